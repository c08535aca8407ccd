import { html } from "hono/html";
import type { Language } from "#domain/language.ts";

/** The one frame of all mails: 560 px, one picture, one table, one button; readable without pictures. */

type Html = ReturnType<typeof html>;

export interface MailRow {
	readonly label: string;
	readonly value: string;
	/** Sums stand out. */
	readonly strong?: boolean;
}

export interface MailBody {
	readonly language: Language;
	readonly subject: string;
	readonly title: string;
	readonly greeting: string | null;
	readonly lead: string | null;
	readonly picture: { readonly src: string; readonly alt: string } | null;
	readonly rows: readonly MailRow[];
	/** Headings with their lines, under the table. */
	readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[];
	readonly button: { readonly label: string; readonly url: string } | null;
	readonly footer: string;
	/** How the reader ends what this mail is part of; stands below everything. */
	readonly ending?: { readonly label: string; readonly url: string };
	/** A label with its value on one line, as the language writes it. */
	readonly labelled: (label: string, value: string) => string;
}

export interface RenderedMail {
	readonly subject: string;
	readonly html: string;
	readonly text: string;
}

const INK = "#13272b";
const SOFT = "#52656a";
const HEADING = "font-family:Newsreader,Georgia,'Times New Roman',serif;font-weight:normal;color:#134f5a";

/** A mail as HTML and as plain text; both say the same. */
export async function renderMail(body: MailBody): Promise<RenderedMail> {
	return { subject: body.subject, html: String(await mailHtml(body)), text: mailText(body) };
}

function mailHtml(body: MailBody): Html {
	const { picture, button, ending } = body;
	return html`<!doctype html>
<html lang="${body.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${body.subject}</title>
</head>
<body style="margin:0;padding:0;background:#f6f2ea;color:${INK};font-family:Figtree,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5">
<div role="article" lang="${body.language}" aria-label="${body.subject}" style="max-width:560px;margin:0 auto;background:#ffffff">
<p style="margin:0;padding:24px 28px;${HEADING};font-size:22px">Halcyon</p>
${picture ? html`<img src="${picture.src}" alt="${picture.alt}" width="560" style="display:block;width:100%;max-width:560px;height:auto;border:0;background:#e7efef;color:${SOFT}">` : ""}
<div style="padding:28px">
<h1 style="margin:0 0 12px;${HEADING};font-size:30px;line-height:1.2">${body.title}</h1>
${body.greeting ? html`<p style="margin:0 0 12px">${body.greeting}</p>` : ""}
${body.lead ? html`<p style="margin:0 0 20px;color:${SOFT}">${body.lead}</p>` : ""}
${
	body.rows.length > 0
		? html`<table cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;font-size:15px">
${body.rows.map(rowHtml)}
</table>`
		: ""
}
${body.parts.map(
	(part) => html`<h2 style="margin:24px 0 6px;${HEADING};font-size:20px">${part.heading}</h2>
${part.lines.map((line) => html`<p style="margin:0 0 4px;color:${SOFT}">${line}</p>`)}`,
)}
${button ? html`<p style="margin:28px 0 0"><a href="${button.url}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:#b84c18;color:#ffffff;text-decoration:none;font-weight:600">${button.label}</a></p>` : ""}
</div>
<p style="margin:0;padding:20px 28px;border-top:1px solid #e5ded0;color:${SOFT};font-size:14px">${body.footer}${ending ? html`<br><a href="${ending.url}" style="color:${SOFT}">${ending.label}</a>` : ""}</p>
</div>
</body>
</html>`;
}

function rowHtml(row: MailRow): Html {
	const weight = row.strong ? "font-weight:600" : "font-weight:normal";
	return html`<tr><th scope="row" style="padding:9px 12px 9px 0;border-bottom:1px solid #ece6da;vertical-align:top;text-align:left;color:${SOFT};${weight}">${row.label}</th><td style="padding:9px 0;border-bottom:1px solid #ece6da;vertical-align:top;text-align:right;${weight}">${row.value}</td></tr>`;
}

function mailText(body: MailBody): string {
	const blocks = [
		body.title,
		body.greeting,
		body.lead,
		body.rows.map((row) => body.labelled(row.label, row.value)).join("\n"),
		...body.parts.map((part) => [part.heading, ...part.lines].join("\n")),
		body.button && body.labelled(body.button.label, body.button.url),
		body.footer,
		body.ending && body.labelled(body.ending.label, body.ending.url),
	];
	return `${blocks.filter((block) => block).join("\n\n")}\n`;
}
