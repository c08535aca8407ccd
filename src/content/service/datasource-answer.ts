import { DEFAULT_LANGUAGE, isTranslated, textIn } from "../stories/languages.ts";
import type { Datasource, Space } from "../stories/space.ts";

/** Data sources and their entries as the service writes them. Files hold no dates, so theirs is fixed. */

const MADE_AT = "2026-01-01T00:00:00.000Z";

export function datasourceAnswers(space: Space) {
	return space.datasources.map((source) => ({
		id: source.id,
		name: source.name,
		slug: source.slug,
		dimensions: source.dimensions.map(({ id, language }) => ({
			id,
			name: language,
			entry_value: language,
			datasource_id: source.id,
			created_at: MADE_AT,
			updated_at: MADE_AT,
		})),
	}));
}

/** By slug or numeric id. */
export function datasourceOf(space: Space, key: string): Datasource | null {
	return space.datasources.find((source) => source.slug === key || String(source.id) === key) ?? null;
}

/** Entries with the value of a dimension; null where it has none, or none was asked for. */
export function entryAnswers(source: Datasource, dimension: string | null) {
	return source.entries.map(({ id, name, value }) => {
		const translated = dimension && isTranslated(value) ? (value as Record<string, unknown>)[dimension] : undefined;
		return {
			id,
			name,
			value: textIn(value, DEFAULT_LANGUAGE),
			dimension_value: typeof translated === "string" ? translated : null,
		};
	});
}
