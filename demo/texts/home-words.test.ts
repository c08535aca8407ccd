import { describe, expect, it } from "vitest";
import { AMENITIES, type Amenity, KINDS } from "#domain/accommodation/facts.ts";
import { LANGUAGES, type Language, type Localized } from "#domain/language.ts";
import { SCENERIES, VIEWS } from "#site/drawing-address.ts";
import { seededRandom } from "./choose.ts";
import { altOf, describeHome, reviewsOf, type TextHome, titleOf } from "./home-words.ts";
import { frAt, frOf } from "./measures.ts";
import { firstWord, sentencesOf } from "./render.ts";

const same = (name: string): Localized => ({ nl: name, en: name, de: name, fr: name });

const PLACES: readonly { country: string; place: Localized; region: Localized }[] = [
	{ country: "AT", place: same("Maria Alm"), region: same("Salzburger Land") },
	{ country: "DE", place: same("Prerow"), region: same("Mecklenburg-Vorpommern") },
	{ country: "CH", place: same("Zermatt"), region: { nl: "Wallis", en: "Valais", de: "Wallis", fr: "Valais" } },
	{ country: "FR", place: same("Le Lavandou"), region: same("Provence-Alpes-Côte d’Azur") },
	{ country: "FR", place: same("Les Gets"), region: same("Haute-Savoie") },
	{
		country: "IT",
		place: { nl: "Lucca", en: "Lucca", de: "Lucca", fr: "Lucques" },
		region: { nl: "Toscane", en: "Tuscany", de: "Toskana", fr: "Toscane" },
	},
	{ country: "NL", place: same("Domburg"), region: { ...same("Zeeland"), fr: "Zélande" } },
	{ country: "BE", place: same("La Roche-en-Ardenne"), region: { ...same("Ardennes"), nl: "Ardennen" } },
	{ country: "BE", place: same("De Haan"), region: same("West-Vlaanderen") },
	{ country: "ES", place: same("Ronda"), region: { ...same("Andalusia"), fr: "Andalousie" } },
	{ country: "HR", place: same("Rovinj"), region: same("Istria") },
	{ country: "DK", place: same("Rønne"), region: same("Bornholm") },
	{ country: "LU", place: same("Vianden"), region: same("Éislek") },
	{ country: "SI", place: same("Bled"), region: same("Gorenjska") },
];
const TURNS = 12;

function madeUp(
	place: (typeof PLACES)[number],
	kind: TextHome["kind"],
	scenery: TextHome["scenery"],
	turn: number,
): TextHome {
	const accoId = `a9${String(PLACES.indexOf(place)).padStart(2, "0")}${String(KINDS.indexOf(kind)).padStart(2, "0")}${SCENERIES.indexOf(scenery)}${String(turn).padStart(2, "0")}`;
	const random = seededRandom(accoId);
	const upTo = (most: number): number => Math.floor(random() * most);
	const km = (near: number): number | null => (random() < 0.5 ? null : Math.round(random() * near * 100) / 100);
	return {
		accoId,
		kind,
		scenery,
		turn,
		...place,
		maxGuests: 2 + upTo(13),
		bedrooms: 1 + upTo(6),
		bathrooms: 1 + upTo(3),
		areaM2: 30 + upTo(250),
		builtIn: 1780 + upTo(245),
		maxPets: upTo(3),
		minutesToVillage: 2 + upTo(50),
		amenities: AMENITIES.filter(() => random() < 0.35),
		kmSea: km(4),
		kmLake: km(3),
		kmSkilift: km(5),
		kmGolfCourse: km(8),
		facing: random() < 0.5 ? "morning" : "evening",
	};
}

/** Every pair of place and kind in two sceneries of the six. */
const NEIGHBOURHOODS = PLACES.flatMap((place, placeAt) =>
	KINDS.flatMap((kind, kindAt) =>
		SCENERIES.filter((_, sceneryAt) => (placeAt + kindAt + sceneryAt) % 3 === 0).map((scenery) =>
			Array.from({ length: TURNS }, (_, turn) => madeUp(place, kind, scenery, turn)),
		),
	),
);
const DESCRIBED = NEIGHBOURHOODS.map((homes) => homes.map((home) => ({ home, text: describeHome(home) })));
const ALL = DESCRIBED.flat();
const REVIEWED = ALL.filter((_, index) => index % 3 === 0).map(({ home }) => ({
	home,
	reviews: reviewsOf(home, 6, seededRandom(home.accoId)),
}));

/** What is wrong with the setting of a text. */
function faults(text: string, language: Language): string[] {
	const rules: readonly [string, RegExp][] = [
		["empty", /^$/],
		["placeholder or brace", /[{}|<>]|undefined|NaN/],
		["double space", / {2}|\u202F /],
		["space before a comma or stop", /\s[,.]/],
		["exclamation mark", /!/],
		["straight quotation mark", /["']/],
		["lower case at the start of a sentence", /(^|[.?]\s+)\p{Ll}/u],
		["doubled punctuation", /[,;:.?]{2}/],
		["a choice of one word twice", /(?<!\p{L})(de het|le la|the the|a an)(?!\p{L})/iu],
	];
	const found = rules.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
	if (language === "fr" && /[^\u202F][:;?]/.test(text)) found.push("no-break space missing");
	if (language === "fr") {
		const unelided = /(?<!\p{L})(que|de|le|la|ne|se|je|jusque) (?!onze)[aeiouéèêâî]\S*/iu.exec(text);
		if (unelided) found.push(`elision: ${unelided[0]}`);
	}
	if (language !== "fr" && /\s[:;?]/.test(text)) found.push("space before punctuation");
	if (language === "de" && /\b(bei|mit|von|aus|nach|zu|seit) \d+ (Meter|Quadratmeter)\b/.test(text))
		found.push("dative");
	return found;
}

/** Words that only homes with one of the amenities may use. */
const AMENITY_WORDS: readonly [RegExp, (home: TextHome) => boolean][] = [
	[/\bsauna/i, has("sauna")],
	[/zwembad|\bpool|piscine/i, has("pool", "privatpool")],
	[/eigen zwembad|private pool|eigene[rn]? pool|piscine privée/i, has("privatpool")],
	[/bubbelbad|hot tub|whirlpool|jacuzzi/i, has("hottub")],
	[/wellness|bien-être/i, has("spa")],
	[/\bhonde?n?\b|\bdogs?\b|\bHund|\bchien/i, (home) => home.maxPets > 0],
	[/vaatwasser|dishwasher|spülmaschine|lave-vaisselle/i, has("dishwasher")],
	[/airco|air conditioning|klimaanlage|climatisation/i, has("airco")],
	[/wi-?fi|\bwlan/i, has("wifi")],
	[/wasmachine|washing machine|waschmaschine|lave-linge/i, has("washingMachine")],
	[/laadpunt|laadkabel|charging|wallbox|borne de recharge/i, has("eCarCharging")],
	[/kinderbed|\bcot\b|lit bébé/i, has("childrenBed")],
	[/kinderstoel|high chair|hochstuhl|chaise haute/i, has("childrenChair")],
	[/barbecue|\bgrill\b/i, has("bbq")],
	[/\bterras\b|\bterrace\b|terrasse/i, has("terrace")],
	[/\bbalkon|\bbalcon/i, has("balcony")],
	[/\btuin|\bgarden\b|\bgarten\b|\bjardin\b/i, has("garden", "gardenEnclosed")],
	[/houtkachel|open haard|knisper|wood stove|fireplace|kamin|cheminée à foyer|poêle/i, () => false],
];

function has(...amenities: Amenity[]): (home: TextHome) => boolean {
	return (home) => amenities.some((amenity) => home.amenities.includes(amenity));
}

function falseClaims(home: TextHome, text: string): string[] {
	return AMENITY_WORDS.filter(([word, allowed]) => word.test(text) && !allowed(home)).map(([word]) => String(word));
}

describe("descriptions of made-up homes", () => {
	it("are well set in every language, two to four paragraphs", () => {
		const wrong = ALL.flatMap(({ text }) =>
			LANGUAGES.flatMap((language) => faults(text[language], language).map((fault) => `${fault}: ${text[language]}`)),
		);
		expect(wrong.slice(0, 5)).toEqual([]);
		for (const { text } of ALL) {
			const paragraphs = text.nl.split("\n\n").length;
			expect(paragraphs).toBeGreaterThanOrEqual(2);
			expect(paragraphs).toBeLessThanOrEqual(4);
			expect(new Set(LANGUAGES.map((language) => text[language])).size).toBe(4);
			expect(new Set(LANGUAGES.map((language) => text[language].split("\n\n").length)).size).toBe(1);
		}
	});

	it("promise nothing that the home does not have", () => {
		const wrong = ALL.flatMap(({ home, text }) =>
			LANGUAGES.flatMap((language) =>
				falseClaims(home, text[language]).map((claim) => `${home.kind} ${claim}: ${text[language]}`),
			),
		);
		expect(wrong.slice(0, 5)).toEqual([]);
	});

	it("say no sentence twice within one text", () => {
		for (const { text } of ALL)
			for (const language of LANGUAGES) {
				const sentences = sentencesOf(text[language]);
				expect(new Set(sentences).size).toBe(sentences.length);
			}
	});

	it("share no sentence among twelve neighbours", () => {
		const shared: string[] = [];
		for (const neighbours of DESCRIBED)
			for (const language of LANGUAGES) {
				const seen = new Map<string, number>();
				for (const { home, text } of neighbours)
					for (const sentence of sentencesOf(text[language])) {
						const other = seen.get(sentence);
						if (other !== undefined && sentence.split(" ").length > 3)
							shared.push(`${home.kind} ${home.scenery} ${other}/${home.turn} ${sentence}`);
						seen.set(sentence, home.turn);
					}
			}
		expect([...new Set(shared)].slice(0, 10)).toEqual([]);
	});

	it("separate thousands, and call no walk of half an hour near", () => {
		const wrong = ALL.flatMap(({ home, text }) => [
			...(/\b\d{4} Meter/.test(text.de) ? [text.de] : []),
			...(home.minutesToVillage > 20 && /close enough/.test(text.en) ? [text.en] : []),
		]);
		expect(wrong.slice(0, 5)).toEqual([]);
	});

	it("end with what can be used, not with an aphorism, and name one market day at most", () => {
		const days = /(Wednesday|Friday|Saturday) is market day/g;
		const wrong = ALL.filter(
			({ text }) =>
				(text.en.match(days)?.length ?? 0) > 1 ||
				/Letters written here|Do not count the days|people leaving/i.test(text.en),
		);
		expect(wrong.map(({ text }) => text.en).slice(0, 5)).toEqual([]);
	});

	it("speak of children only where there is room for them", () => {
		const wrong = ALL.filter(({ home, text }) => home.maxGuests <= 2 && /\bchild/i.test(text.en));
		expect(wrong.map(({ text }) => text.en)).toEqual([]);
	});

	it("seldom begin two sentences in a row with the same word", () => {
		for (const language of LANGUAGES) {
			let pairs = 0;
			let alike = 0;
			for (const { text } of ALL) {
				const words = sentencesOf(text[language]).map(firstWord);
				pairs += words.length - 1;
				alike += words.filter((word, index) => index > 0 && word === words[index - 1]).length;
			}
			expect(alike / pairs, language).toBeLessThan(0.03);
		}
	});
});

describe("titles, alt texts and reviews", () => {
	it("give every neighbour a name of its own, the same in all languages", () => {
		for (const neighbours of NEIGHBOURHOODS) {
			const titles = neighbours.map((home) => titleOf(home));
			expect(new Set(titles.map(({ nl }) => nl)).size).toBe(TURNS);
			for (const title of titles) {
				expect(new Set(Object.values(title)).size).toBe(1);
				expect(title.nl).toMatch(/^\p{Lu}.*\S \S/u);
				expect(title.nl).not.toMatch(/undefined| {2}|\s$/);
			}
		}
	});

	it("name home and view in every picture", () => {
		for (const { home } of ALL.filter((_, index) => index % 5 === 0))
			for (const view of VIEWS)
				for (const variant of [0, 1]) {
					const title = titleOf(home).nl;
					const alt = altOf(home, title, view, variant);
					expect(new Set(LANGUAGES.map((language) => alt[language])).size).toBe(4);
					for (const language of LANGUAGES) {
						expect(alt[language].startsWith(`${title}, `)).toBe(true);
						expect(faults(`Haus${alt[language].slice(title.length)}`, language)).toEqual([]);
						expect(falseClaims(home, alt[language].slice(title.length))).toEqual([]);
					}
				}
	});

	it("let guests write what is true of the home, each once", () => {
		for (const { home, reviews } of REVIEWED) {
			expect(reviews.length, `${home.kind} ${home.country}`).toBeGreaterThanOrEqual(3);
			expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length);
			expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
			for (const { language, rating, text } of reviews) {
				expect([3, 4, 5]).toContain(rating);
				expect(faults(text, language), text).toEqual([]);
				expect(falseClaims(home, text), text).toEqual([]);
			}
		}
	});

	it("seldom let neighbours be told the same by their guests", () => {
		let all = 0;
		let shared = 0;
		for (const neighbours of NEIGHBOURHOODS) {
			const texts = neighbours.flatMap((home) => reviewsOf(home, 6, seededRandom(home.accoId)).map(({ text }) => text));
			all += texts.length;
			shared += texts.length - new Set(texts).size;
		}
		expect(shared / all).toBeLessThan(0.02);
	});

	it("are kind on the whole, not always", () => {
		const ratings = REVIEWED.flatMap(({ reviews }) => reviews.map(({ rating }) => rating));
		const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
		expect(mean).toBeGreaterThan(4.3);
		expect(mean).toBeLessThan(4.8);
		expect(ratings).toContain(3);
	});
});

describe("French before names of places", () => {
	it("contracts the article and elides before vowels", () => {
		expect([frAt("Le Lavandou"), frAt("Les Gets"), frAt("La Rochelle"), frAt("Gordes")]).toEqual([
			"au Lavandou",
			"aux Gets",
			"à La Rochelle",
			"à Gordes",
		]);
		expect([frOf("Le Lavandou"), frOf("Les Gets"), frOf("Annecy"), frOf("Heeg")]).toEqual([
			"du Lavandou",
			"des Gets",
			"d’Annecy",
			"de Heeg",
		]);
	});
});
