import { CircleAlert } from "lucide-react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useT } from "#i18n/react.tsx";
import { Field, type FieldOption, Select, TextArea } from "#ui/fields.tsx";
import { Notice } from "#ui/notice.tsx";
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
	/** Words for a code that the general ones do not fit. */
	readonly errorText?: (code: string) => string | null;
	readonly className?: string;
}

/** What a field of a form that came back shows: its id, what was typed, and what is wrong with it. */
function useField({ of, name, errorText }: Pick<OfForm, "of" | "name" | "errorText">) {
	const t = useT();
	const { values, errors } = useArea().form(of);
	return { id: `${of}-${name}`, typed: values[name], error: fieldWords(t, errors[name], errorText) };
}

/** A field with its label, hint and error. */
export function AreaField({
	of,
	errorText,
	defaultValue,
	...field
}: OfForm & Omit<InputHTMLAttributes<HTMLInputElement>, keyof OfForm>) {
	const { id, typed, error } = useField({ of, name: field.name, errorText });
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
export function AreaText({ of, errorText, ...text }: OfForm) {
	const { id, typed, error } = useField({ of, name: text.name, errorText });
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

/** Why a form was not taken, or how many of its fields are wrong; the page that comes back begins here. */
export function AreaRefusal({ of }: { of: string }) {
	const t = useT();
	const { form } = useArea();
	const { refused, errors } = form(of);
	const wrong = Object.keys(errors).length;
	if (!refused && wrong === 0) return null;
	const known = REFUSALS.find((code) => code === refused) ?? "OTHER";
	return (
		// A page that comes back with errors begins with them, without script too.
		<Notice tone="berry" as="div" className="mb-6" role="alert" tabIndex={-1} autoFocus>
			<CircleAlert className="icon" aria-hidden="true" />
			<p>{refused ? t(`guest.refused_${known}`) : t("booking.errors", { count: wrong })}</p>
		</Notice>
	);
}
