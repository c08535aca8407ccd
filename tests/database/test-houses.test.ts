import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { signature } from "#services/signed-id.ts";
import { drawingAddress } from "#site/drawing-address.ts";
import { standInDrawing } from "#site/illustrations.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { OFFICE_COOKIES, OFFICE_PEOPLE, type OfficeSite, startOffice } from "#tests/support/office-site.ts";
import {
	type ApiDocument,
	CALLS_TESTED_ELSEWHERE,
	callsOf,
	FOR_MACHINES,
	KNOWN_PATTERNS,
	type Look,
	MORE_CALLS,
	pagesIn,
} from "#tests/support/test-houses/addresses.ts";
import { FAR_HOUSE, NEAR_HOUSE, TEST_HOUSE_IDS, TEST_HOUSE_LINES, TRACE } from "#tests/support/test-houses/feed.ts";
import { cellsInTurn, TURN } from "#tests/support/turns.ts";

/**
 * Test houses are for staff who chose them, and for nobody else (specification §1, §4, §6). Every address of the site is
 * asked before there is any staff or test house, and again when there are both and staff have looked at them: all others
 * must be answered the very same, so that no word, count, order or price of a test house comes through.
 */

/** Languages whose pages are asked: English, and of the others one, another every day. */
const SPOKEN: readonly Language[] = [
	"en",
	...cellsInTurn(
		"test houses",
		LANGUAGES.filter((language) => language !== "en"),
	),
];

let office: OfficeSite;
/** Every address, in the order in which they are asked. */
let addresses: readonly Look[];

interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
}
type Walk = ReadonlyMap<string, Answer>;

const nameOf = ({ path, body }: Look) => (body ? `${path} ${JSON.stringify(body)}` : path);

async function ask({ path, body, cookie }: Look, session = ""): Promise<Answer> {
	const cookies = [cookie, session].filter(Boolean).join("; ");
	const answer = await fetch(office.url + path, {
		redirect: "manual",
		headers: {
			"accept-language": "en",
			// A connection kept from an earlier question may be closed by the server just as this one is asked.
			connection: "close",
			...(cookies ? { cookie: cookies } : {}),
			...(body ? { "content-type": "application/json", origin: office.url } : {}),
		},
		...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
	});
	const isPicture = answer.headers.get("content-type")?.startsWith("image/");
	const text = isPicture ? `a picture of ${(await answer.arrayBuffer()).byteLength} bytes` : await answer.text();
	return { status: answer.status, headers: answer.headers, text };
}

const AT_ONCE = 4;

async function walk(looks: readonly Look[], session?: string): Promise<Walk> {
	const answers = new Map<string, Answer>();
	const left = [...looks];
	const workers = Array.from({ length: AT_ONCE }, async () => {
		for (let next = left.shift(); next; next = left.shift()) answers.set(nameOf(next), await ask(next, session));
	});
	await Promise.all(workers);
	return answers;
}

/** What differs from one answer to the next by itself: nonces, stamps, signed ids, and how long it took. */
function plain({ status, headers, text }: Answer): string {
	const body = text
		.replace(/<aside class="(?:staff|partner)-bar"[\s\S]*?<\/aside>/, "")
		.replaceAll(nonceOf(headers), "nonce")
		.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, "id")
		.replace(/"id":"[\w-]{22}"/g, "id")
		// Events of staff say so (docs/guides/bookings-and-payments.md#bookings-by-staff).
		.replace(/isStaff:!0,/g, "")
		.replace(/"tookMs":[\d.]+/g, "took")
		.replace(/"dateTime":"[^"]*"/g, "imported")
		.replace(/"searchVersion":\d+/g, "version")
		.replace(/\b\d{13}\b/g, "now")
		.replace(STAMPS, "stamp");
	return `${status} ${headers.get("location") ?? ""} ${body}`;
}
/** What the page's policy allows its scripts by. */
function nonceOf(headers: Headers): string {
	return /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "no nonce";
}

/** Signed texts with a time in them: what forms carry, and offers. */
const STAMPS = /[\w-]{7,}\.[\w-]{22,}/g;

/** Where two texts begin to differ, to be read. */
function difference(one: string, other: string): string {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	const around = (text: string) => text.slice(Math.max(0, at - 120), at + 160);
	return one === other ? "" : `…${around(one)}\n— became —\n…${around(other)}`;
}

let before: Walk;
let shownYes: Walk;
let shownOnly: Walk;
const choose = (testHouses: string) => office.send("/staff-bar", { testHouses }, OFFICE_COOKIES.sales);

beforeAll(async () => {
	// No account of staff and no test house, at first.
	office = await startOffice({ RATE_LIMITS: '{"forms":0}' }, []);
	const document = (await (await office.look("/api/openapi.json")).json()) as ApiDocument;
	addresses = [
		...SPOKEN.flatMap(pagesIn),
		...FOR_MACHINES.map((path) => ({ path })),
		...callsOf(document),
		...MORE_CALLS,
		...picturePaths().map((path) => ({ path })),
		...TEST_HOUSE_IDS.map((accoId) => ({ path: calendarPath(accoId) })),
	];
	// A first look brings into memory what every later one finds there.
	await walk(addresses);
	before = await walk(addresses);

	await office.importLines(TEST_HOUSE_LINES);
	await office.rows.query("UPDATE accommodation SET images = $1 WHERE acco_id = $2", [
		JSON.stringify([
			{ url: DRAWN, alt: {} },
			{ url: "https://pictures.invalid/quax.jpg", alt: {} },
		]),
		NEAR_HOUSE,
	]);
	await office.signIn(OFFICE_PEOPLE);
	await choose("yes");
	const sees = async (path: string) => TRACE.test((await ask({ path }, OFFICE_COOKIES.sales)).text);
	for (let look = 0; look < 80 && !(await sees("/search-api/search?lang=en&adults=2")); look++) await setTimeout(250);
	for (let look = 0; look < 80 && !(await sees("/search-api/suggest?lang=en&q=Quaxhof")); look++) await setTimeout(250);
	// Staff look first: what were kept of their answers would now be handed to others.
	shownYes = await walk(addresses, OFFICE_COOKIES.sales);
	await choose("testOnly");
	shownOnly = await walk(
		addresses.filter((_, at) => at % 4 === TURN % 4),
		OFFICE_COOKIES.sales,
	);
	await choose("yes");
});
afterAll(() => office?.close());

const DRAWN = drawingAddress({
	seed: NEAR_HOUSE,
	type: "villa",
	scenery: "alps",
	season: "winter",
	timeOfDay: "dusk",
	view: "exterior",
	variant: 0,
});

/** Pictures of test houses, as anybody can work out their addresses. */
function picturePaths(): readonly string[] {
	const drawings = [DRAWN, standInDrawing("villa", FAR_HOUSE)];
	return drawings.flatMap((path) => [`/images${path}/m/320x240`, `/images${path}`]);
}

/** The calendar of a home as its owner was given it. */
function calendarPath(accoId: string): string {
	const secret = new TextEncoder().encode("tests-only-0123456789-0123456789-abc");
	return `/api/ical/${accoId}.${signature(secret, "ical-export", `${accoId}.1`)}.ics`;
}

describe("test houses are nowhere", () => {
	const strangers = {
		"a guest": undefined,
		"who writes the cookies by hand": "csEncId=x; csUser=Mara; testHouses=yes; test_houses=yes",
		"staff without a role": OFFICE_COOKIES.none,
		"staff who did not choose them": OFFICE_COOKIES.support,
	} as const;

	it.each(
		Object.keys(strangers) as (keyof typeof strangers)[],
	)("for %s: every address answers as before there were any, and before there was any staff", async (who) => {
		// The guest walks all; the others one of its languages by turns.
		const path = (look: Look) => look.path;
		const others = new Set([...pagesIn(SPOKEN[TURN % SPOKEN.length] ?? "en").map(path)]);
		const pages = new Set(SPOKEN.flatMap(pagesIn).map(path));
		const looks = addresses.filter((one) => who === "a guest" || !pages.has(one.path) || others.has(one.path));
		const now = await walk(looks, strangers[who]);
		const isStaff = who.startsWith("staff");
		const changed: string[] = [];
		for (const one of looks) {
			const name = nameOf(one);
			// Their own doors, which are no page of the site.
			if (isStaff && /^\/staff/.test(one.path)) continue;
			// Who asks why a home is not in a list is told that it is a test house, and nothing else of it (why-order.db.test.ts).
			if (who === "staff who did not choose them" && one.path.includes("why=")) continue;
			const [then, today] = [before.get(name), now.get(name)];
			const differs = then && today ? difference(plain(then), plain(today)) : "not asked";
			if (differs) changed.push(`${name}\n${differs}`);
		}
		expect(changed.slice(0, 5).join("\n\n")).toBe("");
	});

	it("in any mail, nor among what a declined request is offered instead", async () => {
		await office.rows.query("UPDATE accommodation SET book_mode = 'on_request' WHERE acco_id = 'a990001'");
		const made = JSON.parse((await fetchOk(quote("a990001"))).text);
		const answer = await bookWith(made.quoteId, "Application");
		expect(answer.status).toBe(201);
		const { bookingNo } = await answer.json();
		const page = await (await office.look(`/staff/bookings/${bookingNo}?do=decline`, OFFICE_COOKIES.sales)).text();
		const hidden = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
			name,
			value,
		]);
		const fields = { ...Object.fromEntries(hidden), do: "decline", booking: bookingNo, why: "taken" };
		const declined = await office.send(`/staff/bookings/${bookingNo}`, fields, OFFICE_COOKIES.sales);
		expect([declined.status, await declined.text()]).toEqual([303, ""]);
		const { rows } = await office.rows.query<{ kind: string; mail: string }>(
			"SELECT kind, to_jsonb(m)::text AS mail FROM email_outbox m",
		);
		expect(rows.map(({ kind }) => kind)).toContain("application_declined");
		expect(rows.filter(({ mail }) => TRACE.test(mail))).toEqual([]);
	});

	it("not in what a guest books with the offer that staff were made", async () => {
		const made = await ask(quote(NEAR_HOUSE), OFFICE_COOKIES.sales);
		expect(made.status).toBe(200);
		const { quoteId } = JSON.parse(made.text);
		const answer = await bookWith(quoteId, "Booking");
		expect([answer.status >= 400, TRACE.test(await answer.text())]).toEqual([true, false]);
	});

	it("not at an address of the router that was never thought of here", () => {
		const source = readFileSync("src/server/router.ts", "utf8");
		const patterns = [...source.matchAll(/site\.(?:get|post|all)\(\s*((?:"[^"]*")|(?:`[^`]*`)|[\w.]+)/g)].map(
			([, pattern]) => pattern,
		);
		expect(patterns.length).toBeGreaterThan(20);
		expect(patterns.filter((pattern) => !KNOWN_PATTERNS.includes(pattern ?? ""))).toEqual([]);
	});
});

describe("test houses are shown to staff who chose them", () => {
	/** Pages and calls that must show one. */
	const belongs = (name: string) =>
		[
			/^\/en\/holiday-home\/$/,
			/^\/en\/holiday-home\/\?(fav=a|fav=1|arrival|types|bounds)/,
			/^\/en\/holiday-home-norway\/quaxland\/(quaxenbach\/)?$/,
			/^\/en\/acco\/a77319\d\d$/,
			/^\/en\/last-minute\/$/,
			/^\/en\/villas$/,
			/^\/en\/favorites$/,
			/^\/en\/favorites\?fav=a/,
			/^\/en\/book\/quaxvilla-a7731902\?/,
			/^\/api\/accommodations\/a77319\d\d(\?|$)/,
			/^\/api\/(getHuis|checkLikes) /,
			/^\/search-api\/search\?lang=en&adults=2(&view=map&zoom=12|&fav=\S+|&country=\S+)?$/,
			/^\/search-api\/suggest\?lang=en&q=Qua/,
			/^\/search-api\/(getRegio|unslugify) /,
		].some((pattern) => pattern.test(name));

	it("everywhere that homes are shown, and nowhere that machines read", () => {
		const missing: string[] = [];
		let found = 0;
		for (const [name, { status, text }] of shownYes) {
			if (!belongs(name)) continue;
			found++;
			if (status !== 200 || !TRACE.test(text)) missing.push(`${status} ${name}`);
		}
		expect(missing).toEqual([]);
		expect(found).toBeGreaterThan(30);
		for (const path of FOR_MACHINES) expect([path, TRACE.test(shownYes.get(path)?.text ?? "")]).toEqual([path, false]);
	});

	it("by every documented call that was asked for them", async () => {
		const document = (await (await office.look("/api/openapi.json")).json()) as ApiDocument;
		const refused = callsOf(document).flatMap((look) => {
			const { status = 0, text = "" } = shownYes.get(nameOf(look)) ?? {};
			const isOwn = CALLS_TESTED_ELSEWHERE.some((path) => look.path.split("?")[0] === path);
			// The token of this calendar is no token: with the right one it is asked below.
			const isCalendar = look.path.startsWith("/api/ical/");
			return status < 300 || isOwn || isCalendar ? [] : [`${status} ${nameOf(look)} ${text}`];
		});
		// A new call that is refused here lacks a value in FIELDS of tests/support/test-houses/addresses.ts.
		expect(refused).toEqual([]);
	});

	it("by their calendars, prices, pictures and offers too", async () => {
		for (const accoId of TEST_HOUSE_IDS) {
			const calendar = `/api/accommodations/${accoId}/calendar?from=2027-03&months=2`;
			for (const look of [{ path: calendar }, { path: calendarPath(accoId) }, quote(accoId)]) {
				const [own, guests] = [await ask(look, OFFICE_COOKIES.sales), await ask(look)];
				expect([look.path, own.status, guests.status]).toEqual([look.path, 200, 404]);
			}
		}
		// The guard of the addresses above: those of a live home are made alike.
		expect((await ask({ path: calendarPath("a990001") })).status).toBe(200);
		for (const path of picturePaths()) {
			const [own, guests] = [await ask({ path }, OFFICE_COOKIES.sales), await ask({ path })];
			expect([path, own.status, guests.status, guests.text]).toEqual([path, 200, 404, ""]);
			expect(own.headers.get("cache-control")).toBe("private, no-store");
			expect(guests.headers.get("cache-control")).toBe("no-store");
		}
	});

	it("in honey, by the word that the page's language has for them", () => {
		const mark = (name: string, word: string) => {
			const text = shownYes.get(name)?.text ?? "";
			expect([name, text.includes(`<span class="badge badge-honey">${word}</span>`)]).toEqual([name, true]);
		};
		const words: Readonly<Record<Language, readonly [string, string]>> = {
			en: ["/en/holiday-home/", "Test house"],
			nl: ["/nl/vakantiehuis/", "Testhuis"],
			de: ["/de/last-minute/", "Testhaus"],
			fr: ["/fr/favoris", "Hébergement test"],
		};
		for (const language of SPOKEN) mark(...words[language]);
		mark(`/en/acco/${NEAR_HOUSE}`, "Test house");
		const suggested = JSON.parse(shownYes.get("/search-api/suggest?lang=en&q=Quax")?.text ?? "[]");
		expect(suggested.length).toBeGreaterThan(2);
		for (const line of suggested) expect(line).toMatchObject({ mark: "Test house" });
		const markers = JSON.parse(
			shownYes.get("/search-api/search?lang=en&adults=2&view=map&zoom=12")?.text ?? "",
		).markers;
		const marked = markers.map(({ accoId, mark }: { accoId: string; mark?: string }) => [accoId, mark]);
		expect(Object.fromEntries(marked)).toMatchObject({ [FAR_HOUSE]: "Test house" });
		expect(Object.fromEntries(marked).a990001).toBeUndefined();
	});

	it("counted beside what was found, and by the clusters that they lie in", async () => {
		const words: Readonly<Record<Language, readonly [string, string]>> = {
			en: ["/en/holiday-home/", "2 test houses included"],
			nl: ["/nl/vakantiehuis/", "waarvan 2 testhuizen"],
			de: ["/de/last-minute/", "davon 2 Testhäuser"],
			fr: ["/fr/maison-de-vacances/", "dont 2 hébergements test"],
		};
		for (const language of SPOKEN) {
			const [path, said] = words[language];
			const [own, guests] = [await ask({ path }, OFFICE_COOKIES.sales), await ask({ path })];
			expect([path, own.text.includes(`<p class="search-test-houses">${said}</p>`)]).toEqual([path, true]);
			expect([path, /search-test-houses|testHouses/.test(guests.text)]).toEqual([path, false]);
		}
		// Of a search that finds none of them nothing is said.
		const none = await ask({ path: "/en/holiday-home/?fav=a990001" }, OFFICE_COOKIES.sales);
		expect([none.status, none.text.includes("search-test-houses")]).toEqual([200, false]);
		const path = "/search-api/search?lang=en&adults=2&view=map&zoom=3";
		const clusters = async (session?: string) =>
			JSON.parse((await ask({ path }, session)).text).clusters as readonly { readonly mark?: string }[];
		expect((await clusters(OFFICE_COOKIES.sales)).map(({ mark }) => mark)).toContain("Test house");
		const guests = await clusters();
		expect([guests.length > 0, guests.filter((cluster) => "mark" in cluster || "isMarked" in cluster)]).toEqual([
			true,
			[],
		]);
	});

	it("alone, where they chose so", () => {
		for (const [name, { text }] of shownOnly) {
			const isList = /^\/search-api\/search[ ?]/.test(name) && text.startsWith('{"totalResults"');
			if (!isList) continue;
			const ids = JSON.parse(text).accos.map(({ accoId }: { accoId: string }) => accoId);
			expect([name, ids.filter((accoId: string) => !TEST_HOUSE_IDS.includes(accoId as never))]).toEqual([name, []]);
		}
		expect(shownOnly.size).toBeGreaterThan(100);
	});
});

describe("nothing made for staff is kept for others", () => {
	it("no answer to staff may be stored by anybody on the way", () => {
		const stored: string[] = [];
		for (const [name, { status, headers }] of shownYes) {
			// Texts and pictures of what all see are the same for all.
			if (name.startsWith("/images/") && !TRACE.test(name)) continue;
			const rule = headers.get("cache-control") ?? "";
			if (!/\bno-store\b/.test(rule)) stored.push(`${name}: ${status} ${rule}`);
		}
		expect(stored).toEqual([]);
	});

	it("a tag of what staff were shown is not that of what a guest is shown", async () => {
		for (const path of ["/search-api/getRegio", "/search-api/unslugify"]) {
			const body = { lang: "en" };
			const tag = shownYes.get(nameOf({ path, body }))?.headers.get("etag") ?? "";
			expect(tag).not.toBe("");
			const answer = await fetch(office.url + path, {
				method: "POST",
				headers: { "content-type": "application/json", "if-none-match": tag },
				body: JSON.stringify(body),
			});
			expect([path, answer.status, TRACE.test(await answer.text())]).toEqual([path, 200, false]);
		}
		const [picture = ""] = picturePaths();
		const tag = (await ask({ path: picture }, OFFICE_COOKIES.sales)).headers.get("etag") ?? "";
		const answer = await fetch(office.url + picture, { headers: { "if-none-match": tag } });
		expect([tag !== "", answer.status]).toEqual([true, 404]);
	});
});

function bookWith(quoteId: string, type: "Booking" | "Application"): Promise<Response> {
	return fetch(`${office.url}/api/bookings`, {
		method: "POST",
		headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
		body: JSON.stringify({ quoteId, type, guest: GUEST_FORM, acceptTerms: true, lang: "en" }),
	});
}

async function fetchOk(look: Look): Promise<Answer> {
	const answer = await ask(look);
	expect(answer.status).toBe(200);
	return answer;
}

function quote(accoId: string): Look {
	const stay = { arrival: "2027-03-01", departure: "2027-03-08", insurance: false };
	return { path: "/api/quotes", body: { lang: "en", accoId, ...stay, adults: 2, children: 0, babies: 0, pets: 0 } };
}
