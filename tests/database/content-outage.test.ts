import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ContentServer, contentServer } from "#tests/support/content-server.ts";
import { type FailingContent, failingContent, type Way } from "#tests/support/failing-content.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

/** Pages while the content service is slow, answers invalid data or is gone: the last good copy, at once. */

const PAGES = ["/en/about", "/de/kontakt", "/fr/confidentialite", "/blog/nl", "/blog/nl/meer-in-november", "/en/"];
/** Pages that were not requested before. */
const FIRST = { "too many": "/nl/vacatures/", "error 500": "/de/haeufige-fragen" } as const;
/** Answers are taken for new so long (docs/guides/content-and-blocks.md#content-client); an outage is noticed after that. */
const NOTICED_MS = 10_500;

let real: ContentServer;
let service: FailingContent;
let site: SiteProcess;

beforeAll(async () => {
	real = await contentServer("demo/stories");
	service = await failingContent(real);
	site = await startSite({ CONTENT_ENDPOINT: service.endpoint, STORYBLOK_TOKEN: "public", DEMO_DATA: "off" });
});

afterAll(async () => {
	await site?.close();
	await service?.close();
	await real?.close();
});

async function read(path: string) {
	const answer = await fetch(site.url + path);
	const document = parse(await answer.text());
	const text = document.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";
	return { status: answer.status, heading: document.querySelector("h1")?.text, text };
}

it("a first visit waits for a service that stumbles, and gets an error page of the site when it does not come back", async () => {
	for (const way of ["too many", "error 500"] as const) {
		service.way = way;
		service.times = 5;
		expect(await read(FIRST[way])).toMatchObject({ status: 200, heading: expect.stringMatching(/\w/) });
	}
	service.way = "error 500";
	const answer = await fetch(`${site.url}/fr/questions-frequentes`);
	expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
	const document = parse(await answer.text());
	expect(document.querySelector("title")?.text).toContain("Halcyon");
	expect(document.querySelector("header.site-header")).not.toBeNull();
	service.way = "well";
});

it("pages come at once from the last good copy, in every failure of the content service", async () => {
	// Noticed to be back, should the one before have been taken for an outage.
	await expect.poll(async () => (await read("/en/about")).status, { timeout: 120_000 }).toBe(200);
	const well = new Map<string, Awaited<ReturnType<typeof read>>>();
	for (const path of PAGES) well.set(path, await read(path));
	for (const page of well.values()) expect(page).toMatchObject({ status: 200, heading: expect.stringMatching(/\w/) });
	for (const way of ["slow", "wrong shape", "closed"] as const satisfies readonly Way[]) {
		service.way = way;
		await new Promise((resolve) => setTimeout(resolve, NOTICED_MS));
		for (const path of PAGES) expect({ way, path, ...(await read(path)) }).toEqual({ way, path, ...well.get(path) });
		// All pages were there before the service had answered one question.
		if (way === "slow") expect(service.answered).toBe(0);
		if (way !== "closed") service.way = "well";
	}
});
