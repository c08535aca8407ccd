import type { StoryView } from "#site/views/story-view.ts";
import { pageHead } from "./page-head.ts";

/** Head of a story's screen; none while there is no page. */
export function contentHead(
	view: Pick<StoryView, "title" | "description" | "canonical" | "alternates" | "indexable"> | undefined,
) {
	return view ? pageHead(view) : {};
}
