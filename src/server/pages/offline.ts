import type { Handler, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { INTL_LOCALE, isLanguage } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import { OFFLINE_SCRIPT } from "#site/offline.ts";
import { COLOURS } from "#site/tokens.ts";
import figtree from "#ui/fonts/figtree.woff2?url";
import newsreader from "#ui/fonts/newsreader-normal.woff2?url";
import { BUILD } from "./builds.ts";
import { OFFLINE_PAGE_SCRIPT } from "./offline-script.ts";
import { PANEL_PICTURE, smallPage, smallPagePolicy } from "./small-page.ts";
import { ENDING_WORKER, OFFLINE_FILES, workerScript } from "./worker-script.ts";

/** What the site answers for browsers without a connection: the worker, the page that it shows, the manifest. */

const SCRIPT_TYPE = "text/javascript; charset=utf-8";
/** Asked for anew each time: a browser must not go on with a worker that was taken back. */
const CHECKED_AGAIN = "no-cache";

/** `GET /service-worker.js`; where workers are off, one that ends those that browsers still have. */
export function serviceWorker(isOn: boolean): Handler {
	const welcome = [figtree, newsreader, PANEL_PICTURE, "/favicon.svg"];
	const script = isOn ? workerScript({ buildId: BUILD.id, needed: OFFLINE_FILES, welcome }) : ENDING_WORKER;
	return (c) => c.body(script, 200, { "Content-Type": SCRIPT_TYPE, "Cache-Control": CHECKED_AGAIN });
}

/** `GET /offline/page.js`. */
export const offlineScript: Handler = (c) =>
	c.body(OFFLINE_PAGE_SCRIPT, 200, { "Content-Type": SCRIPT_TYPE, "Cache-Control": CHECKED_AGAIN });

const STYLE = `
[hidden]{display:none}
#trips{margin-block:40px 64px}
#trips .seen,#trips .none{margin-block:8px 20px;color:${COLOURS.inkSoft}}
#trips article{border-top:1px solid ${COLOURS.line};padding-block:24px}
#trips h2{font:500 1.5rem/1.2 Newsreader,Georgia,serif}
#trips dl{margin-top:16px;max-width:44rem}
#trips dt{color:${COLOURS.inkSoft}}
#trips dd{max-width:30rem;font-weight:500}
#trips .line,#trips dd a{display:block;overflow-wrap:anywhere}
#trips .way{white-space:pre-line}
#trips a{color:${COLOURS.kingfisher700};text-underline-offset:4px;min-height:24px}
`;

const POLICY = smallPagePolicy({ style: STYLE, script: true });

/** `GET /offline/{lang}`: what the worker shows in the place of a page that the network does not give. */
export const offlinePage: MiddlewareHandler = async (c, next) => {
	const language = c.req.param("lang");
	if (!isLanguage(language)) return next();
	const t = translator(language);
	// The address stays that of the page that was wanted: the link asks for it once more.
	const body = html`<p>${t("offline.text")}</p>
<a class="again" href="">${t("offline.again")}</a>`;
	const below = html`<section id="trips" aria-labelledby="trips-title" hidden data-locale="${INTL_LOCALE[language]}" data-seen="${t("offline.seenOn", { when: "{when}" })}" data-address="${t("offline.address")}" data-way-in="${t("offline.wayIn")}" data-map="${t("offline.map")}" data-contact="${t("offline.contact")}" data-documents="${t("offline.documents")}">
<h1 id="trips-title">${t("offline.trips")}</h1>
<p class="none" hidden>${t("offline.none")}</p>
</section>`;
	const page = smallPage({ language, title: t("offline.title"), body, below, style: STYLE, script: OFFLINE_SCRIPT });
	return c.html(page, 200, {
		"Content-Security-Policy": POLICY,
		"Cache-Control": CHECKED_AGAIN,
		"X-Robots-Tag": "noindex",
	});
};

/** `GET /manifest/{lang}.webmanifest`: what the site is called on a device. Nobody is asked to install it. */
export const manifest: MiddlewareHandler = async (c, next) => {
	const language = c.req.param("file")?.replace(/\.webmanifest$/, "");
	if (!isLanguage(language)) return next();
	const t = translator(language);
	const icon = (size: number, purpose: "any" | "maskable") => ({
		src: `/icons/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
		sizes: `${size}x${size}`,
		type: "image/png",
		purpose,
	});
	const body = {
		id: "/",
		name: "Halcyon",
		short_name: "Halcyon",
		description: t("manifest.description"),
		lang: INTL_LOCALE[language],
		dir: "ltr",
		start_url: href("home", language),
		scope: "/",
		display: "standalone",
		theme_color: COLOURS.salt,
		background_color: COLOURS.salt,
		icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
		shortcuts: [
			{ name: t("manifest.search"), url: href("search", language) },
			{ name: t("manifest.bookings"), url: guestHref(language, OWN_AREA, "bookings") },
			{ name: t("manifest.favourites"), url: href("favourites", language) },
		],
	};
	return c.body(JSON.stringify(body), 200, {
		"Content-Type": "application/manifest+json; charset=utf-8",
		"Cache-Control": "public, max-age=86400",
	});
};
