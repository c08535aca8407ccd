import type { ReactNode } from "react";
import type { GuestField } from "#domain/booking/guest-fields.ts";
import { PREFERRED_COUNTRIES } from "#domain/booking/phone.ts";
import { type GuestFormName, guestAreaField, type TypedFieldOf } from "#domain/forms/guest-area-forms.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { PlainKey, Translate } from "#i18n/translate.ts";
import type { FieldOption } from "#ui/fields.tsx";
import type { Countries } from "../forms/country-options.ts";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { fieldWords, guestWords } from "../forms/field-words.ts";
import { FormField } from "../forms/form-field.tsx";
import { PhoneField } from "../forms/phone-field.tsx";
import { useArea } from "./area.tsx";

/** Forms of the guest area: plain HTML, sent to the page that holds them. */

interface AreaFormProps {
	/** What it does: value of the hidden field `do`. */
	readonly name: GuestFormName;
	readonly className?: string;
	/** Another page than this one that holds it. */
	readonly action?: string;
	readonly children: ReactNode;
}

/** A form that posts to its page. Browsers check nothing: the server says what is wrong, in our words. */
export function AreaForm({ name, className, action, children }: AreaFormProps) {
	const { here } = useArea();
	const kept = name.startsWith("sign-out") ? { "data-forgets-typed": "" } : { "data-keeps-typed": "" };
	return (
		<form method="post" action={action ?? here} className={className} noValidate {...kept}>
			<input type="hidden" name="do" value={name} />
			{children}
		</form>
	);
}

interface AreaFieldProps<Name extends GuestFormName> {
	/** The form: its name and the field's make the id. */
	readonly of: Name;
	readonly name: TypedFieldOf<Name>;
	/** What stands in it, unless something else was typed. */
	readonly value?: string | undefined;
	readonly hint?: string;
	readonly className?: string;
	/** Of fields with a choice. */
	readonly options?: readonly FieldOption[];
}

/** A field of a form, with what was typed and what is wrong with it where it came back. */
export function AreaField<Name extends GuestFormName>(props: AreaFieldProps<Name>) {
	const { of, name, value, hint = null, className = "", options = [] } = props;
	const t = useT();
	const { values, errors } = useArea().form(of);
	return (
		<FormField
			field={guestAreaField(of, name)}
			id={`${of}-${name}`}
			label={t(labelKey(name))}
			hint={hint}
			error={errorOf(t, name, errors[name])}
			value={values[name] ?? value}
			options={options}
			className={className}
		/>
	);
}

/** A telephone number and its country, as the booking form asks for them. */
export function AreaPhone({
	of,
	values: kept,
	countries,
}: {
	readonly of: "profile" | "change" | "complete";
	readonly values: Readonly<Record<string, string>>;
	readonly countries: Countries;
}) {
	const t = useT();
	const [preferred = ""] = PREFERRED_COUNTRIES[useLanguage()];
	const { values, errors } = useArea().form(of);
	return (
		<PhoneField
			idPrefix={`${of}-`}
			countries={countries}
			country={values.telCountry ?? (kept.telCountry || preferred)}
			number={values.telNumber ?? kept.telNumber}
			errors={{
				telCountry: errorOf(t, "telCountry", errors.telCountry),
				telNumber: errorOf(t, "telNumber", errors.telNumber),
			}}
		/>
	);
}

const REFUSALS = [
	"WRONG",
	"PASSKEY",
	"TOO_MANY_PASSKEYS",
	"BLOCKED",
	"RATE_LIMITED",
	"PROVE_FIRST",
	"BUSY",
	"STALE",
	"INVALID_TRANSITION",
	"NOT_AVAILABLE",
	"PRICE_CHANGED",
	"PAYMENT_UNREACHABLE",
	"NOTHING_TO_PAY",
	"LIVE",
	"MONEY",
	"TOO_LATE",
	"ALREADY_WRITTEN",
	"TOO_MANY_GUESTS",
	"TOO_MANY_BABIES",
	"TOO_MANY_PETS",
	"NO_PETS",
	"NO_ADULT",
	"INCOMPLETE",
] as const;

/** Names of a guest's fields, as the booking form has them. */
const PERSON_LABELS = {
	firstname: "booking.firstname",
	lastname: "booking.lastname",
	email: "booking.email",
	telCountry: "booking.telCountry",
	telNumber: "booking.telNumber",
	address: "booking.address",
	postalCode: "booking.postalCode",
	placename: "booking.placename",
	countryCode: "booking.countryCode",
	businessBooking: "booking.businessBooking",
	companyName: "booking.companyName",
	vatNumber: "booking.vatNumber",
} as const satisfies Readonly<Record<Exclude<GuestField, "salutation">, PlainKey>>;

/** Names of all fields that people fill in; one without does not compile. */
const LABELS = {
	...PERSON_LABELS,
	salutation: "booking.salutation",
	acceptTerms: "booking.acceptTerms",
	bookingNo: "forms.bookingNo",
	code: "guest.code",
	passkeyName: "guest.passkeyName",
	lang: "guest.language",
	message: "forms.message",
	newEmail: "guest.newEmail",
	rating: "guest.stars",
	sure: "guest.eraseSure",
	text: "guest.reviewText",
	adults: "party.adults",
	children: "party.children",
	babies: "party.babies",
	pets: "party.pets",
} as const satisfies Readonly<Record<TypedFieldOf<GuestFormName>, PlainKey>>;

function labelKey(name: string): PlainKey {
	return Object.hasOwn(LABELS, name) ? LABELS[name as keyof typeof LABELS] : "forms.message";
}

/** What to do about a field; null: nothing is wrong. Some have words of their own. */
export function errorOf(t: Translate, name: string, code: string | undefined): string | null {
	return fieldWords(t, code, (code) => {
		if (name === "bookingNo") return t("forms.bookingNoWrong");
		if (name === "rating") return t("guest.starsMissing");
		return name === "text" && code === "TOO_SHORT" ? t("guest.reviewShort") : guestWords(t, name, code);
	});
}

/** Why a form was not taken, and the way to each wrong field; the page that comes back begins here. */
export function AreaRefusal({ of }: { of: GuestFormName }) {
	const t = useT();
	const { form } = useArea();
	const { refused, errors } = form(of);
	const known = REFUSALS.find((code) => code === refused) ?? "OTHER";
	const wrong = Object.entries(errors).map(([name, code]) => ({
		id: `${of}-${name}`,
		label: t(labelKey(name)),
		error: errorOf(t, name, code) ?? "",
	}));
	return <ErrorSummary className="mb-6" refused={refused ? t(`guest.refused_${known}`) : null} wrong={wrong} />;
}
