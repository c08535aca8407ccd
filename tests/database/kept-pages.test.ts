import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** Pages as whoever sends no cookie sees them, kept for a moment by the started site (issue 19). */

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice({}, ["admin"]);
});
afterAll(() => office?.close());

const LIST = href("search", "en");
const HOMES = LANGUAGES.map((language) => href("home", language));

interface Look {
	readonly status: number;
	readonly html: string;
	readonly policy: string;
	readonly encoding: string | undefined;
	/** The moments that the page was drawn at: they stand in it, and are others each time. */
	readonly drawnAt: string;
}

/** As a browser gets it, byte by byte. */
function look(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Look> {
	return new Promise((resolve, reject) => {
		const asking = request(new URL(path, office.url), { headers });
		asking.once("error", reject);
		asking.once("response", (answer) => {
			const chunks: Buffer[] = [];
			answer.on("data", (chunk: Buffer) => chunks.push(chunk));
			answer.once("error", reject);
			answer.once("end", () => {
				const body = Buffer.concat(chunks);
				const encoding = answer.headers["content-encoding"];
				const html = (encoding === "gzip" ? gunzipSync(body) : body).toString();
				const policy = String(answer.headers["content-security-policy"]);
				const drawnAt = (html.match(/\b\d{13}\b/g) ?? []).join();
				resolve({ status: answer.statusCode ?? 0, html, policy, encoding, drawnAt });
			});
		});
		asking.end();
	});
}

const nonceOf = ({ policy }: Look) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? "no nonce";
const stampsOf = ({ html }: Look) => [...html.matchAll(/name="stamp" value="([^"]+)"/g)].map(([, stamp]) => stamp);

/** Two looks at a page that fall into one moment. */
async function twice(path: string, headers: Readonly<Record<string, string>> = {}): Promise<readonly [Look, Look]> {
	for (let tries = 0; tries < 10; tries++) {
		const both = [await look(path, headers), await look(path, headers)] as const;
		if (both[0].drawnAt === both[1].drawnAt) return both;
	}
	throw new Error(`${path} is drawn each time`);
}

it("is drawn once in a moment and has a nonce and a stamp of its own for each visitor", async () => {
	for (const path of [...HOMES, LIST]) {
		const [first, second] = await twice(path, { "accept-encoding": "gzip" });
		expect([path, first.status, second.status, first.encoding, second.encoding]).toEqual([
			path,
			200,
			200,
			"gzip",
			"gzip",
		]);
		expect(nonceOf(first)).not.toBe(nonceOf(second));
		for (const one of [first, second]) {
			const scripts = parse(one.html).querySelectorAll("script[nonce], style[nonce]");
			expect(scripts.length).toBeGreaterThan(2);
			expect(new Set(scripts.map((script) => script.getAttribute("nonce")))).toEqual(new Set([nonceOf(one)]));
			// A list has no form below it.
			expect([path, stampsOf(one).length > 0]).toEqual([path, path !== LIST]);
		}
		expect(second.html).not.toContain(nonceOf(first));
		// A stamp says the moment of the answer, in milliseconds.
		const plain = ({ html }: Look, nonce: string) =>
			html.replaceAll(nonce, "nonce").replace(/[\w-]{7,}\.[\w-]{22,}/g, "stamp");
		expect(plain(first, nonceOf(first))).toBe(plain(second, nonceOf(second)));
		if (path !== LIST) expect(stampsOf(first)).not.toEqual(stampsOf(second));
	}
});

it("says the same packed and plain, also when many come at once", async () => {
	const all = await Promise.all(
		Array.from({ length: 12 }, (_, at) =>
			look(`${LIST}?page=1&n=1`, { "accept-encoding": at % 2 ? "gzip" : "gzip;q=0" }),
		),
	);
	const nonces = new Set(all.map(nonceOf));
	expect(nonces.size).toBe(all.length);
	const texts = all.map((one) => one.html.replaceAll(nonceOf(one), "").replace(/[\w-]{7,}\.[\w-]{22,}/g, ""));
	expect(new Set(texts).size).toBe(1);
	expect(all.map(({ encoding }) => encoding === "gzip")).toEqual(all.map((_, at) => at % 2 === 1));
});

it("is drawn once for all who ask in one breath, the first time and when its moment is over", async () => {
	const AT_ONCE = 8;
	for (let moment = 0; moment < 3; moment++) {
		// One write on one connection: the server takes in all of them before it does anything for the first.
		const { port, host, hostname } = new URL(office.url);
		const ask = (last: boolean) =>
			`GET ${LIST}?page=1&n=breath HTTP/1.1\r\nHost: ${host}\r\nConnection: ${last ? "close" : "keep-alive"}\r\n\r\n`;
		const socket = connect(Number(port), hostname);
		socket.write(Array.from({ length: AT_ONCE }, (_, at) => ask(at === AT_ONCE - 1)).join(""));
		const answers = (await text(socket)).split("HTTP/1.1 200 OK").slice(1);
		const drawnAt = answers.map((answer) =>
			(answer.slice(answer.indexOf("\r\n\r\n")).match(/\b\d{13}\b/g) ?? []).join(),
		);
		expect([answers.length, new Set(drawnAt).size, drawnAt[0] !== ""]).toEqual([AT_ONCE, 1, true]);
		await new Promise((resolve) => setTimeout(resolve, 2_100));
	}
});

it("holds its styles for whoever comes from elsewhere, and names their file to all others", async () => {
	const sheets = ({ html }: Look) => {
		const root = parse(html);
		const inPage = root.querySelectorAll("head style[data-sheet]");
		return {
			inPage: inPage.map(
				(style) => [style.getAttribute("data-sheet"), style.getAttribute("nonce"), style.text] as const,
			),
			named: root
				.querySelectorAll('link[rel="stylesheet"][href^="/assets/app-"]')
				.map((link) => link.getAttribute("href")),
		};
	};
	const from = (site: string, mode = "navigate") => ({ "sec-fetch-site": site, "sec-fetch-mode": mode });
	for (const path of [...HOMES, LIST]) {
		const here = sheets(await look(path, from("same-origin")));
		expect([path, here.inPage.length, here.named.length]).toEqual([path, 0, 1]);
		const [file = ""] = here.named;
		const text = (await look(file ?? "")).html;
		for (const headers of [from("none"), from("cross-site"), { ...from("none"), "accept-encoding": "gzip" }]) {
			const one = await look(path, headers);
			expect([path, sheets(one).named]).toEqual([path, []]);
			expect(sheets(one).inPage).toEqual([[file, nonceOf(one), text]]);
		}
		// A browser that does not say where it comes from, a script, another answer than a page.
		for (const headers of [{}, from("cross-site", "cors"), from("same-site")]) {
			expect(sheets(await look(path, headers))).toEqual(here);
		}
	}
});

it("is another's where the visitor, the crawler, the host or the language is another", async () => {
	const [mine] = await twice(LIST);
	const liked = await look(LIST, { cookie: "likes=a990001" });
	expect(liked.drawnAt).not.toBe(mine.drawnAt);
	const staff = await look(LIST, { cookie: OFFICE_COOKIES.admin ?? "" });
	expect([staff.html.includes("staff-bar"), mine.html.includes("staff-bar")]).toEqual([true, false]);
	const others: readonly Readonly<Record<string, string>>[] = [
		{ "user-agent": "Googlebot/2.1" },
		{ host: "other.example" },
	];
	for (const headers of others) {
		expect((await look(LIST, headers)).drawnAt, JSON.stringify(headers)).not.toBe(mine.drawnAt);
	}
	expect((await look(href("search", "de"))).drawnAt).not.toBe(mine.drawnAt);
});

it("is never a page of somebody's own, nor one that is not there", async () => {
	for (const path of [href("favourites", "en"), "/en/nothing-here"]) {
		const looks = [await look(path), await look(path), await look(path)];
		expect([path, new Set(looks.map(nonceOf)).size]).toEqual([path, 3]);
		const moments = looks.map(({ drawnAt }) => drawnAt).filter((drawnAt) => drawnAt !== "");
		expect([path, new Set(moments).size]).toEqual([path, moments.length]);
	}
});

it("shows a price as soon as the search knows it, however lately the page was kept", async () => {
	const path = `${LIST}?arrival=2027-06-05&departure=2027-06-12&adults=2`;
	const prices = ({ html }: Look) =>
		parse(html)
			.querySelectorAll(".price, [class*=price]")
			.map((price) => price.text)
			.join("|");
	const version = async () => Number(JSON.parse((await look("/readyz")).html).searchVersion);
	for (const cents of [12_300, 45_600, 78_900]) {
		const [before] = await twice(path);
		const known = await version();
		await office.rows.query("UPDATE rate_season SET night_cents = $1 WHERE acco_id = 'a990002'", [cents]);
		await office.rows.query("UPDATE accommodation SET version = version + 1 WHERE acco_id = 'a990002'");
		while ((await version()) === known) await new Promise((resolve) => setTimeout(resolve, 20));
		const after = await look(path);
		expect([cents, prices(after) === prices(before)]).toEqual([cents, false]);
	}
});
