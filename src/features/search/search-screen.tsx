import { useRouter, useRouterState } from "@tanstack/react-router";
import { List, Map as MapIcon } from "lucide-react";
import { type ComponentProps, memo, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Language } from "#domain/language.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { printSearchParams, type SearchParams, searchString, stayParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { useKeptFocus } from "#ui/kept-focus.ts";
import { useLaidLater } from "#ui/laid-later.ts";
import { late } from "#ui/late.tsx";
import { Notice } from "#ui/notice.tsx";
import { hasStarted } from "#ui/started.ts";
import { Crumbs } from "../layout/crumbs.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { activeFilters } from "./active-filters.ts";
import { FilterChips } from "./filter-chips.tsx";
import { Filters } from "./filters.tsx";
import { HomeResult } from "./home-card.tsx";
import { type MapBeside, useMapBeside } from "./map-beside.ts";
import { NoHits } from "./no-hits.tsx";
import { Pages } from "./pages.tsx";
import { Reading } from "./reading.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchFold } from "./search-fold.tsx";
import { SearchMap } from "./search-map.tsx";
import { SortChoice } from "./sort-choice.tsx";
import { UnknownPlace } from "./unknown-place.tsx";

/** The list scrolls into view so long after new results arrived (specification §2). */
const SCROLL_TO_LIST_MS = 50;

/** A module and a style sheet of its own, so that guests load nothing of it. */
export const WhyPanel = late(() => import("./why-panel.tsx"));

interface SearchScreenProps {
	readonly view: SearchView;
	/** Name of the order that the list has of itself; absent: recommended. */
	readonly order?: string | undefined;
	/** Stands in place of the results, their pages and their map. */
	readonly list?: ReactNode;
	/** The page around the search, where it is a part of one: its heading stands there. */
	readonly around?: ((search: ReactNode) => ReactNode) | undefined;
}

/** Homes that a phone shows, or begins to show, in its first window. */
const FIRST_WINDOW = 3;

/** Result list with its search box, filters, sorts and pages. */
export function SearchScreen({ view, around, order, list = null }: SearchScreenProps) {
	const t = useT();
	const language = useLanguage();
	const filters = activeFilters(view.params, t, language);
	const part = useRef<HTMLDivElement>(null);
	const lister = useScrollToList(view);
	useKeptFocus(part);
	useLaidLater();
	const stayQuery = searchString(stayParams(view.params));
	const title = titleOf(view, t);
	const Heading = around ? "h2" : "h1";
	const flexible = view.params.flex !== undefined;
	const ownMap = useMapBeside();
	const map = list ? { ...ownMap, isWanted: false } : ownMap;
	// An unknown place has nothing to filter, sort or map.
	const isKnown = !view.unknownPlace;
	const onMap = isKnown && view.params.view === "map";
	const isBeside = isKnown && (onMap || map.isWanted);
	const withMap = onMap || (isBeside && map.isWide);
	const why = view.why ? { view: view.why, search: view.path + searchString(view.params) } : null;
	const [active, setActive] = useState<string | null>(null);
	const cleared = view.path + stayQuery;
	return (
		<Frame view={view} around={around}>
			<div className="search-part" ref={part}>
				<div className="search-head">
					<div className="search-top">
						<div className="wrap-wide py-3">
							<SearchFold key={cleared} params={view.params} placeLabel={view.placeLabel}>
								<SearchBox
									params={view.params}
									placeLabel={view.placeLabel}
									placeSlugs={view.placeSlugs}
									onlyLastMinutes={view.kind === "lastMinute"}
									today={view.today}
									action={view.kind === "listing" ? view.path : undefined}
									slim
								/>
							</SearchFold>
						</div>
					</div>
					{isKnown && (
						<div className="search-bar wrap-wide">
							<Filters view={view} count={filters.length} cleared={cleared} />
							<FilterChips view={view} filters={view.reading ? [] : filters} cleared={cleared} />
							<div className="search-bar-end">
								<ViewSwitch view={view} isOnMap={onMap} map={map} />
								<SortChoice view={view} first={order} />
							</div>
						</div>
					)}
				</div>
				<div className="wrap-wide">
					<ResultCols className={colsClass({ onMap, isBeside })}>
						<section
							className={why && !withMap ? "result-list with-why" : "result-list"}
							id="lister"
							ref={lister}
							aria-labelledby="result-title"
						>
							<Crumbs crumbs={view.crumbs} />
							<Heading className="t-title" id="result-title" aria-live="polite">
								{title}
							</Heading>
							{view.reading && <Reading view={view} reading={view.reading} filters={filters} />}
							{isKnown && view.accos.length > 0 && (
								<p className="result-lead">
									{t("search.wholeStay")}{" "}
									<SiteLink className="text-link" href={href("ranking", language)}>
										{t("search.order")}
									</SiteLink>
								</p>
							)}
							{isKnown && !view.params.arrival && !(list && view.accos.length === 0) && (
								<SiteLink className="text-link link-onwards" href={bestWeekOf(view, language)}>
									{t("search.bestWeek")}
								</SiteLink>
							)}
							{view.testHouses && <p className="search-test-houses">{view.testHouses}</p>}
							{why && <StaffWhy view={why.view} params={view.params} path={view.path} />}
							{view.unknownHome && <Notice className="mt-4">{t("search.unknownHome")}</Notice>}
							{list ?? (
								<div className="results">
									{view.accos.map((acco, index) => (
										<HomeResult
											key={acco.accoId}
											acco={acco}
											params={view.params}
											eager={index === 0}
											isLater={index >= FIRST_WINDOW}
											withDates={flexible}
											isActive={active === acco.accoId}
											onActive={withMap ? setActive : undefined}
											why={why}
										/>
									))}
									{view.unknownPlace ? (
										<UnknownPlace unknown={view.unknownPlace} everywhere={view.path + searchString(view.params)} />
									) : (
										view.accos.length === 0 && <NoHits view={view} />
									)}
								</div>
							)}
							{!list && <Pages view={view} />}
							{view.otherDates.length > 0 && <OtherDates view={view} why={why} />}
							{/* The search has no footer: who we are is one link away all the same. */}
							<p className="t-small mt-8">
								<SiteLink className="text-link" href={href("imprint", language)}>
									{t("layout.imprint")}
								</SiteLink>
							</p>
						</section>
						{isBeside && (
							<div className="search-map-column">
								{withMap && <SearchMap view={view} activeAccoId={active} onActive={setActive} />}
							</div>
						)}
					</ResultCols>
				</div>
			</div>
		</Frame>
	);
}

/** What the search has found. While the next list of this very screen is on its way, this one stands, dimmed. */
function ResultCols({ className, children }: { className: string; children: ReactNode }) {
	const isLoading = useRouterState({
		select: ({ isLoading, location, resolvedLocation }) =>
			isLoading && location.pathname === resolvedLocation?.pathname,
	});
	return (
		<div className={className} aria-busy={isLoading && hasStarted()}>
			{children}
		</div>
	);
}

function colsClass({ onMap, isBeside }: { onMap: boolean; isBeside: boolean }): string {
	return ["search-cols", isBeside && "beside", onMap && "with-map"].filter(Boolean).join(" ");
}

/** The frame of a search, or the page that it is a part of. */
function Frame({ view, around, children }: SearchScreenProps & { readonly children: ReactNode }) {
	if (around) return around(children);
	return (
		<PageFrame
			alternates={view.alternates}
			layout="no-footer"
			section={view.kind === "lastMinute" ? "lastMinute" : "search"}
		>
			{children}
		</PageFrame>
	);
}

/**
 * From the list to the map and back; back in the list the search is no longer tied to a part of the map. A wide window
 * shows both: there it puts the map away and brings it back.
 */
function ViewSwitch({ view, isOnMap, map }: { view: SearchView; isOnMap: boolean; map: MapBeside }) {
	const t = useT();
	const isShown = isOnMap || (map.isWide && map.isWanted);
	const params: SearchParams = isShown
		? { ...view.params, view: undefined, zoom: undefined, bounds: undefined, page: undefined }
		: { ...view.params, view: "map" };
	const Icon = isShown ? List : MapIcon;
	return (
		<SiteLink
			className={buttonClass("outline", { size: "small", className: "view-switch" })}
			href={view.path + searchString(params)}
			keepScroll
			onClick={() => {
				if (map.isWide) map.want(!isShown);
			}}
		>
			<Icon className="icon-s" aria-hidden="true" />
			{t(isShown ? (map.isWide ? "search.hideMap" : "search.viewList") : "search.viewMap")}
		</SiteLink>
	);
}

/** Drawn anew with another answer alone: before its code is here, that would lose the server's elements. */
const StaffWhy = memo(function StaffWhy(props: ComponentProps<typeof WhyPanel>) {
	return (
		<Suspense fallback={null}>
			<WhyPanel {...props} />
		</Suspense>
	);
});

/** Homes that are free near the dates asked for, each with its own dates. */
function OtherDates({ view, why }: { view: SearchView; why: ComponentProps<typeof HomeResult>["why"] }) {
	const t = useT();
	return (
		<section className="other-dates mt-10" aria-labelledby="other-dates">
			<h2 className="t-title" id="other-dates">
				{t("when.otherDates")}
			</h2>
			<div className="results">
				{view.otherDates.map((acco) => (
					<HomeResult key={acco.accoId} acco={acco} params={view.params} eager={false} isLater withDates why={why} />
				))}
			</div>
		</section>
	);
}

/** The question of the best week with the party, filters and place of the search. */
function bestWeekOf(view: SearchView, language: Language): string {
	const query = new URLSearchParams(
		printSearchParams({
			...view.params,
			flex: undefined,
			month: undefined,
			bounds: undefined,
			page: undefined,
			view: undefined,
		}),
	);
	if (view.placeLabel) query.set("q", view.placeLabel);
	const text = query.toString();
	return href("bestWeek", language) + (text && `?${text}`);
}

/** How many homes there are and where, as a sentence. */
function titleOf(view: SearchView, t: ReturnType<typeof useT>): string {
	const count = view.totalResults;
	if (view.unknownPlace) return t("search.unknownPlace", { text: view.unknownPlace.text });
	if (view.kind === "lastMinute") return t("search.titleLastMinute", { count });
	return view.placeIn ? t("search.titlePlace", { count, where: view.placeIn }) : t("search.titleAll", { count });
}

function useScrollToList(view: SearchView) {
	const lister = useRef<HTMLElement>(null);
	const { history } = useRouter();
	const isReturn = useRef(false);
	useEffect(
		() =>
			history.subscribe(({ action }) => {
				isReturn.current = action.type === "BACK" || action.type === "FORWARD" || action.type === "GO";
			}),
		[history],
	);
	const search = view.path + searchString(view.params);
	const shown = useRef(search);
	useEffect(() => {
		// The same list reloaded, or reached by Back, keeps its scroll position.
		if (shown.current === search) return;
		shown.current = search;
		if (isReturn.current) return;
		const timer = setTimeout(() => {
			const top = lister.current?.getBoundingClientRect().top ?? 0;
			// Only up: a list that is already in view stays where it is.
			if (top < 0) lister.current?.scrollIntoView({ block: "start" });
		}, SCROLL_TO_LIST_MS);
		return () => clearTimeout(timer);
	}, [search]);
	return lister;
}
