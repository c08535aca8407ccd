import { listHomes } from "#db/accommodations/home-desk.ts";
import { ANY_BOOKING, listBookingsPage, plainWords } from "#db/bookings/office-bookings.ts";
import { listGuests } from "#db/guests/office-guests.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { imageUrl } from "#site/image-url.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import type { OfficeFind } from "#site/office-find.ts";
import { officeGuest } from "#site/office-guests.ts";
import { officeHome } from "#site/office-homes.ts";
import type { App } from "../../app.ts";
import { picturePath } from "../../pictures/picture-source.ts";
import { nameOf } from "./booking-lines.ts";

/** What the palette finds as somebody types: bookings, guests and homes of all that the roles may see. */

const OF_EACH = 5;
/** Homes that a field offers. */
const OF_FIELD = 12;
const MOST_TYPED = 80;
/** Size of a picture in a list that is offered. */
const PICTURE = { width: 320, height: 240 } as const;

export async function officeFind(
	{ db }: Pick<App, "db">,
	roles: readonly Role[],
	typed: string,
	language: Language,
	of: "all" | "homes" = "all",
): Promise<readonly OfficeFind[]> {
	const words = plainWords(typed.slice(0, MOST_TYPED)).slice(0, 6);
	if (words.length === 0) return [];
	const found: OfficeFind[] = [];
	if (of === "all" && mayDo(roles, "bookings.see")) {
		const { rows } = await listBookingsPage(db, { ...ANY_BOOKING, words }, "newest", null, OF_EACH);
		for (const row of rows) {
			const home = completeLocalized(row.home.title)[language];
			const label = `${row.booking_no} ${nameOf(row.guest)}`.trim();
			found.push({ kind: "booking", label, detail: home, href: officeHref(officeBooking(row.booking_no)) });
		}
	}
	if (of === "all" && mayDo(roles, "guests.see")) {
		const { rows } = await listGuests(db, words, null, OF_EACH);
		for (const row of rows) {
			const href = officeHref(officeGuest(row.public_id));
			found.push({ kind: "guest", label: nameOf(row) || row.email, detail: row.email, href });
		}
	}
	if (mayDo(roles, "homes.see")) {
		const homes = await listHomes(
			db,
			{ words, status: null, ownerCode: null },
			null,
			of === "homes" ? OF_FIELD : OF_EACH,
		);
		for (const { accoId, status, title, picture, place, placeNames } of homes) {
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
	}
	return found;
}
