import { ESTIMATE_FIELDS } from "#site/views/estimate-view.ts";

/** The parameters of a page of text that its blocks may ask for, as texts. */
export function blockQuery(search: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
	return Object.fromEntries(
		ESTIMATE_FIELDS.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]])),
	);
}
