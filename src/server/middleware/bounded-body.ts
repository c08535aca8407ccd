import type { Context, MiddlewareHandler } from "hono";
import { problemResponse } from "../api/problem.ts";

/** What a request's body may be. */
export interface BodyBound {
	readonly bytes: number;
	/** Milliseconds in which all of it must be here. */
	readonly ms: number;
	/** The answer to a body that is larger; absent: that it is. */
	readonly instead?: () => Response;
}

/** Forms and calls. */
export const SMALL_BODY_MS = 15_000;
/** Files, over a slow line too. */
export const FILE_BODY_MS = 60_000;
/** Pictures of a home: the most that anybody sends. The web server gives a whole request more than this. */
export const PICTURES_BODY_MS = 180_000;

type BodyFailure = "BODY_TOO_LARGE" | "BODY_TOO_SLOW";

/**
 * Reads bodies before anything else looks at them: never more than the bound is held, whether a length was announced
 * or not, and a body that does not end is answered. What comes after reads the body from memory, as often as it likes,
 * and asks anew who is signed in.
 */
export function boundedBody(boundOf: (c: Context) => BodyBound | Promise<BodyBound>): MiddlewareHandler {
	return async (c, next) => {
		const { method } = c.req;
		if (method === "GET" || method === "HEAD" || method === "OPTIONS" || method === "TRACE") return next();
		const bound = await boundOf(c);
		const refuse = (code: BodyFailure) =>
			code === "BODY_TOO_LARGE" && bound.instead ? bound.instead() : problemResponse(c, { code });
		if (Number(c.req.header("Content-Length") ?? 0) > bound.bytes) return refuse("BODY_TOO_LARGE");
		const { url, headers, signal, body: stream } = c.req.raw;
		if (!stream) return next();
		const body = await readBody(stream, bound);
		if (typeof body === "string") return refuse(body);
		c.req.raw = new Request(url, { method, headers, signal, body });
		await c.var.context.askAnew();
		return next();
	};
}

async function readBody(
	stream: ReadableStream<Uint8Array>,
	{ bytes, ms }: BodyBound,
): Promise<Uint8Array<ArrayBuffer> | BodyFailure> {
	const reader = stream.getReader();
	const parts: Uint8Array[] = [];
	let size = 0;
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<"BODY_TOO_SLOW">((resolve) => {
		timer = setTimeout(() => resolve("BODY_TOO_SLOW"), ms);
	});
	try {
		for (;;) {
			const part = await Promise.race([reader.read(), late]);
			if (part === "BODY_TOO_SLOW") return part;
			if (part.done) return new Uint8Array(Buffer.concat(parts));
			size += part.value.length;
			if (size > bytes) return "BODY_TOO_LARGE";
			parts.push(part.value);
		}
	} finally {
		clearTimeout(timer);
		// What is still to come is thrown away by the server.
		reader.cancel().catch(() => {});
	}
}
