import { type Context, Hono } from "hono";
import { createApi } from "./api/api.ts";
import { problemResponse } from "./api/problem.ts";
import { imageRoute } from "./images/image-route.ts";
import { boundedBody } from "./middleware/bounded-body.ts";
import { clientFinder } from "./middleware/client-address.ts";
import { databaseAway } from "./middleware/database-away.ts";
import { keepPrivate } from "./middleware/keep-private.ts";
import { languageless, savedHome, switchedLanguage } from "./middleware/language.ts";
import { neverFound } from "./middleware/malformed.ts";
import { pageMethods } from "./middleware/methods.ts";
import { pageLog } from "./middleware/page-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { slashRedirect } from "./middleware/slash.ts";
import { bookingFormRoute } from "./pages/booking-form.ts";
import { buildRoutes } from "./pages/builds.ts";
import { codeLinks } from "./pages/code-links.ts";
import { destinationRedirect } from "./pages/destination.ts";
import { failures, uncaught } from "./pages/failures.ts";
import { feedRoutes } from "./pages/feeds.ts";
import { formPost, pageBodyBound } from "./pages/form-post.ts";
import { favouritesOfGuest, guestArea, likesKept } from "./pages/guest-area.ts";
import { legacyRedirects } from "./pages/legacy-redirects.ts";
import { likesForm } from "./pages/likes.ts";
import { mailPreviewRoutes } from "./pages/mail-previews.ts";
import { messagesRoute } from "./pages/messages.ts";
import { newsletterRoutes } from "./pages/newsletter.ts";
import { ownerAnswerRoutes } from "./pages/owner-answer.ts";
import { payLinkRoutes } from "./pages/pay-link.ts";
import { pageRenderer } from "./pages/render.ts";
import { securityTxtRoute } from "./pages/security-txt.ts";
import { sitemapRoutes } from "./pages/sitemap.ts";
import { successForm } from "./pages/success-form.ts";
import type { Runtime } from "./runtime.ts";

/** Every way into the site, in the order in which a request meets it. `handler` renders screens. */
export function createSite(
	{ app, env, pictures, contentService }: Runtime,
	handler: (request: Request) => Response | Promise<Response>,
): Hono {
	const site = new Hono();
	const clientOf = clientFinder(env);
	const addressOf = (c: Context) => clientOf(c).ip;
	const render = pageRenderer(handler, {
		...env,
		checkoutOrigins: app.payments?.checkoutOrigins ?? [],
		publicUrl: app.settings.publicUrl,
		appSecret: app.settings.appSecret,
		clock: app.clock,
	});

	site.onError(uncaught(app.log));
	site.use(securityHeaders);
	site.use(failures(render));
	site.use(neverFound);
	site.use(keepPrivate);
	site.use(databaseAway((c) => problemResponse(c, { code: "UNAVAILABLE" })));
	site.route(
		"/",
		createApi(() => app, env),
	);
	site.use(pageMethods((c) => problemResponse(c, { code: "METHOD_NOT_ALLOWED" })));
	site.use(boundedBody(pageBodyBound, (c, code) => problemResponse(c, { code })));
	if (contentService) site.route("/content/v2", contentService);
	site.all("/images/*", (c) => imageRoute(c, pictures));
	site.get("/_i18n/:hash/:locale/:file", messagesRoute);
	site.use(pageLog(app.log));
	buildRoutes(site, app);
	sitemapRoutes(site, app);
	securityTxtRoute(site, app);
	feedRoutes(site, app);
	newsletterRoutes(site, app);
	payLinkRoutes(site, app);
	ownerAnswerRoutes(site, app);
	mailPreviewRoutes(site, { publicUrl: app.settings.publicUrl, open: env.blockGallery || import.meta.env.DEV });
	site.use(languageless(() => app.settings.publicUrl));
	site.use(slashRedirect);
	site.use(savedHome);
	site.use(switchedLanguage(() => app.settings.publicUrl));
	site.use((c, next) => codeLinks(c, next, app));
	site.use((c, next) => legacyRedirects(c, next, app));
	site.get("/:lang/:holidayHome/", (c, next) => destinationRedirect(c, next, app));
	site.use(sameOrigin(() => app.settings.publicUrl));
	site.post("/likes", (c) => likesForm(c, app));
	site.post("/likes/keep", (c) => likesKept(c, app));
	site.on(["GET", "HEAD", "POST"], "*", (c, next) => guestArea(c, next, app, render, addressOf));
	site.get("*", (c, next) => favouritesOfGuest(c, next, app, render));
	site.post("*", (c, next) => successForm(c, next, app, render));
	site.post("/:lang/:book/:slug", (c, next) => bookingFormRoute(c, next, app, render));
	site.post("*", (c, next) => formPost(c, next, app, render, addressOf));
	site.all("*", (c) => render(c.req.raw));
	return site;
}
