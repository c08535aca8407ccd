import { describe, expect, it } from "vitest";
import { checkPublication, needsRegistration, type PublicationFacts } from "./publication.ts";

/** What a home must have before it is on the site: a required registration number, a price, a picture. */

const WHOLE: PublicationFacts = {
	country: "AT",
	registrationNumber: null,
	hasRate: true,
	pictures: 1,
	units: 1,
	hasTitle: true,
};
const open = (facts: Partial<PublicationFacts>) =>
	checkPublication({ ...WHOLE, ...facts })
		.filter(({ isMet }) => !isMet)
		.map(({ check }) => check);

describe("publication", () => {
	it("is open to a home that has all that is asked for", () => {
		expect(open({})).toEqual([]);
	});

	it("needs a registration number where the country asks for one", () => {
		expect(needsRegistration("FR")).toBe(true);
		expect(open({ country: "FR" })).toEqual(["registration"]);
		expect(open({ country: "FR", registrationNumber: "  " })).toEqual(["registration"]);
		expect(open({ country: "FR", registrationNumber: "FR-123" })).toEqual([]);
	});

	it.each([
		["rate", { hasRate: false }],
		["picture", { pictures: 0 }],
		["unit", { units: 0 }],
		["title", { hasTitle: false }],
	] as const)("is refused without a %s", (check, facts) => {
		expect(open(facts)).toEqual([check]);
	});
});
