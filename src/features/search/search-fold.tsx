import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { partyCounts } from "#domain/party/party.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { partyOf, type SearchParams } from "#site/search-params.ts";
import { whenText } from "./when.ts";

interface SearchFoldProps {
	readonly params: SearchParams;
	/** Name of the place, empty for everywhere. */
	readonly placeLabel: string;
	readonly children: ReactNode;
}

/** The search box of a result: on narrow screens one line that opens it, on wide ones the box itself. */
export function SearchFold({ params, placeLabel, children }: SearchFoldProps) {
	const t = useT();
	const language = useLanguage();
	const party = t("search.partySummary", partyCounts(partyOf(params)));
	return (
		<details className="search-fold" ref={openOnWideScreens}>
			<summary>
				<span>
					<b>{placeLabel || t("search.everywhere")}</b>
					<small>{[whenText(params, t, language), party].join(" · ")}</small>
				</span>
				<span className="go">
					<Search className="icon" aria-hidden="true" />
					<span className="visually-hidden">{t("search.change")}</span>
				</span>
			</summary>
			{children}
		</details>
	);
}

/** Browsers without `::details-content` show the box only when it is open. */
function openOnWideScreens(details: HTMLDetailsElement | null): void {
	if (details && matchMedia("(min-width: 64rem)").matches) details.open = true;
}
