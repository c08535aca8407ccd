import type { Db } from "#db/client.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { slugify } from "#site/slug.ts";
import { type PlaceNode, type PlaceTree, placePath, placeTree } from "./place-tree.ts";

/** One line of the destination list. */
export interface Suggestion {
	readonly type: PlaceNode["type"];
	readonly label: string;
	/** What it lies in. */
	readonly detail: string;
	readonly url: string;
	/** Homes there. */
	readonly count: number;
}

const MOST_SUGGESTIONS = 8;

/** Places whose name in any of the four languages begins with, or holds, the words typed; accents do not matter. */
export async function suggest(db: Db, text: string, language: Language): Promise<readonly Suggestion[]> {
	const tree = await placeTree(db);
	return rank(tree, text)
		.slice(0, MOST_SUGGESTIONS)
		.map((node) => ({
			type: node.type,
			label: node.names[language],
			detail: detailOf(tree, node, language),
			url: placePath(node, language),
			count: node.count,
		}));
}

/** Public path of the place that a typed destination names best (`Kirchberg, Tirol`); null when nothing fits. */
export async function findDestination(db: Db, text: string, language: Language): Promise<string | null> {
	const tree = await placeTree(db);
	const [name = "", ...rest] = text.split(",");
	const within = slugify(rest.join(" "));
	const nodes = rank(tree, name);
	const node =
		nodes.find((node) => within !== "" && slugify(detailOf(tree, node, language)).startsWith(within)) ?? nodes[0];
	return node ? placePath(node, language) : null;
}

function rank(tree: PlaceTree, text: string): readonly PlaceNode[] {
	const wanted = slugify(text);
	if (wanted === "") return [];
	return tree.nodes
		.map((node) => ({ node, score: score(node, wanted) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score || b.node.count - a.node.count)
		.map(({ node }) => node);
}

/** 3: the name itself; 2: its beginning; 1: the beginning of one of its words. */
function score(node: PlaceNode, wanted: string): number {
	let best = 0;
	for (const language of LANGUAGES) {
		const name = slugify(node.names[language]);
		if (name === wanted) return 3;
		if (name.startsWith(wanted)) best = Math.max(best, 2);
		else if (name.includes(`-${wanted}`)) best = Math.max(best, 1);
	}
	return best;
}

function detailOf(tree: PlaceTree, node: PlaceNode, language: Language): string {
	const country = tree.byCountry(node.country)?.names[language] ?? "";
	if (node.type === "country") return "";
	if (node.type === "region") return country;
	const region = node.regionId === null ? null : tree.byRegionId(node.regionId);
	return [region?.names[language], country].filter(Boolean).join(", ");
}
