import type { Language } from "#domain/language.ts";
import type { DestinationChoice } from "./destination-choice.ts";

/** The destinations that this browser searched last. Browsers that refuse storage have none, and nothing fails. */

const KEY = "recent-destinations";
const MOST_RECENT = 5;

interface Kept extends DestinationChoice {
	readonly language: Language;
}

/** Newest first, those of a language: names and addresses belong to it. */
export function recentDestinations(language: Language): readonly DestinationChoice[] {
	return read().filter((kept) => kept.language === language);
}

/** Puts a destination before the others; not one that the next to sit here may not be shown. */
export function rememberDestination(choice: DestinationChoice, language: Language): void {
	if (choice.mark) return;
	const others = read().filter((kept) => kept.url !== choice.url);
	const kept: Kept = { ...choice, matches: [], language };
	try {
		localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST_RECENT)));
	} catch {
		// The browser refuses, or has no room.
	}
}

function read(): readonly Kept[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(kept) ? kept.filter(isKept).slice(0, MOST_RECENT) : [];
	} catch {
		return [];
	}
}

/** The storage of a browser may hold anything. */
function isKept(value: unknown): value is Kept {
	if (typeof value !== "object" || value === null) return false;
	const { type, label, detail, url, language, count } = value as Record<string, unknown>;
	const isText = [label, detail, url, language].every((text) => typeof text === "string");
	const isType = ["country", "region", "placename", "accommodation"].includes(String(type));
	return isText && isType && typeof count === "number" && label !== "" && String(url).startsWith("/");
}
