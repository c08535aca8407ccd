import { sql } from "kysely";
import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import type { EnergyLabel } from "#domain/accommodation/living.ts";
import type { FactsTerms, ProposalState, ProposalTerms } from "#domain/accommodation/owner-proposal.ts";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";

/** What owners propose of their homes, and the rows that a release changes. */

export interface ProposalRow {
	readonly publicId: string;
	readonly accoId: string;
	readonly ownerCode: string;
	readonly homeStatus: AccommodationStatus;
	readonly title: Partial<Record<Language, string>>;
	readonly terms: ProposalTerms;
	readonly shown: ProposalTerms;
	readonly note: string;
	readonly state: ProposalState;
	readonly proposedAt: Date;
	readonly decidedAt: Date | null;
	/** Who of the staff decided. */
	readonly decidedBy: string | null;
	readonly reason: string;
}

/** All but drafts, which are their owner's alone. */
function proposals(db: Db) {
	return db
		.selectFrom("owner_proposal as p")
		.innerJoin("accommodation as a", "a.acco_id", "p.acco_id")
		.leftJoin("staff as s", "s.staff_id", "p.decided_by")
		.select([
			"p.public_id as publicId",
			"p.acco_id as accoId",
			"p.owner_code as ownerCode",
			"a.title",
			"a.status as homeStatus",
			"p.terms",
		])
		.select(["p.shown", "p.note", "p.state", "p.proposed_at as proposedAt", "p.decided_at as decidedAt"])
		.select(["s.name as decidedBy", "p.reason"])
		.where("p.state", "<>", "draft")
		.$narrowType<{ state: ProposalState }>();
}

/** Proposals of an owner, the latest first; of one home or all. */
export function listOwnerProposals(
	db: Db,
	code: string,
	accoId: string | null,
	limit: number,
): Promise<readonly ProposalRow[]> {
	let found = proposals(db).where("p.owner_code", "=", code).orderBy("p.proposal_id", "desc").limit(limit);
	if (accoId !== null) found = found.where("p.acco_id", "=", accoId);
	return found.execute();
}

/** Proposals of a home, whoever made them, the latest first. */
export function listProposalsOfHome(db: Db, accoId: string, limit: number): Promise<readonly ProposalRow[]> {
	return proposals(db).where("p.acco_id", "=", accoId).orderBy("p.proposal_id", "desc").limit(limit).execute();
}

/** Proposals that wait for staff, the oldest first. */
export function listWaitingProposals(db: Db, limit: number): Promise<readonly ProposalRow[]> {
	return proposals(db).where("p.state", "=", "waiting").orderBy("p.proposal_id").limit(limit).execute();
}

/** How many proposals of a home wait. */
export async function countWaitingOfHome(db: Db, accoId: string): Promise<number> {
	const { count } = await db
		.selectFrom("owner_proposal")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("acco_id", "=", accoId)
		.where("state", "=", "waiting")
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Whether an owner has proposed these very terms, and they wait. */
export async function isProposed(
	db: Db,
	{ accoId, ownerCode, terms }: Pick<ProposalRow, "accoId" | "ownerCode" | "terms">,
): Promise<boolean> {
	const row = await db
		.selectFrom("owner_proposal")
		.select("proposal_id")
		.where("acco_id", "=", accoId)
		.where("owner_code", "=", ownerCode)
		.where("state", "=", "waiting")
		.where(sql<boolean>`terms = ${JSON.stringify(terms)}::jsonb`)
		.executeTakeFirst();
	return row !== undefined;
}

export async function insertProposal(
	trx: Db,
	proposal: {
		readonly publicId: string;
		readonly accoId: string;
		readonly ownerCode: string;
		readonly userId: number;
		readonly terms: ProposalTerms;
		readonly shown: ProposalTerms;
		readonly note: string;
		readonly at: Date;
	},
): Promise<void> {
	const { publicId, accoId, ownerCode, userId, terms, shown, note, at } = proposal;
	await trx
		.insertInto("owner_proposal")
		.values({
			public_id: publicId,
			acco_id: accoId,
			owner_code: ownerCode,
			proposed_by: userId,
			kind: terms.kind,
			terms: JSON.stringify(terms),
			shown: JSON.stringify(shown),
			note,
			proposed_at: at,
		})
		.execute();
}

/**
 * A proposal that waits, kept from others with its home until the transaction ends; null: there is none of this id, or it
 * is decided.
 */
export async function lockWaitingProposal(trx: Db, publicId: string) {
	// The home first, as where it changes hands.
	await trx
		.selectFrom("accommodation")
		.select("acco_id")
		.where("acco_id", "=", (of) =>
			of.selectFrom("owner_proposal").select("owner_proposal.acco_id").where("public_id", "=", publicId),
		)
		.forUpdate()
		.execute();
	const row = await trx
		.selectFrom("owner_proposal")
		.select(["acco_id", "owner_code", "proposed_by", "terms", "shown"])
		.where("public_id", "=", publicId)
		.where("state", "=", "waiting")
		.forUpdate()
		.executeTakeFirst();
	return row ?? null;
}
export type WaitingProposal = NonNullable<Awaited<ReturnType<typeof lockWaitingProposal>>>;

export async function decideProposal(
	trx: Db,
	publicId: string,
	decision: {
		readonly state: "released" | "refused" | "withdrawn";
		readonly staffId: number | null;
		readonly reason: string;
	},
	now: Date,
): Promise<void> {
	const { state, staffId, reason } = decision;
	await trx
		.updateTable("owner_proposal")
		.set({ state, decided_by: staffId, reason, decided_at: now })
		.where("public_id", "=", publicId)
		.execute();
}

/** A home's price table as a line `rates` of a feed would say it, unread. */
export async function ratesLineOf(db: Db, accoId: string): Promise<unknown> {
	const { rows } = await sql<{ line: unknown }>`SELECT rates_line_of(${accoId}) AS line`.execute(db);
	return rows[0]?.line ?? null;
}

/** Writes a price table as an import does; the home's version tells quotes and the search. */
export async function applyRatesLine(trx: Db, accoId: string, line: object, now: Date): Promise<void> {
	await sql`SELECT import_apply_rates(${accoId}, ${JSON.stringify(line)}::jsonb, ${now})`.execute(trx);
	await touchHome(trx, accoId, {}, now);
}

/** The facts of a home that owners propose; null: there is no such home. */
export async function findHomeFacts(db: Db, accoId: string): Promise<FactsTerms | null> {
	const row = await db
		.selectFrom("accommodation")
		.select(["registration_number", "energy_label", "checkin_from", "checkout_until"])
		.where("acco_id", "=", accoId)
		.executeTakeFirst();
	if (!row) return null;
	return {
		kind: "facts",
		registrationNumber: row.registration_number,
		energyLabel: row.energy_label,
		checkinFrom: row.checkin_from,
		checkoutUntil: row.checkout_until,
	};
}

export async function updateHomeFacts(trx: Db, accoId: string, facts: FactsTerms, now: Date): Promise<void> {
	const { registrationNumber, energyLabel, checkinFrom, checkoutUntil } = facts;
	const columns = {
		registration_number: registrationNumber,
		energy_label: energyLabel,
		checkin_from: checkinFrom,
		checkout_until: checkoutUntil,
	};
	await touchHome(trx, accoId, columns, now);
}

interface FactColumns {
	readonly registration_number?: string | null;
	readonly energy_label?: EnergyLabel | null;
	readonly checkin_from?: string | null;
	readonly checkout_until?: string | null;
}

async function touchHome(trx: Db, accoId: string, columns: FactColumns, now: Date): Promise<void> {
	await trx
		.updateTable("accommodation")
		.set({ ...columns, version: sql`version + 1`, updated_at: now })
		.where("acco_id", "=", accoId)
		.execute();
}
