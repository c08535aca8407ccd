import { textIn } from "../stories/languages.ts";
import type { Space, StoredStory } from "../stories/space.ts";
import { type Content, contentOf, type Form, fullSlugOf } from "./story-answer.ts";

/** What stories point at: relations (`resolve_relations`) and links (`resolve_links`). */

/** More relations than this are named by UUID and fetched by the client in batches of 50. */
export const MOST_RELATIONS = 50;
/** The same for links; the real limit is not documented. */
export const MOST_LINKS = 500;

/** UUIDs in the fields named `component.field`, in the order of the content, each once. */
function relationsIn(contents: readonly Content[], fields: readonly string[]): string[] {
	const found = new Set<string>();
	const wanted = new Set(fields);
	const walk = (value: unknown): void => {
		if (Array.isArray(value)) value.forEach(walk);
		else if (typeof value === "object" && value !== null) {
			const { component } = value as { component?: unknown };
			for (const [key, item] of Object.entries(value)) {
				if (typeof component === "string" && wanted.has(`${component}.${key}`)) {
					for (const uuid of Array.isArray(item) ? item : [item]) if (typeof uuid === "string") found.add(uuid);
				}
				walk(item);
			}
		}
	};
	contents.forEach(walk);
	return [...found];
}

/** The stories that relations lead to, two levels deep when `deep`. */
export function resolveRelations(
	space: Space,
	contents: readonly Content[],
	fields: readonly string[],
	form: Form,
	deep: boolean,
): StoredStory[] {
	const first = visibleStories(space, relationsIn(contents, fields), form);
	if (!deep) return first;
	const inner = first.map((story) => contentOf(story, form));
	const second = visibleStories(space, relationsIn(inner, fields), form);
	return [...new Set([...first, ...second])];
}

/** UUIDs of the stories that link fields and links in rich text lead to. */
export function linksIn(contents: readonly Content[]): string[] {
	const found = new Set<string>();
	const walk = (value: unknown): void => {
		if (typeof value !== "object" || value === null) return;
		const { linktype, id, uuid } = value as Record<string, unknown>;
		if (linktype === "story") {
			const target = typeof uuid === "string" && uuid !== "" ? uuid : id;
			if (typeof target === "string" && target !== "") found.add(target);
		}
		Object.values(value).forEach(walk);
	};
	contents.forEach(walk);
	return [...found];
}

export function visibleStories(
	space: Space,
	uuids: readonly string[],
	{ version }: Pick<Form, "version">,
): StoredStory[] {
	return uuids
		.map((uuid) => space.byUuid.get(uuid))
		.filter((story): story is StoredStory => story !== undefined && (version === "draft" || story.published));
}

/** A link as `resolve_links=url` writes it. */
export function shortLink(story: StoredStory, { language, version }: Form) {
	const fullSlug = fullSlugOf(story, language);
	return {
		id: story.id,
		uuid: story.uuid,
		name: textIn(story.versions[version].name, language),
		slug: story.slug[language],
		url: fullSlug,
		full_slug: fullSlug,
	};
}
