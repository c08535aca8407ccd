import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { isLanguage, type Language } from "#domain/language.ts";
import { openSignedId, signedId } from "#services/signed-id.ts";
import type { BlockContent } from "#site/views/story-view.ts";
import { problemResponse } from "../api/problem.ts";
import { versionedJson } from "../versioned.ts";
import { BUILD } from "./builds.ts";

/** `GET /__nuxt_island/{key}.json` (specification §7): a block by itself, as HTML with its head. */

const PURPOSE = "island";
/** Addresses are kept short: a block that holds a long text is not asked for by itself. */
const LONGEST_KEY = 2_000;

/** The address of a block, whose key is signed over its language, name and properties; null for one with too many. */
function islandAddress(secret: Uint8Array, language: Language, block: BlockContent): string | null {
	const said = Buffer.from(JSON.stringify([language, block])).toString("base64url");
	return said.length > LONGEST_KEY ? null : `/__nuxt_island/${signedId(secret, PURPOSE, said)}.json`;
}

/** The addresses of a page's blocks in what its screen loads, by their ids; what stands in a block goes with it. */
export function islandsIn(secret: Uint8Array, language: Language, data: unknown): Record<string, string> {
	if (Array.isArray(data)) return Object.assign({}, ...data.map((item) => islandsIn(secret, language, item)));
	if (typeof data !== "object" || data === null) return {};
	const { component, _uid } = data as { readonly component?: unknown; readonly _uid?: unknown };
	if (typeof component === "string" && component !== "page" && typeof _uid === "string") {
		const address = islandAddress(secret, language, data as BlockContent);
		return address ? { [_uid]: address } : {};
	}
	return Object.assign({}, ...Object.values(data).map((item) => islandsIn(secret, language, item)));
}

/** Answers a block by its signed key; what was not signed here is nothing, and so is a block that does not fit its schema. */
export const island: MiddlewareHandler = async (c) => {
	const { app } = c.var;
	const key = c.req.param("file")?.replace(/\.json$/, "") ?? "";
	const said = openSignedId(app.settings.appSecret, PURPOSE, key);
	const [language, block] = said ? JSON.parse(Buffer.from(said, "base64url").toString("utf8")) : [];
	if (!isLanguage(language)) return problemResponse(c, { code: "NOT_FOUND" });
	// React and all blocks come only when one is asked for.
	const { islandOf } = await import("#blocks/island.server.tsx");
	const found = await islandOf(block, { app, language, draft: false, storyPath: "" });
	if (!found) return problemResponse(c, { code: "NOT_FOUND" });
	const body = JSON.stringify({ id: createHash("sha256").update(key).digest("hex").slice(0, 16), ...found });
	c.header("X-Robots-Tag", "noindex");
	return versionedJson(c, BUILD.id, body);
};
