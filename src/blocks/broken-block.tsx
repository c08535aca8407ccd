import type { BlockProps } from "./block-props.ts";

/** In a draft, in place of a block that cannot be shown: what is wrong with it, for the editor alone. */
export default function BrokenBlock({
	block,
}: BlockProps<{ readonly component: string; readonly of: string; readonly problem: string }>) {
	return (
		<p className="wrap banner banner-berry" role="note">
			<strong>{block.of}</strong> {block.problem}
		</p>
	);
}
