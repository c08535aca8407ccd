import { useEffect, useState, useSyncExternalStore } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { placeLists, subscribeToPlaceLists } from "./place-lists.ts";

interface Suggestion {
	readonly label: string;
	readonly detail: string;
	readonly count: number;
}

/** Pause after the last key before suggestions are asked for. */
const TYPING_PAUSE_MS = 120;

/** Text field for the destination with the browser's own list of suggestions. */
export function DestinationField({ id, initial }: { id: string; initial: string }) {
	const t = useT();
	const language = useLanguage();
	const [text, setText] = useState(initial);
	const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);

	const lists = useSyncExternalStore(subscribeToPlaceLists, placeLists, noLists);
	const shown =
		suggestions.length > 0
			? suggestions
			: (lists?.countries ?? []).map(({ country, count }) => ({ label: country, detail: "", count }));

	useEffect(() => {
		if (text.trim().length < 2 || text === initial) return;
		const abort = new AbortController();
		const timer = setTimeout(async () => {
			try {
				const query = new URLSearchParams({ lang: language, q: text });
				const response = await fetch(`/search-api/suggest?${query}`, { signal: abort.signal });
				if (response.ok) setSuggestions(await response.json());
			} catch {
				// Without suggestions the text itself is looked up on the server.
			}
		}, TYPING_PAUSE_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [text, initial, language]);

	return (
		<>
			<input
				id={id}
				className="seg-value"
				type="search"
				name="q"
				value={text}
				maxLength={100}
				autoComplete="off"
				list={`${id}-list`}
				placeholder={t("search.wherePlaceholder")}
				onChange={(event) => setText(event.currentTarget.value)}
			/>
			<datalist id={`${id}-list`}>
				{shown.map((suggestion) => (
					<option key={`${suggestion.label}|${suggestion.detail}`} value={nameOf(suggestion)}>
						{t("search.homes", { count: suggestion.count })}
					</option>
				))}
			</datalist>
		</>
	);
}

/** The server has no lists: the field does without them at first. */
const noLists = () => null;

function nameOf({ label, detail }: Suggestion): string {
	return detail ? `${label}, ${detail}` : label;
}
