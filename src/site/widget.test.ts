import { describe, expect, it } from "vitest";
import { inkOn, readWidget, WIDGET_ACCENT, WIDGET_RADIUS, widgetCode, widgetOfPath, widgetPath } from "./widget.ts";

const PATH = { lang: "de", kind: "home", home: "a990001" };

describe("a widget's address", () => {
	it("says all that it looks like, and is read back the same", () => {
		const said = { partner: "SP-1", accent: "134F5A", scheme: "dark", radius: "4", target: "blank" };
		const widget = widgetOfPath(PATH, said);
		expect(widget).toMatchObject({ code: "SP-1", accent: "#134f5a", scheme: "dark", radius: 4, target: "blank" });
		if (!widget) throw new Error("it is one");
		const url = new URL(widgetPath(widget), "https://halcyon.example");
		expect(url.pathname).toBe("/widget/de/home/a990001");
		expect(widgetOfPath(PATH, Object.fromEntries(url.searchParams))).toEqual(widget);
	});

	it("takes nothing but checked values, so that nothing of it can leave its style or its link", () => {
		const fixed = { kind: "search", language: "nl", home: "" } as const;
		const hostile = { partner: '"><script>', accent: "red;}", scheme: "x", radius: "999", target: "_self" };
		expect(readWidget(hostile, fixed)).toEqual({
			...fixed,
			code: "",
			accent: WIDGET_ACCENT,
			scheme: "light",
			radius: WIDGET_RADIUS,
			target: "top",
		});
		expect(readWidget({ radius: "99" }, fixed).radius).toBe(28);
	});

	it("is none with another language or kind, a home that is no number, or a search of one home", () => {
		for (const path of [
			{ ...PATH, lang: "es" },
			{ ...PATH, kind: "map" },
			{ ...PATH, home: "x" },
			{ lang: "de", kind: "home" },
			{ ...PATH, kind: "search" },
		]) {
			expect([path, widgetOfPath(path, {})]).toEqual([path, null]);
		}
	});

	it("is what the code to paste leads to, as script and as frame", () => {
		const widget = readWidget({ partner: "SP-1" }, { kind: "search", language: "fr", home: "" });
		const { script, frame } = widgetCode(widget, "https://halcyon.example");
		expect(script).toContain('<script src="https://halcyon.example/widget.js" data-partner="SP-1" data-kind="search"');
		expect(frame).toContain('src="https://halcyon.example/widget/fr/search?partner=SP-1&amp;accent=b84c18');
	});

	it("is written in black or white, whichever is read more easily on its colour", () => {
		expect(["#ffffff", "#f5ce7c", "#000000", "#b84c18", "#134f5a"].map(inkOn)).toEqual([
			"black",
			"black",
			"white",
			"white",
			"white",
		]);
	});
});
