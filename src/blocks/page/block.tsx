import type { BlockProps } from "../block-props.ts";
import { Blocks } from "../blocks.tsx";
import type { Page } from "./schema.ts";

/** A page's blocks one after the other, on a screen of its own or inside another page. */
export default function PageBlock({ block }: BlockProps<Page>) {
	return <Blocks blocks={block.body} />;
}
