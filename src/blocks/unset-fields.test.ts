import { describe, expect, it } from "vitest";
import { memoryLog } from "#tests/support/app.ts";
import type { LoadContext } from "./load-context.server.ts";
import { prepareContent } from "./prepare.server.ts";
import { withoutUnset } from "./unset-fields.ts";

/** Fields left empty, as the delivery API of a real space sends them. */
const ASSET = { id: null, alt: null, name: "", focus: "", title: null, filename: "", fieldtype: "asset" };
const LINK = { id: "", url: "", linktype: "story", fieldtype: "multilink", cached_url: "" };
const RICH_TEXT = { type: "doc", content: [{ type: "paragraph" }] };

describe("fields that an editor left empty", () => {
	it.each([
		["a text", ""],
		["nothing", null],
		["a picture", ASSET],
		["a link", LINK],
		["a rich text", RICH_TEXT],
	])("%s is left out", (_, value) => {
		expect(withoutUnset({ field: value })).toEqual({});
	});

	it.each([
		["a text", "0"],
		["a number", 0],
		["an answer", false],
		["a list", []],
		["a picture", { ...ASSET, filename: "/a.webp" }],
		["an anchor", { ...LINK, anchor: "down" }],
		["a mail address", { ...LINK, linktype: "email", email: "a@example.org" }],
		["a rich text", { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "a" }] }] }],
		["a rule alone", { type: "doc", content: [{ type: "horizontal_rule" }] }],
	])("%s stays", (_, value) => {
		expect(withoutUnset({ field: value })).toEqual({ field: value });
	});

	it("do not keep a block from being shown, and defaults stand in for them", async () => {
		const log = memoryLog();
		const context = { app: { log }, language: "en", draft: false, storyPath: "a" } as unknown as LoadContext;
		const block = {
			_uid: "1",
			component: "polaroid_text",
			title: "A",
			caption: "",
			side: "",
			picture: { ...ASSET, filename: "/a.webp" },
			text: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "a" }] }] },
		};
		const { content } = await prepareContent({ _uid: "0", component: "page", title: "A", body: [block] }, context);
		const [shown] = content.body as readonly Record<string, unknown>[];
		expect(shown?.side).toBe("right");
		expect(shown).not.toHaveProperty("caption");
		expect(log.lines.filter((line) => line.includes("polaroid_text"))).toEqual([]);
	});
});
