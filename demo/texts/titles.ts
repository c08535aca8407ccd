import { accoNumber } from "#domain/accommodation/acco-id.ts";
import { SCENERIES, type Scenery } from "#site/drawing-address.ts";
import { seededRandom, shuffled } from "./choose.ts";
import { southern, type TextHome } from "./text-home.ts";
import { DANISH, DUTCH, GERMAN, type Names } from "./titles-german-dutch.ts";
import { FRENCH, ITALIAN, SPANISH } from "./titles-romance.ts";
import { CROATIAN, SLOVENE } from "./titles-slavic.ts";

const WALLONIA = /ardenne|li[eè]ge|namur|hainaut|luxemb|wallon/i;
const FRENCH_SWITZERLAND = /vaud|gen[eè]v|geneva|jura|neuch|fribourg|valais|wallis|lac léman|léman/i;
const GERMAN_VALAIS = /zermatt|saas|grächen|bettmeralp|riederalp|leukerbad|brig|visp|naters|täsch|fiesch|blatten/i;
const SOUTH_TYROL = /south tyrol|südtirol|alto adige/i;

/** The language of the signs on the houses there. */
function namesOf(home: TextHome): Names {
	const region = Object.values(home.region).join(" ");
	switch (home.country) {
		case "AT":
		case "DE":
			return GERMAN;
		case "CH":
			if (/ticino|tessin/i.test(region)) return ITALIAN;
			return FRENCH_SWITZERLAND.test(region) && !GERMAN_VALAIS.test(home.place.de) ? FRENCH : GERMAN;
		case "FR":
		case "LU":
			return FRENCH;
		case "BE":
			return WALLONIA.test(region) ? FRENCH : DUTCH;
		case "IT":
			return SOUTH_TYROL.test(region) ? GERMAN : ITALIAN;
		case "ES":
			return SPANISH;
		case "HR":
			return CROATIAN;
		case "SI":
			return SLOVENE;
		case "DK":
			return DANISH;
		default:
			return DUTCH;
	}
}

const region = (pattern: RegExp) => (home: TextHome) =>
	pattern.test(home.region.en) || pattern.test(home.region.fr) || pattern.test(home.region.de);
const mountains = (home: TextHome): boolean => home.scenery === "alps";
const pyrenees = region(/pyren|aragon|navarr|catal/i);

/** Words for houses that only some regions use. */
const LOCAL_WORDS: Readonly<Record<string, (home: TextHome) => boolean>> = {
	"Le Mas": southern,
	"La Bastide": southern,
	"Le Mazot": mountains,
	Almhütte: mountains,
	Berghaus: mountains,
	Cortijo: region(/andalu|murcia/i),
	"La Masía": region(/catal|valenc|costa brava/i),
	"La Alquería": region(/valenc|murcia/i),
	Borda: pyrenees,
	Maso: region(/trent|dolom/i),
	Baita: mountains,
	Boshut: (home) => home.scenery === "forest",
};

const listed = (text: string): string[] => text.split(", ");

/** Stems of a scenery that no other list before it has, so that two sceneries of one place never share one. */
function stemsOf({ stems }: Names, scenery: Scenery): readonly string[] {
	const before = SCENERIES.slice(0, SCENERIES.indexOf(scenery)).flatMap((other) => listed(stems[other] ?? ""));
	const taken = new Set([...listed(stems.anywhere), ...before]);
	return listed(stems[scenery] ?? "").filter((stem) => stem !== "" && !taken.has(stem));
}

/**
 * The second part of the name is dealt round by turn, those of the scenery and those for anywhere in alternation,
 * so no two neighbours share it; the first part makes names differ between places.
 */
export function houseName(home: TextHome): string {
	const names = namesOf(home);
	const seed = `${home.region.en}|${home.place.en}|name`;
	const dealt = (stems: readonly string[], kind: string, index: number): string => {
		const order = shuffled(stems, seededRandom(`${seed}|${kind}`));
		return order.at(index % order.length) ?? "";
	};
	const anywhere = listed(names.stems.anywhere);
	const half = Math.floor(home.turn / 2);
	const local = stemsOf(names, home.scenery);
	const stem =
		home.kind === "castle"
			? dealt(listed(names.castle), "castle", home.turn)
			: home.kind === "houseboat"
				? dealt(listed(names.boat), "boat", home.turn)
				: home.turn % 2 === 1
					? dealt(anywhere, "anywhere", half)
					: local.length > half
						? dealt(local, home.scenery, half)
						: // From the other end, where no neighbour with an odd turn comes.
							dealt(anywhere, "anywhere", -1 - half);
	const all = names.before[home.kind];
	const used = all.filter((word) => LOCAL_WORDS[word]?.(home) ?? true);
	const before = used.length > 0 ? used : all;
	const first = before[accoNumber(home.accoId) % before.length] ?? "";
	return `${first} ${stem}`;
}
