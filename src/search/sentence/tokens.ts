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
	/\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)|\d{1,2}\/\d{1,2}|\d{1,2}\.\d{1,2}\.|\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?!\d)|\d+[.,]\d{1,2}(?!\d)|\d+|[\p{L}\p{M}]+|[€+]|[-–—]/gu;

function tokensOf(sentence: string): readonly Token[] {
	const tokens: Token[] = [];
	for (const match of sentence.matchAll(PIECES)) {
		const [piece] = match;
		const from = match.index;
		if (/^[-–—]$/.test(piece)) {
			// Between letters it joins a name; before a number, and alone behind one, it stands for "to".
			const stands = /\d\s+$/.test(sentence.slice(0, from)) && /^\s/.test(sentence.slice(from + 1));
			if (stands || /^\s*\d/.test(sentence.slice(from + 1))) tokens.push({ text: "-", from, to: from + 1 });
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

	/** @param isLeftOut whether a token, before the next one, says nothing */
	constructor(sentence: string, isLeftOut: (text: string, next: string | undefined) => boolean) {
		this.sentence = sentence;
		const all = tokensOf(sentence);
		this.tokens = all.filter(({ text }, at) => !isLeftOut(text, all[at + 1]?.text));
		this.#texts = this.tokens.map(({ text }) => text);
	}

	/** Gives each match of the rule to `use`; the tokens of those that it does not refuse are taken. */
	take(rule: RegExp, use: (groups: Readonly<Record<string, string | undefined>>, said: string) => unknown): void {
		let line = this.#line();
		let begin = 0;
		while (begin < line.length) {
			rule.lastIndex = begin;
			const match = rule.exec(line);
			if (!match) return;
			begin = match.index + Math.max(1, match[0].length);
			if (use(match.groups ?? {}, match[0]) === false) continue;
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

	/** Whether a mark that ends a part of a sentence stands before a token. */
	isParted(at: number): boolean {
		const before = this.tokens[at - 1];
		return before !== undefined && /[,;:.!?()\n]/.test(this.sentence.slice(before.to, this.tokens[at]?.from));
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
	// What is said in more words comes first.
	const longestFirst = [...alternatives(plain)].sort((a, b) => b.length - a.length);
	return new RegExp(`(?<= )(?:${longestFirst.join("|")})(?= )`, "g");
}

/** The alternatives of a source that stand outside of brackets. */
export function alternatives(source: string): readonly string[] {
	const parts: string[] = [""];
	let depth = 0;
	for (const letter of source) {
		if (letter === "(") depth++;
		if (letter === ")") depth--;
		if (letter === "|" && depth === 0) parts.push("");
		else parts[parts.length - 1] += letter;
	}
	return parts;
}
