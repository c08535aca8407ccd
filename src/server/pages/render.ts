import { randomBytes } from "node:crypto";
import { parse } from "hono/utils/cookie";
import { readPreview } from "#content/preview.ts";
import { LIKES_COOKIE, parseLikes, printLikes } from "#domain/home/likes.ts";
import type { Clock } from "#domain/time/clock.ts";
import { formStamp } from "#services/forms/form-stamp.ts";
import { guestCookie } from "#services/guests/session.ts";
import { socialCardPath } from "#services/pictures/social-card.ts";
import { contentPicture } from "#site/image-url.ts";
import type { FormState } from "#site/views/form-view.ts";
import type { Env } from "../env.ts";
import { pageLanguage } from "../middleware/language.ts";
import { contentSecurityPolicy, pictureHostsOf } from "../middleware/security-headers.ts";
import { BUILD } from "./builds.ts";
import { headExtras, insideHead } from "./head-extras.ts";
import { lateScripts } from "./late-scripts.ts";
import { type PostedBooking, type PostedGuestForm, type ToldPage, withPageRequest } from "./request-context.ts";

/** A form that comes back with the screen. */
export interface ComesBack {
	readonly bookingForm?: PostedBooking;
	readonly posted?: FormState;
	readonly guestArea?: PostedGuestForm;
	/** Its sender has shown to be no machine and need not show it again: one missing tick is mended in a second. */
	readonly proven?: boolean;
}

/** The picture of pages that have none. */
const HOUSE_PICTURE = "/illustrations/hero.webp";

/** Renders one screen; the framework's handler behind our headers. */
export type RenderPage = (request: Request, comesBack?: ComesBack) => Promise<Response>;

/** Renders screens under a content security policy whose nonce is made anew for each answer. */
export function pageRenderer(
	handler: (request: Request) => Response | Promise<Response>,
	{
		publicUrl,
		map,
		content,
		clock,
		appSecret,
		checkoutOrigins,
	}: Pick<Env, "publicUrl" | "map" | "content" | "appSecret"> & {
		readonly clock: Clock;
		/** Where the booking form leads to for its payment. */
		readonly checkoutOrigins: readonly string[];
	},
): RenderPage {
	const pictureHosts = pictureHostsOf(content);
	const extrasOf = (page: ToldPage | null) => {
		if (!page) return "";
		// A picture that lies elsewhere is not ours to draw on.
		const picture = page.picture?.startsWith("/") ? page.picture : HOUSE_PICTURE;
		const path = contentPicture(picture)
			.replace(/^\/images\//, "")
			.replace(/\/m\/.*$/, "");
		return headExtras(page, publicUrl, publicUrl + socialCardPath({ title: page.title, picture: path }, appSecret));
	};
	return (request, { bookingForm, guestArea, posted = null, proven = false } = {}) => {
		const nonce = randomBytes(16).toString("base64");
		const language = pageLanguage(request);
		const cookies = parse(request.headers.get("cookie") ?? "");
		const likes = printLikes(parseLikes(cookies[LIKES_COOKIE]));
		const preview = readPreview(new URL(request.url).searchParams, content.previewToken, clock.now());
		const forms = { stamp: formStamp({ appSecret }, clock.now(), proven), posted };
		const known = {
			forms,
			told: { page: null as ToldPage | null },
			nonce,
			language,
			publicUrl,
			map,
			likes,
			signedIn: Boolean(cookies[guestCookie({ publicUrl })]),
			preview,
			buildId: BUILD.id,
			...(bookingForm ? { bookingForm } : {}),
			...(guestArea ? { guestArea } : {}),
		};
		return withPageRequest(known, async () => {
			const answer = await handler(request);
			if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer;
			const headers = new Headers(answer.headers);
			const rights = { preview: preview !== null, pictureHosts, checkoutOrigins };
			headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, import.meta.env.DEV, map, rights));
			// A page holds its visitor's likes and stamps: no proxy keeps it for the next.
			if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
			// Drafts are for the editor's eyes, once.
			if (preview) headers.set("Cache-Control", "no-store");
			const whole = answer.body?.pipeThrough(insideHead(() => extrasOf(known.told.page)));
			const body = import.meta.env.DEV ? whole : whole?.pipeThrough(lateScripts(nonce));
			return new Response(body, { status: answer.status, headers });
		});
	};
}
