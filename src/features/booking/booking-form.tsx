import {
	type ComponentProps,
	type FormEvent,
	memo,
	type ReactNode,
	Suspense,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { note } from "#analytics/acts.ts";
import { APPLICATION_RULE } from "#domain/booking/claim.ts";
import { formProgress } from "#domain/booking/form-progress.ts";
import { GUEST_FIELDS } from "#domain/booking/guest-fields.ts";
import { guestSchema } from "#domain/booking/guest-form.ts";
import { isSamePrice, priceChoicesOf, pricedValues } from "#domain/booking/price-choices.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import { fieldErrors } from "#domain/validation.ts";
import { formatMoney } from "#i18n/format.ts";
import { checkPhone } from "#i18n/phone.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { Translate } from "#i18n/translate.ts";
import { href } from "#site/href.ts";
import type { BookingView } from "#site/views/booking-view.ts";
import { useAfterPress } from "#ui/after-press.ts";
import { Button } from "#ui/button.tsx";
import { useEarlyChoices } from "#ui/early-choices.ts";
import { Checkbox } from "#ui/fields.tsx";
import { isNowhere } from "#ui/focus.ts";
import { late } from "#ui/late.tsx";
import { useLatest } from "#ui/latest.ts";
import { Notice } from "#ui/notice.tsx";
import { useOnItsWay } from "#ui/on-its-way.ts";
import { ErrorSummary, type WrongField } from "../forms/error-summary.tsx";
import { guestFieldWords } from "../forms/field-words.ts";
import { formAddress } from "./form-address.ts";
import { FormProgress } from "./form-progress.tsx";
import { countryChoice, GuestFields } from "./guest-fields.tsx";
import { guestInput } from "./guest-input.ts";
import { noteOfBooking } from "./note-of-booking.ts";
import { offeredChoices, type Reprice } from "./offered-choices.ts";
import { OwnerNote } from "./owner-note.tsx";
import { PriceChoices } from "./price-choices.tsx";
import { refusalKey } from "./refusal-key.ts";

/** What staff alone see: a chunk of its own, which guests never load. */
export const ForStaff = late(() => import("./for-staff.tsx"));
/** What agencies alone see. */
export const ForAgency = late(() => import("./for-agency.tsx"));

/**
 * What the server wrote of these stands until their script is here, with all that is typed in it: whatever else of the
 * form is drawn again meanwhile, their own properties are the same.
 */
const StaffBlock = memo(function StaffBlock(props: ComponentProps<typeof ForStaff>) {
	return (
		<Suspense fallback={null}>
			<ForStaff {...props} />
		</Suspense>
	);
});
const AgencyBlock = memo(function AgencyBlock(props: ComponentProps<typeof ForAgency>) {
	return (
		<Suspense fallback={null}>
			<ForAgency {...props} />
		</Suspense>
	);
});

interface BookingFormProps {
	readonly view: BookingView;
	readonly offer: NonNullable<BookingView["offer"]>;
	readonly reprice: Reprice;
	/** The screen with a new price, for the same form. */
	readonly onPriced: (view: BookingView) => void;
	/** What is booked and what it costs: beside the form, or before its last step. */
	readonly children: ReactNode;
}

/**
 * The booking form. It posts as a plain form, so it works without script; with script every field is checked
 * before it leaves. The server checks again and gives the form back filled, with errors beside the fields.
 */
export function BookingForm({ view, offer, reprice, onPriced, children }: BookingFormProps) {
	const t = useT();
	const language = useLanguage();
	const form = useRef<HTMLFormElement>(null);
	const [values, setValues] = useState<Readonly<Record<string, string>>>(() => ({
		...view.form.values,
		...countryChoice(view.form.values, view.residence, view.telCountry),
	}));
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>(view.form.errors);
	/** The fields named in the summary; they stay while fields are corrected, until the form is sent again. */
	const [summed, setSummed] = useState({ errors: view.form.errors, round: 0 });
	const summary = useRef<HTMLDivElement>(null);
	const sending = useOnItsWay();
	const [pricing, setPricing] = useState(false);
	/** The price was asked again by the order: the guest sees it before anything is booked. */
	const [checkPrice, setCheckPrice] = useState(false);
	/** So many prices were asked for that there is none for a while; the form stays as it is. */
	const [isLimited, setIsLimited] = useState(false);
	/** The price was asked again by the order and is what the guest saw: the order goes on. */
	const [orderGoesOn, setOrderGoesOn] = useState(false);
	const priceTicket = useRef(0);
	/** Percent of the form that was done at most. */
	const furthest = useRef(0);
	/** The browser sends the form for its price, because it could not be asked in place. */
	const posting = useRef(false);
	/** Stays when the price is asked again: it holds what was typed. */
	const [forStaff] = useState(view.forStaff);
	const [forAgency] = useState(view.forAgency);
	/** The type that staff or an agency chose in place of the address's. */
	const [chosenType, setChosenType] = useState<BookingType | null>(null);
	const type = chosenType ?? view.type;
	const schema = useMemo(() => guestSchema(checkPhone), []);
	const afterPress = useAfterPress();

	const read = () => (form.current ? valuesOf(form.current) : values);
	const errorsIn = (current: Readonly<Record<string, string>>) => {
		const parsed = schema.safeParse(guestInput(current));
		const found: Record<string, string> = {};
		if (!parsed.success) for (const error of fieldErrors(parsed.error)) found[error.path] = error.code;
		if (current.acceptTerms !== "1") found.acceptTerms = "TERMS_NOT_ACCEPTED";
		return found;
	};

	/** Asks the price again in place, so that nothing that was typed is touched; the last one asked for counts. */
	const priceAgain = async (): Promise<BookingView | null> => {
		const ticket = ++priceTicket.current;
		setPricing(true);
		setCheckPrice(false);
		const next = await reprice(pricedValues(read())).catch(() => null);
		if (ticket !== priceTicket.current) return null;
		setPricing(false);
		setIsLimited(isLimitedPrice(next));
		if (next?.offer) {
			onPriced(next);
			return next;
		}
		if (isLimitedPrice(next)) return null;
		posting.current = true;
		form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('button[value="price"]'));
		return null;
	};

	/** An order whose price is out of date: the new price is shown first, unless the sum is the same. */
	const orderAgain = async () => {
		const next = (await priceAgain())?.offer;
		if (!next) return;
		const isSame = next.grandCents === offer.grandCents && next.dueCents === offer.dueCents;
		if (!isSame) note({ act: "repriced", beforeCents: offer.grandCents, cents: next.grandCents });
		if (isSame && !next.discount?.refused) setOrderGoesOn(true);
		else setCheckPrice(true);
	};
	useEffect(() => {
		if (!orderGoesOn) return;
		setOrderGoesOn(false);
		form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('button[value="book"]'));
	}, [orderGoesOn]);

	const submit = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		// Asking for the price again needs no complete form.
		if (submitter instanceof HTMLButtonElement && submitter.value === "price") {
			if (posting.current) return;
			event.preventDefault();
			void priceAgain();
			return;
		}
		if (sending.isOnItsWay) {
			event.preventDefault();
			return;
		}
		const found = errorsIn(read());
		if (Object.keys(found).length > 0) {
			event.preventDefault();
			setErrors(found);
			setSummed({ errors: found, round: summed.round + 1 });
			return;
		}
		if (pricing || !isSamePrice(priceChoicesOf(read()), offeredChoices(view))) {
			event.preventDefault();
			void orderAgain();
			return;
		}
		sending.leaves(event.nativeEvent);
		const paid = view.online ? "online" : "bank_transfer";
		if (type === "Booking") note({ act: "paying", type: forStaff ? "invoice" : paid, cents: offer.grandCents });
	};

	/**
	 * A field with a wrong value shows its error when it is left. Errors go while their field is edited, never when
	 * it is left: what vanishes under the pointer would swallow the click on the button below.
	 */
	const leave = (name: string) => {
		const current = read();
		const code = current[name] ? errorsIn(current)[name] : undefined;
		if (code && !(name in errors)) setErrors({ ...errors, [name]: code });
	};
	// What was pressed may have changed the form meanwhile.
	const leaveNow = useLatest(leave);
	const change = ({ target }: FormEvent<HTMLFormElement>) => {
		const current = read();
		const percent = formProgress(guestInput(current), checkPhone);
		if (percent > furthest.current) {
			furthest.current = percent;
			// The name of the field alone.
			note({ act: "typed", percent: Math.floor(percent), field: (target as Element & { readonly name: string }).name });
		}
		setValues(current);
		const wrong = errorsIn(current);
		const shown = Object.keys(errors).filter((name) => name in wrong);
		if (shown.length < Object.keys(errors).length) {
			setErrors(Object.fromEntries(shown.map((name) => [name, wrong[name] ?? ""])));
		}
	};

	// Values that the browser restored or filled in count from the start.
	useEffect(() => {
		if (!form.current) return;
		const restored = valuesOf(form.current);
		setValues(restored);
		furthest.current = formProgress(guestInput(restored), checkPhone);
	}, []);

	useEarlyChoices(form);

	// What came with the page (round 0) is read first, unless the visitor has already moved to a field.
	useEffect(() => {
		if (summed.round > 0 || isNowhere()) summary.current?.focus();
	}, [summed.round]);

	const { refused } = view.form;
	const wrong = [...staffErrors(forStaff, summed.round), ...wrongFields(t, summed.errors)];
	return (
		<form
			ref={form}
			className="booking-cols"
			action={formAddress(view, view.type)}
			method="post"
			noValidate
			data-keeps-typed=""
			onSubmit={submit}
			onChange={change}
			onBlur={({ target }) => {
				if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
				afterPress(() => leaveNow.current(target.name));
			}}
		>
			<input type="hidden" name="quoteId" value={offer.quoteId} />
			<input type="hidden" name="idempotencyKey" value={view.idempotencyKey} />
			{/* The group room that led here learns what is booked. */}
			{view.form.values.room && <input type="hidden" name="room" value={view.form.values.room} />}
			<div>
				{/* The summary counts what is wrong: one count above a form. */}
				{wrong.length === 0 && <FormProgress values={values} />}
				<ErrorSummary
					ref={summary}
					className="mb-6"
					refused={
						refused && t(`booking.refused${refusalKey(refused)}`, { price: formatMoney(offer.grandCents, language) })
					}
					wrong={wrong}
				/>
				{forStaff && <StaffBlock view={forStaff} type={view.type} lines={offer.lines} onType={setChosenType} />}
				{forAgency && <AgencyBlock view={forAgency} type={view.type} lines={offer.lines} onType={setChosenType} />}
				<GuestFields
					values={values}
					errors={errors}
					countries={view.countries}
					residence={view.residence}
					telCountry={view.telCountry}
					onResidence={priceAgain}
				/>
				<PriceChoices view={view} offer={offer} onChange={priceAgain} />
			</div>
			{children}
			<fieldset className="form-part">
				<legend>{t(`booking.lastStep${type}`)}</legend>
				<div>
					<Checkbox
						id="acceptTerms"
						name="acceptTerms"
						value="1"
						defaultChecked={values.acceptTerms === "1"}
						label={t("booking.acceptTerms")}
						error={guestFieldWords(t, "acceptTerms", errors.acceptTerms)}
					/>
					<p className="mt-2">
						{/* Beside the form, so that what was typed stays. */}
						<a className="text-link t-small" href={href("conditions", language)} target="_blank" rel="noreferrer">
							{t("layout.conditions")}
						</a>
					</p>
					<OwnerNote owner={view.owner} />
					<p className="t-small soft mt-3 max-w-[60ch]">
						{type === "Application"
							? t("booking.noteApplication", APPLICATION_RULE)
							: t(type === "Option" ? "booking.noteOption" : noteOfBooking(view.online, offer.instalments))}
					</p>
					<p className="t-small soft mt-2 max-w-[60ch]">{t("booking.noWithdrawal")}</p>
					{checkPrice && !pricing && (
						<Notice tone="honey" className="mt-6" role="alert">
							{t("booking.refusedCHECK_PRICE", { price: formatMoney(offer.grandCents, language) })}
						</Notice>
					)}
					{isLimited && (
						<Notice tone="berry" className="mt-6" role="alert">
							{t("booking.refusedRATE_LIMITED")}
						</Notice>
					)}
					<div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
						{/* By law the button says its words alone. */}
						<Button
							look="ember"
							className="w-full sm:w-auto"
							type="submit"
							name="do"
							value="book"
							disabled={view.unavailable}
							aria-disabled={sending.isOnItsWay || undefined}
						>
							{type === "Booking" ? t("booking.order") : t(`booking.send${type}`)}
						</Button>
						<p aria-busy={pricing} aria-live="polite">
							<span className="t-small soft">{t("price.total")}</span>{" "}
							<b data-testid="order-sum">{formatMoney(offer.grandCents, language)}</b>
						</p>
					</div>
				</div>
			</fieldset>
		</form>
	);
}

/** No price, because too many were asked for. */
function isLimitedPrice(view: BookingView | null): boolean {
	return view?.offer === null && view.form.refused === "RATE_LIMITED";
}

/** What the server found wrong with the fields of staff, until the form is sent again. */
function staffErrors(forStaff: BookingView["forStaff"], round: number): readonly WrongField[] {
	return forStaff && !forStaff.isOver && round === 0 ? forStaff.wrong : [];
}

/** Texts of all fields of a form by their names. */
function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
	return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The wrong fields as the summary names them, in the order of the form; their ids are their names. */
function wrongFields(t: Translate, errors: Readonly<Record<string, string>>): readonly WrongField[] {
	const found = (id: string, label: string) => {
		const error = guestFieldWords(t, id, errors[id]);
		return error ? [{ id, label, error }] : [];
	};
	const fields = GUEST_FIELDS.flatMap((name) => (name === "salutation" ? [] : found(name, t(`booking.${name}`))));
	return [...fields, ...found("acceptTerms", t("booking.acceptTerms"))];
}
