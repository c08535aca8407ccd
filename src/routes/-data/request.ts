import { createIsomorphicFn } from "@tanstack/react-start";
import { isLanguage, type Language } from "#domain/language.ts";
import { type PageFailure, pageRequest } from "#server/pages/page-request.ts";

/** The visitor's language, for addresses that hold none: the server finds it, a browser reads it off the document. */
export const visitorLanguage: () => Language = createIsomorphicFn()
	.server((): Language => pageRequest()?.language ?? "en")
	.client((): Language => {
		const { lang } = document.documentElement;
		return isLanguage(lang) ? lang : "en";
	});

/** Address of the site without a trailing slash, for links that must be whole (canonical, hreflang). */
export const siteOrigin: () => string = createIsomorphicFn()
	.server(() => pageRequest()?.publicUrl ?? "")
	.client(() => document.documentElement.dataset.site ?? "");

/** Likes that came with the request, as their cookie prints them. */
export const likesOfRequest: () => string = createIsomorphicFn()
	.server(() => pageRequest()?.likes ?? "")
	.client(() => document.documentElement.dataset.likes ?? "");

/** What a map is drawn from, as attributes of the document; the map reads them there (features/map/engine.ts). */
export const mapAttributes: () => Readonly<Record<"data-map-style" | "data-google-maps-key", string | undefined>> =
	createIsomorphicFn()
		.server(() => {
			const { styleUrl = null, googleMapsKey = null } = pageRequest()?.map ?? {};
			return { "data-map-style": styleUrl ?? undefined, "data-google-maps-key": googleMapsKey ?? undefined };
		})
		.client(() => {
			const { mapStyle, googleMapsKey } = document.documentElement.dataset;
			return { "data-map-style": mapStyle, "data-google-maps-key": googleMapsKey };
		});

/** Id of the build that made this page. */
export const buildOfPage: () => string = createIsomorphicFn()
	.server(() => pageRequest()?.buildId ?? "")
	.client(() => document.documentElement.dataset.build ?? "");

/** The story that the visual editor opened, as an attribute of the document; the page's script loads the bridge then. */
export const previewAttributes: () => Readonly<Record<"data-preview", string | undefined>> = createIsomorphicFn()
	.server(() => ({ "data-preview": pageRequest()?.preview?.storyId }))
	.client(() => ({ "data-preview": document.documentElement.dataset.preview }));

/** True while a page is rendered for the visual editor: its loaders ask for drafts. Browsers never do. */
export const showsDrafts: () => boolean = createIsomorphicFn()
	.server(() => (pageRequest()?.preview ?? null) !== null)
	.client(() => false);

/** Whether the browser has a guest's session: likes are then kept for the guest too. */
export const guestAttributes: () => Readonly<Record<"data-guest", string | undefined>> = createIsomorphicFn()
	.server(() => ({ "data-guest": pageRequest()?.context.holdsGuestSession ? "" : undefined }))
	.client(() => ({ "data-guest": document.documentElement.dataset.guest }));

/** The page's forms (stamp, one that came back) as JSON, which the document carries from server to browser. */
export const formsOfRequest: () => string = createIsomorphicFn()
	.server(() => JSON.stringify(pageRequest()?.forms ?? null))
	.client(() => document.documentElement.dataset.forms ?? "null");

/** What the page tells of in place of its screen; null where nothing failed, and in a browser. */
export const failureOfPage: () => PageFailure | null = createIsomorphicFn()
	.server(() => pageRequest()?.failure ?? null)
	.client(() => null);

/** Keeps what the screen of errors is shown for, so that the server can log it. */
export const noteError: (error: unknown) => void = createIsomorphicFn()
	.server((error: unknown) => {
		const page = pageRequest();
		// What the loader threw says more than what the framework makes of it.
		if (page) page.told.error ??= error;
	})
	.client(() => {});
