/** What of a style sheet its checks need: selectors with the at-rules around them. Nesting of rules is not read. */
export interface Selector {
	readonly text: string;
	/** Every class in it, without the dot. */
	readonly classes: readonly string[];
	/** Preludes of the at-rules around it, outermost first, as `@layer components`. */
	readonly around: readonly string[];
	readonly line: number;
}

/** Selectors of a sheet, one for each part of a list. Keyframes have none. */
export function selectorsOf(css: string): Selector[] {
	const found: Selector[] = [];
	const open: string[] = [];
	const text = blank(css);
	for (const { 0: piece, index } of text.matchAll(/[^{};]*[{};]/g)) {
		const end = piece.at(-1);
		const prelude = piece.slice(0, -1).trim();
		if (end === "}") open.pop();
		if (end !== "{") continue;
		if (!prelude.startsWith("@") && !open.some((around) => around.startsWith("@keyframes"))) {
			const line = text.slice(0, index + piece.length).split("\n").length;
			const parts = splitList(prelude);
			found.push(...parts.map((part) => ({ text: part, classes: classesIn(part), around: [...open], line })));
		}
		open.push(prelude.replace(/\s+/g, " "));
	}
	return found;
}

/** The sheet without comments and strings, line for line: neither a brace nor a dot in them counts. */
function blank(css: string): string {
	return css.replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/g, (part) =>
		part.replace(/[^\n]/g, " "),
	);
}

function splitList(selectors: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let from = 0;
	for (const [at, sign] of [...selectors, ","].entries()) {
		if (sign === "(") depth++;
		if (sign === ")") depth--;
		if (sign !== "," || depth > 0) continue;
		parts.push(selectors.slice(from, at).trim().replace(/\s+/g, " "));
		from = at + 1;
	}
	return parts;
}

function classesIn(selector: string): string[] {
	const names = [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
	return [...new Set(names)];
}
