import { findOwnerRow, listOwners, type OwnerTerms } from "#db/partners/owner-desk.ts";
import { findPartnerRow, listPartners, type PartnerTerms } from "#db/partners/partner-desk.ts";
import { isLanguage } from "#domain/language.ts";
import { readCommission } from "#domain/partners/partner-terms.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isEmail } from "#domain/text.ts";
import { lettingReport } from "#services/organisations/owner-report.ts";
import { addOwner, addPartner, changeOwner, changePartner } from "#services/partners/change-partners.ts";
import { ownerOfLead } from "#services/partners/owner-of-lead.ts";
import { tableOf } from "./command.ts";
import type { StaffCommand } from "./staff-call.ts";

/** Partners, hosts and home owners, from a terminal: the same use cases as the office's pages of them. */

export const PARTNER_USAGE = `  partners [WORDS]                   partners and hosts with their commissions
  add-partner CODE affiliate|host FIELD=VALUE…   takes one on: name="Ski Fun" commission=7,5 email=… lang=nl
  change-partner CODE FIELD=VALUE…   what is said changes, the rest stays; status=inactive ends the code
  owners [WORDS]                     home owners with their homes counted
  add-owner CODE FIELD=VALUE…        takes one on: name="Claire" fee=15 email=… lang=nl
  change-owner CODE FIELD=VALUE…     what is said changes, the rest stays; status=inactive ends the code
  make-owner MESSAGE CODE            whoever offered a home by the form: an owner with an invitation to the portal
  letting YEAR|MONTH                 what the law asks us to report of homes that are let: 2027, or 2027-05`;

const MOST = 1000;

const FIELDS = ["name", "commission", "fee", "email", "lang", "status"] as const;
type Said = Partial<Record<(typeof FIELDS)[number], string>>;

/** `email=a@b.example` … ; an empty address is none. */
function said(words: readonly string[]): Result<Said, string> {
	const typed: Said = {};
	for (const word of words) {
		const [, name = "", value = ""] = /^(\w+)=(.*)$/s.exec(word) ?? [];
		const field = FIELDS.find((known) => known === name);
		if (!field) return fail(`VALIDATION ${word}`);
		typed[field] = value.trim();
	}
	return ok(typed);
}

function ownerTerms({ email, lang, status }: Said, now: OwnerTerms): Result<OwnerTerms, string> {
	if (email && !isEmail(email)) return fail("VALIDATION email");
	if (lang !== undefined && !isLanguage(lang)) return fail("VALIDATION lang");
	if (status !== undefined && status !== "active" && status !== "inactive") return fail("VALIDATION status");
	return ok({
		email: email === undefined ? now.email : email || null,
		lang: lang ?? now.lang,
		status: status ?? now.status,
	});
}

/** The same with what is agreed: the name, and what the house keeps of the rent. */
function agreedTerms(typed: Said, now: OwnerTerms): Result<OwnerTerms, string> {
	const reached = ownerTerms(typed, now);
	if (!reached.ok) return reached;
	const feeBp = typed.fee === undefined ? undefined : readCommission(typed.fee);
	if (feeBp === null) return fail("VALIDATION fee");
	return ok({
		...reached.value,
		...(typed.name === undefined ? {} : { name: typed.name }),
		...(feeBp === undefined ? {} : { feeBp }),
	});
}

function partnerTerms(typed: Said, now: PartnerTerms): Result<PartnerTerms, string> {
	const reached = ownerTerms(typed, now);
	if (!reached.ok) return reached;
	const commissionBp = typed.commission === undefined ? now.commissionBp : readCommission(typed.commission);
	if (commissionBp === null) return fail("VALIDATION commission");
	const label = typed.name ?? now.label;
	return label === "" ? fail("VALIDATION name") : ok({ ...reached.value, label, commissionBp });
}

const NEW_OWNER: OwnerTerms = { email: null, lang: "nl", status: "active" };
const NEW_PARTNER: PartnerTerms = { ...NEW_OWNER, label: "", commissionBp: 0 };

export const PARTNER_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	partners: async ({ app, rest }) => {
		const rows = await listPartners(app.db, { text: rest.join(" "), after: "" }, MOST);
		const lines = rows.map((row) => [row.code, row.kind, `${row.commission_bp / 100} %`, row.status, row.label]);
		return ok(lines.length > 0 ? tableOf(lines) : "no partners");
	},
	"add-partner": async ({ app, by, rest: [code = "", kind, ...words] }) => {
		if (kind !== "affiliate" && kind !== "host") return fail("VALIDATION kind");
		const typed = said(words);
		const terms = typed.ok ? partnerTerms(typed.value, NEW_PARTNER) : typed;
		return terms.ok ? addPartner(app, { code, kind, terms: terms.value }, by) : terms;
	},
	"change-partner": async ({ app, by, rest: [typed = "", ...words] }) => {
		const row = await findPartnerRow(app.db, typed);
		const fields = said(words);
		if (!row || !fields.ok) return fields.ok ? fail("NOT_FOUND") : fields;
		const { code, version, label, commission_bp: commissionBp, email, lang, status } = row;
		const terms = partnerTerms(fields.value, { label, commissionBp, email, lang, status });
		if (!terms.ok) return terms;
		const changed = await changePartner(app, { code, version, terms: terms.value }, by);
		return changed.ok ? ok(code) : changed;
	},
	"make-owner": ({ app, by, rest: [message = "", code = ""] }) =>
		ownerOfLead(app, { message: Number(message), code }, by),
	letting: async ({ app, by, rest: [period = ""] }) => {
		const file = await lettingReport(app, period, by);
		return file === null ? fail("VALIDATION") : ok(file);
	},
	owners: async ({ app, rest }) => {
		const rows = await listOwners(app.db, { text: rest.join(" "), after: "" }, MOST);
		const lines = rows.map((row) => [row.code, row.status, row.email ?? "", `${row.homes} homes`]);
		return ok(lines.length > 0 ? tableOf(lines) : "no owners");
	},
	"add-owner": async ({ app, by, rest: [code = "", ...words] }) => {
		const typed = said(words);
		const terms = typed.ok ? agreedTerms(typed.value, NEW_OWNER) : typed;
		return terms.ok ? addOwner(app, { code, terms: terms.value }, by) : terms;
	},
	"change-owner": async ({ app, by, rest: [typed = "", ...words] }) => {
		const row = await findOwnerRow(app.db, typed);
		const fields = said(words);
		if (!row || !fields.ok) return fields.ok ? fail("NOT_FOUND") : fields;
		const { code, version, email, lang, status } = row;
		const terms = agreedTerms(fields.value, { email, lang, status });
		if (!terms.ok) return terms;
		const changed = await changeOwner(app, { code, version, terms: terms.value }, by);
		return changed.ok ? ok(code) : changed;
	},
};
