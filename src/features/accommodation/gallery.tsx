import { Images } from "lucide-react";
import { useState } from "react";
import type { AccoImage } from "#domain/accommodation/listed-accommodation.ts";
import { useT } from "#i18n/react.tsx";
import { imageUrl } from "#site/image-url.ts";
import { Button } from "#ui/button.tsx";
import { Lightbox } from "../gallery/lightbox.tsx";
import { SitePicture } from "../layout/site-picture.tsx";

/** Pictures beside the large one, from the width on where there is room. */
const BESIDE = 4;
const LARGE = 1600;

/** One large picture and four beside it, on narrow screens a strip to swipe; each opens the lightbox. */
export function Gallery({ images }: { images: readonly AccoImage[] }) {
	const t = useT();
	const [open, setOpen] = useState<number | null>(null);
	const [at, setAt] = useState(0);
	return (
		<section className="gallery-frame" aria-label={t("home.gallery")}>
			{/* The strip scrolls sideways on narrow screens; its links are reached by keyboard. */}
			<div
				className="gallery"
				data-count={Math.min(images.length, BESIDE + 1)}
				onScroll={({ currentTarget: strip }) => setAt(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)))}
			>
				{images.map((image, index) => (
					<a
						key={image.src}
						href={imageUrl(image.src, { width: LARGE })}
						onClick={(event) => {
							event.preventDefault();
							setOpen(index);
						}}
					>
						<SitePicture
							src={image.src}
							alt={image.alt}
							eager={index === 0}
							sizes={index === 0 ? "(min-width: 64rem) 42rem, 100vw" : "(min-width: 64rem) 21rem, 100vw"}
						/>
					</a>
				))}
			</div>
			{images.length > 1 && (
				<>
					<p className="gallery-count" aria-hidden="true">
						{t("pictures.ofCount", { at: at + 1, count: images.length })}
					</p>
					<Button type="button" look="outline" size="small" className="gallery-all" onClick={() => setOpen(0)}>
						<Images className="icon" aria-hidden="true" />
						{t("pictures.all", { count: images.length })}
					</Button>
				</>
			)}
			{open !== null && (
				<Lightbox pictures={images} first={open} label={t("home.gallery")} onClose={() => setOpen(null)} />
			)}
		</section>
	);
}
