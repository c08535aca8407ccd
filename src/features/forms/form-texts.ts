import type { FormField } from "#domain/forms/form-field.ts";
import { type FormName, fieldsOf, formOf, type SiteFormDefinition } from "#domain/forms/site-forms.ts";
import type { FieldCode } from "#domain/validation.ts";
import type { Translate } from "#i18n/translate.ts";

/** Words of the forms' fields. */

type Field = SiteFormDefinition["fields"][number];
type EnteredField = Exclude<Field, { readonly fixed: true }>;
type LabelName = EnteredField extends infer One
	? One extends { readonly label: infer Label extends string }
		? Label
		: One extends { readonly name: infer Name extends string }
			? Name
			: never
	: never;
type HintedName = Extract<Field, { readonly hint: true }>["name"];

/** Label of a field; a message that a language lacks does not compile. */
export function fieldLabel(t: Translate, { name, label = name }: FormField): string {
	return t(`forms.${label as LabelName}`);
}

/** What helps to fill in a field; null: its label says it all. */
export function fieldHint(t: Translate, { name, hint }: FormField): string | null {
	return hint ? t(`forms.${name as HintedName}_hint`) : null;
}

/** What to do about a field, in one sentence. */
export function fieldError(t: Translate, form: FormName, name: string, code: FieldCode): string {
	const field = fieldsOf(form).find((one) => one.name === name);
	if (field?.type === "number" && field.min !== undefined && field.max !== undefined) {
		if (code === "OUT_OF_RANGE") return t("forms.outOfRange", { min: field.min, max: field.max });
		if (code === "INVALID_TYPE") return t("forms.wholeNumber");
	}
	if (code === "INVALID_FORMAT" && name === "bookingNo") return t("forms.bookingNoWrong");
	if (code === "INVALID_FORMAT" && name === "url") return t("forms.urlWrong");
	if (code === "REQUIRED" && name === "cv") return t("forms.cvMissing");
	if (code === "REQUIRED" && isChoice(field)) return t("field.INVALID_CHOICE");
	return t(`field.${code}`);
}

function isChoice(field: FormField | undefined): boolean {
	return field?.type === "choice" || field?.type === "country";
}

/** The consent text of a form. */
export function consentText(t: Translate, form: FormName): string {
	type Own = Extract<SiteFormDefinition, { readonly ownConsent: true }>["name"];
	return formOf(form).ownConsent ? t(`forms.consent_${form as Own}`) : t("forms.consent");
}
