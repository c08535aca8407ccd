// Made by `npm run messages` from src/i18n/messages; not for the hand.

import nlBooking from "./messages/nl/booking.json" with { type: "json" };
import nlCommon from "./messages/nl/common.json" with { type: "json" };
import nlContent from "./messages/nl/content.json" with { type: "json" };
import nlFavourites from "./messages/nl/favourites.json" with { type: "json" };
import nlForms from "./messages/nl/forms.json" with { type: "json" };
import nlGuest from "./messages/nl/guest.json" with { type: "json" };
import nlHome from "./messages/nl/home.json" with { type: "json" };
import nlHomes from "./messages/nl/homes.json" with { type: "json" };
import nlMap from "./messages/nl/map.json" with { type: "json" };
import nlPages from "./messages/nl/pages.json" with { type: "json" };
import nlReservation from "./messages/nl/reservation.json" with { type: "json" };
import nlResults from "./messages/nl/results.json" with { type: "json" };
import nlSearch from "./messages/nl/search.json" with { type: "json" };
import nlStay from "./messages/nl/stay.json" with { type: "json" };
import nlSuccess from "./messages/nl/success.json" with { type: "json" };
import enBooking from "./messages/en/booking.json" with { type: "json" };
import enCommon from "./messages/en/common.json" with { type: "json" };
import enContent from "./messages/en/content.json" with { type: "json" };
import enFavourites from "./messages/en/favourites.json" with { type: "json" };
import enForms from "./messages/en/forms.json" with { type: "json" };
import enGuest from "./messages/en/guest.json" with { type: "json" };
import enHome from "./messages/en/home.json" with { type: "json" };
import enHomes from "./messages/en/homes.json" with { type: "json" };
import enMap from "./messages/en/map.json" with { type: "json" };
import enPages from "./messages/en/pages.json" with { type: "json" };
import enReservation from "./messages/en/reservation.json" with { type: "json" };
import enResults from "./messages/en/results.json" with { type: "json" };
import enSearch from "./messages/en/search.json" with { type: "json" };
import enStay from "./messages/en/stay.json" with { type: "json" };
import enSuccess from "./messages/en/success.json" with { type: "json" };
import deBooking from "./messages/de/booking.json" with { type: "json" };
import deCommon from "./messages/de/common.json" with { type: "json" };
import deContent from "./messages/de/content.json" with { type: "json" };
import deFavourites from "./messages/de/favourites.json" with { type: "json" };
import deForms from "./messages/de/forms.json" with { type: "json" };
import deGuest from "./messages/de/guest.json" with { type: "json" };
import deHome from "./messages/de/home.json" with { type: "json" };
import deHomes from "./messages/de/homes.json" with { type: "json" };
import deMap from "./messages/de/map.json" with { type: "json" };
import dePages from "./messages/de/pages.json" with { type: "json" };
import deReservation from "./messages/de/reservation.json" with { type: "json" };
import deResults from "./messages/de/results.json" with { type: "json" };
import deSearch from "./messages/de/search.json" with { type: "json" };
import deStay from "./messages/de/stay.json" with { type: "json" };
import deSuccess from "./messages/de/success.json" with { type: "json" };
import frBooking from "./messages/fr/booking.json" with { type: "json" };
import frCommon from "./messages/fr/common.json" with { type: "json" };
import frContent from "./messages/fr/content.json" with { type: "json" };
import frFavourites from "./messages/fr/favourites.json" with { type: "json" };
import frForms from "./messages/fr/forms.json" with { type: "json" };
import frGuest from "./messages/fr/guest.json" with { type: "json" };
import frHome from "./messages/fr/home.json" with { type: "json" };
import frHomes from "./messages/fr/homes.json" with { type: "json" };
import frMap from "./messages/fr/map.json" with { type: "json" };
import frPages from "./messages/fr/pages.json" with { type: "json" };
import frReservation from "./messages/fr/reservation.json" with { type: "json" };
import frResults from "./messages/fr/results.json" with { type: "json" };
import frSearch from "./messages/fr/search.json" with { type: "json" };
import frStay from "./messages/fr/stay.json" with { type: "json" };
import frSuccess from "./messages/fr/success.json" with { type: "json" };

export const PARTS_BY_LANGUAGE = {
	nl: {
		"booking": nlBooking,
		"common": nlCommon,
		"content": nlContent,
		"favourites": nlFavourites,
		"forms": nlForms,
		"guest": nlGuest,
		"home": nlHome,
		"homes": nlHomes,
		"map": nlMap,
		"pages": nlPages,
		"reservation": nlReservation,
		"results": nlResults,
		"search": nlSearch,
		"stay": nlStay,
		"success": nlSuccess,
	},
	en: {
		"booking": enBooking,
		"common": enCommon,
		"content": enContent,
		"favourites": enFavourites,
		"forms": enForms,
		"guest": enGuest,
		"home": enHome,
		"homes": enHomes,
		"map": enMap,
		"pages": enPages,
		"reservation": enReservation,
		"results": enResults,
		"search": enSearch,
		"stay": enStay,
		"success": enSuccess,
	},
	de: {
		"booking": deBooking,
		"common": deCommon,
		"content": deContent,
		"favourites": deFavourites,
		"forms": deForms,
		"guest": deGuest,
		"home": deHome,
		"homes": deHomes,
		"map": deMap,
		"pages": dePages,
		"reservation": deReservation,
		"results": deResults,
		"search": deSearch,
		"stay": deStay,
		"success": deSuccess,
	},
	fr: {
		"booking": frBooking,
		"common": frCommon,
		"content": frContent,
		"favourites": frFavourites,
		"forms": frForms,
		"guest": frGuest,
		"home": frHome,
		"homes": frHomes,
		"map": frMap,
		"pages": frPages,
		"reservation": frReservation,
		"results": frResults,
		"search": frSearch,
		"stay": frStay,
		"success": frSuccess,
	},
} as const;
