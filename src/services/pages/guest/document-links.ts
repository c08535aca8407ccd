import type { Db } from "#db/connection/client.ts";
import { type DocumentSummary, listDocuments } from "#db/documents/documents.ts";
import type { Language } from "#domain/language.ts";
import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import { guestHref } from "#site/guest-area.ts";
import type { PaperLink } from "#site/views/guest-view.ts";

/** The papers of bookings as links, newest first; bookings without any are missing. */
export async function paperLinks(
	db: Db,
	bookingIds: readonly number[],
	at: { readonly guestId: string; readonly language: Language },
): Promise<ReadonlyMap<number, readonly PaperLink[]>> {
	const papers = Map.groupBy(await listDocuments(db, bookingIds), (paper) => paper.booking_id);
	return new Map([...papers].map(([bookingId, own]) => [bookingId, own.map((paper) => linkOf(paper, at))]));
}

function linkOf(paper: DocumentSummary, at: { readonly guestId: string; readonly language: Language }): PaperLink {
	return {
		kind: paper.kind,
		// Papers without a series bear the booking's number; what stands behind it is for the database.
		number: paper.number.replace(/-[a-z_]+-\d+$/, ""),
		issuedOn: isoOf(civilDayAt(paper.issued_at)),
		lang: paper.lang,
		href: guestHref(at.language, at.guestId, `documents/${paper.public_id}.pdf`),
	};
}
