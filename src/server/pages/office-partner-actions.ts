import type { Language } from "#domain/language.ts";
import { readCommission } from "#domain/partners/partner-terms.ts";
import {
	addOwner,
	addPartner,
	changeOwner,
	changePartner,
	type PartnerRefusal,
} from "#services/partners/change-partners.ts";
import {
	byOf,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	recordDone,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What staff do with partners, hosts and home owners. */

type PeopleForm = "partner" | "change-partner" | "owner" | "change-owner";
const REACHED = ["email", "mailLanguage", "isActive"];
const KEPT: Readonly<Record<PeopleForm, readonly string[]>> = {
	partner: ["partnerCode", "partnerKind", "partnerName", "commission", ...REACHED],
	"change-partner": ["partnerName", "commission", ...REACHED],
	owner: ["ownerCode", "ownerName", "fee", ...REACHED],
	"change-owner": ["ownerName", "fee", ...REACHED],
};

function answered(request: SignedInRequest, name: PeopleForm, failure: PartnerRefusal): OfficeAnswer {
	const kept = KEPT[name];
	if (failure !== "CODE_MALFORMED" && failure !== "EXISTS") return refused(request, name, { code: failure }, { kept });
	const path = name === "partner" ? "partnerCode" : "ownerCode";
	const code = failure === "EXISTS" ? "CODE_EXISTS" : failure;
	return refused(request, name, { code: "VALIDATION", errors: [{ path, code }] }, { kept });
}

export interface Reached {
	readonly email: string;
	readonly mailLanguage: Language;
	readonly isActive: boolean;
}

/** How somebody is reached, as it was typed. */
export const reached = ({ email, mailLanguage, isActive }: Reached) => ({
	email: email === "" ? null : email,
	lang: mailLanguage,
	status: isActive ? ("active" as const) : ("inactive" as const),
});

/** The terms that were typed; null: the commission is no share. */
function termsOf(values: Reached & { readonly partnerName: string; readonly commission: string }) {
	const commissionBp = readCommission(values.commission);
	return commissionBp === null ? null : { label: values.partnerName, commissionBp, ...reached(values) };
}

function noShare(request: SignedInRequest, name: PeopleForm): OfficeAnswer {
	const path = name === "partner" || name === "change-partner" ? "commission" : "fee";
	const errors = [{ path, code: "OUT_OF_RANGE" }];
	return refused(request, name, { code: "VALIDATION", errors }, { kept: KEPT[name] });
}

/** The terms of an owner that were typed; null: the fee is no share. */
function ownerTermsOf(values: Reached & { readonly ownerName: string; readonly fee: string }) {
	const feeBp = values.fee === "" ? undefined : readCommission(values.fee);
	if (feeBp === null) return null;
	return {
		...reached(values),
		...(values.ownerName === "" ? {} : { name: values.ownerName }),
		...(feeBp === undefined ? {} : { feeBp }),
	};
}

const add: OfficeAct<"partner"> = async (app, request, values) => {
	const terms = termsOf(values);
	if (!terms) return noShare(request, "partner");
	const { partnerCode: code, partnerKind: kind } = values;
	const added = await addPartner(app, { code, kind, terms }, byOf(request));
	return added.ok ? recordDone("partners", added.value, "partner") : answered(request, "partner", added.error);
};

const change: OfficeAct<"change-partner"> = async (app, request, values) => {
	const terms = termsOf(values);
	if (!terms) return noShare(request, "change-partner");
	const { which: code, version } = values;
	const changed = await changePartner(app, { code, version, terms }, byOf(request));
	return changed.ok ? recordDone("partners", code, "partner") : answered(request, "change-partner", changed.error);
};

const own: OfficeAct<"owner"> = async (app, request, values) => {
	const terms = ownerTermsOf(values);
	if (!terms) return noShare(request, "owner");
	const added = await addOwner(app, { code: values.ownerCode, terms }, byOf(request));
	return added.ok ? recordDone("owners", added.value, "owner") : answered(request, "owner", added.error);
};

const changeOwn: OfficeAct<"change-owner"> = async (app, request, values) => {
	const terms = ownerTermsOf(values);
	if (!terms) return noShare(request, "change-owner");
	const { which: code, version } = values;
	const changed = await changeOwner(app, { code, version, terms }, byOf(request));
	return changed.ok ? recordDone("owners", code, "owner") : answered(request, "change-owner", changed.error);
};

export const PARTNER_ACTS: Pick<OfficeActs, PeopleForm> = {
	partner: add,
	"change-partner": change,
	owner: own,
	"change-owner": changeOwn,
};
