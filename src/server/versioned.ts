import { createHash } from "node:crypto";
import type { Context } from "hono";

/**
 * An answer that anybody may keep and asks for again each time: its version is the given name and its content. A server
 * in between that packs it makes the version a weak one, which names the same.
 */
export function versionedJson(c: Context, name: string, body: string): Response {
	const etag = `"${name}-${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
	const headers = { ETag: etag, "Cache-Control": "public, no-cache" };
	const known = (c.req.header("If-None-Match") ?? "").split(",").map((text) => text.trim().replace(/^W\//, ""));
	if (known.includes(etag)) return c.body(null, 304, headers);
	return c.body(body, 200, { ...headers, "Content-Type": "application/json; charset=utf-8" });
}
