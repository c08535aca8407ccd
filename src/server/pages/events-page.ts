import type { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { html, raw } from "hono/html";
import { CONSENT_COOKIE, readConsent } from "#analytics/consent.ts";
import { EXAMPLE_EVENTS } from "#analytics/examples.ts";
import { COLOURS } from "#site/tokens.ts";
import type { AnalyticsSettings } from "../env.ts";
import { WATCH_COOKIE } from "./analytics-view.ts";
import { NO_TEXT_TO_SCRIPT } from "./trusted-types.ts";

/**
 * `/_events`: the catalogue of events with an example of each, and what this browser's visit says, sent or not: events
 * that wait for consent, that are only counted, and without any setting those that would be sent. While the browser is
 * open its pages keep the latest two hundred for this one; `?stop` ends it.
 */

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:${COLOURS.ink}}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid ${COLOURS.line}}table{border-collapse:collapse}pre{margin:0;white-space:pre-wrap;font-size:.8rem}a{color:${COLOURS.kingfisher700}}td{overflow-wrap:anywhere}pre{overflow-wrap:anywhere}summary{cursor:pointer}`;

/** Draws the log, and draws it again when another tab adds to it. Events are written as text, never as HTML. */
const SCRIPT = `
const rows=document.querySelector("#log");
const cell=(tag,text)=>{const made=document.createElement(tag);made.textContent=text;return made};
const draw=()=>{
	const log=JSON.parse(localStorage.getItem("events-log")??"[]");
	rows.replaceChildren(...log.reverse().map(({at,fate,event})=>{
		const row=document.createElement("tr");
		const pre=document.createElement("pre");pre.textContent=JSON.stringify(event,null,1);
		const body=document.createElement("td");body.append(pre);
		row.append(cell("td",at.slice(11,19)),cell("th",event.event),cell("td",fate),body);
		return row;
	}));
	document.querySelector("#none").hidden=log.length>0;
};
addEventListener("storage",draw);addEventListener("focus",draw);draw();
document.querySelector("#clear").addEventListener("click",()=>{localStorage.removeItem("events-log");draw()});`;

/** @param open false: the address is not there, and the site answers 404 as for any other */
export function eventsPage(
	site: Hono,
	{ open, analytics }: { readonly open: boolean; readonly analytics: AnalyticsSettings },
): void {
	if (!open) return;
	site.get("/_events", (c) => {
		const { nonce, cookie } = c.var.context;
		const isWatched = c.req.query("stop") === undefined;
		setCookie(c, WATCH_COOKIE, isWatched ? "1" : "", {
			path: "/",
			sameSite: "Lax",
			...(isWatched ? {} : { maxAge: 0 }),
		});
		const consent = readConsent(cookie(CONSENT_COOKIE));
		const state = [
			[
				"Tag manager",
				analytics.tagManager ? `${analytics.tagManager.id} from ${analytics.tagManager.origin}` : "none (GTM_ID)",
			],
			["Own collector", analytics.url ? "hands on to ANALYTICS_URL" : "none (ANALYTICS_URL)"],
			[
				"Agreed to in this browser",
				consent === null ? "nothing was chosen" : consent.categories.join(", ") || "nothing",
			],
			["Kept for this page", isWatched ? "yes" : "no"],
		];
		return c.html(
			html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>/_events | Halcyon</title>
<style>${raw(STYLE)}</style></head>
<body><h1>Events</h1>
<table>${state.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</table>
<p><a href="/_events?stop">Stop keeping events</a> · <button id="clear" type="button">Clear the list</button></p>
<h2>This browser</h2>
<p id="none">Nothing yet. Open a page of the site in another tab.</p>
<table><tbody id="log"></tbody></table>
<h2>Catalogue</h2>
<table>${EXAMPLE_EVENTS.map(
				(event) =>
					html`<tr><th scope="row">${event.event}</th><td><details><summary>Example</summary><pre>${JSON.stringify(event, null, 1)}</pre></details></td></tr>`,
			)}</table>
<script nonce="${nonce}">${raw(SCRIPT)}</script>
</body></html>`,
			200,
			{
				"X-Robots-Tag": "noindex",
				"Cache-Control": "no-store",
				"Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; ${NO_TEXT_TO_SCRIPT}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
			},
		);
	});
}
