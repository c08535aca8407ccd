import { dirname, posix } from "node:path";
import { parseSync } from "vite";

/** Files that nothing leads to, and exports that no other file takes. */

export interface SourceFile {
	/** From the root of the project. */
	readonly path: string;
	readonly text: string;
}

export interface Project {
	readonly files: readonly SourceFile[];
	/** `imports` of package.json: `#domain/*` to `./src/domain/*`. */
	readonly aliases: Readonly<Record<string, string>>;
	/** Whether something outside of the sources starts a file or reads its exports: a command, the router, a runner. */
	readonly isEntry: (path: string) => boolean;
	/** `path` or `path: name`, each with why it stays. */
	readonly exceptions?: Readonly<Record<string, string>>;
}

interface Module {
	readonly path: string;
	/** Names it offers, `default` among them. */
	readonly exports: ReadonlySet<string>;
	/** What it takes: names of a file, or `*` for all of them. */
	readonly takes: readonly { readonly from: string; readonly name: string }[];
}

interface Node {
	readonly type: string;
	readonly [key: string]: unknown;
}

/** `path` of each dead file and `path: name` of each dead export, sorted; exceptions that hold for nothing too. */
export function deadCode({ files, aliases, isEntry, exceptions = {} }: Project): string[] {
	const paths = new Set(files.map(({ path }) => path));
	const modules = files.map((file) =>
		readModule(file, (from) =>
			from.includes("*") ? matching(from, file.path, paths) : resolved(from, file.path, aliases, paths),
		),
	);
	const taken = new Map<string, Set<string>>();
	for (const { from, name } of modules.flatMap(({ takes }) => takes)) {
		taken.set(from, (taken.get(from) ?? new Set()).add(name));
	}
	const reached = reachable(modules, isEntry);
	const dead = modules.flatMap(({ path, exports }) => {
		if (isEntry(path)) return [];
		if (!reached.has(path)) return [path];
		const names = taken.get(path);
		if (names?.has("*")) return [];
		return [...exports].filter((name) => !names?.has(name)).map((name) => `${path}: ${name}`);
	});
	const idle = Object.keys(exceptions).filter((exception) => !dead.includes(exception));
	return [
		...dead.filter((name) => !(name in exceptions)),
		...idle.map((exception) => `${exception} needs no exception`),
	].sort();
}

/** Files that entries lead to. */
function reachable(modules: readonly Module[], isEntry: (path: string) => boolean): ReadonlySet<string> {
	const byPath = new Map(modules.map((module) => [module.path, module]));
	const reached = new Set<string>();
	const open = modules.filter(({ path }) => isEntry(path));
	for (let module = open.pop(); module; module = open.pop()) {
		if (reached.has(module.path)) continue;
		reached.add(module.path);
		for (const { from } of module.takes) {
			const next = byPath.get(from);
			if (next) open.push(next);
		}
	}
	return reached;
}

function resolved(
	from: string,
	importer: string,
	aliases: Readonly<Record<string, string>>,
	paths: ReadonlySet<string>,
): readonly string[] {
	const bare = from.split("?")[0] ?? from;
	const alias = Object.entries(aliases).find(([name]) => bare.startsWith(name.slice(0, -1)));
	const path = alias
		? posix.normalize(alias[1].slice(0, -1) + bare.slice(alias[0].length - 1))
		: bare.startsWith(".")
			? posix.join(dirname(importer), bare)
			: posix.normalize(bare);
	// The router's own list of screens names them without their ending.
	return [path, `${path}.tsx`, `${path}.ts`].filter((file) => paths.has(file)).slice(0, 1);
}

/** Files of a pattern as `./*\/story.ts`, where a star stands for a name. */
function matching(pattern: string, importer: string, paths: ReadonlySet<string>): readonly string[] {
	const [start = "", ...rest] = posix.join(dirname(importer), pattern).split("*");
	return [...paths].filter((path) => {
		const [before, after] = [path.slice(0, start.length), path.slice(start.length)];
		return before === start && after.replace(/^[^/]+/, "") === rest.join("*");
	});
}

function readModule({ path, text }: SourceFile, resolve: (from: string) => readonly string[]): Module {
	const { program, errors } = parseSync(path, text);
	const [error] = errors;
	if (error) throw new Error(`${path}: ${error.message}`);
	const exports = new Set<string>();
	const takes: { from: string; name: string }[] = [];
	const take = (from: unknown, ...names: readonly string[]) => {
		for (const target of typeof from === "string" ? resolve(from) : []) {
			if (target !== path) takes.push(...names.map((name) => ({ from: target, name })));
		}
	};
	const walk = (node: Node): void => {
		switch (node.type) {
			case "ImportDeclaration":
				take(textOf(node.source), ...namesOf(node.specifiers));
				return;
			case "ExportAllDeclaration":
				take(textOf(node.source), "*");
				return;
			case "ExportDefaultDeclaration":
				exports.add("default");
				break;
			case "ExportNamedDeclaration":
				// A type may stand for what a function of its own file takes or answers.
				for (const name of exportedNames(node)) if (!isType(node) || !isRepeated(text, name)) exports.add(name);
				if (!node.source) break;
				take(textOf(node.source), ...nodesIn(node.specifiers).map((part) => nameOf(part.local)));
				return;
			case "ImportExpression":
			case "TSImportType":
				take(textOf(node.source), "*");
				break;
			case "CallExpression":
				if (isGlob(node.callee)) take(nodesIn(node.arguments)[0]?.value, "*");
				break;
			case "Literal":
				// A worker, a command or a page that is started by its path.
				if (typeof node.value === "string" && /^[^*]+\.tsx?$/.test(node.value)) take(node.value, "*");
				return;
		}
		for (const child of Object.values(node).flatMap(nodesIn)) walk(child);
	};
	walk(program as unknown as Node);
	return { path, exports, takes };
}

/** `import.meta.glob` of Vite. */
function isGlob(callee: unknown): boolean {
	const [member] = nodesIn(callee);
	return nameOf(member?.property) === "glob" && nodesIn(member?.object)[0]?.type === "MetaProperty";
}

function namesOf(specifiers: unknown): string[] {
	const names = nodesIn(specifiers).map((part) =>
		part.type === "ImportSpecifier" ? nameOf(part.imported) : part.type === "ImportDefaultSpecifier" ? "default" : "*",
	);
	// Taken for what it does when it is loaded.
	return names.length > 0 ? names : [""];
}

function isType(node: Node): boolean {
	return node.exportKind === "type";
}

function isRepeated(text: string, name: string): boolean {
	return [...text.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length > 1;
}

function exportedNames(node: Node): string[] {
	const declaration = nodesIn(node.declaration)[0];
	const specified = nodesIn(node.specifiers).map((part) => nameOf(part.exported));
	if (!declaration) return specified;
	const declared = declaration.declarations ? nodesIn(declaration.declarations) : [declaration];
	return declared.flatMap(({ id }) => nodesIn(id).flatMap(boundNames));
}

/** Names that a declaration binds, also by a pattern. */
function boundNames(id: Node): string[] {
	if (id.type === "Identifier") return [String(id.name)];
	const parts = [...nodesIn(id.properties), ...nodesIn(id.elements)];
	return parts.flatMap((part) => nodesIn(part.value ?? part.argument ?? part).flatMap(boundNames));
}

function nameOf(node: unknown): string {
	const [named] = nodesIn(node);
	return String(named?.name ?? named?.value ?? "");
}

function textOf(node: unknown): unknown {
	return nodesIn(node)[0]?.value;
}

function nodesIn(value: unknown): Node[] {
	const nodes = Array.isArray(value) ? value : [value];
	return nodes.filter((node): node is Node => typeof node === "object" && node !== null && "type" in node);
}
