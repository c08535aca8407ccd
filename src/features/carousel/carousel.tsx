import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useT } from "#i18n/react.tsx";
import { Button } from "#ui/button.tsx";
import { useReady } from "../layout/use-ready.ts";
import { useCarousel } from "./use-carousel.ts";

interface CarouselProps {
	/** What the slides are, for those who cannot see them: the heading above. */
	readonly label: string;
	/** One item a slide; each has a key. */
	readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
	/** Stands in the row of the buttons: heading, link. */
	readonly head?: ReactNode;
	/** Turns automatically every 5 s; pointer, focus or the button pause it. */
	readonly autoplays?: boolean;
	/** Sets the slides' width. */
	readonly className?: string;
}

/**
 * Slides side by side: a list that scrolls sideways, with buttons, arrow keys and automatic turning (specification
 * §9: 400 ms, 5,000 ms, one slide a turn). Without script it is the list.
 */
export function Carousel({ label, slides, head, autoplays = false, className = "" }: CarouselProps) {
	const t = useT();
	const list = useRef<HTMLUListElement>(null);
	const carousel = useCarousel(list, autoplays && slides.length > 1);
	const [announcement, setAnnouncement] = useState("");
	const ready = useReady();

	const turn = (step: 1 | -1) => {
		carousel.turn(step);
		const at = Math.max(0, Math.min(slides.length - 1, carousel.at + step));
		setAnnouncement(t("show.slideOf", { at: at + 1, count: slides.length }));
	};
	return (
		<div
			className={`carousel ${className}`}
			data-ready={ready || undefined}
			role="group"
			aria-roledescription={t("show.carousel")}
			aria-label={label}
			onPointerEnter={(event) => event.pointerType !== "touch" && carousel.hold("pointer", true)}
			onPointerLeave={() => carousel.hold("pointer", false)}
			// A finger on it holds it; when it leaves, a whole interval passes.
			onTouchStart={() => carousel.hold("pointer", true)}
			onTouchEnd={() => carousel.hold("pointer", false)}
			onTouchCancel={() => carousel.hold("pointer", false)}
			onFocus={() => carousel.hold("focus", true)}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) carousel.hold("focus", false);
			}}
			onKeyDown={(event) => {
				if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
				if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
				event.preventDefault();
				turn(event.key === "ArrowRight" ? 1 : -1);
			}}
		>
			<div className="carousel-head">
				{head}
				<div className="carousel-buttons" hidden={carousel.fits && carousel.atEnd}>
					{autoplays && (
						<Button type="button" look="round" onClick={() => carousel.setPlays(!carousel.plays)}>
							{carousel.plays ? (
								<Pause className="icon" aria-hidden="true" />
							) : (
								<Play className="icon" aria-hidden="true" />
							)}
							<span className="visually-hidden">{t(carousel.plays ? "show.pause" : "show.play")}</span>
						</Button>
					)}
					{/* Not `disabled`: a button that loses the focus under the finger leaves the keyboard nowhere. */}
					<Button type="button" look="round" aria-disabled={carousel.atStart} onClick={() => turn(-1)}>
						<ChevronLeft className="icon" aria-hidden="true" />
						<span className="visually-hidden">{t("show.previous")}</span>
					</Button>
					<Button type="button" look="round" aria-disabled={carousel.atEnd} onClick={() => turn(1)}>
						<ChevronRight className="icon" aria-hidden="true" />
						<span className="visually-hidden">{t("show.next")}</span>
					</Button>
				</div>
			</div>
			<ul ref={list} className="carousel-slides">
				{slides.map(({ key, content }) => (
					<li key={key}>{content}</li>
				))}
			</ul>
			<p className="visually-hidden" role="status">
				{announcement}
			</p>
		</div>
	);
}
