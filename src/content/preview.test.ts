import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { isPreview, previewSignature, readPreview } from "./preview.ts";

const TOKEN = "preview token of a space";
const NOW = new Date("2026-11-21T10:00:00Z");
const AT = Math.floor(NOW.getTime() / 1000);

/** An editor's query, with changes. */
function query(changes: Record<string, string> = {}, timestamp = AT - 10): URLSearchParams {
	return new URLSearchParams({
		_storyblok: "101",
		_storyblok_c: "page",
		_storyblok_lang: "de",
		"_storyblok_tk[space_id]": "123",
		"_storyblok_tk[timestamp]": String(timestamp),
		"_storyblok_tk[token]": previewSignature("123", TOKEN, timestamp),
		...changes,
	});
}

it("an editor's address with its token is a preview", () => {
	expect(readPreview(query(), TOKEN, NOW)).toEqual({ storyId: "101", language: "de", release: null });
	expect(readPreview(query({ _storyblok_lang: "default", _storyblok_release: "7" }), TOKEN, NOW)).toEqual({
		storyId: "101",
		language: null,
		release: "7",
	});
	expect(isPreview(new Request(`https://halcyon.example/nl/?${query()}`), TOKEN, NOW)).toBe(true);
});

it("the token is the SHA-1 of space, token and time in hex", () => {
	const expected = createHash("sha1").update(`123:${TOKEN}:1700000000`).digest("hex");
	expect(previewSignature("123", TOKEN, 1_700_000_000)).toBe(expected);
});

it.each<[string, URLSearchParams]>([
	["the story's id alone", new URLSearchParams({ _storyblok: "101" })],
	["no story", query({ _storyblok: "" })],
	["another token", query({ "_storyblok_tk[token]": "0".repeat(40) })],
	["a token in capitals", query({ "_storyblok_tk[token]": previewSignature("123", TOKEN, AT - 10).toUpperCase() })],
	["a token of another space", query({ "_storyblok_tk[space_id]": "124" })],
	["a token of another time", query({ "_storyblok_tk[timestamp]": String(AT) })],
	["a token made with another secret", query({ "_storyblok_tk[token]": previewSignature("123", "x", AT - 10) })],
	["a token an hour old", query({}, AT - 3600)],
	["a time that is none", query({ "_storyblok_tk[timestamp]": "1e9" })],
])("%s opens nothing", (_, search) => {
	expect(readPreview(search, TOKEN, NOW)).toBeNull();
});

it("a token of 59 minutes still opens, and no secret opens nothing", () => {
	expect(readPreview(query({}, AT - 3599), TOKEN, NOW)).not.toBeNull();
	const unsigned = query({ "_storyblok_tk[token]": previewSignature("123", "", AT - 10) });
	expect(readPreview(unsigned, "", NOW)).toBeNull();
});
