import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Filter, filtersOf } from "#domain/search/filters.ts";

/** What source files say of the texts: keys as they stand, and keys put together of parts and something between. */

interface Composed {
	readonly before: string;
	readonly after: string;
}

export interface MessageUse {
	readonly keys: readonly string[];
	readonly composed: readonly Composed[];
}

/** A file that writes what the table of filters names. */
const WRITES_FILTERS = /\bt\((?:filter\.|wordKey\()/;

/** Keys that a source names, whole or put together. */
export function messageUse(source: string): MessageUse {
	const keys = [...source.matchAll(/["'`]([a-zA-Z]+\.[\w-]+)["'`]/g)].map((match) => match[1] ?? "");
	const composed = [...source.matchAll(/`([a-zA-Z]+\.[\w-]*)\$\{[^`}]*\}([\w-]*)`/g)].map(
		([, before = "", after = ""]) => ({ before, after }),
	);
	if (!WRITES_FILTERS.test(source)) return { keys, composed };
	const filters: readonly Filter[] = filtersOf("all", "any", "yes", "atLeast", "within");
	return {
		keys: [...keys, ...filters.flatMap(keysOfFilter)],
		composed: [
			...composed,
			...filters.flatMap((filter) => ("wordLabel" in filter ? [{ before: `${filter.wordLabel}.`, after: "" }] : [])),
		],
	};
}

function keysOfFilter(filter: Filter): readonly string[] {
	const numbers = "chip" in filter ? [filter.choiceLabel, filter.chip] : [];
	return [filter.label, ...numbers];
}

/** Which of these messages a use means; what stands between parts may be anything. */
export function usedOf(keys: readonly string[], { keys: named, composed }: MessageUse): readonly string[] {
	const whole = new Set(named);
	return keys.filter(
		(key) =>
			whole.has(key) ||
			composed.some(
				({ before, after }) =>
					key.length > before.length + after.length && key.startsWith(before) && key.endsWith(after),
			),
	);
}

/** The table of filters names messages that others write (`WRITES_FILTERS`). */
const FILTERS = "src/domain/search/filters.ts";
/** What only a server does: pages do not bring it along. */
const SERVER_ONLY = /^src\/(?:services|server|db|mail|search|content\/(?:service|client))\/|\.server\.tsx?$/;

/** Source files that a file brings into a page, itself among them: what it imports, at once or late, and so on. */
export function sourcesOfScreen(file: string): ReadonlySet<string> {
	const found = new Set<string>();
	const open = [file];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (found.has(next)) continue;
		found.add(next);
		const source = readFileSync(next, "utf8");
		const imports = [
			...source.matchAll(/^import (?!type )[^;]*?from "([^"]+)"/gm),
			...source.matchAll(/\bimport\("([^"]+)"\)/g),
		];
		for (const [, name = ""] of imports) {
			const path = name.startsWith("#") ? `src/${name.slice(1)}` : join(dirname(next), name);
			if (path !== FILTERS && /\.tsx?$/.test(path) && !SERVER_ONLY.test(path) && existsSync(path)) open.push(path);
		}
	}
	return found;
}
