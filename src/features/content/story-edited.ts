/**
 * Event of the document while a story is edited in the visual editor; `detail` is the story as the editor has it. It
 * stands apart from the bridge, so that pages which only listen do not load it.
 */
export const STORY_EDITED = "halcyon:story-edited";
