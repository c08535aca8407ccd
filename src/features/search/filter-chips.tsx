import { X } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { searchString } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { SiteLink } from "../layout/site-link.tsx";
import type { ActiveFilter } from "./active-filters.ts";

interface FilterChipsProps {
	readonly view: Pick<SearchView, "path">;
	readonly filters: readonly ActiveFilter[];
	/** Address of the search without any filter. */
	readonly cleared: string;
}

/** The filters that are set, each with the way to take it off. */
export function FilterChips({ view, filters, cleared }: FilterChipsProps) {
	const t = useT();
	if (filters.length === 0) return null;
	return (
		<ul className="chips">
			{filters.map((filter) => (
				<li key={filter.label}>
					<SiteLink
						className="chip"
						href={view.path + searchString(filter.without)}
						keepScroll
						aria-label={t("filter.remove", { filter: filter.label })}
					>
						{filter.label}
						<X className="icon-s" aria-hidden="true" />
					</SiteLink>
				</li>
			))}
			<li>
				<SiteLink className="text-link t-small inline-flex min-h-11 items-center" href={cleared} keepScroll>
					{t("filter.clear")}
				</SiteLink>
			</li>
		</ul>
	);
}
