import { createHash } from "node:crypto";
import type { DocumentKind } from "#domain/booking/process.ts";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import type { DocumentTable } from "../tables/booking-tables.ts";

/** Papers of bookings: stored with the transition that issues them, their PDF filled in once. */

export interface NewDocument {
	readonly publicId: string;
	readonly bookingId: number;
	readonly kind: DocumentKind;
	readonly version: number;
	readonly lang: Language;
	/** Its own number, or the series whose next number it gets when the transaction commits. */
	readonly numbered: { readonly number: string } | { readonly series: string };
	/** Signed; null for papers that ask for nothing. */
	readonly totalCents: number | null;
	readonly content: object;
	readonly issuedAt: Date;
}

/** Stores a paper; answers its key. */
export async function insertDocument(trx: Db, document: NewDocument): Promise<number> {
	const { document_id: id } = await trx
		.insertInto("document")
		.values({
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
		})
		.returning("document_id")
		.executeTakeFirstOrThrow();
	return id;
}

/** How often a paper of a kind was issued for a booking. */
export async function issuedVersions(db: Db, bookingId: number, kind: DocumentKind): Promise<number> {
	const { count } = await db
		.selectFrom("document")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("booking_id", "=", bookingId)
		.where("kind", "=", kind)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Keeps the PDF of a paper. Of two processes that made it the first one's stays; both made the same bytes. */
export async function keepPdf(db: Db, documentId: number, pdf: Buffer): Promise<void> {
	const sha256 = createHash("sha256").update(pdf).digest("hex");
	await db
		.updateTable("document")
		.set({ pdf, sha256 })
		.where("document_id", "=", documentId)
		.where("pdf", "is", null)
		.execute();
}

export type DocumentSummary = Pick<DocumentTable, "kind" | "lang" | "version"> & {
	readonly number: string;
	readonly public_id: string;
	readonly issued_at: Date;
};

/** The papers of a booking, newest first. */
export async function documentsOf(db: Db, bookingId: number): Promise<readonly DocumentSummary[]> {
	return db
		.selectFrom("document")
		.select(["public_id", "kind", "lang", "number", "version", "issued_at"])
		.where("booking_id", "=", bookingId)
		.orderBy("document_id", "desc")
		.execute();
}
