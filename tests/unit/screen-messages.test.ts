import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATALOGUES } from "#i18n/catalogues.server.ts";
import { isScreenPart, SCREEN_PARTS, type ScreenPart } from "#i18n/screen-parts.ts";
import { messageUse, sourcesOfScreen, usedOf } from "#tests/support/message-use.ts";
import * as lists from "../../src/routes/-data/screen-messages.ts";

/** Messages by full name, with the part that holds each. */
const PART_OF = new Map(
	Object.entries(CATALOGUES.en).flatMap(([part, groups]) =>
		Object.entries(groups).flatMap(([group, texts]) => Object.keys(texts).map((name) => [`${group}.${name}`, part])),
	),
);
const KEYS = [...PART_OF.keys()];

const SCREENS = readdirSync("src/routes", { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".tsx") && !/(?:^|\/)-/.test(file) && file !== "__root.tsx")
	.map((file) => `src/routes/${file}`);

/** The lists of parts that a route names: in `staticData`, and what its loader may add. */
function partsNamedBy(file: string): ReadonlySet<string> {
	const named = readFileSync(file, "utf8").match(/\b[A-Z]+_MESSAGES\b/g) ?? [];
	const known: Readonly<Record<string, unknown>> = { ...lists };
	return new Set(["common", ...named.flatMap((name) => known[name] as readonly ScreenPart[])]);
}

/** Messages that a screen may show, by the part that holds them. */
function messagesOfScreen(file: string): ReadonlyMap<string, readonly string[]> {
	const used = new Map<string, string[]>();
	for (const source of sourcesOfScreen(file)) {
		const text = readFileSync(source, "utf8");
		for (const key of usedOf(KEYS, messageUse(text))) {
			const part = PART_OF.get(key) ?? "";
			// A late module may load its own.
			if (new RegExp(`loadMessages\\(\\w+, \\w+, \\["${part}"\\]\\)`).test(text)) continue;
			used.set(part, [...(used.get(part) ?? []), `${key} in ${source}`]);
		}
	}
	return used;
}

describe("the parts of the texts", () => {
	it("are all there, with those of screens among them", () => {
		expect(SCREEN_PARTS.filter((part) => !(part in CATALOGUES.en))).toEqual([]);
	});

	it("hold each message once", () => {
		const all = Object.values(CATALOGUES.en).flatMap((groups) =>
			Object.entries(groups).flatMap(([group, texts]) => Object.keys(texts).map((name) => `${group}.${name}`)),
		);
		expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
	});

	it("of each screen are those that its route names: none missing, none from the server, none without use", () => {
		for (const screen of SCREENS) {
			const used = messagesOfScreen(screen);
			const named = partsNamedBy(screen);
			for (const [part, messages] of used) {
				expect(isScreenPart(part), `${screen} says what stays on the server: ${messages}`).toBe(true);
				expect(named.has(part), `${screen} does not load ${part}: ${messages}`).toBe(true);
			}
			const idle = [...named].filter((part) => part !== "common" && !used.has(part));
			expect(idle, `${screen} loads what it never says`).toEqual([]);
		}
	});

	it("would miss one that a route forgets", () => {
		const home = messagesOfScreen("src/routes/$lang/home.$country.$region.$place.$home.tsx");
		expect([...home.keys()].sort()).toEqual(["common", "home", "homes", "map", "results", "search", "stay"]);
		expect(home.get("stay")?.join()).toContain("calendar.title in src/features/accommodation/stay-calendar.tsx");
	});
});
