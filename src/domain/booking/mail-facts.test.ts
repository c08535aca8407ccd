import { expect, it } from "vitest";
import { fillFacts, namesFact } from "./mail-facts.ts";

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
