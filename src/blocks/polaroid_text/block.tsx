import { useId } from "react";
import { AssetPicture } from "../asset-picture.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockText } from "../block-text.tsx";
import type { PolaroidText } from "./schema.ts";

/** Text with a picture in a white frame beside it, its caption written on the frame. */
export default function PolaroidTextBlock({ block }: BlockProps<PolaroidText>) {
	const id = useId();
	return (
		<section className="wrap polaroid-text" data-side={block.side} aria-labelledby={id}>
			<div className="words">
				<h2 className="t-display" id={id}>
					{block.title}
				</h2>
				<BlockText text={block.text} highestHeading={3} />
			</div>
			<figure className="polaroid">
				<div className="frame">
					<AssetPicture asset={block.picture} sizes="(min-width: 64rem) 30rem, 88vw" />
				</div>
				{block.caption && <figcaption>{block.caption}</figcaption>}
			</figure>
		</section>
	);
}
