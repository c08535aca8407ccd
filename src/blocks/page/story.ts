import type { BlockStories } from "../block-stories.ts";
import { stories as button } from "../button/story.ts";
import { stories as pageHeader } from "../page_header/story.ts";
import { stories as richText } from "../rich_text/story.ts";

const head = {
	title: { nl: "Een pagina", en: "A page", de: "Eine Seite", fr: "Une page" },
	description: {
		nl: "Een pagina uit bouwstenen.",
		en: "A page made of blocks.",
		de: "Eine Seite aus Bausteinen.",
		fr: "Une page faite de blocs.",
	},
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
