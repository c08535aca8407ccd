import { sql } from "kysely";
import type { Db } from "../connection/client.ts";
import type { OrganisationKey } from "./organisations.ts";

/** What has to be known before somebody of an organisation, or the organisation, is forgotten, and what goes then. */

/** Somebody who belongs to an organisation, by the public id; null: nobody of it. Locked until the transaction ends. */
export async function lockPerson(trx: Db, { kind, code }: OrganisationKey, publicId: string) {
	const row = await trx
		.selectFrom("organisation_user as u")
		.innerJoin("member as m", "m.user_id", "u.user_id")
		.innerJoin("organisation as o", "o.organisation_id", "m.organisation_id")
		.select(["u.user_id", "u.public_id", "u.email", "u.name", "u.lang", "m.name as called"])
		.where("u.public_id", "=", publicId)
		.where("o.kind", "=", kind)
		.where(kind === "owner" ? "o.owner_code" : "o.partner_code", "=", code)
		.forUpdate("u")
		.executeTakeFirst();
	return row ?? null;
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** Every name that organisations call somebody by. */
export async function namesOfPerson(db: Db, userId: number): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("organisation_user as u")
		.leftJoin("member as m", "m.user_id", "u.user_id")
		.select(["u.name", "m.name as called"])
		.where("u.user_id", "=", userId)
		.execute();
	return [...new Set(rows.flatMap(({ name, called }) => (called === null ? [name] : [name, called])))];
}

/** Takes somebody away with sessions, ways in, passkeys and memberships, and the words that they wrote to us. */
export async function deletePerson(trx: Db, userId: number): Promise<void> {
	await trx.updateTable("owner_proposal").set({ note: "" }).where("proposed_by", "=", userId).execute();
	await trx.updateTable("occupancy").set({ reason: null }).where("blocked_by_user", "=", userId).execute();
	await trx.deleteFrom("organisation_user").where("user_id", "=", userId).execute();
}

/** The log of who got in under hashes of addresses, in the areas of organisations, and attempts under them. */
export async function deleteWaysIn(trx: Db, subject: string): Promise<void> {
	await trx.deleteFrom("auth_log").where("area", "in", ["agency", "portal"]).where("subject", "=", subject).execute();
	await trx.deleteFrom("sign_in").where("area", "in", ["agency", "portal"]).where("subject", "=", subject).execute();
}

/** Stays that are not over and of which an organisation earns; homes of an owner that are on the site. */
export async function countUnfinished(db: Db, { kind, code }: OrganisationKey) {
	const stays = db
		.selectFrom("booking")
		.select((of) => of.fn.countAll<number>().as("count"))
		.where("state", "in", ["pending_payment", "option", "application", "confirmed"])
		.where((of) =>
			kind === "owner"
				? of("owner_code", "=", code)
				: of.or([of("payee_code", "=", code), of("agency_code", "=", code)]),
		);
	const homes = db
		.selectFrom("accommodation")
		.select((of) => of.fn.countAll<number>().as("count"))
		.where(kind === "owner" ? "owner_code" : "host_code", "=", code)
		.where("status", "in", ["live", "test"]);
	const [{ count: unfinished }, { count: shown }] = await Promise.all([
		stays.executeTakeFirstOrThrow(),
		homes.executeTakeFirstOrThrow(),
	]);
	return { stays: Number(unfinished), homes: Number(shown) };
}

/** Accounts of an organisation in the ledger. */
export function listAccountsOf(db: Db, { kind, code }: OrganisationKey) {
	return db
		.selectFrom("ledger_account")
		.select("account_id")
		.where(kind === "owner" ? "owner_code" : "partner_code", "=", code)
		.execute();
}

/** Whether an account still holds something, or a pay-out of it is on its way. */
export async function isMoneyOpen(db: Db, accountIds: readonly number[]): Promise<boolean> {
	if (accountIds.length === 0) return false;
	const held = await db
		.selectFrom("ledger_line")
		.select("account_id")
		.where("account_id", "in", accountIds)
		.groupBy("account_id")
		.having((of) => of(of.fn.sum("cents"), "<>", 0))
		.limit(1)
		.executeTakeFirst();
	if (held) return true;
	const waiting = await db
		.selectFrom("payout")
		.select("payout_id")
		.where("account_id", "in", accountIds)
		.where("state", "=", "waiting")
		.limit(1)
		.executeTakeFirst();
	return waiting !== undefined;
}

/** The last statement of an organisation; null: there is none. */
export async function findLastStatedAt(db: Db, accountIds: readonly number[]): Promise<Date | null> {
	if (accountIds.length === 0) return null;
	const row = await db
		.selectFrom("statement")
		.select((of) => of.fn.max("issued_at").as("last"))
		.where("account_id", "in", accountIds)
		.executeTakeFirst();
	return row?.last ?? null;
}

/** Takes keys of programs, the own landing page and the counts of calls away. */
export async function deletePartnersThings(trx: Db, code: string): Promise<void> {
	await trx
		.deleteFrom("api_call")
		.where("key_id", "in", (of) => of.selectFrom("api_key").select("key_id").where("partner_code", "=", code))
		.execute();
	await trx.deleteFrom("api_key").where("partner_code", "=", code).execute();
	await trx.deleteFrom("partner_home").where("partner_code", "=", code).execute();
}

/** A partner, host or agency without name and address; its code stays in the books, and counts for nothing. */
export async function emptyPartner(trx: Db, code: string): Promise<void> {
	await trx
		.updateTable("partner")
		.set({ label: code, email: null, status: "inactive", of_staff: true, version: sql`version + 1` })
		.where("code", "=", code)
		.execute();
	await trx.updateTable("agency").set({ address: "", vat_number: "" }).where("code", "=", code).execute();
}

/** An owner without name and address; the code stays in the books, and counts for nothing. */
export async function emptyOwner(trx: Db, code: string): Promise<void> {
	await trx
		.updateTable("homeowner")
		.set({ name: "", email: null, status: "inactive", of_staff: true, version: sql`version + 1` })
		.set({ letting: null, letting_stated_at: null })
		.where("code", "=", code)
		.execute();
}

/** Terms of a proposal without the registration number, or without the pictures and their words. */
function withoutOwnersWords(column: "terms" | "shown") {
	const terms = sql.ref(column);
	return sql<never>`CASE WHEN ${terms} ? 'registrationNumber' THEN ${terms} || '{"registrationNumber": null}'
		WHEN ${terms} ? 'pictures' THEN ${terms} || '{"pictures": []}' ELSE ${terms} END`;
}

/**
 * What an owner gave us for the homes: pictures, calendars of other sites with what they brought, the way in and the keys,
 * registration numbers, the words of proposals and of closed nights. What waited is withdrawn; the address of the own
 * calendar becomes another, which nobody has.
 */
export async function emptyOwnersThings(trx: Db, code: string, now: Date): Promise<void> {
	const homes = trx.selectFrom("accommodation").select("acco_id").where("owner_code", "=", code);
	await trx.deleteFrom("ical_conflict").where("acco_id", "in", homes).execute();
	await trx
		.deleteFrom("occupancy")
		.where("ical_source_id", "in", (of) =>
			of.selectFrom("ical_source").select("ical_source_id").where("acco_id", "in", homes),
		)
		.execute();
	await trx.deleteFrom("ical_source").where("acco_id", "in", homes).execute();
	await trx
		.updateTable("accommodation")
		.set({ arrival_info: "{}", registration_number: null, ical_import: [], updated_at: now })
		.set({ ical_address_no: sql`ical_address_no + 1`, version: sql`version + 1` })
		.where("owner_code", "=", code)
		.execute();
	// Before the proposals, whose pictures they are: a home that loses its own has the feed's again.
	await trx
		.updateTable("accommodation")
		.set({ owner_pictures: null })
		.where("owner_code", "=", code)
		.where("owner_pictures", "is not", null)
		.execute();
	await trx.deleteFrom("home_picture").where("acco_id", "in", homes).execute();
	await trx.deleteFrom("owner_proposal").where("owner_code", "=", code).where("state", "=", "draft").execute();
	await trx
		.updateTable("owner_proposal")
		.set({ state: "withdrawn", decided_at: now })
		.where("owner_code", "=", code)
		.where("state", "=", "waiting")
		.execute();
	// Registration numbers stand in what was proposed; a refusal keeps a reason, which is the house's own sign for it.
	await trx
		.updateTable("owner_proposal")
		.set({
			note: "",
			reason: sql`CASE WHEN state = 'refused' THEN '…' ELSE '' END`,
			terms: withoutOwnersWords("terms"),
			shown: withoutOwnersWords("shown"),
		})
		.where("owner_code", "=", code)
		.execute();
	await trx.updateTable("occupancy").set({ reason: null }).where("blocked_by_owner", "=", code).execute();
}

/** Ends an organisation: nobody belongs to it any more. Answers who did. */
export async function endOrganisation(trx: Db, { kind, code }: OrganisationKey): Promise<readonly number[]> {
	const column = kind === "owner" ? "owner_code" : "partner_code";
	const people = await trx
		.selectFrom("member as m")
		.innerJoin("organisation as o", "o.organisation_id", "m.organisation_id")
		.select("m.user_id")
		.where("o.kind", "=", kind)
		.where(`o.${column}`, "=", code)
		.execute();
	await trx.deleteFrom("organisation").where("kind", "=", kind).where(column, "=", code).execute();
	return people.map(({ user_id: id }) => id);
}

/** Those of some people who belong to no organisation. */
export function listWithoutOrganisation(db: Db, userIds: readonly number[]) {
	return db
		.selectFrom("organisation_user as u")
		.select(["u.user_id", "u.public_id", "u.email", "u.name", "u.lang", "u.name as called"])
		.where("u.user_id", "in", userIds.length > 0 ? userIds : [-1])
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("member as m").select("m.user_id").whereRef("m.user_id", "=", "u.user_id"))),
		)
		.execute();
}

/** Takes names out of what the trail says of an organisation, and the words of its reasons and of those of its homes. */
export async function unnameTrail(trx: Db, { kind, code }: OrganisationKey): Promise<void> {
	await sql`SET LOCAL halcyon.retention = 'over'`.execute(trx);
	await sql`UPDATE audit_log SET before = trail_without_names(before), after = trail_without_names(after),
		reason = CASE WHEN reason IS NULL THEN NULL ELSE '' END
		WHERE subject_kind = ${kind} AND lower(subject_id) = lower(${code})`.execute(trx);
	if (kind === "owner") {
		await sql`UPDATE audit_log SET reason = '' WHERE subject_kind IN ('accommodation', 'home') AND reason <> ''
			AND subject_id IN (SELECT acco_id FROM accommodation WHERE owner_code = ${code}::citext)`.execute(trx);
	}
	await sql`SET LOCAL halcyon.retention = ''`.execute(trx);
}
