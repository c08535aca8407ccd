import { createServer } from "node:http";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listening } from "#tests/support/listening.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

/** What the telephone field begins with, on a running site that asks a service for its visitors' country (specification §7, §8). */

const asks: string[] = [];
const replies: Readonly<Record<string, string>> = {
	"/81.2.69.0": "1;AT;AUT;Austria",
	"/81.2.70.0": "0;;;WRONG INPUT",
};
const service = createServer((request, response) => {
	asks.push(request.url ?? "");
	response.end(replies[request.url ?? ""] ?? "2;;;UNKNOWN");
});
let site: SiteProcess;

beforeAll(async () => {
	const url = await listening(service);
	site = await startSite(
		{
			IP_COUNTRY_URL: `${url}/{ip}`,
			FETCH_ALLOW: new URL(url).host,
			TRUSTED_PROXIES: "127.0.0.1/32",
			DEMO_DATA: "off",
			TODAY: "2027-01-15",
		},
		180,
		{ feeds: ["tests/fixtures/h1-h2.jsonl"] },
	);
});
afterAll(async () => {
	await site?.close();
	service.closeAllConnections();
	service.close();
});

/** A page is quick when it leaves room for the service's answer within the site's patience of 800 ms. */
const QUICK_MS = 200;
/** Until others leave the machine alone; the test says what it found then. */
const MOST_TRIES = 100;

const FORM = "/haus-eins-a990001?arrival=2027-10-16&departure=2027-10-23";

async function beginsWith(path: string, ip: string, fields?: Readonly<Record<string, string>>): Promise<string> {
	const answer = await fetch(site.url + path, {
		headers: { "X-Forwarded-For": ip, Origin: site.url },
		...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
	});
	const options = parse(await answer.text()).querySelectorAll("#telCountry option[selected]");
	return options.map((option) => option.getAttribute("value")).join();
}

it("begins with the country of the visitor's network, else with the first preferred of the language", async () => {
	// Nobody is asked where a private address is. The first pages of a process take longer than it waits for an answer.
	for (const page of ["/nl/boeken", "/fr/reserver", "/de/buchen", "/en/book", "/nl/boeken"]) {
		await beginsWith(page + FORM, "10.1.2.3");
	}
	let tookMs = Number.POSITIVE_INFINITY;
	for (let tries = 0; tookMs > QUICK_MS && tries < MOST_TRIES; tries++) {
		const begun = performance.now();
		expect(await beginsWith(`/nl/boeken${FORM}`, "10.1.2.3")).toBe("NL");
		tookMs = performance.now() - begun;
	}
	expect(asks).toEqual([]);
	expect(await beginsWith(`/nl/boeken${FORM}`, "81.2.69.160")).toBe("AT");
	// Asked for once, by the network alone.
	expect(await beginsWith(`/fr/reserver${FORM}`, "81.2.69.9")).toBe("AT");
	expect(asks).toEqual(["/81.2.69.0"]);
	expect(await beginsWith(`/de/buchen${FORM}`, "81.2.70.1")).toBe("DE");
	expect(await beginsWith(`/en/book${FORM}`, "81.2.71.1")).toBe("GB");
	expect(await beginsWith(`/nl/boeken${FORM}`, "10.1.2.3")).toBe("NL");
	expect(asks).toEqual(["/81.2.69.0", "/81.2.70.0", "/81.2.71.0"]);
});

it("asks nobody once a country is chosen, or a prefix typed, which names the country itself", async () => {
	const before = asks.length;
	expect(await beginsWith(`/nl/boeken${FORM}`, "81.2.72.1", { do: "price", telCountry: "BE" })).toBe("BE");
	const typed = { do: "price", telNumber: "+33 6 12 34 56 78" };
	expect(await beginsWith(`/nl/boeken${FORM}`, "81.2.72.1", typed)).toBe("FR");
	expect(asks.length).toBe(before);
});
