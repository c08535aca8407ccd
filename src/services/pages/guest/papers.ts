import type { Db } from "#db/connection/client.ts";
import { documentsOf } from "#db/papers/documents.ts";
import type { Language } from "#domain/language.ts";
import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import { guestHref } from "#site/guest-area.ts";
import type { PaperLink } from "#site/views/guest-view.ts";

/** The papers of a booking as links, newest first. */
export async function paperLinks(
	db: Db,
	bookingId: number,
	at: { readonly guestId: string; readonly language: Language },
): Promise<readonly PaperLink[]> {
	const papers = await documentsOf(db, bookingId);
	return papers.map((paper) => ({
		kind: paper.kind,
		// Papers without a series bear the booking's number; what stands behind it is for the database.
		number: paper.number.replace(/-[a-z_]+-\d+$/, ""),
		issuedOn: isoOf(civilDayAt(paper.issued_at)),
		lang: paper.lang,
		href: guestHref(at.language, at.guestId, `documents/${paper.public_id}.pdf`),
	}));
}
