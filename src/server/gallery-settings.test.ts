import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env.ts";
import { pageLanguage } from "./middleware/language.ts";

const dataDir = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const gallery = (more: Record<string, string> = {}) => parseEnv({ DATA_DIR: dataDir, ...more }).blockGallery;

it("the gallery of blocks is closed unless it is opened", () => {
	expect(gallery()).toBe(false);
	expect(gallery({ BLOCK_GALLERY: "off" })).toBe(false);
	expect(gallery({ BLOCK_GALLERY: "on" })).toBe(true);
	expect(() => gallery({ BLOCK_GALLERY: "yes" })).toThrow(EnvError);
});

it("the gallery is rendered in the language asked for, every other page in the visitor's", () => {
	const requested = (path: string) =>
		pageLanguage(new Request(`https://halcyon.example${path}`, { headers: { "accept-language": "fr" } }));
	expect(requested("/_blocks?lang=de")).toBe("de");
	expect(requested("/_blocks?lang=xx")).toBe("fr");
	expect(requested("/_blocks")).toBe("fr");
	expect(requested("/win?lang=de")).toBe("fr");
});
