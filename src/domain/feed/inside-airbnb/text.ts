import type { Language } from "../../language.ts";

/** Letters of Windows-1252 between 0x80 and 0x9F, where it differs from Latin-1. */
const CP1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
/** UTF-8 that was once read as a one-byte alphabet leaves these pairs. */
const BROKEN = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** Repairs `MahÃ³n` to `Mahón` where the bytes prove it, joins blanks, and trims. */
export function repairedText(text: string): string {
	const repaired = BROKEN.test(text) ? (asUtf8(text) ?? text) : text;
	return repaired.replace(/\s+/g, " ").trim().normalize("NFC");
}

function asUtf8(text: string): string | null {
	const bytes = new Uint8Array(text.length);
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		const special = CP1252.indexOf(text.charAt(index));
		const byte = unit < 0x100 ? unit : special === -1 ? -1 : 0x80 + special;
		if (byte === -1) return null;
		bytes[index] = byte;
	}
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const MAX_DESCRIPTION = 20_000;

/** Plain text of a description with HTML in it; paragraphs are parted by an empty line. */
export function plainText(html: string): string {
	return html
		.replace(/<\s*(br|\/p|\/div|\/li)\s*\/?\s*>/gi, "\n")
		.replace(/<[a-z/!][^>]*>/gi, "")
		.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => entity(name) ?? whole)
		.replace(/(?!\n)\p{Cc}/gu, " ")
		.toWellFormed()
		.replace(/[^\S\n]+/g, " ")
		.replace(/ ?\n ?/g, "\n")
		.replace(/\n{2,}/g, "\n\n")
		.trim()
		.slice(0, MAX_DESCRIPTION);
}

function entity(name: string): string | null {
	if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? null;
	const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

const STOP_WORDS: Readonly<Record<Language | "other", string>> = {
	nl: "de het een en van is op met voor aan naar ook zijn niet er je jullie onze wij bij uit huis slaapkamer keuken",
	en: "the and of is with for you your are this that from our to in on has have house bedroom kitchen walk",
	de: "der die das und ist mit für von den dem ein eine auf sich auch im zu wir ihr haus schlafzimmer küche liegt",
	fr: "le la les des et est avec pour dans un une du sur vous votre nous au aux de maison chambre cuisine située",
	// Spanish, Catalan, Italian, Portuguese: recognised so that they are not taken for one of the four.
	other:
		"el los las y es con para en una del por que casa se muy amb per i els les és al il di e che con nel della gli sono uma com não",
};
const WORDS = (Object.keys(STOP_WORDS) as (Language | "other")[]).map(
	(language) => [language, new Set(STOP_WORDS[language].split(" "))] as const,
);
const LEAST_WORDS = 3;

/** The language of a text by its commonest words; null when it is none of the four or cannot be recognised. */
export function languageOf(text: string): Language | null {
	const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
	const scored = WORDS.map(([language, known]) => ({
		language,
		score: words.filter((word) => known.has(word)).length,
	})).sort((a, b) => b.score - a.score);
	const [best, second] = scored;
	if (!best || !second || best.language === "other") return null;
	return best.score >= LEAST_WORDS && best.score > second.score ? best.language : null;
}
