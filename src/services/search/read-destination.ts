import type { Language } from "#domain/language.ts";
import { MOST_LETTERS } from "#domain/search/limits.ts";
import { readSentence, type SaidParams } from "#search/sentence/read-sentence.ts";
import { parseSearchParams, printSearchParams, type SearchParams } from "#site/search-params.ts";
import type { App } from "../app.ts";
import type { Destination, DestinationQuery } from "./suggest.ts";

/** Longer addresses are no suggestion's. */
const LONGEST_PATH = 500;

/** What the text of a search box leads to. */
export type Reached =
	| ({ readonly kind: "destination" } & Destination)
	| {
			readonly kind: "sentence";
			/** Public path of the place in it; null: it names none. */
			readonly path: string | null;
			/** The search with what the sentence says in the place of what the box says. */
			readonly params: SearchParams;
			/** What was not understood, as it was typed. */
			readonly left: readonly string[];
	  };

/**
 * A chosen suggestion or a whole name leads to its place or home. Any other text is read as a sentence
 * (docs/guides/search.md#sentences): one that is understood to its end leads to its search, before names that are typed
 * in part; one of which something is left comes after them. Null: the text names nothing.
 */
export async function readDestination(
	app: Pick<App, "suggestions" | "clock">,
	language: Language,
	query: DestinationQuery,
	params: SearchParams,
): Promise<Reached | null> {
	const text = query.text.slice(0, MOST_LETTERS).trim();
	if (text === "") return null;
	const destination = await app.suggestions.findDestination(
		{ text, chosen: query.chosen.slice(0, LONGEST_PATH) },
		language,
	);
	if (destination?.isWhole) return { kind: "destination", ...destination };
	const { requested, place, isSentence, left } = readSentence(text, language, app.clock.today(), (words, how) =>
		app.suggestions.placeNamed(words, how, language),
	);
	if (!isSentence || (destination && left.length > 0)) return destination && { kind: "destination", ...destination };
	return { kind: "sentence", path: place, params: withSaid(params, requested), left };
}

/** A search with what a sentence says: its days, party and budget replace those that stood there, its filters join them. */
function withSaid(params: SearchParams, { filters, ...said }: SaidParams): SearchParams {
	const saysWhen = said.arrival !== undefined || said.flex !== undefined;
	const saysWho = said.adults !== undefined || said.children !== undefined || said.babies !== undefined;
	const before = {
		...params,
		page: undefined,
		...(saysWhen
			? { arrival: undefined, departure: undefined, diffDays: undefined, flex: undefined, month: undefined }
			: {}),
		...(saysWho ? { adults: undefined, children: undefined, babies: undefined } : {}),
		...("noPets" in filters ? { pets: undefined } : {}),
	};
	const joined = Object.entries(filters).map(([name, value]) => {
		const known = (params as Readonly<Record<string, unknown>>)[name];
		return [name, Array.isArray(value) && Array.isArray(known) ? [...new Set([...known, ...value])] : value];
	});
	// Read again: what a sentence says within its own bounds may lie outside of an address's.
	return parseSearchParams(printSearchParams({ ...before, ...said, ...Object.fromEntries(joined) } as SearchParams));
}
