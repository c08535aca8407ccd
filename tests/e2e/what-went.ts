import type { Browser, BrowserContext, Page, Request } from "@playwright/test";

/** What the pages of a test asked for and what was pressed in them: printed where a test fails, for faults that come once in a thousand. */

const PRESSES = ["pointerdown", "pointerup", "click", "submit"] as const;
/** Lines of a failure: its last requests. */
const LAST = 60;
const ANSWER_MS = 2_000;

const HERE = ["127.0.0.1", "localhost"];

type Pressed = Window & { pressed?: string[] };

export class WhatWent {
	readonly #began = Date.now();
	readonly #lines: string[] = [];
	readonly #open = new Map<Request, number>();
	readonly #contexts = new Set<BrowserContext>();
	readonly #elsewhere = new Set<Request>();
	readonly #browser: Browser;

	constructor(browser: Browser) {
		this.#browser = browser;
		for (const context of browser.contexts()) this.#watch(context);
		browser.on("context", this.#watch);
	}

	end(): void {
		this.#browser.off("context", this.#watch);
	}

	/**
	 * Addresses on other machines that were asked for, whatever window did; without those on the hosts of `mayReach`, and
	 * without what the page's policy held back. Sites and stand-ins of tests are on this machine.
	 */
	elsewhere(mayReach: readonly string[]): readonly string[] {
		return [...this.#elsewhere]
			.filter((request) => request.failure()?.errorText !== "csp")
			.map((request) => request.url())
			.filter((url) => !mayReach.includes(new URL(url).hostname));
	}

	/** Everything seen, as text; each page is asked for its presses, and one that does not answer says so. */
	async report(): Promise<string> {
		const open = [...this.#open].map(([request, at]) => `  not answered since ${at} ms: ${named(request)}`);
		const pages = [...this.#contexts].flatMap((context) => context.pages());
		const pressed = await Promise.all(pages.map(pressesOf));
		return [...this.#lines.slice(-LAST), ...open, ...pressed].join("\n");
	}

	readonly #watch = (context: BrowserContext): void => {
		this.#contexts.add(context);
		context.on("request", (request) => {
			this.#open.set(request, this.#now());
			const { protocol, hostname } = new URL(request.url());
			if (/^(https?|wss?):$/.test(protocol) && !HERE.includes(hostname)) this.#elsewhere.add(request);
			this.#lines.push(`  ${this.#now()} > ${named(request)}`);
		});
		const over = (mark: string) => (request: Request) => {
			this.#open.delete(request);
			const { errorText = "" } = request.failure() ?? {};
			this.#lines.push(`  ${this.#now()} ${mark} ${named(request)} ${errorText}`);
		};
		context.on("requestfinished", over("<"));
		context.on("requestfailed", over("x"));
		// A context that is closed at once takes nothing more.
		context.addInitScript(notePresses, PRESSES).catch(() => {});
	};

	#now(): number {
		return Date.now() - this.#began;
	}
}

const named = (request: Request) => `${request.method()} ${new URL(request.url()).pathname.slice(0, 80)}`;

/** Runs in the page. */
function notePresses(kinds: readonly string[]): void {
	const pressed: string[] = [];
	(window as Pressed).pressed = pressed;
	for (const kind of kinds) {
		addEventListener(
			kind,
			(event) => {
				const { target } = event;
				const name = target instanceof Element ? target.tagName.toLowerCase() : "";
				const at = Math.round(performance.now());
				// Known after all listeners have run.
				setTimeout(() => pressed.push(`${at} ${kind} ${name}${event.defaultPrevented ? " (prevented)" : ""}`));
			},
			true,
		);
	}
}

async function pressesOf(page: Page): Promise<string> {
	const silent = new Promise<string[]>((resolve) => setTimeout(() => resolve(["does not answer"]), ANSWER_MS));
	const said = page
		.evaluate(() => [
			...((window as Pressed).pressed ?? []).slice(-20),
			`${Math.round(performance.now())} now`,
			"started" in document.documentElement.dataset ? "started" : "not started",
		])
		.catch((error: unknown) => [String(error)]);
	const lines = await Promise.race([said, silent]);
	return `  page ${page.url()}: ${lines.join(", ")}`;
}
