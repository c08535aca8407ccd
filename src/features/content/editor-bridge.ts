import { loadStoryblokBridge, registerStoryblokBridge } from "@storyblok/react";
import { STORY_EDITED } from "./story-edited.ts";

/**
 * Connects the page with the visual editor around it: saved and published changes load the page anew, what is
 * being typed is passed to the component that shows the story. Only for pages that the server rendered as a preview.
 */
export async function startEditorBridge(storyId: number): Promise<void> {
	await loadStoryblokBridge();
	registerStoryblokBridge(storyId, (story) => {
		document.dispatchEvent(new CustomEvent(STORY_EDITED, { detail: story }));
	});
}
