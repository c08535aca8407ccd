import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import type { AccoImage } from "#domain/accommodation/listed-accommodation.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { SitePicture } from "../layout/site-picture.tsx";

/** A card shows no more; the home's own screen has them all. */
const MOST_PICTURES = 5;
/** A phone shows its screen's width; less is asked for, since twice as fine is as fine as an eye sees there. */
const SIZES = "(min-width: 80rem) 21rem, (min-width: 40rem) 46vw, 62vw";

/**
 * A home's first pictures as a strip to swipe. Those after the first load once the strip is touched or pointed at; a
 * strip works without script, its arrows show to a pointer.
 */
export function PictureStrip({ images, href, eager }: { images: readonly AccoImage[]; href: string; eager: boolean }) {
	const strip = useRef<HTMLDivElement>(null);
	const [reached, setReached] = useState(false);
	const [at, setAt] = useState(0);
	const shown = images.slice(0, MOST_PICTURES);
	const [first] = shown;
	if (!first) return null;
	if (shown.length === 1) return <SitePicture src={first.src} alt={first.alt} sizes={SIZES} eager={eager} />;

	// The card's title is its one stop for the keyboard; all pictures stand on the home's own screen.
	const go = (step: number) => {
		const list = strip.current;
		if (!list) return;
		const to = Math.min(shown.length - 1, Math.max(0, at + step));
		list.scrollTo({ left: to * list.clientWidth, behavior: "smooth" });
	};
	return (
		<div className="strip" onPointerEnter={() => setReached(true)}>
			<div
				ref={strip}
				className="pictures"
				onTouchStart={() => setReached(true)}
				onScroll={({ currentTarget: list }) => {
					setReached(true);
					setAt(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
				}}
			>
				{shown.map((image, index) => (
					// To ears the card is one picture and one link: the title. A touch on any picture does the same.
					<div key={image.src} aria-hidden={index > 0 || undefined}>
						{index === 0 || reached ? (
							<SitePicture src={image.src} alt={image.alt} sizes={SIZES} eager={eager && index === 0} />
						) : (
							<noscript>
								<SitePicture src={image.src} alt="" sizes={SIZES} />
							</noscript>
						)}
						<SiteLink href={href} tabIndex={-1} aria-hidden="true">
							{null}
						</SiteLink>
					</div>
				))}
			</div>
			<div aria-hidden="true">
				<button
					type="button"
					className="btn-over arrow back only-script"
					tabIndex={-1}
					disabled={at === 0}
					onClick={() => go(-1)}
				>
					<ChevronLeft className="icon" />
				</button>
				<button
					type="button"
					className="btn-over arrow on only-script"
					tabIndex={-1}
					disabled={at === shown.length - 1}
					onClick={() => go(1)}
				>
					<ChevronRight className="icon" />
				</button>
			</div>
			<div className="dots" aria-hidden="true">
				{shown.map((image, index) => (
					<i key={image.src} className={index === at ? "here" : undefined} />
				))}
			</div>
		</div>
	);
}
