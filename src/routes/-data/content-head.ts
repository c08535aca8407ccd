import type { PageView } from "#site/views/page-view.ts";
import type { StoryView } from "#site/views/story-view.ts";
import { pageHead } from "./page-head.ts";

/** Head of a story's screen; none while there is no page. */
export function contentHead(
	page: PageView,
	view: Pick<StoryView, "head" | "canonical" | "alternates" | "indexable"> | undefined,
) {
	return view ? pageHead(page, { ...view, ...view.head, isWhole: true }) : {};
}
