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
	cot: { nl: "Kinderbedje", en: "Cot", de: "Babybett", fr: "Lit bébé" },
	high_chair: { nl: "Kinderstoel", en: "High chair", de: "Hochstuhl", fr: "Chaise haute" },
	late_checkout: { nl: "Later uitchecken", en: "Late check-out", de: "Spätere Abreise", fr: "Départ tardif" },
	early_checkin: { nl: "Eerder inchecken", en: "Early check-in", de: "Frühere Anreise", fr: "Arrivée anticipée" },
	parking: { nl: "Parkeren", en: "Parking", de: "Parkplatz", fr: "Parking" },
	internet: { nl: "Internet", en: "Internet", de: "Internet", fr: "Accès internet" },
	heating: { nl: "Verwarming", en: "Heating", de: "Heizung", fr: "Chauffage" },
	electricity: { nl: "Stroom", en: "Electricity", de: "Strom", fr: "Électricité" },
	water: { nl: "Water", en: "Water", de: "Wasser", fr: "Eau" },
	waste: { nl: "Afvalverwerking", en: "Waste collection", de: "Müllentsorgung", fr: "Collecte des déchets" },
	laundry: { nl: "Wasservice", en: "Laundry", de: "Wäscheservice", fr: "Service de blanchisserie" },
	breakfast: { nl: "Ontbijt", en: "Breakfast", de: "Frühstück", fr: "Petit-déjeuner" },
	sauna: { nl: "Gebruik van de sauna", en: "Use of the sauna", de: "Saunanutzung", fr: "Accès au sauna" },
	hot_tub: { nl: "Gebruik van de hottub", en: "Use of the hot tub", de: "Whirlpoolnutzung", fr: "Accès au jacuzzi" },
	ski_pass: { nl: "Skipas", en: "Ski pass", de: "Skipass", fr: "Forfait de ski" },
	bicycle: { nl: "Fietshuur", en: "Bicycle hire", de: "Fahrradverleih", fr: "Location de vélos" },
	park_fee: { nl: "Parkkosten", en: "Park fee", de: "Parkgebühr", fr: "Frais de parc" },
	service: { nl: "Servicekosten", en: "Service charge", de: "Servicegebühr", fr: "Frais de service" },
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

/** Other spellings that feeds use. */
const MEANT: Readonly<Record<string, keyof typeof LABELS>> = {
	babycot: "cot",
	babybed: "cot",
	childbed: "cot",
	childrenbed: "cot",
	crib: "cot",
	childchair: "high_chair",
	childrenchair: "high_chair",
	babychair: "high_chair",
	finalcleaning: "cleaning",
	cleaningfee: "cleaning",
	endcleaning: "cleaning",
	bedlinen: "linen",
	linenpackage: "linen",
	bedding: "linen",
	towel: "towels",
	towelpackage: "towels",
	dog: "pet",
	dogs: "pet",
	pets: "pet",
	petfee: "pet",
	wood: "firewood",
	wifi: "internet",
	garage: "parking",
	power: "electricity",
	garbage: "waste",
	hottub: "hot_tub",
	whirlpool: "hot_tub",
	bike: "bicycle",
	bikes: "bicycle",
	bicycles: "bicycle",
	servicefee: "service",
	administration: "booking_fee",
	reservationfee: "booking_fee",
	resortfee: "park_fee",
	touristtax: "tourist_tax",
	citytax: "tourist_tax",
};

/** What a cost is called whose code says nothing to anybody but its feed. */
const OTHER = {
	nl: "Bijkomende kosten",
	en: "Additional charge",
	de: "Weitere Kosten",
	fr: "Frais supplémentaires",
} satisfies Localized;

const plain = (code: string) => code.toLowerCase().replace(/[^a-z]/g, "");
const BY_PLAIN_CODE = new Map<string, Localized>([
	...Object.entries(MEANT).map(([spelling, code]): [string, Localized] => [spelling, LABELS[code]]),
	...Object.entries(LABELS).map(([code, label]): [string, Localized] => [plain(code), label]),
]);

/** The words of a line. Codes that only a feed knows are never shown: they are no word of any language. */
export function lineLabel(code: string, language: Language, country: string): string {
	if (code === "tourist_tax" && country === "AT" && language === "de") return AUSTRIAN_TOURIST_TAX;
	return (BY_PLAIN_CODE.get(plain(code)) ?? OTHER)[language];
}

/** The words of a line in the four languages. */
export function lineLabels(code: string, country: string): Localized {
	const [nl, en, de, fr] = LANGUAGES.map((language) => lineLabel(code, language, country));
	return { nl: nl ?? "", en: en ?? "", de: de ?? "", fr: fr ?? "" };
}
