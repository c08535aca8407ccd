import type { SellableAccommodation } from "../accommodation/accommodation.ts";
import { type BasisPoints, type Cents, percentOf } from "../money.ts";
import type { DayNumber } from "../time/civil-date.ts";
import type { CodeRefusal } from "./refusal.ts";
import type { Stay } from "./stay-rules.ts";

/** What a code takes off: a share of the net rent or a sum. */
export type CodeValue =
	| { readonly kind: "percent"; readonly bp: BasisPoints }
	| { readonly kind: "amount"; readonly cents: Cents };

/** A discount code with its rules. Codes ignore case. */
export interface DiscountCode {
	readonly code: string;
	readonly value: CodeValue;
	/** Reduction at most; null: no cap but the rent itself. */
	readonly maxCents: Cents | null;
	/** Net rent at least. */
	readonly minRentCents: Cents;
	/** Inclusive window in which the booking is made. */
	readonly bookFrom: DayNumber | null;
	readonly bookUntil: DayNumber | null;
	/** Inclusive window that holds the whole stay. */
	readonly stayFrom: DayNumber | null;
	readonly stayUntil: DayNumber | null;
	/** Empty: everywhere. */
	readonly accoIds: readonly string[];
	readonly countries: readonly string[];
	/** Every use allowed is taken, in all or by this guest. */
	readonly usedUp: boolean;
}

/** What a code takes off a net rent, or why it takes nothing. */
export function applyCode(
	code: DiscountCode | null,
	home: SellableAccommodation,
	stay: Stay,
	netCents: Cents,
	today: DayNumber,
): { readonly cents: Cents; readonly refused: CodeRefusal | null } {
	const refused = refusalOf(code, home, stay, netCents, today);
	if (refused || !code) return { cents: 0, refused: refused ?? "CODE_UNKNOWN" };
	const fullCents = code.value.kind === "percent" ? percentOf(netCents, code.value.bp) : code.value.cents;
	return { cents: Math.min(fullCents, code.maxCents ?? fullCents, netCents), refused: null };
}

function refusalOf(
	code: DiscountCode | null,
	home: SellableAccommodation,
	stay: Stay,
	netCents: Cents,
	today: DayNumber,
): CodeRefusal | null {
	if (!code) return "CODE_UNKNOWN";
	const here =
		(code.accoIds.length === 0 || code.accoIds.includes(home.accoId)) &&
		(code.countries.length === 0 || code.countries.includes(home.country));
	if (!here) return "CODE_NOT_HERE";
	if (!within(today, today, code.bookFrom, code.bookUntil)) return "CODE_EXPIRED";
	if (!within(stay.arrival, stay.departure, code.stayFrom, code.stayUntil)) return "CODE_STAY_DATES";
	if (netCents < code.minRentCents) return "CODE_MIN_RENT";
	if (code.usedUp) return "CODE_USED_UP";
	return null;
}

function within(first: DayNumber, last: DayNumber, from: DayNumber | null, until: DayNumber | null): boolean {
	return (from === null || first >= from) && (until === null || last <= until);
}
