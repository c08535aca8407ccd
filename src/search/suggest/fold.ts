/** Names and typed texts as words that can be compared: small letters, no accents, no punctuation. */

/** A word of a text. Offsets are UTF-16 units of the text it was read from. */
export interface FoldedWord {
	/** Small letters and digits without marks; ß is ss, ø is o, œ is oe. */
	readonly text: string;
	/** The same with umlauts written out (ü as ue, å as aa); equal to `text` where there are none. */
	readonly written: string;
	/** For each letter of `text` where the letter behind it begins. */
	readonly starts: readonly number[];
	/** Where the word ends. */
	readonly end: number;
}

/** Letters that canonical decomposition leaves as they are. */
const PLAIN: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	đ: "d",
	ð: "d",
	ł: "l",
	þ: "th",
	ı: "i",
	ħ: "h",
};
const WRITTEN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

interface Folded {
	readonly plain: string;
	readonly written: string;
	/** A mark on the letter before. */
	readonly isMark: boolean;
}

/** What each character of other scripts and with accents becomes; there are few of them in all names together. */
const known = new Map<string, Folded>();

/** The words of a text in their order. A decomposed umlaut counts as the composed one. */
export function wordsOf(text: string): FoldedWord[] {
	const words: FoldedWord[] = [];
	let plain = "";
	let written = "";
	let starts: number[] = [];
	const close = (end: number) => {
		if (plain !== "") words.push({ text: plain, written, starts, end });
		plain = "";
		written = "";
		starts = [];
	};
	for (let at = 0; at < text.length; ) {
		const code = text.codePointAt(at) ?? 0;
		const character = String.fromCodePoint(code);
		const next = at + character.length;
		const folded = fold(character);
		if (folded.isMark) {
			// U+0308 makes the letter before it an umlaut, U+030A a ring.
			if (code === 0x308 && /[aou]$/.test(written)) written += "e";
			else if (code === 0x30a && written.endsWith("a")) written += "a";
		} else if (folded.plain === "") close(at);
		else {
			for (let letter = 0; letter < folded.plain.length; letter++) starts.push(at);
			plain += folded.plain;
			written += folded.written;
		}
		at = next;
	}
	close(text.length);
	return words;
}

/** Two letters that often stand for one (ü, ö, ä, å, ß). */
const PAIRS = /([aou])e|aa|ss/g;

/** The ways in which a word of a name may be typed: as it is, written out, and with pairs of letters shortened. */
export function spellingsOf({ text, written }: FoldedWord): readonly string[] {
	const short = shortened(text);
	if (short === text && written === text) return [text];
	return [...new Set([text, written, short, shortened(written)])];
}

function shortened(word: string): string {
	return word.replace(PAIRS, (pair) => pair.charAt(0));
}

function fold(character: string): Folded {
	const folded = known.get(character) ?? foldNew(character);
	known.set(character, folded);
	return folded;
}

function foldNew(character: string): Folded {
	if (/^\p{M}$/u.test(character)) return { plain: "", written: "", isMark: true };
	const small = character.toLowerCase().normalize("NFC");
	const plain = PLAIN[small] ?? small.normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "");
	return { plain, written: WRITTEN[small] ?? plain, isMark: false };
}

/** A text in the letters that all its spellings share: `Österreich`, `oesterreich` and `osterreich` have the same. */
export function sharedLetters(text: string): string {
	return wordsOf(text)
		.map((word) => shortened(word.text))
		.join("-");
}

/** True for texts that differ in case, accents and punctuation at most. */
export function sameWords(one: string, other: string): boolean {
	const [left, right] = [one, other].map((text) => wordsOf(text).map((word) => word.text));
	return left?.join(" ") === right?.join(" ");
}
