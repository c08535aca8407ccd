import { createHash } from "node:crypto";
import type { Context } from "hono";
import { type PictureFormat, readPicturePath } from "#services/pictures/picture-request.ts";
import type { Accepts, Pictures } from "#services/pictures/pictures.ts";

const TYPES: Readonly<Record<PictureFormat, string>> = {
	avif: "image/avif",
	webp: "image/webp",
	jpeg: "image/jpeg",
	png: "image/png",
};

/** An address holds everything its picture depends on, so it may be kept for ever. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** Files of ours keep their names when they change. */
const A_DAY = "public, max-age=86400";

/** `GET /images/{path}[/m/{form}]`: a picture in the form asked for, as the content image service has it. */
export async function imageRoute(c: Context, pictures: Pictures): Promise<Response> {
	const request = readPicturePath(decoded(c.req.path.slice("/images/".length)));
	if (!request) return refused(404);
	const found = await pictures.get(request, acceptsOf(c.req.header("accept")));
	if (!found.ok) return refused(found.error === "NOT_FOUND" ? 404 : 502);
	const { bytes, format } = found.value;
	const etag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 20)}"`;
	const headers = new Headers({
		"Cache-Control": request.source.kind === "illustration" ? A_DAY : FOR_EVER,
		ETag: etag,
		...(request.form.format === null ? { Vary: "Accept" } : {}),
	});
	if (isKnown(c.req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
	headers.set("Content-Type", TYPES[format]);
	headers.set("Content-Length", String(bytes.length));
	return new Response(c.req.method === "HEAD" ? null : new Uint8Array(bytes), { status: 200, headers });
}

function refused(status: 404 | 502): Response {
	const text = status === 404 ? "Not Found" : "Bad Gateway";
	return new Response(text, { status, headers: { "Cache-Control": "no-store", "Content-Type": "text/plain" } });
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return "";
	}
}

/** Browsers that take WebP say so; clients that say nothing take anything. */
function acceptsOf(accept: string | undefined): Accepts {
	const names = (type: string) => new RegExp(`(^|[,\\s])${type}(\\s*[;,]|$)`).test(accept ?? "");
	const anything = !accept || names("\\*/\\*") || names("image/\\*");
	return { avif: names("image/avif"), webp: names("image/webp") || anything };
}

function isKnown(known: string | undefined, etag: string): boolean {
	return (known ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");
}
