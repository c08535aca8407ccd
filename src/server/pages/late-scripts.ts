import { DEFAULT_POLICY } from "./trusted-types.ts";

/**
 * Lets a page's scripts begin when its first picture is here: everything on a page works before them (forms and
 * links of plain HTML), and on a slow line they would only keep text and pictures waiting.
 */

/** Links that fetch for the scripts: modules, and the texts in the visitor's language. */
const FETCHES_FOR_SCRIPT = /<link\b(?=[^>]*\brel="(?:modulepreload"|preload"[^>]*\bas="fetch"))[^>]*>/g;
/** The module that brings the page to life; its attributes come in this order from the framework. */
const ENTRY = /^<script type="module" async="" src="([^"]+)"[^>]*>/;
const ENTRY_BEGINS = '<script type="module" async=""';
const HEAD_ENDS = "</head>";
/**
 * The framework writes the page's nonce on everything in its head; policies ask for it of scripts and styles alone. Each is
 * a place that a kept page fills anew for every visitor, and that no compression makes smaller.
 */
const NEEDLESS_NONCE = /(<(?:meta|link)\b(?![^>]*\brel="stylesheet")[^>]*?) nonce="[^"]*"/g;
/** In the links of the starter, which puts its own nonce in. */
const NO_NONCE = ' nonce=""';
/** Files asked for in one task of the page: each costs a slow phone about four milliseconds. */
const LINKS_AT_ONCE = 5;
/** Latest moment to begin, milliseconds: a picture that hangs must not hold up the page for good. */
const LATEST_MS = 2_500;

/**
 * The page with its scripts put off until the `load` event, the visitor's first touch, or 2.5 s, whichever comes
 * first. A page without an entry (an error of the server's own) comes out as it went in. Links stand in the head alone and
 * the entry at the end: the rest of a page is not searched.
 */
export function lateScripts(html: string, nonce: string): string {
	const headEnd = html.indexOf(HEAD_ENDS);
	const entryAt = html.lastIndexOf(ENTRY_BEGINS);
	const entry = headEnd < 0 || entryAt < headEnd ? null : ENTRY.exec(html.slice(entryAt));
	if (!entry) return html;
	const links: string[] = [];
	const head = html
		.slice(0, headEnd)
		.replace(FETCHES_FOR_SCRIPT, (link) => {
			links.push(link.replace(/ nonce="[^"]*"/, NO_NONCE));
			return "";
		})
		.replace(NEEDLESS_NONCE, "$1");
	const [tag, source = ""] = entry;
	// The entry's closing tag follows in the page and closes ours.
	const start = `<script nonce="${nonce}">${starter(links, source)}`;
	return head + html.slice(headEnd, entryAt) + start + html.slice(entryAt + tag.length);
}

/**
 * Until the page is alive, a press of a stepper's button (`data-step`) counts in its field; the component takes the
 * field's number over when it comes (`ui/early-choices.ts`).
 */
const EARLY_STEPS = `addEventListener("click",e=>{const r=document.documentElement,s=e.target.closest("[data-step]");if(s&&!r.dataset.started)s.parentNode.querySelector("input")[s.dataset.step>0?"stepUp":"stepDown"]()},!0)`;

/**
 * A page whose styles stand in it (`first-styles.ts`) fetches their file all the same, for the pages after it: as a
 * sheet for no device, so that nothing is drawn anew; the framework finds it there and adds none.
 */
const LATER_SHEET = `const y=document.querySelector("style[data-sheet]");if(y){const l=document.createElement("link");l.rel="stylesheet";l.media="not all";l.href=y.dataset.sheet;l.dataset.precedence="default";y.after(l)}`;

/**
 * Source of the inline script that begins: adds the links and the module, once. Styles that libraries write take the
 * page's nonce from where bundlers keep it.
 */
function starter(links: readonly string[], source: string): string {
	const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
	const portions = Array.from({ length: Math.ceil(links.length / LINKS_AT_ONCE) }, (_, at) =>
		links.slice(at * LINKS_AT_ONCE, (at + 1) * LINKS_AT_ONCE).join(""),
	);
	return `${DEFAULT_POLICY}{const n=self.__webpack_nonce__=document.currentScript.nonce,c=["pointerdown","keydown","focusin"];let d=0;const b=()=>{if(d++)return;for(const e of c)removeEventListener(e,b,!0);const s=document.createElement("script");s.type="module";s.async=!0;s.nonce=n;s.src=${literal(source)};document.head.append(s);const p=${literal(portions)},f=()=>{const h=p.shift();if(h){document.head.insertAdjacentHTML("beforeend",h.replaceAll(${literal(NO_NONCE)},' nonce="'+n+'"'));setTimeout(f)}else{${LATER_SHEET}}};f()};for(const e of c)addEventListener(e,b,!0);addEventListener("load",b);setTimeout(b,${LATEST_MS});${EARLY_STEPS};document.currentScript.remove()}`;
}
