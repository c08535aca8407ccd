import { loadStoryblokBridge, registerStoryblokBridge } from "@storyblok/react";

/** Event of the document while somebody types in the visual editor; `detail` is the story as the editor has it. */
export const STORY_EDITED = "halcyon:story-edited";

/**
 * Connects the page with the visual editor around it: saved and published changes load the page anew, what is
 * being typed is told to whoever shows the story. Only for pages that the server rendered as a preview.
 */
export async function startEditorBridge(storyId: number): Promise<void> {
	await loadStoryblokBridge();
	registerStoryblokBridge(storyId, (story) => {
		document.dispatchEvent(new CustomEvent(STORY_EDITED, { detail: story }));
	});
}
