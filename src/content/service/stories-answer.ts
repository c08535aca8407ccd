import type { Space, StoredStory } from "../stories/space.ts";
import { storyLink } from "./link-answer.ts";
import { formOf, listOf } from "./list-query.ts";
import { linksIn, MOST_LINKS, MOST_RELATIONS, resolveRelations, shortLink, visibleStories } from "./relations.ts";
import { contentOf, type Form, fullSlugOf, storyAnswer, withoutFields } from "./story-answer.ts";

/** The body of a stories answer: the stories, the version, what they point at. */

type Shown = ReturnType<typeof withoutFields>;

/** `rels` and `links`, or only their UUIDs when they are too many; never both, and UUIDs never empty. */
export interface Pointed {
	readonly cv: number;
	readonly rels?: readonly Shown[];
	readonly rel_uuids?: readonly string[];
	readonly links?: readonly object[];
	readonly link_uuids?: readonly string[];
}

export function storiesAnswer(
	space: Space,
	stories: readonly StoredStory[],
	params: URLSearchParams,
): Pointed & { readonly stories: readonly Shown[] } {
	const shown = stories.map((story) => shownStory(story, params));
	return { stories: shown, ...pointedAt(space, stories, params) };
}

export function singleAnswer(
	space: Space,
	story: StoredStory,
	params: URLSearchParams,
): Pointed & { readonly story: Shown } {
	return { story: shownStory(story, params), ...pointedAt(space, [story], params) };
}

function shownStory(story: StoredStory, params: URLSearchParams): Shown {
	const fields = listOf(params.get("excluding_fields"));
	return withoutFields(storyAnswer(story, formOf(params)), fields, listOf(params.get("excluding_story_fields")));
}

function pointedAt(space: Space, stories: readonly StoredStory[], params: URLSearchParams): Pointed {
	const form = formOf(params);
	const contents = stories.map((story) => contentOf(story, form));
	const fields = listOf(params.get("resolve_relations"));
	const related =
		fields.length > 0 ? resolveRelations(space, contents, fields, form, params.get("resolve_level") === "2") : [];
	const kind = params.get("resolve_links");
	// The second level looks into the resolved relations, too.
	const deep = params.get("resolve_links_level") === "2" ? related.map((story) => contentOf(story, form)) : [];
	const linked = isLinkKind(kind) ? visibleStories(space, linksIn([...contents, ...deep]), form) : [];
	return {
		cv: space.cv,
		...(related.length > MOST_RELATIONS
			? { rel_uuids: related.map((story) => story.uuid) }
			: { rels: related.map((story) => shownStory(story, params)) }),
		...(linked.length > MOST_LINKS
			? { link_uuids: linked.map((story) => story.uuid) }
			: { links: linked.map((story) => linkedStory(story, kind, form, params)) }),
	};
}

const LINK_KINDS = ["story", "1", "url", "link"] as const;

function isLinkKind(kind: string | null): kind is (typeof LINK_KINDS)[number] {
	return LINK_KINDS.some((known) => known === kind);
}

function linkedStory(story: StoredStory, kind: string | null, form: Form, params: URLSearchParams): object {
	if (kind === "url") return shortLink(story, form);
	if (kind === "link") {
		return { ...storyLink(story, form.version, false, form.language), full_slug: fullSlugOf(story, form.language) };
	}
	return shownStory(story, params);
}
