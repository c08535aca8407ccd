import { Hono, type MiddlewareHandler } from "hono";
import { NEWSLETTER_PATHS } from "#services/forms/newsletter.ts";
import { OFFICE } from "#site/office.ts";
import { OFFLINE_SCRIPT, WORKER_SCRIPT } from "#site/offline.ts";
import type { RouteName } from "#site/route-table.ts";
import { WIDGET_PAGES, WIDGET_SCRIPT } from "#site/widget.ts";
import { createApi } from "./api/api.ts";
import { createMetrics } from "./api/metrics.ts";
import { isFormRequest } from "./forms/form-body.ts";
import { imageRoute } from "./images/image-route.ts";
import { TILE_PATH, tileRoute } from "./maps/tile-route.ts";
import { boundedBody } from "./middleware/bounded-body.ts";
import type { RequestEnv } from "./middleware/client-address.ts";
import { databaseAway } from "./middleware/database-away.ts";
import { keepPrivate } from "./middleware/keep-private.ts";
import { languageless, savedHome, switchedLanguage } from "./middleware/language.ts";
import { neverFound } from "./middleware/malformed.ts";
import { pageMethods } from "./middleware/methods.ts";
import { ownWrites } from "./middleware/own-writes.ts";
import { pageLog } from "./middleware/page-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { POLICY_REPORTS, securityHeaders } from "./middleware/security-headers.ts";
import { slashRedirect } from "./middleware/slash.ts";
import { traceRequest } from "./middleware/trace-request.ts";
import { bookingForm } from "./pages/booking-form.ts";
import { buildMeta, latestBuild } from "./pages/builds.ts";
import { codeLinks } from "./pages/code-links.ts";
import { destinationRedirect } from "./pages/destination.ts";
import { documentPreviewRoutes } from "./pages/document-previews.ts";
import { eventsPage } from "./pages/events-page.ts";
import { failures, uncaught } from "./pages/failures.ts";
import { feed } from "./pages/feeds.ts";
import { pageBodyBound, siteForm } from "./pages/form-post.ts";
import { groupRoomForm } from "./pages/group-room.ts";
import { guestAreaForm, showGuestArea } from "./pages/guest-area.ts";
import { island } from "./pages/island.ts";
import { keptPages } from "./pages/kept-pages.ts";
import { legacyRedirects } from "./pages/legacy-redirects.ts";
import { favouritesOfGuest, keepGuestLikes, toggleLikeForm } from "./pages/likes.ts";
import { mailPreviewRoutes } from "./pages/mail-previews.ts";
import { messagesRoute } from "./pages/messages.ts";
import { confirm, endSubscription, showConfirm, showUnsubscribe } from "./pages/newsletter.ts";
import { officeForm, showOffice } from "./pages/office.ts";
import { manifest, offlinePage, offlineScript, serviceWorker } from "./pages/offline.ts";
import { endedPortal, organisationForm, showOrganisation } from "./pages/organisation-area.ts";
import { ownerAnswerForm, showOwnerAnswer } from "./pages/owner-answer.ts";
import { barsOnPages } from "./pages/page-bar.ts";
import { leavePartnerForm, PARTNER_BAR, partnerBarOf } from "./pages/partner-bar.ts";
import { payLinkForm, showPayLink } from "./pages/pay-link.ts";
import { payload, screenData } from "./pages/payload.ts";
import { policyReports, REPORT_BOUND } from "./pages/policy-reports.ts";
import { proveLinkForm, showProveLink } from "./pages/prove-link.ts";
import { pageRenderer } from "./pages/render.ts";
import { securityTxt } from "./pages/security-txt.ts";
import { shareLinkForm, showShareLink } from "./pages/share-link.ts";
import { llmsTxt, robotsTxt, sitemapFile, sitemapIndex } from "./pages/sitemap.ts";
import { setStaffBar, showStaffBar, staffBarOf } from "./pages/staff-bar.ts";
import { STAFF_BAR } from "./pages/staff-bar-look.ts";
import { staffPass } from "./pages/staff-pass.ts";
import { successForm } from "./pages/success-form.ts";
import { textsPage } from "./pages/texts-page.ts";
import { showTripLink, tripCalendar } from "./pages/trip-link.ts";
import { widgetPage, widgetScript } from "./pages/widget.ts";
import { requestContexts } from "./request-context.ts";
import type { Runtime } from "./runtime.ts";

/** All routes of the site, in the order in which they are tried. `handler` renders screens. */
export function createSite(
	{ app, env, pictures, mapTiles, contentService }: Runtime,
	handler: (request: Request) => Response | Promise<Response>,
): Hono {
	const { publicUrl, appSecret } = app.settings;
	const checkoutOrigins = app.payments?.checkoutOrigins ?? [];
	const render = pageRenderer(handler, { ...env, mapTiles, checkoutOrigins, publicUrl, appSecret, clock: app.clock });
	const site = new Hono();

	site.onError(uncaught);
	site.use(traceRequest(env));
	site.use(requestContexts(app, env));
	site.use(async (c, next) => {
		c.set("pictures", pictures);
		c.set("render", render);
		c.set("askSite", async (path, language) => {
			const request = new Request(new URL(path, c.req.url), { headers: { "Accept-Language": language } });
			const { status, headers, body } = await site.fetch(request, { ...(c.env as RequestEnv), isTrial: true });
			await body?.cancel();
			return { status, location: headers.get("Location") };
		});
		await next();
	});
	site.use(ownWrites);
	site.use(endedPortal);
	// Staff see in theirs whose guest the browser is.
	site.use(barsOnPages([staffBarOf, partnerBarOf]));
	site.use(securityHeaders);
	site.use(failures);
	site.use(neverFound);
	site.use(keepPrivate);
	site.use(databaseAway);
	const metrics = createMetrics(app);
	site.route("/", createApi(app, env, metrics));
	site.use(pageMethods);
	site.post(
		POLICY_REPORTS,
		boundedBody(() => REPORT_BOUND),
		policyReports(app.clock),
	);
	site.use(boundedBody(pageBodyBound));
	if (contentService) site.route("/content/v2", contentService);
	site.all("/images/*", imageRoute);
	site.get("/_i18n/:hash/:locale/:file", messagesRoute);
	site.get(TILE_PATH, tileRoute(mapTiles));
	site.use(pageLog(metrics));
	site.use(sameOrigin);

	site.use(staffPass);
	site.post(STAFF_BAR, setStaffBar);
	site.get(STAFF_BAR, showStaffBar);
	site.post(PARTNER_BAR, leavePartnerForm);

	// For machines.
	site.get("/builds/latest.json", latestBuild);
	site.get("/builds/meta/:file", buildMeta);
	site.get(
		"*",
		payload(async (request, env) => site.fetch(request, env)),
	);
	site.get("/__nuxt_island/:file", island);
	site.get(WIDGET_SCRIPT, widgetScript);
	site.get(WIDGET_PAGES, widgetPage(app));
	site.get("/robots.txt", robotsTxt);
	site.get("/llms.txt", llmsTxt);
	site.get("/sitemap.xml", sitemapIndex);
	site.get("/sitemaps/:file", sitemapFile);
	site.get("/.well-known/security.txt", securityTxt);
	site.get("/:root/:file{[a-z]{2}\\.rss}", feed);

	// For browsers without a connection.
	site.get(WORKER_SCRIPT, serviceWorker(env.serviceWorker && !import.meta.env.DEV));
	site.get(OFFLINE_SCRIPT, offlineScript);
	site.get("/offline/:lang", offlinePage);
	site.get("/manifest/:file", manifest);

	// Where links of mails lead.
	site.get(NEWSLETTER_PATHS.confirm, showConfirm);
	site.post(NEWSLETTER_PATHS.confirm, confirm);
	site.get(NEWSLETTER_PATHS.unsubscribe, showUnsubscribe);
	site.post(NEWSLETTER_PATHS.unsubscribe, endSubscription);
	site.get("/pay/:lang/:token", showPayLink);
	site.post("/pay/:lang/:token", payLinkForm);
	site.get("/share/:lang/:token", showShareLink);
	site.post("/share/:lang/:token", shareLinkForm);
	site.get("/trip/:lang/:token", showTripLink);
	site.get("/trip/:lang/:token/stay.ics", tripCalendar);
	site.get("/prove/:lang/:token", showProveLink);
	site.post("/prove/:lang/:token", proveLinkForm);
	site.get("/answer/:lang/:token", showOwnerAnswer);
	site.post("/answer/:lang/:token", ownerAnswerForm);
	eventsPage(site, { analytics: env.analytics, open: env.blockGallery || import.meta.env.DEV });
	mailPreviewRoutes(site, { publicUrl, open: env.blockGallery || import.meta.env.DEV });
	documentPreviewRoutes(site, { open: env.blockGallery || import.meta.env.DEV });
	textsPage(site, { open: env.blockGallery || import.meta.env.DEV });

	// Addresses that lead on to others.
	site.use(languageless);
	site.use(slashRedirect);
	site.use(savedHome);
	site.use(switchedLanguage);
	site.use(codeLinks);
	site.use(legacyRedirects);
	site.get("*", onScreens(["search"], destinationRedirect));

	// Forms, and screens that are more than their page.
	site.post("/likes", toggleLikeForm);
	site.post("/likes/keep", keepGuestLikes);
	site.get(OFFICE, showOffice);
	site.get(`${OFFICE}/*`, showOffice);
	site.post(OFFICE, officeForm);
	site.post(`${OFFICE}/*`, officeForm);
	site.get("*", onScreens(["guest"], showGuestArea));
	site.post("*", onScreens(["guest"], guestAreaForm));
	site.get("*", onScreens(["agency", "portal"], showOrganisation));
	site.post("*", onScreens(["agency", "portal"], organisationForm));
	site.get("*", onScreens(["favourites"], favouritesOfGuest));
	site.post("*", onScreens(["successOption", "successBooking"], forms(successForm)));
	site.post("*", onScreens(["groupRoom"], groupRoomForm));
	site.post("*", onScreens(["booking"], bookingForm));
	site.post("*", forms(siteForm));

	site.get("*", screenData);
	site.get("*", keptPages(import.meta.env.DEV ? 0 : env.keptPagesMs));
	site.all("*", (c) => c.var.render(c));
	return site;
}

/** A handler of some screens alone, whatever the language of their addresses. */
function onScreens(names: readonly RouteName[], handler: MiddlewareHandler): MiddlewareHandler {
	return (c, next) => {
		const name = c.var.context.address?.name;
		return name !== undefined && names.includes(name) ? handler(c, next) : next();
	};
}

/** A handler of what a browser's form sends; another body is not looked at. */
function forms(handler: MiddlewareHandler): MiddlewareHandler {
	return (c, next) => (isFormRequest(c.req.raw) ? handler(c, next) : next());
}
