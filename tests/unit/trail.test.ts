import { expect, it } from "vitest";
import { writeAudit } from "#db/operations/audit.ts";
import type { AgencyTerms } from "#db/partners/agency-desk.ts";
import type { OwnerTerms } from "#db/partners/owner-desk.ts";
import type { PartnerTerms } from "#db/partners/partner-desk.ts";
import type { ProposalTerms } from "#domain/accommodation/owner-proposal.ts";
import type { AgencyChoice } from "#domain/booking/agency-choice.ts";
import type { StaffChoice } from "#domain/booking/staff-choice.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { CodeTerms } from "#domain/pricing/code-terms.ts";
import type { ApprovalTerms } from "#domain/staff/approval.ts";
import { TRAIL_ACTIONS, TRAIL_SUBJECTS, TRAIL_VALUES, type TrailValue } from "#domain/staff/trail.ts";
import { trailWord } from "#features/office/trail-values.tsx";
import { knownSubject } from "#features/office/trail-words.ts";
import { translator } from "#i18n/catalogues.server.ts";

/** The trail in words: what is written to it is closed by its types, and each word stands in every language. */

type KeysOf<Values> = Values extends unknown ? keyof Values : never;
type Whole =
	| AgencyTerms
	| OwnerTerms
	| PartnerTerms
	| ProposalTerms
	| AgencyChoice
	| StaffChoice
	| CodeTerms
	| ApprovalTerms;
/** Names of what is noted as a whole that the trail has no words for; with one this does not compile. */
const WITHOUT_WORDS: readonly Exclude<KeysOf<Whole>, TrailValue>[] = [] satisfies readonly never[];

it("takes nothing that has no words: such a call does not compile", () => {
	const written = (trx: Parameters<typeof writeAudit>[0]) => {
		const about = { actor: "staff", subjectKind: "home", subjectId: "a1" } as const;
		const values = { status: "live", colour: "green" };
		return [
			// @ts-expect-error an act without words
			writeAudit(trx, { ...about, action: "paintHome" }),
			// @ts-expect-error a value without words
			writeAudit(trx, { ...about, action: "setHomeStatus", after: { colour: "green" } }),
			// @ts-expect-error the same where the values come from elsewhere
			writeAudit(trx, { ...about, action: "setHomeStatus", after: values }),
		];
	};
	expect(written).toBeTypeOf("function");
});

it.each(LANGUAGES)("has words for every act, subject and value in %s", (language) => {
	const t = translator(language);
	expect(WITHOUT_WORDS).toEqual([]);
	for (const action of TRAIL_ACTIONS) expect(t(`office.did_${action}`), action).not.toMatch(/^office\.|^$/);
	for (const name of Object.keys(TRAIL_VALUES) as TrailValue[]) {
		expect(t(`office.value_${name}`), name).not.toMatch(/^office\.|^$/);
	}
	for (const kind of TRAIL_SUBJECTS) {
		const known = knownSubject(kind);
		expect(known && t(`office.about_${known}`), kind).toMatch(/./);
	}
});

it.each(LANGUAGES)("says states, kinds and languages in words in %s", (language) => {
	const t = translator(language);
	const said = [
		["kind", "price", "booking"],
		["kind", "rebook", "booking"],
		["kind", "cancel", "booking"],
		["kind", "maintenance", "accommodation"],
		["kind", "payment_overdue_1", "booking"],
		["kind", "season", "home"],
		["status", "live", "home"],
		["status", "handled", "form"],
		["status", "301", "redirect"],
		["status", "inactive", "partner"],
		["state", "pending_payment", "booking"],
		["lang", "fr", "owner"],
		["role", "reader", "agency"],
		["waits", "overdue", "list"],
		["letting", "private", "owner"],
		["changeDays", "monfri", "home"],
	] as const;
	for (const [name, value, subject] of said) {
		const word = trailWord(t, name, value, subject);
		expect(word, `${name} ${value}`).toMatch(/./);
		expect(word, `${name} ${value}`).not.toBe(value === "season" ? "season" : value);
	}
});
