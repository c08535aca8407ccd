import type { Hono } from "hono";
import { html } from "hono/html";
import { isLanguage, LANGUAGES } from "#domain/language.ts";
import { EXAMPLE_BOOKINGS, type ExampleBooking } from "#mail/examples/example-bookings.ts";
import { formMailExamples } from "#mail/examples/form-examples.ts";
import { type MailExample, mailExamples } from "#mail/examples/mail-examples.ts";
import { mailStates } from "#mail/examples/mail-states.ts";
import { COLOURS } from "#site/tokens.ts";

/** `/_mails`: every mail in every state and language over made-up bookings, as HTML and as text. Nothing of a real guest. */

const FORMATS = ["html", "text"] as const;
const NOT_INDEXED = { "X-Robots-Tag": "noindex" };

/**
 * @param open false: the addresses are not there, and the site answers 404 as for any other
 * @param publicUrl address of the site without a trailing slash; the mails' links lead there
 */
export function mailPreviewRoutes(
	site: Hono,
	{ open, publicUrl }: { readonly open: boolean; readonly publicUrl: string },
): void {
	if (!open) return;

	site.get("/_mails", async (c) => {
		const { booking } = bookingOf(c.req.query("booking"));
		return c.html(await list(examplesOf(booking, publicUrl), booking), 200, NOT_INDEXED);
	});

	site.get("/_mails/:kind/:language/:format", async (c, next) => {
		const { kind, language, format } = c.req.param();
		const { booking } = bookingOf(c.req.query("booking"));
		const state = c.req.query("state") ?? "";
		const example = examplesOf(booking, publicUrl).find(
			(example) => example.kind === kind && (example.state ?? "") === state,
		);
		if (!example || !isLanguage(language)) return next();
		const mail = await example.render(language);
		if (format === "html") return c.html(mail.html, 200, NOT_INDEXED);
		if (format === "text") return c.text(`Subject: ${mail.subject}\n\n${mail.text}`, 200, NOT_INDEXED);
		return next();
	});
}

function bookingOf(name: string | undefined): { readonly booking: ExampleBooking } {
	return { booking: name && Object.hasOwn(EXAMPLE_BOOKINGS, name) ? (name as ExampleBooking) : "onSite" };
}

function examplesOf(booking: ExampleBooking, site: string): readonly MailExample[] {
	const facts = EXAMPLE_BOOKINGS[booking];
	return [...mailExamples(facts, site), ...mailStates(facts, site), ...formMailExamples(site)];
}

async function list(examples: readonly MailExample[], booking: ExampleBooking) {
	const rows = await Promise.all(
		examples.map(async (example) => {
			const links = LANGUAGES.flatMap((language) => FORMATS.map((format) => ({ language, format })));
			const { kind, state = "" } = example;
			const query = new URLSearchParams({ booking, ...(state ? { state } : {}) }).toString();
			return html`<tr><th scope="row">${kind}${state === "" ? "" : `: ${state}`}</th><td>${example.to}</td><td>${(await example.render("en")).subject}</td>
<td>${links.map(
				({ language, format }) =>
					html`<a href="/_mails/${kind}/${language}/${format}?${query}" aria-label="${kind} ${state}, ${language}, ${format}">${language} ${format}</a> `,
			)}</td></tr>`;
		}),
	);
	return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>/_mails | Halcyon</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:${COLOURS.ink}}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid ${COLOURS.line}}th{font-weight:600}a{color:${COLOURS.kingfisher700};white-space:nowrap;margin-right:.5rem}</style></head>
<body><h1>Mails</h1>
<p>Booking: ${Object.keys(EXAMPLE_BOOKINGS).map((name) =>
		name === booking ? html`<strong>${name}</strong> ` : html`<a href="/_mails?booking=${name}">${name}</a> `,
	)}</p>
<div style="overflow-x:auto"><table><thead><tr><th scope="col">Kind</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Mail</th></tr></thead><tbody>${rows}</tbody></table></div>
</body></html>`;
}
