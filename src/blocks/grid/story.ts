import { stories as author } from "../author/story.ts";
import type { BlockStories } from "../block-stories.ts";
import { stories as button } from "../button/story.ts";
import { stories as contactInformation } from "../contact_information/story.ts";
import { stories as faqs } from "../faqs/story.ts";
import { stories as richText } from "../rich_text/story.ts";

export const stories = {
	typical: {
		component: "grid",
		title: { nl: "Wie je helpt", en: "Who helps you", de: "Wer dir hilft", fr: "Qui vous aide" },
		columns: 3,
		items: [author.typical, contactInformation.typical, richText.empty],
	},
	empty: { component: "grid", items: [author.empty, author.empty] },
	longest: {
		component: "grid",
		columns: "4",
		title: {
			nl: "Aansprakelijkheidsverzekeringsvoorwaarden naast elkaar",
			en: "Conditions of the liability insurances side by side",
			de: "Haftpflichtversicherungsbedingungen nebeneinander",
			fr: "Les conditions des assurances de responsabilité côte à côte",
		},
		items: [author.longest, contactInformation.longest, faqs.longest, button.longest, richText.longest],
	},
	two: { component: "grid", columns: 2, items: [contactInformation.typical, contactInformation.empty] },
} satisfies BlockStories;
