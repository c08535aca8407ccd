import type { SuggestHome, SuggestPlace } from "#search/suggest/catalogue.ts";

/** Names of places and homes for the benchmark: as many distinct words as real catalogues have, always the same. */

const KINDS = [
	["Vakantiehuis", "Holiday home", "Ferienhaus", "Maison de vacances"],
	["Chalet"],
	["Villa"],
	["Appartement", "Apartment", "Ferienwohnung"],
	["Haus"],
	["Casa"],
	["Mas"],
	["Boerderij", "Farmhouse", "Bauernhof", "Ferme"],
	["Blokhut", "Log cabin", "Blockhaus", "Chalet en rondins"],
];
const TAILS = [
	["aan zee", "by the sea", "am Meer", "au bord de la mer"],
	["met zwembad", "with pool", "mit Pool", "avec piscine"],
	["in de bergen", "in the mountains", "in den Bergen", "à la montagne"],
	[],
	[],
	[],
];
const SYLLABLES = (
	"al am an ar bach bel berg bor brück dal den dorf eck el en feld fer gar gau grün hal heim hof hol ing kir kopf la " +
	"lau len lin lor mar men mo mon mühl na nau nes or pel ra ren ri ros ru sa see sol stein tal tan ter tor trau ur val ver vin wal wies zell"
).split(" ");

/** The same numbers in every run (xorshift). */
export function randomOf(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) % below;
	};
}

function pick<Item>(list: readonly Item[], random: (below: number) => number): Item {
	return list[random(list.length)] as Item;
}

function properName(random: (below: number) => number): string {
	const word = Array.from({ length: 2 + random(2) }, () => pick(SYLLABLES, random)).join("");
	return word.charAt(0).toUpperCase() + word.slice(1);
}

/** 20 countries, 200 regions, and the places asked for; some with several words. */
export function placesOf(count: number): SuggestPlace[] {
	const random = randomOf(7);
	const places: SuggestPlace[] = [];
	for (let at = 0; at < 20; at++) {
		const names = Array.from({ length: 4 }, () => `${properName(random)}land`);
		places.push({ type: "country", key: `c${at}`, parent: null, names });
	}
	for (let at = 0; at < 200; at++) {
		const name = properName(random);
		places.push({ type: "region", key: `r${at}`, parent: `c${at % 20}`, names: [name, name, `${name}er Land`, name] });
	}
	for (let at = 0; at < count; at++) {
		const name = properName(random);
		const full = pick([name, name, `${name} am ${properName(random)}`, `Sankt ${name}`, `${name}-les-Bains`], random);
		places.push({ type: "placename", key: `p${at}`, parent: `r${random(200)}`, names: [full] });
	}
	return places;
}

export function homesOf(count: number, places: number): SuggestHome[] {
	const random = randomOf(11);
	return Array.from({ length: count }, (_, at) => {
		const kind = pick(KINDS, random);
		const tail = pick(TAILS, random);
		const name = random(3) === 0 ? `${properName(random)} ${properName(random)}` : properName(random);
		const names = [0, 1, 2, 3].map((language) =>
			`${kind[language] ?? kind[0]} ${name} ${tail[language] ?? tail[0] ?? ""}`.trim(),
		);
		return { accoId: `a${at}`, place: `p${random(places)}`, names, weight: 300 + random(200) };
	});
}
