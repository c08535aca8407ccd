import { type BasisPoints, parseCents } from "../money.ts";

/** What is agreed with partners and home owners, as staff type it. */

/** A code as it stands in links: letters, digits and dashes. Codes of feeds may be others; staff make only these. */
const CODE = /^[a-z0-9][a-z0-9-]{1,29}$/i;
const MOST_BP = 10_000;

export function isPartnerCode(typed: string): boolean {
	return CODE.test(typed);
}

/** A share of the rent as people type it, `7,5` or `8 %`, in hundredths of a percent; null: none between 0 and 100 %. */
export function readCommission(typed: string): BasisPoints | null {
	const share = typed.trim().replace(/\s*%$/, "");
	const bp = /^\d{1,3}([.,]\d{1,2})?$/.test(share) ? parseCents(share) : null;
	return bp === null || bp > MOST_BP ? null : bp;
}
