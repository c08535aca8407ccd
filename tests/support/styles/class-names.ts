import { parseSync } from "vite";

/** Class names that a source gives to elements. */
export interface ClassNames {
	/** Names in class attributes, in `className` of objects, and in what those are made of in the same file. */
	readonly given: ReadonlySet<string>;
	/** What stands before a part that is only known while rendering, as `badge-` of `badge-${tone}`. */
	readonly begun: ReadonlySet<string>;
	/** Words of all texts of the file, but not of other attributes: names that are put together elsewhere. */
	readonly said: ReadonlySet<string>;
}

interface Node {
	readonly type: string;
	readonly [key: string]: unknown;
}

/** Of what the value of an expression is made; a call is made of what it is called on, as `names.join(" ")`. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
	ConditionalExpression: ["consequent", "alternate"],
	LogicalExpression: ["left", "right"],
	ArrayExpression: ["elements"],
	ObjectExpression: ["properties"],
	Property: ["value"],
	JSXExpressionContainer: ["expression"],
	TSAsExpression: ["expression"],
	TSSatisfiesExpression: ["expression"],
	ParenthesizedExpression: ["expression"],
	MemberExpression: ["object"],
	CallExpression: ["callee"],
};

/** Reads a source in TypeScript; throws where it cannot be parsed. */
export function classNamesIn(path: string, source: string): ClassNames {
	const { program, errors } = parseSync(path, source);
	const [error] = errors;
	if (error) throw new Error(`${path}: ${error.message}`);
	const reader = new Reader(program as unknown as Node);
	return { given: reader.given, begun: reader.begun, said: reader.said };
}

class Reader {
	readonly given = new Set<string>();
	readonly begun = new Set<string>();
	readonly said = new Set<string>();
	/** What constants and defaults of parameters stand for, of each function around, innermost last. */
	readonly #scopes: Map<string, Node>[] = [];

	constructor(program: Node) {
		this.#walk(program);
	}

	#walk(node: Node): void {
		if (!isScope(node)) {
			this.#read(node);
			return;
		}
		this.#scopes.push(valuesOf(node));
		this.#read(node);
		this.#scopes.pop();
	}

	#read(node: Node): void {
		if (node.type === "JSXAttribute" && !isNamed(node, "className")) {
			// A role or a kind of field is no class; an element or a function given along has some of its own.
			if (isNode(node.value) && node.value.type !== "Literal") this.#walk(node.value);
			return;
		}
		if (/^(JSXAttribute|Property)$/.test(node.type) && isNamed(node, "className") && isNode(node.value)) {
			this.#give(node.value);
		}
		if (node.type === "Literal" && typeof node.value === "string") addWords(this.said, node.value);
		if (node.type === "TemplateElement") addWords(this.said, rawOf(node));
		for (const child of childrenOf(node)) this.#walk(child);
	}

	/** Takes what an expression comes to as class names. */
	#give(node: Node): void {
		if (node.type === "Literal" && typeof node.value === "string") addWords(this.given, node.value);
		if (node.type === "TemplateLiteral") this.#giveTemplate(node);
		if (node.type === "Identifier") this.#follow(String(node.name));
		for (const key of MADE_OF[node.type] ?? []) for (const part of nodesIn(node[key])) this.#give(part);
	}

	#follow(name: string): void {
		const scope = this.#scopes.findLast((scope) => scope.has(name));
		const value = scope?.get(name);
		if (!scope || !value) return;
		// Once is enough, and a name that stands for itself would never end.
		scope.delete(name);
		this.#give(value);
		scope.set(name, value);
	}

	#giveTemplate(node: Node): void {
		const quasis = nodesIn(node.quasis).map(rawOf);
		for (const [at, text] of quasis.entries()) {
			const words = text.split(/\s+/);
			// Beside an expression a word is only whole where a space stands between.
			const begun = at < quasis.length - 1 ? words.pop() : undefined;
			if (begun) this.begun.add(begun);
			if (at > 0) words.shift();
			addWords(this.given, words.join(" "));
			const part = nodesIn(node.expressions)[at];
			if (part && !begun) this.#give(part);
		}
	}
}

function isScope({ type }: Node): boolean {
	return /^Program$|Function/.test(type);
}

/** Constants and defaults of a function, or of a file, and not of functions in it. */
function valuesOf(scope: Node): Map<string, Node> {
	const values = new Map<string, Node>();
	const collect = (node: Node) => {
		const [name, value] = node.type === "VariableDeclarator" ? [node.id, node.init] : [node.left, node.right];
		if (/^(VariableDeclarator|AssignmentPattern)$/.test(node.type) && isNode(name) && isNode(value)) {
			if (typeof name.name === "string") values.set(name.name, value);
		}
		for (const child of childrenOf(node)) if (!isScope(child)) collect(child);
	};
	for (const child of childrenOf(scope)) if (!isScope(child)) collect(child);
	return values;
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value;
}

function nodesIn(value: unknown): Node[] {
	return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function childrenOf(node: Node): Node[] {
	return Object.values(node).flatMap(nodesIn);
}

function isNamed(node: Node, name: string): boolean {
	const key = node.type === "JSXAttribute" ? node.name : node.key;
	return isNode(key) && key.name === name;
}

function rawOf(element: Node): string {
	const value = element.value as { readonly cooked?: string | null } | undefined;
	return value?.cooked ?? "";
}

function addWords(words: Set<string>, text: string): void {
	for (const word of text.split(/\s+/)) if (word) words.add(word);
}
