import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "tailwindcss";
import { selectorsOf } from "./read-sheet.ts";

/** What Tailwind makes of names with the tokens of the site: those it knows as classes. */
export async function loadUtilities(root: string): Promise<(names: readonly string[]) => ReadonlySet<string>> {
	const files: Readonly<Record<string, string>> = {
		tailwindcss: join(root, "node_modules/tailwindcss/index.css"),
		tokens: join(root, "src/ui/styles/tokens.css"),
	};
	const compiler = await compile('@import "tailwindcss"; @import "tokens";', {
		loadStylesheet: async (id, base) => {
			const path = files[id] ?? join(base, id);
			return { path, base, content: readFileSync(path, "utf8") };
		},
	});
	return (names) => new Set(selectorsOf(compiler.build([...names])).flatMap(({ classes }) => classes));
}
