import type { Cents } from "../money.ts";
import type { Instalment } from "../pricing/instalments.ts";

/** Shares of a booking's price: who pays which part of which instalment (docs/guides/people-and-privacy.md#group-rooms). */

/** Parts that one companion can take: a couple takes two. */
export const MOST_PARTS = 9;

/** A companion's part of one instalment. */
export interface Share {
	readonly companionId: number;
	readonly dueOn: Instalment["dueOn"];
	readonly cents: Cents;
}

/**
 * Divides a sum by weights, to the cent: each comes within a cent of what is exact, and all of them to the sum.
 *
 * @throws {RangeError} when nobody takes a part
 */
export function divideCents(cents: Cents, parts: readonly number[]): readonly Cents[] {
	const all = parts.reduce((sum, count) => sum + count, 0);
	if (all <= 0) throw new RangeError("nobody takes a part");
	let taken = 0;
	return parts.map((count) => {
		const before = Math.ceil((cents * taken) / all);
		taken += count;
		return Math.ceil((cents * taken) / all) - before;
	});
}

/** Divides what is open of a booking's instalments; parts of nothing make no share. */
export function sharesOf(
	open: readonly Instalment[],
	takers: readonly { readonly companionId: number; readonly parts: number }[],
): readonly Share[] {
	const taking = takers.filter(({ parts }) => parts > 0);
	if (taking.length === 0) return [];
	const parts = taking.map((taker) => taker.parts);
	return open.flatMap(({ dueOn, cents }) =>
		divideCents(cents, parts).flatMap((share, at) => {
			const taker = taking[at];
			return taker && share > 0 ? [{ companionId: taker.companionId, dueOn, cents: share }] : [];
		}),
	);
}

/** What a transfer for a share says, so that the bank's file tells it from the others of its booking. */
export function shareReference(bookingNo: string, number: number): string {
	return `${bookingNo}/S${number}`;
}

/** The number of the share that the words of a transfer name beside a booking; null without one. */
export function shareNumberIn(words: string, bookingNo: string): number | null {
	const plain = words.toUpperCase().replace(/[\s./-]/g, "");
	const found = new RegExp(`${bookingNo}S(\\d{1,3})(?!\\d)`).exec(plain)?.[1];
	return found === undefined ? null : Number(found);
}
