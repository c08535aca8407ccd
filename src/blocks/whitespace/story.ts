import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: { component: "whitespace", size: "small" },
	empty: { component: "whitespace" },
	longest: { component: "whitespace", size: "large" },
} satisfies BlockStories;
