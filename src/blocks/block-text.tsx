import { RichText } from "#content/richtext/rich-text.tsx";
import { useLanguage } from "#i18n/react.tsx";
import type { BlockContent } from "#site/views/story-view.ts";
import { OneBlock } from "./blocks.tsx";
import { TextLink } from "./content-link.tsx";

/** Running text of a block, with the blocks that stand in it; headings begin under the page's own. */
export function BlockText({ text, highestHeading = 2 }: { text: unknown; highestHeading?: 2 | 3 }) {
	const language = useLanguage();
	return (
		<div className="rich-text">
			<RichText
				document={text}
				language={language}
				link={TextLink}
				highestHeading={highestHeading}
				block={(block) => <OneBlock block={block as BlockContent} />}
			/>
		</div>
	);
}
