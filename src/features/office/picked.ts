import { forget, remember, remembered } from "../layout/session-memory.ts";

/**
 * What is ticked of a list while somebody goes through its pages and opens its bookings: remembered by the window, of
 * the list that was ticked last alone, and until another page of the office, so that nothing is chosen that nobody sees
 * any more.
 */

/** A booking that is ticked, with the version and the money that were shown. */
export interface Picked {
	readonly no: string;
	readonly version: number;
	readonly totalCents: number;
	readonly atHomeCents: number;
	readonly receivedCents: number;
	readonly toPayCents: number;
	/** It was cancelled or let go: its money is not of these sums. */
	readonly isCancelled: boolean;
	/** It may be reminded of something to pay. */
	readonly isOwing: boolean;
}

/** Whose ticks, in which list: its search without the page. */
export interface PickedOf {
	readonly person: string;
	readonly list: string;
}

const MEMORY = "office-picked";

/** Those of this list; none of another, or of somebody else who sat here before. */
export function readPicked({ person, list }: PickedOf): readonly Picked[] {
	const kept = parsed(remembered(MEMORY));
	return kept && kept.person === person && kept.list === list && Array.isArray(kept.picked) ? kept.picked : [];
}

export function keepPicked({ person, list }: PickedOf, picked: readonly Picked[]): void {
	const isOfOther = picked.length === 0 && readPicked({ person, list }).length === 0;
	if (isOfOther) return;
	if (picked.length === 0) forget(MEMORY);
	else remember(MEMORY, JSON.stringify({ person, list, picked }));
}

/** Forgets all: something was done with them. */
export function forgetPicked(): void {
	forget(MEMORY);
}

function parsed(text: string | null): (PickedOf & { readonly picked: readonly Picked[] }) | null {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return null;
	}
}
