import { ArrowLeft, ArrowRight } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { searchString } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { SiteLink } from "../layout/site-link.tsx";

/** Pages by link: every page of a result has its own address. */
export function Pages({ view }: { view: SearchView }) {
	const t = useT();
	const page = view.params.page ?? 1;
	const pages = Math.ceil(view.totalResults / view.perPage);
	if (pages <= 1) return null;
	const address = (number: number) => view.path + searchString({ ...view.params, page: number });
	const first = (page - 1) * view.perPage + 1;
	const last = Math.min(page * view.perPage, view.totalResults);
	return (
		<nav className="pages" aria-label={t("search.pages")}>
			<p className="t-small soft">{t("search.pageRange", { first, last, total: view.totalResults })}</p>
			<div className="flex flex-wrap gap-3">
				{page > 1 && (
					<SiteLink className="btn btn-outline" href={address(page - 1)} rel="prev">
						<ArrowLeft className="icon-s" aria-hidden="true" />
						{t("search.previousPage")}
					</SiteLink>
				)}
				{page < pages && (
					<SiteLink className="btn btn-outline" href={address(page + 1)} rel="next">
						{t("search.nextPage")}
						<ArrowRight className="icon-s" aria-hidden="true" />
					</SiteLink>
				)}
			</div>
		</nav>
	);
}
