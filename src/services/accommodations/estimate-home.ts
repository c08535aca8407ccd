import { type LikeWhich, listComparable, loadComparable } from "#db/accommodations/comparable-homes.ts";
import {
	ESTIMATED_NIGHTS,
	estimateEarnings,
	FEWEST_HOMES,
	MOST_HOMES,
	sizeOf,
} from "#domain/accommodation/earnings-estimate.ts";
import { KINDS } from "#domain/accommodation/facts.ts";
import type { Language } from "#domain/language.ts";
import type { BasisPoints } from "#domain/money.ts";
import { translator } from "#i18n/catalogues.server.ts";
import {
	ESTIMATE_FIELDS,
	type EstimateAnswer,
	type EstimateField,
	type EstimateView,
} from "#site/views/estimate-view.ts";
import type { App } from "../app.ts";
import { type PlaceNode, placeTree } from "../places/place-tree.ts";

/** What a home may earn, by kind, place and size (docs/guides/owners.md#what-a-home-may-earn). */

type EstimateApp = Pick<App, "db" | "clock">;
type Requested = Readonly<Partial<Record<EstimateField, unknown>>>;

/** Bedrooms that can be asked about. */
const MOST_BEDROOMS = 99;

/** The question with what it offers, and its answer where something was asked. `feeBp`: what the house would keep. */
export async function earningsEstimate(
	app: EstimateApp,
	typed: Requested,
	language: Language,
	feeBp: BasisPoints,
): Promise<EstimateView> {
	const tree = await placeTree({ db: app.db });
	const t = translator(language);
	const requested = Object.fromEntries(
		ESTIMATE_FIELDS.map((name) => [name, typeof typed[name] === "string" ? typed[name].slice(0, 200).trim() : ""]),
	) as Record<EstimateField, string>;
	const kind = KINDS.find((known) => known === requested.kind) ?? null;
	const place = requested.place === "" ? null : tree.find(language, requested.place.split("/"));
	const bedrooms = /^\d{1,2}$/.test(requested.bedrooms) ? Number(requested.bedrooms) : null;
	const view = {
		kinds: KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
		places: placesOf(tree.nodes, language),
		requested,
	};
	if (ESTIMATE_FIELDS.every((name) => requested[name] === "")) return { ...view, wrong: [], answer: null };
	if (kind === null || place === null || place.type === "placename" || bedrooms === null || bedrooms > MOST_BEDROOMS) {
		const isRight = {
			kind: kind !== null,
			place: place !== null && place.type !== "placename",
			bedrooms: bedrooms !== null,
		};
		return { ...view, wrong: ESTIMATE_FIELDS.filter((name) => !isRight[name]), answer: null };
	}
	const size = sizeOf(bedrooms);
	const { country, regionId } = place;
	const answer: EstimateAnswer = {
		kind: t(`kind.${kind}`),
		place: place.names[language],
		country: tree.byCountry(country)?.names[language] ?? country,
		bedrooms: size,
		found: await widened(app, { country, regionId, kind, bedrooms: size }, feeBp),
	};
	return { ...view, wrong: [], answer };
}

/** The estimate of the place, else of its country, else of every kind there; null: of none of them. */
async function widened(app: EstimateApp, requested: LikeWhich, feeBp: BasisPoints): Promise<EstimateAnswer["found"]> {
	const steps = [
		{ of: "asked", which: requested },
		{ of: "country", which: { ...requested, regionId: null } },
		{ of: "kinds", which: { ...requested, regionId: null, kind: null } },
	] as const;
	const today = app.clock.today();
	for (const { of, which } of steps) {
		// The whole country was asked about itself.
		if (of === "country" && requested.regionId === null) continue;
		const accoIds = await listComparable(app.db, which, MOST_HOMES);
		if (accoIds.length < FEWEST_HOMES) continue;
		const homes = await loadComparable(app.db, accoIds, today, today + ESTIMATED_NIGHTS);
		const estimate = estimateEarnings(homes, today, feeBp);
		if (estimate) return { of, ...estimate, feeBp };
	}
	return null;
}

/** Countries with their regions, by name; a choice is its path of slugs. */
function placesOf(nodes: readonly PlaceNode[], language: Language): EstimateView["places"] {
	const named = (type: PlaceNode["type"]) =>
		nodes
			.filter((node) => node.type === type)
			.toSorted((a, b) => a.names[language].localeCompare(b.names[language], language));
	const choice = (node: PlaceNode) => ({ value: node.slugs[language].join("/"), label: node.names[language] });
	const regions = Map.groupBy(named("region"), ({ country }) => country);
	return named("country").map((country) => ({
		country: country.names[language],
		choices: [country, ...(regions.get(country.country) ?? [])].map(choice),
	}));
}

/** The path of slugs of a region as a choice of the question; empty: it has no live homes. */
export async function placeChoice(app: Pick<App, "db">, regionId: number, language: Language): Promise<string> {
	return (await placeTree({ db: app.db })).byRegionId(regionId)?.slugs[language].join("/") ?? "";
}
