import { ACCO_ID } from "#domain/accommodation/acco-id.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { COLOURS } from "./tokens.ts";

/**
 * Widgets that partners put into pages of their own: a search box and a single home, each a page of ours in a frame.
 * All that one looks like stands in its address, so that the script is a convenience and a plain frame does the same.
 */

/** The script that makes the frame. */
export const WIDGET_SCRIPT = "/widget.js";
/** Where the pages in the frames lie; only these may be framed by others. */
export const WIDGET_PAGES = "/widget/:lang/:kind/:home?";

export const WIDGET_KINDS = ["search", "home"] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];
/** `auto`: as the visitor's system has it. */
export const WIDGET_SCHEMES = ["light", "dark", "auto"] as const;
export type WidgetScheme = (typeof WIDGET_SCHEMES)[number];
/** Where what is chosen opens: in place of the partner's page, or beside it. */
export const WIDGET_TARGETS = ["top", "blank"] as const;
export type WidgetTarget = (typeof WIDGET_TARGETS)[number];

export interface Widget {
	readonly kind: WidgetKind;
	readonly language: Language;
	/** The partner's code; empty: nobody's. */
	readonly code: string;
	/** Of `home`: its accoId. */
	readonly home: string;
	/** `#rrggbb`. */
	readonly accent: string;
	readonly scheme: WidgetScheme;
	/** Of corners, in pixels. */
	readonly radius: number;
	readonly target: WidgetTarget;
}

export const WIDGET_ACCENT = COLOURS.ember600;
export const WIDGET_RADIUS = 14;
export const MOST_WIDGET_RADIUS = 28;

/** From this width on the parts of a widget stand beside each other. */
export const WIDGET_WIDE = 560;
/** The height that is kept free for each kind, in pixels: beside each other, and below. */
export const WIDGET_HEIGHTS: Readonly<Record<WidgetKind, { readonly wide: number; readonly narrow: number }>> = {
	search: { wide: 144, narrow: 360 },
	home: { wide: 240, narrow: 452 },
};

/** What the frame may do: send its form, and open our pages in place of the partner's or beside them. */
export const WIDGET_SANDBOX =
	"allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

const isOneOf = <Choice extends string>(choices: readonly Choice[], text: unknown): Choice | null =>
	choices.find((choice) => choice === text) ?? null;

/** A widget by what an address or a form says; what is wrong is as if it had not been said. */
export function readWidget(
	said: Readonly<Record<string, unknown>>,
	fixed: Pick<Widget, "kind" | "language" | "home">,
): Widget {
	const text = (name: string) => {
		const value = said[name];
		return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
	};
	const radius = /^\d{1,2}$/.test(text("radius")) ? Number(text("radius")) : WIDGET_RADIUS;
	return {
		...fixed,
		code: /^[\w.-]{1,40}$/.test(text("partner")) ? text("partner") : "",
		accent: /^#?[\da-f]{6}$/i.test(text("accent"))
			? `#${text("accent").replace("#", "").toLowerCase()}`
			: WIDGET_ACCENT,
		scheme: isOneOf(WIDGET_SCHEMES, text("scheme")) ?? "light",
		radius: Math.min(radius, MOST_WIDGET_RADIUS),
		target: isOneOf(WIDGET_TARGETS, text("target")) ?? "top",
	};
}

/** The widget of the parts of a path below `/widget`; null: they name none. */
export function widgetOfPath(
	{ lang, kind, home = "" }: { readonly lang?: string; readonly kind?: string; readonly home?: string },
	query: Readonly<Record<string, unknown>>,
): Widget | null {
	const language = isOneOf(LANGUAGES, lang);
	const known = isOneOf(WIDGET_KINDS, kind);
	if (!language || !known || (known === "home") !== ACCO_ID.test(home) || (known === "search" && home)) return null;
	return readWidget(query, { kind: known, language, home });
}

/** Path and query of the page in the frame. */
export function widgetPath(widget: Widget): string {
	const { kind, language, code, home, accent, scheme, radius, target } = widget;
	const query = new URLSearchParams({ partner: code, accent: accent.slice(1), scheme, radius: String(radius), target });
	return `/widget/${language}/${kind}${kind === "home" ? `/${home}` : ""}?${query}`;
}

/** Height of the frame as CSS, kept free at any width by the padding of a box that the frame fills. */
export function widgetRoom(kind: WidgetKind): string {
	const { wide, narrow } = WIDGET_HEIGHTS[kind];
	return `clamp(${wide}px,(${WIDGET_WIDE}px - 100%)*999,${narrow}px)`;
}

/** What a partner pastes: one script, or the same as a frame without any script. */
export function widgetCode(widget: Widget, publicUrl: string): { readonly script: string; readonly frame: string } {
	const { kind, language, code, home, accent, scheme, radius, target } = widget;
	const data = Object.entries({ partner: code, kind, lang: language, home, accent, scheme, radius, target })
		.filter(([, value]) => value !== "")
		.map(([name, value]) => ` data-${name}="${value}"`);
	const src = (publicUrl + widgetPath(widget)).replace(/&/g, "&amp;");
	return {
		script: `<script src="${publicUrl}${WIDGET_SCRIPT}"${data.join("")}></script>`,
		frame: `<div style="position:relative;padding-top:${widgetRoom(kind)}"><iframe title="Halcyon" src="${src}" sandbox="${WIDGET_SANDBOX}" style="position:absolute;inset:0;width:100%;height:100%;border:0"></iframe></div>`,
	};
}

/** Black or white, whichever is read more easily on a colour (WCAG 2.2, relative luminance). */
export function inkOn(colour: string): "black" | "white" {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "white" : "black";
}
