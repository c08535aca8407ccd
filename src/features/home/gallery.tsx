import { ChevronLeft, ChevronRight, Images, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { AccoImage } from "#domain/home/acco.ts";
import { useT } from "#i18n/react.tsx";
import { imageUrl } from "#site/image-url.ts";
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
					<button type="button" className="btn btn-outline btn-small gallery-all" onClick={() => setOpen(0)}>
						<Images className="icon" aria-hidden="true" />
						{t("pictures.all", { count: images.length })}
					</button>
				</>
			)}
			{open !== null && <Lightbox images={images} first={open} onClose={() => setOpen(null)} />}
		</section>
	);
}

/** The pictures one by one, as large as the screen: arrow keys turn, Escape closes and the focus goes back. */
function Lightbox({ images, first, onClose }: { images: readonly AccoImage[]; first: number; onClose: () => void }) {
	const t = useT();
	const dialog = useRef<HTMLDialogElement>(null);
	const [at, setAt] = useState(first);
	const image = images[at];

	useEffect(() => dialog.current?.showModal(), []);

	const turn = (step: number) => setAt((now) => (now + step + images.length) % images.length);
	return (
		<dialog
			ref={dialog}
			className="lightbox"
			aria-label={t("home.gallery")}
			onClose={onClose}
			onKeyDown={(event) => {
				if (event.key === "ArrowRight") turn(1);
				if (event.key === "ArrowLeft") turn(-1);
			}}
		>
			<div className="lightbox-bar">
				<p aria-live="polite">{t("pictures.ofCount", { at: at + 1, count: images.length })}</p>
				<button type="button" onClick={() => dialog.current?.close()}>
					<X className="icon" aria-hidden="true" />
					<span className="visually-hidden">{t("pictures.close")}</span>
				</button>
			</div>
			{image && (
				<figure>
					<SitePicture key={image.src} src={image.src} alt={image.alt} sizes="100vw" eager />
					<figcaption>{image.alt}</figcaption>
				</figure>
			)}
			<button type="button" className="turn back" onClick={() => turn(-1)}>
				<ChevronLeft className="icon-l" aria-hidden="true" />
				<span className="visually-hidden">{t("pictures.previous")}</span>
			</button>
			<button type="button" className="turn on" onClick={() => turn(1)}>
				<ChevronRight className="icon-l" aria-hidden="true" />
				<span className="visually-hidden">{t("pictures.next")}</span>
			</button>
		</dialog>
	);
}
