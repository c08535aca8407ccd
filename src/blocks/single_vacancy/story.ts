import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "single_vacancy",
		vacancy: "story:vacancies/bookkeeper",
	},
	empty: {
		component: "single_vacancy",
		vacancy: "story:vacancies/bookkeeper",
	},
	longest: {
		component: "single_vacancy",
		vacancy: "story:vacancies/internship-accessibility",
	},
} satisfies BlockStories;
