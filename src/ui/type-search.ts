/** Letters typed so long one after another belong together, milliseconds (specification §9). */
const TYPING_MS = 700;

/** Finds an entry of a list by the letters that its name begins with, typed one after another. */
export class TypeSearch {
	#typed = "";
	#reset: ReturnType<typeof setTimeout> | undefined;

	/** True while the next letter is added to the last ones: a blank is then part of a name. */
	get isTyping(): boolean {
		return this.#typed !== "";
	}

	/** Adds a letter; answers the place of the first name, from `first` on, that begins with what was typed, or -1. */
	find(letter: string, names: readonly string[], first = 0): number {
		this.#typed += folded(letter);
		clearTimeout(this.#reset);
		this.#reset = setTimeout(() => this.forget(), TYPING_MS);
		const typed = this.#typed;
		return names.findIndex((name, at) => at >= first && folded(name).startsWith(typed));
	}

	/** The next letter begins anew. */
	forget(): void {
		clearTimeout(this.#reset);
		this.#typed = "";
	}
}

/** Without capitals and accents, so that `o` finds Österreich. */
export function folded(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
