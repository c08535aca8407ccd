import type { Language } from "#domain/language.ts";
import type { App } from "../app.ts";
import { type PlaceNode, placeTree } from "./place-tree.ts";

/** Slug lookup and list of countries, in one language; both hold only places with live homes. */

/** An entry of the slug lookup (specification §3). */
export interface SlugEntry {
	readonly slug: string;
	/** The display name behind the slug. */
	readonly unslug: string;
	readonly slugType: PlaceNode["type"];
	readonly aresType: string;
	readonly aresKey: string;
}

export interface CountryEntry {
	readonly country: string;
	readonly slug: string;
	/** ISO 3166-1 alpha-2. */
	readonly code: string;
	readonly count: number;
	readonly regions: readonly { readonly region: string; readonly slug: string; readonly count: number }[];
}

export async function unslugify(app: Pick<App, "db" | "viewer">, language: Language): Promise<readonly SlugEntry[]> {
	const { nodes } = await placeTree(app);
	return nodes.map((node) => ({
		slug: lastSlug(node, language),
		unslug: node.names[language],
		slugType: node.type,
		aresType: node.aresType,
		aresKey: node.aresKey,
	}));
}

/** Countries by their names, each with its regions by theirs. */
export async function getRegio(app: Pick<App, "db" | "viewer">, language: Language): Promise<readonly CountryEntry[]> {
	const { nodes } = await placeTree(app);
	const named = (type: PlaceNode["type"]) =>
		nodes
			.filter((node) => node.type === type)
			.sort((a, b) => a.names[language].localeCompare(b.names[language], language));
	const regions = named("region");
	return named("country").map((country) => ({
		country: country.names[language],
		slug: lastSlug(country, language),
		code: country.country,
		count: country.count,
		regions: regions
			.filter((region) => region.country === country.country)
			.map((region) => ({ region: region.names[language], slug: lastSlug(region, language), count: region.count })),
	}));
}

function lastSlug(node: PlaceNode, language: Language): string {
	return node.slugs[language].at(-1) ?? "";
}
