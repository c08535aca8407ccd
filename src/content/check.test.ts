import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BLOCK_SCHEMAS } from "#blocks/schemas.ts";
import { houseFacts } from "#services/content/house-facts.ts";
import { memoryLog } from "#tests/support/app.ts";
import { checkStories, printProblem } from "./check.ts";
import { openStoryStore } from "./stories/story-store.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "stories-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const four = (word: string) => ({ nl: `${word} nl`, en: `${word} en`, de: `${word} de`, fr: `${word} fr` });

/** A page that is right, with changes. */
function write(path: string, body: readonly object[], more: object = {}): void {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	const content = { component: "page", title: four("Title"), description: four("About"), body };
	writeFileSync(join(folder, path), JSON.stringify({ name: four("Name"), content, ...more }));
}

async function problems(): Promise<string[]> {
	const store = await openStoryStore(folder, { log: memoryLog(), watched: false });
	return checkStories(store.space(), BLOCK_SCHEMAS, houseFacts).map(printProblem);
}

const header = (more: object = {}) => ({ component: "page_header", headline: four("Hello"), ...more });
const richText = (...content: object[]) => ({ component: "rich_text", text: { type: "doc", content } });

it("stories that are right have no problems", async () => {
	const link = { type: "text", text: four("x"), marks: [{ type: "link", attrs: { uuid: "story:news/two" } }] };
	const picture = { fieldtype: "asset", filename: "/images/a.jpg", alt: four("A lake") };
	write("one.json", [header({ picture }), richText({ type: "paragraph", content: [link] })]);
	write("news/two.json", [header()]);
	expect(await problems()).toEqual([]);
});

it("the demo's stories are right", async () => {
	cpSync("demo/stories", folder, { recursive: true });
	expect(await problems()).toEqual([]);
});

it("a missing translation is named with its language", async () => {
	write("one.json", [header({ headline: { nl: "Hallo", en: "Hello", de: "" } })]);
	expect(await problems()).toEqual([
		"one.json (de): content.body.0.headline: translation missing",
		"one.json (fr): content.body.0.headline: translation missing",
	]);
});

it("a sentence in one language only is named", async () => {
	write("one.json", [header({ lead: "This sentence is in English for everybody, whatever language they asked for." })]);
	expect(await problems()).toEqual(["one.json: content.body.0.lead: a sentence in one language only"]);
});

it("unknown components, missing, wrong and unknown fields are named", async () => {
	write("one.json", [
		{ component: "carousel" },
		{ component: "page_header" },
		header({ lead: 7 }),
		header({ colour: "red" }),
		richText(),
	]);
	const found = await problems();
	expect(found).toContain("one.json: content.body.0: there is no component carousel");
	expect(found).toContain("one.json: content.body.1.headline: a text");
	expect(found).toContain("one.json: content.body.2.lead: a text");
	expect(found.some((line) => line.startsWith("one.json: content.body.3:") && line.includes("colour"))).toBe(true);
	expect(found).toHaveLength(4);
});

it("a field that is wrong in one language is named with it", async () => {
	write("one.json", [richText()], {});
	write("two.json", [
		{ component: "rich_text", text: { nl: "kaal", en: richText().text, de: richText().text, fr: richText().text } },
	]);
	expect(await problems()).toEqual(["two.json (nl): content.body.0.text: a rich text"]);
});

it("links to stories that are not there are named", async () => {
	const uuid = "99999999-9999-4999-8999-999999999999";
	const mark = (attrs: object) => ({ type: "text", text: "x", marks: [{ type: "link", attrs }] });
	write("one.json", [
		richText({ type: "paragraph", content: [mark({ uuid: "story:gone" }), mark({ uuid, linktype: "story" })] }),
	]);
	const at = "content.body.0.text.content.0.content";
	expect(await problems()).toEqual([
		`one.json: ${at}.0.marks.0.attrs.uuid: there is no story gone`,
		`one.json: ${at}.1.marks.0.attrs: a link to a story that is not there`,
	]);
});

it("pictures without words are named, also in rich text and inside a translation", async () => {
	const bare = { fieldtype: "asset", filename: "/images/a.jpg" };
	const image = { type: "doc", content: [{ type: "image", attrs: { src: "/images/b.jpg", alt: "" } }] };
	write("one.json", [
		header({ picture: bare }),
		{ component: "rich_text", text: { nl: image, en: image, de: image, fr: image } },
	]);
	const found = await problems();
	expect(found).toContain("one.json: content.body.0.picture: a picture without alt");
	expect(found.some((line) => line.includes("content.body.1.text") && line.includes("without alt"))).toBe(true);
});

it("changes that wait are checked, too, and doubles are named", async () => {
	const draft = {
		content: { component: "page", title: four("T"), description: four("D"), body: [{ component: "nope" }] },
	};
	write("one.json", [], { id: 7, draft });
	write("two.json", [], { id: 7, slug: "one" });
	const found = await problems();
	expect(found).toContain("one.json: draft.content.body.0: there is no component nope");
	expect(found).toContain("two.json: id 7: taken by one.json");
	expect(found).toContain("two.json: address one: taken by one.json");
});
