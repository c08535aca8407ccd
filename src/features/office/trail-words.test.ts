import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { whoOf } from "./trail-words.ts";

it("what was done on the command line has words for who did it, in every language", () => {
	const said = (who: string) => LANGUAGES.map((language) => whoOf(translator(language), { who, actor: "staff" }));
	expect(said("command: Mara de Vries").every((words) => words.startsWith("Mara de Vries, "))).toBe(true);
	expect(new Set(said("command")).size).toBe(LANGUAGES.length);
	expect(said("command").some((words) => words === "command")).toBe(false);
	expect(new Set(said("Mara de Vries"))).toEqual(new Set(["Mara de Vries"]));
});

it("who has no name is called by their kind", () => {
	expect(whoOf(translator("en"), { who: "timer", actor: "timer" })).not.toBe("timer");
});

it("yes and no of a value are words for yes and no, not the German prefix of a field", () => {
	const words = LANGUAGES.map((language) => {
		const t = translator(language);
		return [t("office.trailYes"), t("office.trailNo")];
	});
	for (const [yes, no] of words) expect(yes).not.toBe(no);
	expect(words.flat()).not.toContain("mit");
});
