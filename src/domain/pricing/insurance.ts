import { type BasisPoints, type Cents, percentOf } from "../money.ts";

/** Tariff of the cancellation insurance; it follows the guest's country of residence. */
export interface InsuranceTariff {
	readonly bp: BasisPoints;
	readonly policyFeeCents: Cents;
	/** Insurance premium tax, on premium and policy fee. */
	readonly taxBp: BasisPoints;
}

const TARIFFS: Readonly<Record<string, InsuranceTariff>> = {
	NL: { bp: 550, policyFeeCents: 350, taxBp: 2100 },
	BE: { bp: 550, policyFeeCents: 350, taxBp: 925 },
	DE: { bp: 600, policyFeeCents: 350, taxBp: 1900 },
	FR: { bp: 450, policyFeeCents: 350, taxBp: 900 },
};

/** Countries of residence (ISO 3166-1 alpha-2) in which the insurance is sold. */
export const INSURED_COUNTRIES: readonly string[] = Object.keys(TARIFFS);

/** The tariff of a country of residence; null where the insurance is not sold. */
export function insuranceTariff(residence: string): InsuranceTariff | null {
	return TARIFFS[residence] ?? null;
}

/** Premium, policy fee and tax over an insured sum. */
export function insuranceOf(insuredCents: Cents, tariff: InsuranceTariff) {
	const premiumCents = percentOf(insuredCents, tariff.bp);
	const taxCents = percentOf(premiumCents + tariff.policyFeeCents, tariff.taxBp);
	return { premiumCents, policyFeeCents: tariff.policyFeeCents, taxCents };
}
