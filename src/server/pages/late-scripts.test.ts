import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { lateScripts } from "./late-scripts.ts";

const HEAD =
	'<head><meta charSet="utf-8" nonce="abc"/><link rel="stylesheet" href="/a.css" nonce="abc"/><link rel="preload" href="/m/nl.json" as="fetch" crossorigin="anonymous"/>' +
	"abcdef".replaceAll(/./g, '<link rel="modulepreload" href="/assets/$&.js" nonce="abc"/>') +
	'<link rel="preload" href="/f.woff2" as="font" nonce="abc"/></head>';
const PAGE = `<html>${HEAD}<body><p>Zürich &lt;</p><script type="module" async="" src="/assets/index-1.js" nonce="abc"></script></body></html>`;

/** What comes out when the page arrives in pieces of some bytes. */
async function through(page: string, size: number): Promise<string> {
	const bytes = new TextEncoder().encode(page);
	const pieces = new ReadableStream<Uint8Array>({
		start(controller) {
			for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
			controller.close();
		},
	});
	return new Response(pieces.pipeThrough(lateScripts("abc"))).text();
}

describe("a page whose scripts begin late", () => {
	it("keeps style sheets, fonts and text, and holds back what only scripts need, however it is cut", async () => {
		const whole = await through(PAGE, 100_000);
		// Policies ask for the nonce of styles and scripts alone.
		expect(whole).toContain('<meta charSet="utf-8"/><link rel="stylesheet" href="/a.css" nonce="abc"/>');
		expect(whole).toContain('<link rel="preload" href="/f.woff2" as="font"/></head>');
		expect(whole.split("abc").length - 1).toBe(2);
		expect(whole).toContain("<p>Zürich &lt;</p>");
		expect(whole).not.toContain('<link rel="modulepreload"');
		expect(whole).not.toContain('<script type="module"');
		for (const size of [1, 2, 3, 7, 64]) expect(await through(PAGE, size)).toBe(whole);
	});

	it("sends what came at once as one piece, and nothing after a page that broke off or whose reader left", async () => {
		const bytes = new TextEncoder().encode(PAGE);
		const write = async (stream: TransformStream<Uint8Array, Uint8Array>) => {
			const writer = stream.writable.getWriter();
			for (let at = 0; at < bytes.length; at += 50) writer.write(bytes.slice(at, at + 50)).catch(() => {});
			await Promise.resolve();
			return writer;
		};
		const stream = lateScripts("abc");
		const reader = stream.readable.getReader();
		const first = reader.read();
		await write(stream);
		expect((await first).value?.length).toBeGreaterThan(200);
		const broken = lateScripts("abc");
		const failing = broken.readable.getReader();
		const never = failing.read();
		const writer = await write(broken);
		await writer.abort(new Error("broke off"));
		await expect(never).rejects.toThrow("broke off");
		const left = lateScripts("abc");
		const leaving = left.readable.getReader();
		leaving.read().catch(() => {});
		await write(left);
		await leaving.cancel();
		// An error of a piece that is sent later would end the process.
		await new Promise((resolve) => setTimeout(resolve, 20));
	});

	it("leaves a page without scripts alone", async () => {
		const page = "<html><head><title>a < b</title></head><body></body></html>";
		expect(await through(page, 5)).toBe(page);
	});

	it.each(["load", "pointerdown", "keydown", "focusin", "timer"])("begins once, at the first of %s", async (first) => {
		const script = (await through(PAGE, 50)).match(/<script nonce="abc">(.*?)<\/script>/s)?.[1] ?? "";
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
