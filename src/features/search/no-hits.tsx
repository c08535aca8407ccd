import { useT } from "#i18n/react.tsx";
import { searchString } from "#site/search-params.ts";
import { SiteLink } from "../layout/site-link.tsx";
import type { SearchView } from "#site/views/search-view.ts";

/** No homes: says which filter to drop, with the number of homes that gives. */
export function NoHits({ view }: { view: SearchView }) {
	const t = useT();
	const { arrival, departure } = view.params;
	return (
		<div className="empty">
			<div className="text">
				<h2 className="t-title">{t(arrival && departure ? "search.noHitsDates" : "search.noHits")}</h2>
				{view.wayOut.length > 0 ? (
					<ul className="mt-5 grid gap-3">
						{view.wayOut.map((way) => (
							<li key={way.dropped}>
								<SiteLink className="btn btn-primary" href={view.path + searchString(way.params)}>
									{t("search.wayOut", { filter: way.dropped, count: way.count })}
								</SiteLink>
							</li>
						))}
					</ul>
				) : (
					<p className="soft mt-3">{t("search.noHitsHelp")}</p>
				)}
			</div>
			<div className="wing">
				<img src="/illustrations/view-water.webp" alt="" loading="lazy" width={960} height={720} />
			</div>
		</div>
	);
}
