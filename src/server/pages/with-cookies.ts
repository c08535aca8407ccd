import type { Context } from "hono";

/** An answer with the cookies that were set while it was made. */
export function withCookies(c: Context, answer: Response): Response {
	const headers = new Headers(answer.headers);
	for (const cookie of c.res.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
	return new Response(answer.body, { status: answer.status, headers });
}
