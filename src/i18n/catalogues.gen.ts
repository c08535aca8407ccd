// Made by `npm run messages` from src/i18n/messages; not for the hand.

import nlBackoffice from "./messages/nl/backoffice.json" with { type: "json" };
import nlBestweek from "./messages/nl/bestweek.json" with { type: "json" };
import nlBooking from "./messages/nl/booking.json" with { type: "json" };
import nlCommon from "./messages/nl/common.json" with { type: "json" };
import nlConsent from "./messages/nl/consent.json" with { type: "json" };
import nlContent from "./messages/nl/content.json" with { type: "json" };
import nlEstimate from "./messages/nl/estimate.json" with { type: "json" };
import nlFavourites from "./messages/nl/favourites.json" with { type: "json" };
import nlFits from "./messages/nl/fits.json" with { type: "json" };
import nlForms from "./messages/nl/forms.json" with { type: "json" };
import nlForstaff from "./messages/nl/forstaff.json" with { type: "json" };
import nlGrouproom from "./messages/nl/grouproom.json" with { type: "json" };
import nlGuest from "./messages/nl/guest.json" with { type: "json" };
import nlGuide from "./messages/nl/guide.json" with { type: "json" };
import nlHeads from "./messages/nl/heads.json" with { type: "json" };
import nlHome from "./messages/nl/home.json" with { type: "json" };
import nlHomes from "./messages/nl/homes.json" with { type: "json" };
import nlLastminute from "./messages/nl/lastminute.json" with { type: "json" };
import nlMails from "./messages/nl/mails.json" with { type: "json" };
import nlMailsAccount from "./messages/nl/mails-account.json" with { type: "json" };
import nlMailsBooking from "./messages/nl/mails-booking.json" with { type: "json" };
import nlMailsForms from "./messages/nl/mails-forms.json" with { type: "json" };
import nlMailsPartner from "./messages/nl/mails-partner.json" with { type: "json" };
import nlMap from "./messages/nl/map.json" with { type: "json" };
import nlOffice from "./messages/nl/office.json" with { type: "json" };
import nlOffline from "./messages/nl/offline.json" with { type: "json" };
import nlOrganisation from "./messages/nl/organisation.json" with { type: "json" };
import nlOwner from "./messages/nl/owner.json" with { type: "json" };
import nlPages from "./messages/nl/pages.json" with { type: "json" };
import nlPapers from "./messages/nl/papers.json" with { type: "json" };
import nlPictures from "./messages/nl/pictures.json" with { type: "json" };
import nlPriceLines from "./messages/nl/price-lines.json" with { type: "json" };
import nlProblems from "./messages/nl/problems.json" with { type: "json" };
import nlReservation from "./messages/nl/reservation.json" with { type: "json" };
import nlResults from "./messages/nl/results.json" with { type: "json" };
import nlSearch from "./messages/nl/search.json" with { type: "json" };
import nlStay from "./messages/nl/stay.json" with { type: "json" };
import nlSuccess from "./messages/nl/success.json" with { type: "json" };
import nlTimeline from "./messages/nl/timeline.json" with { type: "json" };
import nlWhy from "./messages/nl/why.json" with { type: "json" };
import enBackoffice from "./messages/en/backoffice.json" with { type: "json" };
import enBestweek from "./messages/en/bestweek.json" with { type: "json" };
import enBooking from "./messages/en/booking.json" with { type: "json" };
import enCommon from "./messages/en/common.json" with { type: "json" };
import enConsent from "./messages/en/consent.json" with { type: "json" };
import enContent from "./messages/en/content.json" with { type: "json" };
import enEstimate from "./messages/en/estimate.json" with { type: "json" };
import enFavourites from "./messages/en/favourites.json" with { type: "json" };
import enFits from "./messages/en/fits.json" with { type: "json" };
import enForms from "./messages/en/forms.json" with { type: "json" };
import enForstaff from "./messages/en/forstaff.json" with { type: "json" };
import enGrouproom from "./messages/en/grouproom.json" with { type: "json" };
import enGuest from "./messages/en/guest.json" with { type: "json" };
import enGuide from "./messages/en/guide.json" with { type: "json" };
import enHeads from "./messages/en/heads.json" with { type: "json" };
import enHome from "./messages/en/home.json" with { type: "json" };
import enHomes from "./messages/en/homes.json" with { type: "json" };
import enLastminute from "./messages/en/lastminute.json" with { type: "json" };
import enMails from "./messages/en/mails.json" with { type: "json" };
import enMailsAccount from "./messages/en/mails-account.json" with { type: "json" };
import enMailsBooking from "./messages/en/mails-booking.json" with { type: "json" };
import enMailsForms from "./messages/en/mails-forms.json" with { type: "json" };
import enMailsPartner from "./messages/en/mails-partner.json" with { type: "json" };
import enMap from "./messages/en/map.json" with { type: "json" };
import enOffice from "./messages/en/office.json" with { type: "json" };
import enOffline from "./messages/en/offline.json" with { type: "json" };
import enOrganisation from "./messages/en/organisation.json" with { type: "json" };
import enOwner from "./messages/en/owner.json" with { type: "json" };
import enPages from "./messages/en/pages.json" with { type: "json" };
import enPapers from "./messages/en/papers.json" with { type: "json" };
import enPictures from "./messages/en/pictures.json" with { type: "json" };
import enPriceLines from "./messages/en/price-lines.json" with { type: "json" };
import enProblems from "./messages/en/problems.json" with { type: "json" };
import enReservation from "./messages/en/reservation.json" with { type: "json" };
import enResults from "./messages/en/results.json" with { type: "json" };
import enSearch from "./messages/en/search.json" with { type: "json" };
import enStay from "./messages/en/stay.json" with { type: "json" };
import enSuccess from "./messages/en/success.json" with { type: "json" };
import enTimeline from "./messages/en/timeline.json" with { type: "json" };
import enWhy from "./messages/en/why.json" with { type: "json" };
import deBackoffice from "./messages/de/backoffice.json" with { type: "json" };
import deBestweek from "./messages/de/bestweek.json" with { type: "json" };
import deBooking from "./messages/de/booking.json" with { type: "json" };
import deCommon from "./messages/de/common.json" with { type: "json" };
import deConsent from "./messages/de/consent.json" with { type: "json" };
import deContent from "./messages/de/content.json" with { type: "json" };
import deEstimate from "./messages/de/estimate.json" with { type: "json" };
import deFavourites from "./messages/de/favourites.json" with { type: "json" };
import deFits from "./messages/de/fits.json" with { type: "json" };
import deForms from "./messages/de/forms.json" with { type: "json" };
import deForstaff from "./messages/de/forstaff.json" with { type: "json" };
import deGrouproom from "./messages/de/grouproom.json" with { type: "json" };
import deGuest from "./messages/de/guest.json" with { type: "json" };
import deGuide from "./messages/de/guide.json" with { type: "json" };
import deHeads from "./messages/de/heads.json" with { type: "json" };
import deHome from "./messages/de/home.json" with { type: "json" };
import deHomes from "./messages/de/homes.json" with { type: "json" };
import deLastminute from "./messages/de/lastminute.json" with { type: "json" };
import deMails from "./messages/de/mails.json" with { type: "json" };
import deMailsAccount from "./messages/de/mails-account.json" with { type: "json" };
import deMailsBooking from "./messages/de/mails-booking.json" with { type: "json" };
import deMailsForms from "./messages/de/mails-forms.json" with { type: "json" };
import deMailsPartner from "./messages/de/mails-partner.json" with { type: "json" };
import deMap from "./messages/de/map.json" with { type: "json" };
import deOffice from "./messages/de/office.json" with { type: "json" };
import deOffline from "./messages/de/offline.json" with { type: "json" };
import deOrganisation from "./messages/de/organisation.json" with { type: "json" };
import deOwner from "./messages/de/owner.json" with { type: "json" };
import dePages from "./messages/de/pages.json" with { type: "json" };
import dePapers from "./messages/de/papers.json" with { type: "json" };
import dePictures from "./messages/de/pictures.json" with { type: "json" };
import dePriceLines from "./messages/de/price-lines.json" with { type: "json" };
import deProblems from "./messages/de/problems.json" with { type: "json" };
import deReservation from "./messages/de/reservation.json" with { type: "json" };
import deResults from "./messages/de/results.json" with { type: "json" };
import deSearch from "./messages/de/search.json" with { type: "json" };
import deStay from "./messages/de/stay.json" with { type: "json" };
import deSuccess from "./messages/de/success.json" with { type: "json" };
import deTimeline from "./messages/de/timeline.json" with { type: "json" };
import deWhy from "./messages/de/why.json" with { type: "json" };
import frBackoffice from "./messages/fr/backoffice.json" with { type: "json" };
import frBestweek from "./messages/fr/bestweek.json" with { type: "json" };
import frBooking from "./messages/fr/booking.json" with { type: "json" };
import frCommon from "./messages/fr/common.json" with { type: "json" };
import frConsent from "./messages/fr/consent.json" with { type: "json" };
import frContent from "./messages/fr/content.json" with { type: "json" };
import frEstimate from "./messages/fr/estimate.json" with { type: "json" };
import frFavourites from "./messages/fr/favourites.json" with { type: "json" };
import frFits from "./messages/fr/fits.json" with { type: "json" };
import frForms from "./messages/fr/forms.json" with { type: "json" };
import frForstaff from "./messages/fr/forstaff.json" with { type: "json" };
import frGrouproom from "./messages/fr/grouproom.json" with { type: "json" };
import frGuest from "./messages/fr/guest.json" with { type: "json" };
import frGuide from "./messages/fr/guide.json" with { type: "json" };
import frHeads from "./messages/fr/heads.json" with { type: "json" };
import frHome from "./messages/fr/home.json" with { type: "json" };
import frHomes from "./messages/fr/homes.json" with { type: "json" };
import frLastminute from "./messages/fr/lastminute.json" with { type: "json" };
import frMails from "./messages/fr/mails.json" with { type: "json" };
import frMailsAccount from "./messages/fr/mails-account.json" with { type: "json" };
import frMailsBooking from "./messages/fr/mails-booking.json" with { type: "json" };
import frMailsForms from "./messages/fr/mails-forms.json" with { type: "json" };
import frMailsPartner from "./messages/fr/mails-partner.json" with { type: "json" };
import frMap from "./messages/fr/map.json" with { type: "json" };
import frOffice from "./messages/fr/office.json" with { type: "json" };
import frOffline from "./messages/fr/offline.json" with { type: "json" };
import frOrganisation from "./messages/fr/organisation.json" with { type: "json" };
import frOwner from "./messages/fr/owner.json" with { type: "json" };
import frPages from "./messages/fr/pages.json" with { type: "json" };
import frPapers from "./messages/fr/papers.json" with { type: "json" };
import frPictures from "./messages/fr/pictures.json" with { type: "json" };
import frPriceLines from "./messages/fr/price-lines.json" with { type: "json" };
import frProblems from "./messages/fr/problems.json" with { type: "json" };
import frReservation from "./messages/fr/reservation.json" with { type: "json" };
import frResults from "./messages/fr/results.json" with { type: "json" };
import frSearch from "./messages/fr/search.json" with { type: "json" };
import frStay from "./messages/fr/stay.json" with { type: "json" };
import frSuccess from "./messages/fr/success.json" with { type: "json" };
import frTimeline from "./messages/fr/timeline.json" with { type: "json" };
import frWhy from "./messages/fr/why.json" with { type: "json" };

export const PARTS_BY_LANGUAGE = {
	nl: {
		"backoffice": nlBackoffice,
		"bestweek": nlBestweek,
		"booking": nlBooking,
		"common": nlCommon,
		"consent": nlConsent,
		"content": nlContent,
		"estimate": nlEstimate,
		"favourites": nlFavourites,
		"fits": nlFits,
		"forms": nlForms,
		"forstaff": nlForstaff,
		"grouproom": nlGrouproom,
		"guest": nlGuest,
		"guide": nlGuide,
		"heads": nlHeads,
		"home": nlHome,
		"homes": nlHomes,
		"lastminute": nlLastminute,
		"mails": nlMails,
		"mails-account": nlMailsAccount,
		"mails-booking": nlMailsBooking,
		"mails-forms": nlMailsForms,
		"mails-partner": nlMailsPartner,
		"map": nlMap,
		"office": nlOffice,
		"offline": nlOffline,
		"organisation": nlOrganisation,
		"owner": nlOwner,
		"pages": nlPages,
		"papers": nlPapers,
		"pictures": nlPictures,
		"price-lines": nlPriceLines,
		"problems": nlProblems,
		"reservation": nlReservation,
		"results": nlResults,
		"search": nlSearch,
		"stay": nlStay,
		"success": nlSuccess,
		"timeline": nlTimeline,
		"why": nlWhy,
	},
	en: {
		"backoffice": enBackoffice,
		"bestweek": enBestweek,
		"booking": enBooking,
		"common": enCommon,
		"consent": enConsent,
		"content": enContent,
		"estimate": enEstimate,
		"favourites": enFavourites,
		"fits": enFits,
		"forms": enForms,
		"forstaff": enForstaff,
		"grouproom": enGrouproom,
		"guest": enGuest,
		"guide": enGuide,
		"heads": enHeads,
		"home": enHome,
		"homes": enHomes,
		"lastminute": enLastminute,
		"mails": enMails,
		"mails-account": enMailsAccount,
		"mails-booking": enMailsBooking,
		"mails-forms": enMailsForms,
		"mails-partner": enMailsPartner,
		"map": enMap,
		"office": enOffice,
		"offline": enOffline,
		"organisation": enOrganisation,
		"owner": enOwner,
		"pages": enPages,
		"papers": enPapers,
		"pictures": enPictures,
		"price-lines": enPriceLines,
		"problems": enProblems,
		"reservation": enReservation,
		"results": enResults,
		"search": enSearch,
		"stay": enStay,
		"success": enSuccess,
		"timeline": enTimeline,
		"why": enWhy,
	},
	de: {
		"backoffice": deBackoffice,
		"bestweek": deBestweek,
		"booking": deBooking,
		"common": deCommon,
		"consent": deConsent,
		"content": deContent,
		"estimate": deEstimate,
		"favourites": deFavourites,
		"fits": deFits,
		"forms": deForms,
		"forstaff": deForstaff,
		"grouproom": deGrouproom,
		"guest": deGuest,
		"guide": deGuide,
		"heads": deHeads,
		"home": deHome,
		"homes": deHomes,
		"lastminute": deLastminute,
		"mails": deMails,
		"mails-account": deMailsAccount,
		"mails-booking": deMailsBooking,
		"mails-forms": deMailsForms,
		"mails-partner": deMailsPartner,
		"map": deMap,
		"office": deOffice,
		"offline": deOffline,
		"organisation": deOrganisation,
		"owner": deOwner,
		"pages": dePages,
		"papers": dePapers,
		"pictures": dePictures,
		"price-lines": dePriceLines,
		"problems": deProblems,
		"reservation": deReservation,
		"results": deResults,
		"search": deSearch,
		"stay": deStay,
		"success": deSuccess,
		"timeline": deTimeline,
		"why": deWhy,
	},
	fr: {
		"backoffice": frBackoffice,
		"bestweek": frBestweek,
		"booking": frBooking,
		"common": frCommon,
		"consent": frConsent,
		"content": frContent,
		"estimate": frEstimate,
		"favourites": frFavourites,
		"fits": frFits,
		"forms": frForms,
		"forstaff": frForstaff,
		"grouproom": frGrouproom,
		"guest": frGuest,
		"guide": frGuide,
		"heads": frHeads,
		"home": frHome,
		"homes": frHomes,
		"lastminute": frLastminute,
		"mails": frMails,
		"mails-account": frMailsAccount,
		"mails-booking": frMailsBooking,
		"mails-forms": frMailsForms,
		"mails-partner": frMailsPartner,
		"map": frMap,
		"office": frOffice,
		"offline": frOffline,
		"organisation": frOrganisation,
		"owner": frOwner,
		"pages": frPages,
		"papers": frPapers,
		"pictures": frPictures,
		"price-lines": frPriceLines,
		"problems": frProblems,
		"reservation": frReservation,
		"results": frResults,
		"search": frSearch,
		"stay": frStay,
		"success": frSuccess,
		"timeline": frTimeline,
		"why": frWhy,
	},
} as const;
