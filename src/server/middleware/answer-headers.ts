import type { Context } from "hono";

/**
 * Headers of an answer that is there already. The framework's `c.header` makes another answer of it for each of them, whose
 * body is then read as a stream.
 */

/** Sets a header of the answer. */
export function setHeader(c: Context, name: string, value: string): void {
	try {
		c.res.headers.set(name, value);
	} catch {
		// An answer fetched from elsewhere takes no headers: the framework's way makes one that does.
		c.header(name, value);
	}
}

/** Adds a value to a header of the answer. */
export function appendHeader(c: Context, name: string, value: string): void {
	try {
		c.res.headers.append(name, value);
	} catch {
		c.header(name, value, { append: true });
	}
}
