import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { lateScripts } from "./late-scripts.ts";

const HEAD =
	'<head><meta charSet="utf-8" nonce="abc"/><link rel="stylesheet" href="/a.css" nonce="abc"/><link rel="preload" href="/m/nl.json" as="fetch" crossorigin="anonymous"/>' +
	"abcdef".replaceAll(/./g, '<link rel="modulepreload" href="/assets/$&.js" nonce="abc"/>') +
	'<link rel="preload" href="/f.woff2" as="font" nonce="abc"/></head>';
const PAGE = `<html>${HEAD}<body><p>Zürich &lt;</p><script type="module" async="" src="/assets/index-1.js" nonce="abc"></script></body></html>`;

describe("a page whose scripts begin late", () => {
	it("keeps style sheets, fonts and text, and holds back what only scripts need", () => {
		const whole = lateScripts(PAGE, "abc");
		// Policies ask for the nonce of styles and scripts alone.
		expect(whole).toContain('<meta charSet="utf-8"/><link rel="stylesheet" href="/a.css" nonce="abc"/>');
		expect(whole).toContain('<link rel="preload" href="/f.woff2" as="font"/></head>');
		expect(whole.split("abc").length - 1).toBe(2);
		expect(whole).toContain("<p>Zürich &lt;</p>");
		expect(whole).not.toContain('<link rel="modulepreload"');
		expect(whole).not.toContain('<script type="module"');
	});

	it("leaves a page without scripts alone", () => {
		const page = "<html><head><title>a < b</title></head><body></body></html>";
		expect(lateScripts(page, "abc")).toBe(page);
	});

	it.each(["load", "pointerdown", "keydown", "focusin", "timer"])("begins once, at the first of %s", (first) => {
		const script = lateScripts(PAGE, "abc").match(/<script nonce="abc">(.*?)<\/script>/s)?.[1] ?? "";
		const listeners = new Map<string, () => void>();
		const added: string[] = [];
		let timer: { work: () => void; delay: number } | undefined;
		const tasks: (() => void)[] = [];
		runInNewContext(script, {
			self: {},
			document: {
				currentScript: { nonce: "abc", remove: () => {} },
				createElement: () => ({}),
				// Styles that stand in a page are the started site's (`kept-pages.test.ts`).
				querySelector: () => null,
				head: {
					insertAdjacentHTML: (_where: string, html: string) => added.push(html),
					append: (element: { src: string; nonce: string }) => added.push(`${element.src} ${element.nonce}`),
				},
			},
			addEventListener: (name: string, work: () => void) => listeners.set(name, work),
			removeEventListener: () => {},
			setTimeout: (work: () => void, delay?: number) => {
				if (delay === undefined) tasks.push(work);
				else timer = { work, delay };
			},
		});
		expect(added).toEqual([]);
		expect(timer?.delay).toBe(2_500);
		if (first === "timer") timer?.work();
		else listeners.get(first)?.();
		// Steppers are the browser journeys' (`early-choices.spec.ts`).
		listeners.delete("click");
		for (const work of listeners.values()) work();
		timer?.work();
		// The module, and in the same task the first five files; each five more in a task of their own.
		const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="abc"/>`;
		const texts = '<link rel="preload" href="/m/nl.json" as="fetch" crossorigin="anonymous"/>';
		expect(added).toEqual(["/assets/index-1.js abc", texts + [..."abcd"].map(link).join("")]);
		while (tasks.length > 0) tasks.shift()?.();
		expect(added.slice(2)).toEqual([[..."ef"].map(link).join("")]);
	});
});
