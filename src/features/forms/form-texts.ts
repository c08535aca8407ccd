import { type FormName, fieldsOf } from "#domain/forms/fields.ts";
import type { FormField } from "#domain/forms/form-field.ts";
import type { FieldCode } from "#domain/validation.ts";
import type { PlainKey, Translate } from "#i18n/translate.ts";

/** Words of the forms' fields. */

/** Fields of one name that ask for something else in some form. */
const OTHER_LABELS: Readonly<Record<string, PlainKey>> = {
	"homeowner-leads.message": "forms.homeMessage",
};

const LABELS = {
	name: "forms.name",
	firstname: "forms.firstname",
	email: "forms.email",
	telephone: "forms.telephone",
	subject: "forms.subject",
	bookingNo: "forms.bookingNo",
	message: "forms.message",
	countryCode: "forms.countryCode",
	placename: "forms.placename",
	kind: "forms.kind",
	bedrooms: "forms.bedrooms",
	groupSize: "forms.groupSize",
	month: "forms.month",
	company: "forms.company",
	url: "forms.url",
	motivation: "forms.motivation",
	cv: "forms.cv",
	answer: "forms.answer",
} as const satisfies Record<string, PlainKey>;

/** Label of a field. */
export function fieldLabel(t: Translate, form: FormName, name: string): string {
	const key = OTHER_LABELS[`${form}.${name}`] ?? (LABELS as Readonly<Record<string, PlainKey>>)[name];
	return key ? t(key) : name;
}

const HINTS: Readonly<Record<string, PlainKey>> = {
	telephone: "forms.telephone_hint",
	bookingNo: "forms.bookingNo_hint",
	url: "forms.url_hint",
	cv: "forms.cv_hint",
};

/** What helps to fill in a field; null: its label says it all. */
export function fieldHint(t: Translate, name: string): string | null {
	const key = HINTS[name];
	return key ? t(key) : null;
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

/** What somebody agrees to by sending a form. */
export function consentText(t: Translate, form: FormName): string {
	switch (form) {
		case "newsletter-subscriptions":
		case "vacancy-applications":
		case "prize-draw-entries":
			return t(`forms.consent_${form}`);
		default:
			return t("forms.consent");
	}
}
