import { forget, remember, remembered } from "./session-memory.ts";

/** What was typed into fields, kept over a reload that the page itself starts. */

const KEY = "halcyon:typed";
/** How long to wait for parts of a page that load late, milliseconds. */
const PATIENCE_MS = 10_000;

/** Text, or "1" for a box or dot that is set, by field. */
export type TypedFields = Readonly<Record<string, string>>;

interface Typed {
	readonly path: string;
	readonly scroll: number;
	readonly fields: TypedFields;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never kept: secrets, files, and what no visitor types. */
const UNKEPT = "[type=password], [type=file], [type=hidden], [type=submit], [type=button], [type=range], [name='']";

let noted: Omit<Typed, "path"> | null = null;

/** Reads the present values of the page's fields. */
export function noteTyped(): void {
	noted = { scroll: scrollY, fields: typedFields() };
}

/** The values of the fields of the page, or of the elements of a selector. */
export function typedFields(within = ""): TypedFields {
	const typed: Record<string, string> = {};
	for (const [key, field] of fieldsByKey(within)) {
		const value = fieldValue(field);
		if (value !== "" || isChoice(field)) typed[key] = value;
	}
	return typed;
}

/** Stores what was read for after the reload. */
export function keepTyped(path: string): void {
	if (noted) remember(KEY, JSON.stringify({ path, ...noted } satisfies Typed));
}

/** Restores what was stored for this path; parts of the page that load late are filled when they arrive. */
export function restoreTyped(path: string): void {
	const kept = parse(remembered(KEY));
	forget(KEY);
	if (!kept || kept.path !== path) return;
	putBack(kept.fields);
	scrollTo({ top: kept.scroll, behavior: "instant" });
}

/**
 * Fills the fields of the page, or of a selector's elements, as they appear. What is changed meanwhile stays, and
 * goes along where a part of the page is drawn anew.
 */
export function putBack(fields: TypedFields, within = ""): void {
	const filled = new Map<string, Field>();
	const { pathname } = location;
	const put = () => {
		if (location.pathname !== pathname) return comes.disconnect();
		for (const [key, field] of fieldsByKey(within)) {
			const before = filled.get(key);
			const value = before ? fieldValue(before) : fields[key];
			if (value === undefined || before === field) continue;
			filled.set(key, field);
			if (!isChanged(field)) fill(field, value);
		}
	};
	const comes = new MutationObserver(put);
	comes.observe(document.body, { childList: true, subtree: true });
	setTimeout(() => comes.disconnect(), PATIENCE_MS);
	put();
}

function fieldValue(field: Field): string {
	if (isChoice(field)) return field.checked ? "1" : "";
	return field.value;
}

/** Fields by name, kind and place among those of the same name; a choice by its value. */
function fieldsByKey(within: string): Map<string, Field> {
	const found = new Map<string, Field>();
	const named = ["input", "textarea", "select"].map((tag) => `${within} ${tag}[name]`).join(", ");
	for (const field of document.querySelectorAll<Field>(named)) {
		if (field.matches(UNKEPT)) continue;
		const base = `${field.name}|${field.type}|${isChoice(field) ? field.value : ""}`;
		let place = 0;
		while (found.has(`${base}|${place}`)) place++;
		found.set(`${base}|${place}`, field);
	}
	return found;
}

/** True when a field differs from its value in the page's HTML; unknown for a select. */
export function isChanged(field: Field): boolean {
	if (field instanceof HTMLSelectElement) return false;
	return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function isChoice(field: Field): field is HTMLInputElement {
	return field.type === "checkbox" || field.type === "radio";
}

/** Sets a field and fires the events of typing, so that listeners react. */
function fill(field: Field, value: string): void {
	if (isChoice(field)) {
		const isWanted = value === "1";
		// A radio button is unset by setting another one.
		if (field.checked !== isWanted && (isWanted || field.type === "checkbox")) field.click();
		return;
	}
	if (field.value === value) return;
	// By the prototype's setter, because React's own would ignore the value.
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
