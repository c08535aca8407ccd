import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { FILTER_GROUPS, FILTER_LIST } from "#domain/search/filters.ts";
import { useT } from "#i18n/react.tsx";
import { parseSearchParams, printSearchParams, type SearchParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { afterPaint } from "#ui/after-paint.ts";
import { Button } from "#ui/button.tsx";
import { useEarlyChoices } from "#ui/early-choices.ts";
import { FilterGroup } from "./filter-group.tsx";
import { PriceFilter } from "./price-filter.tsx";

/** Parameters that the panel shows; it keeps all others as they are. */
const SHOWN: readonly string[] = ["priceMin", "priceMax", ...FILTER_LIST.map(({ address }) => address), "page"];

/** Pause after the last change of a price before the list is asked for. */
const PRICE_PAUSE_MS = 300;

/**
 * Filters with their counts. A plain GET form: each change searches at once with script, a button does
 * without. Counts say how many homes the list would hold with that choice.
 */
export function FilterPanel({ view }: { view: SearchView }) {
	const t = useT();
	const form = useRef<HTMLFormElement>(null);
	useEarlyChoices(form);
	const { params, change, changeSoon } = useFilters(view.params);
	const kept = Object.entries(printSearchParams(view.params)).filter(([name]) => !SHOWN.includes(name));

	return (
		<form
			ref={form}
			className="filters"
			action={view.path}
			method="get"
			aria-label={t("filter.title")}
			onSubmit={(event) => event.preventDefault()}
			onChange={(event) => {
				const field = event.target;
				const isPrice = field instanceof HTMLInputElement && (field.type === "number" || field.type === "range");
				if (form.current && !isPrice) change(readForm(form.current));
			}}
		>
			{kept.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<PriceFilter
				view={view}
				params={params}
				onChange={(prices) => changeSoon({ ...params, ...prices, page: undefined })}
			/>
			{FILTER_GROUPS.map((group) => (
				<FilterGroup key={group} group={group} view={view} params={params} />
			))}
			<noscript>
				<Button look="primary" className="mt-2 w-full" type="submit">
					{t("filter.apply")}
				</Button>
			</noscript>
		</form>
	);
}

/**
 * The filters as the visitor has set them. They run ahead of the address until its list is here, so that a
 * box shows its tick at once and a second tick does not undo the first.
 */
function useFilters(shown: SearchParams) {
	const navigate = useNavigate();
	const address = useLocation({ select: ({ searchStr }) => searchStr });
	const [params, setParams] = useState(shown);
	const [known, setKnown] = useState({ shown, address });
	/** Searches asked for whose list is not here yet, the last one last. */
	const [sent, setSent] = useState<readonly string[]>([]);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	if (known.shown !== shown || known.address !== address) {
		setKnown({ shown, address });
		const there = parseSearchParams(Object.fromEntries(new URLSearchParams(address)));
		// The browser's way back or a link left for another search: what was asked for here is given up.
		const isLeft = known.address !== address && !sent.includes(textOf(there));
		// An answer to an earlier change must not take back a later one.
		const isAnswered = known.shown !== shown && (sent.length === 0 || sent.at(-1) === textOf(shown));
		if (isLeft || isAnswered) {
			setSent([]);
			setParams(isAnswered ? shown : there);
		}
	}
	const go = (next: SearchParams) => {
		setSent((before) => [...before, textOf(next)]);
		void navigate({ to: ".", search: printSearchParams(next), resetScroll: false });
	};
	const change = (next: SearchParams) => {
		clearTimeout(timer.current);
		setParams(next);
		// The tick is drawn before the router begins.
		afterPaint(() => go(next));
	};
	const changeSoon = (next: SearchParams) => {
		clearTimeout(timer.current);
		setParams(next);
		timer.current = setTimeout(() => go(next), PRICE_PAUSE_MS);
	};
	return { params, change, changeSoon };
}

const textOf = (params: SearchParams) => JSON.stringify(printSearchParams(params));

/** Reads the panel as a search; several boxes of one name become a list. */
function readForm(form: HTMLFormElement): SearchParams {
	const query: Record<string, string> = {};
	for (const [name, value] of new FormData(form)) {
		if (typeof value !== "string" || value === "") continue;
		query[name] = query[name] ? `${query[name]},${value}` : value;
	}
	return parseSearchParams(query);
}
