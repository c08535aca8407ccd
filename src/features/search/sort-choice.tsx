import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { SORTS } from "#domain/search/limits.ts";
import { useT } from "#i18n/react.tsx";
import { parseSearchParams, printSearchParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { Button } from "#ui/button.tsx";
import { useEarlyChoices } from "#ui/early-choices.ts";

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
	const shown = view.params.sort ?? "recommended";
	const choose = (sort: string) => void navigate({ to: ".", search: { ...kept, sort }, resetScroll: false });
	const select = useRef<HTMLSelectElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const isHere = useRef(false);
	useEarlyChoices(form);
	// Who goes back before the list of a choice is here changes the address alone.
	const address = useLocation({ select: ({ searchStr }) => searchStr });
	// biome-ignore lint/correctness/useExhaustiveDependencies: the list and the address alone change it.
	useEffect(() => {
		const element = select.current;
		if (!element) return;
		// At first it shows what was chosen before the page's script was there.
		if (isHere.current)
			element.value = parseSearchParams(Object.fromEntries(new URLSearchParams(address))).sort ?? "recommended";
		isHere.current = true;
	}, [shown, address]);
	const hasPoint = view.place !== null || view.params.bounds !== undefined;
	return (
		<form ref={form} action={view.path} method="get" className="flex min-w-0 items-center gap-2">
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
				ref={select}
				defaultValue={shown}
				autoComplete="off"
				onChange={(event) => choose(event.currentTarget.value)}
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
