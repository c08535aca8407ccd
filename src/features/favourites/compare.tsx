import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { FavouriteHome } from "#site/views/favourites-view.ts";
import { HomeMark } from "../search/home-card.tsx";

/** Up to four homes side by side; the best value of a row is marked by weight, and by nothing that colour alone says. */
export function Compare({ homes, dated }: { homes: readonly FavouriteHome[]; dated: boolean }) {
	const t = useT();
	const language = useLanguage();
	const euros = (cents: number) => formatMoney(cents, language);
	const priceOf = ({ acco, free }: FavouriteHome) =>
		dated ? (free ? acco.stayCents : null) : (acco.from?.stayCents ?? null);
	const rows: readonly Row[] = [
		{
			label: t(dated ? "likes.wholeStay" : "likes.lowest"),
			cells: homes.map((home) => {
				const price = priceOf(home);
				return price === null ? t(home.free ? "price.none" : "likes.taken") : euros(price);
			}),
			best: bestOf(homes.map(priceOf), Math.min),
		},
		{
			label: t("likes.beds"),
			cells: homes.map(({ acco }) => t("likes.bedsOf", { bedrooms: bedroomsOf(acco, t), guests: guestsOf(acco, t) })),
			best: bestOf(
				homes.map(({ acco }) => acco.maxGuests),
				Math.max,
			),
		},
		{
			label: t("likes.pets"),
			cells: homes.map(({ acco }) =>
				acco.maxPets > 0 ? t("home.upToPets", { count: acco.maxPets }) : t("home.noPets"),
			),
			best: [],
		},
		{
			label: t("likes.rating"),
			cells: homes.map(({ acco }) =>
				acco.rating === null ? t("likes.noRating") : formatNumber(acco.rating, language),
			),
			best: bestOf(
				homes.map(({ acco }) => acco.rating),
				Math.max,
			),
		},
	];
	return (
		<div className="section">
			<h2 className="t-title mb-4" id="compare-title">
				{t("likes.compare")}
			</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs focus. */}
			<section className="compare" aria-labelledby="compare-title" tabIndex={0}>
				<table>
					<thead>
						<tr>
							<td />
							{homes.map(({ acco }) => (
								<th key={acco.accoId} scope="col">
									<HomeMark acco={acco} className="mb-1" />
									{acco.title}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.label}>
								<th scope="row">{row.label}</th>
								{row.cells.map((cell, index) => (
									<td key={homes[index]?.acco.accoId}>{row.best.includes(index) ? <strong>{cell}</strong> : cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}

interface Row {
	readonly label: string;
	readonly cells: readonly string[];
	/** Places of the best values; none where all are alike. */
	readonly best: readonly number[];
}

type Words = ReturnType<typeof useT>;

function bedroomsOf(acco: ListedAccommodation, t: Words): string {
	return acco.bedrooms === 0 ? t("home.studio") : t("home.bedrooms", { count: acco.bedrooms });
}

function guestsOf(acco: ListedAccommodation, t: Words): string {
	return t("home.guests", { count: acco.maxGuests });
}

function bestOf(values: readonly (number | null)[], pick: (...numbers: number[]) => number): readonly number[] {
	const known = values.filter((value) => value !== null);
	const best = known.length > 1 ? pick(...known) : null;
	if (best === null || known.every((value) => value === best)) return [];
	return values.flatMap((value, index) => (value === best ? [index] : []));
}
