import type { Context, MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { formStamp } from "#services/forms/form-stamp.ts";
import { isBot } from "#site/bots.ts";
import { ROUTES, type RouteEntry } from "#site/route-table.ts";
import { type GzipParts, gzipParts, type PlaceValue } from "../gzip-parts.ts";
import { type COOKIE_RULES, LANGUAGE_COOKIE } from "../middleware/cookies.ts";
import { acceptsGzip } from "../middleware/gzip-answers.ts";
import { pageLanguage } from "../middleware/language.ts";
import { comesFromElsewhere, type SheetPlace, sheetElement, sheetPlace, sheetText } from "./first-styles.ts";

/**
 * Pages as they are for everybody, kept for a moment: while many come, each is drawn once in it. A page is kept under
 * everything that it was made of (address, language, chosen dates, crawler or not, the catalogue's version), and what is
 * one visitor's own in it (the nonce of its policy, the stamp of its forms) is put in anew for each. Prices and nights
 * count from the catalogue's version on, all else from the end of the moment. Who comes from elsewhere finds the styles in
 * the page.
 */

const STAY_COOKIE = "stay" satisfies keyof typeof COOKIE_RULES;

/** Cookies that say what was chosen and nothing of who chose: pages are kept under their values. Any other is somebody's. */
const CHOICES: readonly string[] = [STAY_COOKIE, LANGUAGE_COOKIE];

/** Bytes of all kept pages together. */
const MOST_BYTES = 48 * 1024 * 1024;

interface KeptPage {
	readonly madeAt: number;
	readonly headers: readonly (readonly [string, string])[];
	readonly nonce: string;
	/** What stands between the places, and which value each place takes. */
	readonly pieces: readonly Buffer[];
	readonly places: readonly Place[];
	readonly sheet: SheetPlace | null;
	readonly bytes: number;
	/** Compressed by the first who wants it so. */
	gzip: Promise<GzipParts> | null;
}
type Place = "nonce" | "stamp" | "sheet";

/** @param keptMs how long a page is kept, milliseconds; 0: not at all */
export function keptPages(keptMs: number): MiddlewareHandler {
	/** In the order in which they were drawn. */
	const pages = new Map<string, KeptPage>();
	const drawn = new Map<string, Promise<KeptPage | null>>();
	let bytes = 0;

	const drop = (key: string) => {
		bytes -= pages.get(key)?.bytes ?? 0;
		pages.delete(key);
	};
	const isOver = ({ madeAt }: KeptPage) => performance.now() - madeAt >= keptMs;
	const dropOld = () => {
		for (const [key, page] of pages) {
			if (!isOver(page) && bytes <= MOST_BYTES) return;
			drop(key);
		}
	};

	return async (c, next) => {
		if (keptMs === 0 || !isForEverybody(c)) return next();
		const key = keyOf(c);
		dropOld();
		const known = pages.get(key);
		// One that took long to draw is older than its place in the order says.
		if (known && !isOver(known)) return answer(c, known);
		// Whoever comes while it is drawn waits for it; what cannot be kept each draws alone. Nothing is waited for between
		// the look and the word that it is being drawn: those who ask in one breath would each see nobody at it.
		const others = drawn.get(key);
		const coming = others && (await others);
		if (coming) return answer(c, coming);
		const { promise, resolve } = Promise.withResolvers<KeptPage | null>();
		drawn.set(key, promise);
		try {
			// What a page says is as old as the moment at which it was begun.
			const madeAt = performance.now();
			const page = await c.var.render(c);
			if (!mayBeKept(page)) return page;
			const body = Buffer.from(await page.arrayBuffer());
			const own = { nonce: c.var.context.nonce, stamp: c.var.formStamp ?? "" };
			const made = keptPage(body, page.headers, own, madeAt);
			// A version that came while it was drawn may or may not be in it.
			if (key === keyOf(c)) {
				drop(key);
				pages.set(key, made);
				bytes += made.bytes;
				resolve(made);
			}
			return await answer(c, made);
		} finally {
			resolve(null);
			if (drawn.get(key) === promise) drawn.delete(key);
		}
	};
}

/** A page that shows nothing of who asks, to somebody who says nothing of who it is. */
function isForEverybody(c: Context): boolean {
	const { address } = c.var.context;
	const screen: RouteEntry | null = address && ROUTES[address.name];
	if (c.req.method !== "GET" || !screen || screen.personal || address?.name === "partnerLanding") return false;
	// What the content's editor opens is theirs.
	return Object.keys(cookiesOf(c)).every((name) => CHOICES.includes(name)) && !c.req.url.includes("_storyblok");
}

const cookiesOf = (c: Context) => parse(c.req.header("cookie") ?? "");

function keyOf(c: Context): string {
	const { app, context } = c.var;
	const { isInternal } = context.client;
	return JSON.stringify([
		app.search.version,
		c.req.url,
		pageLanguage(c.req.raw),
		isBot(c.req.header("user-agent")),
		isInternal,
		CHOICES.map((name) => context.cookie(name) ?? null),
	]);
}

function mayBeKept({ status, headers }: Response): boolean {
	const isHtml = headers.get("Content-Type")?.startsWith("text/html") ?? false;
	// The dates that the address says are the same for all who have it.
	const isCommon = headers.getSetCookie().every((cookie) => cookie.startsWith(`${STAY_COOKIE}=`));
	return status === 200 && isHtml && isCommon && !/no-store/.test(headers.get("Cache-Control") ?? "");
}

type Own = Readonly<Record<Exclude<Place, "sheet">, string>>;

function keptPage(body: Buffer, headers: Headers, own: Own, madeAt: number): KeptPage {
	const pieces: Buffer[] = [];
	const places: Place[] = [];
	const sheet = sheetPlace(body);
	let from = 0;
	for (const { at, place, end } of placesIn(body, own, sheet)) {
		pieces.push(body.subarray(from, at));
		places.push(place);
		from = end;
	}
	pieces.push(body.subarray(from));
	const kept = [...headers].filter(([name]) => name !== "content-length" && name !== "date");
	// Twice: once as it is, once compressed, which is less.
	return { madeAt, headers: kept, nonce: own.nonce, pieces, places, sheet, bytes: 2 * body.length, gzip: null };
}

/** Where values of one visitor stand, and where the sheet is named, in order. */
function placesIn(body: Buffer, own: Own, sheet: SheetPlace | null) {
	const found: { at: number; end: number; place: Place }[] = [];
	for (const place of ["nonce", "stamp"] as const) {
		const { length } = own[place];
		if (length === 0) continue;
		for (let at = body.indexOf(own[place]); at >= 0; at = body.indexOf(own[place], at + 1)) {
			// The sheet's own is put in with it.
			if (!sheet || at < sheet.at || at >= sheet.end) found.push({ at, end: at + length, place });
		}
	}
	if (sheet) found.push({ ...sheet, place: "sheet" });
	return found.sort((a, b) => a.at - b.at);
}

async function answer(c: Context, page: KeptPage): Promise<Response> {
	const { app, context } = c.var;
	const fresh = { nonce: context.nonce, stamp: formStamp(app.settings, app.clock.now()) };
	const sheet = await sheetFor(c, page);
	const values = page.places.map((place) => (place === "sheet" ? sheet : Buffer.from(fresh[place])));
	const headers = new Headers();
	for (const [name, value] of page.headers) headers.append(name, value.replaceAll(page.nonce, fresh.nonce));
	headers.append("Vary", "Accept-Encoding, Sec-Fetch-Site, Sec-Fetch-Mode");
	if (!acceptsGzip(c.req.header("accept-encoding"))) {
		const body = Buffer.concat(page.pieces.flatMap((piece, at) => [piece, ...texts(values[at] ?? [])]));
		return new Response(new Uint8Array(body), { headers });
	}
	page.gzip ??= gzipParts(
		page.pieces,
		page.places.map((place, at) => (place === "sheet" ? null : (values[at]?.length ?? 0))),
	);
	const body = (await page.gzip).with(values);
	headers.set("Content-Encoding", "gzip");
	return new Response(new Uint8Array(body), { headers });
}

/** What stands where the page names its sheet. */
async function sheetFor(c: Context, { sheet, nonce }: KeptPage): Promise<PlaceValue> {
	if (!sheet) return [];
	const fresh = c.var.context.nonce;
	const text = comesFromElsewhere(c.req.raw) ? await sheetText(sheet.href) : null;
	return text ? sheetElement(sheet.href, text, fresh) : [Buffer.from(sheet.link.replaceAll(nonce, fresh))];
}

const texts = (value: PlaceValue): readonly Buffer[] =>
	Buffer.isBuffer(value) ? [value] : value.map((part) => ("packed" in part ? part.text : part));
