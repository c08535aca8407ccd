import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The vocabulary of schema.org as its published types have it, and what search engines require beyond it. */

type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

let vocabulary: Vocabulary | undefined;

/** Properties by type, inherited ones included. */
function knownTypes(): Vocabulary {
	if (vocabulary) return vocabulary;
	const file = createRequire(import.meta.url)
		.resolve("schema-dts")
		.replace(/schema\.js$/, "schema.d.ts");
	const text = readFileSync(file, "utf8");
	const bases = new Map<string, { parents: readonly string[]; own: readonly string[] }>();
	for (const [, name = "", parents = "", body = ""] of text.matchAll(
		/^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
	)) {
		const own = [...body.matchAll(/^ {4}"([^"@]+)"\??:/gm)].map(([, property = ""]) => property);
		bases.set(name, { parents: parents.split(",").map((one) => one.trim()), own });
	}
	const all = (name: string): readonly string[] => {
		const found = bases.get(name);
		return found ? [...found.own, ...found.parents.flatMap(all)] : [];
	};
	const leaves = [...text.matchAll(/interface (\w+Leaf) extends [^{]+ \{\n {4}"@type": "([^"]+)"/g)];
	vocabulary = new Map(leaves.map(([, leaf = "", type = ""]) => [type, new Set(all(leaf))]));
	return vocabulary;
}

/** What is no schema.org: unknown types, properties that a type does not have, values that are empty. */
export function wrongWords(value: unknown, where = "$"): readonly string[] {
	if (value === null || value === undefined || value === "") return [`${where}: empty`];
	if (Array.isArray(value)) return value.flatMap((item, index) => wrongWords(item, `${where}[${index}]`));
	if (typeof value !== "object") return [];
	const thing = value as Record<string, unknown>;
	const type = String(thing["@type"]);
	const properties = knownTypes().get(type);
	if (!properties) return [`${where}: there is no type ${type}`];
	return Object.entries(thing).flatMap(([name, inner]) => {
		if (name === "@type" || name === "@id" || inner === undefined) return [];
		const unknown = properties.has(name) ? [] : [`${where}: ${type} has no ${name}`];
		return [...unknown, ...wrongWords(inner, `${where}.${name}`)];
	});
}

type Rule = readonly [property: string, fits: (value: unknown) => boolean];
const text = (value: unknown) => typeof value === "string" && value.trim() !== "";
const address = (value: unknown) => typeof value === "string" && /^https?:\/\/[^\s"<>]+$/.test(value);
const instant = (value: unknown) => typeof value === "string" && !Number.isNaN(Date.parse(value));
const fiveDecimals = (value: unknown) => /^-?\d{1,3}\.\d{5,}$/.test(String(value));
const has =
	(...properties: readonly Rule[]) =>
	(value: unknown) =>
		properties.every(([name, fits]) => fits((value as Record<string, unknown> | undefined)?.[name]));
const each = (fits: (value: unknown) => boolean, fewest: number) => (value: unknown) =>
	Array.isArray(value) && value.length >= fewest && value.every(fits);

/** Required properties of Google's pages on structured data, type by type. */
const REQUIRED: Readonly<Record<string, readonly Rule[]>> = {
	VacationRental: [
		["identifier", text],
		["name", text],
		["image", each(address, 8)],
		["latitude", fiveDecimals],
		["longitude", fiveDecimals],
		["containsPlace", has(["occupancy", has(["value", (value) => Number.isInteger(value) && Number(value) > 0])])],
	],
	BreadcrumbList: [
		["itemListElement", each(has(["position", Number.isInteger], ["name", text], ["item", address]), 2)],
	],
	ItemList: [["itemListElement", each(has(["position", Number.isInteger], ["url", address]), 1)]],
	JobPosting: [
		["title", text],
		["description", text],
		["datePosted", instant],
		["hiringOrganization", has(["name", text])],
		["jobLocation", has(["address", has(["addressCountry", text])])],
	],
	NewsArticle: [["headline", (value) => text(value) && String(value).length <= 110]],
	BlogPosting: [["headline", (value) => text(value) && String(value).length <= 110]],
	FAQPage: [["mainEntity", each(has(["name", text], ["acceptedAnswer", has(["text", text])]), 1)]],
	AggregateRating: [
		["ratingValue", (value) => Number(value) >= 1 && Number(value) <= 5],
		["reviewCount", (value) => Number.isInteger(value) && Number(value) > 0],
	],
};

/** What Google would miss in a page's things, however deep they lie. */
export function missing(value: unknown): readonly string[] {
	if (Array.isArray(value)) return value.flatMap(missing);
	if (typeof value !== "object" || value === null) return [];
	const thing = value as Record<string, unknown>;
	const type = String(thing["@type"]);
	const own = (REQUIRED[type] ?? []).filter(([name, fits]) => !fits(thing[name])).map(([name]) => `${type}.${name}`);
	return [...own, ...Object.values(thing).flatMap(missing)];
}
