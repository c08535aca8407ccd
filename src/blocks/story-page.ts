import { type ComponentType, createContext, useContext } from "react";
import type { Crumb } from "#site/views/content-view.ts";
import type { Json } from "#site/views/story-view.ts";
import type { BlockProps } from "./block-props.ts";

// biome-ignore lint/suspicious/noExplicitAny: each component knows its own block; the server checked that it fits
export type BlockComponent = ComponentType<BlockProps<any, any>>;

/** What the blocks of a page know of it. */
export interface StoryPage {
	/** The components by name; they come this way so that a block may hold blocks. */
	readonly components: Readonly<Record<string, BlockComponent>>;
	/** What loaders found, by the block's `_uid`. */
	readonly data: Readonly<Record<string, Json>>;
	readonly crumbs: readonly Crumb[];
	/** A breadcrumbs block stands among the blocks: heads leave theirs to it. */
	readonly ownCrumbs: boolean;
	readonly preview: boolean;
	/** ISO instant; null for what was never published. */
	readonly firstPublishedAt: string | null;
}

const NO_PAGE: StoryPage = {
	components: {},
	data: {},
	crumbs: [],
	ownCrumbs: false,
	preview: false,
	firstPublishedAt: null,
};
const Page = createContext<StoryPage>(NO_PAGE);
export const StoryPageProvider = Page;

/** True when a block of this component stands somewhere in the content. */
export function holdsBlock(content: unknown, component: string): boolean {
	if (typeof content !== "object" || content === null) return false;
	if ((content as { component?: unknown }).component === component) return true;
	return Object.values(content).some((value) => holdsBlock(value, component));
}

export function useStoryPage(): StoryPage {
	return useContext(Page);
}
