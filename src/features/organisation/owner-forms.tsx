import { type OrganisationForm as Definition, organisationField } from "#domain/forms/organisation-forms.ts";
import type { OwnerFormName, TypedOwnerField } from "#domain/forms/owner-forms.ts";
import { useT } from "#i18n/react.tsx";
import type { PlainKey, Translate } from "#i18n/translate.ts";
import type { FieldOption } from "#ui/fields.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { fieldWords } from "../forms/field-words.ts";
import { FormField } from "../forms/form-field.tsx";
import { useOrganisation } from "./organisation-context.tsx";

/** Fields and refusals of the forms of the owner's portal. */

/** Of forms that stand on a page more than once: which field says of what, and its value. */
export interface OfThing {
	readonly field: "booking" | "home" | "block" | "source" | "proposal" | "picture";
	readonly value: string;
}

/** A form as it came back, or empty. */
export function useCame(of: OwnerFormName, thing?: OfThing) {
	const form = useOrganisation().form(of);
	if (thing === undefined || form.values[thing.field] === thing.value) return form;
	return { name: of, values: {}, errors: {}, refused: null } as typeof form;
}

const idOf = (of: Definition["name"], name: string, thing?: OfThing) =>
	[of, name, thing?.value].filter(Boolean).join("-");

interface OwnerFieldProps<Name extends OwnerFormName> {
	readonly of: Name;
	readonly name: TypedOwnerField<Name>;
	readonly thing?: OfThing;
	readonly value?: string | undefined;
	readonly hint?: string;
	readonly options?: readonly FieldOption[];
	/** What stands there while nothing is chosen. */
	readonly open?: string;
}

/** A field of a form, with what was typed and what is wrong with it where it came back. */
export function OwnerField<Name extends OwnerFormName>(props: OwnerFieldProps<Name>) {
	const { of, name, thing, value, hint = null, options = [], open } = props;
	const t = useT();
	const { values, errors } = useCame(of, thing);
	return (
		<FormField
			field={organisationField(of, name)}
			id={idOf(of, name, thing)}
			label={t(LABELS[name as keyof typeof LABELS])}
			hint={hint}
			error={errorOf(t, errors[name])}
			value={values[name] ?? value}
			options={options}
			className=""
			{...(open === undefined ? {} : { open })}
		/>
	);
}

/** Names of all fields that owners fill in; one without does not compile. */
const LABELS = {
	why: "owner.why",
	words: "owner.words",
	from: "owner.from",
	to: "owner.to",
	kind: "owner.kind",
	reason: "owner.note",
	calendar: "owner.calendarAddress",
	letting: "owner.letting",
	night: "owner.field_nightCents",
	weekend: "owner.field_weekendCents",
	minNights: "owner.field_minNights",
	changeDays: "owner.field_changeDays",
	remark: "owner.remark",
	registration: "owner.field_registrationNumber",
	energy: "owner.field_energyLabel",
	checkin: "owner.field_checkinFrom",
	checkout: "owner.field_checkoutUntil",
	photos: "owner.photosFiles",
	caption: "owner.caption",
} as const satisfies Readonly<Record<TypedOwnerField<OwnerFormName>, PlainKey>>;

const OWN_CODES = [
	"CALENDAR_EXISTS",
	"TOO_MANY_CALENDARS",
	"OWN_CALENDAR",
	"PICTURE_TYPE",
	"FILE_TOO_LARGE",
	"PICTURE_SMALL",
	"TOO_MANY_FILES",
	"TOO_MANY_PICTURES",
] as const;

export function errorOf(t: Translate, code: string | undefined): string | null {
	return fieldWords(t, code, (own) => {
		const known = OWN_CODES.find((one) => one === own);
		return known ? t(`owner.wrong_${known}`) : null;
	});
}

const REFUSALS = [
	"STALE",
	"INVALID_TRANSITION",
	"NOT_AVAILABLE",
	"NIGHTS_TAKEN",
	"BUSY",
	"CHANGED",
	"NOTHING",
	"TOO_MANY_PROPOSALS",
	"NOT_VALID",
	"WAITS",
	"PROPOSED",
	"LAST_PICTURE",
	"RATE_LIMITED",
] as const;

/** Why a form was not taken, and the way to each wrong field; the page that comes back begins here. */
export function OwnerRefusal({ of, thing }: { of: OwnerFormName; thing?: OfThing }) {
	const t = useT();
	const { refused, errors } = useCame(of, thing);
	const known = REFUSALS.find((code) => code === refused);
	const wrong = Object.entries(errors).map(([name, code]) => ({
		id: idOf(of, name, thing),
		label: t(LABELS[name as keyof typeof LABELS] ?? "owner.words"),
		error: errorOf(t, code) ?? "",
	}));
	const why = known ? t(`owner.refused_${known}`) : t("organisation.refused_OTHER");
	return <ErrorSummary className="mb-4" refused={refused ? why : null} wrong={wrong} />;
}
