import type { ReactNode } from "react";
import { type Asset, AssetPicture } from "./asset-picture.tsx";
import { PageCrumbs } from "./page-crumbs.tsx";

/** The head of a story's own screen: the way to it, its title, its first sentence. */
export function StoryHead({ title, intro, children }: { title: string; intro: string; children?: ReactNode }) {
	return (
		<header>
			<PageCrumbs />
			<h1 className="t-display">{title}</h1>
			<p className="t-lead">{intro}</p>
			{children}
		</header>
	);
}

/** The large picture below it. */
export function StoryPicture({ asset }: { asset: Asset }) {
	return (
		<div className="frame wing">
			<AssetPicture asset={asset} sizes="(min-width: 64rem) 60rem, 100vw" eager />
		</div>
	);
}
