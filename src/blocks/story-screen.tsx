import { type ReactNode, useEffect, useMemo, useState } from "react";
import { STORY_EDITED } from "#features/content/story-edited.ts";
import { PageFrame } from "#features/layout/page-frame.tsx";
import type { NavSection } from "#features/layout/site-header.tsx";
import type { BlockContent, StoryView } from "#site/views/story-view.ts";
import { Blocks, OneBlock } from "./blocks.tsx";
import { BLOCKS } from "./registry.tsx";
import { holdsBlock, StoryPageProvider } from "./story-page.ts";

/**
 * A story's screen: the block that the story is (an article, a park), or a page's blocks one after the other.
 * What a screen adds of its own stands before them, or after the first one, the page's head.
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
	const content = useEdited(view);
	return (
		<PageFrame alternates={view.alternates} layout="default" section={section}>
			<StoryBlocks story={{ ...view, content }} before={before}>
				{children}
			</StoryBlocks>
		</PageFrame>
	);
}

/** A story's blocks without the frame of a screen; the gallery shows them so. */
export function StoryBlocks({
	story: { content, data, crumbs, preview, firstPublishedAt },
	before,
	children,
}: {
	story: Pick<StoryView, "content" | "data" | "crumbs" | "preview" | "firstPublishedAt">;
	before?: ReactNode;
	children?: ReactNode;
}) {
	const body = (content.body ?? []) as readonly unknown[];
	// One value as long as the story is: a new one would draw anew, in place of the server's, a block whose code still comes.
	const page = useMemo(
		() => ({
			components: BLOCKS,
			data,
			crumbs,
			ownCrumbs: holdsBlock(content, "breadcrumbs"),
			preview,
			firstPublishedAt,
		}),
		[content, crumbs, data, preview, firstPublishedAt],
	);
	return (
		<StoryPageProvider value={page}>
			<div className="story">
				{before}
				{content.component !== "page" && Object.hasOwn(BLOCKS, content.component) ? (
					<>
						<OneBlock block={content} />
						{children}
					</>
				) : (
					<>
						<Blocks blocks={body.slice(0, 1)} />
						{children}
						<Blocks blocks={body.slice(1)} />
					</>
				)}
			</div>
		</StoryPageProvider>
	);
}

/** The story's content, as it stands in the visual editor while it is edited. */
export function useEdited({ content, storyId, preview }: StoryView): BlockContent {
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
