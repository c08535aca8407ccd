import { isLanguage, type Language } from "#domain/language.ts";
import { publicPath } from "./rewrite.ts";
import { ROUTES, type RouteEntry, type RouteName, WITHOUT_LANGUAGE } from "./route-table.ts";

/** Screens that an old address may lead to: those without parameters, by their name in the route table. */

/** Name of a screen that needs nothing but its name. */
export type RedirectScreen =
	| {
			[Name in RouteName]: (typeof ROUTES)[Name]["internal"] extends `${string}${":" | "*"}${string}` ? never : Name;
	  }[RouteName]
	| keyof typeof WITHOUT_LANGUAGE;

/** Whether a redirect may lead to a screen of this name. */
export function isRedirectScreen(name: string): name is RedirectScreen {
	return redirectTarget(name, "nl") !== null;
}

/** Public path of such a screen; null for an unknown name or a screen that needs more than its name. */
export function redirectTarget(name: string, language: Language): string | null {
	if (Object.hasOwn(WITHOUT_LANGUAGE, name)) return WITHOUT_LANGUAGE[name as keyof typeof WITHOUT_LANGUAGE];
	if (!Object.hasOwn(ROUTES, name)) return null;
	const entry: RouteEntry = ROUTES[name as RouteName];
	if (/[:*]/.test(entry.internal)) return null;
	return publicPath({ name: name as RouteName, language, params: {} });
}

/** The language that an old address names, first or behind a section's word. */
export function languageInPath(pathname: string): Language | null {
	const [, first, second] = pathname.toLowerCase().split("/");
	return [first, second].find(isLanguage) ?? null;
}

const LONGEST_PATH = 300;

/**
 * What the redirect table is asked for a path, the nearest first: the path itself, then each `…/*` above it.
 * Case and a closing slash do not matter.
 */
export function redirectPatterns(pathname: string): readonly string[] {
	const path = pathname.toLowerCase().replace(/\/+$/, "").slice(0, LONGEST_PATH);
	const patterns = [path];
	for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) patterns.push(`${path.slice(0, end)}/*`);
	return patterns.filter((pattern) => pattern !== "");
}
