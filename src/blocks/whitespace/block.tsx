import type { BlockProps } from "../block-props.ts";
import type { Whitespace } from "./schema.ts";

/** Air between two blocks. */
export default function WhitespaceBlock({ block }: BlockProps<Whitespace>) {
	return <div className="whitespace-block" data-size={block.size} aria-hidden="true" />;
}
