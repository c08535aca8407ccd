import type { Language } from "#domain/language.ts";
import type { App } from "#services/app.ts";

/** What a block's loader is handed beside the block. */
export interface LoadContext {
	readonly app: App;
	readonly language: Language;
	/** True while the visual editor looks: drafts are asked for. */
	readonly draft: boolean;
	/** Address of the story that holds the block, in the language and without it. */
	readonly storyPath: string;
	/** Parameters of the page's address that its blocks may ask for; absent where the page has none. */
	readonly query?: Readonly<Record<string, string>>;
	/** Who is signed in for an agency, and what it is called; null: nobody. */
	agencyMember?(): Promise<{ readonly name: string; readonly agency: string } | null>;
}

/**
 * Finds what a block shows beyond what it holds, as plain JSON. A loader that throws is logged and gives null: the
 * page comes without what it would have brought.
 */
export type LoadBlock<Block> = (block: Block, context: LoadContext) => Promise<unknown>;
