/** What a home must have before staff put it on the site, and what is good to have. */

/**
 * Countries in which every holiday home needs a number of registration in what is published of it (the laws that
 * Regulation (EU) 2024/1028 builds on). An editable default: counsel must check it.
 */
const REGISTERED_COUNTRIES: readonly string[] = ["BE", "ES", "FR", "GR", "IT", "PT"];

export function needsRegistration(country: string): boolean {
	return REGISTERED_COUNTRIES.includes(country);
}

const PUBLICATION_CHECKS = ["registration", "rate", "picture", "unit", "title"] as const;
type PublicationCheck = (typeof PUBLICATION_CHECKS)[number];

export interface PublicationFacts {
	readonly country: string;
	readonly registrationNumber: string | null;
	/** Some stay within the next twelve months has a price. */
	readonly hasRate: boolean;
	readonly pictures: number;
	readonly units: number;
	/** It has a title in some language; the others are filled from it. */
	readonly hasTitle: boolean;
}

export interface CheckedHome {
	readonly check: PublicationCheck;
	readonly isMet: boolean;
}

/** Every check with its state; a home that fails one is not published. */
export function checkPublication(facts: PublicationFacts): readonly CheckedHome[] {
	const met: Readonly<Record<PublicationCheck, boolean>> = {
		registration: !needsRegistration(facts.country) || (facts.registrationNumber ?? "").trim() !== "",
		rate: facts.hasRate,
		picture: facts.pictures > 0,
		unit: facts.units > 0,
		title: facts.hasTitle,
	};
	return PUBLICATION_CHECKS.map((check) => ({ check, isMet: met[check] }));
}
