import { expect, it } from "vitest";
import { COUNTRY_CODES } from "../countries.ts";
import { timeZoneOf } from "./country-zone.ts";

it("every country has a zone that clocks know", () => {
	for (const country of COUNTRY_CODES) {
		expect(() => new Intl.DateTimeFormat("en", { timeZone: timeZoneOf(country) }), country).not.toThrow();
	}
	expect([timeZoneOf("GB"), timeZoneOf("XX")]).toEqual(["Europe/London", "Europe/Amsterdam"]);
});
