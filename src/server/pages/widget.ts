import type { Context, MiddlewareHandler } from "hono";
import { html, raw } from "hono/html";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { LIMITS, MOST_LETTERS } from "#domain/search/limits.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatDateRange, formatMoney, formatNumber } from "#i18n/format.ts";
import { getHuis } from "#services/accommodations/get-huis.ts";
import type { App } from "#services/app.ts";
import { href } from "#site/href.ts";
import { imageUrl } from "#site/image-url.ts";
import { withPartnerCode } from "#site/partner-links.ts";
import { COLOURS, FONTS } from "#site/tokens.ts";
import { inkOn, WIDGET_WIDE, type Widget, widgetOfPath } from "#site/widget.ts";
import { problemResponse } from "../api/problem.ts";
import { hashOf } from "../source-hash.ts";
import { NO_TEXT_TO_SCRIPT } from "./trusted-types.ts";
import { WIDGET_LOADER, WIDGET_ROOM } from "./widget-script.ts";

/**
 * What partners put into pages of their own (docs/guides/people-and-privacy.md#widgets). These pages alone may be framed
 * by anybody; they read no cookie and set none, and what they lead to carries the partner's code in its address.
 */

/** Frames of other origins and pages that isolate themselves may load it. */
const FOR_ALL = { "Cross-Origin-Resource-Policy": "cross-origin", "X-Robots-Tag": "noindex" };

/** `GET /widget.js`. */
export const widgetScript: MiddlewareHandler = async (c) =>
	c.body(WIDGET_LOADER, 200, {
		...FOR_ALL,
		"Content-Type": "text/javascript; charset=utf-8",
		"Cache-Control": "public, max-age=3600",
	});

/**
 * The page in the frame. A home that is not to be had is said, with the way to the others. Asked of the product itself: in
 * another site's page staff are anybody, whatever they chose to see here.
 */
export const widgetPage =
	(app: App): MiddlewareHandler =>
	async (c) => {
		const widget = widgetOfPath(c.req.param(), c.req.query());
		if (!widget) return problemResponse(c, { code: "NOT_FOUND" });
		const { language, kind, home } = widget;
		if (kind === "search") return framed(c, widget, searchBox(widget, isoOf(app.clock.today())));
		const { accos } = await getHuis(app, { lang: language, from: 0, perPage: 1, accoIds: [home] });
		const [acco] = accos;
		return acco ? framed(c, widget, oneHome(widget, acco)) : framed(c, widget, gone(widget), 404);
	};

type Html = ReturnType<typeof html>;

/** An address of ours with the partner's code in it. */
function brought({ code }: Widget, path: string): string {
	return code === "" ? path : withPartnerCode(path, code);
}

function searchBox(widget: Widget, today: string): Html {
	const { language, target } = widget;
	const t = translator(language);
	const field = (name: string, label: string, control: Html) =>
		html`<p class="f f-${name}"><label for="${name}">${label}</label>${control}</p>`;
	return html`<form action="${brought(widget, href("search", language))}" method="get" target="_${target}">
<p class="head"><b>${t("widget.searchTitle")}</b> <a href="${brought(widget, href("home", language))}" target="_${target}">${t("widget.with")}</a></p>
<div class="fields">
${field("q", t("search.where"), html`<input id="q" name="q" type="text" maxlength="${MOST_LETTERS}" autocomplete="off" placeholder="${t("search.wherePlaceholder")}">`)}
${field("arrival", t("search.arrival"), html`<input id="arrival" name="arrival" type="date" min="${today}">`)}
${field("departure", t("search.departure"), html`<input id="departure" name="departure" type="date" min="${today}">`)}
${field("adults", t("party.adults"), html`<input id="adults" name="adults" type="number" min="1" max="${LIMITS.people.address}" value="${DEFAULT_PARTY.adults}">`)}
<button>${t("search.submit")}</button>
</div></form>`;
}

/** As the search's card shows the home: the same facts and the same lowest price. */
function oneHome(widget: Widget, acco: ListedAccommodation): Html {
	const { language, target } = widget;
	const t = translator(language);
	const [picture] = acco.images;
	const place = [acco.placename, acco.country].filter(Boolean).join(", ");
	const facts = [
		t("home.guests", { count: acco.maxGuests }),
		acco.bedrooms === 0 ? t("home.studio") : t("home.bedrooms", { count: acco.bedrooms }),
		...(acco.rating === null ? [] : [t("home.rated", { rating: formatNumber(acco.rating, language) })]),
	];
	const price = acco.from
		? html`<p class="price">${t("price.from")} <b>${formatMoney(acco.from.nightCents, language)}</b> ${t("price.nightAllIn")}<br>${formatMoney(acco.from.stayCents, language)} ${t("price.forNights", { count: acco.from.nights })}<br><span class="soft">${t("price.fromDates", { dates: formatDateRange(dayOf(acco.from.arrival), dayOf(acco.from.departure), language) })}</span></p>`
		: html`<p class="price">${t("price.none")}</p>`;
	return html`<article class="home">
${picture ? html`<div class="picture"><img src="${imageUrl(picture.src, { width: 640, height: 420, smart: true })}" alt="${picture.alt}" width="640" height="420"></div>` : ""}
<div class="words"><p class="soft">${place}</p><h1>${acco.title}</h1><p class="soft">${facts.join(" · ")}</p>${price}
<p class="act"><a class="button" href="${brought(widget, acco.url)}" target="_${target}">${t("widget.look")}</a> <span class="soft">${t("widget.with")}</span></p></div>
</article>`;
}

function gone(widget: Widget): Html {
	const { language, target } = widget;
	const t = translator(language);
	return html`<div class="home"><div class="words"><p>${t("widget.gone")}</p>
<p class="act"><a class="button" href="${brought(widget, href("search", language))}" target="_${target}">${t("widget.others")}</a></p></div></div>`;
}

/** The page under a policy that names its own style and script alone, for frames of any origin. */
async function framed(c: Context, widget: Widget, body: Html, status: 200 | 404 = 200): Promise<Response> {
	const t = translator(widget.language);
	const style = styleOf(widget);
	const page = await html`<!doctype html>
<html lang="${widget.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t("widget.searchTitle")} | Halcyon</title><style>${raw(style)}</style></head>
<body><main>${body}</main><script>${raw(WIDGET_ROOM)}</script></body></html>`;
	return c.html(page, status, {
		...FOR_ALL,
		"Cache-Control": "public, max-age=300",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Content-Security-Policy": [
			"default-src 'none'",
			"img-src 'self'",
			`style-src ${hashOf(style)}`,
			`script-src ${hashOf(WIDGET_ROOM)}`,
			NO_TEXT_TO_SCRIPT,
			"form-action 'self'",
			"base-uri 'none'",
			"frame-ancestors *",
		].join("; "),
	});
}

const LIGHT = `--ground:${COLOURS.card};--ink:${COLOURS.ink};--soft:${COLOURS.inkSoft};--line:${COLOURS.edge};--edge:${COLOURS.line};--field:${COLOURS.card}`;
const DARK = `--ground:${COLOURS.ink};--ink:${COLOURS.salt};--soft:${COLOURS.kingfisher100};--line:${COLOURS.kingfisher300};--edge:${COLOURS.inkSoft};--field:${COLOURS.kingfisher900}`;

/**
 * Every value in it was checked (`readWidget`). The scheme is that of the widget, not of its document: a frame whose
 * document has another scheme than the page around it is no longer seen through, and shows corners.
 */
function styleOf({ accent, radius, scheme }: Widget): string {
	const schemes = {
		light: `main{color-scheme:light;${LIGHT}}`,
		dark: `main{color-scheme:dark;${DARK}}`,
		auto: `main{color-scheme:light dark;${LIGHT}}@media(prefers-color-scheme:dark){main{${DARK}}}`,
	};
	return `${schemes[scheme]}
*{box-sizing:border-box;margin:0}
body{font:400 15px/1.45 ${FONTS.sans}}
main{display:grid;min-height:100vh;color:var(--ink);border:1px solid var(--edge);border-radius:${radius}px;background:var(--ground);overflow:hidden}
form{align-self:center;padding:10px 18px 14px}
a{color:inherit}
.head{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:center;justify-content:space-between;margin-bottom:8px}
.head b{font-size:17px;font-weight:600}
.head a{display:inline-flex;align-items:center;min-height:24px;color:var(--soft);font-size:14px}
.soft{color:var(--soft);font-size:14px}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:10px 12px}
.f-q,.f-adults,button{grid-column:1/-1}
label{display:block;font-size:14px;font-weight:600;margin-bottom:3px}
input{width:100%;min-width:0;min-height:44px;padding:6px 10px;border:1px solid var(--line);border-radius:${Math.min(radius, 12)}px;background:var(--field);color:inherit;font:inherit}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 20px;border:0;border-radius:${Math.min(radius, 22)}px;background:${accent};color:${inkOn(accent)};font:600 16px/1.2 ${FONTS.sans};text-decoration:none;cursor:pointer}
button:hover,.button:hover{text-decoration:underline;text-underline-offset:3px}
:focus-visible{outline:3px solid var(--ink);outline-offset:-3px}
.home{display:grid;grid-template-rows:minmax(150px,1fr) auto}
.home>.words:only-child{grid-row:1/-1}
.picture{position:relative;background:var(--edge)}
.picture img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.words{display:grid;gap:5px;align-content:center;padding:14px 18px 16px}
h1{font:600 19px/1.25 ${FONTS.sans};text-wrap:balance}
.price b{font-size:19px}
.act{display:flex;flex-wrap:wrap;gap:6px 14px;align-items:center;margin-top:5px}
@media(min-width:${WIDGET_WIDE}px){
.fields{grid-template-columns:minmax(0,1.6fr) minmax(0,1fr) minmax(0,1fr) 84px auto;align-items:end}
.f-q,.f-adults,button{grid-column:auto}
.home{grid-template-rows:auto;grid-template-columns:minmax(0,2fr) minmax(0,3fr)}
.home>.words:only-child{grid-column:1/-1}
}
@media(prefers-reduced-motion:no-preference){button,.button{transition:filter .15s}}`;
}
