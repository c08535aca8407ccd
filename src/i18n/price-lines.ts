import { byLanguage, type Language, type Localized } from "#domain/language.ts";
import { HOUSE_LINES } from "#domain/pricing/house-lines.ts";
import { translator } from "./catalogues.server.ts";

/** Lines of a price that have words; the same on page, mail, PDF and invoice. */
const LINES = [
	...HOUSE_LINES,
	"cleaning",
	"linen",
	"towels",
	"energy",
	"pet",
	"booking_fee",
	"firewood",
	"cot",
	"high_chair",
	"late_checkout",
	"early_checkin",
	"parking",
	"internet",
	"heating",
	"electricity",
	"water",
	"waste",
	"laundry",
	"breakfast",
	"sauna",
	"hot_tub",
	"ski_pass",
	"bicycle",
	"park_fee",
	"service",
	"guarantee",
] as const;

/** Other spellings that feeds use. */
const MEANT: Readonly<Record<string, (typeof LINES)[number]>> = {
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
	feetouristtax: "tourist_tax",
};

const plain = (code: string) => code.toLowerCase().replace(/[^a-z]/g, "");
const BY_PLAIN_CODE = new Map<string, (typeof LINES)[number]>([
	...Object.entries(MEANT),
	...LINES.map((code) => [plain(code), code] as const),
]);

/** Countries whose tourist tax is called Kurtaxe in German. */
const KURTAXE: readonly string[] = ["DE", "CH"];

/** The tourist tax has names of its own: Kurtaxe in Germany and Switzerland, Ortstaxe in Austria. */
function touristTaxIn(country: string) {
	if (country === "AT") return "tourist_tax_AT";
	return KURTAXE.includes(country) ? "tourist_tax" : "tourist_tax_elsewhere";
}

/** The words of a line. Codes that only a feed knows are never shown: they are no word of any language. */
export function lineLabel(code: string, language: Language, country: string): string {
	const t = translator(language);
	const line = BY_PLAIN_CODE.get(plain(code)) ?? "other";
	return t(`priceLine.${line === "tourist_tax" ? touristTaxIn(country) : line}`);
}

/** The words of a line in the four languages. */
export function lineLabels(code: string, country: string): Localized {
	return byLanguage((language) => lineLabel(code, language, country));
}
