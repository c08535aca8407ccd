import { type BasisPoints, type Cents, percentOf } from "../money.ts";

/** What brings a booking its payee; at most one is paid. */
export interface CommissionInput {
	/** The partner whose link was clicked last; null: nobody. */
	readonly partner: { readonly code: string; readonly commissionBp: BasisPoints } | null;
	readonly home: { readonly hostCode: string | null; readonly commissionBp: BasisPoints | null };
	/** Rent after reductions and code. */
	readonly baseCents: Cents;
}

export interface Commission {
	readonly payeeCode: string | null;
	readonly bp: BasisPoints;
	readonly cents: Cents;
}

/** Who is paid how much for a booking. The home's own percent goes before the partner's; nobody earns on an own home. */
export function commissionOf({ partner, home, baseCents }: CommissionInput): Commission {
	const ownHome = partner !== null && home.hostCode?.toLowerCase() === partner.code.toLowerCase();
	if (!partner || ownHome) return { payeeCode: null, bp: 0, cents: 0 };
	const bp = home.commissionBp ?? partner.commissionBp;
	return { payeeCode: partner.code, bp, cents: percentOf(baseCents, bp) };
}
