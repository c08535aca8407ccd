interface Part {
	readonly part: string;
	readonly isMarked: boolean;
	/** Where it begins. */
	readonly at: number;
}

/** A text cut where one of some words stands in it, whatever its case; what is cut off is all of it, in order. */
export function markedParts(text: string, words: readonly string[]): readonly Part[] {
	const lower = text.toLowerCase();
	const isIn = Array.from(text, () => false);
	// A letter that becomes two in small letters would move what follows.
	if (lower.length === text.length) {
		for (const word of words) {
			for (let at = lower.indexOf(word); word !== "" && at >= 0; at = lower.indexOf(word, at + word.length)) {
				isIn.fill(true, at, at + word.length);
			}
		}
	}
	const parts: { part: string; isMarked: boolean; at: number }[] = [];
	for (let at = 0; at < text.length; at++) {
		const last = parts.at(-1);
		if (last && last.isMarked === (isIn[at] ?? false)) last.part += text[at];
		else parts.push({ part: text[at] ?? "", isMarked: isIn[at] ?? false, at });
	}
	return parts;
}
