import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type MemoryLog, memoryLog } from "#tests/support/app.ts";
import { openStoryStore, type StoryStore } from "./story-store.ts";

let folder: string;
let log: MemoryLog;
let store: StoryStore | null = null;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "stories-"));
	log = memoryLog();
});
afterEach(() => {
	store?.close();
	store = null;
	rmSync(folder, { recursive: true, force: true });
});

const story = (name: string, content: object = {}) =>
	JSON.stringify({ name, published_at: "2026-01-01T00:00:00Z", content: { component: "page", ...content } });
const names = () => store?.space().stories.map((one) => one.versions.published.name);

it("a changed, a new and a removed file are live without a restart", async () => {
	writeFileSync(join(folder, "a.json"), story("A"));
	store = await openStoryStore(folder, { log });
	const first = store.space().cv;
	expect(names()).toEqual(["A"]);

	writeFileSync(join(folder, "a.json"), story("A, changed"));
	await vi.waitFor(() => expect(names()).toEqual(["A, changed"]), 3000);
	expect(store.space().cv).toBeGreaterThan(first);

	mkdirSync(join(folder, "new"));
	// As editors save: written beside, then moved.
	writeFileSync(join(folder, "new/.b.json.tmp"), story("B"));
	renameSync(join(folder, "new/.b.json.tmp"), join(folder, "new/b.json"));
	await vi.waitFor(() => expect(names()?.sort()).toEqual(["A, changed", "B"]), 3000);

	rmSync(join(folder, "a.json"));
	await vi.waitFor(() => expect(names()).toEqual(["B"]), 3000);
});

it("a broken file keeps its last good copy and says what is wrong", async () => {
	writeFileSync(join(folder, "a.json"), story("A"));
	writeFileSync(join(folder, "b.json"), story("B"));
	store = await openStoryStore(folder, { log, watched: false });

	writeFileSync(join(folder, "a.json"), `{ "name": "A, half`);
	await store.reload();
	expect(names()?.sort()).toEqual(["A", "B"]);
	expect(log.lines.join()).toContain("not JSON");

	writeFileSync(join(folder, "a.json"), JSON.stringify({ name: "A", content: {}, published_at: "yesterday" }));
	await store.reload();
	expect(names()?.sort()).toEqual(["A", "B"]);
	expect(log.lines.join()).toContain("published_at: expected an instant");
	const lines = log.lines.length;
	await store.reload();
	expect(log.lines.length).toBe(lines);

	writeFileSync(join(folder, "a.json"), story("A, mended"));
	await store.reload();
	expect(names()?.sort()).toEqual(["A, mended", "B"]);
});

it("ids, UUIDs and blocks' ids that files leave out are the same at every start", async () => {
	for (const name of ["a", "b", "c"]) {
		writeFileSync(join(folder, `${name}.json`), story(name, { body: [{ component: "text" }] }));
	}
	const facts = async () => {
		const opened = await openStoryStore(folder, { log, watched: false });
		return opened.space().stories.map((one) => [one.id, one.uuid, JSON.stringify(one.versions.published.content)]);
	};
	const first = await facts();
	expect(await facts()).toEqual(first);
	expect(new Set(first.map(([id]) => id)).size).toBe(3);
	expect(first[0]?.[2]).toMatch(/"_uid":"[0-9a-f-]{36}"/);
});

it("a folder that is not there is an empty space", async () => {
	store = await openStoryStore(join(folder, "nowhere"), { log });
	expect(names()).toEqual([]);
});

it("addresses are translated along the folders; a reference to a missing story stays as it is", async () => {
	mkdirSync(join(folder, "news"));
	writeFileSync(
		join(folder, "news/index.json"),
		JSON.stringify({ name: "News", slug: { en: "news", nl: "nieuws" }, content: { component: "page" } }),
	);
	writeFileSync(join(folder, "news/one.json"), story("One", { ref: "story:news", gone: "story:news/gone" }));
	store = await openStoryStore(folder, { log, watched: false });
	const one = store.space().stories.find((found) => found.path.en === "news/one");
	const index = store.space().stories.find((found) => found.isStartpage);
	expect(one?.path).toEqual({ en: "news/one", nl: "nieuws/one", de: "news/one", fr: "news/one" });
	expect(index?.path.nl).toBe("nieuws/");
	expect(one?.versions.published.content.ref).toBe(index?.uuid);
	expect(one?.versions.published.content.gone).toBe("story:news/gone");
});
