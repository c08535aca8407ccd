import { lockHomeOfOwner } from "#db/accommodations/home-desk.ts";
import {
	arrangeHomePictures,
	deleteDraft,
	findDraft,
	findHomePictures,
	picturesWait,
	saveDraft,
} from "#db/accommodations/home-pictures.ts";
import {
	applyRatesLine,
	countWaitingOfHome,
	decideProposal,
	findHomeFacts,
	insertProposal,
	isProposed,
	lockWaitingProposal,
	ratesLineOf,
	updateHomeFacts,
	type WaitingProposal,
} from "#db/accommodations/owner-proposals.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import {
	factsText,
	type ProposalTerms,
	sameTerms,
	termsOfSeason,
	withSeason,
} from "#domain/accommodation/owner-proposal.ts";
import { type RatesLine, ratesLine } from "#domain/feed/rates-line.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { TrailAction, TrailValues } from "#domain/staff/trail.ts";
import type { App } from "../app.ts";
import { type OwnerBy, trailedBy } from "../organisations/member-by.ts";
import { randomId } from "../signed-id.ts";
import type { StaffBy } from "../staff/staff-by.ts";

/**
 * Owners propose prices, rules, facts and pictures of their homes; staff release or refuse them. Nothing is on the site before.
 * What is released is written as a feed's line is: checked by the same schema, put into the rows by the same function.
 */

/** Proposals of one home that may wait at a time. */
const MOST_WAITING = 20;

type ProposalApp = Pick<App, "db" | "clock">;

export type ProposalRefusal =
	| "NOT_FOUND"
	/** It says what stands there already. */
	| "NOTHING"
	| "TOO_MANY_PROPOSALS"
	/** Pictures of the home wait already. */
	| "WAITS"
	/** The same waits already. */
	| "PROPOSED"
	/** What it was made for is there no more, or has changed meanwhile. */
	| "CHANGED"
	/** No feed could say it. */
	| "NOT_VALID"
	| "BUSY";

/** A home's price table as it stands, in the words of a feed; null: it has none that a feed could say. */
export async function priceTable(db: Db, accoId: string): Promise<RatesLine | null> {
	const read = ratesLine.safeParse(await ratesLineOf(db, accoId));
	return read.success ? read.data : null;
}

/** What stands there now of what is proposed; null: it is there no more. */
async function standing(db: Db, accoId: string, terms: ProposalTerms): Promise<ProposalTerms | null> {
	if (terms.kind === "facts") return findHomeFacts(db, accoId);
	if (terms.kind === "pictures") {
		const pictures = await findHomePictures(db, accoId);
		return pictures && { kind: "pictures", pictures };
	}
	const table = await priceTable(db, accoId);
	const season = table?.seasons.find(({ from, to }) => from === terms.from && to === terms.to);
	return season ? termsOfSeason(season) : null;
}

/**
 * Takes a proposal in. Whether the home is the owner's is asked before.
 *
 * @param wanted `shown`: the facts that the owner saw, as text; others stand there by now: CHANGED. Null: no
 *   form said them
 */
export function proposeForHome(
	app: ProposalApp,
	wanted: {
		readonly accoId: string;
		readonly terms: ProposalTerms;
		readonly note: string;
		readonly shown?: string | null;
	},
	by: OwnerBy,
): Promise<Result<string, ProposalRefusal>> {
	const { accoId, terms, note, shown = null } = wanted;
	const termsOf = async (trx: Db): Promise<Result<ProposalTerms, ProposalRefusal>> => {
		if (shown === null) return ok(terms);
		const facts = await findHomeFacts(trx, accoId);
		return facts && factsText(facts) === shown ? ok(terms) : fail("CHANGED");
	};
	return proposeTerms(app, { accoId, note, termsOf }, by);
}

/** Proposes the pictures that the owner has put together. */
export function proposeDraft(
	app: ProposalApp,
	{ accoId, note }: { readonly accoId: string; readonly note: string },
	by: OwnerBy,
): Promise<Result<string, ProposalRefusal>> {
	const termsOf = async (trx: Db) => {
		const draft = await findDraft(trx, accoId, by.ownerCode);
		if (draft) return ok({ kind: "pictures" as const, pictures: draft.pictures });
		return fail((await picturesWait(trx, accoId)) ? ("WAITS" as const) : ("NOTHING" as const));
	};
	return proposeTerms(app, { accoId, note, termsOf }, by);
}

/** Proposes what `termsOf` answers under the home's lock, which every change of a draft takes. */
function proposeTerms(
	app: ProposalApp,
	{
		accoId,
		note,
		termsOf,
	}: {
		readonly accoId: string;
		readonly note: string;
		readonly termsOf: (trx: Db) => Promise<Result<ProposalTerms, ProposalRefusal>>;
	},
	by: OwnerBy,
): Promise<Result<string, ProposalRefusal>> {
	return transact<string, ProposalRefusal>(app.db, async (trx) => {
		if (!(await lockHomeOfOwner(trx, accoId, by.ownerCode))) return fail("NOT_FOUND");
		const wanted = await termsOf(trx);
		if (!wanted.ok) return wanted;
		const terms = wanted.value;
		const shown = await standing(trx, accoId, terms);
		if (!shown) return fail("CHANGED");
		if (sameTerms(shown, terms)) return fail("NOTHING");
		if (await isProposed(trx, { accoId, ownerCode: by.ownerCode, terms })) return fail("PROPOSED");
		if (terms.kind === "season" && !(await changedTable(trx, accoId, terms))) return fail("NOT_VALID");
		if (terms.kind === "pictures" && (await picturesWait(trx, accoId))) return fail("WAITS");
		if ((await countWaitingOfHome(trx, accoId)) >= MOST_WAITING) return fail("TOO_MANY_PROPOSALS");
		const publicId = randomId();
		const { ownerCode, userId } = by;
		await insertProposal(trx, { publicId, accoId, ownerCode, userId, terms, shown, note, at: app.clock.now() });
		if (terms.kind === "pictures") await deleteDraft(trx, accoId, ownerCode);
		await trail(trx, by, "proposeForHome", accoId, { proposal: publicId, kind: terms.kind });
		return ok(publicId);
	});
}

/** Pictures that were not released are a draft again, so that nobody uploads them twice. */
async function backToDraft(
	trx: Db,
	{ acco_id: accoId, owner_code: ownerCode, proposed_by: userId, terms }: WaitingProposal,
	at: Date,
): Promise<void> {
	if (terms.kind !== "pictures" || (await findDraft(trx, accoId, ownerCode))) return;
	await saveDraft(trx, { publicId: randomId(), accoId, ownerCode, userId, pictures: terms.pictures, at });
}

/** Takes an own proposal back that waits. */
export function withdrawProposal(
	app: ProposalApp,
	publicId: string,
	by: OwnerBy,
): Promise<Result<string, "NOT_FOUND" | "BUSY">> {
	return transact<string, "NOT_FOUND">(app.db, async (trx) => {
		const row = await lockWaitingProposal(trx, publicId);
		if (!row || row.owner_code.toLowerCase() !== by.ownerCode.toLowerCase()) return fail("NOT_FOUND");
		await decideProposal(trx, publicId, { state: "withdrawn", staffId: null, reason: "" }, app.clock.now());
		await backToDraft(trx, row, app.clock.now());
		await trail(trx, by, "withdrawProposal", row.acco_id, { proposal: publicId });
		return ok(row.acco_id);
	});
}

/** The price table with what is proposed, as a feed's line that was checked; null: no feed could say it. */
async function changedTable(
	db: Db,
	accoId: string,
	terms: Extract<ProposalTerms, { kind: "season" }>,
): Promise<RatesLine | null> {
	const table = await priceTable(db, accoId);
	const changed = table && withSeason(table, terms);
	const read = changed && ratesLine.safeParse(changed);
	return read?.success ? read.data : null;
}

/** Puts a proposal on the site; refused when what it was made for has changed since. */
export function releaseProposal(
	app: ProposalApp,
	publicId: string,
	by: StaffBy,
): Promise<Result<string, ProposalRefusal>> {
	return transact<string, ProposalRefusal>(app.db, async (trx) => {
		const row = await lockWaitingProposal(trx, publicId);
		if (!row) return fail("NOT_FOUND");
		const { acco_id: accoId, terms, shown } = row;
		const now = app.clock.now();
		const stands = await standing(trx, accoId, terms);
		if (!stands || !sameTerms(stands, shown)) return fail("CHANGED");
		if (terms.kind === "facts") await updateHomeFacts(trx, accoId, terms, now);
		else if (terms.kind === "pictures") await arrangeHomePictures(trx, accoId, terms.pictures, now);
		else {
			const table = await changedTable(trx, accoId, terms);
			if (!table) return fail("NOT_VALID");
			await applyRatesLine(trx, accoId, table, now);
		}
		await decideProposal(trx, publicId, { state: "released", staffId: by.staffId, reason: "" }, now);
		await trail(trx, by, "releaseProposal", accoId, noted(terms), noted(shown));
		return ok(accoId);
	});
}

/** Sends a proposal back with a reason, which the owner reads. */
export function refuseProposal(
	app: ProposalApp,
	{ publicId, reason }: { readonly publicId: string; readonly reason: string },
	by: StaffBy,
): Promise<Result<string, "NOT_FOUND" | "REASON" | "BUSY">> {
	return transact<string, "NOT_FOUND" | "REASON">(app.db, async (trx) => {
		const row = await lockWaitingProposal(trx, publicId);
		if (!row) return fail("NOT_FOUND");
		if (reason.trim() === "") return fail("REASON");
		await decideProposal(trx, publicId, { state: "refused", staffId: by.staffId, reason }, app.clock.now());
		await backToDraft(trx, row, app.clock.now());
		await trail(trx, by, "refuseProposal", row.acco_id, { proposal: publicId }, undefined, reason);
		return ok(row.acco_id);
	});
}

/** What the trail keeps of terms: of pictures how many they are. */
function noted(terms: ProposalTerms): TrailValues {
	return terms.kind === "pictures" ? { kind: "pictures", pictures: terms.pictures.length } : terms;
}

function trail(
	trx: Db,
	by: OwnerBy | StaffBy,
	action: TrailAction,
	accoId: string,
	after: TrailValues,
	before?: TrailValues,
	reason?: string,
): Promise<void> {
	return writeAudit(trx, {
		...trailedBy(by),
		action,
		subjectKind: "home",
		subjectId: accoId,
		...(before ? { before } : {}),
		after,
		...(reason ? { reason } : {}),
	});
}
