/** Where a project's files still quote a text that its messages no longer have. */

/** Shorter pieces stand in too many other sentences. */
const FEWEST_LETTERS = 16;

interface Quotation {
	readonly file: string;
	/** What stands there, as the old text had it. */
	readonly piece: string;
}

/**
 * Pieces of texts that were taken out or changed, between their values and ends of sentences, where a file quotes them.
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
	return [...files].flatMap(([file, content]) =>
		[...new Set(pieces)].filter((piece) => content.includes(piece)).map((piece) => ({ file, piece })),
	);
}
