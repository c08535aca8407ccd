import { Images } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { AccoImage } from "#domain/accommodation/listed-accommodation.ts";
import { useT } from "#i18n/react.tsx";
import { isDrawing } from "#site/image-url.ts";
import { searchString } from "#site/search-params.ts";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { fetchAhead } from "#ui/fetch-ahead.ts";
import { SitePicture } from "../layout/site-picture.tsx";
import { LikeButton } from "../likes/like-button.tsx";

const loadLightbox = () => import("../gallery/lightbox.tsx");
const Lightbox = lazy(() => loadLightbox().then(({ Lightbox: found }) => ({ default: found })));
const turnedTo = fetchAhead(loadLightbox);

/** Pictures beside the large one, from the width on where there is room. */
const BESIDE = 4;

/**
 * One large picture and four beside it, on narrow screens a strip to swipe. Each opens the full screen, whose code comes
 * when a picture is pointed at or touched; without script the page of all pictures.
 */
export function Gallery({ view }: { view: AccommodationView }) {
	const t = useT();
	const [open, setOpen] = useState<number | null>(null);
	const [at, setAt] = useState(0);
	const { acco } = view;
	const { images } = acco;
	const query = searchString(view.params);
	const allPictures = `${view.path}${query ? `${query}&` : "?"}pictures=1`;
	const opens = (index: number) => ({
		href: `${allPictures}#picture-${index + 1}`,
		onPointerEnter: turnedTo,
		onTouchStart: turnedTo,
		onFocus: turnedTo,
		onClick: (event: React.MouseEvent) => {
			if (event.metaKey || event.ctrlKey || event.shiftKey) return;
			event.preventDefault();
			setOpen(index);
		},
	});
	return (
		<section className="gallery-frame" aria-label={t("home.gallery")}>
			{/* The strip scrolls sideways on narrow screens; its links are reached by keyboard. */}
			<div
				className="gallery"
				data-count={Math.min(images.length, BESIDE + 1)}
				onScroll={({ currentTarget: strip }) => setAt(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)))}
			>
				{images.map((image: AccoImage, index: number) => (
					<a key={image.src} rel="nofollow" {...opens(index)}>
						<SitePicture
							src={image.src}
							alt={image.alt}
							eager={index === 0}
							sizes={index === 0 ? "(min-width: 64rem) 42rem, 100vw" : "(min-width: 64rem) 21rem, 100vw"}
						/>
					</a>
				))}
			</div>
			<div className="gallery-like">
				<LikeButton accoId={acco.accoId} title={acco.title} />
			</div>
			{images[at] && isDrawing(images[at].src) && (
				<p className="gallery-drawn" aria-hidden="true">
					{t("pictures.drawn")}
				</p>
			)}
			{images.length > 1 && (
				<>
					<p className="gallery-count" aria-hidden="true">
						{t("pictures.ofCount", { at: at + 1, count: images.length })}
					</p>
					<a
						className={buttonClass("outline", { size: "small", className: "gallery-all" })}
						rel="nofollow"
						{...opens(0)}
					>
						<Images className="icon" aria-hidden="true" />
						{t("pictures.all", { count: images.length })}
					</a>
				</>
			)}
			{open !== null && (
				<Suspense>
					<Lightbox pictures={images} first={open} label={t("home.gallery")} onClose={() => setOpen(null)} />
				</Suspense>
			)}
		</section>
	);
}
