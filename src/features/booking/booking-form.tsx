import { CircleAlert } from "lucide-react";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { guestSchema } from "#domain/booking/guest-form.ts";
import { fieldErrors } from "#domain/validation.ts";
import { formatMoney } from "#i18n/format.ts";
import { checkPhone } from "#i18n/phone.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { searchString, stayParams } from "#site/search-params.ts";
import type { BookingView } from "#site/views/booking-view.ts";
import { FormProgress } from "./form-progress.tsx";
import { countryChoice, GuestFields } from "./guest-fields.tsx";
import { guestInput } from "./guest-input.ts";
import { PriceChoices } from "./price-choices.tsx";

interface BookingFormProps {
	readonly view: BookingView;
	readonly offer: NonNullable<BookingView["offer"]>;
	/** Gets the price of what the form holds and shows it; the form stays. */
	readonly onPriceAsked: (values: Readonly<Record<string, string>>) => Promise<void>;
}

/**
 * The booking form. It posts as a plain form, so it works without script; with script every field is checked
 * before it leaves. The server checks again and gives the form back filled, with errors beside the fields.
 */
export function BookingForm({ view, offer, onPriceAsked }: BookingFormProps) {
	const t = useT();
	const language = useLanguage();
	const form = useRef<HTMLFormElement>(null);
	const [values, setValues] = useState<Readonly<Record<string, string>>>(() => ({
		...view.form.values,
		...countryChoice(view.form.values, language),
	}));
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>(view.form.errors);
	const [sending, setSending] = useState(false);
	const schema = useMemo(() => guestSchema(checkPhone), []);

	const read = () => (form.current ? valuesOf(form.current) : values);
	const errorsIn = (current: Readonly<Record<string, string>>) => {
		const parsed = schema.safeParse(guestInput(current));
		const found: Record<string, string> = {};
		if (!parsed.success) for (const error of fieldErrors(parsed.error)) found[error.path] = error.code;
		if (current.acceptTerms !== "1") found.acceptTerms = "TERMS_NOT_ACCEPTED";
		return found;
	};

	/** The price that is on its way; the last one asked for counts. */
	const asking = useRef<Promise<void>>(null);
	/** Asks for the price without leaving the page; where that fails, the button does what it does without script. */
	const askPrice = async (button: HTMLButtonElement) => {
		const asked = (asking.current ?? Promise.resolve()).then(() => onPriceAsked(read()));
		asking.current = asked;
		try {
			await asked;
			if (asking.current === asked) asking.current = null;
		} catch {
			asking.current = null;
			byPost.current = true;
			form.current?.requestSubmit(button);
		}
	};
	const byPost = useRef(false);

	const submit = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		// Asking for the price again needs no complete form.
		if (submitter instanceof HTMLButtonElement && submitter.value === "price") {
			if (byPost.current) return;
			event.preventDefault();
			void askPrice(submitter);
			return;
		}
		// Booked is what is shown: a price that is on its way is waited for.
		if (asking.current) {
			event.preventDefault();
			void asking.current.then(() => form.current?.requestSubmit(submitter)).catch(() => {});
			return;
		}
		const found = errorsIn(read());
		if (Object.keys(found).length > 0 || sending) {
			event.preventDefault();
			setErrors(found);
			focusFirstError(form.current, found);
			return;
		}
		setSending(true);
	};

	/**
	 * A field that is left with something wrong in it says so. Errors go while their field is mended, never when
	 * it is left: what vanishes under the pointer would swallow the click on the button below.
	 */
	const leave = (name: string) => {
		const current = read();
		const code = current[name] ? errorsIn(current)[name] : undefined;
		if (code && !(name in errors)) setErrors({ ...errors, [name]: code });
	};
	const change = () => {
		const current = read();
		setValues(current);
		const wrong = errorsIn(current);
		const shown = Object.keys(errors).filter((name) => name in wrong);
		if (shown.length < Object.keys(errors).length) {
			setErrors(Object.fromEntries(shown.map((name) => [name, wrong[name] ?? ""])));
		}
	};

	// What the browser kept or filled in by itself counts from the start.
	useEffect(() => {
		if (form.current) setValues(valuesOf(form.current));
	}, []);

	// The form that came back is shown from its first error on.
	const cameBack = view.form.errors;
	useEffect(() => focusFirstError(form.current, cameBack), [cameBack]);

	const query = searchString(stayParams(view.params));
	return (
		<form
			ref={form}
			action={`${view.path}${query}${query ? "&" : "?"}type=${view.type}`}
			method="post"
			noValidate
			onSubmit={submit}
			onChange={change}
			onBlur={(event) => {
				if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
					leave(event.target.name);
			}}
		>
			<input type="hidden" name="quoteId" value={offer.quoteId} />
			<input type="hidden" name="idempotencyKey" value={view.idempotencyKey} />
			<FormProgress values={values} />
			{view.form.refused && (
				<p className="notice notice-berry" role="alert">
					<CircleAlert className="icon" aria-hidden="true" />
					{t(`booking.refused${refusalKey(view.form.refused)}`, { price: formatMoney(offer.grandCents, language) })}
				</p>
			)}
			{Object.keys(errors).length > 0 && (
				<p className="notice notice-berry" role="alert">
					<CircleAlert className="icon" aria-hidden="true" />
					{t("booking.errors", { count: Object.keys(errors).length })}
				</p>
			)}
			<GuestFields values={values} errors={errors} countries={view.countries} />
			<PriceChoices view={view} form={form} />
			<fieldset className="form-part">
				<legend>{t("booking.lastStep")}</legend>
				<div>
					<label className="check">
						<input
							type="checkbox"
							name="acceptTerms"
							value="1"
							defaultChecked={values.acceptTerms === "1"}
							aria-invalid={errors.acceptTerms ? true : undefined}
							aria-describedby={errors.acceptTerms ? "acceptTerms-error" : undefined}
						/>
						<span>{t("booking.acceptTerms")}</span>
					</label>
					{errors.acceptTerms && (
						<p className="field-error" id="acceptTerms-error">
							<CircleAlert className="icon-s mt-0.5" aria-hidden="true" />
							{t("field.TERMS_NOT_ACCEPTED")}
						</p>
					)}
					<p className="mt-2">
						{/* Beside the form, so that what was typed stays. */}
						<a className="text-link t-small" href={href("conditions", language)} target="_blank" rel="noreferrer">
							{t("layout.conditions")}
						</a>
					</p>
					<p className="t-small soft mt-3 max-w-[60ch]">
						{t(view.type === "Booking" && view.online ? "booking.noteBookingOnline" : `booking.note${view.type}`)}
					</p>
					<p className="t-small soft mt-2 max-w-[60ch]">{t("booking.noWithdrawal")}</p>
					<button
						className="btn btn-ember mt-6 w-full sm:w-auto"
						type="submit"
						name="do"
						value="book"
						disabled={view.unavailable}
						aria-disabled={sending || undefined}
					>
						{view.type === "Booking"
							? `${t("booking.order")} · ${formatMoney(offer.grandCents, language)}`
							: t(`booking.send${view.type}`)}
					</button>
				</div>
			</fieldset>
		</form>
	);
}

/** Texts of all fields of a form by their names. */
export function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
	return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function focusFirstError(form: HTMLFormElement | null, errors: Readonly<Record<string, string>>): void {
	if (!form || Object.keys(errors).length === 0) return;
	const first = [...form.elements].find((element) => "name" in element && String(element.name) in errors);
	if (first instanceof HTMLElement) first.focus();
}

const REFUSALS = [
	"PRICE_CHANGED",
	"NOT_AVAILABLE",
	"BOOKING_UNAVAILABLE",
	"OPTION_LIMIT",
	"OPTION_REPEATED",
	"OPTION_TOO_LATE",
	"OPTION_NOT_ALLOWED",
] as const;

function refusalKey(code: string): (typeof REFUSALS)[number] | "Other" {
	return REFUSALS.find((refusal) => refusal === code) ?? "Other";
}
