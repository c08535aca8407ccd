import { ArrowRight } from "lucide-react";
import { AssetPicture } from "../asset-picture.tsx";
import type { BlockProps } from "../block-props.ts";
import { ContentLink } from "../content-link.tsx";
import { TitledSection } from "../titled-section.tsx";
import type { LinkBlocks } from "./schema.ts";

/** Tiles that lead on: with pictures in arches, without as calm panels. The whole tile is the link. */
export default function LinkBlocksBlock({ block }: BlockProps<LinkBlocks>) {
	return (
		<TitledSection title={block.title}>
			{(Heading) => (
				<ul className="link-tiles">
					{block.items.map(({ _uid, title, text, link, picture }) => (
						<li key={_uid} className={picture ? "link-tile pictured" : "link-tile"}>
							{picture && (
								<div className="frame">
									<AssetPicture asset={picture} sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 48vw, 100vw" />
								</div>
							)}
							<div className="words">
								<Heading className={picture ? "t-name" : "t-heading"}>
									<ContentLink link={link}>{title}</ContentLink>
								</Heading>
								{text && <p className="soft">{text}</p>}
							</div>
							<ArrowRight className="icon" aria-hidden="true" />
						</li>
					))}
				</ul>
			)}
		</TitledSection>
	);
}
