import type { Amenity } from "../../accommodation/facts.ts";

/** The list as the publisher writes it: a JSON array in newer files, `{a,"b c"}` in older. Items in lower case. */
export function splitAmenities(text: string): readonly string[] {
	const trimmed = text.trim();
	const items = trimmed.startsWith("[") ? jsonItems(trimmed) : braceItems(trimmed);
	return items.map((item) => item.trim().toLowerCase()).filter(Boolean);
}

function jsonItems(text: string): readonly string[] {
	try {
		const value: unknown = JSON.parse(text);
		return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
	} catch {
		return [];
	}
}

function braceItems(text: string): readonly string[] {
	const items: string[] = [];
	for (const match of text.replace(/^\{|\}$/g, "").matchAll(/"((?:[^"\\]|\\.)*)"|([^,"]+)/g)) {
		items.push((match[1] ?? match[2] ?? "").replace(/\\(.)/g, "$1"));
	}
	return items;
}

type Rule = (item: string) => boolean;
const has =
	(pattern: RegExp, not?: RegExp): Rule =>
	(item) =>
		pattern.test(item) && !not?.test(item);

/** Each rule looks at one item; a home has the amenity when any item fits. */
const RULES: Readonly<Record<Amenity, Rule>> = {
	sauna: has(/sauna/),
	hottub: has(/hot tub|jacuzzi/),
	spa: has(/\bspa\b/),
	pool: has(/\bpool\b/, /pool table|pool view/),
	privatpool: has(/^private .*pool/, /pool table|pool view/),
	garden: has(/^(private |shared |common )?(backyard|garden)/, /view/),
	gardenEnclosed: has(/backyard . fully fenced/),
	terrace: has(/patio or balcony/),
	balcony: has(/balcony/),
	parking: has(/parking|garage|carport/),
	wifi: has(/wi-?fi|wireless internet/),
	washingMachine: has(/\bwasher\b/, /dishwasher/),
	// A cooker, never a fireplace ("Indoor fireplace: pellet stove").
	stove: has(/stove|cooktop|induction|kitchen/, /fireplace/),
	tumbleDryer: has(/\bdryer\b/, /hair/),
	airco: has(/air conditioning|\bac\b/),
	// "50 inch HDTV" counts.
	tv: has(/tv\b/),
	eCarCharging: has(/ev charger/),
	dishwasher: has(/dishwasher/),
	oven: has(/oven/),
	bbq: has(/bbq|barbecue/),
	childrenBed: has(/^crib|pack .n.? ?play|travel crib/),
	childrenChair: has(/high chair/),
};

export function amenitiesOf(items: readonly string[]): Amenity[] {
	return (Object.keys(RULES) as Amenity[]).filter((amenity) => items.some(RULES[amenity]));
}

const PETS_ALLOWED = /pets allowed/;
export function allowsPets(items: readonly string[]): boolean {
	return items.some((item) => PETS_ALLOWED.test(item));
}

/** Location facts that owners name as amenities. */
export function nearnessOf(items: readonly string[]): { sea: boolean; lake: boolean; skiSlope: boolean } {
	const any = (pattern: RegExp) => items.some((item) => pattern.test(item));
	return {
		sea: any(/beachfront|beach access/),
		lake: any(/lake access/),
		skiSlope: any(/ski-in|ski in/),
	};
}
