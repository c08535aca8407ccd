import { formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { searchString } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { NumberedPages } from "./numbered-pages.tsx";

/** Pages of a result by number. */
export function Pages({ view }: { view: SearchView }) {
	const t = useT();
	const language = useLanguage();
	const page = view.params.page ?? 1;
	const first = (page - 1) * view.perPage + 1;
	const last = Math.min(page * view.perPage, view.totalResults);
	const count = (value: number) => formatNumber(value, language);
	return (
		<NumberedPages
			label={t("search.pages")}
			page={page}
			pages={Math.ceil(view.totalResults / view.perPage)}
			address={(number) => view.path + searchString({ ...view.params, page: number })}
		>
			<p className="t-small soft">
				{t("search.pageRange", { first: count(first), last: count(last), total: count(view.totalResults) })}
			</p>
		</NumberedPages>
	);
}
