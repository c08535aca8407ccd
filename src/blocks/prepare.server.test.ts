import { beforeEach, describe, expect, it, vi } from "vitest";
import { memoryLog, NO_CONTENT } from "#tests/support/app.ts";
import type { LoadContext } from "./load-context.server.ts";
import { BROKEN_BLOCK, prepareContent } from "./prepare.server.ts";

const log = memoryLog();
let datasource = NO_CONTENT.datasource;
const context = (draft = false) =>
	({
		app: {
			log,
			content: { ...NO_CONTENT, datasource: (...args: Parameters<typeof datasource>) => datasource(...args) },
		},
		language: "nl",
		draft,
		storyPath: "pages/about",
	}) as unknown as LoadContext;

const page = (...body: unknown[]) => ({ _uid: "p", component: "page", title: "t", description: "d", body });
const space = { _uid: "w", component: "whitespace" };
const nameless = { _uid: "h", component: "page_header", lead: "a lead without its headline" };
const company = { _uid: "c", component: "company_contact", title: "Ons adres" };

beforeEach(() => {
	log.lines.length = 0;
	datasource = NO_CONTENT.datasource;
});

describe("a page's blocks", () => {
	it("come with the defaults of their schemas, blocks in blocks too", async () => {
		const grid = { _uid: "g", component: "grid", items: [space] };
		const { content } = await prepareContent(page(grid), context());
		expect(content.body).toEqual([{ ...grid, columns: 3, items: [{ ...space, size: "medium" }] }]);
		expect(log.lines).toEqual([]);
	});

	it("are left out and logged where they do not fit, and the others stay", async () => {
		const { content } = await prepareContent(page(nameless, space, { _uid: "x", component: "nonsense" }), context());
		expect((content.body as { component: string }[]).map(({ component }) => component)).toEqual(["whitespace"]);
		expect(log.lines.join()).toContain("headline: a text");
		expect(log.lines.join()).toContain("Component nonsense doesn't exist.");
	});

	it("are shown without unknown fields, which are logged", async () => {
		const item = { question: "Q?", colour: "red" };
		const extra = { ...space, tone: "loud", items: [item] };
		const { content } = await prepareContent(page(extra, { ...nameless, tone: "loud" }), context());
		expect(content.body).toEqual([{ ...space, size: "medium" }]);
		expect(log.lines.find((line) => line.includes("unknown fields"))).toContain('"fields":["tone","items"]');
		// What lacks a field of its own is still left out.
		expect(log.lines.join()).toContain("headline: a text");
	});

	it("leave a note for the editor in drafts", async () => {
		const { content } = await prepareContent(page(nameless), context(true));
		expect(content.body).toEqual([
			{ _uid: "h", component: BROKEN_BLOCK, of: "page_header", problem: expect.stringContaining("headline") },
		]);
	});

	it("are shown even if the page itself has a fault", async () => {
		const { content } = await prepareContent({ ...page(space), description: undefined }, context());
		expect(content.body).toEqual([{ ...space, size: "medium" }]);
		expect(log.lines.join()).toContain("description");
	});
});

describe("what blocks show beyond themselves", () => {
	it("is found by their loaders, also for blocks in blocks", async () => {
		datasource = vi.fn(async () => new Map([["email", "a@b.example"]]));
		const { data } = await prepareContent(page({ _uid: "g", component: "grid", items: [company] }), context());
		expect(data).toEqual({ c: expect.objectContaining({ email: "a@b.example" }) });
		expect(datasource).toHaveBeenCalledWith("company", "nl");
	});

	it("is null where a loader fails, which is logged and costs the page nothing else", async () => {
		datasource = async () => {
			throw new Error("nobody answers");
		};
		const { content, data } = await prepareContent(page(company, space), context());
		expect(data).toEqual({ c: null });
		expect(content.body).toHaveLength(2);
		expect(log.lines.join()).toContain("nobody answers");
	});

	it("is not looked for on behalf of blocks that do not fit", async () => {
		datasource = vi.fn(async () => new Map());
		await prepareContent(page({ ...company, title: "" }), context());
		expect(datasource).not.toHaveBeenCalled();
	});
});
