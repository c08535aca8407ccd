import type { Context } from "hono";

/** An answer with the cookies that were set while it was made, each once: a redirect has them already. */
export function withCookies(c: Context, answer: Response): Response {
	const headers = new Headers(answer.headers);
	const has = new Set(headers.getSetCookie());
	for (const cookie of c.res.headers.getSetCookie()) if (!has.has(cookie)) headers.append("Set-Cookie", cookie);
	return new Response(answer.body, { status: answer.status, headers });
}
