import { valueAt } from "./filter.ts";
import type { StoryAnswer } from "./story-answer.ts";

/** `sort_by` of the stories list: `field:asc|desc[:int|float][:nulls_first|nulls_last]`, several with commas. */

interface SortKey {
	readonly field: string;
	readonly down: boolean;
	readonly type: "string" | "int" | "float";
	readonly nullsFirst: boolean;
}

export function readSort(text: string): readonly SortKey[] {
	return text
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean)
		.map((part) => {
			const [field = "", direction, ...more] = part.split(":");
			const type = more.find((word) => word === "int" || word === "float") as "int" | "float" | undefined;
			return { field, down: direction === "desc", type: type ?? "string", nullsFirst: more.includes("nulls_first") };
		});
}

/** Compares two stories by the keys in turn. Missing values stand last unless a key says otherwise. */
export function compareStories(keys: readonly SortKey[]): (a: StoryAnswer, b: StoryAnswer) => number {
	return (a, b) => {
		for (const key of keys) {
			const order = compareBy(key, sortValue(a, key), sortValue(b, key));
			if (order !== 0) return order;
		}
		return 0;
	};
}

function compareBy({ down, nullsFirst }: SortKey, a: string | number | null, b: string | number | null): number {
	if (a === null || b === null) {
		if (a === b) return 0;
		return (a === null) === nullsFirst ? -1 : 1;
	}
	const order = a < b ? -1 : a > b ? 1 : 0;
	return down ? -order : order;
}

/** Numbers of the story itself (id, position) are numbers; values of the content are texts unless the key is typed. */
function sortValue(story: StoryAnswer, { field, type }: SortKey): string | number | null {
	const value = valueAt(story, field);
	if (value === null || value === undefined || value === "" || typeof value === "object") return null;
	if (type !== "string") {
		const number = Number(value);
		if (Number.isNaN(number)) return null;
		return type === "int" ? Math.trunc(number) : number;
	}
	return typeof value === "number" && !field.startsWith("content.") ? value : String(value);
}
