import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import type { OrganisationKey } from "../organisations/organisations.ts";

/** Messages of organisations to the office, and what was written under them. */

function threads(db: Db, organisationId: number) {
	return db
		.selectFrom("form_submission")
		.select(["submission_id", "public_id", "payload", "lang", "email", "status", "created_at"])
		.where("organisation_id", "=", organisationId);
}

/** Threads of an organisation, the latest first, beginning below a number; `limit` null: all. */
export function listThreads(db: Db, organisationId: number, below: number | null, limit: number | null) {
	let page = threads(db, organisationId).orderBy("submission_id", "desc");
	if (limit !== null) page = page.limit(limit);
	if (below !== null) page = page.where("submission_id", "<", below);
	return page.execute();
}
export type ThreadRow = Awaited<ReturnType<typeof listThreads>>[number];

/** A thread of an organisation; null: there is none of this id, or it is another's. */
export async function findThread(db: Db, organisationId: number, publicId: string): Promise<ThreadRow | null> {
	return (await threads(db, organisationId).where("public_id", "=", publicId).executeTakeFirst()) ?? null;
}

/** The same, held until the transaction ends: nobody answers or files it meanwhile. */
export async function lockThread(trx: Db, organisationId: number, publicId: string): Promise<ThreadRow | null> {
	return (await threads(trx, organisationId).where("public_id", "=", publicId).forUpdate().executeTakeFirst()) ?? null;
}

/** What was written under messages, the first first; with the names that the organisation calls its people by. */
export function listWords(db: Db, submissionIds: readonly number[]) {
	return db
		.selectFrom("submission_word as w")
		.innerJoin("form_submission as f", "f.submission_id", "w.submission_id")
		.leftJoin("organisation_user as u", "u.user_id", "w.by_user")
		.leftJoin("member as m", (join) =>
			join.onRef("m.user_id", "=", "w.by_user").onRef("m.organisation_id", "=", "f.organisation_id"),
		)
		.select(["w.submission_id", "w.of_staff", "w.words", "w.written_at"])
		.select((of) => of.fn.coalesce("m.name", "u.name").as("name"))
		.where("w.submission_id", "in", submissionIds.length > 0 ? submissionIds : [-1])
		.orderBy("w.submission_id")
		.orderBy("w.word_id")
		.execute();
}

/** Keeps words under a message; `byUser` null: the office's. */
export async function insertWord(
	trx: Db,
	word: {
		readonly submissionId: number;
		readonly byUser: number | null;
		readonly words: string;
		readonly at: Date;
	},
): Promise<void> {
	const { submissionId, byUser, words, at } = word;
	await trx
		.insertInto("submission_word")
		.values({ submission_id: submissionId, by_user: byUser, of_staff: byUser === null, words, written_at: at })
		.execute();
}

/** Opens a thread again for the office, and keeps it from now on. */
export async function reopenThread(trx: Db, submissionId: number, deleteAt: Date): Promise<void> {
	await trx
		.updateTable("form_submission")
		.set({ status: "new", delete_at: deleteAt })
		.where("submission_id", "=", submissionId)
		.execute();
}

/** Whom an answer goes to: who of the organisation wrote last and still belongs to it; null: the message's own sender. */
export async function findLastWriter(
	db: Db,
	submissionId: number,
): Promise<{ readonly email: string; readonly name: string; readonly lang: Language } | null> {
	const row = await db
		.selectFrom("submission_word as w")
		.innerJoin("form_submission as f", "f.submission_id", "w.submission_id")
		.innerJoin("organisation_user as u", "u.user_id", "w.by_user")
		.innerJoin("member as m", (join) =>
			join.onRef("m.user_id", "=", "w.by_user").onRef("m.organisation_id", "=", "f.organisation_id"),
		)
		.select(["u.email", "m.name", "f.lang"])
		.where("w.submission_id", "=", submissionId)
		.orderBy("w.word_id", "desc")
		.limit(1)
		.executeTakeFirst();
	return row ?? null;
}

/** The organisation that a message belongs to; null: none. */
export async function organisationOfMessage(db: Db, submissionId: number): Promise<OrganisationKey | null> {
	const row = await db
		.selectFrom("form_submission as f")
		.innerJoin("organisation as o", "o.organisation_id", "f.organisation_id")
		.select(["o.kind", (of) => of.fn.coalesce("o.partner_code", "o.owner_code").as("code")])
		.where("f.submission_id", "=", submissionId)
		.executeTakeFirst();
	return row?.code ? { kind: row.kind, code: row.code } : null;
}

/** Whether a booking is one that an organisation knows: of its homes, made by it, or brought by it. */
export async function isBookingOf(db: Db, { kind, code }: OrganisationKey, bookingNo: string): Promise<boolean> {
	const column = { owner: "owner_code", agency: "agency_code", partner: "payee_code" } as const;
	const row = await db
		.selectFrom("booking")
		.select("booking_id")
		.where("booking_no", "=", bookingNo)
		.where(column[kind], "=", code)
		.executeTakeFirst();
	return row !== undefined;
}

interface Writer {
	readonly userId: number;
	/** Threads that somebody began are known by the address. */
	readonly email: string;
}

/** Threads that somebody began in the name of an organisation. */
export function listThreadsBegunBy(db: Db, email: string) {
	return db
		.selectFrom("form_submission")
		.select(["public_id", "lang", "payload", "status", "created_at", "delete_at"])
		.where("email", "=", email)
		.where("organisation_id", "is not", null)
		.orderBy("submission_id")
		.execute();
}

/** What somebody wrote under threads, and what the office answered to it: its answer is to who wrote last before. */
function wordsOfPerson({ userId, email }: Writer) {
	return sql`
		SELECT w.word_id FROM submission_word w JOIN form_submission f ON f.submission_id = w.submission_id
		WHERE w.submission_id IN (
			SELECT submission_id FROM submission_word WHERE by_user = ${userId}
			UNION SELECT submission_id FROM form_submission WHERE email = ${email} AND organisation_id IS NOT NULL)
		AND coalesce(w.by_user, (
			SELECT p.by_user FROM submission_word p
			WHERE p.submission_id = w.submission_id AND p.word_id < w.word_id AND NOT p.of_staff
			ORDER BY p.word_id DESC LIMIT 1
		), CASE WHEN f.email = ${email} THEN ${userId}::bigint END) = ${userId}`;
}

export function listWordsOfPerson(db: Db, writer: Writer) {
	return db
		.selectFrom("submission_word as w")
		.innerJoin("form_submission as f", "f.submission_id", "w.submission_id")
		.select(["f.public_id as thread", "w.of_staff", "w.words", "w.written_at"])
		.where(sql<boolean>`w.word_id IN (${wordsOfPerson(writer)})`)
		.orderBy("w.word_id")
		.execute();
}

/** Takes away threads that somebody began, and words and answers of theirs in others'. */
export async function deleteWordsOfPerson(trx: Db, writer: Writer): Promise<void> {
	await trx
		.deleteFrom("form_submission")
		.where("email", "=", writer.email)
		.where("organisation_id", "is not", null)
		.execute();
	await sql`DELETE FROM submission_word WHERE word_id IN (${wordsOfPerson(writer)})`.execute(trx);
}
