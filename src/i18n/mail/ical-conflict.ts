import type { Language } from "#domain/language.ts";

/** Texts of the mail that tells the office of stays in other calendars on nights that are ours. */
export interface IcalConflictTexts {
	readonly subject: (facts: { readonly home: string; readonly accoId: string }) => string;
	readonly title: string;
	readonly lead: string;
	readonly home: string;
	/** Heading of one conflict. */
	readonly heading: (calendar: string) => string;
	/** Where the calendar's host is not known. */
	readonly someCalendar: string;
	readonly theirs: (stay: string) => string;
	readonly ours: (facts: { readonly claim: string; readonly stay: string }) => string;
	readonly claims: {
		readonly booking: string;
		readonly option: string;
		readonly hold: string;
	};
	readonly sameNights: string;
	readonly button: string;
}

const nl: IcalConflictTexts = {
	subject: ({ home, accoId }) => `Dubbele bezetting? ${home} (${accoId})`,
	title: "Een andere agenda meldt nachten die bij ons bezet zijn",
	lead: "Er is niets gewijzigd: onze boekingen, opties en vastgehouden nachten blijven staan. Overleg met de eigenaar welk verblijf doorgaat.",
	home: "Huis",
	heading: (calendar) => `Agenda van ${calendar}`,
	someCalendar: "een andere site",
	theirs: (stay) => `Daar: ${stay}`,
	ours: ({ claim, stay }) => `Bij ons: ${claim}, ${stay}`,
	claims: { booking: "boeking", option: "optie", hold: "nachten die tot de betaling worden vastgehouden" },
	sameNights:
		"Het zijn precies dezelfde nachten. Mogelijk is het ons eigen verblijf, dat de andere site uit onze agenda heeft overgenomen.",
	button: "Bekijk het huis",
};

const en: IcalConflictTexts = {
	subject: ({ home, accoId }) => `Booked twice? ${home} (${accoId})`,
	title: "Another calendar has nights that are taken with us",
	lead: "Nothing was changed: our bookings, options and held nights stand. Please settle with the owner which stay goes ahead.",
	home: "Home",
	heading: (calendar) => `Calendar of ${calendar}`,
	someCalendar: "another site",
	theirs: (stay) => `There: ${stay}`,
	ours: ({ claim, stay }) => `With us: ${claim}, ${stay}`,
	claims: { booking: "booking", option: "option", hold: "nights held until the payment" },
	sameNights:
		"They are exactly the same nights. This may be our own stay, which the other site took over from our calendar.",
	button: "View the home",
};

const de: IcalConflictTexts = {
	subject: ({ home, accoId }) => `Doppelt belegt? ${home} (${accoId})`,
	title: "Ein anderer Kalender meldet Nächte, die bei uns belegt sind",
	lead: "Es wurde nichts geändert: Unsere Buchungen, Optionen und gehaltenen Nächte bleiben bestehen. Bitte klären Sie mit dem Eigentümer, welcher Aufenthalt stattfindet.",
	home: "Haus",
	heading: (calendar) => `Kalender von ${calendar}`,
	someCalendar: "einer anderen Website",
	theirs: (stay) => `Dort: ${stay}`,
	ours: ({ claim, stay }) => `Bei uns: ${claim}, ${stay}`,
	claims: { booking: "Buchung", option: "Option", hold: "bis zur Zahlung gehaltene Nächte" },
	sameNights:
		"Es sind genau dieselben Nächte. Vielleicht ist es unser eigener Aufenthalt, den die andere Website aus unserem Kalender übernommen hat.",
	button: "Haus ansehen",
};

const fr: IcalConflictTexts = {
	subject: ({ home, accoId }) => `Double réservation\u202f? ${home} (${accoId})`,
	title: "Un autre calendrier indique des nuits déjà prises chez nous",
	lead: "Rien n’a été modifié\u00a0: nos réservations, options et nuits retenues sont maintenues. Voyez avec le propriétaire quel séjour aura lieu.",
	home: "Maison",
	heading: (calendar) => `Calendrier de ${calendar}`,
	someCalendar: "un autre site",
	theirs: (stay) => `Là-bas\u00a0: ${stay}`,
	ours: ({ claim, stay }) => `Chez nous\u00a0: ${claim}, ${stay}`,
	claims: { booking: "réservation", option: "option", hold: "nuits retenues jusqu’au paiement" },
	sameNights:
		"Ce sont exactement les mêmes nuits. Il s’agit peut-être de notre propre séjour, que l’autre site a repris de notre calendrier.",
	button: "Voir la maison",
};

export const ICAL_CONFLICT_TEXTS: Readonly<Record<Language, IcalConflictTexts>> = { nl, en, de, fr };
