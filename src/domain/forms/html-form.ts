import { type FormName, fieldsOf } from "./site-forms.ts";

/** A form as a browser sends it, as the schemas read it. */

/** A ticked box of an HTML form, or `true` of an API client. */
export function isTicked(value: string | undefined): boolean {
	return value === "1" || value === "on" || value === "true";
}

/** Texts of the fields with numbers and ticks in their places; what is no number stays as it was typed. */
export function formBodyOf(form: FormName, values: Readonly<Record<string, string>>): Record<string, unknown> {
	const numbers = fieldsOf(form)
		.filter((field) => field.type === "number")
		.map(({ name }) => name);
	const asNumbers = numbers.map((name) => {
		const typed = values[name]?.trim() ?? "";
		return [name, typed === "" ? undefined : /^\d{1,9}$/.test(typed) ? Number(typed) : typed];
	});
	return { ...values, ...Object.fromEntries(asNumbers), consent: isTicked(values.consent) };
}
