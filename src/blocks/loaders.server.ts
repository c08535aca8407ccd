import { load as article } from "./article/load.server.ts";
import type { LoadBlock } from "./load-context.server.ts";

/** Loaders by component's name; a component that is not here shows only what it holds. */
export const BLOCK_LOADERS: Readonly<Record<string, LoadBlock<never>>> = {
	article,
};
