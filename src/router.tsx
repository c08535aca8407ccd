import { createRouter } from "@tanstack/react-router";
import { rewriteInput, rewriteOutput } from "#site/rewrite.ts";
import { routeTree } from "./routeTree.gen.ts";

export function getRouter() {
	return createRouter({
		routeTree,
		rewrite: { input: rewriteInput, output: rewriteOutput },
		trailingSlash: "preserve",
		scrollRestoration: true,
		defaultPreload: "intent",
		// Addresses hold plain texts; what they mean is read by site/search-params.ts.
		parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
		stringifySearch: (search) => {
			const entries = Object.entries(search).filter(([, value]) => value !== undefined);
			const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
			return query && `?${query.replaceAll("%2C", ",")}`;
		},
	});
}

declare module "@tanstack/react-router" {
	interface Register {
		router: ReturnType<typeof getRouter>;
	}
}
