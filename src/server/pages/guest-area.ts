import type { Context, Next } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { LIKES_COOKIE, parseLikes, printLikes } from "#domain/home/likes.ts";
import { isLanguage } from "#domain/language.ts";
import type { App } from "#services/app.ts";
import { areaSession } from "#services/guests/area-session.ts";
import { syncLikes } from "#services/guests/likes.ts";
import { ownDocument } from "#services/guests/own-bookings.ts";
import { type GuestSession, guestCookie, guestSession, SESSION_DAYS } from "#services/guests/session.ts";
import { documentFile } from "#services/papers/document-file.ts";
import { readPublic } from "#site/rewrite.ts";
import { problemResponse } from "../api/problem.ts";
import { type FormOutcome, postForm } from "../forms/answer.ts";
import { FORM_BYTES } from "../forms/form-body.ts";
import { keepCookie } from "../middleware/cookies.ts";
import { PRIVATE } from "../middleware/keep-private.ts";
import { guestAction } from "./guest-actions.ts";
import type { GuestRequest } from "./guest-answer.ts";
import type { RenderPage } from "./render.ts";

/** The guest area's way in: its pages, its files and its forms. Nothing of it is kept, indexed or told to others. */

/** Headers of every answer of the area. With `no-referrer` browsers would post forms without saying from where. */
function keepPrivate(headers: Headers): void {
	headers.set("Cache-Control", PRIVATE);
	headers.set("Referrer-Policy", "same-origin");
	headers.set("X-Robots-Tag", "noindex");
}

/** Serves the guest area; everything else goes on to `next`. */
export async function guestArea(
	c: Context,
	next: Next,
	app: App,
	render: RenderPage,
	addressOf: (c: Context) => string | null,
): Promise<Response | undefined> {
	const url = new URL(c.req.url);
	const address = readPublic(url.pathname);
	if (address?.name !== "guest" || !isLanguage(address.language)) {
		await next();
		return;
	}
	const { guestId, path } = address.params;
	const asked = pathText(path);
	const oldCookie = getCookie(c, guestCookie(app.settings)) ?? null;
	const session = await areaSession(app, asked, { guest: oldCookie, of: (name) => getCookie(c, name) });
	const request: GuestRequest = {
		session,
		language: address.language,
		guestId: String(guestId),
		path: asked,
		clientAddress: addressOf(c),
		oldCookie,
		values: {},
	};
	const answer =
		c.req.method === "POST"
			? await postForm(c, next, {
					render,
					bytes: FORM_BYTES,
					act: ({ values }) => act(c, app, { ...request, values }),
				})
			: await show(c, app, render, request);
	keepPrivate((answer ?? c.res).headers);
	return answer;
}

function pathText(path: string | readonly string[] | undefined): string {
	return typeof path === "object" ? path.join("/") : (path ?? "");
}

async function show(c: Context, app: App, render: RenderPage, request: GuestRequest): Promise<Response> {
	const { session, path } = request;
	const file = session && /^documents\/([\w-]{22,64})\.pdf$/.exec(path);
	if (file) return download(c, app, session, file[1] ?? "");
	const likes = session && !session.onlyBooking ? await keepLikes(c, app, session) : null;
	const answer = await render(withLikes(c.req.raw, likes));
	return withCookies(c, answer);
}

/** A paper of the guest's own; another's and none at all are the same 404. */
async function download(c: Context, app: App, session: GuestSession, publicId: string): Promise<Response> {
	const found = await ownDocument(app.db, session.guestId, publicId);
	const file = found ? await documentFile(app.db, found.documentId) : null;
	if (!file) return problemResponse(c, { code: "NOT_FOUND" });
	const etag = `"${file.sha256}"`;
	if (c.req.header("If-None-Match") === etag) return new Response(null, { status: 304, headers: { ETag: etag } });
	return new Response(c.req.method === "HEAD" ? null : new Uint8Array(file.pdf), {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Length": String(file.pdf.length),
			"Content-Disposition": `attachment; filename="${file.filename.replace(/[^\w.-]/g, "_")}"`,
			ETag: etag,
		},
	});
}

/** Does what a form of the area asks for; null: it is another's. */
async function act(c: Context, app: App, request: GuestRequest): Promise<FormOutcome | null> {
	if (request.values.do === undefined) return null;
	const answer = await guestAction(app, request);
	if (answer.session === "ended") setSession(c, app, "", 0);
	if (answer.session && answer.session !== "ended") {
		setSession(c, app, answer.session, SESSION_DAYS * 86_400);
		const begun = await guestSession(app, answer.session);
		if (begun) await keepLikes(c, app, begun);
	}
	return answer;
}

function setSession(c: Context, app: App, token: string, maxAge: number): void {
	setCookie(c, guestCookie(app.settings), token, {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		maxAge,
		secure: app.settings.publicUrl.startsWith("https:"),
	});
}

/** Compares the likes of a browser that is signed in with those of its guest; answers them when they are others here. */
async function keepLikes(c: Context, app: App, session: GuestSession): Promise<string | null> {
	const here = printLikes(parseLikes(getCookie(c, LIKES_COOKIE)));
	const likes = await syncLikes(app, session, here);
	if (likes === here) return null;
	keepCookie(c, LIKES_COOKIE, likes, app.settings.publicUrl);
	return likes;
}

/** The favourites of a guest who is signed in are the same on every device. */
export async function favouritesOfGuest(
	c: Context,
	next: Next,
	app: App,
	render: RenderPage,
): Promise<Response | undefined> {
	const cookie = getCookie(c, guestCookie(app.settings));
	const session = cookie && readPublic(c.req.path)?.name === "favourites" ? await guestSession(app, cookie) : null;
	const likes = session ? await keepLikes(c, app, session) : null;
	if (likes === null) {
		await next();
		return;
	}
	return withCookies(c, await render(withLikes(c.req.raw, likes)));
}

/** `POST /likes/keep`: the page's script liked a home; kept for the guest, if somebody is signed in. */
export async function likesKept(c: Context, app: App): Promise<Response> {
	const session = await guestSession(app, getCookie(c, guestCookie(app.settings)));
	if (session) await keepLikes(c, app, session);
	return c.body(null, 204, { "Cache-Control": "no-store" });
}

/** The request with other likes in its cookies. */
function withLikes(request: Request, likes: string | null): Request {
	if (likes === null) return request;
	const headers = new Headers(request.headers);
	const others = (headers.get("cookie") ?? "").split(/;\s*/).filter((part) => !part.startsWith(`${LIKES_COOKIE}=`));
	headers.set("cookie", [...others, `${LIKES_COOKIE}=${likes}`].join("; "));
	return new Request(request.url, { method: request.method, headers });
}

/** The answer with the cookies that were set meanwhile. */
function withCookies(c: Context, answer: Response): Response {
	const headers = new Headers(answer.headers);
	for (const cookie of c.res.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
	return new Response(answer.body, { status: answer.status, headers });
}
