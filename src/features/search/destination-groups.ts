import type { Language } from "#domain/language.ts";
import type { DestinationChoice } from "./destination-choice.ts";

/** The destinations of the list under the field, in groups. */

export type GroupId = "places" | "regions" | "countries" | "homes" | "recent";

export interface DestinationGroup {
	readonly id: GroupId;
	readonly items: readonly DestinationItem[];
}

export interface DestinationItem extends DestinationChoice {
	/** Unlike that of any other item in the list. */
	readonly key: string;
	readonly isRecent: boolean;
}

const GROUP_OF: Readonly<Record<DestinationChoice["type"], GroupId>> = {
	placename: "places",
	region: "regions",
	country: "countries",
	accommodation: "homes",
};
const ORDER: readonly GroupId[] = ["places", "regions", "countries", "homes"];

/** Before anything is typed: where this browser looked last, and all countries. */
export function startGroups(
	recent: readonly DestinationChoice[],
	countries: readonly DestinationChoice[],
): readonly DestinationGroup[] {
	return filled([
		{ id: "recent", items: recent.map((choice) => itemOf(choice, true)) },
		{ id: "countries", items: countries.map((choice) => itemOf(choice, false)) },
	]);
}

/**
 * What was suggested for a text: the group of a name that was typed whole, or that answers by a name in another
 * language or spelling (`tirol` for Tyrol), stands first.
 */
export function suggestedGroups(
	suggestions: readonly DestinationChoice[],
	text: string,
	language: Language,
): readonly DestinationGroup[] {
	const [best] = suggestions;
	const isWhole = best?.label.localeCompare(text.trim(), language, { sensitivity: "base" }) === 0;
	const first = best && (isWhole || best.matches.length === 0) ? GROUP_OF[best.type] : null;
	const order = first ? [first, ...ORDER.filter((id) => id !== first)] : ORDER;
	return filled(
		order.map((id) => ({
			id,
			items: suggestions.filter(({ type }) => GROUP_OF[type] === id).map((choice) => itemOf(choice, false)),
		})),
	);
}

/** A label in pieces, those that were typed marked. */
export function markedPieces({
	label,
	matches,
}: Pick<DestinationChoice, "label" | "matches">): readonly { readonly text: string; readonly isTyped: boolean }[] {
	const pieces: { text: string; isTyped: boolean }[] = [];
	let at = 0;
	for (const [from, to] of matches) {
		pieces.push({ text: label.slice(at, from), isTyped: false }, { text: label.slice(from, to), isTyped: true });
		at = to;
	}
	pieces.push({ text: label.slice(at), isTyped: false });
	return pieces.filter(({ text }) => text !== "");
}

function itemOf(choice: DestinationChoice, isRecent: boolean): DestinationItem {
	return { ...choice, isRecent, key: `${isRecent ? "recent" : choice.type} ${choice.url}` };
}

function filled(groups: readonly DestinationGroup[]): readonly DestinationGroup[] {
	return groups.filter(({ items }) => items.length > 0);
}
