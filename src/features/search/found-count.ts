import { type RefObject, useEffect, useRef, useState } from "react";
import { useLanguage } from "#i18n/react.tsx";
import { printedFields, TOUCHES } from "./form-fields.ts";

/** Pause after the last touch before the homes are counted. */
const PAUSE_MS = 250;

/**
 * How many homes the form would find as it stands; null before it was touched, and where it leads to no list. Its
 * fields keep their own state, so what counts is what it would send.
 */
export function useFoundCount(form: RefObject<HTMLFormElement | null>): number | null {
	const language = useLanguage();
	const [count, setCount] = useState<number | null>(null);
	const requested = useRef<string>(undefined);
	useEffect(() => {
		const box = form.current;
		if (!box) return;
		let timer: ReturnType<typeof setTimeout>;
		let answer = new AbortController();
		requested.current ??= printedFields(box);
		const look = () => {
			const query = printedFields(box);
			if (query === requested.current) return;
			requested.current = query;
			answer.abort();
			answer = new AbortController();
			fetch(`/search-api/count?lang=${language}&${query}`, { signal: answer.signal })
				.then((response) => (response.ok ? response.json() : { count: null }))
				.then((found: { count: number | null }) => setCount(found.count))
				.catch(() => {});
		};
		const touched = () => {
			clearTimeout(timer);
			timer = setTimeout(look, PAUSE_MS);
		};
		for (const event of TOUCHES) box.addEventListener(event, touched);
		return () => {
			clearTimeout(timer);
			answer.abort();
			for (const event of TOUCHES) box.removeEventListener(event, touched);
		};
	}, [form, language]);
	return count;
}
