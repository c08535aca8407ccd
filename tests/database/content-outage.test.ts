import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ContentServer, contentServer } from "#tests/support/content-server.ts";
import { type FailingContent, failingContent, type Way } from "#tests/support/failing-content.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

/** Pages while the content service is slow, answers rubbish or is gone: the last good copy, within two seconds. */

const PAGES = ["/en/about", "/de/kontakt", "/fr/confidentialite", "/blog/nl", "/blog/nl/meer-in-november", "/en/"];
const LONGEST_MS = 2_000;
/** Answers are taken for new so long (docs/decisions/0071); an outage is noticed after that. */
const NOTICED_MS = 10_500;

let real: ContentServer;
let service: FailingContent;
let site: SiteProcess;

beforeAll(async () => {
	real = await contentServer("demo/stories");
	service = await failingContent(real);
	site = await startSite({ CONTENT_ENDPOINT: service.endpoint, STORYBLOK_TOKEN: "public", DEMO_DATA: "off" });
}, 300_000);

afterAll(async () => {
	await site?.close();
	await service?.close();
	await real?.close();
});

async function read(path: string) {
	const started = performance.now();
	const answer = await fetch(site.url + path);
	const document = parse(await answer.text());
	const text = document.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";
	return { status: answer.status, heading: document.querySelector("h1")?.text, text, ms: performance.now() - started };
}

it("pages come within two seconds from the last good copy, whatever the content service does", async () => {
	const well = new Map<string, Awaited<ReturnType<typeof read>>>();
	for (const path of PAGES) well.set(path, await read(path));
	for (const page of well.values()) expect(page).toMatchObject({ status: 200, heading: expect.stringMatching(/\w/) });
	for (const way of ["slow", "wrong shape", "closed"] as const satisfies readonly Way[]) {
		service.way = way;
		await new Promise((resolve) => setTimeout(resolve, NOTICED_MS));
		for (const path of PAGES) {
			const { ms, ...page } = await read(path);
			const { ms: _, ...before } = well.get(path) ?? { ms: 0 };
			expect({ way, path, ...page }).toEqual({ way, path, ...before });
			expect(ms, `${path} while the service is ${way}`).toBeLessThan(LONGEST_MS);
		}
		if (way !== "closed") service.way = "well";
	}
}, 120_000);
