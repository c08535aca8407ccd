import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { isAccoId } from "#domain/home/facts.ts";
import { LIKES_COOKIE, parseLikes, printLikes, toggleLike } from "#domain/home/likes.ts";
import { problemResponse } from "#server/api/problem.ts";
import type { App } from "#services/app.ts";
import { syncLikes } from "#services/guests/likes.ts";
import { guestCookie, guestSession } from "#services/guests/session.ts";
import { readTexts } from "../forms/form-body.ts";
import { keepCookie } from "../middleware/cookies.ts";
import { ownPath } from "./own-path.ts";

/** `POST /likes` from the heart's form, for browsers without script: toggles the like and leads back. */
export async function likesForm(c: Context, app: App): Promise<Response> {
	const form = await readTexts(c.req.raw);
	const { accoId } = form;
	if (!isAccoId(accoId)) return problemResponse(c, { code: "VALIDATION" });
	const likes = toggleLike(parseLikes(getCookie(c, LIKES_COOKIE)), accoId);
	const session = await guestSession(app, getCookie(c, guestCookie(app.settings)));
	const kept = session ? await syncLikes(app, session, printLikes(likes)) : printLikes(likes);
	keepCookie(c, LIKES_COOKIE, kept, app.settings.publicUrl);
	return c.redirect(ownPath(form.back) ?? "/", 303);
}
