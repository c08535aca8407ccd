import type {
	OrganisationFormName,
	OrganisationFormValues,
	OrganisationSenderOf,
} from "#domain/forms/organisation-forms.ts";
import type { Language } from "#domain/language.ts";
import type { OrganisationArea } from "#domain/organisations/rights.ts";
import { networkPrefix } from "#services/access/auth-log.ts";
import type { App } from "#services/app.ts";
import type { MemberBy } from "#services/organisations/member-by.ts";
import type { MemberSession } from "#services/organisations/member-session.ts";
import { organisationHref } from "#site/organisation-area.ts";
import {
	ORGANISATION_DONE_PARAM,
	type OrganisationDone,
	type OrganisationPage,
} from "#site/views/organisation-view.ts";
import { codesByField, type FormComesBack, type FormOutcome } from "../forms/answer.ts";
import { statusOf } from "../status.ts";

/** Requests and answers of the forms of the areas of organisations. */

export interface OrganisationRequest {
	readonly area: OrganisationArea;
	readonly session: MemberSession | null;
	readonly language: Language;
	/** Path below the area. */
	readonly path: string;
	readonly clientAddress: string | null;
	/** `User-Agent`. */
	readonly client: string;
	/** The session cookie that came along, whatever it is worth. */
	readonly oldCookie: string | null;
	/** The cookie of the browser that a passkey was asked of. */
	readonly browser: string | null;
	/** Fields of the form. */
	readonly values: Readonly<Record<string, string>>;
	/** What its file field holds. */
	readonly files: readonly Uint8Array[];
}

export interface SignedInRequest extends OrganisationRequest {
	readonly session: MemberSession;
}

/** `session`: the token of one that begins or goes on; null: it has ended. */
export type OrganisationAnswer = FormOutcome & {
	readonly session?: string | null;
	/** What to remember the browser by. */
	readonly browser?: string;
};

/** What a form does; which request and which values it is given follows from its name. */
export type OrganisationAct<Name extends OrganisationFormName> = (
	app: App,
	request: OrganisationSenderOf<Name> extends "anyone" ? OrganisationRequest : SignedInRequest,
	values: OrganisationFormValues<Name>,
) => Promise<OrganisationAnswer>;

export type OrganisationActs = { readonly [Name in OrganisationFormName]: OrganisationAct<Name> };

/** What somebody may not do, another's thing, and what there is not. */
export const missing = (): FormComesBack => ({
	status: 404,
	code: null,
	page: { organisation: { form: null, instead: null, isMissing: true } },
});

export type Failure =
	| { readonly code: "VALIDATION"; readonly errors: readonly { readonly path: string; readonly code: string }[] }
	| { readonly code: string; readonly retryAfter?: number };

/** The page with a form that was not taken: filled, and with what is wrong. */
export function refused(
	{ values }: Pick<OrganisationRequest, "values">,
	name: OrganisationFormName,
	failure: Failure,
	instead: OrganisationPage | null = null,
): FormComesBack {
	if (failure.code === "NOT_FOUND") return missing();
	const isFieldwise = "errors" in failure;
	const form = {
		name,
		values,
		errors: isFieldwise ? codesByField(failure.errors) : {},
		refused: isFieldwise ? null : failure.code,
	};
	const retryAfter = "retryAfter" in failure ? failure.retryAfter : undefined;
	return { status: statusOf(failure.code), code: failure.code, retryAfter, page: { organisation: { form, instead } } };
}

/** Leads to a page of the area that says what was done. */
export function done(
	{ area, language }: Pick<OrganisationRequest, "area" | "language">,
	path: string,
	what: OrganisationDone,
): { readonly redirect: string } {
	return { redirect: `${organisationHref(area, language, path)}?${ORGANISATION_DONE_PARAM}=${what}` };
}

/** Who acts, and from where. */
export function byOf({ session, clientAddress }: SignedInRequest): MemberBy {
	const { organisation, publicId } = session;
	return { kind: organisation.kind, memberId: publicId, network: networkPrefix(clientAddress) };
}
