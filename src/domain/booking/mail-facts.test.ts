import { expect, it } from "vitest";
import { fillFacts, namesFact, namesUnknown } from "./mail-facts.ts";

it("knows a word in braces that is no fact, and a brace alone", () => {
	expect(namesUnknown("{home}, {arrival}")).toBe(false);
	for (const text of ["{huis}", "{ home }", "Dear {name", "}"]) expect(namesUnknown(text)).toBe(true);
});

it("fills in the facts that are known, each as often as it is named, and no other word in braces", () => {
	const text = "{home}, {home}: {toPay} by {due}. {unknown} {Home} {constructor}";
	const filled = fillFacts(text, { home: "Haus {due}", toPay: "$& €1" });
	expect(filled).toBe("Haus {due}, Haus {due}: $& €1 by {due}. {unknown} {Home} {constructor}");
});

it("finds a fact that is still to be filled in", () => {
	expect(namesFact("until {due}")).toBe(true);
	expect(namesFact("until {due}")).toBe(true);
	expect(namesFact("until {when} {}")).toBe(false);
});
