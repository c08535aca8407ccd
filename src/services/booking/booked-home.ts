import type { LoadedAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import type { BookedHome } from "#domain/booking/facts.ts";

/** The home as a booking keeps it: what was agreed stays what was agreed. */
export function bookedHome({ home, facts }: Pick<LoadedAccommodation, "home" | "facts">): BookedHome {
	return {
		title: facts.title,
		country: home.country,
		region: facts.region,
		placename: facts.placename,
		image: facts.images[0]?.url ?? null,
		checkinFrom: facts.checkinFrom,
		checkoutUntil: facts.checkoutUntil,
		registrationNumber: facts.registrationNumber,
	};
}
