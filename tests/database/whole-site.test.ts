import { spawn } from "node:child_process";
import { once } from "node:events";
import { franc } from "franc-min";
import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoHomes } from "#demo/homes.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { DESCRIPTION, TITLE } from "#site/head-text.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { missing, wrongWords } from "#tests/support/schema-org.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";
import { cellsInTurn, inTurn, numberOf, TURN, WEEK } from "#tests/support/turns.ts";

/**
 * Every page that search engines are offered, from the sitemap on, in four languages by turns: it answers, has one
 * heading, words of its language only, pictures with words, links that lead somewhere, and data that holds
 * what is required (specification §2, §9).
 */

/** Languages that are read: two a day, so that each is read beside each other one within a week. */
const READ = cellsInTurn(
	"whole-site",
	LANGUAGES.flatMap((one, at) => LANGUAGES.slice(at + 1).map((other) => [one, other])),
);
const LANGUAGES_READ = LANGUAGES.filter((language) => READ.some((pair) => pair.includes(language)));
/** Homes and places of each language that are read, others every day; pages and stories are read without exception. */
const HOMES = propertyRuns(8);
const PLACES = propertyRuns(8);
/** Links of one shape that are followed; those without a query all are within a week, but for homes. */
const MOST_OF_A_SHAPE = propertyRuns(2);
/** Patience with a first start with demo data, seconds; memory of the running site with it, megabytes. */
const START_SECONDS = 900;
const MEMORY = 1_200;

const LANGUAGE_CODES: Readonly<Record<Language, string>> = { nl: "nld", en: "eng", de: "deu", fr: "fra" };

interface Page {
	readonly path: string;
	readonly language: Language;
	readonly document: HTMLElement;
}

let site: SiteProcess;
const pages: Page[] = [];
const problems = (find: (page: Page) => readonly string[]) =>
	pages.flatMap((page) => find(page).map((problem) => `${page.path}: ${problem}`));

beforeAll(async () => {
	site = await startSite({}, START_SECONDS, { firstStart: true });
	for (const language of LANGUAGES_READ) {
		for (const path of await offered(language)) {
			const { status, body } = await ask(path);
			expect(`${path} ${status}`).toBe(`${path} 200`);
			pages.push({ path, language, document: parse(body, { blockTextElements: { script: true, style: true } }) });
		}
	}
});

afterAll(() => site?.close());

/** One page; a connection that the site closes just then is asked once more. */
async function ask(path: string): Promise<{ status: number; body: string }> {
	const once = async () => {
		const answer = await fetch(site.url + path, { redirect: "manual" });
		return { status: answer.status, body: await answer.text() };
	};
	return once().catch(once);
}

/** Paths of the sitemap in one language: all pages and stories, and places and homes from another one on every day. */
async function offered(language: Language): Promise<readonly string[]> {
	const read = async (kind: string) => {
		const xml = await (await fetch(`${site.url}/sitemaps/${language}-${kind}.xml`)).text();
		return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	};
	const [main, stories, places, homes] = await Promise.all(["pages", "stories", "places", "homes-1"].map(read));
	const some = (paths: readonly string[] = [], count: number) => {
		const first = (TURN * count) % Math.max(1, paths.length - count);
		return paths.slice(first, first + count);
	};
	return [...(main ?? []), ...(stories ?? []), ...some(places, PLACES), ...some(homes, HOMES)];
}

describe("the whole site with its demo homes", () => {
	it("starts on a clean folder and holds no more than 1.2 GB", () => {
		expect(pages.length).toBeGreaterThan(LANGUAGES_READ.length * (HOMES + PLACES + 75));
		console.log(`first start ${site.startSeconds.toFixed(1)} s, memory ${site.memory()?.toFixed(0)} MB`);
		expect(site.memory() ?? 0).toBeLessThan(MEMORY);
	});

	it("serves the demo catalogue, and nothing that is for those who build", async () => {
		const { accommodations } = await (await fetch(`${site.url}/readyz`)).json();
		expect(accommodations).toBe(demoHomes().filter((home) => !home.isTest).length);
		expect((await ask("/nl/")).body).toContain("/drawings/a9");
		// Galleries are opened by an operator.
		for (const path of ["/_blocks", "/_mails", "/_texts", "/_documents", "/_documents/nl/0"])
			expect([path, (await ask(path)).status]).toEqual([path, 404]);
	});

	it("has one heading on each page, which is not empty", () => {
		const wrong = problems(({ document }) => {
			const headings = document.querySelectorAll("h1").map((heading) => heading.text.trim());
			return headings.length === 1 && headings[0] ? [] : [`headings ${JSON.stringify(headings)}`];
		});
		expect(wrong).toEqual([]);
	});

	it("skips no level of its headings", () => {
		const wrong = problems(({ document }) => {
			const levels = document.querySelectorAll("main :is(h1,h2,h3,h4)").map(({ tagName }) => Number(tagName.slice(1)));
			return levels.flatMap((level, index) =>
				index > 0 && level > (levels[index - 1] as number) + 1 ? [`h${levels[index - 1]} then h${level}`] : [],
			);
		});
		expect(wrong).toEqual([]);
	});

	it("has a title and a description of its own on every page", () => {
		for (const language of LANGUAGES_READ) {
			const own = pages.filter((page) => page.language === language);
			const titles = Map.groupBy(own, ({ document }) => document.querySelector("title")?.text ?? "");
			const twice = [...titles].filter(([, same]) => same.length > 1).map(([title, same]) => [title, same[0]?.path]);
			expect({ language, twice }).toEqual({ language, twice: [] });
			expect(own.filter(({ document }) => !description(document)).map(({ path }) => path)).toEqual([]);
			const describedTwice = [...Map.groupBy(own, ({ document }) => description(document))].filter(
				([, same]) => same.length > 1,
			);
			expect(describedTwice.map(([text, same]) => [text, ...same.map(({ path }) => path)])).toEqual([]);
			const badlyLong = own.flatMap(({ path, document }) => {
				const [title, text] = [document.querySelector("title")?.text ?? "", description(document)];
				const fits =
					title.length >= TITLE.least &&
					title.length <= TITLE.most &&
					text.length >= DESCRIPTION.least &&
					text.length <= DESCRIPTION.most;
				return fits ? [] : [[path, title.length, title, text.length, text]];
			});
			expect(badlyLong).toEqual([]);
		}
	});

	it("speaks the language of each page, text by text", () => {
		const wrong = problems(({ document, language }) =>
			texts(document, language).flatMap((text) => {
				const guess = franc(text, { only: Object.values(LANGUAGE_CODES) });
				return guess === LANGUAGE_CODES[language] ? [] : [`${guess}: ${text.slice(0, 90)}`];
			}),
		);
		expect(wrong).toEqual([]);
	});

	it("gives every picture its words", () => {
		const wrong = problems(({ document }) =>
			document
				.querySelectorAll("img")
				.filter((image) => image.getAttribute("alt") === undefined)
				.map((image) => image.toString().slice(0, 120)),
		);
		expect(wrong).toEqual([]);
	});

	it("links only to what is there", { timeout: 600_000 }, async () => {
		const known = new Set(pages.map(({ path }) => path));
		const requested = new Map<string, string>();
		const shapes = new Map<string, number>();
		for (const { path, document } of pages) {
			for (const link of document.querySelectorAll("a[href]")) {
				const href = link.getAttribute("href") ?? "";
				if (!href.startsWith("/")) continue;
				const target = href.replaceAll("&amp;", "&").replace(/#.*$/, "");
				const shape = shapeOf(target);
				const already = shapes.get(shape) ?? 0;
				if (known.has(target) || requested.has(target) || already >= MOST_OF_A_SHAPE) continue;
				// The pages of places are of one making, and a thousand.
				if (/-[^/]+\/([^/]+\/)*$/.test(target) && !inTurn(numberOf(target), WEEK)) continue;
				// The same page in a language that is not read: every screen's are asked by every-screen.spec.ts.
				const [, language] = /^\/(?:[a-z]+\/)?(nl|en|de|fr)(?=[/?]|$)/.exec(target) ?? [];
				if (language && !LANGUAGES_READ.some((one) => one === language) && !inTurn(numberOf(target), WEEK)) continue;
				shapes.set(shape, already + 1);
				requested.set(target, path);
			}
		}
		const dead: string[] = [];
		for (const [target, from] of requested) {
			const { status } = await ask(target);
			if (status !== 200) dead.push(`${status} ${target} from ${from}`);
		}
		expect(dead).toEqual([]);
	});

	it("names in each language the same page, and is named by it", () => {
		const named = new Map(pages.map(({ path, document }) => [path, hreflang(document)]));
		const wrong = problems(({ path, language, document }) => {
			const others = hreflang(document);
			if (others[language] !== path || others["x-default"] !== others.en) return [`names ${JSON.stringify(others)}`];
			return LANGUAGES.flatMap((other) => {
				const back = named.get(others[other] ?? "");
				return back && back[language] !== path ? [`${others[other]} does not name it`] : [];
			});
		});
		expect(wrong).toEqual([]);
	});

	it("has structured data in schema.org's terms, with all required properties", () => {
		const wrong = problems(({ document }) => {
			const scripts = document.querySelectorAll('script[type="application/ld+json"]');
			if (scripts.length !== 1) return [`${scripts.length} scripts of data`];
			const things = JSON.parse(scripts[0]?.innerHTML ?? "{}")["@graph"] as unknown[];
			return [...things.flatMap((thing) => wrongWords(thing)), ...missing(things)];
		});
		expect(wrong).toEqual([]);
		const types = new Set(
			pages.flatMap(({ document }) => [...document.innerHTML.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type)),
		);
		for (const type of ["VacationRental", "BreadcrumbList", "Organization", "FAQPage", "JobPosting", "NewsArticle"]) {
			expect(types).toContain(type);
		}
		for (const type of ["BlogPosting", "ItemList", "Offer"]) expect(types).toContain(type);
	});

	it("has a picture of 1200 by 630 for social networks, made for the page", { timeout: 600_000 }, async () => {
		const [first, ...more] = pages.filter(({ path }) => /^\/(blog\/\w\w\/|en\/vill)/.test(path));
		const addresses = [first, more.at(-1)].map(
			(page) => page?.document.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "",
		);
		expect(new Set(addresses).size).toBe(2);
		for (const address of addresses) {
			const picture = await fetch(site.url + new URL(address).pathname);
			expect(picture.headers.get("content-type")).toBe("image/jpeg");
			const bytes = Buffer.from(await picture.arrayBuffer());
			const { default: sharp } = await import("sharp");
			expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
		}
	});

	it("feeds its sections in four languages", async () => {
		for (const language of LANGUAGES) {
			for (const root of ["blog", "news", "acties", "parken"]) {
				const answer = await fetch(`${site.url}/${root}/${language}.rss`);
				expect(answer.status).toBe(200);
				const feed = parse(await answer.text());
				const items = feed.querySelectorAll("item");
				expect(items.length).toBeGreaterThan(5);
				expect(feed.querySelector("language")?.text).toBe(language);
			}
		}
	});
});

describe("npm start beside a site, and after one that was killed", () => {
	const start = (settings: Readonly<Record<string, string>>) => {
		const env = { ...site.env, ...settings };
		return spawn(process.execPath, ["src/server/main.ts"], { env, stdio: ["ignore", "ignore", "pipe"] });
	};

	it("keeps a second process out of the folder", async () => {
		const second = start({ PORT: String(await freePort()) });
		const errors = second.stderr.toArray();
		const [code] = await once(second, "exit");
		expect(code).toBe(1);
		expect(Buffer.concat(await errors).toString()).toContain(`is in use by process ${site.pid}`);
	});

	it("comes back in a part of the time", async () => {
		process.kill(site.pid, "SIGKILL");
		await untilGone(site.url);
		const comesBack = async (): Promise<number> => {
			const begun = performance.now();
			const again = start({});
			let answer: Response | null = null;
			while (!answer?.ok && again.exitCode === null) {
				answer = await fetch(`${site.url}/readyz`).catch(() => null);
				await new Promise((resolve) => setTimeout(resolve, 100));
			}
			const seconds = (performance.now() - begun) / 1000;
			const { accommodations } = await (answer as Response).json();
			again.kill("SIGTERM");
			expect(await once(again, "exit")).toEqual([0, null]);
			expect(accommodations).toBe(demoHomes().filter((home) => !home.isTest).length);
			return seconds;
		};
		// Others may take the machine for a moment: the quickest of three counts.
		const most = site.startSeconds / 2;
		let quickest = Number.POSITIVE_INFINITY;
		for (let time = 0; time < 3 && quickest >= most; time++) quickest = Math.min(quickest, await comesBack());
		expect(quickest).toBeLessThan(most);
	});
});

/** Resolves when nothing answers at an address any more. */
async function untilGone(url: string): Promise<void> {
	while (await fetch(url).catch(() => null)) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** What links have in common that lead to one making: homes of all names, lists with the same filters, pictures. */
function shapeOf(target: string): string {
	const [path = "", query] = target.split("?", 2);
	// A gallery's pictures are drawn when they are asked for, each for a third of a second.
	if (path.startsWith("/images/")) return "picture";
	if (query === undefined && !/-a\d+$/.test(path)) return target;
	const [, language, first, ...more] = path.split("/");
	const names = [...new URLSearchParams(query).keys()].sort().join();
	return `${language} ${first?.split("-")[0]} ${more.length} ${/-a\d+$/.test(path)} ${names}`;
}

function description(document: HTMLElement): string {
	return document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
}

function hreflang(document: HTMLElement): Readonly<Record<string, string>> {
	return Object.fromEntries(
		document
			.querySelectorAll('link[rel="alternate"][hreflang]')
			.map((link) => [link.getAttribute("hreflang") ?? "", new URL(link.getAttribute("href") ?? "").pathname]),
	);
}

/** Texts of 80 characters or more, each from one element; what names another language is not of the page's. */
function texts(document: HTMLElement, language: Language): readonly string[] {
	const found: string[] = [description(document)];
	for (const element of document.querySelectorAll("main :is(p, li, dd, blockquote, figcaption, h1, h2, h3)")) {
		if (
			element.closest(`[lang]:not([lang=${language}])`)?.tagName !== undefined &&
			element.closest("[lang]")?.tagName !== "HTML"
		)
			continue;
		if (element.querySelector("p, li, article")) continue;
		found.push(element.text);
	}
	return found.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text.length >= 80);
}
