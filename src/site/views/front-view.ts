import type { Localized } from "#domain/language.ts";
import type { StoryView } from "./story-view.ts";

/** The home screen. */
export interface FrontView {
	/** First day that can be searched for, ISO. */
	readonly today: string;
	/** The content below the search box; null where the content has no such story. */
	readonly story: StoryView | null;
	readonly alternates: Localized;
}
