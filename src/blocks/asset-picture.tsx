import { SitePicture } from "#features/layout/site-picture.tsx";
import { contentPicture } from "#site/image-url.ts";
import { Picture } from "#ui/picture.tsx";

/** A picture field of a block, as its schema describes it. */
export interface Asset {
	readonly filename: string;
	readonly alt: string | null;
	readonly [more: string]: unknown;
}

/** A picture of the content in the frame around it: ours by the image route, a real space's by its own image service. */
export function AssetPicture({ asset, sizes, eager }: { asset: Asset; sizes: string; eager?: boolean }) {
	const alt = asset.alt ?? "";
	const src = contentPicture(asset.filename);
	if (src.startsWith("/images/")) return <SitePicture src={src} alt={alt} sizes={sizes} eager={eager} />;
	const isService = /^https:\/\/a[\w-]*\.storyblok(china)?\.c(om|n)\/f\//.test(src) && !src.endsWith(".svg");
	const at = (width: number) => (isService ? `${src}/m/${width}x0` : src);
	const srcSet = isService ? [480, 960, 1440].map((width) => `${at(width)} ${width}w`).join(", ") : undefined;
	return <Picture src={at(960)} srcSet={srcSet} sizes={sizes} alt={alt} eager={eager} />;
}
