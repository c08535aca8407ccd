import { useEffect, useRef, useState } from "react";
import { formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { startAddress } from "./stay-choice.ts";

interface Part {
	readonly id: string;
	readonly label: string;
}

/** The parts of the page, at the top of the window; the sum and the step on join them once the price panel is out of sight. */
export function SubNav({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const { offer } = view;
	const parts: readonly Part[] = [
		{ id: "home", label: t("home.partHome") },
		...(view.rooms.length > 0 ? [{ id: "sleeping", label: t("home.partSleeping") }] : []),
		{ id: "calendar", label: t("home.partCalendar") },
		{ id: "place", label: t("home.partPlace") },
		{ id: "rules", label: t("home.partRules") },
		...(view.reviews.total > 0
			? [{ id: "reviews", label: t("home.reviewsWithWords", { count: view.reviews.total }) }]
			: []),
	];
	const bar = useRef<HTMLElement>(null);
	const { current, isPanelGone } = useSight(parts);
	useEffect(() => {
		// On a phone the bar scrolls sideways: the part that is read stays in it.
		const link = bar.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
		const row = link?.parentElement;
		if (link && row) row.scrollTo({ left: link.offsetLeft - row.offsetLeft - 16, behavior: "instant" });
	}, [current]);
	const first = offer?.allowedTypes[0];
	return (
		<nav ref={bar} className="sub-nav" aria-label={t("home.parts")}>
			<div className="wrap">
				<div className="parts">
					{parts.map(({ id, label }) => (
						<a key={id} href={`#${id}`} aria-current={current === id ? "true" : undefined}>
							{label}
						</a>
					))}
				</div>
				<div className={isPanelGone ? "buy shown" : "buy"}>
					{offer && first ? (
						<>
							<p className="price">
								<strong>{formatMoney(offer.grandCents, language)}</strong>{" "}
								{t("price.forNights", { count: offer.nights })}
							</p>
							<SiteLink
								className={buttonClass("ember", { size: "small" })}
								href={startAddress(view, first)}
								rel="nofollow"
							>
								{t(`price.start${first}`)}
							</SiteLink>
						</>
					) : (
						<a className={buttonClass("primary", { size: "small" })} href="#calendar">
							{t("price.chooseDates")}
						</a>
					)}
				</div>
			</div>
		</nav>
	);
}

/** Which part is read, and whether the price panel has left the window upwards. */
function useSight(parts: readonly Part[]): { readonly current: string; readonly isPanelGone: boolean } {
	const [current, setCurrent] = useState("home");
	const [isPanelGone, setGone] = useState(false);
	const ids = parts.map(({ id }) => id).join(" ");
	useEffect(() => {
		const panel = document.getElementById("price");
		const elements = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
		// The line that a part must cross to be the one that is read: a third down the window.
		const read = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
			},
			{ rootMargin: "-33% 0px -66% 0px" },
		);
		for (const element of elements) read.observe(element);
		const gone = new IntersectionObserver(([entry]) => {
			if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.bottom < innerHeight / 2);
		});
		if (panel) gone.observe(panel);
		return () => {
			read.disconnect();
			gone.disconnect();
		};
	}, [ids]);
	return { current, isPanelGone };
}
