import { CalendarClock, House, ReceiptEuro } from "lucide-react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { FrontView } from "#site/views/front-view.ts";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { SitePicture } from "../layout/site-picture.tsx";
import { HomeCard } from "../search/home-card.tsx";
import { SearchBox } from "../search/search-box.tsx";

/** Home screen: the search box first, then homes and places to start from. */
export function FrontScreen({ view }: { view: FrontView }) {
	const t = useT();
	const language = useLanguage();
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<section className="hero">
				<div className="frame">
					<SitePicture
						src="/images/illustrations/hero.webp"
						alt={t("front.heroAlt")}
						sizes="(min-width: 64rem) 60vw, 100vw"
						eager
					/>
				</div>
				<div className="wrap grid-2">
					<div className="words">
						<h1 className="t-hero">
							{t("front.title1")} <em>{t("front.title2")}</em>
						</h1>
						<p className="t-lead">{t("front.lead")}</p>
					</div>
				</div>
				<div className="search-holder">
					<SearchBox params={{}} placeLabel="" today={view.today} />
				</div>
			</section>

			{view.accos.length > 0 && (
				<section className="section wrap" aria-labelledby="front-homes">
					<div className="section-head">
						<h2 className="t-display" id="front-homes">
							{t("front.homes")}
						</h2>
						<SiteLink className="text-link" href={href("search", language)}>
							{t("front.allHomes", { count: view.homes })}
						</SiteLink>
					</div>
					<div className="cards">
						{view.accos.map((acco) => (
							<HomeCard key={acco.accoId} acco={acco} />
						))}
					</div>
				</section>
			)}

			{view.places.length > 0 && (
				<section className="section wrap split" aria-labelledby="front-places">
					<div>
						<h2 className="t-title mb-5" id="front-places">
							{t("front.places")}
						</h2>
						<ul className="places">
							{view.places.map((place) => (
								<li key={place.href}>
									<SiteLink href={place.href}>
										{place.label}
										<span>{t("search.homes", { count: place.count })}</span>
									</SiteLink>
								</li>
							))}
						</ul>
					</div>
					<figure className="order-first lg:order-none">
						<SitePicture src="/images/illustrations/apartment-1.webp" alt="" sizes="(min-width: 64rem) 40rem, 100vw" />
					</figure>
				</section>
			)}

			<section className="section wrap" aria-label={t("front.promises")}>
				<div className="promises">
					{(
						[
							["price", ReceiptEuro],
							["calendar", CalendarClock],
							["book", House],
						] as const
					).map(([name, Icon]) => (
						<div key={name}>
							<Icon className="icon-l" aria-hidden="true" />
							<h3 className="t-heading mt-3">{t(`front.${name}Title`)}</h3>
							<p className="soft mt-1.5 max-w-[34ch]">{t(`front.${name}Text`)}</p>
						</div>
					))}
				</div>
			</section>
		</PageFrame>
	);
}
