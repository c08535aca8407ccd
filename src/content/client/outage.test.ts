import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MemoryLog, memoryLog } from "#tests/support/app.ts";
import { type ContentServer, contentServer } from "#tests/support/content-server.ts";
import { type FailingContent, failingContent, type Way } from "#tests/support/failing-content.ts";
import { PREVIEW_TOKEN } from "#tests/support/preview-token.ts";
import { type ContentClient, openContentClient } from "./content-client.ts";
import { ContentUnavailableError } from "./last-good.ts";

/** A content service that goes wrong in every way; a page must have its text within two seconds all the same. */

/** Longest that one reading may take, milliseconds; a page is due after 2,000. */
const LONGEST = 1700;

let real: ContentServer;
let service: FailingContent;
let folder: string;
let log: MemoryLog;
let client: ContentClient;

beforeEach(async () => {
	real = await contentServer();
	service = await failingContent(real);
	folder = mkdtempSync(join(tmpdir(), "copies-"));
	log = memoryLog();
	client = opened();
});

afterEach(async () => {
	await client.settled();
	await service.close();
	await real.close();
	rmSync(folder, { recursive: true });
});

function opened(freshMs = 0): ContentClient {
	return openContentClient({
		source: { kind: "remote", endpoint: service.endpoint, token: "public", region: null },
		...{ previewToken: PREVIEW_TOKEN, copiesFolder: folder, log, freshMs },
	});
}

async function timed<Value>(read: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
	const start = performance.now();
	const value = await read();
	return { value, ms: performance.now() - start };
}

async function goWrong(next: Way): Promise<void> {
	service.way = next;
	if (next === "closed") await service.close();
}

it.each<Way>([
	"closed",
	"slow",
	"html",
	"truncated",
	"wrong shape",
	"error 500",
	"unauthorized",
	"too many",
])("a service that is %s: the last good copy comes in time, later ones at once, with one line in the log", async (next) => {
	const before = await client.story("posts/first-snow", "fr");
	const list = await client.stories({ language: "fr", startsWith: "posts/" });
	expect(before?.content.title).toBe("Première neige");

	await goWrong(next);
	const first = await timed(() => client.story("posts/first-snow", "fr"));
	expect(first.value).toEqual(before);
	expect(first.ms).toBeLessThan(LONGEST);
	const second = await timed(() => client.story("posts/first-snow", "fr"));
	expect(second.value).toEqual(before);
	// Rubbish is read anew each time; all else is not asked for again so soon.
	expect(second.ms).toBeLessThan(next === "wrong shape" ? LONGEST : 50);
	const third = await timed(() => client.stories({ language: "fr", startsWith: "posts/" }));
	expect(third.value).toEqual(list);
	expect(first.ms + second.ms + third.ms).toBeLessThan(2000);
	const warnings = log.lines.filter((line) => line.includes('"warn"'));
	expect(warnings).toHaveLength(next === "wrong shape" ? 2 : 1);
	expect(warnings[0]).toContain("the last good copy is shown");
	expect(log.lines.join()).not.toMatch(/token=|public/);
});

it("a copy outlives the process", async () => {
	const before = await client.story("posts/first-snow", "de");
	await client.settled();
	expect(readdirSync(folder)).toHaveLength(1);
	await goWrong("closed");
	client = opened();
	const after = await timed(() => client.story("posts/first-snow", "de"));
	expect(after.value).toEqual(before);
	expect(after.ms).toBeLessThan(LONGEST);
});

it("a copy that was spoilt on the disk is none", async () => {
	await client.story("posts/first-snow", "de");
	await client.settled();
	for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "{ half");
	await goWrong("closed");
	client = opened();
	await expect(client.story("posts/first-snow", "de")).rejects.toBeInstanceOf(ContentUnavailableError);
});

it("waiting for its turn under our own limit is no outage", async () => {
	const slugs = [
		"home",
		"about",
		"posts/autumn",
		"posts/first-snow",
		"authors/anna",
		"authors/ben",
		"places/kirchberg",
	];
	const patient = opened(60_000);
	const languages = ["nl", "de"] as const;
	const start = performance.now();
	const found = await Promise.all(slugs.flatMap((slug) => languages.map((language) => patient.story(slug, language))));
	expect(performance.now() - start).toBeGreaterThan(1700);
	expect(found.every((story) => story !== null)).toBe(true);
	expect(log.lines).toEqual([]);
	await patient.settled();
});

it("without a copy the reading fails in time, and the next one at once", async () => {
	await goWrong("slow");
	const failed = (path: string) => timed(() => client.story(path, "nl").catch((error: unknown) => error));
	const first = await failed("posts/autumn");
	expect(first.value).toBeInstanceOf(ContentUnavailableError);
	expect(first.ms).toBeLessThan(LONGEST);
	expect((await failed("about")).ms).toBeLessThan(50);
});

it("what is not there stays not there, and takes its copy away", async () => {
	expect(await client.story("posts/nowhere", "nl")).toBeNull();
	await goWrong("html");
	expect(await client.story("posts/nowhere", "nl")).toBeNull();
	await client.settled();
	expect(readdirSync(folder)).toEqual([]);
});

it("a service that comes back is used again, and the log says so", async () => {
	await client.story("home", "en");
	await goWrong("error 500");
	await client.story("home", "en");
	expect(log.lines).toHaveLength(1);
	service.way = "well";
	// Nobody asks again within five seconds; then somebody does in the background.
	await new Promise((resolve) => setTimeout(resolve, 5100));
	await client.story("home", "en");
	await expect.poll(() => log.lines.length, { timeout: 3000 }).toBe(2);
	expect(log.lines[1]).toContain("answers again");
}, 20_000);
