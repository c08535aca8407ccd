import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { AMENITIES, KINDS, LOCATIONS } from "#domain/home/facts.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { parseSearchParams, printSearchParams, type SearchParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { Choice, Option, OptionGroup } from "./filter-fields.tsx";
import { PriceFilter } from "./price-filter.tsx";

const BEDROOMS = [1, 2, 3, 4, 5, 6] as const;
const BATHROOMS = [1, 2, 3, 4] as const;
const STARS = [3, 4, 5] as const;
const RATINGS = [3, 3.5, 4, 4.5] as const;
const KILOMETRES = [1, 2, 5, 10, 25] as const;

/** Parameters that the panel shows; it keeps all others as they are. */
const SHOWN = [
	"priceMin",
	"priceMax",
	"location",
	"types",
	"detached",
	"bedrooms",
	"bathrooms",
	"stars",
	"rating",
	"facility",
	"noPets",
	"companyVfy",
	"lastMinutes",
	"maxKmFromSkilift",
	"maxKmFromGolfCourse",
	"page",
];

/** Pause after the last change of a price before the list is asked for. */
const PRICE_PAUSE_MS = 300;

/**
 * Filters with their counts. A plain GET form: each change searches at once with script, a button does
 * without. Counts say how many homes the list would hold with that choice.
 */
export function FilterPanel({ view }: { view: SearchView }) {
	const t = useT();
	const form = useRef<HTMLFormElement>(null);
	const { facets } = view;
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
			<OptionGroup
				legend={t("filter.location")}
				name="location"
				chosen={params.location ?? []}
				options={LOCATIONS.map((fact) => ({ value: fact, label: t(`location.${fact}`), count: facets.location[fact] }))}
			/>
			<OptionGroup
				legend={t("filter.kind")}
				name="types"
				chosen={params.types ?? []}
				options={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`), count: facets.kinds[kind] }))}
			>
				<Option
					name="detached"
					value="1"
					label={t("filter.detached")}
					count={facets.detached}
					checked={params.detached === 1}
				/>
			</OptionGroup>
			<Rooms params={params} facets={facets} />
			<OptionGroup
				legend={t("filter.amenities")}
				name="facility"
				chosen={params.facility ?? []}
				options={AMENITIES.map((amenity) => ({
					value: amenity,
					label: t(`amenity.${amenity}`),
					count: facets.amenities[amenity],
				}))}
			/>
			<More view={view} params={params} />
			<noscript>
				<button className="btn btn-primary mt-2 w-full" type="submit">
					{t("filter.apply")}
				</button>
			</noscript>
		</form>
	);
}

/** Rooms, stars and rating: at least so many. */
function Rooms({ params, facets }: { params: SearchParams; facets: SearchView["facets"] }) {
	const t = useT();
	const language = useLanguage();
	const atLeast = (choices: readonly number[], counts: Readonly<Record<number, number>>) =>
		choices.map((value) => ({ value, label: t("filter.atLeast", { value, homes: counts[value] ?? 0 }) }));
	return (
		<fieldset>
			<legend>{t("filter.rooms")}</legend>
			<Choice
				name="bedrooms"
				label={t("filter.bedrooms")}
				value={params.bedrooms}
				options={atLeast(BEDROOMS, facets.minBedrooms)}
			/>
			<Choice
				name="bathrooms"
				label={t("filter.bathrooms")}
				value={params.bathrooms}
				options={atLeast(BATHROOMS, facets.minBathrooms)}
			/>
			<Choice name="stars" label={t("filter.stars")} value={params.stars} options={atLeast(STARS, facets.minStars)} />
			<Choice
				name="rating"
				label={t("filter.rating")}
				value={params.rating}
				options={RATINGS.map((rating) => ({
					value: rating,
					label: t("filter.ratingFrom", {
						rating: formatNumber(rating, language),
						homes: facets.minRating[rating] ?? 0,
					}),
				}))}
			/>
		</fieldset>
	);
}

function More({ view, params }: { view: SearchView; params: SearchParams }) {
	const t = useT();
	const { facets } = view;
	const within = KILOMETRES.map((km) => ({ value: km, label: t("filter.withinKm", { km }) }));
	return (
		<fieldset>
			<legend>{t("filter.more")}</legend>
			<div>
				<Option
					name="noPets"
					value="1"
					label={t("filter.noPets")}
					count={facets.noPets}
					checked={params.noPets === 1}
				/>
				<Option
					name="companyVfy"
					value="1"
					label={t("filter.companyVfy")}
					count={facets.companyVfy}
					checked={params.companyVfy === 1}
				/>
				{view.kind !== "lastMinute" && (
					<Option
						name="lastMinutes"
						value="1"
						label={t("filter.lastMinutes")}
						count={facets.lastMinutes}
						checked={params.lastMinutes === 1}
					/>
				)}
				<div className="mt-3">
					<Choice
						name="maxKmFromSkilift"
						label={t("filter.skilift")}
						value={params.maxKmFromSkilift}
						options={within}
					/>
					<Choice
						name="maxKmFromGolfCourse"
						label={t("filter.golfCourse")}
						value={params.maxKmFromGolfCourse}
						options={within}
					/>
				</div>
			</div>
		</fieldset>
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
		go(next);
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
