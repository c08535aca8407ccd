import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { SitePicture } from "../layout/site-picture.tsx";
import { SearchBox } from "../search/search-box.tsx";

/** Head of the home screen: its heading, a picture, and the search box. */
export function FrontHero({ today }: { /** First day that can be searched for, ISO. */ today: string }) {
	const t = useT();
	const language = useLanguage();
	return (
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
						{t("front.titleStart")} <em>{t("front.titleEnd")}</em>
					</h1>
					<p className="t-lead">{t("front.lead")}</p>
					<SiteLink className="text-link link-onwards" href={href("bestWeek", language)}>
						{t("search.bestWeek")}
					</SiteLink>
				</div>
			</div>
			<div className="search-holder">
				<SearchBox params={{}} placeLabel="" today={today} />
			</div>
		</section>
	);
}
