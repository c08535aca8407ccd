import { useT } from "#i18n/react.tsx";
import { partyOf } from "#site/search-params.ts";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { Button } from "#ui/button.tsx";

/** Dates and party without script: the browser's own fields, and a button that asks for the price. */
export function PlainStayForm({ view }: { view: AccommodationView }) {
	const t = useT();
	const party = partyOf(view.params);
	const { acco, params } = view;
	const numbers = [
		{ name: "adults", min: 1, max: acco.maxGuests },
		{ name: "children", min: 0, max: acco.maxGuests },
		{ name: "babies", min: 0, max: 10 },
		{ name: "pets", min: 0, max: Math.max(acco.maxPets, party.pets) },
	] as const;
	return (
		<form action={view.path} method="get">
			<div className="pick-plain">
				{(["arrival", "departure"] as const).map((name) => (
					<label key={name}>
						<span>{t(name === "arrival" ? "search.arrival" : "search.departure")}</span>
						<input type="date" name={name} defaultValue={params[name]} min={view.today} />
					</label>
				))}
				{numbers.map(({ name, min, max }) => (
					<label key={name}>
						<span>{t(`party.${name}`)}</span>
						<input type="number" name={name} defaultValue={party[name]} min={min} max={max} />
					</label>
				))}
			</div>
			<Button look="outline" className="mt-3 w-full" type="submit">
				{t("price.ask")}
			</Button>
		</form>
	);
}
