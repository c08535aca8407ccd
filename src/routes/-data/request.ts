import { createIsomorphicFn } from "@tanstack/react-start";
import { isLanguage, type Language } from "#domain/language.ts";
import { CATALOGUES_HASH } from "#i18n/catalogues.server.ts";
import { type PageFailure, pageRequest } from "#server/pages/page-request.ts";
import { MAP_COOKIE, MAP_HIDDEN } from "#site/map-choice.ts";
import type { PageView } from "#site/views/page-view.ts";

/** What the router gets of the request that it renders a page for. */

/** The page of the request that is being rendered; null in a browser, whose router gets it with the page. */
export const pageOfRequest: () => PageView | null = createIsomorphicFn()
	.server((): PageView | null => {
		const request = pageRequest();
		return (
			request && {
				publicUrl: request.publicUrl,
				buildId: request.buildId,
				messagesHash: CATALOGUES_HASH,
				messageParts: null,
				likes: request.likes,
				holdsGuestSession: request.context.holdsGuestSession,
				...(request.isStaff ? { isStaff: true as const } : {}),
				...(request.hasWorker ? { hasWorker: true as const } : {}),
				map: {
					styleUrl: request.map.styleUrl,
					googleMapsKey: request.map.googleMapsKey,
					tiles: request.mapTiles,
					isHidden: request.context.cookie(MAP_COOKIE) === MAP_HIDDEN,
				},
				previewStoryId: request.preview?.storyId ?? null,
				forms: request.forms,
				...(request.analytics ? { analytics: request.analytics } : {}),
			}
		);
	})
	.client(() => null);

/** The visitor's language, for addresses that hold none: the server finds it, a browser reads it off the document. */
export const visitorLanguage: () => Language = createIsomorphicFn()
	.server((): Language => pageRequest()?.language ?? "en")
	.client((): Language => {
		const { lang } = document.documentElement;
		return isLanguage(lang) ? lang : "en";
	});

/** True while a page is rendered for the visual editor: its loaders ask for drafts. Browsers never do. */
export const showsDrafts: () => boolean = createIsomorphicFn()
	.server(() => (pageRequest()?.preview ?? null) !== null)
	.client(() => false);

/** The failure that the page shows instead of its screen; null where nothing failed, and in a browser. */
export const failureOfPage: () => PageFailure | null = createIsomorphicFn()
	.server(() => pageRequest()?.failure ?? null)
	.client(() => null);

/** Keeps what the screen of errors is shown for, so that the server can log it. */
export const noteError: (error: unknown) => void = createIsomorphicFn()
	.server((error: unknown) => {
		const page = pageRequest();
		// What the loader threw says more than what the framework makes of it.
		if (page) page.outcome.error ??= error;
	})
	.client(() => {});

/** Keeps what the screen and those around it loaded, for who asks for it without the screen. */
export const noteData: (matches: readonly { readonly routeId: string; readonly loaderData?: unknown }[]) => void =
	createIsomorphicFn()
		.server((matches: readonly { readonly routeId: string; readonly loaderData?: unknown }[]) => {
			const page = pageRequest();
			const loaded = matches.filter(({ loaderData }) => loaderData !== undefined);
			if (page) page.outcome.data = Object.fromEntries(loaded.map(({ routeId, loaderData }) => [routeId, loaderData]));
		})
		.client(() => {});
