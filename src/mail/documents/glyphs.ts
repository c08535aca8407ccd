import { create } from "fontkit";
import type { DocumentFonts } from "./document-fonts.ts";

/** Letters that the fonts do not have: found, and drawn as the nearest that they do have. */

/** Blanks and dashes that fonts lack and for which others do the same. */
const STAND_INS: Readonly<Record<string, string>> = { "\u202f": "\u00a0", "\u2009": "\u00a0", "\u2011": "-" };
/** What is drawn for a letter of a script that no font has. */
const UNKNOWN = "?";

export class Glyphs {
	readonly #sets: Readonly<Record<keyof DocumentFonts, ReadonlySet<number>>>;

	constructor(fonts: DocumentFonts) {
		this.#sets = { text: lettersOf(fonts.text), strong: lettersOf(fonts.strong), display: lettersOf(fonts.display) };
	}

	/** The words in letters that the font has: accents that it lacks go, other scripts become question marks. */
	drawn(words: string, font: keyof DocumentFonts): string {
		const set = this.#sets[font];
		const has = (letter: string) => set.has(letter.codePointAt(0) ?? 0);
		return Array.from(words.normalize("NFC"), (letter) => {
			// Line breaks too: lines of their own are elements of their own.
			const wanted = STAND_INS[letter] ?? (letter < " " ? " " : letter);
			if (has(wanted)) return wanted;
			// Accents without a letter, and signs that are not seen.
			if (/^[\p{M}\p{Cf}]$/u.test(letter)) return "";
			const bare = Array.from(letter.normalize("NFKD").replace(/\p{M}+/gu, ""));
			return bare.length > 0 && bare.every(has) ? bare.join("") : UNKNOWN;
		}).join("");
	}

	/** Letters of a text that are not drawn as they are, each once. */
	missing(words: string, font: keyof DocumentFonts): readonly string[] {
		const letters = new Set(Array.from(words.normalize("NFC")).filter((letter) => !(letter in STAND_INS)));
		return [...letters].filter((letter) => this.drawn(letter, font) !== letter);
	}
}

function lettersOf(file: Buffer): ReadonlySet<number> {
	const font = create(file);
	if (!("characterSet" in font)) throw new Error("a collection of fonts is no font");
	return new Set(font.characterSet);
}
