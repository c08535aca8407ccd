import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie } from "hono/cookie";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { chooseTestHouses } from "#db/staff/staff-sessions.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { staffBarView } from "#services/staff/staff-bar.ts";
import { TEST_HOUSES } from "#services/viewer.ts";
import { isBot } from "#site/bots.ts";
import { officePath } from "#site/office.ts";
import { ownPath } from "#site/own-path.ts";
import { postForm } from "../forms/answer.ts";
import { PRIVATE } from "../middleware/keep-private.ts";
import { languageInPath } from "../middleware/language.ts";
import { signedInStaff } from "../request-context.ts";
import { drawStaffBar } from "./staff-bar-look.ts";

/**
 * The bar above each page for who of the staff is signed in (specification §1, §6). The server writes it into the
 * finished page, whoever drew it, error pages too; nothing of it is in what guests load, and crawlers never get it.
 */
export const staffBarOnPages: MiddlewareHandler = async (c, next) => {
	await next();
	const { status, headers, body } = c.res;
	const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
	if (!isPage || body === null || WITHOUT_BAR.test(c.req.path) || officePath(c.req.path) !== null) return;
	if (isBot(c.req.header("user-agent"))) return;
	const { nonce } = c.var.context;
	const hasScripts = headers.get("Content-Security-Policy")?.includes(`'nonce-${nonce}'`) ?? false;
	const bar = await barOf(c, new URL(c.req.url), hasScripts ? nonce : null);
	if (bar === null) return;
	const page = new Response(body.pipeThrough(withStaffBar(bar)), { status, headers });
	page.headers.delete("Content-Length");
	// Its headers are in the new one; merged they would stand twice.
	c.res = undefined;
	c.res = page;
};

/** Documents about the product, and the bar itself. The back office has a frame of its own. */
const WITHOUT_BAR = /^\/(staff-bar|api|_mails)(\/|$)/;

/** The bar of a page of ours; null for all but staff, and while the database is away. */
async function barOf(c: Context, page: URL, nonce: string | null): Promise<string | null> {
	const { app, context } = c.var;
	const staff = await signedInStaff(context);
	if (!staff) return null;
	try {
		const view = await staffBarView(app, staff, page, context.attribution);
		const language = languageInPath(page.pathname) ?? context.language;
		return view && (await drawStaffBar(view, { language, isInternal: context.client.isInternal, nonce }));
	} catch (error) {
		if (error instanceof DatabaseAwayError) return null;
		throw error;
	}
}

/** Writes the bar as the first thing of the body. */
function withStaffBar(bar: string): TransformStream<Uint8Array, Uint8Array> {
	const decoder = new TextDecoder();
	const encoder = new TextEncoder();
	let rest = "";
	let isIn = false;
	return new TransformStream({
		transform(chunk, controller) {
			if (isIn) return controller.enqueue(chunk);
			rest += decoder.decode(chunk, { stream: true });
			const body = /<body[^>]*>/.exec(rest);
			if (!body) return;
			const end = body.index + body[0].length;
			controller.enqueue(encoder.encode(rest.slice(0, end) + bar + rest.slice(end)));
			isIn = true;
		},
		flush(controller) {
			if (!isIn) controller.enqueue(encoder.encode(rest));
		},
	});
}

/** `GET ?at=`: the bar of another page, for its script. Nobody else is told that there is one. */
export const showStaffBar: MiddlewareHandler = async (c, next) => {
	const at = ownPath(c.req.query("at"));
	const bar = at === null ? null : await barOf(c, new URL(at, c.req.url), null);
	return bar === null ? next() : c.html(bar, 200, { "Cache-Control": PRIVATE, "X-Robots-Tag": "noindex" });
};

/** The path of our own page that the browser comes from; the home's for any other. */
function cameFrom(c: Context): string {
	const { publicUrl } = c.var.app.settings;
	const referer = c.req.header("referer") ?? "";
	if (!URL.canParse(referer)) return "/";
	const url = new URL(referer);
	const isOwn = url.host === c.req.header("host") || url.origin === new URL(publicUrl).origin;
	// One slash: two would name another host.
	return isOwn ? url.pathname.replace(/^\/{2,}/, "/") + url.search : "/";
}

/**
 * Sets whether test houses are shown, for the session alone, or drops whose commission a booking of this browser would
 * be. Nobody else is told that there are such forms.
 */
export const setStaffBar = postForm(async (c, { values }) => {
	const staff = await c.var.context.staff();
	if (!staff || !mayDo(staff.roles, "testHouses.see")) return null;
	if (values.drop === "partner") {
		for (const name of ["host", "partner"]) deleteCookie(c, name, { path: "/" });
		return { redirect: cameFrom(c) };
	}
	const choice = TEST_HOUSES.find((known) => known === values.testHouses);
	if (!choice) return { problem: "VALIDATION" };
	await chooseTestHouses(c.var.app.db, staff.tokenHash, choice);
	return { redirect: cameFrom(c) };
});
