import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CONSENT_COOKIE, CONSENT_DAYS } from "#analytics/consent.ts";
import { LIKES_COOKIE } from "#domain/accommodation/likes.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { LINK_DAYS } from "#domain/partners/link-days.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { COOKIE_RULES, LANGUAGE_COOKIE } from "#server/middleware/cookies.ts";
import { WATCH_COOKIE } from "#server/pages/analytics-view.ts";
import { PROVED_DAYS } from "#services/booking/sender.ts";
import { SESSION_DAYS } from "#services/guests/session.ts";
import { MEMBER_SESSION_DAYS } from "#services/organisations/member-session.ts";
import { STAFF_NAME_COOKIE } from "#services/staff/staff-session.ts";
import { MAP_COOKIE, MAP_DAYS } from "#site/map-choice.ts";

/** What the cookie policy says is what the site leaves in a browser. */

interface Node {
	readonly type: string;
	readonly text?: string;
	readonly content?: readonly Node[];
}

const story = JSON.parse(readFileSync("demo/stories/pages/cookie-policy.json", "utf8"));
const texts: Readonly<Record<Language, Node>> = story.content.body.find(
	({ component }: { readonly component: string }) => component === "rich_text",
).text;

const wordsOf = ({ text = "", content = [] }: Node): string => text + content.map(wordsOf).join(" ");

/** The first cells of the policy's list. */
function namesOf(language: Language): string {
	const rows = texts[language].content?.find(({ type }) => type === "table")?.content ?? [];
	return rows.map(({ content: [first] = [] }) => first && wordsOf(first).trim()).join(", ");
}

const sources = globSync("src/**/*.{ts,tsx}").filter((path) => !path.includes(".test."));
const sourceOf = (path: string) => readFileSync(path, "utf8");

/** Staff have them, and whoever opens the page of events of a site that is being built; visitors never. */
const NOT_OF_VISITORS = [WATCH_COOKIE, STAFF_NAME_COOKIE, "csEncId", "csBrowser"];
/** Cookies whose names have a part of their own for each booking and room. */
const named = (name: string) => name.replace(/\$\{.*$/s, "");

describe("the cookie policy", () => {
	it("names each cookie that the site sets for visitors, in each language", () => {
		const sessions = sources.flatMap((path) =>
			[...sourceOf(path).matchAll(/hostCookie\(\w+(?:\.\w+)*, [`"]([^`"]+)/g)].map(([, name = ""]) => named(name)),
		);
		// Fails where they are no longer written so.
		expect(sessions.length).toBeGreaterThan(5);
		const all = [LANGUAGE_COOKIE, LIKES_COOKIE, MAP_COOKIE, CONSENT_COOKIE, "stay", "host", "partner", "homeownerCode"];
		const expected = [...all, "agency", "portal", ...sessions].filter((name) => !NOT_OF_VISITORS.includes(name));
		for (const language of LANGUAGES) {
			const names = namesOf(language);
			expect(
				expected.filter((name) => !names.includes(name)),
				language,
			).toEqual([]);
		}
	});

	it("says of each cookie how long it is kept, as it is kept", () => {
		const days: Readonly<Record<string, number>> = {
			[LANGUAGE_COOKIE]: COOKIE_RULES[LANGUAGE_COOKIE].days,
			[LIKES_COOKIE]: COOKIE_RULES[LIKES_COOKIE].days,
			[MAP_COOKIE]: MAP_DAYS,
			stay: COOKIE_RULES.stay.days,
			"host, partner, homeownerCode": LINK_DAYS,
			mailbox: PROVED_DAYS,
			guest: SESSION_DAYS,
			"agency, portal": MEMBER_SESSION_DAYS,
			consent: CONSENT_DAYS,
		};
		for (const language of LANGUAGES) {
			const rows = texts[language].content?.find(({ type }) => type === "table")?.content ?? [];
			for (const [name, kept] of Object.entries(days)) {
				const row = rows.map(({ content = [] }) => content.map(wordsOf)).find(([first]) => first?.trim() === name);
				expect([language, name, row?.at(-1)]).toEqual([
					language,
					name,
					expect.stringMatching(new RegExp(`\\b${kept}\\b`)),
				]);
			}
		}
	});

	it("has no place in the sources that sets a cookie unseen", () => {
		const places = sources.filter((path) => /\bsetCookie\(|document\.cookie = /.test(sourceOf(path))).sort();
		expect(places).toEqual([
			"src/features/layout/languages.ts",
			"src/features/likes/likes-store.ts",
			"src/features/search/map-beside.ts",
			"src/routes/-data/visitor.server.ts",
			"src/server/booking-sender.ts",
			"src/server/pages/events-page.ts",
			"src/server/pages/group-room.ts",
			"src/server/pages/guest-area.ts",
			"src/server/pages/organisation-area.ts",
			"src/server/pages/staff-cookies.ts",
		]);
	});

	it("says what is kept for the time without a connection, and how it goes, where anything is kept", () => {
		const keeping = sources.filter((path) => /caches\.open\(/.test(sourceOf(path))).sort();
		// Another store of the browser belongs into the policy as well.
		expect(keeping).toEqual([
			"src/features/guest/kept-trips.ts",
			"src/server/pages/offline-script.ts",
			"src/server/pages/worker-script.ts",
		]);
		expect(sources.filter((path) => /\bindexedDB\b/.test(sourceOf(path)))).toEqual([]);
		for (const language of LANGUAGES) {
			const kept = (texts[language].content ?? []).map(wordsOf).find((text) => text.includes(keepOf(language)));
			expect(kept, language).toMatch(/cookies/i);
		}
	});
});

function keepOf(language: Language): string {
	return translator(language)("guest.keepOffline");
}
