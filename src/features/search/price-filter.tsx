import { formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { SearchParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { priceBars } from "./price-bars.ts";

/** Ends of the scale (specification §9): the upper one means no limit. */
const PRICE_MAX = 3500;
const STEP = 10;

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
	const { bars, width, end } = priceBars(priceHistogram, Math.max(params.priceMin ?? 0, params.priceMax ?? 0));
	const highest = Math.max(1, ...bars);
	const from = Math.min(params.priceMin ?? 0, end);
	const to = Math.min(params.priceMax ?? end, end);
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
								className={bucket * width >= to || (bucket + 1) * width <= from ? "out" : undefined}
								style={{ height: `${Math.max(2, Math.round((count / highest) * 100))}%` }}
							/>
						))}
					</div>
					{/* They belong to no form: the two fields below are what is sent. */}
					<div className="thumbs" style={{ "--from": from / end, "--to": to / end } as React.CSSProperties}>
						<input
							type="range"
							form="none"
							min={0}
							max={end}
							step={STEP}
							aria-label={t("filter.priceMinLabel")}
							aria-valuetext={euros(from)}
							value={from}
							onChange={(event) => {
								const value = Math.min(Number(event.currentTarget.value), to - STEP);
								onChange({ ...params, priceMin: value > 0 ? value : undefined });
							}}
						/>
						<input
							type="range"
							form="none"
							min={0}
							max={end}
							step={STEP}
							aria-label={t("filter.priceMaxLabel")}
							aria-valuetext={to === end ? t("filter.any") : euros(to)}
							value={to}
							onChange={(event) => {
								const value = Math.max(Number(event.currentTarget.value), from + STEP);
								onChange({ ...params, priceMax: value < end ? value : undefined });
							}}
						/>
					</div>
					<p className="t-small soft mb-3">
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
							max={PRICE_MAX}
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
		</fieldset>
	);
}
