import type { Language } from "#domain/language.ts";
import { FILTER_LIST } from "#domain/search/filters.ts";
import { type TranslateAll, translator } from "#i18n/catalogues.server.ts";
import { choiceLabel } from "#i18n/filter-words.ts";
import { formatDateRange, formatMoney, formatNumber } from "#i18n/format.ts";
import type { Missing } from "#search/explain.ts";
import type { SearchHit, SearchQuery } from "#search/query.ts";
import { baseParts, PRIOR_RATING, WEIGHT } from "#search/recommended.ts";
import type { SearchFacts } from "#search/search-home.ts";
import { decidingKey, type OrderedHit, orderOf, type Standing } from "#search/standing.ts";
import type { WhyRow } from "#site/views/why-view.ts";

/** How the keys of a search's order are said to staff, in one language. */

/** What a sentence about a home needs beside its keys. */
export interface Wording {
	readonly t: TranslateAll;
	readonly language: Language;
	readonly query: SearchQuery;
	/** What is known of the home and its neighbours; one that has just gone is missing. */
	readonly facts: ReadonlyMap<string, SearchFacts>;
}

export function wording(language: Language, query: SearchQuery, facts: Wording["facts"]): Wording {
	return { t: translator(language), language, query, facts };
}

type KeyName =
	| "recommended"
	| "stayPrice"
	| "nightPrice"
	| "rating"
	| "guests"
	| "distance"
	/** Of other dates alone. */
	| "rank"
	| "number";

/** Names of the keys of a list's homes, in the order in which they decide. */
function keyNames({ query }: Wording, list: Standing["list"]): readonly KeyName[] {
	if (list === "otherDates") return ["rank", "stayPrice", "number"];
	const order = orderOf(query);
	const isPrice = order === "price-asc" || order === "price-desc";
	return [isPrice ? (query.stays === null ? "nightPrice" : "stayPrice") : order, "number"];
}

/** What a key says of its home. */
function keyValue(wording: Wording, name: KeyName, key: number, { hit }: OrderedHit): string {
	const { t, language } = wording;
	if (name === "number") return hit.accoId;
	if (!Number.isFinite(key)) return t("why.unknown");
	if (name === "rank") return shiftOf(wording, hit);
	if (name === "stayPrice" || name === "nightPrice") return formatMoney(Math.abs(key), language);
	if (name === "distance")
		return t("distance.kilometres", { km: formatNumber(Math.sqrt(key) * KM_A_DEGREE, language) });
	return formatNumber(Math.abs(key), language);
}

/** Of latitude. */
const KM_A_DEGREE = 111.2;

function shiftOf({ t, language, query }: Wording, { price }: SearchHit): string {
	const [requested] = query.stays ?? [];
	if (!requested || !price) return t("why.unknown");
	const arrival = signed(price.stay.arrival - requested.arrival, language);
	const departure = signed(price.stay.departure - requested.departure, language);
	const { nights } = price;
	const isAsLong = nights === requested.departure - requested.arrival;
	return isAsLong ? t("why.shiftSame", { arrival, departure }) : t("why.shiftOther", { arrival, departure, nights });
}

/** By how much something is more or less: `+3`, `−3`, `±0`. */
function signed(difference: number, language: Language): string {
	const sign = difference > 0 ? "+" : difference < 0 ? "−" : "±";
	return sign + formatNumber(Math.abs(difference), language);
}

/** A key's name; of a price also of which stay it is. */
function keyLabel({ t, language }: Wording, name: KeyName, { hit }: OrderedHit): string {
	const key = t(`why.key_${name}`);
	const shown = hit.price ?? hit.from;
	if ((name !== "stayPrice" && name !== "nightPrice") || !shown) return key;
	const dates = formatDateRange(shown.stay.arrival, shown.stay.departure, language, "compact");
	const count = hit.choices?.count ?? 1;
	return count > 1 ? t("why.cheapestOf", { key, count, dates }) : `${key}, ${dates}`;
}

/** The keys of a home, the first one before the others; of points also what they are made of. */
export function orderRows(wording: Wording, { list, home }: Standing): readonly WhyRow[] {
	return keyNames(wording, list).flatMap((name, at) => [
		...(name === "recommended" ? partRows(wording, home) : []),
		{ label: keyLabel(wording, name, home), value: keyValue(wording, name, home.keys[at] ?? 0, home), share: null },
	]);
}

/** The weighted parts of a home's points; null where the facts are newer than the engine's. */
function partsOf({ facts }: Wording, { hit, points }: OrderedHit) {
	const known = facts.get(hit.accoId);
	if (!known || !points) return null;
	const { rating, information } = baseParts(known);
	return rating + information === points.base ? { rating, price: points.price, information } : null;
}

/** Whether the parts of a home's points cannot be told apart for the moment. */
export function hasJustChanged(wording: Wording, { home }: Standing): boolean {
	return home.points !== null && partsOf(wording, home) === null;
}

function partRows(wording: Wording, home: OrderedHit): readonly WhyRow[] {
	const { t, language, facts } = wording;
	const { points, hit } = home;
	if (!points) return [];
	const row = (label: string, value: number, weight: number): WhyRow => ({
		label,
		value: formatNumber(value, language),
		share: Math.round(value / (10 * weight)),
	});
	const price = row(priceLabel(wording, home), points.price, WEIGHT.price);
	const parts = partsOf(wording, home);
	const known = facts.get(hit.accoId);
	if (!parts || !known) return [row(t("why.base"), points.base, WEIGHT.rating + WEIGHT.information), price];
	return [
		row(ratingLabel(wording, known), parts.rating, WEIGHT.rating),
		price,
		row(informationLabel(wording, known), parts.information, WEIGHT.information),
	];
}

function ratingLabel({ t, language }: Wording, { rating, reviews }: SearchFacts): string {
	if (rating === null) return t("why.unrated", { rating: formatNumber(PRIOR_RATING, language) });
	return t("why.rated", { rating: formatNumber(rating, language), count: reviews });
}

function priceLabel({ t, language }: Wording, { points }: OrderedHit): string {
	if (!points || points.perPlaceCents === null || points.averageCents === null) return t("why.unpriced");
	const { perPlaceCents, averageCents, similar } = points;
	const price = formatMoney(perPlaceCents, language);
	return t("why.priced", { price, average: formatMoney(averageCents, language), others: similar - 1 });
}

function informationLabel({ t }: Wording, { information, amenities, petsKnown }: SearchFacts): string {
	const { pictures, languages, areaKnown, hoursKnown } = information;
	const text = t("why.information", { pictures, languages, amenities: amenities.length });
	const gaps = [
		areaKnown ? "" : t("why.gap_area"),
		hoursKnown ? "" : t("why.gap_hours"),
		petsKnown ? "" : t("why.gap_pets"),
	].filter(Boolean);
	return gaps.length > 0 ? t("why.gaps", { text, gaps: gaps.join(", ") }) : text;
}

/** What puts a home before or behind another: the first key that differs, and of points where the difference lies. */
export function decidedBy(wording: Wording, { list, home }: Standing, other: OrderedHit): readonly string[] {
	const { t } = wording;
	const at = decidingKey(home, other);
	const name = keyNames(wording, list)[at];
	if (name === undefined || name === "number") return [t("why.equal")];
	const theirs = keyValue(wording, name, other.keys[at] ?? 0, other);
	const own = keyValue(wording, name, home.keys[at] ?? 0, home);
	const decided = t("why.decided", { key: t(`why.key_${name}`), theirs, own });
	const parts = name === "recommended" ? differences(wording, home, other) : null;
	return parts === null ? [decided] : [decided, parts];
}

/** By how much each part of the other home's points is more or less. */
function differences(wording: Wording, home: OrderedHit, other: OrderedHit): string | null {
	const { t, language } = wording;
	const [own, theirs] = [partsOf(wording, home), partsOf(wording, other)];
	if (!own || !theirs) return null;
	return (["rating", "price", "information"] as const)
		.map((part) => {
			return t(`why.part_${part}`, { difference: signed(theirs[part] - own[part], language) });
		})
		.join(", ");
}

/** The choices of a filter that a home fails. */
export function filterReason({ t, language }: Wording, { name, choices }: Extract<Missing, { by: "filter" }>): string {
	const filter = FILTER_LIST.find((known) => known.name === name);
	const labels = filter ? choices.map((choice) => choiceLabel(filter, choice, t, language)) : [];
	return t("why.out_filter", { choices: labels.join(", ") });
}
