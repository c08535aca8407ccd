import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { DocumentKind } from "#domain/booking/process.ts";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import type { DocumentTable } from "../tables/booking-tables.ts";

/** Documents of bookings: stored with the transition that issues them, their PDF filled in once. */

export interface NewDocument {
	readonly publicId: string;
	readonly bookingId: number;
	readonly kind: DocumentKind;
	readonly version: number;
	readonly lang: Language;
	/** Its own number, or the series whose next number it gets when the transaction commits. */
	readonly numbered: { readonly number: string } | { readonly series: string };
	/** Signed; null for documents that ask for nothing. */
	readonly totalCents: number | null;
	readonly content: object;
	readonly issuedAt: Date;
}

/** Stores documents in the order given; answers their keys in that order. */
export async function insertDocuments(trx: Db, documents: readonly NewDocument[]): Promise<readonly number[]> {
	if (documents.length === 0) return [];
	const rows = await trx
		.insertInto("document")
		.values(
			documents.map((document) => ({
				public_id: document.publicId,
				booking_id: document.bookingId,
				kind: document.kind,
				version: document.version,
				lang: document.lang,
				number: "number" in document.numbered ? document.numbered.number : null,
				series: "series" in document.numbered ? document.numbered.series : null,
				total_cents: document.totalCents,
				content: JSON.stringify(document.content),
				pdf: null,
				sha256: null,
				issued_at: document.issuedAt,
			})),
		)
		.returning("document_id")
		.execute();
	return rows.map((row) => row.document_id);
}

/** How often documents of each kind were issued for a booking; kinds that never were are missing. */
export async function countIssued(db: Db, bookingId: number): Promise<ReadonlyMap<DocumentKind, number>> {
	const rows = await db
		.selectFrom("document")
		.select((select) => ["kind", select.fn.countAll<number>().as("count")])
		.where("booking_id", "=", bookingId)
		.groupBy("kind")
		.execute();
	return new Map(rows.map((row) => [row.kind, Number(row.count)]));
}

/** The latest invoice of a booking; null: it has none. */
export async function findLatestInvoice(
	db: Db,
	bookingId: number,
): Promise<{ readonly number: string; readonly issued_at: Date } | null> {
	const row = await db
		.selectFrom("document")
		.select(["number", "issued_at"])
		.where("booking_id", "=", bookingId)
		.where("kind", "=", "invoice")
		.orderBy("version", "desc")
		.executeTakeFirst();
	return row ?? null;
}

/** When the last invoice or credit note of a guest was issued; null: there are none. */
export async function findLastInvoicedAt(db: Db, guestId: number): Promise<Date | null> {
	const row = await db
		.selectFrom("document as d")
		.innerJoin("booking as b", "b.booking_id", "d.booking_id")
		.select("d.issued_at")
		.where("b.guest_id", "=", guestId)
		.where("d.kind", "in", ["invoice", "credit_note"])
		.orderBy("d.issued_at", "desc")
		.executeTakeFirst();
	return row?.issued_at ?? null;
}

/** What a document says, with its PDF once it was made; null for an unknown key. */
export async function findDocument(db: Db, documentId: number) {
	const row = await db
		.selectFrom("document")
		.select(["content", "number", "pdf", "sha256"])
		.where("document_id", "=", documentId)
		.executeTakeFirst();
	return row ?? null;
}

/** The key of a document of a booking by its public id; null for an unknown one, and for another booking's. */
export async function findDocumentOfBooking(db: Db, bookingNo: string, publicId: string): Promise<number | null> {
	const row = await db
		.selectFrom("document as d")
		.innerJoin("booking as b", "b.booking_id", "d.booking_id")
		.select("d.document_id")
		.where("d.public_id", "=", publicId)
		.where("b.booking_no", "=", bookingNo)
		.executeTakeFirst();
	return row?.document_id ?? null;
}

/** The key of a document by its public id, if it is of a booking of the guest. */
export async function findDocumentOfGuest(db: Db, guestId: number, publicId: string): Promise<number | null> {
	const row = await db
		.selectFrom("document as d")
		.innerJoin("booking as b", "b.booking_id", "d.booking_id")
		.select("d.document_id")
		.where("d.public_id", "=", publicId)
		.where("b.guest_id", "=", guestId)
		.executeTakeFirst();
	return row?.document_id ?? null;
}

/** Keeps the PDF of a document. Of two processes that made it the first one's stays; both made the same bytes. */
export async function keepPdf(db: Db, documentId: number, pdf: Buffer): Promise<void> {
	const sha256 = createHash("sha256").update(pdf).digest("hex");
	await db
		.updateTable("document")
		.set({ pdf, sha256 })
		.where("document_id", "=", documentId)
		.where("pdf", "is", null)
		.execute();
}

export type DocumentSummary = Pick<DocumentTable, "booking_id" | "kind" | "lang" | "version" | "total_cents"> & {
	readonly number: string;
	readonly public_id: string;
	readonly issued_at: Date;
};

/** The documents of bookings, newest first. */
export async function listDocuments(db: Db, bookingIds: readonly number[]): Promise<readonly DocumentSummary[]> {
	if (bookingIds.length === 0) return [];
	return db
		.selectFrom("document")
		.select(["booking_id", "public_id", "kind", "lang", "number", "version", "issued_at", "total_cents"])
		.where("booking_id", "in", bookingIds)
		.orderBy("document_id", "desc")
		.execute();
}

/** Takes all documents of a booking away; only where the time of its invoices is over. */
export function deleteDocuments(trx: Db, bookingId: number): Promise<void> {
	return withoutRetention(trx, async () => {
		await trx.deleteFrom("document").where("booking_id", "=", bookingId).execute();
	});
}

/** Takes away what names the guest of bookings and is no paper of the books: letters, confirmations, directions. */
export async function deleteLetters(trx: Db, bookingIds: readonly number[]): Promise<void> {
	if (bookingIds.length === 0) return;
	await withoutRetention(trx, async () => {
		await trx
			.deleteFrom("document")
			.where("booking_id", "in", bookingIds)
			.where("kind", "not in", ["invoice", "credit_note"])
			.execute();
	});
}

/** Takes away the papers that say how to get into the homes of an owner's stays. */
export async function deleteWaysInto(trx: Db, ownerCode: string): Promise<void> {
	await withoutRetention(trx, async () => {
		await trx
			.deleteFrom("document")
			.where("kind", "=", "travel_information")
			.where("booking_id", "in", (of) =>
				of.selectFrom("booking").select("booking_id").where("owner_code", "=", ownerCode),
			)
			.execute();
	});
}

async function withoutRetention(trx: Db, work: () => Promise<void>): Promise<void> {
	await sql`SET LOCAL halcyon.retention = 'over'`.execute(trx);
	await work();
	await sql`SET LOCAL halcyon.retention = ''`.execute(trx);
}
