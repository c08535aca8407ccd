import { callingCode } from "#i18n/phone.ts";
import type { FieldOption } from "#ui/fields.tsx";

/** Countries with their names in the page's language. */
export type Countries = readonly { readonly code: string; readonly name: string }[];

export function countryOptions(countries: Countries): readonly FieldOption[] {
	return countries.map(({ code, name }) => ({ value: code, label: name }));
}

/** The countries whose numbers are known, each with its code before its name. */
export function callingCodes(countries: Countries): readonly FieldOption[] {
	return countries
		.filter(({ code }) => callingCode(code) !== "")
		.map(({ code, name }) => ({ value: code, label: `${callingCode(code)} ${name}` }));
}
