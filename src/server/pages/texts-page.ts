import type { Hono } from "hono";
import { html } from "hono/html";
import { isLanguage, LANGUAGES, type Language } from "#domain/language.ts";
import { type FilledText, filledTexts } from "#i18n/examples/filled-texts.ts";
import { COLOURS } from "#site/tokens.ts";

/**
 * `/_texts`: every text in every state, filled with real values, in the languages side by side. It is made from the
 * catalogues alone: a new text is on it by itself. `q` keeps those whose name or words contain it, `part` one file,
 * `language` one language, so that it is read without the others.
 */

/** @param open false: the address is not there, and the site answers 404 as for any other */
export function textsPage(site: Hono, { open }: { readonly open: boolean }): void {
	if (!open) return;
	site.get("/_texts", (c) => {
		const { q = "", part = "", language = "" } = c.req.query();
		const narrowing = { q: q.trim(), part, language: isLanguage(language) ? language : null };
		return c.html(page(narrowing), 200, { "X-Robots-Tag": "noindex" });
	});
}

interface Narrowing {
	readonly q: string;
	readonly part: string;
	readonly language: Language | null;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:${COLOURS.ink}}table{border-collapse:collapse;width:100%;table-layout:fixed}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid ${COLOURS.line};overflow-wrap:anywhere;white-space:pre-line}th{font-weight:600}th small{display:block;font-weight:400;color:${COLOURS.inkSoft}}a{color:${COLOURS.kingfisher700};margin-right:.5rem}section{content-visibility:auto;contain-intrinsic-size:auto 2000px}form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:end}label{display:grid}input,select,button{font:inherit;min-height:2.75rem;padding:0 .6rem}@media (max-width:700px){body{margin:1rem}table,tbody,tr,th,td{display:block;padding-right:0}thead{display:none}td{border:0;padding:.1rem 0}td::before{content:attr(lang) " ";color:${COLOURS.inkFaint}}tr{border-bottom:1px solid ${COLOURS.line};padding:.5rem 0}th{border:0}}`;

function page({ q, part, language }: Narrowing) {
	const all = filledTexts();
	const parts = [...new Set(all.map((text) => text.part))];
	const wanted = q.toLowerCase();
	const shown = all.filter(
		(text) => (part === "" || text.part === part) && (wanted === "" || holds(text, wanted, language)),
	);
	const languages = language === null ? LANGUAGES : [language];
	return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>/_texts | Halcyon</title>
<style>${STYLE}</style></head>
<body><h1>Texts</h1>
<p><a href="/_mails">Mails</a> <a href="/_documents">Documents</a></p>
<form method="get" action="/_texts" role="search">
<label>Name or words <input type="search" name="q" value="${q}"></label>
<label>File <select name="part"><option value="">All</option>${parts.map((name) => html`<option ${name === part ? "selected" : ""}>${name}</option>`)}</select></label>
<label>Language <select name="language"><option value="">All</option>${LANGUAGES.map((name) => html`<option ${name === language ? "selected" : ""}>${name}</option>`)}</select></label>
<button>Show</button></form>
<p>${shown.length} of ${all.length} states of texts</p>
${parts.map((name) => sectionOf(name, shown, languages))}
</body></html>`;
}

function holds({ key, said }: FilledText, wanted: string, language: Language | null): boolean {
	const words = language === null ? Object.values(said) : [said[language] ?? ""];
	return [key, ...words].some((text) => text.toLowerCase().includes(wanted));
}

function sectionOf(part: string, shown: readonly FilledText[], languages: readonly Language[]) {
	const texts = shown.filter((text) => text.part === part);
	if (texts.length === 0) return "";
	return html`<section id="${part}"><h2>${part}</h2>
<table><thead><tr><th scope="col">Name</th>${languages.map((language) => html`<th scope="col">${language}</th>`)}</tr></thead>
<tbody>${texts.map(
		({ key, state, said }) =>
			html`<tr><th scope="row">${key}${state === "" ? "" : html`<small>${state}</small>`}</th>${languages.map((language) => html`<td lang="${language}">${said[language] ?? "–"}</td>`)}</tr>
`,
	)}</tbody></table></section>`;
}
