/** Opens drafts and previews in tests. */
export const PREVIEW_TOKEN = "a preview token of tests";
