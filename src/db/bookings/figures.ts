import { type RawBuilder, sql } from "kysely";
import type { Db } from "../connection/client.ts";

/** Bookings by figures that people know them by: a sum of money, the number of an invoice. */

export interface Figures {
	/** A sum: of the whole, an instalment, what is still open, came in or went back, or of a document. */
	readonly cents: number | null;
	/** Number of an invoice or a credit note, whole. */
	readonly documentNumber: string | null;
	/** Beginnings of telephone numbers as they are stored, digits alone. */
	readonly telephones: readonly string[];
}

export const NO_FIGURES: Figures = { cents: null, documentNumber: null, telephones: [] };

/** Beginnings of words, all of which are there, or a telephone number, as the text of a `tsquery`. */
export function searchText(words: readonly string[], telephones: readonly string[]): string {
	const all = words.map((word) => `${word}:*`).join(" & ");
	return [`(${all})`, ...telephones.map((digits) => `${digits}:*`)].join(" | ");
}

/** Bookings that bear a figure, when they are few. */
const FEW = 2_000;

interface Bears {
	readonly is: RawBuilder<boolean>;
	/** So many that nothing beside them is worth looking for: the index of the words would be of no use. */
	readonly isMany: boolean;
}

/**
 * Whether the booking `b` bears one of the figures; null: there is none. Few are asked for first, each by its index; a
 * sum that very many have is compared row by row, and a page of those is soon full.
 */
export async function bearsFigure(db: Db, { cents, documentNumber }: Figures): Promise<Bears | null> {
	if (cents === null && documentNumber === null) return null;
	const found = [
		documentNumber !== null && sql`SELECT booking_id FROM document WHERE number = ${documentNumber}`,
		...(cents === null ? [] : ofSum(cents)),
	].filter((one) => one !== false);
	const some = found.map((one) => sql`(${one} LIMIT ${FEW + 1})`);
	const { rows } = await sql<{ readonly key: number }>`
		SELECT booking_id AS key FROM (${sql.join(some, sql` UNION ALL `)}) found LIMIT ${FEW + 1}`.execute(db);
	if (rows.length <= FEW) {
		const keys = [...new Set(rows.map(({ key }) => Number(key)))];
		return { is: sql<boolean>`b.booking_id = ANY (${keys}::bigint[])`, isMany: false };
	}
	const each = [
		sql`b.grand_cents = ${cents}`,
		sql`b.total_cents = ${cents}`,
		sql`EXISTS (SELECT FROM instalment i WHERE i.booking_id = b.booking_id AND i.cents = ${cents})`,
		sql`EXISTS (SELECT FROM payment p WHERE p.booking_id = b.booking_id AND p.cents = ${cents} AND p.status = 'paid')`,
	];
	return { is: sql<boolean>`(${sql.join(each, sql` OR `)})`, isMany: true };
}

/** What is still open of a booking `o` that waits for money, as the page of a booking says it. */
const OPEN = sql`
	CASE o.state WHEN 'cancelled'
		THEN (SELECT coalesce(sum(c.payable_cents + c.paid_cents - c.refund_cents), 0)
			FROM cancellation c WHERE c.booking_id = o.booking_id)
		ELSE (SELECT coalesce(sum(i.cents), 0) FROM instalment i WHERE i.booking_id = o.booking_id) END
	- (SELECT coalesce(sum(p.cents), 0) FROM payment p WHERE p.booking_id = o.booking_id AND p.status = 'paid')
	+ (SELECT coalesce(sum(r.cents), 0) FROM refund r WHERE r.booking_id = o.booking_id)`;

function ofSum(cents: number): readonly RawBuilder<unknown>[] {
	return [
		sql`SELECT booking_id FROM booking WHERE grand_cents = ${cents}`,
		sql`SELECT booking_id FROM booking WHERE total_cents = ${cents}`,
		sql`SELECT booking_id FROM instalment WHERE cents = ${cents}`,
		sql`SELECT booking_id FROM payment WHERE cents = ${cents} AND status = 'paid'`,
		sql`SELECT booking_id FROM refund WHERE cents = ${cents}`,
		sql`SELECT booking_id FROM document WHERE abs(total_cents) = ${cents} AND total_cents IS NOT NULL`,
		// Few wait for money at a time.
		sql`SELECT booking_id FROM booking o WHERE o.next_step = 'payment' AND ${OPEN} = ${cents}`,
	];
}
