import { CircleAlert } from "lucide-react";
import type { FormField as Field } from "#domain/forms/fields.ts";
import { useT } from "#i18n/react.tsx";

/** A value to choose, and its words. */
export interface FieldOption {
	readonly value: string;
	readonly label: string;
}

interface FormFieldProps {
	readonly field: Field;
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
}

/** One field of a form: label, control, what helps to fill it in, and what is wrong with it. */
export function FormField({ field, id, label, hint, error, value, options }: FormFieldProps) {
	const t = useT();
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
	const control = {
		...{ id, name: field.name, className: "input", autoComplete: field.autocomplete },
		...{ required: field.required, maxLength: field.maxLength },
		...{ "aria-invalid": error ? (true as const) : undefined, "aria-describedby": described },
	};
	return (
		<div className={`field ${isShort(field) ? "half" : ""}`}>
			<label htmlFor={id}>
				{label}
				{!field.required && <span className="soft font-normal"> ({t("forms.optional")})</span>}
			</label>
			<Control field={field} control={control} value={value} options={options} />
			{hint && (
				<p className="field-hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<ErrorText id={`${id}-error`} error={error} />
		</div>
	);
}

interface ControlProps extends Pick<FormFieldProps, "field" | "value" | "options"> {
	readonly control: Readonly<{
		id: string;
		name: string;
		className: string;
		autoComplete: string | undefined;
		required: boolean;
		maxLength: number | undefined;
		"aria-invalid": true | undefined;
		"aria-describedby": string | undefined;
	}>;
}

function Control({ field, control, value, options }: ControlProps) {
	const t = useT();
	const { maxLength: _, ...unbounded } = control;
	switch (field.type) {
		case "lines":
			// No limit while typing: what is pasted in is shortened by its author, not cut off.
			return <textarea {...unbounded} rows={6} defaultValue={value} />;
		case "file":
			return <input {...unbounded} type="file" accept={CV_ACCEPT} />;
		case "choice":
		case "country":
		case "month":
			return (
				<select {...unbounded} defaultValue={value ?? ""}>
					<option value="">{t(field.type === "month" ? "forms.monthOpen" : "forms.choose")}</option>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			);
		case "number":
			return (
				<input
					{...control}
					type="text"
					inputMode="numeric"
					maxLength={field.max === undefined ? undefined : String(field.max).length + 2}
					defaultValue={value}
				/>
			);
		default:
			return <input {...control} {...TYPES[field.type]} defaultValue={value} />;
	}
}

/** `address` stays a text: people leave out https://, which a field of the type url refuses. */
const TYPES = {
	text: { type: "text" },
	email: { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
	telephone: { type: "tel", inputMode: "tel" },
	address: { type: "text", inputMode: "url", autoCapitalize: "none", spellCheck: false },
} as const;

/** What a file dialogue offers; the server looks at the bytes. */
const CV_ACCEPT = [
	...[".pdf", ".doc", ".docx", ".odt", "application/pdf", "application/msword"],
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	"application/vnd.oasis.opendocument.text",
].join(",");

const SHORT = ["firstname", "name", "email", "telephone", "company", "url", "subject", "placename", "countryCode"];
const SHORT_TYPES: readonly Field["type"][] = ["number", "month", "choice"];

function isShort({ name, type }: Field): boolean {
	return SHORT.includes(name) || SHORT_TYPES.includes(type);
}

/** What is wrong with a field and what to do, beside it. */
export function ErrorText({ id, error }: { id: string; error: string | null }) {
	if (!error) return null;
	return (
		<p className="field-error" id={id}>
			<CircleAlert className="icon-s mt-0.5" aria-hidden="true" />
			{error}
		</p>
	);
}
