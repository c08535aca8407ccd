import { createRouter } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { pageRequest } from "#server/pages/request-context.ts";
import { rewriteInput, rewriteOutput } from "#site/rewrite.ts";
import { routeTree } from "./routeTree.gen.ts";

/** Nonce of the page's own scripts under its content security policy. */
const scriptNonce = createIsomorphicFn()
	.server(() => pageRequest()?.nonce)
	.client(() => undefined);

/** Query of an address as flat texts; a name that stands more than once becomes a comma list. */
function parseQuery(text: string): Record<string, string> {
	const query: Record<string, string> = {};
	for (const [name, value] of new URLSearchParams(text))
		query[name] = name in query ? `${query[name]},${value}` : value;
	return query;
}

export function getRouter() {
	return createRouter({
		routeTree,
		rewrite: { input: rewriteInput, output: rewriteOutput },
		trailingSlash: "preserve",
		scrollRestoration: true,
		// A screen that comes quickly comes without a skeleton; one that shows stays long enough to be seen.
		defaultPendingMs: 500,
		defaultPendingMinMs: 300,
		// Links fetch ahead by themselves, at most five at once (features/layout/prefetch.ts).
		defaultPreload: false,
		ssr: { nonce: scriptNonce() },
		// Addresses hold plain texts; what they mean is read by site/search-params.ts.
		parseSearch: parseQuery,
		stringifySearch: (search) => {
			const entries = Object.entries(search).filter(([, value]) => value !== undefined);
			const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
			// Commas stay encoded: the server compares addresses in that form and would redirect for ever.
			return query && `?${query}`;
		},
	});
}

declare module "@tanstack/react-router" {
	interface Register {
		router: ReturnType<typeof getRouter>;
	}
}
