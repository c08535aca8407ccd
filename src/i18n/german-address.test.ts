import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** German says du to everybody, in portals, mails and the office too (voice.md). */

/** The polite address; at the beginning of a sentence the same word may say "they" or "she". */
const POLITE = /(?<!^|[.!?:] |[{„])\b(Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/u;
const FOLDER = join(import.meta.dirname, "messages/de");

it("no German text addresses anybody politely", () => {
	const found = readdirSync(FOLDER).flatMap((file) => {
		const groups: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
		return Object.entries(groups).flatMap(([group, texts]) =>
			Object.entries(texts)
				.filter(([, text]) => POLITE.test(text))
				.map(([key, text]) => `${group}.${key}: ${text}`),
		);
	});
	expect(found).toEqual([]);
	for (const polite of ["Wählen Sie ein Haus.", "Das ist Ihr Code.", "Wir schreiben Ihnen."])
		expect(POLITE.test(polite)).toBe(true);
	expect(POLITE.test("Eine Zahl. Sie gilt sofort.")).toBe(false);
});
