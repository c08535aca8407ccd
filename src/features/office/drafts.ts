import { forget, remember, remembered } from "../layout/session-memory.ts";
import { putBack, type TypedFields, typedFields } from "../layout/typed-text.ts";

/**
 * What somebody began to write to a guest, or about a booking, stays when they look something up and come back: kept
 * in this window alone, for who wrote it, until the form is sent or they sign out.
 */

const MEMORY = "office-drafts";
const FORM = "form[data-draft]";
const FORGETTING = "form[data-forgets-typed]";
const MOST = 20;

interface Drafts {
	readonly person: string;
	/** By path, what was written last first. */
	readonly pages: readonly { readonly path: string; readonly fields: TypedFields }[];
}

/** Puts back what was begun on this page, and keeps what is written; answers how it ends. */
export function keepDrafts(person: string): () => void {
	const { pathname: path } = location;
	const fieldsOf = () => readDrafts(person).find((page) => page.path === path)?.fields ?? {};
	/** Of forms of the page that are not open now, or not this one. */
	const without = (isHere: (name: string) => boolean): TypedFields =>
		// Keys of fields begin with their name (`typed-text.ts`).
		Object.fromEntries(Object.entries(fieldsOf()).filter(([key]) => !isHere(key.split("|")[0] ?? "")));
	putBack(fieldsOf(), FORM);
	const typed = ({ target }: Event) => {
		if (!(target instanceof Element) || !target.closest(FORM)) return;
		const isOpen = (name: string) => document.querySelector(`${FORM} [name="${CSS.escape(name)}"]`) !== null;
		keep(person, path, { ...without(isOpen), ...typedFields(FORM) });
	};
	const submitted = ({ target }: Event) => {
		if (!(target instanceof HTMLFormElement)) return;
		if (target.matches(FORGETTING)) forget(MEMORY);
		if (!target.matches(FORM)) return;
		keep(
			person,
			path,
			without((name) => target.elements.namedItem(name) !== null),
		);
	};
	document.addEventListener("input", typed);
	document.addEventListener("submit", submitted);
	return () => {
		document.removeEventListener("input", typed);
		document.removeEventListener("submit", submitted);
	};
}

function readDrafts(person: string): Drafts["pages"] {
	try {
		const kept: Drafts | null = JSON.parse(remembered(MEMORY) ?? "null");
		return kept?.person === person ? kept.pages : [];
	} catch {
		return [];
	}
}

function keep(person: string, path: string, fields: TypedFields): void {
	const others = readDrafts(person).filter((page) => page.path !== path);
	const pages = Object.keys(fields).length > 0 ? [{ path, fields }, ...others].slice(0, MOST) : others;
	remember(MEMORY, JSON.stringify({ person, pages } satisfies Drafts));
}
