import { listHomes } from "#db/accommodations/home-desk.ts";
import { ANY_BOOKING, listBookingsPage, plainWords } from "#db/bookings/office-bookings.ts";
import { listGuests } from "#db/guests/office-guests.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { imageUrl } from "#site/image-url.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { bookingsHref } from "#site/office-bookings.ts";
import type { OfficeFind } from "#site/office-find.ts";
import { guestsHref, officeGuest } from "#site/office-guests.ts";
import { homesHref, officeHome } from "#site/office-homes.ts";
import { typedNumber } from "#site/office-number.ts";
import type { App } from "../../app.ts";
import { picturePath } from "../../pictures/picture-source.ts";
import { nameOf } from "./booking-lines.ts";
import { bookingActs } from "./booking-page.ts";
import { typedFigures } from "./typed-figures.ts";

/** What the palette finds as somebody types: bookings, guests and homes of all that the roles may see. */

const OF_EACH = 5;
/** Homes that a field offers. */
const OF_FIELD = 12;
const MOST_TYPED = 80;
/** Size of a picture in a list that is offered. */
const PICTURE = { width: 320, height: 240 } as const;

export async function officeFind(
	app: Pick<App, "db" | "clock">,
	roles: readonly Role[],
	typed: string,
	language: Language,
	of: "all" | "homes" = "all",
): Promise<readonly OfficeFind[]> {
	const { db } = app;
	const number = typedNumber(typed);
	const words = plainWords(typed.slice(0, MOST_TYPED)).slice(0, 6);
	if (words.length === 0) return [];
	const figures = typedFigures(typed);
	const found: OfficeFind[] = [];
	if (of === "all" && mayDo(roles, "bookings.see")) {
		const { rows } = await listBookingsPage(db, { ...ANY_BOOKING, words, figures }, "newest", null, OF_EACH + 1);
		for (const row of rows.slice(0, OF_EACH)) {
			const home = completeLocalized(row.home.title)[language];
			const label = `${row.booking_no} ${nameOf(row.guest)}`.trim();
			const { state, arrival, departure } = row;
			const href = officeHref(officeBooking(row.booking_no));
			const isTyped = number?.kind === "booking" && number.number === row.booking_no;
			const acts = isTyped ? { acts: await bookingActs(app, roles, row.booking_no) } : {};
			found.push({ kind: "booking", label, detail: home, href, state, arrival, departure, ...acts });
		}
		if (rows.length > OF_EACH) found.push(allOf("booking", bookingsHref({ q: typed })));
	}
	if (of === "all" && mayDo(roles, "guests.see")) {
		const { rows } = await listGuests(db, words, null, OF_EACH + 1, "newest", figures.telephones);
		for (const row of rows.slice(0, OF_EACH)) {
			const href = officeHref(officeGuest(row.public_id));
			found.push({ kind: "guest", label: nameOf(row) || row.email, detail: row.email, href });
		}
		if (rows.length > OF_EACH) found.push(allOf("guest", guestsHref({ q: typed })));
	}
	if (mayDo(roles, "homes.see")) {
		const most = of === "homes" ? OF_FIELD : OF_EACH;
		// Digits alone are a home's number without its letter.
		const homeWords = number?.kind === "home" ? [number.number] : words;
		const homes = await listHomes(db, { words: homeWords, status: null, ownerCode: null }, null, most + 1);
		for (const { accoId, status, title, picture, place, placeNames } of homes.slice(0, most)) {
			found.push({
				kind: "home",
				label: completeLocalized(title)[language],
				detail: accoId,
				href: officeHref(officeHome(accoId)),
				place: completeLocalized(placeNames)[language] || place,
				// A picture of a home that is not on the site is handed out to nobody.
				picture: picture && status === "live" ? imageUrl(picturePath(accoId, picture), PICTURE) : null,
			});
		}
		if (of === "all" && homes.length > most) found.push(allOf("home", homesHref({ q: typed })));
	}
	return found;
}

/** The way to the list of all that fit. */
function allOf(kind: OfficeFind["kind"], href: string): OfficeFind {
	return { kind, label: "", detail: "", href, isAll: true };
}
