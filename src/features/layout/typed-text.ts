import { forget, remember, remembered } from "./session-memory.ts";

/** What somebody typed, kept over a reload that the page itself asks for. */

const KEY = "halcyon:typed";
/** Late parts of a page are waited for so long. */
const PATIENCE_MS = 10_000;

interface Typed {
	readonly path: string;
	readonly scroll: number;
	/** Text, or "1" for a box or dot that is set, by field. */
	readonly fields: Readonly<Record<string, string>>;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never kept: secrets, files, and what no visitor types. */
const UNKEPT = "[type=password], [type=file], [type=hidden], [type=submit], [type=button], [type=range], [name='']";

let noted: Omit<Typed, "path"> | null = null;

/** Takes down what stands in the page's fields now. */
export function noteTyped(): void {
	const fields: Record<string, string> = {};
	for (const [key, field] of fieldsByKey()) {
		const value = isChoice(field) ? (field.checked ? "1" : "") : field.value;
		if (value !== "" || isChoice(field)) fields[key] = value;
	}
	noted = { scroll: scrollY, fields };
}

/** Keeps what was taken down for the page's next life. */
export function keepTyped(path: string): void {
	if (noted) remember(KEY, JSON.stringify({ path, ...noted } satisfies Typed));
}

/** Puts back what was kept for this path; parts of the page that come late get theirs when they come. */
export function restoreTyped(path: string): void {
	const kept = parse(remembered(KEY));
	forget(KEY);
	if (!kept || kept.path !== path) return;
	const left = new Map(Object.entries(kept.fields));
	const put = () => {
		for (const [key, field] of fieldsByKey()) {
			const value = left.get(key);
			if (value === undefined) continue;
			left.delete(key);
			fill(field, value);
		}
	};
	put();
	scrollTo({ top: kept.scroll, behavior: "instant" });
	if (left.size === 0) return;
	const comes = new MutationObserver(put);
	comes.observe(document.body, { childList: true, subtree: true });
	setTimeout(() => comes.disconnect(), PATIENCE_MS);
}

/** Fields by name, kind and place among those of the same name; a choice by its value. */
function fieldsByKey(): Map<string, Field> {
	const found = new Map<string, Field>();
	for (const field of document.querySelectorAll<Field>("input[name], textarea[name], select[name]")) {
		if (field.matches(UNKEPT)) continue;
		const base = `${field.name}|${field.type}|${isChoice(field) ? field.value : ""}`;
		let place = 0;
		while (found.has(`${base}|${place}`)) place++;
		found.set(`${base}|${place}`, field);
	}
	return found;
}

function isChoice(field: Field): field is HTMLInputElement {
	return field.type === "checkbox" || field.type === "radio";
}

/** Sets a field as a person would, so that whoever listens hears of it. */
function fill(field: Field, value: string): void {
	if (isChoice(field)) {
		const isWanted = value === "1";
		// A dot is unset by setting another.
		if (field.checked !== isWanted && (isWanted || field.type === "checkbox")) field.click();
		return;
	}
	if (field.value === value) return;
	// Past the setter by which React knows what it wrote itself.
	const prototype = Object.getPrototypeOf(field) as object;
	Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
	field.dispatchEvent(new Event("input", { bubbles: true }));
	field.dispatchEvent(new Event("change", { bubbles: true }));
}

function parse(text: string | null): Typed | null {
	try {
		const value: unknown = JSON.parse(text ?? "null");
		return typeof value === "object" && value !== null && "path" in value && "fields" in value
			? (value as Typed)
			: null;
	} catch {
		return null;
	}
}
