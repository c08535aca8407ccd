import { isLanguage, type Language } from "#domain/language.ts";
import { fillPattern, matchPattern, type PatternParams, pathOf, segmentsOf } from "./pattern.ts";
import { ROOTS, ROUTES, type RouteEntry, type RouteName } from "./route-table.ts";
import { endsInAccommodation, withoutAccommodation, withSlashPolicy } from "./trailing-slash.ts";

/** What an address means. */
export interface Address {
	readonly name: RouteName;
	readonly language: Language;
	readonly params: PatternParams;
}

const ENTRIES = Object.entries(ROUTES) as [RouteName, RouteEntry][];

/**
 * Reads a public pathname; null when no screen has it. A home below a search without a place names nothing that a
 * search could be of, so what is left is the search itself.
 */
export function readPublic(pathname: string): Address | null {
	const pathOfEntry = (entry: RouteEntry, language: Language) => entry.paths[language];
	const address = read(pathname, pathOfEntry, true);
	if (address) return address;
	const search = withoutAccommodation(segmentsOf(pathname) ?? []);
	const wide = search && read(pathOf(search), pathOfEntry, true);
	return wide?.name === "search" || wide?.name === "lastMinute" ? wide : null;
}

/** Reads an internal pathname, as the router knows it. */
export function readInternal(pathname: string): Address | null {
	return read(pathname, (entry) => entry.internal, false);
}

/** Public pathname of an address in its canonical form. */
export function publicPath({ name, language, params }: Address): string {
	const entry: RouteEntry = ROUTES[name];
	const root = entry.root === undefined ? [] : [entry.root];
	return withSlashPolicy(pathOf([...root, language, ...fillPattern(entry.paths[language], params)]));
}

/** Internal pathname of an address. */
export function internalPath({ name, language, params }: Address): string {
	return pathOf([language, ...fillPattern(ROUTES[name].internal, params)]);
}

/** Stands before the path of an address that is internal only, so that no screen answers there. */
const NOWHERE = /^\/([a-z]{2})\/-(?=\/)/;

/**
 * Public → internal, for the router's way in. Addresses without a screen stay as they are; one that would be
 * taken for an internal path leads nowhere.
 */
export function rewriteInput({ url }: { url: URL }): URL {
	const address = readPublic(url.pathname);
	if (address) url.pathname = internalPath(address);
	else if (NOWHERE.test(url.pathname) || readInternal(url.pathname))
		url.pathname = url.pathname.replace(/^\/[a-z]{2}(?=\/)/, "$&/-");
	return url;
}

/** Internal → public, for the router's way out. */
export function rewriteOutput({ url }: { url: URL }): URL {
	if (NOWHERE.test(url.pathname)) {
		url.pathname = url.pathname.replace(NOWHERE, "/$1");
		return url;
	}
	const address = readInternal(url.pathname);
	if (address) url.pathname = publicPath(address);
	return url;
}

function read(
	pathname: string,
	patternOf: (entry: RouteEntry, language: Language) => string,
	isPublic: boolean,
): Address | null {
	const segments = segmentsOf(pathname);
	if (!segments) return null;
	const root = isPublic ? ROOTS.find((root) => root === segments[0]) : undefined;
	const [language, ...tail] = root === undefined ? segments : segments.slice(1);
	if (!isLanguage(language)) return null;
	for (const [name, entry] of ENTRIES) {
		if (isPublic && entry.root !== root) continue;
		const params = matchPattern(patternOf(entry, language), tail);
		if (!params) continue;
		// A home and a search share their shape; only the home's last segment ends in its id.
		if (isPublic && name === "homeDetail" && !endsInAccommodation(String(params.home))) continue;
		return { name, language, params };
	}
	return null;
}
