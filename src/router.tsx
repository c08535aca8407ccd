import { createRouter } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { loadMessages } from "#i18n/load-messages.ts";
import { isScreenPart } from "#i18n/screen-parts.ts";
import { pageRequest } from "#server/pages/page-request.ts";
import { rewriteInput, rewriteOutput } from "#site/rewrite.ts";
import type { PageView, RouterContext } from "#site/views/page-view.ts";
import { NO_PAGE } from "./features/layout/page-view.tsx";
import { noteData, pageOfRequest, visitorLanguage } from "./routes/-data/request.ts";
import { messagesOf } from "./routes/-data/screen-messages.ts";
import { routeTree } from "./routeTree.gen.ts";

/** Nonce of the page's own scripts under its content security policy. */
const scriptNonce = createIsomorphicFn()
	.server(() => pageRequest()?.context.nonce)
	.client(() => undefined);

/** Makes what says whether the next screen fades in: not for who asks for less motion, nor where a gesture showed it. */
const watchMotion = createIsomorphicFn()
	.server(() => () => false)
	.client(() => {
		let isShown = false;
		// Before the router hears of it.
		addEventListener("popstate", (event) => (isShown = event.hasUAVisualTransition), true);
		// A fade that the next one overtakes says so in a promise that the router leaves to nobody.
		addEventListener("unhandledrejection", (event) => {
			const { name, message } = (event.reason ?? {}) as { readonly name?: unknown; readonly message?: unknown };
			if (name === "AbortError" && String(message).startsWith("Transition was skipped")) event.preventDefault();
		});
		return () => {
			const fades = !isShown && !matchMedia("(prefers-reduced-motion: reduce)").matches;
			isShown = false;
			return fades;
		};
	});

/** Query of an address as flat texts; a name that stands more than once becomes a comma list. */
function parseQuery(text: string): Record<string, string> {
	const query = new Map<string, string>();
	for (const [name, value] of new URLSearchParams(text)) {
		const before = query.get(name);
		query.set(name, before === undefined ? value : `${before},${value}`);
	}
	return Object.fromEntries(query);
}

/** A screen that comes quickly comes without a skeleton. */
const SKELETON_AFTER_MS = 500;

export function getRouter() {
	const context: { page: PageView } = { page: pageOfRequest() ?? NO_PAGE };
	const router = createRouter({
		routeTree,
		context,
		// The page's own data go with it, so that its first picture in the browser is the server's.
		dehydrate: (): RouterContext => {
			const { matches } = router.state;
			noteData(matches);
			return { page: { ...context.page, messageParts: messagesOf(matches) } };
		},
		hydrate: async ({ page }: RouterContext) => {
			context.page = page;
			await loadMessages(visitorLanguage(), page.messagesHash, (page.messageParts ?? []).filter(isScreenPart));
		},
		rewrite: { input: rewriteInput, output: rewriteOutput },
		trailingSlash: "preserve",
		scrollRestoration: true,
		defaultPendingMs: SKELETON_AFTER_MS,
		// One that shows stays long enough to be seen.
		defaultPendingMinMs: 300,
		// Links fetch ahead by themselves, at most five at once (features/layout/prefetch.ts).
		defaultPreload: false,
		ssr: { nonce: scriptNonce() },
		// Addresses hold plain texts; what they mean is read by site/search-params.ts.
		parseSearch: parseQuery,
		stringifySearch: (search) => {
			const entries = Object.entries(search).filter(([, value]) => value !== undefined);
			const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
			// Commas stay encoded: the server compares addresses in that form and would redirect without end.
			return query && `?${query}`;
		},
	});
	const mayFade = watchMotion();
	// A screen that only changes what it shows (filters, dates, a move of the map) stands until the new one is here.
	router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
		router.options.defaultPendingMs = pathChanged ? SKELETON_AFTER_MS : Number.POSITIVE_INFINITY;
		// One screen fades into the next (base.css), where nobody asked for less motion.
		router.options.defaultViewTransition = pathChanged && mayFade();
	});
	return router;
}

declare module "@tanstack/react-router" {
	interface Register {
		router: ReturnType<typeof getRouter>;
	}
}
