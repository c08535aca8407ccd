/** Accommodation identifiers: a file of their own, since every page knows addresses of homes and few know their facts. */

/** Accommodation identifier: the letter a and 1 to 10 digits (specification §9). */
export const ACCO_ID = /^a\d{1,10}$/;

export function isAccoId(value: unknown): value is string {
	return typeof value === "string" && ACCO_ID.test(value);
}

/** The number in an accoId; ties of every sort are broken by it. */
export function accoNumber(accoId: string): number {
	return Number(accoId.slice(1));
}
