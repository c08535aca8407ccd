import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepingPrevious } from "./previous-assets.ts";

let dist: string;
beforeEach(() => {
	dist = mkdtempSync(join(tmpdir(), "halcyon-dist-"));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const assets = () => join(dist, "client/assets");
const names = () => readdirSync(assets()).sort();

/** A build as the bundler makes it: its folder is emptied first. */
async function build(files: Readonly<Record<string, string>>): Promise<void> {
	rmSync(join(dist, "client"), { recursive: true, force: true });
	mkdirSync(assets(), { recursive: true });
	for (const [name, text] of Object.entries(files)) writeFileSync(join(assets(), name), text);
}

it("keeps the files of the previous build for one release", async () => {
	await keepingPrevious(dist, () => build({ "a-1.js": "a", "b-1.js": "b" }));
	expect(names()).toEqual(["a-1.js", "b-1.js"]);
	await keepingPrevious(dist, () => build({ "a-2.js": "a2", "b-1.js": "b" }));
	expect(names()).toEqual(["a-1.js", "a-2.js", "b-1.js"]);
	expect(readFileSync(join(assets(), "a-1.js"), "utf8")).toBe("a");
	await keepingPrevious(dist, () => build({ "a-3.js": "a3", "b-1.js": "b" }));
	expect(names()).toEqual(["a-2.js", "a-3.js", "b-1.js"]);
});

it("keeps them over a build that fails", async () => {
	await keepingPrevious(dist, () => build({ "a-1.js": "a" }));
	const failing = keepingPrevious(dist, async () => {
		await build({});
		throw new Error("no build");
	});
	await expect(failing).rejects.toThrow("no build");
	await keepingPrevious(dist, () => build({ "a-2.js": "a2" }));
	expect(names()).toEqual(["a-1.js", "a-2.js"]);
});
