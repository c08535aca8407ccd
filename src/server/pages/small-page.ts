import { html, raw } from "hono/html";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { PRIVATE } from "#server/middleware/keep-private.ts";
import { hashOf } from "#server/source-hash.ts";
import { href } from "#site/href.ts";
import { COLOURS, FONTS, LETTERS, RADII } from "#site/tokens.ts";
import figtree from "#ui/fonts/figtree.woff2?url";
import figtreeExtended from "#ui/fonts/figtree-extended.woff2?url";
import newsreaderExtended from "#ui/fonts/newsreader-extended.woff2?url";
import newsreader from "#ui/fonts/newsreader-normal.woff2?url";
import { PARTNER_BAR_STYLE } from "./partner-bar-look.ts";
import { STAFF_BAR_STYLE } from "./staff-bar-look.ts";
import { NO_TEXT_TO_SCRIPT } from "./trusted-types.ts";

/** The frame of the small pages that links in mails lead to: no script, nothing from elsewhere. */

type Html = ReturnType<typeof html>;

/** The picture beside the words. */
export const PANEL_PICTURE = "/images/illustrations/view-water.webp";

/**
 * The policy of these pages: nothing runs and nothing is loaded but our own pictures and letters; of styles the page's own
 * alone. `formTargets`: origins beside our own that a form may lead to, such as the payment provider's. `style`: further
 * rules in the page. `script`: it has one, which is a file of ours.
 */
export function smallPagePolicy({
	formTargets = [],
	style,
	script = false,
}: {
	readonly formTargets?: readonly string[];
	readonly style?: string;
	readonly script?: boolean;
} = {}): string {
	const styles = [STYLE, ...(style === undefined ? [] : [style]), PARTNER_BAR_STYLE, STAFF_BAR_STYLE]
		.map(hashOf)
		.join(" ");
	const forms = ["'self'", ...formTargets].join(" ");
	return [
		"default-src 'none'",
		"img-src 'self'",
		"font-src 'self'",
		`style-src ${styles}`,
		...(script ? ["script-src 'self'", "connect-src 'self'", "worker-src 'self'", NO_TEXT_TO_SCRIPT] : []),
		`form-action ${forms}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

/**
 * Headers of these pages: no script, no framing, no referrer with a token. (With
 * `no-referrer` browsers would post forms without saying from where.) `formTargets`: origins beside our own that a
 * form may lead to, such as the payment provider's.
 */
export function smallPageHeaders(formTargets: readonly string[] = []): Readonly<Record<string, string>> {
	return {
		"Content-Security-Policy": smallPagePolicy({ formTargets }),
		"Cache-Control": PRIVATE,
		"Referrer-Policy": "same-origin",
		"X-Robots-Tag": "noindex",
	};
}

const face = (family: string, weights: string, source: string, letters: string) =>
	`@font-face{font-family:${family};src:url("${source}") format("woff2");font-weight:${weights};font-display:swap;unicode-range:${letters}}`;

/** The house's colours, letters and shapes, in the page itself, so that it looks right before any request. */
const STYLE = `
${face("Newsreader", "400 500", newsreader, LETTERS.latin)}
${face("Newsreader", "400 500", newsreaderExtended, LETTERS.extended)}
${face("Figtree", "300 900", figtree, LETTERS.latin)}
${face("Figtree", "300 900", figtreeExtended, LETTERS.extended)}
*{box-sizing:border-box;margin:0}
body{background:${COLOURS.salt};color:${COLOURS.ink};font:400 1.0625rem/1.6 ${FONTS.sans};-webkit-font-smoothing:antialiased}
header,main{max-width:68rem;margin-inline:auto;padding-inline:clamp(1rem,.4rem + 2.6vw,2.5rem)}
header{display:flex;align-items:center;min-height:80px}
.logo{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:${COLOURS.kingfisher800};text-decoration:none;font:500 1.6875rem/1 ${FONTS.display};letter-spacing:-.02em}
.logo img{width:38px;height:34px}
.panel{display:grid;overflow:hidden;border-radius:${RADII.xl};background:${COLOURS.mist}}
.words{display:grid;gap:18px;align-content:center;justify-items:start;padding:clamp(2rem,1rem + 4.5vw,4.5rem) clamp(1.25rem,.5rem + 4vw,4.5rem)}
h1{font:400 clamp(2rem,1.5rem + 2vw,3rem)/1.08 ${FONTS.display};letter-spacing:-.02em;text-wrap:balance}
p{max-width:44ch;text-wrap:pretty}
form{margin-block:6px}
button,a.button{display:inline-flex;align-items:center;text-decoration:none;min-height:48px;padding:6px 24px;border:0;border-radius:${RADII.pill};background:${COLOURS.kingfisher700};color:${COLOURS.card};font-family:inherit;font-size:1rem;font-weight:600;cursor:pointer}
button:hover,a.button:hover{background:${COLOURS.kingfisher800}}
button.plain{background:none;color:${COLOURS.kingfisher700};box-shadow:inset 0 0 0 1.5px ${COLOURS.kingfisher700}}
button.plain:hover{background:${COLOURS.kingfisher100}}
dl{display:grid;gap:8px;width:100%}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;border-bottom:1px solid ${COLOURS.kingfisher100};padding-bottom:8px}
dd{font-weight:600}
fieldset{display:grid;gap:4px;border:0;padding:0;margin-bottom:12px}
legend{font-weight:600;margin-bottom:4px}
fieldset label{display:flex;gap:10px;align-items:center;min-height:44px}
textarea{display:block;width:100%;margin-block:6px;padding:12px;border:1.5px solid ${COLOURS.inkFaint};border-radius:${RADII.md};background:${COLOURS.card};font:inherit}
small{display:block;margin-bottom:12px}
.words a{color:${COLOURS.kingfisher700};font-weight:500;text-underline-offset:4px;display:inline-flex;align-items:center;min-height:44px}
:focus-visible{outline:3px solid ${COLOURS.kingfisher600};outline-offset:2px}
.panel img{display:block;width:100%;height:100%;min-height:220px;object-fit:cover;border-radius:200px 0 0 0}
@media (min-width:56rem){.panel{grid-template-columns:1.1fr 1fr;min-height:440px}.panel img{border-radius:300px 0 0 0}}
`;

/** A page of a title and a body, with a link home. `below`: what stands under the panel. */
export function smallPage(page: {
	readonly language: Language;
	readonly title: string;
	readonly body: Html;
	readonly below?: Html;
	/** The picture beside the words, where it is not the house's own. */
	readonly picture?: string;
	/** Rules beside those of all small pages; its policy names them too. */
	readonly style?: string;
	/** Address of its script. */
	readonly script?: string;
}) {
	const { language, title, body, below = "", picture = PANEL_PICTURE, style, script } = page;
	const home = href("home", language);
	return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Halcyon</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(STYLE)}</style>${style !== undefined && html`<style>${raw(style)}</style>`}${script !== undefined && html`<script src="${script}" defer></script>`}
</head>
<body>
<header><a class="logo" href="${home}"><img src="/favicon.svg" alt="" width="38" height="34">Halcyon</a></header>
<main>
<div class="panel">
<div class="words">
<h1>${title}</h1>
${body}
<a href="${home}">${translator(language)("newsletterPage.home")}</a>
</div>
<img src="${picture}" alt="" width="800" height="600">
</div>
${below}
</main>
</body>
</html>`;
}
