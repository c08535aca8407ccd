import { byLanguage, LANGUAGES, type Localized } from "#domain/language.ts";
import type { Scenery } from "#site/drawing-address.ts";
import { DAILY } from "./amenities-daily.ts";
import { PETS, REMARKABLE } from "./amenities-water.ts";
import { candidates, NEIGHBOURS, seededRandom, shuffled } from "./choose.ts";
import { CLOSINGS } from "./closings.ts";
import { BOAT_PAST, BOAT_ROOMS, FLAT_PAST, TENT_PAST, TENT_ROOMS } from "./kinds-past-rooms.ts";
import { ALPS_OPENINGS } from "./openings-alps.ts";
import { COUNTRYSIDE_OPENINGS } from "./openings-countryside.ts";
import { FOREST_OPENINGS } from "./openings-forest.ts";
import { BOAT_OPENINGS, KIND_OPENINGS, TENT_OPENINGS } from "./openings-kinds.ts";
import { LAKE_OPENINGS } from "./openings-lake.ts";
import { SEA_OPENINGS } from "./openings-sea.ts";
import { VILLAGE_OPENINGS } from "./openings-village.ts";
import { EVENING_SUN, MORNING_SUN, OUTDOOR_THINGS } from "./outside.ts";
import { HOUSE_PAST } from "./past.ts";
import { firstWord, rendered, sentencesOf, typeset } from "./render.ts";
import { ONE_BEDROOM, SEVERAL_ROOMS } from "./rooms.ts";
import type { Said } from "./said.ts";
import { type Fragment, has, type TextHome } from "./text-home.ts";
import { BEACH, CENTRE, GOLF, LAKE, LIFT } from "./ways.ts";

/** Putting a home's text together: which slots, in what order, and which fragments get on with each other. */

interface Slot {
	name: string;
	pool: readonly Fragment[];
	/** What may be said in its place, dealt by itself. */
	also?: Slot;
}

type Part = "opening" | "past" | "rooms" | "thing1" | "thing2" | "outside" | "way1" | "way2" | "closing";

const OPENINGS: Readonly<Record<Scenery, readonly Fragment[]>> = {
	alps: ALPS_OPENINGS,
	sea: SEA_OPENINGS,
	lake: LAKE_OPENINGS,
	countryside: COUNTRYSIDE_OPENINGS,
	forest: FOREST_OPENINGS,
	village: VILLAGE_OPENINGS,
};

/** Paragraphs of a text; empty slots fall away. Neighbours have different shapes. */
const SHAPES: readonly (readonly (readonly Part[])[])[] = [
	[
		["opening", "past"],
		["rooms", "thing1", "outside"],
		["way1", "closing"],
	],
	[
		["opening", "past", "rooms"],
		["thing1", "thing2", "outside", "way1", "closing"],
	],
	[["opening"], ["past", "rooms", "thing1"], ["outside", "way1", "way2"]],
	[
		["opening", "rooms", "outside"],
		["thing1", "way1", "closing"],
	],
	[["opening", "way1"], ["rooms", "past"], ["thing1", "thing2"], ["closing"]],
	[["opening", "past"], ["rooms", "thing1", "thing2"], ["way1"]],
	[
		["past", "opening"],
		["rooms", "outside", "thing1", "way2", "closing"],
	],
];

const FLATS: readonly string[] = ["apartment", "penthouse"];

function slotsOf(home: TextHome, random: () => number): Readonly<Record<Part, Slot | null>> {
	const boat = home.kind === "houseboat";
	const tent = home.kind === "glampingTent";
	const flat = FLATS.includes(home.kind);
	const [thing1 = null, thing2 = null] = thingsOf(home, random);
	const [way1 = null, way2 = null] = waysOf(home, random);
	return {
		opening: openingOf(home),
		past: boat
			? { name: "boatPast", pool: BOAT_PAST }
			: tent
				? { name: "tentPast", pool: TENT_PAST }
				: flat
					? { name: "flatPast", pool: FLAT_PAST }
					: { name: "past", pool: HOUSE_PAST },
		rooms: boat
			? { name: "boatRooms", pool: BOAT_ROOMS }
			: tent
				? { name: "tentRooms", pool: TENT_ROOMS }
				: home.bedrooms > 1
					? { name: "rooms", pool: SEVERAL_ROOMS }
					: { name: "oneRoom", pool: ONE_BEDROOM },
		thing1,
		thing2,
		way1,
		way2,
		outside: has("terrace", "balcony", "garden", "gardenEnclosed")(home)
			? home.facing === "morning"
				? { name: "morningSun", pool: MORNING_SUN }
				: { name: "eveningSun", pool: EVENING_SUN }
			: null,
		closing: { name: "closing", pool: CLOSINGS },
	};
}

function openingOf(home: TextHome): Slot {
	if (home.kind === "houseboat") return { name: "boatOpening", pool: BOAT_OPENINGS };
	if (home.kind === "glampingTent") return { name: "tentOpening", pool: TENT_OPENINGS };
	return {
		name: `opening-${home.scenery}`,
		pool: OPENINGS[home.scenery],
		also: { name: "opening-kind", pool: KIND_OPENINGS },
	};
}

/** What the home has, the remarkable first; machines are worth a sentence when little else is. */
function thingsOf(home: TextHome, random: () => number): Slot[] {
	const given = (
		list: readonly { slot: string; when: (home: TextHome) => boolean; pool: readonly Fragment[] }[],
	): Slot[] =>
		shuffled(
			list.filter(({ when }) => when(home)).map(({ slot, pool }) => ({ name: slot, pool })),
			random,
		);
	const remarkable = REMARKABLE.filter(
		({ when, slot }) => when(home) && !(slot === "pool" && has("privatpool")(home)),
	).map(({ slot, pool }) => ({ name: slot, pool }));
	const pets: Slot[] = home.maxPets > 0 ? [{ name: "pets", pool: PETS }] : [];
	const second = shuffled([...given(OUTDOOR_THINGS), ...pets, ...given(DAILY).slice(0, 1)], random);
	return [...remarkable.slice(0, 2), ...second, ...given(DAILY)].filter(
		(slot, index, all) => all.findIndex(({ name }) => name === slot.name) === index,
	);
}

/** The ways worth telling; the one that belongs to the scenery comes first more often than not. */
function waysOf(home: TextHome, random: () => number): Slot[] {
	const within = (km: number | null, limit: number): boolean => km !== null && km <= limit;
	const ways: Slot[] = [];
	if (within(home.kmSea, 2)) ways.push({ name: "beach", pool: BEACH });
	if (within(home.kmLake, 3) && !within(home.kmLake, 0.05)) ways.push({ name: "lake", pool: LAKE });
	if (within(home.kmSkilift, 4)) ways.push({ name: "lift", pool: LIFT });
	if (within(home.kmGolfCourse, 6) && random() < 0.3) ways.push({ name: "golf", pool: GOLF });
	const centre: Slot[] = home.minutesToVillage <= 45 ? [{ name: "centre", pool: CENTRE }] : [];
	const [first, ...rest] = shuffled(ways, random);
	if (!first) return centre;
	return random() < 0.65 ? [first, ...centre, ...rest] : [...centre, first, ...rest];
}

/** Versions that are tried; the one with the least friction is used. */
const TRIES = 8;

/** What one slot may say, and what matters of it to its neighbours in the text. */
interface Saying {
	text: Localized;
	/** First words of its first and last sentences, a language each. */
	first: readonly string[];
	last: readonly string[];
	/** Chance, so that no saying is always the smoothest. */
	whim: number;
	/** Longer English words. */
	words: readonly string[];
}

/** Two to four paragraphs about the home in the four languages, of what other homes have not said too often. */
export function describe(home: TextHome, said: Said): Localized {
	const random = seededRandom(`${home.accoId}|whim`);
	const known = new Map<string, Saying[]>();
	const sayings = ({ name, pool, also }: Slot): Saying[] => {
		const found = known.get(name) ?? [
			...freshest(pool, home, name, said).map((text) => saying(text, random())),
			...(also ? sayings(also) : []),
		];
		known.set(name, found);
		return found;
	};
	const tries = Array.from({ length: TRIES }, (_, attempt) => description(home, attempt, sayings));
	const { text: short } = tries.reduce((least, one) => (one.friction < least.friction ? one : least));
	const text = short.en.length < SHORT || !short.en.includes("\n\n") ? afterFigures(home, short) : short;
	said.noteText(text);
	return text;
}

/** Letters of a text that has little to say, in English. */
const SHORT = 250;

/** The home in figures, and what else there is to say. */
function afterFigures(home: TextHome, short: Localized): Localized {
	const { maxGuests, areaM2, bedrooms, bathrooms, builtIn, minutesToVillage: minutes } = home;
	const figures: Localized = {
		nl: `Plaats voor ${maxGuests} gasten op ${areaM2} vierkante meter, met ${bedrooms === 1 ? "één slaapkamer" : `${bedrooms} slaapkamers`}; gebouwd in ${builtIn}. Er ${bathrooms === 1 ? "is één badkamer" : `zijn ${bathrooms} badkamers`}, en lopend ben je in ${minutes} minuten in het dorp.`,
		en: `Room for ${maxGuests} guests on ${areaM2} square metres, with ${bedrooms === 1 ? "one bedroom" : `${bedrooms} bedrooms`}; built in ${builtIn}. There ${bathrooms === 1 ? "is one bathroom" : `are ${bathrooms} bathrooms`}, and the village is ${minutes} minutes away on foot.`,
		de: `Platz für ${maxGuests} Gäste auf ${areaM2} Quadratmetern, mit ${bedrooms === 1 ? "einem Schlafzimmer" : `${bedrooms} Schlafzimmern`}; erbaut ${builtIn}. ${bathrooms === 1 ? "Es gibt ein Badezimmer" : `Es gibt ${bathrooms} Badezimmer`}, und zu Fuß sind es ${minutes} Minuten in den Ort.`,
		fr: `De la place pour ${maxGuests} voyageurs sur ${areaM2} mètres carrés, avec ${bedrooms === 1 ? "une chambre" : `${bedrooms} chambres`} ; construction de ${builtIn}. Il y a ${bathrooms === 1 ? "une salle de bains" : `${bathrooms} salles de bains`}, et le village est à ${minutes} minutes à pied.`,
	};
	return byLanguage((language) => typeset([figures[language], short[language]].filter(Boolean).join("\n\n"), language));
}

/** Slots without which a text would be none: they fall back on what would be a neighbour's to say. */
const NEEDED = /^opening-(?!kind)|Opening$|ooms?$|ast$|^closing$|Sun$/;

/** What falls to the home and may still be said. */
function freshest(pool: readonly Fragment[], home: TextHome, slot: string, said: Said): Localized[] {
	const dealt = (turn: number) => candidates(pool, { ...home, turn }, slot).map((fragment) => rendered(fragment, home));
	const fresh = (texts: readonly Localized[]) => texts.filter((text) => said.mayBeSaid(text));
	const mine = dealt(home.turn);
	const own = fresh(mine);
	if (own.length > 0 || mine.length === 0 || !NEEDED.test(slot)) return own;
	for (let further = 1; further < NEIGHBOURS; further++) {
		const others = fresh(dealt(home.turn + further));
		if (others.length > 0) return others;
	}
	return [];
}

/** One way of telling: which things and ways come, in which shape. */
function description(
	home: TextHome,
	attempt: number,
	sayings: (slot: Slot) => readonly Saying[],
): { text: Localized; friction: number } {
	const slots = slotsOf(home, seededRandom(`${home.accoId}|text|${attempt}`));
	const offset = Math.floor(seededRandom(`${home.region.en}|${home.place.en}|shape`)() * SHAPES.length);
	const shape = SHAPES[(offset + home.turn + (attempt % 2)) % SHAPES.length] ?? [];
	const parts = shape.flat().filter((part) => slots[part] && sayings(slots[part]).length > 0);
	const { chosen, friction } = best(parts.map((part) => (slots[part] ? sayings(slots[part]) : [])));
	const texts = new Map(parts.map((part, index) => [part, chosen[index]?.text]));
	const paragraphs = shape
		.map((paragraph) => paragraph.flatMap((part) => texts.get(part) ?? []))
		.filter((paragraph) => paragraph.length > 0);
	const text = byLanguage((language) =>
		paragraphs.map((paragraph) => paragraph.map((fragment) => fragment[language]).join(" ")).join("\n\n"),
	);
	return { text, friction: friction / parts.length };
}

/** The combination in which the fewest consecutive sentences begin alike and the fewest words return. */
function best(options: readonly (readonly Saying[])[]): { chosen: Saying[]; friction: number } {
	let beam: { chosen: Saying[]; friction: number }[] = [{ chosen: [], friction: 0 }];
	for (const choices of options) {
		if (choices.length === 0) continue;
		beam = beam
			.flatMap(({ chosen, friction }) =>
				choices.map((choice) => ({ chosen: [...chosen, choice], friction: friction + frictionOf(chosen, choice) })),
			)
			.sort((a, b) => a.friction - b.friction)
			.slice(0, 16);
	}
	return beam[0] ?? { chosen: [], friction: 0 };
}

function frictionOf(before: readonly Saying[], next: Saying): number {
	const previous = before.at(-1);
	const alike = previous ? next.first.filter((word, index) => word === previous.last[index]).length : 0;
	return (
		2 * next.whim + 6 * alike + next.words.filter((word) => before.some(({ words }) => words.includes(word))).length
	);
}

const EVERYDAY = new Set(["there", "where", "which", "their", "other", "every", "still", "house", "nobody", "about"]);

function saying(text: Localized, whim: number): Saying {
	const sentences = LANGUAGES.map((language) => sentencesOf(text[language]));
	const words = [...new Set(text.en.toLowerCase().match(/\p{L}{5,}/gu))].filter((word) => !EVERYDAY.has(word));
	return {
		text,
		words,
		whim,
		first: sentences.map(([first = ""]) => firstWord(first)),
		last: sentences.map((all) => firstWord(all.at(-1) ?? "")),
	};
}
