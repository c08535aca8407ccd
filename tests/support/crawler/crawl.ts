import type { CDPSession, Page } from "@playwright/test";
import type { CrawlerApi, Fault, Memory, Pressable } from "./crawler-api.ts";
import { installCrawler } from "./in-page.ts";

declare global {
	interface Window {
		crawler?: CrawlerApi;
	}
}

/** How long what a press does may take before it counts as nothing; only what fails waits so long. */
const PATIENCE_MS = 3_000;
const LOOK_AGAIN_MS = 60;
/** A picture that has not come by then never does: a page that goes elsewhere meanwhile takes the answer with it. */
const PICTURE_MS = 4_000;
/** A map's pins come with it or not at all. */
const PINS_MS = 4_000;
/** Of alike controls so many are pressed. */
const MOST_ALIKE = 2;

/** Selectors of what is pressed, and of what is not. */
interface Pressed {
	readonly within?: string;
	readonly but?: string;
}

/**
 * Goes over one screen as a person with a mouse: looks at it, presses everything that opens or does something, and
 * reports what is dead, out of sight, covered, cut or overlapping. What opens must be seen without any further help.
 * `open` brings the screen up, again and again; the page's size and language are the caller's. What is pressed is
 * narrowed to a part of the screen, or to all but a part; what is looked at is all of it.
 */
export async function crawl(page: Page, open: () => Promise<unknown>, pressed: Pressed = {}): Promise<Fault[]> {
	const crawler = new Crawler(page, open, pressed);
	return crawler.run();
}

/** Makes the crawler's eyes part of every page of a context; before the first page is opened. */
export async function prepareCrawl(page: Page): Promise<void> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.addInitScript(installCrawler);
}

/** One line a rule: the first that it found, and how many others. */
function gathered(faults: readonly Fault[]): Fault[] {
	const byRule = Map.groupBy(faults, ({ rule }) => rule);
	return [...byRule.values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		return [{ ...first, detail: first.detail + (others.length > 0 ? `, and ${others.length} more` : "") }];
	});
}

class Crawler {
	readonly #page: Page;
	readonly #open: () => Promise<unknown>;
	readonly #part: Pressed;
	readonly #faults = new Map<string, Fault>();
	readonly #pressed = new Map<string, number>();
	#camera: CDPSession | null = null;
	#address = "";

	constructor(page: Page, open: () => Promise<unknown>, part: Pressed) {
		this.#page = page;
		this.#open = open;
		this.#part = part;
	}

	async run(): Promise<Fault[]> {
		await this.#fresh();
		for (const fault of await this.#page.evaluate(() => window.crawler?.faultsOfPage() ?? [])) this.#add(fault);
		const controls = await this.#page.evaluate((part) => window.crawler?.pressables(part) ?? [], this.#part);
		for (const control of this.#few(controls)) await this.#try(control);
		await this.#camera?.detach();
		return [...this.#faults.values()];
	}

	/** The screen as it comes, with the camera running. */
	async #fresh(): Promise<void> {
		await this.#open();
		this.#address = this.#page.url();
		// An answer that arrives late must not be taken for what a press did.
		await this.#page.waitForLoadState("networkidle", { timeout: 60_000 });
		// Nor a map beside a list, which is put together after its code is here. One without homes has no pins.
		const hasPins = () =>
			[...document.querySelectorAll(".map-view")].every(
				(map) =>
					!map.querySelector(".map-loading") &&
					(!map.querySelector(".map-pins") || map.querySelector(".map-pins button")),
			);
		await this.#page.waitForFunction(hasPins, undefined, { timeout: PINS_MS }).catch(() => undefined);
	}

	#few(controls: readonly Pressable[]): Pressable[] {
		return controls.filter(({ kind }) => {
			const count = this.#pressed.get(kind) ?? 0;
			this.#pressed.set(kind, count + 1);
			return count < MOST_ALIKE;
		});
	}

	#add(fault: Fault): void {
		this.#faults.set(`${fault.rule} ${fault.what} ${fault.detail}`, fault);
	}

	async #try(control: Pressable): Promise<void> {
		await this.#page.evaluate(() => {
			window.crawler?.reset();
			window.crawler?.remember("page");
		});
		const opened = await this.#press(control);
		if (opened) {
			const inside = await this.#page
				.evaluate(() => window.crawler?.pressables({ since: "page" }) ?? [])
				.catch(() => []);
			for (const inner of this.#few(inside)) {
				const isFree = await this.#page
					.evaluate((key) => window.crawler?.spot(key)?.isFree, inner.key)
					.catch(() => false);
				// What an earlier press has opened or closed is put back first.
				if (!isFree && !(await this.#again(control))) break;
				await this.#press(inner, control);
			}
		}
		await this.#restore();
	}

	/** Opens anew what a control opens. */
	async #again(control: Pressable): Promise<boolean> {
		await this.#restore();
		await this.#page.evaluate(() => {
			window.crawler?.reset();
			window.crawler?.remember("page");
		});
		return this.#press(control);
	}

	/** Presses where a control stands; answers whether something opened on this page. */
	async #press(control: Pressable, within?: Pressable): Promise<boolean> {
		const page = this.#page;
		const where = within ? ` in ${within.name}` : "";
		const since: Memory = within ? "opened" : "page";
		const find = () => page.evaluate((key) => window.crawler?.spot(key) ?? null, control.key);
		let spot = await find();
		// What moves of itself (a carousel on its way to a slide) is waited for, as a person would.
		for (let look = 0; spot && !spot.isFree && look < 4; look++) {
			await page.waitForTimeout(LOOK_AGAIN_MS * 2);
			spot = await find();
		}
		if (!spot) return false;
		if (!spot.isFree) {
			this.#add({
				rule: "covered",
				what: control.name + where,
				detail: `a press meets ${spot.instead} at ${Math.round(spot.x)},${Math.round(spot.y)}`,
			});
			return false;
		}
		if (within) await page.evaluate(() => window.crawler?.remember("opened"));
		await page.mouse.move(spot.x, spot.y);
		const before = await this.#shot();
		await page.mouse.click(spot.x, spot.y);
		if (control.isField) await page.keyboard.type("a");
		const started = Date.now();
		let faults: Fault[] = [];
		let isDead = true;
		while (Date.now() - started < PATIENCE_MS) {
			const state = await this.#look(control.key, since);
			// The press led to another screen.
			if (state === null) return false;
			faults = state.faults;
			// A field always shows what is typed in it: what counts is what opens.
			isDead = control.isField ? !state.hasOpened : !state.hasOpened && before.equals(await this.#shot());
			if (!isDead && faults.length === 0) return state.hasOpened;
			await page.waitForTimeout(LOOK_AGAIN_MS);
		}
		if (isDead) this.#add({ rule: "dead", what: control.name + where, detail: "nothing changes that can be seen" });
		for (const fault of gathered(faults)) this.#add({ ...fault, what: `${fault.what} in ${control.name}` });
		// A fault of the whole is not reported again for each part.
		return !isDead && faults.length === 0;
	}

	/** What has opened and what is wrong with it; null when the page is another one. */
	async #look(key: string, since: Memory): Promise<{ hasOpened: boolean; faults: Fault[] } | null> {
		if (this.#page.url() !== this.#address) return null;
		return this.#page
			.evaluate(
				([key, since]) => {
					const { crawler } = window;
					return crawler ? { hasOpened: crawler.hasOpened(since), faults: crawler.faultsOfOpened(key, since) } : null;
				},
				[key, since] as const,
			)
			.catch(() => null);
	}

	/** The window as it looks; nothing while the page is on its way to another. */
	async #shot(): Promise<Buffer> {
		const late = new Promise<null>((resolve) => setTimeout(resolve, PICTURE_MS, null).unref());
		const shot = await Promise.race([this.#picture().catch(() => null), late]);
		if (shot) return shot;
		// A camera that lost a picture is not asked again.
		const lost = this.#camera;
		this.#camera = null;
		lost?.detach().catch(() => undefined);
		return Buffer.alloc(0);
	}

	async #picture(): Promise<Buffer | null> {
		// Two frames, so that what a script has changed is drawn.
		await this.#page.evaluate(
			() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
		);
		this.#camera ??= await this.#page.context().newCDPSession(this.#page);
		const shot = await this.#camera.send("Page.captureScreenshot", {
			format: "jpeg",
			quality: 90,
			optimizeForSpeed: true,
		});
		return Buffer.from(shot.data, "base64");
	}

	/** Back to the screen as it was before a press: closed by Escape where that is all it takes, else opened anew. */
	async #restore(): Promise<void> {
		const page = this.#page;
		await page.mouse.move(0, 0);
		if (page.url() === this.#address) {
			await page.keyboard.press("Escape");
			const isAsBefore = await page.evaluate(() => window.crawler?.hasOpened("page") === false).catch(() => false);
			if (isAsBefore) return;
		}
		await this.#fresh();
	}
}
