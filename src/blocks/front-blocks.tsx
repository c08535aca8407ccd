import type { StoryView } from "#site/views/story-view.ts";
import { StoryBlocks, useEdited } from "./story-screen.tsx";

/** The blocks of the home screen's story. */
export default function FrontBlocks({ view }: { view: StoryView }) {
	const content = useEdited(view);
	return (
		<div className="front-story">
			<StoryBlocks story={{ ...view, content }} />
		</div>
	);
}
