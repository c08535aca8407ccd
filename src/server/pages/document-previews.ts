import type { Hono } from "hono";
import { html } from "hono/html";
import { isLanguage, LANGUAGES, type Language } from "#domain/language.ts";
import { documentPdf, statementPdf } from "#mail/documents/document-pdf.ts";
import { documentStates } from "#mail/examples/document-states.ts";
import { everyStatement } from "#mail/examples/statement-examples.ts";
import { documentFonts } from "#services/documents/document-file.ts";
import { COLOURS } from "#site/tokens.ts";

/** `/_documents`: every document in every state and language over made-up bookings. Nothing of a real guest. */

const NOT_INDEXED = { "X-Robots-Tag": "noindex" };

/** A document that is shown: what makes its file is asked for when somebody opens it. */
interface Preview {
	readonly name: string;
	readonly make: () => Promise<Buffer>;
}

/** @param open false: the addresses are not there, and the site answers 404 as for any other */
export function documentPreviewRoutes(site: Hono, { open }: { readonly open: boolean }): void {
	if (!open) return;
	site.get("/_documents", (c) => c.html(list(), 200, NOT_INDEXED));
	site.get("/_documents/:language/:number{[0-9]+}", async (c, next) => {
		const { language, number } = c.req.param();
		const preview = isLanguage(language) ? previewsIn(language)[Number(number)] : undefined;
		if (!preview) return next();
		return c.body(new Uint8Array(await preview.make()), 200, { ...NOT_INDEXED, "Content-Type": "application/pdf" });
	});
}

function previewsIn(language: Language): readonly Preview[] {
	return [
		...documentStates(language).map(({ kind, state, content }) => ({
			name: state === "" ? kind : `${kind}, ${state}`,
			make: async () => documentPdf(content, await documentFonts()),
		})),
		...everyStatement(language).map((content, index) => ({
			name: `statement ${index + 1}`,
			make: async () => statementPdf(content, await documentFonts()),
		})),
	];
}

function list() {
	const names = previewsIn("en").map(({ name }) => name);
	return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>/_documents | Halcyon</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:${COLOURS.ink}}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid ${COLOURS.line}}th{font-weight:600}a{color:${COLOURS.kingfisher700};margin-right:.5rem;padding:.3rem}</style></head>
<body><h1>Documents</h1>
<table><tbody>${names.map(
		(name, index) =>
			html`<tr><th scope="row">${name}</th><td>${LANGUAGES.map((language) => html`<a href="/_documents/${language}/${index}" aria-label="${name}, ${language}">${language}</a> `)}</td></tr>`,
	)}</tbody></table>
</body></html>`;
}
