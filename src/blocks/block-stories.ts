/**
 * Examples of a block, as story files write it: words that differ stand once a language. `typical` is what pages
 * hold, `empty` has the required fields alone, `longest` the longest words that are likely.
 */
export type BlockStories = Readonly<Record<"typical" | "empty" | "longest", { readonly component: string }>> &
	Readonly<Record<string, { readonly component: string }>>;
