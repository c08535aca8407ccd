import { stories as author } from "../author/story.ts";
import type { BlockStories } from "../block-stories.ts";
import { stories as button } from "../button/story.ts";
import { stories as contactInformation } from "../contact_information/story.ts";
import { stories as faqs } from "../faqs/story.ts";
import { stories as richText } from "../rich_text/story.ts";
import { words } from "../story-words.ts";

export const stories = {
	typical: {
		component: "grid",
		title: words("Wie je helpt", "Who helps you", "Wer dir hilft", "Qui vous aide"),
		columns: 3,
		items: [author.typical, contactInformation.typical, richText.empty],
	},
	empty: { component: "grid", items: [author.empty, author.empty] },
	longest: {
		component: "grid",
		columns: "4",
		title: words(
			"Aansprakelijkheidsverzekeringsvoorwaarden naast elkaar",
			"Conditions of the liability insurances side by side",
			"Haftpflichtversicherungsbedingungen nebeneinander",
			"Les conditions des assurances de responsabilité côte à côte",
		),
		items: [author.longest, contactInformation.longest, faqs.longest, button.longest, richText.longest],
	},
	two: { component: "grid", columns: 2, items: [contactInformation.typical, contactInformation.empty] },
} satisfies BlockStories;
