import type { Language } from "#domain/language.ts";
import { expandContent } from "./expand.ts";
import { uuidOf } from "./ids.ts";
import { flatten } from "./languages.ts";

/**
 * A block as a story file would hold it (`story`, values in languages side by side), completed and in one
 * language, as the service would deliver it. `name` tells it from the block's other stories: ids hang on it.
 * References to stories lead where those of story files without a UUID of their own lie.
 */
export function blockOfStory(
	component: string,
	name: string,
	story: Readonly<Record<string, unknown>>,
	language: Language,
): Readonly<Record<string, unknown>> {
	const find = (path: string) => ({ uuid: uuidOf(`story ${path}`), fullSlug: path });
	const whole = expandContent({ component, ...story }, `${component} ${name}`, find);
	return flatten(whole, language) as Record<string, unknown>;
}
