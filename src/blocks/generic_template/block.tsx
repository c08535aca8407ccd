import type { BlockProps } from "../block-props.ts";
import { Blocks } from "../blocks.tsx";
import type { GenericTemplate } from "./schema.ts";

/** A page in any shape: its head in full width, then its blocks with others beside them. */
export default function GenericTemplateBlock({ block }: BlockProps<GenericTemplate>) {
	const aside = block.aside && block.aside.length > 0;
	return (
		<>
			<Blocks blocks={block.header} />
			{aside ? (
				<div className="wrap template">
					<div className="template-column">
						<Blocks blocks={block.body} />
					</div>
					<aside className="template-column">
						<Blocks blocks={block.aside} />
					</aside>
				</div>
			) : (
				<Blocks blocks={block.body} />
			)}
		</>
	);
}
