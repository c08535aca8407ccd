import { resolve } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { basemapPlugin } from "./scripts/basemap/plugin.ts";

/** Icons of header, footer and messages, of maps and of ways to reach us: every page has them, and none of the others. */
const FRAME_ICONS =
	/lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])|[\\/]icons[\\/](arrow-(left|right)|chevron-(down|right|left)|circle-(alert|check|exclamation-point)|clock|globe|heart|mail|map|map-pin|menu|message-circle|phone|phone-off|user|x)\.mjs/;

/** Icons of blocks of content: pages that hold such a block have them, and none of a home's equipment. */
const BLOCK_ICONS =
	/[\\/]icons[\\/](calendar-clock|hand-heart|house|landmark|leaf|receipt-euro|shield-check|users)\.mjs/;

/** Icons of the back office and of blocks that few pages have: no page of words carries them. */
const OFFICE_ICONS = /[\\/]icons[\\/](external-link|eye-off)\.mjs/;

/** What stands on pictures of homes and beside what is searched. */
const HOMES = /[\\/]src[\\/](ui[\\/](placement|laid-later)|features[\\/]likes[\\/]like-button)\.tsx?/;

/** What the contact page needs for its offices: a chunk for each would cost more than what is in it. */
const OFFICES = /[\\/]src[\\/](blocks[\\/](offices[\\/]block|contact-lines)|features[\\/]map[\\/]map-on-request)\.tsx/;

/** Icons are drawn as one text each: see `src/ui/create-icon.tsx`. */
const iconsPlugin: Plugin = {
	name: "halcyon-icons",
	enforce: "pre",
	resolveId: (id) => (id.endsWith("/createLucideIcon.mjs") ? resolve("src/ui/create-icon.tsx") : null),
};

/**
 * Schemas are checked without code made of text in browsers: the policy of our pages forbids it, and the attempt alone is
 * reported as a violation. The server, which may, keeps the faster way.
 */
const zodPlugin: Plugin = {
	name: "halcyon-zod",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name === "client",
	transform(code, id) {
		if (!/[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/.test(id.split("?")[0] ?? "")) return null;
		const before = "(_a.__zod_globalConfig = {})";
		if (!code.includes(before))
			throw new Error("zod keeps its configuration elsewhere: look at halcyon-zod in vite.config.ts");
		return { code: code.replace(before, "(_a.__zod_globalConfig = { jitless: true })"), map: null };
	},
};

/** No browser shows a script the cookies that an answer sets: what takes several of them apart stays on the server. */
const setCookiePlugin: Plugin = {
	name: "halcyon-set-cookie",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name === "client",
	resolveId: (id) => (id === "cookie-es" ? "\0halcyon-set-cookie" : null),
	load: (id) => (id === "\0halcyon-set-cookie" ? "export const splitSetCookieString = (text) => [text];" : null),
};

export default defineConfig({
	server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? "127.0.0.1" },
	build: { target: "es2022", sourcemap: false },
	// Else the server would load the library's own way of drawing them, and all of its icons.
	ssr: { noExternal: ["lucide-react"] },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// A request for each icon and each small rule would cost more than what is in it.
						codeSplitting: {
							groups: [
								// Every page loads all of it.
								{
									name: "shell",
									test: /[\\/]src[\\/](features[\\/]layout[\\/]page-frame|routes[\\/](-failed|\$lang[\\/]route))\.tsx/,
									priority: 4,
								},
								// Pages of homes have it, and none of words alone.
								{ name: "homes", test: HOMES, priority: 1 },
								{ name: "frame-icons", test: FRAME_ICONS, priority: 3 },
								{ name: "block-icons", test: BLOCK_ICONS, priority: 2 },
								{ name: "office-icons", test: OFFICE_ICONS, priority: 2 },
								{ name: "icons", test: /lucide-react/, minShareCount: 3, priority: 1 },
								{ name: "offices", test: OFFICES },
								{ name: "rules", test: /[\\/]src[\\/](domain|site|i18n)[\\/]/, minShareCount: 20 },
								{
									// A button with icons of its own stays with the few pages that have it.
									name: "frame",
									test: /[\\/]src[\\/](features[\\/](layout|likes)|analytics|ui|routes[\\/]-[a-z]+)[\\/](?!copy-button)/,
									minShareCount: 3,
								},
								{ name: "router", test: /[\\/]node_modules[\\/]/, minShareCount: 20 },
							],
						},
					},
				},
			},
		},
	},
	plugins: [
		// The words of React Aria in our languages only.
		optimizeLocales.vite({ locales: ["nl-NL", "en-US", "de-DE", "fr-FR"] }),
		tailwindcss(),
		iconsPlugin,
		zodPlugin,
		setCookiePlugin,
		basemapPlugin(),
		tanstackStart({
			srcDirectory: "src",
			router: { routesDirectory: "routes", generatedRouteTree: "routeTree.gen.ts" },
			server: { entry: "server.ts" },
			client: { entry: "client.tsx" },
		}),
		react(),
	],
});
