import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isEmail } from "#domain/text.ts";
import { formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BookingView } from "#site/views/booking-view.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields.tsx";
import { useOnItsWay } from "#ui/on-its-way.ts";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { fieldWords } from "../forms/field-words.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { formAddress } from "./form-address.ts";
import { OwnerNote } from "./owner-note.tsx";
import { refusalKey } from "./refusal-key.ts";

interface HoldFormProps {
	readonly view: BookingView;
	readonly offer: NonNullable<BookingView["offer"]>;
	/** What is held and what it costs: beside the form, or before its button. */
	readonly children: ReactNode;
}

/**
 * A free hold, for an e-mail address alone; all else is given when it is booked. The form with all fields is one link
 * away. It works without script, and the server checks again.
 */
export function HoldForm({ view, offer, children }: HoldFormProps) {
	const t = useT();
	const language = useLanguage();
	const { refused, values } = view.form;
	const [found, setFound] = useState({ code: view.form.errors.email, round: 0 });
	const summary = useRef<HTMLDivElement>(null);
	const sending = useOnItsWay();
	useEffect(() => {
		if (found.round > 0) summary.current?.focus();
	}, [found.round]);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		if (sending.isOnItsWay) {
			event.preventDefault();
			return;
		}
		const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
		const code = email === "" ? "REQUIRED" : isEmail(email) ? undefined : "INVALID_EMAIL";
		if (!code) return sending.leaves(event.nativeEvent);
		event.preventDefault();
		setFound({ code, round: found.round + 1 });
	};
	/** What is mended is wrong no more, while it is typed. */
	const change = ({ target }: FormEvent<HTMLFormElement>) => {
		if (target instanceof HTMLInputElement && isEmail(target.value.trim())) setFound({ code: undefined, round: 0 });
	};
	const error = fieldWords(t, found.code);
	return (
		<form
			className="booking-cols"
			action={formAddress(view, "Option", false)}
			method="post"
			noValidate
			data-keeps-typed=""
			onSubmit={submit}
			onChange={change}
		>
			<input type="hidden" name="hold" value="1" />
			<input type="hidden" name="quoteId" value={offer.quoteId} />
			<input type="hidden" name="idempotencyKey" value={view.idempotencyKey} />
			{values.room && <input type="hidden" name="room" value={values.room} />}
			<div>
				<ErrorSummary
					ref={summary}
					className="mb-6"
					refused={
						refused && t(`booking.refused${refusalKey(refused)}`, { price: formatMoney(offer.grandCents, language) })
					}
					wrong={error ? [{ id: "email", label: t("booking.email"), error }] : []}
				/>
				<fieldset className="form-part">
					<legend>{t("booking.holdWhere")}</legend>
					<div>
						<Field
							id="email"
							name="email"
							type="email"
							inputMode="email"
							autoComplete="email"
							label={t("booking.email")}
							hint={t("booking.holdHint")}
							error={error}
							defaultValue={values.email}
							required
						/>
					</div>
				</fieldset>
			</div>
			{children}
			<div>
				<OwnerNote owner={view.owner} />
				<p className="t-small soft mt-3 max-w-[60ch]">{t("booking.noteOption")}</p>
				<div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
					<Button
						look="ember"
						className="w-full sm:w-auto"
						type="submit"
						name="do"
						value="book"
						disabled={view.unavailable}
						aria-disabled={sending.isOnItsWay || undefined}
					>
						{t("booking.sendOption")}
					</Button>
					<p>
						<span className="t-small soft">{t("price.total")}</span>{" "}
						<b data-testid="order-sum">{formatMoney(offer.grandCents, language)}</b>
					</p>
				</div>
				<p className="mt-6">
					<SiteLink className="text-link t-small inline-flex min-h-11 items-center" href={formAddress(view, "Option")}>
						{t("booking.holdFull")}
					</SiteLink>
				</p>
			</div>
		</form>
	);
}
