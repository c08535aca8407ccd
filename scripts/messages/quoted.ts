/** Where a project's files still quote a text that its messages no longer have. */

/** Shorter pieces stand in too many other sentences. */
const FEWEST_LETTERS = 16;
/** What a file puts between quotes or slashes: two words at least, of these letters together. */
const LITERAL = /(["'`/])((?:\\.|(?!\1)[^\\\n])+)\1/g;
const FEWEST_OF_LITERAL = 8;
/** What in a pattern stands for other than itself. */
const OPERATORS = /\.[*+?]|\\[a-zA-Z][*+]?|\[[^\]]*\]|[|()^$]/;

interface Quotation {
	readonly file: string;
	/** What stands there, as the old text had it. */
	readonly piece: string;
}

/**
 * Pieces of texts that were taken out or changed, between their values and ends of sentences, where a file quotes them;
 * and parts of them that a file has between quotes, or in a cell of a table.
 *
 * @param before texts of one commit
 * @param now texts as they are
 * @param files contents by name
 */
export function quotedStill(
	before: ReadonlySet<string>,
	now: ReadonlySet<string>,
	files: ReadonlyMap<string, string>,
): readonly Quotation[] {
	const today = [...now].join("\n");
	const pieces = [...before]
		.filter((text) => !now.has(text))
		.flatMap((text) => text.split(/\{[^}]*\}|[.;!?](?:\s|$)/))
		.map((piece) => piece.trim())
		.filter((piece) => piece.length >= FEWEST_LETTERS && !today.includes(piece));
	const gone = [...before].filter((text) => !now.has(text)).join("\n");
	const wasFilled = patternsOf([...before].filter((text) => !now.has(text)));
	const isFilled = patternsOf([...now]);
	const isGone = (literal: string) =>
		literal.length >= FEWEST_OF_LITERAL &&
		/\p{L} \p{L}/u.test(literal) &&
		((gone.includes(literal) && !today.includes(literal)) ||
			(wasFilled.some((filled) => filled.test(literal)) && !isFilled.some((filled) => filled.test(literal))));
	return [...files].flatMap(([file, content]) => {
		const cells = file.endsWith(".md") ? content.split(/[|\n]/).map((cell) => cell.trim()) : [];
		const literals = [...content.matchAll(LITERAL)].flatMap(([, mark, literal = ""]) =>
			mark === "/" ? [literal, ...literal.split(OPERATORS).map((part) => part.trim())] : [literal],
		);
		const quoted = [...literals, ...cells].filter(isGone);
		return [...new Set([...pieces.filter((piece) => content.includes(piece)), ...quoted])].map((piece) => ({
			file,
			piece,
		}));
	});
}

/** Texts with values, as what they are once these are filled in. */
function patternsOf(texts: readonly string[]): readonly RegExp[] {
	return texts
		.filter((text) => /^[^{}]*(\{\w+\}[^{}]*)+$/.test(text))
		.filter((text) => text.replace(/\{\w+\}/g, "").trim().length >= FEWEST_OF_LITERAL - 1)
		.map(
			(text) =>
				new RegExp(
					`^${text
						.split(/\{\w+\}/)
						.map(literally)
						.join(".+")}$`,
					"u",
				),
		);
}

function literally(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
