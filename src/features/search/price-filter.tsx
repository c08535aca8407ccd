import { PRICE_RANGE } from "#domain/search/limits.ts";
import { formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { SearchParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { LAST_STOP, PRICE_STOPS, placeOf, priceBars } from "./price-bars.ts";

export interface PriceFilterProps {
	readonly view: Pick<SearchView, "priceHistogram" | "priceRange">;
	readonly params: Pick<SearchParams, "priceMin" | "priceMax">;
	readonly onChange: (change: Pick<SearchParams, "priceMin" | "priceMax">) => void;
}

/** Price a night: how many homes there are at which price, two thumbs, and two fields for exact sums. */
export function PriceFilter({ view, params, onChange }: PriceFilterProps) {
	const t = useT();
	const language = useLanguage();
	const { priceHistogram, priceRange } = view;
	const bars = priceBars(priceHistogram);
	const highest = Math.max(1, ...bars);
	const least = params.priceMin ?? PRICE_RANGE.min;
	const most = params.priceMax ?? PRICE_RANGE.max;
	const [from, to] = [placeOf(least), placeOf(most)];
	/** The end of the scale, and what is typed beyond it, means every price. */
	const isOpen = most >= PRICE_RANGE.max;
	const more = (): string => t("filter.priceMore", { price: euros(PRICE_RANGE.max) });
	const euros = (amount: number) => formatMoney(amount * 100, language);
	return (
		<fieldset>
			<legend>{t("filter.pricePerNight")}</legend>
			{priceRange && (
				<>
					<div className="histogram" aria-hidden="true">
						{bars.map((count, bucket) => (
							<i
								// biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
								key={bucket}
								className={bucket >= to || bucket + 1 <= from ? "out" : undefined}
								style={{ height: `${Math.max(2, Math.round((count / highest) * 100))}%` }}
							/>
						))}
					</div>
					{/* They belong to no form: the two fields below are what is sent. */}
					<div className="thumbs" style={{ "--from": from / LAST_STOP, "--to": to / LAST_STOP } as React.CSSProperties}>
						<input
							type="range"
							form="none"
							min={0}
							max={LAST_STOP}
							step={1}
							aria-label={t("filter.priceMinLabel")}
							aria-valuetext={euros(least)}
							value={from}
							onChange={(event) => {
								const place = Math.min(Number(event.currentTarget.value), Math.ceil(to) - 1);
								onChange({ ...params, priceMin: PRICE_STOPS[place] || undefined });
							}}
						/>
						<input
							type="range"
							form="none"
							min={0}
							max={LAST_STOP}
							step={1}
							aria-label={t("filter.priceMaxLabel")}
							aria-valuetext={isOpen ? more() : euros(most)}
							value={to}
							onChange={(event) => {
								const place = Math.max(Number(event.currentTarget.value), Math.floor(from) + 1);
								onChange({ ...params, priceMax: place < LAST_STOP ? PRICE_STOPS[place] : undefined });
							}}
						/>
					</div>
					<p className="row t-small soft justify-between" aria-hidden="true">
						<span>{euros(PRICE_RANGE.min)}</span> <span>{more()}</span>
					</p>
					<p className="t-small soft mt-1 mb-3">
						{t("filter.priceRange", { min: euros(priceRange.min), max: euros(priceRange.max) })}
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
							step={1}
							placeholder="€"
							value={params[name] ?? ""}
							onChange={(event) => {
								const text = event.currentTarget.value;
								onChange({ ...params, [name]: text === "" ? undefined : Math.max(0, Math.round(Number(text))) });
							}}
						/>
					</label>
				))}
			</div>
			{most > PRICE_RANGE.max && (
				<p className="t-small soft mt-2" role="status">
					{t("filter.priceAbove", { price: euros(PRICE_RANGE.max) })}
				</p>
			)}
		</fieldset>
	);
}
