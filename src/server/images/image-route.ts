import type { Context, MiddlewareHandler } from "hono";
import type { Pictures } from "#services/pictures/pictures.ts";
import { visibleStatuses } from "#services/viewer.ts";
import { type ImageFormat, readImagePath } from "#site/image-url.ts";
import { PRIVATE } from "../middleware/keep-private.ts";

declare module "hono" {
	interface ContextVariableMap {
		readonly pictures: Pictures;
	}
}

const YEAR = "public, max-age=31536000, immutable";
/** Of a picture that is not in the measures asked for. */
const HOUR = "public, max-age=3600";
/** Longer addresses are no pictures. */
const LONGEST_PATH = 400;

/** `GET /images/{path}/m/{w}x{h}/filters:…`: a picture in the measures asked for, in the best format the asker reads. */
export const imageRoute: MiddlewareHandler = async (c) => {
	if (c.req.method !== "GET" && c.req.method !== "HEAD") return c.text("", 405, { Allow: "GET, HEAD" });
	const pathname = decoded(new URL(c.req.url).pathname.slice("/images/".length));
	const image = pathname === null || pathname.length > LONGEST_PATH ? null : readImagePath(pathname);
	if (!image) return notThere(c);
	const isForStaff = (await c.var.pictures.viewers(image.path)) === "staff";
	if (isForStaff && !visibleStatuses(c.var.app.viewer).includes("test")) return notThere(c);
	const made = await c.var.pictures.make(image.path, image.options, acceptedFormats(c.req.header("accept")));
	if (!made.ok) {
		if (made.error === "BUSY") return c.text("", 503, { "Cache-Control": "no-store", "Retry-After": "2" });
		// The picture may come back: nothing of its absence is to be remembered.
		return made.error === "UNKNOWN" ? notThere(c) : c.text("", 502, { "Cache-Control": "no-store" });
	}
	const { body, format, tag, isPlain } = made.value;
	const etag = `"${tag}"`;
	const headers = { ETag: etag, "Cache-Control": isForStaff ? PRIVATE : isPlain ? HOUR : YEAR, Vary: "Accept" };
	if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
	return c.body(new Uint8Array(body), 200, {
		...headers,
		"Content-Type": `image/${format}`,
		"Content-Length": String(body.length),
	});
};

function notThere(c: Context): Response {
	// Kept by nobody: the same address may show a picture to staff, and says the same as one that never shows any.
	return c.text("", 404, { "Cache-Control": "no-store" });
}

function decoded(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}

function acceptedFormats(accept: string | undefined): readonly ImageFormat[] {
	return (["avif", "webp"] as const).filter((format) => accept?.includes(`image/${format}`));
}
