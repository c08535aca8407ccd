import { AssetPicture } from "../asset-picture.tsx";
import type { BlockProps } from "../block-props.ts";
import { PageCrumbs } from "../page-crumbs.tsx";
import type { PageHeader } from "./schema.ts";

/** The head of a page; the way to it stands above. */
export default function PageHeaderBlock({ block }: BlockProps<PageHeader>) {
	return (
		<header className="wrap page-header" data-picture={block.picture ? "" : undefined}>
			<div className="words">
				<PageCrumbs />
				<h1 className="t-display">{block.headline}</h1>
				{block.lead && <p className="t-lead">{block.lead}</p>}
			</div>
			{block.picture && (
				<div className="frame wing">
					<AssetPicture asset={block.picture} sizes="(min-width: 64rem) 45vw, 100vw" eager />
				</div>
			)}
		</header>
	);
}
