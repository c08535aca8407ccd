import { X } from "lucide-react";
import { partyCounts } from "#domain/party/party.ts";
import { formatList } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { saidString } from "#site/said.ts";
import { partyOf, type SearchParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { SiteLink } from "../layout/site-link.tsx";
import type { ActiveFilter } from "./active-filters.ts";
import { whenOf, whenText } from "./when.ts";

interface ReadingProps {
	readonly view: Pick<SearchView, "path" | "place" | "params">;
	readonly reading: NonNullable<SearchView["reading"]>;
	readonly filters: readonly ActiveFilter[];
}

/** What was understood of a sentence, each part with the way to take it off, and what was not. */
export function Reading({ view, reading, filters }: ReadingProps) {
	const t = useT();
	const language = useLanguage();
	const { params, path, place } = view;
	const { adults, children, babies, pets, sort, arrival, flex } = params;
	const without = (change: Partial<SearchParams>): SearchParams => ({ ...params, page: undefined, ...change });
	const parts: { label: string; path: string; without: SearchParams }[] = [];
	const add = (label: string, change: Partial<SearchParams>, at = path) =>
		parts.push({ label, path: at, without: without(change) });
	if (place !== null) add(place, { bounds: undefined, zoom: undefined }, reading.everywhere);
	if (arrival || flex) {
		const never = { arrival: undefined, departure: undefined, diffDays: undefined, flex: undefined, month: undefined };
		add(whenText(whenOf(params), t, language), never);
	}
	if (adults || children || babies || pets) {
		const nobody = { adults: undefined, children: undefined, babies: undefined, pets: undefined };
		add(t("search.partySummary", partyCounts(partyOf(params))), nobody);
	}
	for (const filter of filters) parts.push({ label: filter.label, path, without: filter.without });
	if (sort) add(t(`sort.${sort}`), { sort: undefined });
	const left = formatList(
		reading.left.map((words) => t("search.quoted", { words })),
		language,
	);
	return (
		<div className="reading">
			<p className="t-small">{t("search.readingTitle", { sentence: reading.text })}</p>
			{parts.length > 0 && (
				<ul className="chips">
					{parts.map((part) => (
						<li key={part.label}>
							<SiteLink
								className="chip"
								href={part.path + saidString(part.without, reading.text)}
								keepScroll
								aria-label={t("filter.remove", { filter: part.label })}
							>
								{part.label}
								<X className="icon-s" aria-hidden="true" />
							</SiteLink>
						</li>
					))}
				</ul>
			)}
			{left !== "" && <p className="t-small reading-left">{t("search.readingLeft", { words: left })}</p>}
		</div>
	);
}
