import type { LoadContext } from "../load-context.server.ts";
import { frameOf } from "./hosts.ts";
import type { Iframe } from "./schema.ts";

/** Finds nothing; says in the log when a frame is not shown, and which story asks for it. */
export async function load(block: Iframe, { app, storyPath }: LoadContext): Promise<null> {
	if (frameOf(block.src)) return null;
	const host = URL.parse(block.src)?.hostname ?? "";
	app.log.warn({ story: storyPath, uid: block._uid, host }, "frame of a host or page that is not let in");
	return null;
}
