import { expect, it } from "vitest";
import { loadMessages, screenTranslator } from "#i18n/load-messages.ts";
import { dueAfterOption } from "./due-after-option.ts";
import { dueText } from "./due-text.ts";

it("names two payments, and does not call a single one first", async () => {
	await loadMessages("nl");
	const t = screenTranslator("nl");
	expect([0, 1].map((index) => dueText(t, "3 december 2026", index, 2))).toEqual([
		"Aanbetaling, uiterlijk 3 december 2026",
		"Restbetaling, uiterlijk 3 december 2026",
	]);
	expect(dueText(t, "3 december 2026", 0, 1)).toBe("Uiterlijk 3 december 2026");
});

it("names no day for what is due once an option is booked", async () => {
	await loadMessages("fr");
	const t = screenTranslator("fr");
	expect(dueAfterOption(t, 2)).toBe("Acompte, dans les 7 jours suivant la réservation");
	expect(dueAfterOption(t, 1)).toBe("Dans les 7 jours suivant la réservation");
});
