import type { FormField } from "./form-field.ts";
import { type FormName, fieldsOf } from "./site-forms.ts";

/** A form as a browser sends it, as the schemas read it. */

/** A ticked box of an HTML form, or `true` of an API client. */
export function isTicked(value: string | undefined): boolean {
	return value === "1" || value === "on" || value === "true";
}

/** Texts of fields with numbers and ticks in their places; what is no number stays as it was typed. */
export function bodyOf(
	fields: readonly FormField[],
	values: Readonly<Record<string, string>>,
): Record<string, unknown> {
	const body: Record<string, unknown> = { ...values };
	for (const { name, type } of fields) {
		if (type === "tick" || type === "agree") body[name] = isTicked(values[name]);
		if (type !== "number") continue;
		const typed = values[name]?.trim() ?? "";
		body[name] = typed === "" ? undefined : /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
	}
	return body;
}

/** The body of one of the site's forms. */
export function formBodyOf(form: FormName, values: Readonly<Record<string, string>>): Record<string, unknown> {
	return { ...bodyOf(fieldsOf(form), values), consent: isTicked(values.consent) };
}
