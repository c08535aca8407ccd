import { ArrowDown } from "lucide-react";
import { useId } from "react";
import { buttonClass } from "#ui/button.tsx";
import { AssetPicture } from "../asset-picture.tsx";
import type { BlockProps } from "../block-props.ts";
import { PageCrumbs } from "../page-crumbs.tsx";
import type { PageHeaderScroll } from "./schema.ts";

/** The head of a page whose button leads down to what follows it: a plain anchor, so it works without script. */
export default function PageHeaderScrollBlock({ block }: BlockProps<PageHeaderScroll>) {
	const id = useId();
	return (
		<header className="wrap page-header page-header-scroll" data-picture={block.picture ? "" : undefined}>
			<div className="words">
				<PageCrumbs />
				<h1 className="t-display">{block.headline}</h1>
				{block.lead && <p className="t-lead">{block.lead}</p>}
				<a className={buttonClass("primary")} href={`#${id}`}>
					{block.button}
					<ArrowDown className="icon-s" aria-hidden="true" />
				</a>
			</div>
			{block.picture && (
				<div className="frame wing">
					<AssetPicture asset={block.picture} sizes="(min-width: 64rem) 45vw, 100vw" eager />
				</div>
			)}
			<span className="header-end" id={id} />
		</header>
	);
}
