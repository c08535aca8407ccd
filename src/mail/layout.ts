import { html, raw } from "hono/html";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { COLOURS, FONTS, RADII } from "#site/tokens.ts";

/** The one frame of all mails: 560 px, one picture, one table, one button; readable without pictures. */

type Html = ReturnType<typeof html>;

export interface MailRow {
	readonly label: string;
	readonly value: string;
	/** Sums stand out. */
	readonly strong?: boolean;
}

/** A link: address and text. */
export interface MailLink {
	readonly label: string;
	/** Absolute, http(s). */
	readonly url: string;
}

/** Lines under the table, mostly below a heading. */
export interface MailPart {
	readonly heading: string | null;
	readonly lines: readonly string[];
	readonly links?: readonly MailLink[];
}

export interface MailBody {
	readonly language: Language;
	readonly subject: string;
	/** Stands beside the subject in a list of mails; absent: the lead. */
	readonly preheader?: string;
	readonly title: string;
	readonly greeting: string | null;
	readonly lead: string | null;
	readonly picture: { readonly src: string; readonly alt: string } | null;
	readonly rows: readonly MailRow[];
	readonly parts: readonly MailPart[];
	readonly button: MailLink | null;
	/** The text under the button: the other way, where there is a choice. */
	readonly closing?: readonly MailPart[];
	/** It goes to our own office, which answers nobody's question about it. */
	readonly isForOffice?: boolean;
	/** How the reader ends what this mail is part of; stands below everything. */
	readonly ending?: MailLink;
}

export interface RenderedMail {
	readonly subject: string;
	readonly html: string;
	readonly text: string;
}

const { ink: INK, inkSoft: SOFT, kingfisher700: LINK, line: LINE } = COLOURS;
const HEADING = `font-family:${FONTS.display};font-weight:normal;color:${LINK}`;
/** Words as long as a phone's screen break; in a table's values also where that narrows the column, never in labels. */
const BREAK = "overflow-wrap:break-word";
const BREAK_ANYWHERE = "overflow-wrap:anywhere";

/**
 * A mail as HTML and as plain text; both say the same. Line breaks and control characters in names can neither
 * end a header nor begin a line of the text.
 *
 * @throws TypeError for a link that is not an absolute http(s) address
 */
export async function renderMail(body: MailBody): Promise<RenderedMail> {
	for (const { url } of linksOf(body)) {
		if (!/^https?:\/\/[^\s]+$/.test(url)) throw new TypeError(`no absolute address: ${url}`);
	}
	const clean = cleaned(body);
	return { subject: clean.subject, html: String(await mailHtml(clean)), text: mailText(clean) };
}

/** Longest subject in characters; lists of mails and RFC 5322 cut there. */
const SUBJECT_MAX_LENGTH = 78;
/** A name that is cut keeps at least so many characters. */
const NAME_MIN_LENGTH = 16;

/** A subject that holds a name: the name is cut when the whole would be too long. */
export function fittingSubject(name: string, subject: (name: string) => string): string {
	const whole = subject(name);
	const letters = [...name];
	const over = [...whole].length - SUBJECT_MAX_LENGTH;
	if (over <= 0 || letters.length <= NAME_MIN_LENGTH) return whole;
	const kept = letters.slice(0, Math.max(NAME_MIN_LENGTH, letters.length - over) - 1).join("");
	return subject(`${kept.trimEnd()}…`);
}

/** One line without control characters. */
function oneLine(text: string): string {
	return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

function linksOf({ button, ending, parts, closing = [] }: MailBody): readonly MailLink[] {
	const inParts = [...parts, ...closing].flatMap(({ links = [] }) => links);
	return [...(button ? [button] : []), ...(ending ? [ending] : []), ...inParts];
}

function cleaned(body: MailBody): MailBody {
	return {
		...body,
		subject: oneLine(body.subject),
		title: oneLine(body.title),
		greeting: body.greeting && oneLine(body.greeting),
		lead: body.lead && leadAfter(body.greeting, oneLine(body.lead)),
		rows: body.rows.map((row) => ({ ...row, label: oneLine(row.label), value: oneLine(row.value) })),
		parts: body.parts.map(cleanedPart),
		closing: (body.closing ?? []).map(cleanedPart),
	};
}

/** The lead as it stands: German goes on in small letters after the comma of a greeting, and its texts are written so. */
function leadAfter(greeting: string | null, lead: string): string {
	return greeting === null ? capitalised(lead) : lead;
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

function cleanedPart(part: MailPart): MailPart {
	return { ...part, lines: part.lines.map(oneLine) };
}

function mailHtml(body: MailBody): Html {
	const { picture, button, ending, closing = [] } = body;
	const preheader = body.preheader ?? (body.lead === null ? body.title : capitalised(body.lead));
	return html`<!doctype html>
<html lang="${body.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${body.subject}</title>
</head>
<body style="margin:0;padding:0;background:${COLOURS.dune};color:${INK};font-family:${raw(FONTS.sans)};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}</div>
<div role="article" lang="${body.language}" aria-label="${body.subject}" style="max-width:560px;margin:0 auto;background:${COLOURS.card};${BREAK}">
<p style="margin:0;padding:24px 28px;${HEADING};font-size:22px">Halcyon</p>
${picture ? html`<img src="${picture.src}" alt="${picture.alt}" width="560" style="display:block;width:100%;max-width:560px;height:auto;border:0;background:${COLOURS.mist};color:${SOFT}">` : ""}
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
${body.parts.map(partHtml)}
${button ? html`<p style="margin:28px 0 0"><a href="${button.url}" style="display:inline-block;padding:14px 26px;border-radius:${RADII.pill};background:${COLOURS.ember600};color:${COLOURS.card};text-decoration:none;font-weight:600">${button.label}</a></p>` : ""}
${closing.map(partHtml)}
</div>
<p style="margin:0;padding:20px 28px;border-top:1px solid ${LINE};color:${SOFT};font-size:14px">${footOf(body)}${ending ? html`<br><a href="${ending.url}" style="color:${SOFT}">${ending.label}</a>` : ""}</p>
</div>
</body>
</html>`;
}

/** Who sends a mail: the company in lines, and where its legal notice stands. */
export interface MailSenderLines {
	readonly lines: readonly string[];
	readonly imprint: MailLink;
}

const END_OF_HTML = "</div>\n</body>";

/** A rendered mail with who sends it at its foot; one of another making stays as it is. */
export async function withSender(
	mail: Pick<RenderedMail, "html" | "text">,
	{ lines, imprint }: MailSenderLines,
): Promise<Pick<RenderedMail, "html" | "text">> {
	const foot =
		await html`<p style="margin:0;padding:0 28px 24px;color:${SOFT};font-size:14px">${lines.map((line) => html`${line}<br>`)}<a href="${imprint.url}" style="color:${SOFT}">${imprint.label}</a></p>`;
	const end = mail.html.lastIndexOf(END_OF_HTML);
	return {
		html: end < 0 ? mail.html : `${mail.html.slice(0, end)}${foot}\n${mail.html.slice(end)}`,
		text: `${mail.text}\n${[...lines, imprint.url].join("\n")}\n`,
	};
}

function rowHtml(row: MailRow): Html {
	const weight = row.strong ? "font-weight:600" : "font-weight:normal";
	return html`<tr><th scope="row" style="width:40%;padding:9px 12px 9px 0;border-bottom:1px solid ${LINE};vertical-align:top;text-align:left;color:${SOFT};${weight}">${row.label}</th><td style="padding:9px 0;border-bottom:1px solid ${LINE};vertical-align:top;text-align:right;${BREAK_ANYWHERE};${weight}">${row.value}</td></tr>`;
}

function partHtml({ heading, lines, links = [] }: MailPart): Html {
	const title = heading === null ? "" : html`<h2 style="margin:24px 0 6px;${HEADING};font-size:20px">${heading}</h2>`;
	return html`${title}
${lines.map((line) => html`<p style="margin:0 0 4px;color:${SOFT}">${line}</p>`)}${links.map(
	// High enough for a thumb.
	(link) =>
		html`<p style="margin:0;padding:6px 0"><a href="${link.url}" style="color:${LINK};text-decoration:underline">${link.label}</a></p>`,
)}`;
}

function footOf({ language, isForOffice }: MailBody): string {
	return translator(language)(isForOffice ? "mail.footerOffice" : "mail.footer");
}

function mailText(body: MailBody): string {
	const t = translator(body.language);
	const linked = ({ label, url }: MailLink) => t("mail.labelled", { label, value: url });
	const part = ({ heading, lines, links = [] }: MailPart) =>
		[...(heading === null ? [] : [heading]), ...lines, ...links.map(linked)].join("\n");
	const blocks = [
		body.title,
		body.greeting,
		body.lead,
		body.rows.map(({ label, value }) => t("mail.labelled", { label, value })).join("\n"),
		...body.parts.map(part),
		body.button && linked(body.button),
		...(body.closing ?? []).map(part),
		footOf(body),
		body.ending && linked(body.ending),
	];
	return `${blocks.filter((block) => block).join("\n\n")}\n`;
}
