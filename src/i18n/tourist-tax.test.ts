import { expect, it } from "vitest";
import { lineLabel } from "./price-lines.ts";

it.each([
	["de", "DE", "Kurtaxe"],
	["de", "CH", "Kurtaxe"],
	["de", "AT", "Ortstaxe"],
	["de", "NL", "Tourismusabgabe"],
	["de", "FR", "Tourismusabgabe"],
	["fr", "FR", "Taxe de séjour"],
	["fr", "AT", "Taxe de séjour"],
	["nl", "NL", "Toeristenbelasting"],
	["nl", "DE", "Toeristenbelasting"],
	["en", "ES", "Tourist tax"],
] as const)("calls the tourist tax in %s of a home in %s %s", (language, country, name) => {
	expect(lineLabel("tourist_tax", language, country)).toBe(name);
	expect(lineLabel("citytax", language, country)).toBe(name);
	// A fee, for the tax's own code is no fee's.
	expect(lineLabel("fee_tourist_tax", language, country)).toBe(name);
});
