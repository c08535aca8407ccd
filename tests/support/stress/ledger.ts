import type { BookingType } from "#domain/pricing/allowed-types.ts";

/** What the clients of a stress saw: answers, what was promised to them, and what should not have been. */

export interface Offer {
	readonly quoteId: string;
	/** In which ways it can be submitted, as the answer says. */
	readonly allowedTypes: readonly BookingType[];
}

export interface Acknowledged {
	readonly bookingNo: string;
	readonly type: BookingType;
	readonly key: string;
	readonly body: object;
	/** The servers' time before the first submit under the key. */
	readonly requested: Date;
}

/** An answer that must never be given; this many are kept. */
const MOST_FAULTS = 50;

export class Ledger {
	readonly faults: string[] = [];
	faultCount = 0;
	/** By idempotency key. */
	readonly acknowledged = new Map<string, Acknowledged>();
	/** Keys of submits without an answer: their booking may be there or not. */
	readonly unanswered = new Set<string>();
	/** Offers that others may submit as well. */
	readonly offers: Offer[] = [];
	/** Bookings to do something with. */
	readonly made: Acknowledged[] = [];
	/** How often: `book 201`, `book NOT_AVAILABLE`. */
	readonly answers = new Map<string, number>();
	readonly #times: number[] = [];
	lost = 0;
	busy = 0;

	fault(text: string): void {
		this.faultCount++;
		if (this.faults.length < MOST_FAULTS) this.faults.push(text.slice(0, 600));
	}

	count(what: string, outcome: string, milliseconds: number): void {
		const name = `${what} ${outcome}`;
		this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
		this.#times.push(milliseconds);
	}

	/**
	 * A booking number that a client was given. Two under one key are a fault, unless the key may have been forgotten
	 * meanwhile: then the second is a booking of its own.
	 */
	acknowledge(made: Acknowledged, mayBeForgotten: boolean): void {
		this.unanswered.delete(made.key);
		const before = this.acknowledged.get(made.key);
		if (before?.bookingNo === made.bookingNo) return;
		if (before && !mayBeForgotten) this.fault(`one key, two bookings: ${before.bookingNo}, ${made.bookingNo}`);
		this.acknowledged.set(before ? `${made.key} ${made.bookingNo}` : made.key, made);
		this.made.push(made);
	}

	remember(offer: Offer): void {
		this.offers.push(offer);
		if (this.offers.length > 40) this.offers.shift();
	}

	get requests(): number {
		return this.#times.length;
	}

	/** Time below which a share of the answers came, in milliseconds. */
	time(share: number): number {
		const times = this.#times.toSorted((a, b) => a - b);
		return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	}
}
