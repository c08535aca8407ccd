import type { InputHTMLAttributes, ReactNode } from "react";
import type { GuestField } from "#domain/booking/guest-fields.ts";
import { useT } from "#i18n/react.tsx";
import type { PlainKey, Translate } from "#i18n/translate.ts";
import { Field, type FieldOption, Select, TextArea } from "#ui/fields.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { fieldWords } from "../forms/field-words.ts";
import { useArea } from "./area.tsx";

/** Forms of the guest area: plain HTML, sent to the page that holds them. */

interface AreaFormProps {
	/** What it does: value of the hidden field `do`. */
	readonly name: string;
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

interface OfForm {
	/** The form: its id and the field's name make the id. */
	readonly of: string;
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	readonly className?: string;
}

/** What a field of a form that came back shows: its id, what was typed, and what is wrong with it. */
function useField({ of, name }: Pick<OfForm, "of" | "name">) {
	const t = useT();
	const { values, errors } = useArea().form(of);
	return { id: `${of}-${name}`, typed: values[name], error: errorOf(t, name, errors[name]) };
}

/** A field with its label, hint and error. */
export function AreaField({
	of,
	defaultValue,
	...field
}: OfForm & Omit<InputHTMLAttributes<HTMLInputElement>, keyof OfForm>) {
	const { id, typed, error } = useField({ of, name: field.name });
	return <Field {...field} id={id} error={error} defaultValue={typed ?? defaultValue} />;
}

/** A list to choose from. */
export function AreaSelect({
	of,
	chosen,
	...select
}: Pick<OfForm, "of" | "name" | "label" | "className"> & {
	options: readonly FieldOption[];
	chosen: string | undefined;
	autoComplete?: string;
}) {
	const { id, typed, error } = useField({ of, name: select.name });
	return <Select {...select} id={id} error={error} defaultValue={typed ?? chosen} />;
}

/** A text of several lines. */
export function AreaText({ of, ...text }: OfForm) {
	const { id, typed, error } = useField({ of, name: text.name });
	return <TextArea {...text} id={id} error={error} rows={5} defaultValue={typed} />;
}

const REFUSALS = [
	"WRONG",
	"BLOCKED",
	"RATE_LIMITED",
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
] as const;

/** Names of a guest's fields, as the booking form has them. */
export const PERSON_LABELS = {
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

const LABELS = {
	...PERSON_LABELS,
	bookingNo: "forms.bookingNo",
	code: "guest.code",
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
} as const satisfies Readonly<Record<string, PlainKey>>;

function labelKey(name: string): PlainKey {
	return Object.hasOwn(LABELS, name) ? LABELS[name as keyof typeof LABELS] : "forms.message";
}

/** What to do about a field; null: nothing is wrong. Some have words of their own. */
export function errorOf(t: Translate, name: string, code: string | undefined): string | null {
	return fieldWords(t, code, (code) => {
		if (name === "bookingNo") return t("forms.bookingNoWrong");
		if (name === "rating") return t("guest.starsMissing");
		return name === "text" && code === "OUT_OF_RANGE" ? t("guest.reviewShort") : null;
	});
}

/** Why a form was not taken, and the way to each wrong field; the page that comes back begins here. */
export function AreaRefusal({ of }: { of: string }) {
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
