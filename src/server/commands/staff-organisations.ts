import { findBehind, findOrganisationId, listMembers, type OrganisationKey } from "#db/organisations/organisations.ts";
import { type AgencyTerms, findAgencyRow, listAgencies } from "#db/partners/agency-desk.ts";
import { isLanguage } from "#domain/language.ts";
import { MEMBER_ROLES, ORGANISATION_KINDS } from "#domain/organisations/rights.ts";
import { readCommission } from "#domain/partners/partner-terms.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isEmail, isPlainText } from "#domain/text.ts";
import { eraseOrganisation, erasePerson, organisationEraseRefusal } from "#services/organisations/erase.ts";
import { exportOrganisation, exportPerson } from "#services/organisations/export-people.ts";
import { changeMemberRole, inviteMember, removeMember } from "#services/organisations/members.ts";
import { addAgency, changeAgency, changeAgencyInvoice } from "#services/partners/change-agencies.ts";
import { tableOf } from "./command.ts";
import type { StaffCommand } from "./staff-call.ts";

/** Travel agencies, and who belongs to organisations, from a terminal: the same use cases as the office's pages. */

export const ORGANISATION_USAGE = `  agencies [WORDS]                   travel agencies with their commissions
  add-agency CODE FIELD=VALUE…       takes one on: name="De Zwaluw" commission=8 email=… lang=nl options=2 address=… vat=…
  change-agency CODE FIELD=VALUE…    what is said changes, the rest stays; status=inactive ends it
  agency-invoice CODE yes|no         whether it may book on invoice
  members KIND CODE                  who belongs to an organisation; KIND: ${ORGANISATION_KINDS.join(", ")}
  invite-member KIND CODE MAIL ROLE NAME   lets somebody in and mails how; ROLE: ${MEMBER_ROLES.join(", ")}
  member-role KIND CODE MAIL ROLE    another role, from the next request on
  remove-member KIND CODE MAIL       ends somebody's access
  person-data KIND CODE MAIL         everything that is held of somebody who belongs to it, as JSON
  forget-person KIND CODE MAIL REASON   forgets somebody, wherever they belong; without --yes nothing is done
  organisation-data KIND CODE        everything that is held of a partner, host, agency or owner, as JSON
  forget-organisation KIND CODE REASON  forgets it and its people; without --yes nothing is done`;

const MOST = 1000;
const FIELDS = ["name", "commission", "email", "lang", "status", "options", "address", "vat"] as const;
const NEW: AgencyTerms = {
	label: "",
	commissionBp: 0,
	email: null,
	lang: "nl",
	status: "active",
	mostOptions: 2,
	address: "",
	vatNumber: "",
};

/** `options=3` …: the terms as they are, with what is said. */
function termsOf(words: readonly string[], now: AgencyTerms): Result<AgencyTerms, string> {
	const said: Partial<Record<(typeof FIELDS)[number], string>> = {};
	for (const word of words) {
		const [, name = "", value = ""] = /^(\w+)=(.*)$/s.exec(word) ?? [];
		const field = FIELDS.find((known) => known === name);
		if (!field || !isPlainText(value)) return fail(`VALIDATION ${word}`);
		said[field] = value.trim();
	}
	const { email, lang, status, options = String(now.mostOptions), commission } = said;
	if (email && !isEmail(email)) return fail("VALIDATION email");
	if (lang !== undefined && !isLanguage(lang)) return fail("VALIDATION lang");
	if (status !== undefined && status !== "active" && status !== "inactive") return fail("VALIDATION status");
	if (!/^\d{1,2}$/.test(options) || Number(options) > 50) return fail("VALIDATION options");
	const commissionBp = commission === undefined ? now.commissionBp : readCommission(commission);
	if (commissionBp === null) return fail("VALIDATION commission");
	const label = said.name ?? now.label;
	if (label === "") return fail("VALIDATION name");
	return ok({
		label,
		commissionBp,
		email: email === undefined ? now.email : email || null,
		lang: lang ?? now.lang,
		status: status ?? now.status,
		mostOptions: Number(options),
		address: said.address ?? now.address,
		vatNumber: said.vat ?? now.vatNumber,
	});
}

/** With an organisation that is named by its kind and code. */
const ofOrganisation = (
	run: (key: OrganisationKey, call: Parameters<StaffCommand>[0], rest: readonly string[]) => ReturnType<StaffCommand>,
): StaffCommand => {
	return async (call) => {
		const [typed = "", code = "", ...rest] = call.rest;
		const kind = ORGANISATION_KINDS.find((known) => known === typed);
		return kind ? run({ kind, code }, call, rest) : fail("VALIDATION kind");
	};
};

/** With a member who is named by the mail address. */
const withMember = (
	run: (
		key: OrganisationKey,
		memberId: string,
		call: Parameters<StaffCommand>[0],
		rest: readonly string[],
	) => ReturnType<StaffCommand>,
): StaffCommand =>
	ofOrganisation(async (key, call, [email = "", ...rest]) => {
		const id = await findOrganisationId(call.app.db, key);
		const members = id === null ? [] : await listMembers(call.app.db, id);
		const member = members.find((one) => one.email.toLowerCase() === email.toLowerCase());
		return member ? run(key, member.public_id, call, rest) : fail("NOT_FOUND");
	});

const roleOf = (word: string | undefined) => MEMBER_ROLES.find((known) => known === word);

export const ORGANISATION_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	agencies: async ({ app, rest }) => {
		const rows = await listAgencies(app.db, { text: rest.join(" "), after: "" }, MOST);
		const lines = rows.map((row) => [row.code, `${row.commission_bp / 100} %`, row.status, row.label]);
		return ok(lines.length > 0 ? tableOf(lines) : "no agencies");
	},
	"add-agency": async ({ app, by, rest: [code = "", ...words] }) => {
		const terms = termsOf(words, NEW);
		return terms.ok ? addAgency(app, { code, terms: terms.value }, by) : terms;
	},
	"change-agency": async ({ app, by, rest: [typed = "", ...words] }) => {
		const row = await findAgencyRow(app.db, typed);
		if (!row) return fail("NOT_FOUND");
		const { code, version, label, commission_bp: commissionBp, email, lang, status } = row;
		const { most_options: mostOptions, address, vat_number: vatNumber } = row;
		const now = { label, commissionBp, email, lang, status, mostOptions, address, vatNumber };
		const terms = termsOf(words, now);
		if (!terms.ok) return terms;
		const changed = await changeAgency(app, { code, version, terms: terms.value }, by);
		return changed.ok ? ok(code) : changed;
	},
	"agency-invoice": async ({ app, by, rest: [typed = "", word] }) => {
		const row = await findAgencyRow(app.db, typed);
		if (word !== "yes" && word !== "no") return fail("VALIDATION");
		if (!row) return fail("NOT_FOUND");
		const { code, version } = row;
		const changed = await changeAgencyInvoice(app, { code, version, mayInvoice: word === "yes" }, by);
		return changed.ok ? ok(`${code} ${word}`) : changed;
	},
	members: ofOrganisation(async (key, { app }) => {
		const id = await findOrganisationId(app.db, key);
		const rows = id === null ? [] : await listMembers(app.db, id);
		const lines = rows.map((row) => [row.email, row.role, row.entered_at ? "signed in" : "invited", row.name]);
		return ok(lines.length > 0 ? tableOf(lines) : "nobody");
	}),
	"invite-member": ofOrganisation(async (key, { app, by }, [email = "", typed, ...words]) => {
		const role = roleOf(typed);
		const name = words.join(" ").trim();
		if (!isEmail(email) || !role || name === "" || name.length > 80 || !isPlainText(name)) return fail("VALIDATION");
		return inviteMember(app, key, { email, name, role }, by);
	}),
	"member-role": withMember(async (key, memberId, { app, by }, [typed]) => {
		const role = roleOf(typed);
		return role ? changeMemberRole(app, key, { memberId, role }, by) : fail("VALIDATION role");
	}),
	"person-data": withMember(async (key, personId, { app, by }) => {
		const data = await exportPerson(app, { key, personId }, by);
		return data ? ok(JSON.stringify(data, null, "\t")) : fail("NOT_FOUND");
	}),
	"forget-person": withMember(async (key, personId, { app, by, yes }, words) => {
		const reason = words.join(" ");
		if (reason === "") return fail("REASON");
		if (!yes) return ok({ person: personId, done: false });
		return erasePerson(app, { key, personId }, { ...by, reason });
	}),
	"organisation-data": ofOrganisation(async (key, { app, by }) => {
		const data = await exportOrganisation(app, key, by);
		return data ? ok(JSON.stringify(data, null, "\t")) : fail("NOT_FOUND");
	}),
	"forget-organisation": ofOrganisation(async (key, { app, by, yes }, words) => {
		const reason = words.join(" ");
		if (!(await findBehind(app.db, key))) return fail("NOT_FOUND");
		if (reason === "") return fail("REASON");
		if (!yes) return ok({ organisation: key.code, kept: await organisationEraseRefusal(app.db, key), done: false });
		return eraseOrganisation(app, key, { ...by, reason });
	}),
	"remove-member": withMember((key, memberId, { app, by }) => removeMember(app, key, memberId, by)),
};
