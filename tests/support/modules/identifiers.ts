import { parseSync } from "vite";

/** Names of variables, functions, types, properties and JSX elements of a source, each once. Texts and comments do not count. */
export function identifiersOf(path: string, text: string): ReadonlySet<string> {
	const { program, errors } = parseSync(path, text);
	const [error] = errors;
	if (error) throw new Error(`${path}: ${error.message}`);
	const names = new Set<string>();
	const visit = (node: unknown) => {
		if (typeof node !== "object" || node === null) return;
		const { type, name } = node as { readonly type?: unknown; readonly name?: unknown };
		if (typeof type === "string" && type.endsWith("Identifier") && typeof name === "string") names.add(name);
		for (const child of Object.values(node)) visit(child);
	};
	visit(program);
	return names;
}

/** The words of a name in lower case: `listDueMails`, `LIST_DUE_MAILS` and `list_due_mails` have the same three. */
export function wordsOf(name: string): readonly string[] {
	return name
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter(Boolean);
}
