import { expect, it } from "vitest";
import { screenOf } from "./screen-of.ts";

it("reads a public address as the router's own, with its query", () => {
	expect(screenOf("/fr/maison-de-vacances-autriche/?adults=4&facility=sauna")).toEqual({
		to: "/fr/places/autriche",
		search: { adults: "4", facility: "sauna" },
	});
	expect(screenOf("/nl/contact")).toMatchObject({ to: "/nl/page/contact", search: {} });
});

it("leaves to the browser what is no screen of ours, and places on a page", () => {
	expect(screenOf("/api/docs")).toBeNull();
	expect(screenOf("/nl/nergens")).toBeNull();
	expect(screenOf("/nl/contact#form")).toBeNull();
});
