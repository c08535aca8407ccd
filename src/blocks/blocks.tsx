import { memo, Suspense } from "react";
import type { BlockContent } from "#site/views/story-view.ts";
import { useStoryPage } from "./story-page.ts";

/** Blocks one after the other, each by its component. What they hold was checked on the server. */
export function Blocks({ blocks }: { blocks: readonly unknown[] | undefined }) {
	return blocks?.map((block) => {
		const one = block as BlockContent;
		return <OneBlock key={one._uid} block={one} />;
	});
}

/**
 * One block; an unknown component renders nothing but a note. Kept as it is while its content
 * is: drawn again before its code is here, it would lose the server's elements, and with them the visitor's focus.
 */
export const OneBlock = memo(function OneBlock({ block }: { block: BlockContent }) {
	const { data, preview, components } = useStoryPage();
	const Component = Object.hasOwn(components, block.component) ? components[block.component] : undefined;
	if (!Component) {
		console.error(`Component ${block.component} doesn't exist.`);
		return null;
	}
	const shown = (
		<Suspense>
			<Component block={block} data={data[block._uid] ?? null} />
		</Suspense>
	);
	const marks = preview ? editorMarks(block) : null;
	return marks ? (
		<div style={{ display: "contents" }} {...marks}>
			{shown}
		</div>
	) : (
		shown
	);
});

/** Attributes by which the visual editor finds a block, from the comment that drafts carry. */
function editorMarks({ _editable }: BlockContent) {
	const json = /^<!--#storyblok#(.*)-->$/s.exec(_editable ?? "")?.[1];
	if (json === undefined) return null;
	try {
		const { id, uid }: { id?: unknown; uid?: unknown } = JSON.parse(json);
		return { "data-blok-c": json, "data-blok-uid": `${id}-${uid}` };
	} catch {
		return null;
	}
}
