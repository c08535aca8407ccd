import type { AccoRow } from "#db/accommodations/acco-rows.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Language } from "#domain/language.ts";

/** What lists show of homes, kept in memory and as new as the search: the change feed names what is to be forgotten. */

/** What of a home's row a card is made of. */
export type CardRow = Pick<AccoRow, (typeof CARD_COLUMNS)[number]>;

const CARD_COLUMNS = [
	"acco_id",
	"status",
	"title",
	"country",
	"region_names",
	"region_slugs",
	"place_names",
	"place_slugs",
	"public_lat",
	"public_lng",
	"kind",
	"max_guests",
	"max_pets",
	"bedrooms",
	"bathrooms",
	"stars",
	"rating",
	"reviews",
	"amenities",
	"images",
	"book_mode",
	"near_sea",
	"near_lake",
	"near_ski_slope",
	"company_vfy",
	"km_sea",
	"km_lake",
	"km_skilift",
	"km_golf_course",
] as const satisfies readonly (keyof AccoRow)[];

/** The part of a card that no search changes. */
export type HomeCard = Pick<
	ListedAccommodation,
	| "accoId"
	| "title"
	| "country"
	| "countryCode"
	| "region"
	| "placename"
	| "lat"
	| "lng"
	| "kind"
	| "maxGuests"
	| "maxPets"
	| "bedrooms"
	| "bathrooms"
	| "stars"
	| "rating"
	| "reviews"
	| "amenities"
	| "images"
	| "url"
>;

/** A home as lists know it; cards are filled in when they are first asked for. */
export interface CardHome {
	readonly row: CardRow;
	readonly cards: Map<Language, HomeCard>;
}

type KeepHome = (home: CardHome) => void;

export interface HomeCards {
	/** The home, if it is kept. */
	get(accoId: string): CardHome | undefined;
	/**
	 * Reads some homes. What `read` is given keeps one of them, unless it was to be forgotten since: what was read may
	 * then be older than the change. When it is over nothing is known of them any more, whether there are such homes or not.
	 */
	reading(accoIds: readonly string[], read: (keep: KeepHome) => Promise<void>): Promise<void>;
	/** Forgets homes that have changed; null: all. */
	forget(accoIds: readonly string[] | null): void;
}

/** Homes that are kept at most, each some kilobytes; those not shown for the longest go first. */
const MOST_HOMES = 5_000;

export function cardHome(row: AccoRow): CardHome {
	const kept = Object.fromEntries(CARD_COLUMNS.map((column) => [column, row[column]])) as CardRow;
	return { row: kept, cards: new Map() };
}

export function createHomeCards(most = MOST_HOMES): HomeCards {
	/** The last of the map is the one that was shown last. */
	const kept = new Map<string, CardHome>();
	/** Who reads a home at the moment; a change takes the name off the list. */
	const readers = new Map<string, symbol>();
	return {
		get(accoId) {
			const home = kept.get(accoId);
			if (!home) return undefined;
			kept.delete(accoId);
			kept.set(accoId, home);
			return home;
		},
		async reading(accoIds, read) {
			const reader = Symbol("reader");
			for (const accoId of accoIds) readers.set(accoId, reader);
			try {
				await read((home) => {
					const { acco_id } = home.row;
					if (readers.get(acco_id) !== reader) return;
					kept.delete(acco_id);
					kept.set(acco_id, home);
					for (const oldest of kept.keys()) {
						if (kept.size <= most) break;
						kept.delete(oldest);
					}
				});
			} finally {
				for (const accoId of accoIds) if (readers.get(accoId) === reader) readers.delete(accoId);
			}
		},
		forget(accoIds) {
			if (accoIds === null) {
				kept.clear();
				readers.clear();
				return;
			}
			for (const accoId of accoIds) {
				kept.delete(accoId);
				readers.delete(accoId);
			}
		},
	};
}

/** Keeps nothing: commands and the worker, which follow no change feed. */
export const NO_HOME_CARDS: HomeCards = {
	get: () => undefined,
	reading: (_, read) => read(() => {}),
	forget: () => {},
};
