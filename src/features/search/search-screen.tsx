import { useNavigate } from "@tanstack/react-router";
import { SlidersHorizontal, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { SORT_NAMES, searchString, stayParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { Crumbs } from "../layout/crumbs.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { activeFilters } from "./active-filters.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { HomeResult } from "./home-card.tsx";
import { NoHits } from "./no-hits.tsx";
import { Pages } from "./pages.tsx";
import { SearchBox } from "./search-box.tsx";

/** The list scrolls into view so long after new results arrived (specification §2). */
const SCROLL_TO_LIST_MS = 50;

/** Result list with its search box, filters, sorts and pages. */
export function SearchScreen({ view }: { view: SearchView }) {
	const t = useT();
	const language = useLanguage();
	const filters = activeFilters(view.params, t, language);
	const lister = useScrollToList(view);
	const stayQuery = searchString(stayParams(view.params));
	const title = titleOf(view, t);
	return (
		<PageFrame
			alternates={view.alternates}
			layout="no-footer"
			section={view.kind === "lastMinute" ? "lastMinute" : "search"}
		>
			<div className="search-top">
				<div className="wrap py-3">
					<SearchBox
						key={view.path + stayQuery}
						params={view.params}
						placeLabel={view.placeLabel}
						today={view.today}
						slim
					/>
				</div>
			</div>
			<div className="wrap">
				<div className="search-cols">
					<aside className="pt-4 lg:pt-6">
						<details className="filters-fold" ref={openOnWideScreens}>
							<summary className="btn btn-outline">
								<SlidersHorizontal className="icon" aria-hidden="true" />
								{t("filter.open", { count: filters.length })}
							</summary>
							<FilterPanel view={view} />
						</details>
					</aside>
					<section className="result-list" id="lister" ref={lister} aria-labelledby="result-title">
						<Crumbs crumbs={view.crumbs} />
						<div className="flex flex-wrap items-start justify-between gap-4">
							<h1 className="t-title" id="result-title" aria-live="polite">
								{title}
							</h1>
							<SortChoice view={view} />
						</div>
						{view.unknownHome && <p className="notice mt-4">{t("search.unknownHome")}</p>}
						{filters.length > 0 && (
							<ul className="chips mt-4">
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
								{filters.length > 1 && (
									<li>
										<SiteLink
											className="text-link t-small inline-flex min-h-11 items-center"
											href={view.path + stayQuery}
											keepScroll
										>
											{t("filter.clear")}
										</SiteLink>
									</li>
								)}
							</ul>
						)}
						<div className="mt-4">
							{view.accos.map((acco, index) => (
								<HomeResult key={acco.accoId} acco={acco} query={stayQuery} eager={index < 2} />
							))}
							{view.accos.length === 0 && <NoHits view={view} />}
						</div>
						<Pages view={view} />
					</section>
				</div>
			</div>
		</PageFrame>
	);
}

/** How many homes there are and where, as a sentence. */
export function titleOf(view: SearchView, t: ReturnType<typeof useT>): string {
	const count = view.totalResults;
	if (view.kind === "lastMinute") return t("search.titleLastMinute", { count });
	return view.place ? t("search.titlePlace", { count, place: view.place }) : t("search.titleAll", { count });
}

/** Wide screens show the panel without its button; browsers without `::details-content` need it open. */
function openOnWideScreens(details: HTMLDetailsElement | null): void {
	if (details && matchMedia("(min-width: 64rem)").matches) details.open = true;
}

function useScrollToList(view: SearchView) {
	const lister = useRef<HTMLElement>(null);
	const shown = useRef(view.accos);
	useEffect(() => {
		if (shown.current === view.accos) return;
		shown.current = view.accos;
		const timer = setTimeout(() => {
			const top = lister.current?.getBoundingClientRect().top ?? 0;
			// Only up: a list that is already in view stays where it is.
			if (top < 0) lister.current?.scrollIntoView({ block: "start" });
		}, SCROLL_TO_LIST_MS);
		return () => clearTimeout(timer);
	}, [view.accos]);
	return lister;
}

function SortChoice({ view }: { view: SearchView }) {
	const t = useT();
	const navigate = useNavigate();
	const hidden =
		Object.entries(view.params).length > 0 ? searchString({ ...view.params, sort: undefined, page: undefined }) : "";
	return (
		<form action={view.path} method="get" className="flex items-center gap-2">
			{[...new URLSearchParams(hidden)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<label className="visually-hidden" htmlFor="sort">
				{t("search.sort")}
			</label>
			<select
				id="sort"
				name="sort"
				className="input !min-h-11 !rounded-full"
				defaultValue={view.params.sort ?? "recommended"}
				onChange={(event) => {
					const search = Object.fromEntries(new URLSearchParams(hidden));
					void navigate({ to: ".", search: { ...search, sort: event.currentTarget.value }, resetScroll: false });
				}}
			>
				{SORT_NAMES.filter((sort) => sort !== "distance").map((sort) => (
					<option key={sort} value={sort}>
						{t(`sort.${sort}`)}
					</option>
				))}
			</select>
			<noscript>
				<button className="btn btn-outline btn-small" type="submit">
					{t("search.sortApply")}
				</button>
			</noscript>
		</form>
	);
}
