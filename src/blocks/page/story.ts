import type { BlockStories } from "../block-stories.ts";
import { stories as button } from "../button/story.ts";
import { stories as pageHeader } from "../page_header/story.ts";
import { stories as richText } from "../rich_text/story.ts";
import { words } from "../story-words.ts";

const head = {
	title: words("Een pagina", "A page", "Eine Seite", "Une page"),
	description: words(
		"Een pagina uit bouwstenen.",
		"A page made of blocks.",
		"Eine Seite aus Bausteinen.",
		"Une page faite de blocs.",
	),
};

export const stories = {
	typical: { component: "page", ...head, body: [pageHeader.empty, richText.typical, button.typical] },
	empty: { component: "page", ...head, body: [] },
	longest: {
		component: "page",
		...head,
		seo: [{ component: "seo", title: head.title, noindex: true }],
		body: [pageHeader.longest, richText.longest],
	},
} satisfies BlockStories;
