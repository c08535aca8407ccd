import type { BlockProps } from "../block-props.ts";
import { BlockText } from "../block-text.tsx";
import type { RichTextBlock } from "./schema.ts";

/** Running text in the width that reads well. */
export default function RichTextBlockView({ block }: BlockProps<RichTextBlock>) {
	return (
		<div className="wrap block">
			<BlockText text={block.text} />
		</div>
	);
}
