import type { BlockStories } from "../block-stories.ts";

const story = { component: "breadcrumbs" };

/** It has no fields: the page gives it what it shows. */
export const stories = { typical: story, empty: story, longest: story } satisfies BlockStories;
