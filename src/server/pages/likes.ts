import type { Context, MiddlewareHandler } from "hono";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { LIKES_COOKIE, parseLikes, printLikes, toggleLike } from "#domain/accommodation/likes.ts";
import { syncLikes } from "#services/guests/likes.ts";
import type { GuestSession } from "#services/guests/session.ts";
import { ownPath } from "#site/own-path.ts";
import { postForm } from "../forms/answer.ts";
import { keepCookie } from "../middleware/cookies.ts";
import { withCookies } from "./with-cookies.ts";

/** `POST /likes` from the heart's form, for browsers without script: toggles the like and leads back. */
export const toggleLikeForm = postForm(async (c, { values: { accoId, back } }) => {
	if (!isAccoId(accoId)) return { problem: "VALIDATION" };
	const { app, context } = c.var;
	const likes = printLikes(toggleLike(parseLikes(context.cookie(LIKES_COOKIE)), accoId));
	const session = await context.guest();
	keepCookie(c, LIKES_COOKIE, session ? await syncLikes(app, session, likes) : likes, app.settings.publicUrl);
	return { redirect: ownPath(back) ?? "/" };
});

/** `POST /likes/keep`: the page's script liked a home; stored for the guest, if one is signed in. */
export const keepGuestLikes: MiddlewareHandler = async (c) => {
	const session = await c.var.context.guest();
	if (session) await keepLikes(c, session);
	return c.body(null, 204, { "Cache-Control": "no-store" });
};

/** The favourites of a guest who is signed in are the same on every device. */
export const favouritesOfGuest: MiddlewareHandler = async (c, next) => {
	const session = await c.var.context.guest();
	const likes = session ? await keepLikes(c, session) : null;
	return likes === null ? next() : withCookies(c, await c.var.render(c, { likes }));
};

/** Compares the likes of a browser that is signed in with those of its guest; answers them when they are others here. */
export async function keepLikes(c: Context, session: GuestSession): Promise<string | null> {
	const { app, context } = c.var;
	const here = printLikes(parseLikes(context.cookie(LIKES_COOKIE)));
	const likes = await syncLikes(app, session, here);
	if (likes === here) return null;
	keepCookie(c, LIKES_COOKIE, likes, app.settings.publicUrl);
	return likes;
}
