import { previewSignature } from "#content/preview.ts";
import { PREVIEW_TOKEN } from "#tests/support/preview-token.ts";
import { expect, test } from "./site.ts";

/** An address as the visual editor opens it. */
function edited(path: string, token?: string): string {
	const timestamp = `${Math.floor(Date.now() / 1000)}`;
	const query = new URLSearchParams({
		_storyblok: "1",
		_storyblok_c: "page",
		_storyblok_lang: "default",
		"_storyblok_tk[space_id]": "9",
		"_storyblok_tk[timestamp]": timestamp,
		"_storyblok_tk[token]": token ?? previewSignature("9", PREVIEW_TOKEN, timestamp),
	});
	return `${path}?${query}`;
}

test("the site serves its stories, and drafts only with the token", async ({ request }) => {
	const stories = await request.get("/content/v2/cdn/stories?language=de&starts_with=blog/");
	expect(stories.status()).toBe(200);
	const body = await stories.json();
	expect(body.stories.length).toBeGreaterThan(0);
	expect(stories.headers().total).toBe(String(body.stories.length));
	for (const story of body.stories) expect(story.lang).toBe("de");
	expect((await request.get("/content/v2/cdn/stories?version=draft&token=x")).status()).toBe(401);
	const drafts = await request.get(`/content/v2/cdn/stories?version=draft&token=${encodeURIComponent(PREVIEW_TOKEN)}`);
	expect(drafts.status()).toBe(200);
	const missing = await request.get("/content/v2/cdn/stories/nowhere");
	expect(missing.status()).toBe(404);
	expect(await missing.json()).toEqual(["This record could not be found"]);
});

const hasBridge = () => "StoryblokBridge" in window;

test("the editor's bridge is loaded in a page that the editor opened with its token", async ({ page }) => {
	const answer = await page.goto(edited("/en/about"));
	expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors https://app.storyblok.com");
	expect(answer?.headers()["x-frame-options"]).toBeUndefined();
	expect(answer?.headers()["cache-control"]).toBe("no-store");
	await expect.poll(() => page.evaluate(hasBridge)).toBe(true);
});

test("the bridge is not loaded with a forged token, and the page may not be framed", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	const answer = await page.goto(edited("/en/about", "0".repeat(40)));
	expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
	expect(answer?.headers()["x-frame-options"]).toBe("DENY");
	await page.waitForLoadState("networkidle");
	expect(await page.evaluate(hasBridge)).toBe(false);
	expect(scripts.filter((address) => address.includes("editor-bridge"))).toEqual([]);
});

test("drafts are shown to the editor alone, with notes on blocks that cannot be shown", async ({ page }) => {
	await page.goto("/en/team-show-draft");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("As published");
	await expect(page.getByRole("note")).toHaveCount(0);
	await page.goto(edited("/en/team-show-draft"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("As drafted");
	await expect(page.getByRole("note")).toContainText("faqs");
	await page.goto(edited("/en/team-show-draft", "0".repeat(40)));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("As published");
});

test("what is typed in the editor shows at once, in a preview alone", async ({ page, request }) => {
	const { story } = await (await request.get("/content/v2/cdn/stories/pages/about")).json();
	const type = () =>
		page.evaluate((id) => {
			const header = { _uid: "typed", component: "page_header", headline: "Typed just now" };
			const content = { _uid: "page", component: "page", body: [header] };
			document.dispatchEvent(new CustomEvent("halcyon:story-edited", { detail: { id, content } }));
		}, story.id);
	await page.goto(edited("/en/about"));
	await type();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Typed just now");
	await page.goto("/en/about");
	await type();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("About us");
});
