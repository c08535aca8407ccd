import {
	AMENITIES,
	type Amenity,
	KINDS,
	type Kind,
	LOCATIONS,
	type LocationFact,
} from "#domain/accommodation/facts.ts";
import type { Language } from "#domain/language.ts";
import { SORTS, type Sort } from "#domain/search/limits.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { FR } from "./fr.ts";
import { NL } from "./nl.ts";
import { alternatives, rule } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The rules of a language, made once of its vocabulary. */

const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = { nl: NL, en: EN, de: DE, fr: FR };

export type Rules = ReturnType<typeof compile>;

const compiled = new Map<Language, Rules>();

export function rulesOf(language: Language): Rules {
	const known = compiled.get(language) ?? compile(VOCABULARIES[language]);
	compiled.set(language, known);
	return known;
}

/** Behind an amount, in any language. */
const MOST = "max|maximum|maximal|maximaal|au maximum|tops|höchstens|hoogstens";

/** Behind a month a number before them is no day: `June 2 adults`. */
const NO_DAY =
	"adults?|people|persons?|guests?|kids?|child(?:ren)?|toddlers?|babies|baby|dogs?|pets?|bed|bedrooms?|bathrooms?|nights?|weeks?|stars?|of us|pax";

function compile(vocabulary: Vocabulary) {
	const { dates, party, budget } = vocabulary;
	const numbers = new Map(Object.entries(vocabulary.numbers).map(([word, number]) => [plain(word), number]));
	for (const word of vocabulary.one.split("|")) numbers.set(word, 1);
	const named = Object.keys(vocabulary.numbers).join("|");
	const namedOrOne = `${named}|${vocabulary.one}`;
	const number = (text: string | undefined): number => (text ? (numbers.get(text) ?? (Number(text) || 0)) : 0);
	const withNumber = (source: string, words = named) =>
		source.replace("{n}", `(?<n>\\d{1,2}|${words})`).replaceAll("{n}", `(?:\\d{1,2}|${words})`);
	/** The number may stand in any of the alternatives. */
	const counted = (source: string) => alternatives(source).map((one) => rule(withNumber(one, namedOrOne)));
	const months = dates.months.map((source) => rule(source));
	const monthOf = (text: string | undefined): number | null => {
		if (!text) return null;
		const at = months.findIndex((month) => {
			month.lastIndex = 0;
			const match = month.exec(` ${text} `);
			return match?.[0] === text;
		});
		return at === -1 ? null : at + 1;
	};
	const anyMonth = dates.months.join("|");
	const age = `(?:\\d{1,2}|${named})`;
	const ages = `${age}(?: (?:(?:${party.agesAnd}) )?${age})*`;
	const day = (at: 1 | 2) => {
		const inWords = `(?<d${at}>\\d{1,2})(?: (?:${dates.ordinal}))?`;
		const month = `(?: (?:${dates.of}))? (?<m${at}>${anyMonth})(?: (?<y${at}>20\\d\\d))?`;
		return {
			inWords,
			month,
			figures: `(?<f${at}>20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}[./-]\\d{1,2}(?:[./-](?:\\d\\d(?:\\d\\d)?)?)?)`,
		};
	};
	const [first, last] = [day(1), day(2)];
	const from = `(?:(?:${dates.from}) )?`;
	const to = ` (?:${dates.to}) `;
	const monthDay = (at: 1 | 2, optional = "") =>
		`(?:the )?(?<m${at}>${anyMonth})${optional} (?:the )?(?<d${at}>\\d{1,2})(?: (?:${dates.ordinal}))?(?: (?<y${at}>20\\d\\d))?(?! (?:${NO_DAY}))`;
	const american = dates.monthFirst
		? [
				`${from}${monthDay(1)}${to}${monthDay(2)}`,
				`${from}(?:the )?(?<m2>${anyMonth}) (?<d1>\\d{1,2})(?: (?:${dates.ordinal}))?${to}(?<d2>\\d{1,2})(?: (?:${dates.ordinal}))?(?: (?<y2>20\\d\\d))?`,
			]
		: [];
	const the = dates.monthFirst ? "(?:the )?" : "(?:le |dem |de )?";
	const amount = "(?<a>\\d{1,3}(?:[.,'\\u00a0\\u202f ]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)";
	const second = amount.replace("<a>", "<b>");
	const euro = `(?:${budget.euros})`;
	const unit = `(?: (?:${MOST}))?(?: (?:(?<night>${budget.perNight})|(?<week>${budget.perWeek})|(?<total>${budget.total})))?(?: (?:${MOST}))?`;
	return {
		number,
		monthOf,
		spans: [
			`${from}${the}${first.inWords}(?:${first.month})?${to}${the}${last.inWords}${last.month}`,
			`${from}${the}${first.figures}${to}${the}${last.figures}`,
			...american,
			`${from}${the}${first.figures} (?:${dates.leaving}) ${the}${last.figures}`,
			`${from}${the}${first.inWords}${first.month} (?:${dates.leaving}) ${the}${last.inWords}${last.month}`,
		].map(rule),
		days: [
			`${from}${the}${first.inWords}${first.month}`,
			...(dates.monthFirst ? [`${from}${monthDay(1)}`] : []),
			`${from}${first.figures}`,
		].map(rule),
		month: rule(
			`(?:(?:${dates.from}|in|im|en|for|this|au mois de|mois de|deze|de maand) )?(?:the month of )?(?<m1>${anyMonth})(?: (?<y1>20\\d\\d))?`,
		),
		year: rule("(?:(?:in|en|im jahr) )?(?<y1>20[2-4]\\d)"),
		feasts: mapValues(
			{
				easter: dates.easter,
				ascension: dates.ascension,
				pentecost: dates.pentecost,
				christmas: dates.christmas,
				newYear: dates.newYear,
			},
			(source) => rule(`(?:${source})(?: (?<y1>20\\d\\d))?`),
		),
		near: mapValues(
			{
				thisWeekend: dates.thisWeekend,
				nextWeek: dates.nextWeek,
				nextMonth: dates.nextMonth,
				today: dates.today,
				tomorrow: dates.tomorrow,
			},
			rule,
		),
		lengths: {
			weekend: rule(dates.weekend),
			midweek: rule(dates.midweek),
			week: rule(dates.week),
			twoWeeks: rule(dates.twoWeeks),
			weeks: rule(withNumber(dates.weeks)),
			nights: rule(withNumber(dates.nights)),
			days: rule(withNumber(dates.days)),
		},
		budget: {
			between: rule(
				`(?:${budget.between}) (?:${euro} )?${amount}(?: ${euro})? (?:${budget.and}) (?:${euro} )?${second}(?: ${euro})?${unit}`,
			),
			range: rule(`(?:${euro} )?${amount} (?:${budget.and}) (?:${euro} )?${second} ${euro}${unit}`),
			per: rule(`${amount} (?:(?<night>${budget.perNight})|(?<week>${budget.perWeek}))(?: (?:${MOST}))?`),
			upTo: rule(`(?:${budget.upTo}) (?:${euro} )?${amount}(?: ${euro})?${unit}`),
			from: rule(
				`(?:${budget.from}) (?:${euro} ${amount}|${second} ${euro}|(?<c>\\d{2,6}) (?=${budget.perNight}))${unit}`,
			),
			plain: rule(`(?:${euro} ${amount}|${second} ${euro})${unit}`),
		},
		distance: {
			maxKmFromSkilift: distances(vocabulary.skilift, named),
			maxKmFromGolfCourse: distances(vocabulary.golf, named),
		},
		party: {
			including: rule(`(?:${party.including})`),
			couples: rule(withNumber(party.couples)),
			couple: rule(party.couple),
			together: Object.entries(party.together).map(
				([word, count]) => [rule(`(?:(?:met )?(?:zn|z n|zijn|ons|onze) )?${word}`), count] as const,
			),
			family: counted(party.family),
			adults: counted(party.adults),
			children: counted(party.children),
			babies: counted(party.babies),
			pets: counted(party.pets),
			persons: counted(party.persons),
			bare: rule(withNumber(`(?:${party.bare}) {n}`)),
			child: rule(party.child),
			baby: rule(party.baby),
			pet: rule(party.pet),
			adult: rule(party.adult),
			childrenAged: rule(
				`(?:${party.childrenWord})(?: (?:${party.agesFrom}))? (?<ages>${ages})(?: (?:${party.agesBehind}))?`,
			),
			ages: [
				rule(`(?:${party.agesFrom}) (?<ages>${ages})(?: (?:${party.agesBehind}))?`),
				rule(`(?<ages>${ages}) (?:${party.agesBehind})`),
				rule(`(?<ages>${age}(?: ${age})* (?:${party.agesAnd}) ${age})`),
				// Right behind something that was taken: `3 children (2, 5, 9)`.
				rule(`(?<=¦ )(?<ages>${age}(?: ${age})+)`),
			],
		},
		noPets: rule(`(?:${vocabulary.without}) (?:${party.petsWord})`),
		without: rule(`(?:${vocabulary.without}) (?<what>\\S+)`),
		bedrooms: counted(vocabulary.bedrooms),
		bathrooms: counted(vocabulary.bathrooms),
		stars: counted(vocabulary.stars),
		wellRated: rule(vocabulary.wellRated),
		lastMinutes: rule(vocabulary.lastMinutes),
		detached: rule(vocabulary.detached),
		kinds: KINDS.map((kind): readonly [Kind, RegExp] => [kind, rule(vocabulary.kinds[kind])]),
		anyKind: rule(vocabulary.anyKind),
		amenities: IN_ORDER.map((amenity): readonly [Amenity, RegExp] => [amenity, rule(vocabulary.amenities[amenity])]),
		locations: LOCATIONS.map((fact): readonly [LocationFact, RegExp] => [fact, rule(vocabulary.locations[fact])]),
		sorts: SORTS.flatMap((sort): (readonly [Sort, RegExp])[] => {
			const source = vocabulary.sorts[sort];
			return source ? [[sort, rule(source)]] : [];
		}),
		fillers: new Set([vocabulary.fillers, writtenOut(vocabulary.fillers)].flatMap((words) => plain(words).split("|"))),
		joining: new Set(["+", "-", ...plain(vocabulary.joining).split("|")]),
		weekdays: new Set(plain(dates.weekdays).split("|")),
		shortWeekdays: new Set(plain(dates.shortWeekdays).split("|")),
	};
}

/** What is said in more words comes first: a private pool before a pool. */
const LONGER: readonly Amenity[] = ["privatpool", "gardenEnclosed", "hottub", "stove"];
const IN_ORDER = [...LONGER, ...AMENITIES.filter((amenity) => !LONGER.includes(amenity))];

/** `within 5 km of the lift`, `500 m from the lift`, both with or without what stands before the number. */
function distances(place: string, named: string): readonly RegExp[] {
	const before =
		"(?:(?:binnen|op|max|maximaal|hoogstens|minder dan|op minder dan|op maximaal|within|at most|less than|up to|no more than|innerhalb von|höchstens|weniger als|bis|maximal|à|a moins de|moins de|dans un rayon de|à moins de|à maximum) )?";
	const behind =
		"(?:(?:van|van de|van een|vanaf|tot|of|from|from the|to|to the|of the|max|maximum|maximal|maximaal|from a|of a|vom|von|von der|bis zum|zum|zur|zu|de|des|du|d un|de la|entfernt von|afstand van|afstand van de|away from|away from the) )*";
	const far = `${before}(?<n>\\d{1,3}|${named}) (?<unit>km|kilometers?|kilometres?|kilometern|m|meters?|metres?|metern)`;
	return [rule(`${far} ${behind}(?:${place})`), rule(`(?:${place}) ${far}`)];
}

function writtenOut(text: string): string {
	return text.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
}

function plain(text: string): string {
	return text.replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

function mapValues<Name extends string, To>(
	record: Readonly<Record<Name, string>>,
	to: (source: string) => To,
): Readonly<Record<Name, To>> {
	return Object.fromEntries(Object.entries(record).map(([name, source]) => [name, to(source as string)])) as Record<
		Name,
		To
	>;
}
