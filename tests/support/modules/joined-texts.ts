import { parseSync } from "vite";

/**
 * Texts that code joins by hand: a colon between words and a value (French sets a no-break space before it), a unit or a
 * sign of money beside a value. Such texts are messages, or come from `i18n/format.ts`.
 */

interface Node {
	readonly type: string;
	readonly [name: string]: unknown;
}

/** Between two values, or after the last words of JSX: a colon and the blank behind it. */
const COLON = /^\s?:[ \u00a0]|[ \u00a0]:\s*$|^:\s*$/;
/** Beside a value: units and signs of money. */
const UNIT_BEHIND = /^[ \u00a0\u202f]?(?:km|m²|m|min|uur|Uhr|kg|°C?|€)(?![\p{L}\p{N}=;&?/%])/u;
/** With its blank: without one it is a length of a style sheet. */
const PERCENT_BEHIND = /^[ \u00a0\u202f]%/;
const MONEY_BEFORE = /€[ \u00a0\u202f]?$/;
/** Calls whose texts no visitor reads. */
const FOR_DEVELOPERS = /^(?:.*Error|log|warn|error|info|debug|fail)$/;

/** Joined texts of a source, as they stand there. Texts of errors and logs are not meant. */
export function joinedTexts(path: string, text: string): readonly string[] {
	const { program, errors } = parseSync(path, text);
	const [error] = errors;
	if (error) throw new Error(`${path}: ${error.message}`);
	const found: string[] = [];
	const visit = (node: unknown): void => {
		if (Array.isArray(node)) for (const child of node) visit(child);
		else if (isNode(node)) {
			if (isForDevelopers(node)) return;
			if (isJoined(node)) found.push(text.slice(Number(node.start), Number(node.end)));
			for (const child of Object.values(node)) visit(child);
		}
	};
	visit(program);
	return found;
}

function isNode(node: unknown): node is Node {
	return typeof node === "object" && node !== null && typeof (node as { type?: unknown }).type === "string";
}

function isForDevelopers(node: Node): boolean {
	if (node.type === "ThrowStatement") return true;
	if (node.type !== "CallExpression" && node.type !== "NewExpression") return false;
	const callee = node.callee as { readonly name?: string; readonly property?: { readonly name?: string } };
	return FOR_DEVELOPERS.test(callee.property?.name ?? callee.name ?? "");
}

function isJoined(node: Node): boolean {
	if (node.type === "TemplateLiteral") {
		const quasis = (node.quasis as readonly { readonly value: { readonly cooked: string | null } }[]).map(
			({ value }) => value.cooked ?? "",
		);
		return quasis.some((words, index) => {
			const [isAfterValue, isBeforeValue] = [index > 0, index < quasis.length - 1];
			if (isAfterValue && (UNIT_BEHIND.test(words) || PERCENT_BEHIND.test(words))) return true;
			if (isBeforeValue && MONEY_BEFORE.test(words)) return true;
			return isAfterValue && isBeforeValue && /^[ \u00a0]?: $/.test(words);
		});
	}
	if (node.type === "BinaryExpression" && node.operator === "+") {
		return [node.left, node.right].some((side) => {
			const { type, value } = side as Node;
			return (
				type === "Literal" && typeof value === "string" && (/^[ \u00a0]?: $/.test(value) || /^ ?[€%]$/.test(value))
			);
		});
	}
	if (node.type === "JSXText") {
		const words = String(node.value);
		return COLON.test(words) || /^\s*[ \u00a0]?(?:€|km|m²|min)\s*$/.test(words);
	}
	if (node.type === "JSXExpressionContainer") {
		const { type, value } = node.expression as Node;
		return type === "Literal" && typeof value === "string" && /^[ \u00a0]?: ?$/.test(value);
	}
	return false;
}
