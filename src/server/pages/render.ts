import type { Context } from "hono";
import { readPreview } from "#content/preview.ts";
import { LIKES_COOKIE, parseLikes, printLikes } from "#domain/accommodation/likes.ts";
import type { Language } from "#domain/language.ts";
import type { Clock } from "#domain/time/clock.ts";
import { formStamp } from "#services/forms/form-stamp.ts";
import type { MapTiles } from "#services/map-tiles/map-tiles.ts";
import type { AskSite } from "#services/operations/try-address.ts";
import { href } from "#site/href.ts";
import { officePath } from "#site/office.ts";
import type { FormState } from "#site/views/form-view.ts";
import type { Env } from "../env.ts";
import { tilesView } from "../maps/tile-route.ts";
import { pageLanguage } from "../middleware/language.ts";
import { contentSecurityPolicy, pictureHostsOf, reportOnlyPolicy } from "../middleware/security-headers.ts";
import { signedInStaff } from "../request-context.ts";
import { analyticsView } from "./analytics-view.ts";
import { BUILD } from "./builds.ts";
import { lateScripts } from "./late-scripts.ts";
import {
	type PageFailure,
	type PageRequest,
	type PostedBooking,
	type PostedGuestForm,
	type PostedOfficeForm,
	type PostedOrganisationForm,
	type PostedRoomForm,
	type RenderOutcome,
	withPageRequest,
} from "./page-request.ts";

/** A form that comes back with the screen. */
export interface ComesBack {
	readonly bookingForm?: PostedBooking;
	readonly posted?: FormState;
	readonly guestArea?: PostedGuestForm;
	readonly office?: PostedOfficeForm;
	readonly organisation?: PostedOrganisationForm;
	readonly groupRoom?: PostedRoomForm;
	/** Its sender passed the bot check and is not checked again, so that a quick correction is accepted. */
	readonly proven?: boolean;
	/** Likes that replace those of the request's cookie, as it prints them. */
	readonly likes?: string | null;
}

/** Renders one screen; the framework's handler behind our headers. */
export type RenderPage = (c: Context, page?: PageOptions) => Promise<Response>;

declare module "hono" {
	interface ContextVariableMap {
		readonly render: PageRenderer;
		/** The stamp of the forms of the page that was drawn. */
		readonly formStamp?: string;
		/** Asks the site for an address as a visitor without cookies. */
		readonly askSite: AskSite;
	}
}

/** What of a page differs from a look at its address. */
export interface PageOptions extends ComesBack {
	/** Headers that stand in the place of the request's, where it had a body. */
	readonly headers?: Headers;
}

export interface PageRenderer extends RenderPage {
	/** What the screen of an address loads, without the screen; null: it has none for everybody. */
	data(c: Context): Promise<RenderOutcome["data"]>;
	/** The error page of a language: complete and without script, since its address belongs to another screen. */
	failure(c: Context, language: Language, failure: PageFailure): Promise<Response>;
}

/** Renders screens under a content security policy whose nonce is made anew for each answer. */
export function pageRenderer(
	handler: (request: Request) => Response | Promise<Response>,
	{
		publicUrl,
		map,
		mapTiles,
		content,
		clock,
		appSecret,
		analytics,
		checkoutOrigins,
		blockGallery,
		serviceWorker,
	}: Pick<Env, "serviceWorker" | "publicUrl" | "map" | "content" | "appSecret" | "analytics" | "blockGallery"> & {
		readonly clock: Clock;
		readonly mapTiles: MapTiles | null;
		/** Where the booking form leads to for its payment. */
		readonly checkoutOrigins: readonly string[];
	},
): PageRenderer {
	const pictureHosts = pictureHostsOf(content);
	/** The framework's answer under a policy of its own, and what was found out while it was made. */
	const rendered = async (
		c: Context,
		request: Request,
		{ bookingForm, groupRoom, guestArea, office, organisation, posted, proven = false, likes = null }: ComesBack,
		failure?: PageFailure,
	) => {
		const { context } = c.var;
		const { nonce } = context;
		const { pathname, searchParams } = new URL(request.url);
		// The back office has nothing to edit, and nobody frames it.
		const isOffice = officePath(pathname) !== null;
		const preview = isOffice ? null : readPreview(searchParams, content.previewToken, clock.now());
		const stamp = formStamp({ appSecret }, clock.now(), proven);
		c.set("formStamp", stamp);
		const outcome: RenderOutcome = { html: null, metadata: null, data: null, incident: null, error: null };
		const known: PageRequest = {
			context,
			app: c.var.app,
			isStaff: (await signedInStaff(context)) !== null,
			ask: c.var.askSite,
			outcome,
			publicUrl,
			// The back office needs its connection.
			hasWorker: serviceWorker && !isOffice && !import.meta.env.DEV,
			map,
			mapTiles: mapTiles && tilesView(mapTiles),
			preview,
			analytics: isOffice ? null : await analyticsView(c, analytics, blockGallery || import.meta.env.DEV),
			forms: { stamp, posted: posted ?? null },
			language: pageLanguage(request),
			likes: likes ?? printLikes(parseLikes(context.cookie(LIKES_COOKIE))),
			buildId: BUILD.id,
			...(bookingForm ? { bookingForm } : {}),
			...(guestArea ? { guestArea } : {}),
			...(office ? { office } : {}),
			...(organisation ? { organisation } : {}),
			...(groupRoom ? { groupRoom } : {}),
			...(failure ? { failure } : {}),
		};
		const answer = await withPageRequest(known, () => handler(request));
		const headers = new Headers(answer.headers);
		const tagManager = isOffice ? null : (analytics.tagManager?.origin ?? null);
		const rights = { preview: preview !== null, pictureHosts, checkoutOrigins, tagManager };
		headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, import.meta.env.DEV, map, rights));
		const reportOnly = reportOnlyPolicy(import.meta.env.DEV, map, rights);
		if (reportOnly !== null) headers.set("Content-Security-Policy-Report-Only", reportOnly);
		// A page holds its visitor's likes and stamps: no proxy keeps it for the next.
		if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
		// Drafts are for the editor's eyes, once.
		if (preview) headers.set("Cache-Control", "no-store");
		return { answer, headers, outcome, nonce };
	};

	const failure: PageRenderer["failure"] = async (c, language, failure) => {
		const home = new URL(href("home", language), c.req.url);
		const sent = new Headers();
		for (const name of ["cookie", "accept-language", "user-agent"]) {
			const value = c.req.header(name);
			if (value !== undefined) sent.set(name, value);
		}
		const { answer, headers, outcome } = await rendered(c, new Request(home, { headers: sent }), {}, failure);
		headers.set("Cache-Control", "no-store");
		headers.delete("Content-Length");
		// Forms of the frame lead to the page that they stand on: here to the home, which can take them.
		const html = withoutScripts(outcome.html ?? (await answer.text())).replaceAll(
			'action="#',
			`action="${home.pathname}#`,
		);
		return new Response(html, { status: failure.status, headers });
	};

	const page: RenderPage = async (c, { headers: sent, ...comesBack } = {}) => {
		const request = sent ? new Request(c.req.url, { headers: sent }) : c.req.raw;
		const { answer, headers, outcome, nonce } = await rendered(c, request, comesBack);
		if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer;
		const html = outcome.html ?? (await answer.text());
		// A failed rendering throws its error, which the caller logs and shows.
		if (answer.status >= 500 && outcome.incident === null) {
			throw outcome.error ?? new Error("the framework answered an error of its own");
		}
		// As bytes: each of the answer's layers would write a text into bytes anew.
		const body = Buffer.from(import.meta.env.DEV ? html : lateScripts(html, nonce));
		return new Response(body, { status: answer.status, headers });
	};
	const data: PageRenderer["data"] = async (c) => {
		const { answer, outcome } = await rendered(c, c.req.raw, {});
		// It was loaded before the first byte; what would be drawn of it is not needed.
		await answer.body?.cancel();
		return answer.status === 200 ? outcome.data : null;
	};
	return Object.assign(page, { failure, data });
}

/** A page that stays as the server wrote it. */
function withoutScripts(html: string): string {
	return html
		.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
		.replace(/<link\b(?=[^>]*\brel="(?:modulepreload"|preload"[^>]*\bas="fetch"))[^>]*>/g, "");
}
