import { useNavigate } from "@tanstack/react-router";
import { SORTS } from "#domain/search/limits.ts";
import { useT } from "#i18n/react.tsx";
import { printSearchParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { Button } from "#ui/button.tsx";

/** The order of the list. Distance is offered where there is something to be near to. */
export function SortChoice({
	view,
	first,
}: {
	view: SearchView;
	/** Name of the order that a list has of itself, where it is no recommended one. */
	first?: string | undefined;
}) {
	const t = useT();
	const navigate = useNavigate();
	const kept = printSearchParams({ ...view.params, sort: undefined, page: undefined, week: undefined });
	const hasPoint = view.place !== null || view.params.bounds !== undefined;
	return (
		<form action={view.path} method="get" className="flex min-w-0 items-center gap-2">
			{Object.entries(kept).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<label className="visually-hidden" htmlFor="sort">
				{t("search.sort")}
			</label>
			<select
				id="sort"
				name="sort"
				className="input min-w-0 text-ellipsis !min-h-11 !rounded-full"
				value={view.params.sort ?? "recommended"}
				onChange={(event) => {
					void navigate({ to: ".", search: { ...kept, sort: event.currentTarget.value }, resetScroll: false });
				}}
			>
				{SORTS.filter((sort) => sort !== "distance" || hasPoint).map((sort) => (
					<option key={sort} value={sort}>
						{(sort === "recommended" && first) || t(`sort.${sort}`)}
					</option>
				))}
			</select>
			<noscript>
				<Button look="outline" size="small" type="submit">
					{t("search.sortApply")}
				</Button>
			</noscript>
		</form>
	);
}
