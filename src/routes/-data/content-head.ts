import type { ContentView } from "#site/views/content-view.ts";
import { pageHead } from "./page-head.ts";

/** Head of a page of text; none while there is no page. */
export function contentHead(
	view: Pick<ContentView, "title" | "description" | "canonical" | "alternates" | "indexable"> | undefined,
) {
	return view ? pageHead(view) : {};
}
