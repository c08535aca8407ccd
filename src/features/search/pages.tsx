import { ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { searchString } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { pagesAround } from "./page-numbers.ts";

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
		<nav className="pages result-pages" aria-label={t("search.pages")}>
			<p className="t-small soft">{t("search.pageRange", { first, last, total: view.totalResults })}</p>
			<ol>
				{page > 1 && (
					<li>
						<SiteLink className="turn" href={address(page - 1)} rel="prev" aria-label={t("search.previousPage")}>
							<ChevronLeft className="icon-s" aria-hidden="true" />
						</SiteLink>
					</li>
				)}
				{pagesAround(page, pages).map((number, at) => (
					<li key={number ?? `gap-${at}`}>
						{number === null ? (
							<span aria-hidden="true">…</span>
						) : (
							<SiteLink
								href={address(number)}
								aria-label={t("search.page", { page: number })}
								aria-current={number === page ? "page" : undefined}
							>
								{number}
							</SiteLink>
						)}
					</li>
				))}
				{page < pages && (
					<li>
						<SiteLink className="turn" href={address(page + 1)} rel="next" aria-label={t("search.nextPage")}>
							<ChevronRight className="icon-s" aria-hidden="true" />
						</SiteLink>
					</li>
				)}
			</ol>
		</nav>
	);
}
