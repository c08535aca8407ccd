import { useT } from "#i18n/react.tsx";
import type { SearchView } from "#site/views/search-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { SiteLink } from "../layout/site-link.tsx";

interface UnknownPlaceProps {
	readonly unknown: NonNullable<SearchView["unknownPlace"]>;
	/** Address of the same search without a place. */
	readonly everywhere: string;
}

/** What was typed names no place: the places nearest to it by name, or countries, and the way to all homes. */
export function UnknownPlace({ unknown, everywhere }: UnknownPlaceProps) {
	const t = useT();
	return (
		<div className="empty">
			<div className="text">
				<h2 className="t-title">{t(unknown.alike ? "search.nearestPlaces" : "search.largestCountries")}</h2>
				<ul className="mt-5 grid gap-3">
					{unknown.nearest.map(({ label, detail, href, count }) => (
						<li key={href}>
							<SiteLink className={buttonClass("primary")} href={href}>
								{[label, detail].filter(Boolean).join(", ")} ({t("search.homes", { count })})
							</SiteLink>
						</li>
					))}
				</ul>
				<p className="mt-5">
					<SiteLink className="text-link" href={everywhere}>
						{t("search.showEverywhere")}
					</SiteLink>
				</p>
			</div>
		</div>
	);
}
