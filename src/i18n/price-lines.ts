import { LANGUAGES, type Language, type Localized } from "#domain/language.ts";

/** Words of the lines of a price; the same on page, mail, PDF and invoice. */
const LABELS = {
	rent: { nl: "Verblijf", en: "Stay", de: "Aufenthalt", fr: "Séjour" },
	extra_person: { nl: "Extra personen", en: "Extra guests", de: "Weitere Personen", fr: "Personnes supplémentaires" },
	los: {
		nl: "Korting voor een langer verblijf",
		en: "Longer-stay discount",
		de: "Rabatt für längeren Aufenthalt",
		fr: "Remise long séjour",
	},
	lastMinute: {
		nl: "Last-minutekorting",
		en: "Last-minute discount",
		de: "Last-Minute-Rabatt",
		fr: "Remise dernière minute",
	},
	early: {
		nl: "Vroegboekkorting",
		en: "Early-booking discount",
		de: "Frühbucherrabatt",
		fr: "Remise réservation anticipée",
	},
	code: { nl: "Kortingscode", en: "Discount code", de: "Rabattcode", fr: "Code de réduction" },
	cleaning: { nl: "Eindschoonmaak", en: "Final cleaning", de: "Endreinigung", fr: "Ménage de fin de séjour" },
	linen: { nl: "Bedlinnen", en: "Bed linen", de: "Bettwäsche", fr: "Linge de lit" },
	towels: { nl: "Handdoeken", en: "Towels", de: "Handtücher", fr: "Linge de toilette" },
	energy: { nl: "Energie", en: "Energy", de: "Energie", fr: "Énergie" },
	pet: { nl: "Huisdier", en: "Pet", de: "Haustier", fr: "Animal" },
	booking_fee: { nl: "Boekingskosten", en: "Booking fee", de: "Buchungsgebühr", fr: "Frais de dossier" },
	firewood: { nl: "Brandhout", en: "Firewood", de: "Brennholz", fr: "Bois de chauffage" },
	child_bed: { nl: "Kinderbed", en: "Cot", de: "Kinderbett", fr: "Lit bébé" },
	child_chair: { nl: "Kinderstoel", en: "High chair", de: "Hochstuhl", fr: "Chaise haute" },
	late_checkout: { nl: "Later uitchecken", en: "Late check-out", de: "Spätere Abreise", fr: "Départ tardif" },
	guarantee: { nl: "Garantiefonds", en: "Guarantee fund", de: "Garantiefonds", fr: "Fonds de garantie" },
	insurance_premium: {
		nl: "Annuleringsverzekering",
		en: "Cancellation insurance",
		de: "Reiserücktrittsversicherung",
		fr: "Assurance annulation",
	},
	insurance_policy_fee: { nl: "Poliskosten", en: "Policy fee", de: "Policengebühr", fr: "Frais de police" },
	insurance_tax: {
		nl: "Assurantiebelasting",
		en: "Insurance premium tax",
		de: "Versicherungsteuer",
		fr: "Taxe sur l’assurance",
	},
	tourist_tax: { nl: "Toeristenbelasting", en: "Tourist tax", de: "Kurtaxe", fr: "Taxe de séjour" },
} as const satisfies Record<string, Localized>;

/** Austria's name of the tourist tax. */
const AUSTRIAN_TOURIST_TAX = "Ortstaxe";

/** The words of a line. Codes that only a feed knows are shown as words: `ski_pass` as `Ski pass`. */
export function lineLabel(code: string, language: Language, country: string): string {
	if (code === "tourist_tax" && country === "AT" && language === "de") return AUSTRIAN_TOURIST_TAX;
	const known: Localized | undefined = Object.hasOwn(LABELS, code) ? LABELS[code as keyof typeof LABELS] : undefined;
	if (known) return known[language];
	const words = code.replace(/[_-]+/g, " ").trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of a line in the four languages. */
export function lineLabels(code: string, country: string): Localized {
	const [nl, en, de, fr] = LANGUAGES.map((language) => lineLabel(code, language, country));
	return { nl: nl ?? "", en: en ?? "", de: de ?? "", fr: fr ?? "" };
}
