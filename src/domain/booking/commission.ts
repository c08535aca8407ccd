import { type BasisPoints, type Cents, percentOf } from "../money.ts";
import type { HouseLine } from "../pricing/house-lines.ts";

/** What brings a booking its payee; at most one is paid. */
export interface CommissionInput {
	/** The partner whose link was clicked last; null: none. */
	readonly partner: {
		readonly code: string;
		readonly commissionBp: BasisPoints;
		readonly email?: string | null;
	} | null;
	/** Address of the guest: a partner gets no commission on an own stay. */
	readonly guestEmail?: string;
	readonly home: { readonly hostCode: string | null; readonly commissionBp: BasisPoints | null };
	/** Rent after reductions and code. */
	readonly baseCents: Cents;
}

/** Lines of a price that make up the base of a commission (domain.md §2 4, 11). */
const BASE_LINES: ReadonlySet<string> = new Set<HouseLine>([
	"rent",
	"extra_person",
	"los",
	"lastMinute",
	"early",
	"code",
]);

/** Cents a commission is reckoned on, from the lines of a price: rent after reductions and code. */
export function commissionBaseOf(lines: readonly { readonly code: string; readonly amountCents: Cents }[]): Cents {
	return lines.reduce((sum, { code, amountCents }) => (BASE_LINES.has(code) ? sum + amountCents : sum), 0);
}

export interface Commission {
	readonly payeeCode: string | null;
	readonly bp: BasisPoints;
	readonly cents: Cents;
}

/** Who is paid how much for a booking. The home's own percent goes before the partner's; there is none on an own home or stay. */
export function commissionOf({ partner, home, baseCents, guestEmail }: CommissionInput): Commission {
	const ownHome = partner !== null && home.hostCode?.toLowerCase() === partner.code.toLowerCase();
	const ownStay = partner?.email != null && partner.email.toLowerCase() === guestEmail?.toLowerCase();
	if (!partner || ownHome || ownStay) return { payeeCode: null, bp: 0, cents: 0 };
	const bp = home.commissionBp ?? partner.commissionBp;
	return { payeeCode: partner.code, bp, cents: percentOf(baseCents, bp) };
}
