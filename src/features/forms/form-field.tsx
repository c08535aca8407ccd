import type { FormField as FieldShape } from "#domain/forms/form-field.ts";
import { useT } from "#i18n/react.tsx";
import { Checkbox, Field, type FieldOption, Select, TextArea } from "#ui/fields.tsx";

interface FormFieldProps {
	readonly field: FieldShape;
	/** Id of the control; its hint and its error have theirs after it. */
	readonly id: string;
	readonly label: string;
	readonly hint: string | null;
	/** What to do about it; null: nothing is wrong. */
	readonly error: string | null;
	/** What was typed before. */
	readonly value: string | undefined;
	/** Of fields with a choice. */
	readonly options: readonly FieldOption[];
	/** What stands there while nothing is chosen; a field without it has a choice from the start. */
	readonly open?: string;
	/** Id of a list of what is likely typed, for fields of text. */
	readonly list?: string;
	/** It has the focus when the page opens, without script too. */
	readonly takesFocus?: boolean | undefined;
	/** Width in the form's grid, where it is not that of the field's kind. */
	readonly className?: string | undefined;
}

/** One field of a form, drawn as its kind is. */
export function FormField(props: FormFieldProps) {
	const { field, id, label, hint, error, value, options, open, list, takesFocus, className } = props;
	const t = useT();
	const { name, required, type } = field;
	const frame = {
		id,
		name,
		label,
		hint,
		error,
		required,
		optional: required ? null : t("forms.optional"),
		className: className ?? (isShort(field) ? "half" : ""),
		autoComplete: field.autocomplete,
		...(takesFocus ? { autoFocus: true } : {}),
	};
	switch (type) {
		case "password":
			return <Field {...frame} type="password" maxLength={field.maxLength} />;
		case "lines":
			// No limit while typing: what is pasted in is shortened by its author, not cut off.
			return <TextArea {...frame} rows={6} defaultValue={value} />;
		case "file":
			return <Field {...frame} type="file" accept={CV_ACCEPT} />;
		case "choice":
		case "country":
		case "month": {
			// What is chosen already and needed is not taken back.
			const first = open !== undefined && (!required || !value) ? [{ value: "", label: open }] : [];
			return <Select {...frame} options={[...first, ...options]} defaultValue={value ?? ""} />;
		}
		case "tick":
		case "agree":
			return <Checkbox id={id} name={name} value="1" defaultChecked={value === "1"} label={label} error={error} />;
		case "number": {
			const longest = field.max === undefined ? undefined : String(field.max).length + 2;
			return <Field {...frame} type="text" inputMode="numeric" maxLength={longest} defaultValue={value} />;
		}
		case "day":
			return <Field {...frame} type="date" defaultValue={value} />;
		case "money":
			return <Field {...frame} type="text" inputMode="decimal" maxLength={20} defaultValue={value} />;
		default:
			return <Field {...frame} {...TYPES[type]} list={list} maxLength={field.maxLength} defaultValue={value} />;
	}
}

/** `address` stays a text: people leave out https://, which a field of the type url refuses. */
const TYPES = {
	text: { type: "text" },
	email: { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
	telephone: { type: "tel", inputMode: "tel" },
	address: { type: "text", inputMode: "url", autoCapitalize: "none", spellCheck: false },
	nationalNumber: { type: "tel", inputMode: "tel" },
	bookingNo: { type: "text", autoCapitalize: "characters", spellCheck: false },
	code: { type: "text", inputMode: "numeric" },
	slug: { type: "text" },
} as const;

/** What a file dialogue offers; the server looks at the bytes. */
const CV_ACCEPT = [
	".pdf",
	".doc",
	".docx",
	".odt",
	"application/pdf",
	"application/msword",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	"application/vnd.oasis.opendocument.text",
].join(",");

const SHORT = ["firstname", "name", "email", "telephone", "company", "url", "subject", "placename", "countryCode"];
const SHORT_TYPES: readonly FieldShape["type"][] = ["number", "money", "month", "choice"];

function isShort({ name, type }: FieldShape): boolean {
	return SHORT.includes(name) || SHORT_TYPES.includes(type);
}
