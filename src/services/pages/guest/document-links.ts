import type { Db } from "#db/connection/client.ts";
import { type DocumentSummary, listDocuments } from "#db/documents/documents.ts";
import { shownDocumentNumber } from "#domain/booking/document-number.ts";
import type { Language } from "#domain/language.ts";
import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import { guestHref } from "#site/guest-area.ts";
import type { DocumentLink } from "#site/views/guest-view.ts";

/** The documents of bookings as links, newest first; bookings without any are missing. */
export async function documentLinks(
	db: Db,
	bookingIds: readonly number[],
	at: { readonly guestId: string; readonly language: Language },
): Promise<ReadonlyMap<number, readonly DocumentLink[]>> {
	const documents = Map.groupBy(await listDocuments(db, bookingIds), (document) => document.booking_id);
	return new Map([...documents].map(([bookingId, own]) => [bookingId, own.map((document) => linkOf(document, at))]));
}

function linkOf(
	document: DocumentSummary,
	at: { readonly guestId: string; readonly language: Language },
): DocumentLink {
	return {
		kind: document.kind,
		number: shownDocumentNumber(document.number),
		issuedOn: isoOf(civilDayAt(document.issued_at)),
		lang: document.lang,
		href: guestHref(at.language, at.guestId, `documents/${document.public_id}.pdf`),
	};
}
