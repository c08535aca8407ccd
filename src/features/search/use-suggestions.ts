import { useEffect, useState } from "react";
import type { Language } from "#domain/language.ts";
import type { DestinationChoice } from "./destination-choice.ts";

/** Pause after the last key before suggestions are asked for. */
const TYPING_PAUSE_MS = 80;

export interface Answer {
	/** The text that was asked for. */
	readonly text: string;
	readonly suggestions: readonly DestinationChoice[];
}

/**
 * Suggestions for a text; null before the first answer, and where none are wanted (`text` null). The last answer
 * stays until the next one is here; one that is overtaken is dropped. Failures answer nothing: the server finds the
 * destination by its text.
 */
export function useSuggestions(text: string | null, language: Language): Answer | null {
	const [answer, setAnswer] = useState<Answer | null>(null);
	useEffect(() => {
		if (text === null) {
			setAnswer(null);
			return;
		}
		const abort = new AbortController();
		const timer = setTimeout(() => {
			ask(text, language, abort.signal).then(
				(suggestions) => setAnswer({ text, suggestions }),
				() => {
					if (!abort.signal.aborted) setAnswer({ text, suggestions: [] });
				},
			);
		}, TYPING_PAUSE_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [text, language]);
	return answer;
}

async function ask(q: string, lang: Language, signal: AbortSignal): Promise<readonly DestinationChoice[]> {
	const response = await fetch(`/search-api/suggest?${new URLSearchParams({ lang, q })}`, { signal });
	if (!response.ok) throw new Error(`suggest: status ${response.status}`);
	const suggestions: readonly DestinationChoice[] = await response.json();
	if (signal.aborted) throw new Error("suggest: overtaken");
	return suggestions;
}
