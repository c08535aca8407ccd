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

/** A content service that goes wrong in every way; a page must have its text all the same, and not wait for it. */

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

function opened(freshMs = 0, deadlineMs?: number): ContentClient {
	return openContentClient({
		source: { kind: "remote", endpoint: service.endpoint, token: "public", region: null },
		previewToken: PREVIEW_TOKEN,
		copiesFolder: folder,
		log,
		freshMs,
		...(deadlineMs === undefined ? {} : { deadlineMs }),
	});
}

const warnings = () => log.lines.filter((line) => line.includes('"warn"'));

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
])("a service that is %s: the last good copy comes at once, and one line in the log", async (next) => {
	// On a busy machine also an answer may take a second, and would be one that did not come.
	if (next === "wrong shape") client = opened(0, 60_000);
	const before = await client.story("posts/first-snow", "fr");
	const list = await client.stories({ language: "fr", startsWith: "posts/" });
	expect(before?.content.title).toBe("Première neige");

	await goWrong(next);
	expect(await client.story("posts/first-snow", "fr")).toEqual(before);
	// No page waited for an answer after ten seconds, or for the last of eleven requests.
	if (next === "slow") expect(service.answered).toBe(0);
	if (next === "too many") expect(service.requested).toBeLessThan(5);
	await expect.poll(() => warnings().length, { timeout: 120_000 }).toBe(1);
	const { requested } = service;
	expect(await client.story("posts/first-snow", "fr")).toEqual(before);
	expect(await client.stories({ language: "fr", startsWith: "posts/" })).toEqual(list);
	// An invalid answer is fetched again each time; all else is not fetched again so soon, except by the client's own retries.
	if (next !== "wrong shape" && next !== "too many") expect(service.requested).toBe(requested);
	// Each invalid answer has its line, also one that came after the copy had been shown.
	await expect.poll(() => warnings().length, { timeout: 120_000 }).toBe(next === "wrong shape" ? 2 : 1);
	expect(warnings()[0]).toContain("the last good copy is shown");
	expect(log.lines.join()).not.toMatch(/token=|public/);
});

it.each<Way>([
	"too many",
	"error 500",
	"html",
	"truncated",
])("a first visit waits for a service that is %s for some seconds", async (next) => {
	service.way = next;
	service.times = 6;
	expect((await client.story("posts/first-snow", "fr"))?.content.title).toBe("Première neige");
	expect(service.requested).toBeGreaterThan(6);
	expect(warnings()).toEqual([]);
});

it("a first visit that is refused does not ask again", async () => {
	service.way = "unauthorized";
	await expect(client.story("posts/first-snow", "fr")).rejects.toBeInstanceOf(ContentUnavailableError);
	expect(service.requested).toBeLessThanOrEqual(2);
});

it("a copy outlives the process", async () => {
	const before = await client.story("posts/first-snow", "de");
	await client.settled();
	expect(readdirSync(folder)).toHaveLength(1);
	await goWrong("closed");
	client = opened();
	expect(await client.story("posts/first-snow", "de")).toEqual(before);
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
	const found = await Promise.all(slugs.flatMap((slug) => languages.map((language) => patient.story(slug, language))));
	expect(found.every((story) => story !== null)).toBe(true);
	expect(log.lines).toEqual([]);
	await patient.settled();
});

it("without a copy the reading fails when its retries are over, before a service that hangs has answered", async () => {
	service.way = "slow";
	await expect(client.story("posts/autumn", "nl")).rejects.toBeInstanceOf(ContentUnavailableError);
	expect(service.answered).toBe(0);
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
	await expect.poll(() => log.lines.length).toBe(1);
	service.way = "well";
	// No request within five seconds; then one in the background.
	await new Promise((resolve) => setTimeout(resolve, 5100));
	await client.story("home", "en");
	await expect.poll(() => log.lines.length, { timeout: 120_000 }).toBe(2);
	expect(log.lines[1]).toContain("answers again");
});
