import { listHomes } from "#db/accommodations/home-desk.ts";
import { plainWords } from "#db/bookings/office-bookings.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { bookingPath } from "#site/booking-path.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { parseSearchParams, searchString, stayParams } from "#site/search-params.ts";
import type { NewBookingPage } from "#site/views/office-view.ts";
import type { App } from "../../app.ts";
import type { MovedTo } from "../search-page.ts";

/** Where staff begin a booking for a guest: which home, when, for whom. It goes on with the site's own form. */

const MOST_HOMES = 12;
const MOST_WORDS = 8;

/**
 * The first questions of a booking, or where it goes on once the home is known. What is wrong with a stay, and which are
 * free nearby, is said by the booking form.
 */
export async function newBookingPage(
	{ db }: Pick<App, "db">,
	requested: OfficeQuery,
	language: Language,
): Promise<NewBookingPage | MovedTo> {
	const query = Object.fromEntries(
		Object.entries(requested).flatMap(([name, value]) => (typeof value === "string" ? [[name, value.trim()]] : [])),
	);
	const typed = (query.home ?? "").slice(0, 80);
	const params = stayParams(parseSearchParams(query));
	const words = plainWords(typed).slice(0, MOST_WORDS);
	const rows =
		words.length === 0 ? [] : await listHomes(db, { words, status: "live", ownerCode: null }, null, MOST_HOMES);
	const homes = rows.map((row) => {
		const title = completeLocalized(row.title)[language];
		return {
			id: row.accoId,
			title,
			place: completeLocalized(row.placeNames)[language] || row.place,
			href: bookingPath(language, title, row.accoId) + searchString(params),
		};
	});
	const [named] = homes.filter(({ id }) => id === typed.toLowerCase());
	const known = named ?? (homes.length === 1 ? homes[0] : undefined);
	if (known && params.arrival && params.departure) return { movedTo: known.href };
	return {
		name: "newBooking",
		typed,
		homes,
		stay: {
			arrival: params.arrival ?? "",
			departure: params.departure ?? "",
			adults: params.adults ?? 2,
			children: params.children ?? 0,
			babies: params.babies ?? 0,
			pets: params.pets ?? 0,
		},
		// A link may bring days along and no home, or a home and no days.
		isSent: query.home !== undefined && query.arrival !== undefined,
	};
}
