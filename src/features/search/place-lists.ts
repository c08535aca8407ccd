import type { Language } from "#domain/language.ts";

/** Slug lookup and countries as the calls answer them; those of the page’s language (specification §7). */
export interface PlaceLists {
	readonly slugs: readonly { readonly slug: string; readonly unslug: string; readonly slugType: string }[];
	readonly countries: readonly {
		readonly country: string;
		readonly slug: string;
		readonly code: string;
		readonly count: number;
	}[];
}

const listeners = new Set<() => void>();
let current: PlaceLists | null = null;
let wanted: Language | null = null;

/** Loads both lists of a language; called when the page is idle and after each switch of language. */
export async function loadPlaceLists(language: Language): Promise<void> {
	wanted = language;
	// Pages do without; the next page asks again.
	const lists = await Promise.all([ask("unslugify", language), ask("getRegio", language)]).catch(() => null);
	// An answer that comes after the next switch is of no page.
	if (!lists || wanted !== language) return;
	const [slugs, countries] = lists;
	current = { slugs, countries } as PlaceLists;
	for (const listener of listeners) listener();
}

/** The lists of the page's language, once they are here. */
export function placeLists(): PlaceLists | null {
	return current;
}

export function subscribeToPlaceLists(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

async function ask(call: "unslugify" | "getRegio", lang: Language): Promise<unknown> {
	const response = await fetch(`/search-api/${call}`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ lang }),
	});
	if (!response.ok) throw new Error(`${call}: status ${response.status}`);
	return response.json();
}
