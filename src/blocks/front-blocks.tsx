import type { StoryView } from "#site/views/story-view.ts";
import { StoryBlocks } from "./story-screen.tsx";

/** The blocks of the home screen's story. */
export default function FrontBlocks({ view }: { view: StoryView }) {
	return <StoryBlocks view={view} />;
}
