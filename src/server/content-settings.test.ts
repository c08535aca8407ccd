import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env.ts";
import { contentSecurityPolicy, pictureHostsOf } from "./middleware/security-headers.ts";

let dataDir: string;
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "settings-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const content = (more: Record<string, string> = {}) => parseEnv({ DATA_DIR: dataDir, ...more }).content;

it("without settings stories are our own, with a preview token made once for its owner alone", () => {
	const first = content();
	expect(first).toMatchObject({ folder: null, endpoint: null, token: null, region: null });
	expect(first.previewToken.length).toBeGreaterThan(30);
	expect(content().previewToken).toBe(first.previewToken);
	expect(readFileSync(join(dataDir, "preview-token"), "utf8")).toBe(first.previewToken);
	expect(statSync(join(dataDir, "preview-token")).mode & 0o077).toBe(0);
	expect(first.previewToken).not.toBe(readFileSync(join(dataDir, "app-secret"), "utf8"));
});

it("a service elsewhere, a real space and its preview token are taken as they are", () => {
	expect(content({ CONTENT_ENDPOINT: "http://127.0.0.1:9/content/v2/" }).endpoint).toBe(
		"http://127.0.0.1:9/content/v2",
	);
	expect(content({ CONTENT_DIR: "/stories" }).folder).toBe("/stories");
	const space = content({ STORYBLOK_TOKEN: "t", STORYBLOK_REGION: "us", STORYBLOK_PREVIEW_TOKEN: "preview-1" });
	expect(space).toMatchObject({ token: "t", region: "us", previewToken: "preview-1" });
});

it.each([
	["CONTENT_ENDPOINT", "http://127.0.0.1:9/content"],
	["CONTENT_ENDPOINT", "ftp://x/v2"],
	["STORYBLOK_REGION", "mars"],
	["STORYBLOK_PREVIEW_TOKEN", "short"],
])("%s=%s is refused by name", (name, value) => {
	expect(() => content({ [name]: value })).toThrow(EnvError);
	expect(() => content({ [name]: value })).toThrow(name);
});

it("pictures of a real space may be shown, and of no other host", () => {
	const none = { styleUrl: null, googleMapsKey: null, hosts: [] };
	expect(pictureHostsOf({ token: null, region: "us" })).toEqual([]);
	const pictureHosts = pictureHostsOf({ token: "t", region: "us" });
	expect(contentSecurityPolicy("n", false, none, { pictureHosts })).toContain(
		"img-src 'self' data: https://a-us.storyblok.com;",
	);
	expect(pictureHostsOf({ token: "t", region: null })).toEqual(["https://a.storyblok.com"]);
});
