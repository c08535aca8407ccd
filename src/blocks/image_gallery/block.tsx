import { useId, useState } from "react";
import { Carousel } from "#features/carousel/carousel.tsx";
import { Lightbox } from "#features/gallery/lightbox.tsx";
import { useT } from "#i18n/react.tsx";
import { contentPicture, imageUrl } from "#site/image-url.ts";
import { AssetPicture } from "../asset-picture.tsx";
import type { BlockProps } from "../block-props.ts";
import type { ImageGallery } from "./schema.ts";

/** Pixels of the picture that is opened without script. */
const LARGE = 1600;

/** Pictures in a carousel, each a link to itself in large; with script it opens over the page. */
export default function ImageGalleryBlock({ block }: BlockProps<ImageGallery>) {
	const t = useT();
	const id = useId();
	const [open, setOpen] = useState<number | null>(null);
	const label = block.title || t("show.pictures");
	const pictures = block.pictures.map(({ filename, alt }) => ({ src: filename, alt: alt ?? "" }));
	const head = block.title ? (
		<div className="words">
			<h2 className="t-display" id={id}>
				{block.title}
			</h2>
		</div>
	) : (
		<div className="words" />
	);
	return (
		<section
			className="wrap"
			aria-label={block.title ? undefined : label}
			aria-labelledby={block.title ? id : undefined}
		>
			<Carousel
				label={label}
				head={head}
				className="picture-slides"
				slides={block.pictures.map((asset, index) => ({
					// A picture may stand twice.
					key: `${index} ${asset.filename}`,
					content: (
						<figure>
							<a
								className="frame"
								href={largeAddress(asset.filename)}
								onClick={(event) => {
									if (event.ctrlKey || event.metaKey || event.shiftKey) return;
									event.preventDefault();
									setOpen(index);
								}}
							>
								<AssetPicture asset={asset} sizes="(min-width: 64rem) 40rem, 88vw" />
								<span className="visually-hidden">{t("show.enlarge")}</span>
							</a>
							{asset.alt && <figcaption>{asset.alt}</figcaption>}
						</figure>
					),
				}))}
			/>
			{open !== null && (
				<Lightbox
					pictures={pictures}
					first={open}
					label={label}
					onClose={() => setOpen(null)}
					picture={({ src, alt }) => <AssetPicture key={src} asset={{ filename: src, alt }} sizes="100vw" eager />}
				/>
			)}
		</section>
	);
}

function largeAddress(filename: string): string {
	const src = contentPicture(filename);
	return src.startsWith("/images/") ? imageUrl(src, { width: LARGE }) : src;
}
