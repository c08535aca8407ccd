import { randomBytes } from "node:crypto";
import { parse } from "hono/utils/cookie";
import { LIKES_COOKIE, parseLikes, printLikes } from "#domain/home/likes.ts";
import type { Env } from "../env.ts";
import { visitorLanguage } from "../middleware/language.ts";
import { contentSecurityPolicy } from "../middleware/security-headers.ts";
import { BUILD } from "./builds.ts";
import { type PostedBooking, withPageRequest } from "./request-context.ts";

/** Renders one screen; the framework's handler behind our headers. */
export type RenderPage = (request: Request, posted?: PostedBooking) => Promise<Response>;

/** Renders screens under a content security policy whose nonce is made anew for each answer. */
export function pageRenderer(
	handler: (request: Request) => Response | Promise<Response>,
	{ publicUrl, map }: Pick<Env, "publicUrl" | "map">,
): RenderPage {
	return (request, bookingForm) => {
		const nonce = randomBytes(16).toString("base64");
		const language = visitorLanguage(request);
		const cookies = parse(request.headers.get("cookie") ?? "", LIKES_COOKIE);
		const likes = printLikes(parseLikes(cookies[LIKES_COOKIE]));
		const known = { nonce, language, publicUrl, map, likes, buildId: BUILD.id, bookingForm };
		return withPageRequest(known, async () => {
			const answer = await handler(request);
			if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer;
			const headers = new Headers(answer.headers);
			headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, import.meta.env.DEV, map));
			return new Response(answer.body, { status: answer.status, headers });
		});
	};
}
