import type { ReactNode } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { searchString } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { SitePicture } from "../layout/site-picture.tsx";
import { activeFilters } from "./active-filters.ts";

/** No homes: says which filter to drop, with the number of homes that gives. */
export function NoHits({ view }: { view: SearchView }) {
	const t = useT();
	const dated = Boolean(view.params.arrival);
	return (
		<div className="empty">
			<div className="text">
				<h2 className="t-title">{t(dated ? "search.noHitsDates" : "search.noHits")}</h2>
				<RelaxedWays
					view={view}
					fallback={<p className="soft mt-3">{t(dated ? "search.noHitsHelpDates" : "search.noHitsHelp")}</p>}
				/>
			</div>
			<div className="wing">
				<SitePicture src="/images/illustrations/view-water.webp" alt="" sizes="(min-width: 64rem) 30rem, 100vw" />
			</div>
		</div>
	);
}

/** The search without one of its filters, for those that would find homes; without any the fallback. */
export function RelaxedWays({ view, fallback = null }: { view: SearchView; fallback?: ReactNode }) {
	const t = useT();
	const language = useLanguage();
	const filters = activeFilters(view.params, t, language);
	const ways = view.relaxedSearches.flatMap((way) => {
		const address = view.path + searchString(way.params);
		const filter = filters.find(({ without }) => view.path + searchString(without) === address);
		return filter ? [{ label: filter.label, address, count: way.count }] : [];
	});
	if (ways.length === 0) return fallback;
	return (
		<ul className="mt-5 grid gap-3">
			{ways.map((way) => (
				<li key={way.address}>
					<SiteLink className={buttonClass("primary")} href={way.address}>
						{t("search.wayOut", { filter: way.label, count: way.count })}
					</SiteLink>
				</li>
			))}
		</ul>
	);
}
