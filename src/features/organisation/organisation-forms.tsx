import type { ReactNode } from "react";
import {
	OF_FIELD,
	type OrganisationFormName,
	organisationField,
	type SharedFormName,
	type TypedOrganisationField,
} from "#domain/forms/organisation-forms.ts";
import { useT } from "#i18n/react.tsx";
import type { PlainKey, Translate } from "#i18n/translate.ts";
import type { FieldOption } from "#ui/fields.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { fieldWords } from "../forms/field-words.ts";
import { FormField } from "../forms/form-field.tsx";
import { useOrganisation } from "./organisation-context.tsx";

/** Forms of the areas of organisations: plain HTML, sent to the page that holds them. */

interface OrganisationFormProps {
	/** What it does: value of the hidden field `do`. */
	readonly name: OrganisationFormName;
	readonly className?: string;
	/** It sends files. */
	readonly hasFiles?: boolean;
	readonly children: ReactNode;
}

/** A form that posts to its page. Browsers check nothing: the server says what is wrong, in our words. */
export function OrganisationForm({ name, className, hasFiles = false, children }: OrganisationFormProps) {
	const { here, view } = useOrganisation();
	return (
		<form
			method="post"
			action={here}
			encType={hasFiles ? "multipart/form-data" : undefined}
			className={className}
			noValidate
			data-forgets-typed={name === "sign-out" ? "" : undefined}
			data-keeps-typed={name === "sign-out" ? undefined : ""}
		>
			<input type="hidden" name="do" value={name} />
			{view.person && <input type="hidden" name={OF_FIELD} value={view.person.organisation.publicId} />}
			{children}
		</form>
	);
}

interface OrganisationFieldProps<Name extends SharedFormName> {
	/** The form: its name, the field's and the member's make the id. */
	readonly of: Name;
	readonly name: TypedOrganisationField<Name>;
	readonly member?: string;
	readonly value?: string | undefined;
	readonly hint?: string;
	/** Of fields with a choice. */
	readonly options?: readonly FieldOption[];
}

const idOf = (of: OrganisationFormName, name: string, member?: string) => [of, name, member].filter(Boolean).join("-");

/** A field of a form, with what was typed and what is wrong with it where it came back. */
export function OrganisationField<Name extends SharedFormName>(props: OrganisationFieldProps<Name>) {
	const { of, name, member, value, hint = null, options = [] } = props;
	const t = useT();
	const { values, errors } = useOrganisation().form(of, member);
	return (
		<FormField
			field={organisationField(of, name)}
			id={idOf(of, name, member)}
			label={t(LABELS[name as keyof typeof LABELS])}
			hint={hint}
			error={errorOf(t, errors[name])}
			value={values[name] ?? value}
			options={options}
			className=""
		/>
	);
}

/** Names of all fields that people fill in; one without does not compile. */
const LABELS = {
	email: "organisation.email",
	code: "organisation.code",
	name: "organisation.name",
	role: "organisation.role",
	holder: "organisation.holder",
	address: "organisation.address",
	country: "organisation.country",
	iban: "organisation.iban",
	vatNumber: "organisation.vatNumber",
	keyName: "organisation.keyName",
	homes: "organisation.homes",
	passkeyName: "organisation.passkeyName",
	sure: "organisation.eraseOwnSure",
	bookingNo: "organisation.messageBooking",
	subject: "organisation.messageSubject",
	message: "organisation.messageText",
} as const satisfies Readonly<Record<TypedOrganisationField<SharedFormName>, PlainKey>>;

function errorOf(t: Translate, code: string | undefined): string | null {
	return fieldWords(t, code, (code) => {
		const own = OWN_ERRORS.find((known) => known === code);
		return own ? t(`organisation.error_${own}`) : null;
	});
}

/** What is wrong with a field of these forms alone. */
const OWN_ERRORS = ["MEMBER_EXISTS", "IBAN", "VAT_NUMBER", "HOMES_UNKNOWN", "BOOKING_UNKNOWN"] as const;

const REFUSALS = [
	"WRONG",
	"BLOCKED",
	"RATE_LIMITED",
	"BUSY",
	"LAST_OWNER",
	"INACTIVE",
	"TOO_MANY_INVITATIONS",
	"TOO_MANY_KEYS",
	"TOO_MANY_HOMES",
	"PASSKEY",
	"TOO_MANY_PASSKEYS",
] as const;

/** Why a form was not taken, and the way to each wrong field; the page that comes back begins here. */
export function OrganisationRefusal({ of, member }: { of: SharedFormName; member?: string }) {
	const t = useT();
	const { refused, errors } = useOrganisation().form(of, member);
	const known = REFUSALS.find((code) => code === refused) ?? "OTHER";
	const wrong = Object.entries(errors).map(([name, code]) => ({
		id: idOf(of, name, member),
		label: t(LABELS[name as keyof typeof LABELS] ?? "organisation.name"),
		error: errorOf(t, code) ?? "",
	}));
	return <ErrorSummary className="mb-4" refused={refused ? t(`organisation.refused_${known}`) : null} wrong={wrong} />;
}
