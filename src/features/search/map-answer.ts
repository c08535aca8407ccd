import { useEffect, useState } from "react";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { useLanguage } from "#i18n/react.tsx";
import { type Acco, centsOf, listedOf } from "#site/api/acco.ts";
import type { MapCluster, MapIdle, MapLabel, MapMarker } from "../map/map-types.ts";
import { type SearchScope, scopeQuery } from "./search-scope.ts";

/** What stands on the map of a search, as `/search-api/search` with `view=map` answers it. */
export interface MapAnswer {
	readonly markers: readonly MapMarker[];
	readonly clusters: readonly MapCluster[];
	readonly labels: readonly MapLabel[];
}

/** The same as the call answers it. */
interface CalledMap extends Omit<MapAnswer, "markers"> {
	readonly markers: readonly (Omit<MapMarker, "stayCents"> & { readonly pricePerStay: number | null })[];
}

function markerOf({ pricePerStay, ...marker }: CalledMap["markers"][number]): MapMarker {
	return { ...marker, stayCents: pricePerStay === null ? null : centsOf(pricePerStay) };
}

const NOTHING: MapAnswer = { markers: [], clusters: [], labels: [] };

/** Pins, clusters and names for where the map rests; those of before stand until the new ones are here. */
export function useMapAnswer(scope: SearchScope, idle: MapIdle | null): MapAnswer {
	const language = useLanguage();
	const [answer, setAnswer] = useState(NOTHING);
	const query =
		idle &&
		scopeQuery(withoutPage(scope), language, {
			view: "map",
			perPage: "1",
			zoom: String(Math.round(idle.zoom * 100) / 100),
			viewport: boxText(idle.bounds, 5),
		}).toString();
	useEffect(() => {
		if (query === null) return;
		const abort = new AbortController();
		fetch(`/search-api/search?${query}`, { signal: abort.signal })
			.then(async (response) => {
				if (!response.ok) throw new Error(`map: status ${response.status}`);
				const { markers, clusters, labels }: CalledMap = await response.json();
				setAnswer({ markers: markers.map(markerOf), clusters, labels });
			})
			// What stood before stays; the next move of the map asks again.
			.catch(() => {});
		return () => abort.abort();
	}, [query]);
	return answer;
}

/** A home of the map with the price of the search's stay; null until it is here. */
export function useMapHome(
	scope: SearchScope,
	accoId: string,
	known: readonly ListedAccommodation[],
): ListedAccommodation | null {
	const language = useLanguage();
	const listed = known.find((acco) => acco.accoId === accoId) ?? null;
	const [requested, setRequested] = useState<ListedAccommodation | null>(null);
	const query = scopeQuery(withoutPage(scope), language, { fav: accoId, perPage: "1" }).toString();
	const isListed = listed !== null;
	useEffect(() => {
		if (isListed) return;
		const abort = new AbortController();
		fetch(`/search-api/search?${query}`, { signal: abort.signal })
			.then(async (response) => {
				if (!response.ok) throw new Error(`home of the map: status ${response.status}`);
				const { accos }: { readonly accos: readonly Acco[] } = await response.json();
				setRequested(accos[0] ? listedOf(accos[0]) : null);
			})
			.catch(() => {});
		return () => abort.abort();
	}, [query, isListed]);
	return listed ?? (requested?.accoId === accoId ? requested : null);
}

function withoutPage(scope: SearchScope): SearchScope {
	const { page, sort, view, zoom, ...params } = scope.params;
	return { ...scope, params };
}

/** A box as an address has it: south, west, north, east. */
function boxText({ south, west, north, east }: MapIdle["bounds"], digits: number): string {
	return [south, west, north, east].map((degrees) => Number(degrees.toFixed(digits))).join(",");
}
