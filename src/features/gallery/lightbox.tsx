import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from "react";
import { useT } from "#i18n/react.tsx";
import { SitePicture } from "../layout/site-picture.tsx";

/** A picture and its words. */
export interface GalleryPicture {
	readonly src: string;
	readonly alt: string;
}

/** A finger that moves less sideways does not turn the page. */
const SWIPE_PIXELS = 48;

/**
 * The pictures one by one, as large as the screen, with all of them small below: arrow keys and a swipe turn, Escape
 * closes, and the focus goes back to where it came from.
 */
export function Lightbox({
	pictures,
	first,
	label,
	onClose,
	picture,
}: {
	pictures: readonly GalleryPicture[];
	/** Index of the picture that was chosen. */
	first: number;
	label: string;
	onClose: () => void;
	/** Draws a picture as wide as the screen; absent: one of the image route, with small ones below. */
	picture?: (picture: GalleryPicture) => ReactNode;
}) {
	const t = useT();
	const dialog = useRef<HTMLDialogElement>(null);
	const [at, setAt] = useState(first);
	const shown = pictures[at];

	const strip = useRef<HTMLUListElement>(null);

	useEffect(() => dialog.current?.showModal(), []);
	useEffect(() => {
		// The small picture of the large one stays in sight.
		const thumbnail = strip.current?.children[at];
		if (strip.current && thumbnail instanceof HTMLElement) {
			strip.current.scrollTo({
				left: thumbnail.offsetLeft - strip.current.clientWidth / 2 + thumbnail.clientWidth / 2,
			});
		}
	}, [at]);

	const turn = (step: number) => setAt((now) => (now + step + pictures.length) % pictures.length);
	const swipe = useSwipe(turn);
	return (
		<dialog
			ref={dialog}
			className="lightbox"
			aria-label={label}
			onClose={onClose}
			onKeyDown={(event) => {
				if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
				event.stopPropagation();
				turn(event.key === "ArrowRight" ? 1 : -1);
			}}
			{...swipe}
		>
			<div className="lightbox-bar">
				<p aria-live="polite">{t("pictures.ofCount", { at: at + 1, count: pictures.length })}</p>
				<button type="button" onClick={() => dialog.current?.close()}>
					<X className="icon" aria-hidden="true" />
					<span className="visually-hidden">{t("pictures.close")}</span>
				</button>
			</div>
			{shown && (
				<figure>
					{picture?.(shown) ?? <SitePicture key={shown.src} src={shown.src} alt={shown.alt} sizes="100vw" eager />}
					<figcaption>{shown.alt}</figcaption>
				</figure>
			)}
			{pictures.length > 1 && !picture && (
				<ul className="thumbnails" ref={strip}>
					{pictures.map(({ src, alt }, index) => (
						<li key={src}>
							<button type="button" aria-current={index === at ? "true" : undefined} onClick={() => setAt(index)}>
								<SitePicture src={src} alt={alt} sizes="96px" />
							</button>
						</li>
					))}
				</ul>
			)}
			{pictures.length > 1 && (
				<>
					<button type="button" className="turn back" onClick={() => turn(-1)}>
						<ChevronLeft className="icon-l" aria-hidden="true" />
						<span className="visually-hidden">{t("pictures.previous")}</span>
					</button>
					<button type="button" className="turn on" onClick={() => turn(1)}>
						<ChevronRight className="icon-l" aria-hidden="true" />
						<span className="visually-hidden">{t("pictures.next")}</span>
					</button>
				</>
			)}
		</dialog>
	);
}

/** One finger sideways turns the page; two are a zoom, and more up or down than sideways is something else. */
function useSwipe(turn: (step: number) => void) {
	const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
	return {
		onTouchStart: ({ touches }: TouchEvent) => {
			const finger = touches[0];
			from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
		},
		onTouchEnd: ({ changedTouches }: TouchEvent) => {
			const finger = changedTouches[0];
			const start = from.current;
			from.current = null;
			// A picture that was zoomed into is moved about, not turned.
			if (!finger || !start || (visualViewport?.scale ?? 1) > 1.01) return;
			const [x, y] = [finger.clientX - start.x, finger.clientY - start.y];
			if (Math.abs(x) >= SWIPE_PIXELS && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
		},
		onTouchCancel: () => {
			from.current = null;
		},
	};
}
