import { stories as author } from "../author/story.ts";
import type { BlockStories } from "../block-stories.ts";
import { stories as contactInformation } from "../contact_information/story.ts";
import { stories as faqs } from "../faqs/story.ts";
import { stories as grid } from "../grid/story.ts";
import { stories as pageHeader } from "../page_header/story.ts";
import { stories as richText } from "../rich_text/story.ts";

const head = {
	title: { nl: "Een sjabloon", en: "A template", de: "Eine Vorlage", fr: "Un modèle" },
	description: {
		nl: "Kop, tekst en wat ernaast staat.",
		en: "A head, a text and what stands beside it.",
		de: "Kopf, Text und was daneben steht.",
		fr: "Un en-tête, un texte et ce qui l’accompagne.",
	},
};

export const stories = {
	typical: {
		component: "generic_template",
		...head,
		header: [{ component: "breadcrumbs" }, pageHeader.typical],
		body: [richText.typical],
		aside: [contactInformation.typical, author.typical],
	},
	empty: { component: "generic_template", ...head, body: [richText.empty] },
	longest: {
		component: "generic_template",
		...head,
		header: [pageHeader.longest],
		body: [richText.longest, grid.longest],
		aside: [contactInformation.longest, faqs.longest],
	},
} satisfies BlockStories;
