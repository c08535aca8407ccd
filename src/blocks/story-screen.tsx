import { type ReactNode, useEffect, useState } from "react";
import { STORY_EDITED } from "#features/content/story-edited.ts";
import { PageFrame } from "#features/layout/page-frame.tsx";
import type { NavSection } from "#features/layout/site-header.tsx";
import type { BlockContent, StoryView } from "#site/views/story-view.ts";
import { Blocks, OneBlock } from "./blocks.tsx";
import { BLOCKS } from "./registry.tsx";
import { StoryPageProvider } from "./story-page.ts";

/**
 * A story's screen: the block that the story is (an article, a park), or a page's blocks one after the other.
 * What a screen adds of its own stands before or after them.
 */
export function StoryScreen({
	view,
	section,
	before,
	children,
}: {
	view: StoryView;
	section?: NavSection;
	before?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<PageFrame alternates={view.alternates} layout="default" section={section}>
			<div className="story">
				{before}
				<StoryBlocks view={view} />
				{children}
			</div>
		</PageFrame>
	);
}

/** A story's blocks alone, for screens that frame them themselves. */
export function StoryBlocks({ view }: { view: StoryView }) {
	const content = useEdited(view);
	const { data, crumbs, preview, firstPublishedAt } = view;
	return (
		<StoryPageProvider value={{ components: BLOCKS, data, crumbs, preview, firstPublishedAt }}>
			{Object.hasOwn(BLOCKS, content.component) ? (
				<OneBlock block={content} />
			) : (
				<Blocks blocks={content.body as readonly unknown[] | undefined} />
			)}
		</StoryPageProvider>
	);
}

/** The story's content, as the visual editor has it while somebody types there. */
function useEdited({ content, storyId, preview }: StoryView): BlockContent {
	const [edited, setEdited] = useState<BlockContent | null>(null);
	useEffect(() => {
		if (!preview) return;
		const take = (event: Event) => {
			const { detail } = event as CustomEvent<{ id?: number; content?: BlockContent }>;
			if (detail?.id === storyId && detail.content) setEdited(detail.content);
		};
		document.addEventListener(STORY_EDITED, take);
		return () => document.removeEventListener(STORY_EDITED, take);
	}, [preview, storyId]);
	return edited ?? content;
}
