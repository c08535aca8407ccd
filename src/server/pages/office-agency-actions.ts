import { readCommission } from "#domain/partners/partner-terms.ts";
import { eraseOrganisation, erasePerson } from "#services/organisations/erase.ts";
import { changeMemberRole, inviteMember, type MembersRefusal, removeMember } from "#services/organisations/members.ts";
import { addAgency, changeAgency, changeAgencyInvoice } from "#services/partners/change-agencies.ts";
import type { PartnerRefusal } from "#services/partners/change-partners.ts";
import { deskOfOrganisation } from "#site/office-records.ts";
import {
	byOf,
	missing,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	recordDone,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";
import { type Reached, reached } from "./office-partner-actions.ts";

/** What staff do with travel agencies, and with who signs in for organisations. */

const TERMS = [
	"partnerName",
	"commission",
	"email",
	"mailLanguage",
	"isActive",
	"mostOptions",
	"address",
	"vatNumber",
] as const;
type AgencyForm = "agency" | "change-agency";
const KEPT: Readonly<Record<AgencyForm, readonly string[]>> = {
	agency: ["agencyCode", ...TERMS],
	"change-agency": TERMS,
};

interface TypedTerms extends Reached {
	readonly partnerName: string;
	readonly commission: string;
	readonly mostOptions: number;
	readonly address: string;
	readonly vatNumber: string;
}

/** The terms that were typed; null: the commission is no share. */
function termsOf({ partnerName: label, commission, mostOptions, address, vatNumber, ...values }: TypedTerms) {
	const commissionBp = readCommission(commission);
	return commissionBp === null ? null : { label, commissionBp, mostOptions, address, vatNumber, ...reached(values) };
}

function wrong(request: SignedInRequest, name: AgencyForm, path: string, code: string): OfficeAnswer {
	return refused(request, name, { code: "VALIDATION", errors: [{ path, code }] }, { kept: KEPT[name] });
}

function answered(request: SignedInRequest, name: AgencyForm, failure: PartnerRefusal): OfficeAnswer {
	if (failure === "CODE_MALFORMED") return wrong(request, name, "agencyCode", failure);
	if (failure === "EXISTS") return wrong(request, name, "agencyCode", "CODE_EXISTS");
	return refused(request, name, { code: failure }, { kept: KEPT[name] });
}

const add: OfficeAct<"agency"> = async (app, request, values) => {
	const terms = termsOf(values);
	if (!terms) return wrong(request, "agency", "commission", "OUT_OF_RANGE");
	const added = await addAgency(app, { code: values.agencyCode, terms }, byOf(request));
	return added.ok ? recordDone("agencies", added.value, "agency") : answered(request, "agency", added.error);
};

const change: OfficeAct<"change-agency"> = async (app, request, values) => {
	const terms = termsOf(values);
	if (!terms) return wrong(request, "change-agency", "commission", "OUT_OF_RANGE");
	const { which: code, version } = values;
	const changed = await changeAgency(app, { code, version, terms }, byOf(request));
	return changed.ok ? recordDone("agencies", code, "agency") : answered(request, "change-agency", changed.error);
};

const invoice: OfficeAct<"agency-invoice"> = async (app, request, { which: code, version, mayInvoice }) => {
	const changed = await changeAgencyInvoice(app, { code, version, mayInvoice: mayInvoice === "yes" }, byOf(request));
	return changed.ok
		? recordDone("agencies", code, "agency")
		: refused(request, "agency-invoice", { code: changed.error });
};

const ofMembers = (failure: MembersRefusal) =>
	failure === "EXISTS"
		? ({ code: "VALIDATION", errors: [{ path: "email", code: "MEMBER_EXISTS" }] } as const)
		: { code: failure };

const invite: OfficeAct<"member"> = async (app, request, values) => {
	const { organisation: kind, which: code, name, email, memberRole: role } = values;
	const invited = await inviteMember(app, { kind, code }, { name, email, role }, byOf(request));
	if (invited.ok) return recordDone(deskOfOrganisation(kind), code, "member-invited");
	return refused(request, "member", ofMembers(invited.error), { kept: ["name", "email", "memberRole"] });
};

const changeRole: OfficeAct<"member-role"> = async (app, request, values) => {
	const { organisation: kind, which: code, person: memberId, memberRole: role } = values;
	const changed = await changeMemberRole(app, { kind, code }, { memberId, role }, byOf(request));
	if (changed.ok) return recordDone(deskOfOrganisation(kind), code, "member");
	return refused(request, "member-role", { code: changed.error }, { kept: ["memberRole"] });
};

const remove: OfficeAct<"remove-member"> = async (app, request, { organisation: kind, which: code, person }) => {
	const removed = await removeMember(app, { kind, code }, person, byOf(request));
	if (removed.ok) return recordDone(deskOfOrganisation(kind), code, "member-removed");
	return refused(request, "remove-member", { code: removed.error });
};

const eraseMember: OfficeAct<"erase-member"> = async (app, request, values) => {
	const { organisation: kind, which: code, person: personId, reason } = values;
	const erased = await erasePerson(app, { key: { kind, code }, personId }, { ...byOf(request), reason });
	if (erased.ok) return recordDone(deskOfOrganisation(kind), code, "erased-person");
	return erased.error === "NOT_FOUND"
		? missing()
		: refused(request, "erase-member", { code: erased.error }, { kept: ["reason"] });
};

const eraseAll: OfficeAct<"erase-organisation"> = async (app, request, values) => {
	const { organisation: kind, which: code, reason } = values;
	const erased = await eraseOrganisation(app, { kind, code }, { ...byOf(request), reason });
	if (erased.ok) return recordDone(deskOfOrganisation(kind), code, "erased-organisation");
	return erased.error === "NOT_FOUND"
		? missing()
		: refused(request, "erase-organisation", { code: erased.error }, { kept: ["reason"] });
};

type MemberForm = "member" | "member-role" | "remove-member" | "erase-member" | "erase-organisation";
export const AGENCY_ACTS: Pick<OfficeActs, AgencyForm | "agency-invoice" | MemberForm> = {
	"erase-member": eraseMember,
	"erase-organisation": eraseAll,
	agency: add,
	"change-agency": change,
	"agency-invoice": invoice,
	member: invite,
	"member-role": changeRole,
	"remove-member": remove,
};
