import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/**
 * A block without the fields that its schema does not know; null when something else is wrong with it too. A field
 * more is an editor's slip or a block of a later build, and no reason to show nothing.
 */
export function withoutUnknown(
	block: unknown,
	issues: readonly Issue[],
): { readonly block: unknown; readonly fields: string[] } | null {
	let rest = block;
	const fields: string[] = [];
	for (const issue of issues) {
		if (issue.code !== "unrecognized_keys") return null;
		for (const key of issue.keys) {
			rest = without(rest, [...issue.path, key]);
			fields.push([...issue.path, key].join("."));
		}
	}
	return { block: rest, fields };
}

/** A copy of a value without the field at a path. */
function without(value: unknown, [key, ...path]: readonly PropertyKey[]): unknown {
	if (typeof value !== "object" || value === null || key === undefined) return value;
	if (Array.isArray(value)) return value.map((item, index) => (index === key ? without(item, path) : item));
	const entries = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
		if (name !== key) return [[name, item]];
		return path.length === 0 ? [] : [[name, without(item, path)]];
	});
	return Object.fromEntries(entries);
}
