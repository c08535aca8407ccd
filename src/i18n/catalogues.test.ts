import { expect, it } from "vitest";
import { completed } from "./catalogues.server.ts";

it("a text that a language lacks is the English one, in a group that it has and in one that it has not", () => {
	const english = { menu: { home: "Home", away: "Away" }, foot: { end: "The end" } };
	const dutch = { menu: { home: "Thuis" }, own: { word: "gezellig" } };
	expect(completed(dutch, english)).toEqual({
		menu: { home: "Thuis", away: "Away" },
		foot: { end: "The end" },
		own: { word: "gezellig" },
	});
});
