import type { Language, Localized } from "#domain/language.ts";

/** The short sentence of every problem that a call can answer, in four languages. */
export const PROBLEM_TITLES = {
	MALFORMED_JSON: {
		nl: "Dit is geen geldige JSON.",
		en: "This is not valid JSON.",
		de: "Das ist kein gültiges JSON.",
		fr: "Ce n'est pas du JSON valide.",
	},
	MALFORMED_FORM: {
		nl: "Dit formulier is niet te lezen.",
		en: "This form cannot be read.",
		de: "Dieses Formular lässt sich nicht lesen.",
		fr: "Ce formulaire est illisible.",
	},
	BODY_TOO_LARGE: {
		nl: "De aanvraag is te groot.",
		en: "The request is too large.",
		de: "Die Anfrage ist zu groß.",
		fr: "La requête est trop volumineuse.",
	},
	BODY_TOO_SLOW: {
		nl: "De aanvraag kwam niet op tijd helemaal aan.",
		en: "The request did not arrive in full in time.",
		de: "Die Anfrage ist nicht rechtzeitig vollständig angekommen.",
		fr: "La requête n'est pas arrivée en entier à temps.",
	},
	CONTENT_TYPE: {
		nl: "Stuur de gegevens in de vorm die de documentatie noemt.",
		en: "Send the data in the form that the documentation names.",
		de: "Sende die Daten in der Form, die die Dokumentation nennt.",
		fr: "Envoyez les données sous la forme indiquée par la documentation.",
	},
	METHOD_NOT_ALLOWED: {
		nl: "Dit adres kent deze methode niet.",
		en: "This address does not take this method.",
		de: "Diese Adresse kennt diese Methode nicht.",
		fr: "Cette adresse n'accepte pas cette méthode.",
	},
	NOT_FOUND: {
		nl: "Dit bestaat niet of niet meer.",
		en: "This does not exist, or no longer does.",
		de: "Das gibt es nicht oder nicht mehr.",
		fr: "Cela n'existe pas ou plus.",
	},
	VALIDATION: {
		nl: "Een of meer velden kloppen nog niet.",
		en: "One or more fields need attention.",
		de: "Ein oder mehrere Felder stimmen noch nicht.",
		fr: "Un ou plusieurs champs sont à corriger.",
	},
	FORBIDDEN: {
		nl: "Dit mag vanaf deze plek niet.",
		en: "This is not allowed from here.",
		de: "Das ist von hier aus nicht erlaubt.",
		fr: "Cela n'est pas permis d'ici.",
	},
	UNAUTHENTICATED: {
		nl: "Meld je eerst aan.",
		en: "Sign in first.",
		de: "Melde dich zuerst an.",
		fr: "Connectez-vous d'abord.",
	},
	RATE_LIMITED: {
		nl: "Dat waren veel aanvragen. Probeer het straks opnieuw.",
		en: "That was a lot of requests. Try again in a while.",
		de: "Das waren viele Anfragen. Versuche es später noch einmal.",
		fr: "Cela fait beaucoup de demandes. Réessayez un peu plus tard.",
	},
	INTERNAL: {
		nl: "Er ging bij ons iets mis.",
		en: "Something went wrong on our side.",
		de: "Bei uns ist etwas schiefgegangen.",
		fr: "Un problème est survenu de notre côté.",
	},
	BUSY: {
		nl: "Er is nu veel vraag. Probeer het over een seconde opnieuw.",
		en: "It is busy right now. Try again in a second.",
		de: "Gerade ist viel los. Versuche es in einer Sekunde noch einmal.",
		fr: "La demande est forte en ce moment. Réessayez dans une seconde.",
	},
	UNAVAILABLE: {
		nl: "Dit is even niet bereikbaar. Probeer het over een paar seconden opnieuw.",
		en: "This cannot be reached for the moment. Try again in a few seconds.",
		de: "Das ist gerade nicht erreichbar. Versuche es in ein paar Sekunden noch einmal.",
		fr: "Ce service est momentanément inaccessible. Réessayez dans quelques secondes.",
	},
	BOOKING_UNAVAILABLE: {
		nl: "Boeken kan nu even niet. Probeer het later opnieuw.",
		en: "Booking is not possible for the moment. Please try again later.",
		de: "Buchen ist gerade nicht möglich. Versuche es später noch einmal.",
		fr: "La réservation est momentanément impossible. Réessayez plus tard.",
	},
	IDEMPOTENCY_KEY_MISSING: {
		nl: "De kop Idempotency-Key met een UUID ontbreekt.",
		en: "The header Idempotency-Key with a UUID is missing.",
		de: "Der Header Idempotency-Key mit einer UUID fehlt.",
		fr: "L'en-tête Idempotency-Key avec un UUID est absent.",
	},
	IDEMPOTENCY_KEY_REUSED: {
		nl: "Deze sleutel is al voor een andere aanvraag gebruikt.",
		en: "This key was already used for another request.",
		de: "Dieser Schlüssel wurde schon für eine andere Anfrage benutzt.",
		fr: "Cette clé a déjà servi pour une autre demande.",
	},
	IDEMPOTENCY_IN_PROGRESS: {
		nl: "Deze aanvraag wordt al verwerkt.",
		en: "This request is already being handled.",
		de: "Diese Anfrage wird schon bearbeitet.",
		fr: "Cette demande est déjà en cours de traitement.",
	},
	QUOTE_UNKNOWN: {
		nl: "Deze prijs kennen we niet. Vraag hem opnieuw op.",
		en: "We do not know this price. Ask for it again.",
		de: "Diesen Preis kennen wir nicht. Frage ihn neu ab.",
		fr: "Nous ne connaissons pas ce prix. Demandez-le à nouveau.",
	},
	PRICE_CHANGED: {
		nl: "De prijs is veranderd. Bekijk de nieuwe prijs voordat je boekt.",
		en: "The price has changed. Look at the new price before you book.",
		de: "Der Preis hat sich geändert. Sieh dir den neuen Preis an, bevor du buchst.",
		fr: "Le prix a changé. Vérifiez le nouveau prix avant de réserver.",
	},
	NOT_AVAILABLE: {
		nl: "Een of meer nachten zijn al bezet.",
		en: "One or more nights are already taken.",
		de: "Eine oder mehrere Nächte sind schon belegt.",
		fr: "Une ou plusieurs nuits sont déjà prises.",
	},
	INVALID_DATES: {
		nl: "Kies een aankomst vanaf vandaag en een vertrek daarna.",
		en: "Choose an arrival from today on, and a departure after it.",
		de: "Wähle eine Anreise ab heute und eine Abreise danach.",
		fr: "Choisissez une arrivée à partir d'aujourd'hui et un départ ensuite.",
	},
	TOO_SOON: {
		nl: "Zo snel kan het huis je niet ontvangen. Kies een latere aankomst.",
		en: "The home cannot receive you this soon. Choose a later arrival.",
		de: "So schnell ist das Haus nicht bereit. Wähle eine spätere Anreise.",
		fr: "La maison ne peut pas vous accueillir si vite. Choisissez une arrivée plus tardive.",
	},
	NO_ADULT: {
		nl: "Er moet minstens één volwassene mee.",
		en: "At least one adult has to travel.",
		de: "Mindestens eine erwachsene Person muss mitreisen.",
		fr: "Au moins un adulte doit être du voyage.",
	},
	TOO_MANY_GUESTS: {
		nl: "Het huis is te klein voor zoveel gasten.",
		en: "The home is too small for so many guests.",
		de: "Das Haus ist zu klein für so viele Gäste.",
		fr: "La maison est trop petite pour autant de voyageurs.",
	},
	TOO_MANY_BABIES: {
		nl: "Er is geen plaats voor zoveel baby's.",
		en: "There is no room for so many babies.",
		de: "Für so viele Babys ist kein Platz.",
		fr: "Il n'y a pas de place pour autant de bébés.",
	},
	NO_PETS: {
		nl: "Huisdieren zijn hier niet welkom.",
		en: "Pets cannot stay here.",
		de: "Haustiere sind hier nicht erlaubt.",
		fr: "Les animaux ne sont pas admis ici.",
	},
	TOO_MANY_PETS: {
		nl: "Zoveel huisdieren mogen hier niet mee.",
		en: "This home does not take so many pets.",
		de: "So viele Haustiere dürfen hier nicht mit.",
		fr: "La maison n'accepte pas autant d'animaux.",
	},
	NO_RATE: {
		nl: "Voor deze dagen is nog geen prijs bekend.",
		en: "There is no price for these days yet.",
		de: "Für diese Tage gibt es noch keinen Preis.",
		fr: "Il n'y a pas encore de prix pour ces jours.",
	},
	ARRIVAL_DAY: {
		nl: "Op deze dag kun je hier niet aankomen.",
		en: "You cannot arrive here on this day.",
		de: "An diesem Tag ist keine Anreise möglich.",
		fr: "L'arrivée n'est pas possible ce jour-là.",
	},
	DEPARTURE_DAY: {
		nl: "Op deze dag kun je hier niet vertrekken.",
		en: "You cannot depart from here on this day.",
		de: "An diesem Tag ist keine Abreise möglich.",
		fr: "Le départ n'est pas possible ce jour-là.",
	},
	MIN_STAY: {
		nl: "Een verblijf duurt hier langer.",
		en: "Stays here are longer than this.",
		de: "Ein Aufenthalt dauert hier länger.",
		fr: "Les séjours sont plus longs ici.",
	},
	MAX_STAY: {
		nl: "Een verblijf duurt hier korter.",
		en: "Stays here are shorter than this.",
		de: "Ein Aufenthalt ist hier kürzer.",
		fr: "Les séjours sont plus courts ici.",
	},
	INSURANCE_NOT_OFFERED: {
		nl: "Voor dit woonland bieden we de verzekering niet aan.",
		en: "We do not offer the insurance in this country of residence.",
		de: "Für dieses Wohnland bieten wir die Versicherung nicht an.",
		fr: "Nous ne proposons pas l'assurance dans ce pays de résidence.",
	},
	EXTRA_UNKNOWN: {
		nl: "Dit huis kent een van de gekozen extra's niet.",
		en: "This home does not offer one of the chosen extras.",
		de: "Dieses Haus bietet eines der gewählten Extras nicht an.",
		fr: "La maison ne propose pas l'un des suppléments choisis.",
	},
	OPTION_NOT_ALLOWED: {
		nl: "Dit huis kan niet in optie worden genomen.",
		en: "This home gives no free holds.",
		de: "Für dieses Haus gibt es keine Option.",
		fr: "Cette maison ne se met pas en option.",
	},
	OPTION_TOO_LATE: {
		nl: "Een optie kan alleen als de aankomst meer dan 42 dagen weg is.",
		en: "A free hold needs an arrival more than 42 days away.",
		de: "Eine Option gibt es nur, wenn die Anreise mehr als 42 Tage entfernt ist.",
		fr: "Une option demande une arrivée dans plus de 42 jours.",
	},
	OPTION_LIMIT: {
		nl: "Je hebt al twee huizen in optie.",
		en: "You already hold two homes.",
		de: "Du hast schon zwei Häuser in Option.",
		fr: "Vous avez déjà deux maisons en option.",
	},
	OPTION_REPEATED: {
		nl: "Dit verblijf had je al eens in optie.",
		en: "You already held this stay once.",
		de: "Diesen Aufenthalt hattest du schon einmal in Option.",
		fr: "Vous avez déjà eu ce séjour en option.",
	},
	ON_REQUEST_ONLY: {
		nl: "Dit huis vraag je aan; de eigenaar antwoordt.",
		en: "This home is on request; the owner answers.",
		de: "Dieses Haus gibt es auf Anfrage; der Eigentümer antwortet.",
		fr: "Cette maison est sur demande ; le propriétaire répond.",
	},
	INSTANT_ONLY: {
		nl: "Dit huis boek je direct; een aanvraag is niet nodig.",
		en: "This home is booked at once; no request is needed.",
		de: "Dieses Haus buchst du direkt; eine Anfrage ist nicht nötig.",
		fr: "Cette maison se réserve directement ; aucune demande n'est nécessaire.",
	},
	STALE: {
		nl: "Dit is intussen veranderd. Laad het opnieuw.",
		en: "This has changed meanwhile. Load it again.",
		de: "Das hat sich inzwischen geändert. Lade es neu.",
		fr: "Cela a changé entre-temps. Rechargez la page.",
	},
	INVALID_TRANSITION: {
		nl: "Deze stap past niet bij de stand van de boeking.",
		en: "This step does not fit the state of the booking.",
		de: "Dieser Schritt passt nicht zum Stand der Buchung.",
		fr: "Cette étape ne correspond pas à l'état de la réservation.",
	},
} as const satisfies Record<string, Localized>;

/** The closed list of codes that problems carry. */
export type ProblemCode = keyof typeof PROBLEM_TITLES;

export function isProblemCode(value: unknown): value is ProblemCode {
	return typeof value === "string" && Object.hasOwn(PROBLEM_TITLES, value);
}

export function problemTitle(code: ProblemCode, language: Language): string {
	return PROBLEM_TITLES[code][language];
}
