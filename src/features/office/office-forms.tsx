import { createContext, type InputEvent, type ReactNode, type SubmitEvent, useContext, useState } from "react";
import type { FormField as FormFieldShape } from "#domain/forms/form-field.ts";
import {
	STEP_UP_CODE,
	type StaffFormName,
	staffField,
	staffForm,
	type TypedStaffField,
} from "#domain/forms/staff-forms.ts";
import type { Language } from "#domain/language.ts";
import { formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { PlainKey, Translate } from "#i18n/translate.ts";
import type { OfficeFormState } from "#site/views/office-view.ts";
import type { FieldOption } from "#ui/fields.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { fieldWords } from "../forms/field-words.ts";
import { FormField } from "../forms/form-field.tsx";
import { useOffice } from "./office-context.tsx";
import { typedSum } from "./typed-sum.ts";

/** Forms of the office: plain HTML, sent to the page that holds them. What is typed into them is not kept. */

interface OfficeFormProps {
	/** What it does: value of the hidden field `do`. */
	readonly name: StaffFormName;
	/** Of forms in a line of a list: whose. */
	readonly person?: string;
	readonly className?: string | undefined;
	/** Of forms with a file. */
	readonly encType?: "multipart/form-data";
	readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
	readonly children: ReactNode;
}

/** Forms of whose words a draft is kept. */
const DRAFTED: readonly StaffFormName[] = ["answer", "write-guest", "note"];

/** A form that posts to its page. Browsers check nothing: the server says what is wrong, in our words. */
export function OfficeForm({ name, person, className, encType, onSubmit, children }: OfficeFormProps) {
	const { here } = useOffice();
	const [filled, setFilled] = useState(NOTHING_FILLED);
	const typed = ({ target }: InputEvent<HTMLFormElement>) => {
		if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
		const { name, value } = target;
		if (value.trim() !== "" && !filled.has(name)) setFilled(new Set(filled).add(name));
	};
	return (
		<form
			method="post"
			action={here}
			className={className}
			encType={encType}
			noValidate
			onSubmit={onSubmit}
			onInput={typed}
			data-forgets-typed={name === "sign-out" ? "" : undefined}
			data-draft={DRAFTED.includes(name) ? "" : undefined}
		>
			<input type="hidden" name="do" value={name} />
			{person !== undefined && <input type="hidden" name="person" value={person} />}
			<Filled value={filled}>{children}</Filled>
		</form>
	);
}

const NOTHING_FILLED: ReadonlySet<string> = new Set();

/** Fields of the form around that something was written into since the page came. */
const Filled = createContext(NOTHING_FILLED);

/** Gone once something else stands in the field: a file that the right code brings leaves the page as it is. */
const ENDED_BY_TYPING: readonly (string | undefined)[] = ["REQUIRED", "WRONG_CODE"];

/** What is still wrong: a field that was empty, or a code that was wrong, is not once something stands in it. */
function useErrors(of: StaffFormName, person: string | null): OfficeFormState["errors"] {
	const { errors } = useOffice().form(of, person);
	const filled = useContext(Filled);
	const still = Object.entries(errors).filter(([name, code]) => !ENDED_BY_TYPING.includes(code) || !filled.has(name));
	return Object.fromEntries(still);
}

interface OfficeFieldProps<Name extends StaffFormName> {
	readonly of: Name;
	readonly name: TypedStaffField<Name>;
	readonly person?: string;
	readonly value?: string | undefined;
	readonly hint?: string;
	/** Of fields with a choice; `open` stands there while nothing is chosen. */
	readonly options?: readonly FieldOption[];
	readonly open?: string;
	/** Id of a list of what is likely typed. */
	readonly list?: string;
	/** Needed as things stand, though the form as such can do without it. */
	readonly isNeeded?: boolean;
	/** What is wrong with what the page itself shows in it. */
	readonly problem?: string | null;
	/** What is typed now reads: what was wrong when it was sent is over. */
	readonly isMended?: boolean;
	/** It has the focus when the page opens, without script too; what is wrong with a form goes before it. */
	readonly takesFocus?: boolean;
}

const idOf = (of: StaffFormName, name: string, person?: string) => [of, name, person].filter(Boolean).join("-");

/** What a field is called, what was typed into it, and what is wrong with it where it came back. */
export function useOfficeField<Name extends StaffFormName>({
	of,
	name,
	person,
}: Pick<OfficeFieldProps<Name>, "of" | "name" | "person">) {
	const t = useT();
	const language = useLanguage();
	const field = staffField(of, name);
	const { values } = useOffice().form(of, person ?? null);
	const errors = useErrors(of, person ?? null);
	return {
		field,
		values,
		id: idOf(of, name, person),
		label: fieldLabel(t, name, of),
		error: limitWords(t, language, field, errors[name]) ?? errorOf(t, name, errors[name]),
	};
}

/** The field of the second factor in a form that needs it fresh, with what is wrong with the code. */
export function useStepUpField(of: StaffFormName, person?: string) {
	const t = useT();
	const errors = useErrors(of, person ?? null);
	return { id: idOf(of, STEP_UP_CODE, person), error: errorOf(t, STEP_UP_CODE, errors[STEP_UP_CODE]) };
}

/** A field of a form, with what was typed and what is wrong with it where it came back. */
export function OfficeField<Name extends StaffFormName>(props: OfficeFieldProps<Name>) {
	const { name, value, hint, options = [], open, list, takesFocus, isNeeded, problem, isMended } = props;
	const { field, values, id, label, error } = useOfficeField(props);
	return (
		<FormField
			field={isNeeded ? { ...field, required: true } : field}
			id={id}
			label={label}
			hint={hint ?? null}
			error={(isMended ? null : error) ?? problem ?? null}
			value={values[name] ?? value}
			options={options}
			{...(open === undefined ? {} : { open })}
			{...(list === undefined ? {} : { list })}
			takesFocus={takesFocus}
			className=""
		/>
	);
}

/** What a field of the office is called; `of` is its form. */
export function fieldLabel(t: Translate, name: string, of: StaffFormName): string {
	// Beside the known reasons.
	if (of === "decline" && name === "reason") return t("office.reason");
	if (name === STEP_UP_CODE) return t("office.stepUp");
	return t(LABELS[name as keyof typeof LABELS] ?? "office.name");
}

/** Names of all fields that people fill in; one without does not compile. */
const LABELS = {
	ownerName: "office.name",
	fee: "office.fee",
	email: "office.email",
	password: "office.password",
	newPassword: "office.newPassword",
	code: "office.code",
	name: "office.name",
	passkeyName: "office.passkeyName",
	support: "office.role_support",
	sales: "office.role_sales",
	content: "office.role_content",
	finance: "office.role_finance",
	admin: "office.role_admin",
	why: "office.why",
	reason: "office.why",
	days: "office.days",
	amount: "office.amount",
	reference: "office.reference",
	receivedOn: "office.receivedOn",
	bookingNo: "office.number",
	statement: "office.statement",
	text: "office.note",
	words: "office.writtenText",
	answer: "office.answer",
	answerLang: "office.writtenIn",
	isWaiting: "office.isWaiting",
	templateName: "office.templateName",
	nameNl: "office.templateName_nl",
	nameEn: "office.templateName_en",
	nameDe: "office.templateName_de",
	nameFr: "office.templateName_fr",
	nl: "office.in_nl",
	en: "office.in_en",
	de: "office.in_de",
	fr: "office.in_fr",
	home: "office.boardHome",
	from: "office.firstNight",
	to: "office.freeAgain",
	kind: "office.blockKind",
	lastDay: "office.lastDay",
	isSure: "office.isSure",
	arrival: "office.arrival",
	departure: "office.departure",
	ownerAgrees: "office.ownerAgrees",
	price: "office.newPrice",
	less: "office.lessFee",
	refund: "office.refundTo",
	oldPath: "office.oldPath",
	target: "office.target",
	redirectStatus: "office.redirectStatus",
	discountCode: "office.discountCode",
	codeKind: "office.codeKind",
	codeValue: "office.codeValue",
	maxReduction: "office.maxReduction",
	minRent: "office.minRent",
	bookFrom: "office.bookFrom",
	bookUntil: "office.bookUntil",
	stayFrom: "office.stayFrom",
	stayUntil: "office.stayUntil",
	maxUses: "office.maxUses",
	perGuest: "office.perGuest",
	partnerCode: "office.partnerCode",
	partnerKind: "office.partnerKind",
	partnerName: "office.partnerName",
	commission: "office.commission",
	ownerCode: "office.ownerCode",
	agencyCode: "office.partnerCode",
	mostOptions: "office.mostOptions",
	address: "office.agencyAddress",
	vatNumber: "office.agencyVat",
	memberRole: "office.memberRole",
	mailLanguage: "office.mailLanguage",
	isActive: "office.isActive",
	homes: "office.homes",
	countries: "office.countries",
	viewName: "office.viewName",
	iban: "office.iban",
	isCertain: "office.isCertain",
} as const satisfies Readonly<Record<TypedStaffField<StaffFormName>, PlainKey>>;

/** A sum that shows how sums are written. */
const EXAMPLE_CENTS = 277_23;

/** How a sum is written, where it cannot be read; what a number or a sum may be, where it is more, less, or too long to be one. */
function limitWords(t: Translate, language: Language, field: FormFieldShape, code: string | undefined): string | null {
	const { type, min = 0, max } = field;
	if (code === "INVALID_FORMAT" && type === "money") {
		return t("office.field_sum", { example: typedSum(EXAMPLE_CENTS, language) });
	}
	if (code !== "OUT_OF_RANGE" || max === undefined) return null;
	if (type === "number") return t("office.field_between", { min: String(min), max: String(max) });
	const sum = (cents: number) => formatMoneyExact(cents, language);
	return type === "money" ? t("office.field_between", { min: sum(min), max: sum(max) }) : null;
}

function errorOf(t: Translate, name: string, code: string | undefined): string | null {
	if ((name === "bookUntil" || name === "stayUntil") && code === "OUT_OF_RANGE") return t("office.code_ORDER");
	return fieldWords(t, code, (code) =>
		name === "newPassword" && code === "TOO_SHORT"
			? t("office.passwordShort")
			: code === "ROLE"
				? t("office.field_ROLE")
				: code === "WRONG_CODE"
					? t("office.refused_WRONG_CODE")
					: code === "GUESSABLE"
						? t("office.passwordGuessable")
						: code === "MEMBER_EXISTS"
							? t("office.memberExists")
							: code === "NO_BOOKING"
								? t("office.noSuchBooking")
								: code === "IBAN"
									? t("office.field_IBAN")
									: (dayWords(t, code) ?? redirectWords(t, code) ?? codeWords(t, code)),
	);
}

function dayWords(t: Translate, code: string): string | null {
	return code === "DAY_AHEAD" || code === "DAY_LONG_AGO" ? t(`office.field_${code}`) : null;
}

/** Why a code is not taken. */
const CODE_CODES = ["CODE_MALFORMED", "CODE_EXISTS", "CODE_BOOK_OVER", "CODE_STAY_OVER", "CODE_HOMES"] as const;

function codeWords(t: Translate, code: string): string | null {
	const known = CODE_CODES.find((one) => one === code);
	return known ? t(`office.code_${known}`) : null;
}

/** Why an old address or where it should lead is not taken. */
const REDIRECT_CODES = [
	"PATH_MALFORMED",
	"PATH_TAKEN",
	"EXISTS",
	"TARGET_UNKNOWN",
	"TARGET_MALFORMED",
	"TARGET_OWN_HOST",
	"TARGET_DEAD",
	"TARGET_SILENT",
	"LOOP",
] as const;

function redirectWords(t: Translate, code: string): string | null {
	const known = REDIRECT_CODES.find((one) => one === code);
	return known ? t(`office.redirect_${known}`) : null;
}

/** Why a booking was not changed. */
const BOOKING_REFUSALS = [
	"STALE",
	"INVALID_TRANSITION",
	"NOT_AVAILABLE",
	"OPTION_TOO_LATE",
	"INCOMPLETE",
	"PRICE_CHANGED",
	"REPEATED",
	"SETTLED",
	"SENT_BACK",
	"SETTLED_WITH",
	"SURPLUS",
	"VALIDATION",
	"WAITS",
	"SAME_HANDS",
	"LIVE",
	"MONEY",
	"REASON",
	"NO_REASON",
	"TOO_MUCH",
	"TOO_LOW",
	"SAME_PRICE",
	"SAME_STAY",
	"HOME_UNKNOWN",
	"OWNER_MUST_AGREE",
	"TOO_MANY_BOOKINGS",
	"NOTHING",
	"NAME_TAKEN",
	"TOO_MANY_VIEWS",
	"ASSIGNEE",
	"FACT_OPEN",
	"UNKNOWN_FACT",
	"NO_ADDRESS",
	"ENTERED",
	"WRITTEN_SINCE",
] as const;
const REFUSALS = [
	"WRONG",
	"WRONG_CODE",
	"PASSKEY",
	"BLOCKED",
	"BUSY",
	"TAKEN",
	"LAST_ADMIN",
	"OWN_ACCOUNT",
	"LAST_WAY",
	"TOO_MANY",
	"NIGHTS_TAKEN",
	"CHANGED",
	"MAIL_STATE",
	"MAIL_SHUT",
	"CODE_USED",
	"CODE_ENDED",
	"NOT_READY",
	"INACTIVE",
	"NOT_REPEATABLE",
	"NOT_VALID",
	"RUNNING",
	"PAYOUT_NOTHING",
	"PAYOUT_NO_ACCOUNT",
	...BOOKING_REFUSALS,
] as const;

const NO_FIELD: FormFieldShape = { name: "", type: "text", required: false };
const fieldOf = (of: StaffFormName, name: string): FormFieldShape =>
	staffForm(of)?.fields.find((field) => field.name === name) ?? NO_FIELD;

/** Why a form was not taken, and the way to each wrong field; the page that comes back begins here. */
export function OfficeRefusal({ of, person }: { of: StaffFormName; person?: string }) {
	const t = useT();
	const language = useLanguage();
	const { refused } = useOffice().form(of, person ?? null);
	const errors = useErrors(of, person ?? null);
	// Who is signed in already types the code alone.
	const code = of === "confirm" && refused === "WRONG" ? "WRONG_CODE" : refused;
	const known = REFUSALS.find((one) => one === code) ?? "OTHER";
	const wrong = Object.entries(errors).map(([name, code]) => ({
		id: idOf(of, name, person),
		label: fieldLabel(t, name, of),
		error: limitWords(t, language, fieldOf(of, name), code) ?? errorOf(t, name, code) ?? "",
	}));
	return <ErrorSummary className="mb-4" refused={refused ? t(`office.refused_${known}`) : null} wrong={wrong} />;
}
