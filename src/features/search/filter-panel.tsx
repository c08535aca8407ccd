import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useRef } from "react";
import { AMENITIES, KINDS, LOCATIONS } from "#domain/home/facts.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { parseSearchParams, printSearchParams, type SearchParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";

const BEDROOMS = [1, 2, 3, 4, 5, 6] as const;
const BATHROOMS = [1, 2, 3, 4] as const;
const RATINGS = [3, 3.5, 4, 4.5] as const;
const PRICE_MAX = 3500;
const BUCKET = 100;

/** Parameters that the panel does not show but keeps. */
const KEPT = [
	"arrival",
	"departure",
	"adults",
	"children",
	"babies",
	"pets",
	"sort",
	"stars",
	"maxKmFromSkilift",
	"maxKmFromGolfCourse",
	"fav",
	"bounds",
] as const;

/**
 * Filters with their counts. A plain GET form: each change searches at once with script, a button does
 * without. Counts say how many homes the list would hold with that choice.
 */
export function FilterPanel({ view }: { view: SearchView }) {
	const t = useT();
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const { params, facets } = view;
	const printed = printSearchParams(params);

	const apply = (event?: FormEvent) => {
		event?.preventDefault();
		if (!form.current) return;
		const search = printSearchParams(readForm(form.current));
		void navigate({ to: ".", search, resetScroll: false });
	};

	return (
		<form
			// A change from outside (a chip, going back) must reach the uncontrolled fields.
			key={JSON.stringify(printed)}
			ref={form}
			className="filters"
			action={view.path}
			method="get"
			aria-label={t("filter.title")}
			onSubmit={apply}
			onChange={(event) => {
				if (event.target instanceof HTMLInputElement && event.target.type === "number") return;
				apply();
			}}
		>
			{KEPT.map((name) => printed[name] && <input key={name} type="hidden" name={name} value={printed[name]} />)}
			<PriceFilter view={view} />
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
			<fieldset>
				<legend>{t("filter.rooms")}</legend>
				<Choice
					name="bedrooms"
					label={t("filter.bedrooms")}
					value={params.bedrooms}
					options={BEDROOMS.map((count) => ({
						value: count,
						label: t("filter.atLeast", { value: count, homes: facets.minBedrooms[count] ?? 0 }),
					}))}
				/>
				<Choice
					name="bathrooms"
					label={t("filter.bathrooms")}
					value={params.bathrooms}
					options={BATHROOMS.map((count) => ({
						value: count,
						label: t("filter.atLeast", { value: count, homes: facets.minBathrooms[count] ?? 0 }),
					}))}
				/>
				<RatingChoice params={params} counts={facets.minRating} />
			</fieldset>
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
			<fieldset>
				<legend>{t("filter.more")}</legend>
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
			</fieldset>
			<button className="btn btn-primary mt-2 w-full" type="submit">
				{t("filter.apply")}
			</button>
		</form>
	);
}

/** Reads the panel as a search; several boxes of one name become a list. */
function readForm(form: HTMLFormElement): SearchParams {
	const query: Record<string, string> = {};
	for (const [name, value] of new FormData(form)) {
		if (typeof value !== "string" || value === "") continue;
		query[name] = query[name] ? `${query[name]},${value}` : value;
	}
	return parseSearchParams(query);
}

function PriceFilter({ view }: { view: SearchView }) {
	const t = useT();
	const language = useLanguage();
	const { params, priceHistogram, priceRange } = view;
	const highest = Math.max(1, ...priceHistogram);
	const from = params.priceMin ?? 0;
	const to = params.priceMax ?? PRICE_MAX;
	// Bars beyond the dearest home say nothing.
	const last = priceHistogram.findLastIndex((count) => count > 0);
	return (
		<fieldset>
			<legend>{t("filter.pricePerNight")}</legend>
			{priceRange && (
				<>
					<div className="histogram" aria-hidden="true">
						{priceHistogram.slice(0, last + 1).map((count, bucket) => (
							<i
								// biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
								key={bucket}
								className={bucket * BUCKET >= to || (bucket + 1) * BUCKET <= from ? "out" : undefined}
								style={{ height: `${Math.max(2, Math.round((count / highest) * 100))}%` }}
							/>
						))}
					</div>
					<p className="t-small soft mb-3">
						{t("filter.priceRange", {
							min: formatMoney(priceRange.min * 100, language),
							max: formatMoney(priceRange.max * 100, language),
						})}
					</p>
				</>
			)}
			<div className="grid grid-cols-2 gap-3">
				{(["priceMin", "priceMax"] as const).map((name) => (
					<label key={name} className="t-small block">
						<span className="mb-1 block font-semibold">{t(`filter.${name}`)}</span>
						<input
							className="input"
							type="number"
							inputMode="numeric"
							name={name}
							min={0}
							max={PRICE_MAX}
							step={1}
							placeholder="€"
							defaultValue={params[name]}
						/>
					</label>
				))}
			</div>
		</fieldset>
	);
}

interface OptionProps {
	readonly name: string;
	readonly value: string;
	readonly label: string;
	readonly count: number;
	readonly checked: boolean;
}

function Option({ name, value, label, count, checked }: OptionProps) {
	const t = useT();
	const language = useLanguage();
	return (
		<label className={count === 0 && !checked ? "filter-option zero" : "filter-option"}>
			<input type="checkbox" name={name} value={value} defaultChecked={checked} />
			{label}
			<span className="count" aria-hidden="true">
				{formatNumber(count, language)}
			</span>
			<span className="visually-hidden">{t("search.homes", { count })}</span>
		</label>
	);
}

interface OptionGroupProps {
	readonly legend: string;
	readonly name: string;
	readonly chosen: readonly string[];
	readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
	readonly children?: React.ReactNode;
}

/** Options that are shown at once; the rest behind a disclosure. Chosen ones always show. */
const SHOWN = 6;

function OptionGroup({ legend, name, chosen, options, children }: OptionGroupProps) {
	const t = useT();
	const ranked = [...options].sort((a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)));
	const box = (option: OptionGroupProps["options"][number]) => (
		<Option key={option.value} name={name} {...option} checked={chosen.includes(option.value)} />
	);
	return (
		<fieldset>
			<legend>{legend}</legend>
			<div>
				{ranked.slice(0, SHOWN).map(box)}
				{children}
				{ranked.length > SHOWN && (
					<details>
						<summary className="text-link t-small !min-h-11">
							{t("filter.showMore", { count: ranked.length - SHOWN })}
						</summary>
						{ranked.slice(SHOWN).map(box)}
					</details>
				)}
			</div>
		</fieldset>
	);
}

interface ChoiceProps {
	readonly name: string;
	readonly label: string;
	readonly value: number | undefined;
	readonly options: readonly { readonly value: number; readonly label: string }[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
	const t = useT();
	return (
		<label className="mb-3 block">
			<span className="t-small mb-1 block font-semibold">{label}</span>
			<select className="input" name={name} defaultValue={value ?? ""}>
				<option value="">{t("filter.any")}</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</label>
	);
}

function RatingChoice({ params, counts }: { params: SearchParams; counts: Readonly<Record<number, number>> }) {
	const t = useT();
	const language = useLanguage();
	const options = RATINGS.map((rating) => ({
		value: rating,
		label: t("filter.ratingFrom", { rating: formatNumber(rating, language), homes: counts[rating] ?? 0 }),
	}));
	return <Choice name="rating" label={t("filter.rating")} value={params.rating} options={options} />;
}
