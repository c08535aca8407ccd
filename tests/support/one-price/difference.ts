import { isoOf } from "#domain/time/civil-date.ts";
import type { StayCase } from "./stays.ts";

/** Two places that name different prices for one stay. */
export class PriceDifference extends Error {
	override name = "PriceDifference";
}

/** Which stay is looked at; part of a difference's message. */
export interface CheckedStay extends StayCase {
	readonly seed: number;
	readonly accoId: string;
}

/** What each place says of a stay; throws when they do not all say the same, undefined (it cannot be had) included. */
export function expectOne(checked: CheckedStay, says: Readonly<Record<string, number | null | undefined>>): void {
	const [first, ...others] = Object.values(says);
	if (others.every((other) => (other ?? null) === (first ?? null))) return;
	throw new PriceDifference(`${described(checked)}: ${JSON.stringify(says, (_name, value) => value ?? null)}`);
}

/** Does the work of one stay; whatever it throws (a document whose sums disagree, say) is reported with the stay. */
export async function checkOne<Answer>(checked: CheckedStay, work: () => Answer | Promise<Answer>): Promise<Answer> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof PriceDifference) throw error;
		throw new PriceDifference(`${described(checked)}: ${error instanceof Error ? error.message : error}`, {
			cause: error,
		});
	}
}

function described({ seed, accoId, stay, party }: CheckedStay): string {
	const day = (number: number) => (Number.isInteger(number) ? isoOf(number) : String(number));
	return `seed ${seed}, ${accoId}, ${day(stay.arrival)} to ${day(stay.departure)}, ${JSON.stringify(party)}`;
}
