import { memo } from "react";
import { FILTER_LIST, type Filter, type FilterGroup as GroupName } from "#domain/search/filters.ts";
import { numberValues, wordKey } from "#i18n/filter-words.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { SearchParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { Choice, Option, OptionGroup } from "./filter-fields.tsx";

interface GroupProps {
	readonly view: SearchView;
	readonly params: SearchParams;
}
type FilterOfKind<Kind extends Filter["kind"]> = Extract<Filter, { readonly kind: Kind }>;

interface FilterGroupProps extends GroupProps {
	readonly group: GroupName;
}

/**
 * One part of the panel: a list with its facts, or facts and numbers under a title of their own. Drawn anew when one of
 * its own filters changes, so that a tick costs its part alone.
 */
export const FilterGroup = memo(
	Group,
	(before, after) => before.view === after.view && chosenIn(before) === chosenIn(after),
);

/** What is set of a group's filters. */
function chosenIn({ group, params }: FilterGroupProps): string {
	const of = FILTER_LIST.filter((filter) => filter.group === group);
	return JSON.stringify(of.map(({ address }) => params[address] ?? null));
}

function Group({ group, view, params }: FilterGroupProps) {
	const t = useT();
	const filters = FILTER_LIST.filter((filter) => filter.group === group);
	const facts = filters.flatMap((filter) => {
		// The last-minute screen always has this filter.
		if (filter.kind !== "yes" || (filter.name === "lastMinutes" && view.kind === "lastMinute")) return [];
		return [<Fact key={filter.name} filter={filter} view={view} params={params} />];
	});
	const numbers = filters.flatMap((filter) =>
		filter.kind === "atLeast" || filter.kind === "within"
			? [
					<NumberChoice key={filter.name} filter={filter} view={view} params={params} />,
					...(filter.name === "minStars" ? [<StarsNote key="stars-note" />] : []),
				]
			: [],
	);
	const list = filters.find(
		(filter): filter is FilterOfKind<"all" | "any"> => filter.kind === "all" || filter.kind === "any",
	);
	if (list) {
		return (
			<WordList filter={list} view={view} params={params}>
				{facts}
			</WordList>
		);
	}
	return (
		<fieldset>
			<legend>{t(group === "rooms" ? "filter.rooms" : "filter.more")}</legend>
			{facts.length === 0 ? (
				numbers
			) : (
				<div>
					{facts}
					<div className="mt-3">{numbers}</div>
				</div>
			)}
		</fieldset>
	);
}

/** Whose word the stars are. */
function StarsNote() {
	const t = useT();
	const language = useLanguage();
	return (
		<p className="t-small soft">
			<SiteLink className="text-link" href={href("starClassification", language)}>
				{t("filter.starsNote")}
			</SiteLink>
		</p>
	);
}

function WordList({
	filter,
	view,
	params,
	children,
}: GroupProps & { readonly filter: FilterOfKind<"all" | "any">; readonly children: React.ReactNode }) {
	const t = useT();
	const counts: Readonly<Record<string, number>> = view.facets[filter.name];
	return (
		<OptionGroup
			legend={t(filter.label)}
			name={filter.address}
			chosen={params[filter.address] ?? []}
			options={filter.words.map((word) => ({
				value: word,
				label: t(wordKey(filter, word)),
				count: counts[word] ?? 0,
			}))}
		>
			{children}
		</OptionGroup>
	);
}

function Fact({ filter, view, params }: GroupProps & { readonly filter: FilterOfKind<"yes"> }) {
	const t = useT();
	return (
		<Option
			name={filter.address}
			value="1"
			label={t(filter.label)}
			count={view.facets[filter.name]}
			checked={params[filter.address] === 1}
		/>
	);
}

/** At least so much, or at most so far. */
function NumberChoice({ filter, view, params }: GroupProps & { readonly filter: FilterOfKind<"atLeast" | "within"> }) {
	const t = useT();
	const language = useLanguage();
	const counts: Readonly<Record<number, number>> = filter.kind === "atLeast" ? view.facets[filter.name] : {};
	return (
		<Choice
			name={filter.address}
			label={t(filter.label)}
			value={params[filter.address]}
			options={filter.choices.map((value) => ({
				value,
				label: t(filter.choiceLabel, {
					...numberValues(value, language),
					homes: formatNumber(counts[value] ?? 0, language),
				}),
			}))}
		/>
	);
}
