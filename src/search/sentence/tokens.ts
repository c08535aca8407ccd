import { wordsOf } from "../suggest/fold.ts";

/** A sentence as tokens that rules take, one after the other; what none takes is left. */

export interface Token {
	/** Small letters without marks, a number, `€`, `+` or a dash between numbers. */
	readonly text: string;
	/** UTF-16 offsets in the sentence. */
	readonly from: number;
	readonly to: number;
}

/** Dates in figures and numbers with their thousands stay whole; words end at hyphens and apostrophes. */
const PIECES =
	/\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\d{1,2}\1\d{4}|\d{1,2}\/\d{1,2}|\d{1,2}\.\d{1,2}\.|\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?!\d)|\d+[.,]\d{1,2}(?!\d)|\d+|[\p{L}\p{M}]+|[€+]|[-–—]/gu;

export function tokensOf(sentence: string): readonly Token[] {
	const tokens: Token[] = [];
	for (const match of sentence.matchAll(PIECES)) {
		const [piece] = match;
		const from = match.index;
		if (/^[-–—]$/.test(piece)) {
			// Between letters it joins a name; before a number it stands for "to".
			if (/^\s*\d/.test(sentence.slice(from + 1))) tokens.push({ text: "-", from, to: from + 1 });
			continue;
		}
		const text = /^\p{L}/u.test(piece)
			? wordsOf(piece)
					.map((word) => word.text)
					.join("")
			: piece;
		if (text !== "") tokens.push({ text, from, to: from + piece.length });
	}
	return tokens;
}

const TAKEN = "¦";

/** The tokens of a sentence, and which of them a rule has taken. */
export class Words {
	readonly tokens: readonly Token[];
	readonly sentence: string;
	readonly #texts: string[];

	constructor(sentence: string) {
		this.sentence = sentence;
		this.tokens = tokensOf(sentence);
		this.#texts = this.tokens.map(({ text }) => text);
	}

	/** Gives each match of the rule to `use`; the tokens of those that it does not refuse are taken. */
	take(rule: RegExp, use: (groups: Readonly<Record<string, string | undefined>>) => unknown): void {
		let line = this.#line();
		let begin = 0;
		while (begin < line.length) {
			rule.lastIndex = begin;
			const match = rule.exec(line);
			if (!match) return;
			begin = match.index + Math.max(1, match[0].length);
			if (use(match.groups ?? {}) === false) continue;
			const first = line.slice(0, match.index).split(" ").length - 2;
			this.takeAt(first, match[0].split(" ").length);
			line = this.#line();
			begin = 0;
		}
	}

	takeAt(first: number, count: number): void {
		for (let at = first; at < first + count; at++) this.#texts[at] = TAKEN;
	}

	isTaken(at: number): boolean {
		return this.#texts[at] === TAKEN;
	}

	/** As it was typed, from a token up to but not including another. */
	written(first: number, end: number): string {
		return this.sentence.slice(this.tokens[first]?.from ?? 0, this.tokens[end - 1]?.to ?? 0);
	}

	#line(): string {
		return ` ${this.#texts.join(" ")} `;
	}
}

const WRITTEN: Readonly<Record<string, string>> = { ä: "(?:a|ae)", ö: "(?:o|oe)", ü: "(?:u|ue)", ß: "ss" };

/** A rule over whole tokens. Umlauts stand for both of their spellings, other marks for the plain letter. */
export function rule(source: string): RegExp {
	const plain = source
		.replace(/[äöüß]/g, (letter) => WRITTEN[letter] ?? letter)
		.normalize("NFD")
		.replace(/\p{M}/gu, "");
	return new RegExp(`(?<= )(?:${plain})(?= )`, "g");
}
