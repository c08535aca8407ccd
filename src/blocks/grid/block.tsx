import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import { Blocks } from "../blocks.tsx";
import type { Grid } from "./schema.ts";

/** Blocks side by side where there is room, one under the other on a phone. */
export default function GridBlock({ block }: BlockProps<Grid>) {
	const id = useId();
	if (block.items.length === 0) return null;
	const cells = (
		<div className="block-grid" data-columns={block.columns}>
			<Blocks blocks={block.items} />
		</div>
	);
	if (!block.title) return <div className="wrap">{cells}</div>;
	return (
		<section className="wrap" aria-labelledby={id}>
			<h2 className="t-display block-title" id={id}>
				{block.title}
			</h2>
			{cells}
		</section>
	);
}
