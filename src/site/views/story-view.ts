import type { Localized } from "#domain/language.ts";
import type { HeadText } from "../head-text.ts";
import type { Crumb } from "./content-view.ts";

export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** A block as a page carries it from server to browser: checked, with the defaults of its schema filled in. */
export interface BlockContent {
	readonly _uid: string;
	readonly component: string;
	/** In drafts: where the visual editor finds it. */
	readonly _editable?: string;
	readonly [field: string]: Json;
}

/** A story as its screen shows it, in one language. */
export interface StoryView {
	readonly storyId: number;
	/** Its content; every block in it fits its schema, but perhaps the story's own. */
	readonly content: BlockContent;
	/** What the server found for blocks that show more than they hold, by their `_uid`. */
	readonly data: Readonly<Record<string, Json>>;
	readonly title: string;
	readonly description: string;
	/** Both as search engines show them. */
	readonly head: HeadText;
	/** Path of the picture for social networks. */
	readonly picture: string | null;
	readonly crumbs: readonly Crumb[];
	/** ISO instants; null for what was never published. */
	readonly firstPublishedAt: string | null;
	readonly publishedAt: string | null;
	readonly alternates: Localized;
	/** Null: none. */
	readonly canonical: string | null;
	readonly indexable: boolean;
	/** Drafts are shown, to the visual editor alone. */
	readonly preview: boolean;
}

/** A story as a list shows it. */
export interface StoryCard {
	readonly uuid: string;
	readonly title: string;
	readonly text: string;
	readonly href: string;
	/** ISO day of articles. */
	readonly date: string | null;
	/** Place and hours, where the story names them. */
	readonly note: string | null;
	readonly picture: { readonly filename: string; readonly alt: string } | null;
}

/** One page of a section's stories. */
export interface StoryList {
	readonly cards: readonly StoryCard[];
	/** From 1. */
	readonly page: number;
	readonly pages: number;
	readonly perPage: number;
}
