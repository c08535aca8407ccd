import type { Context, MiddlewareHandler } from "hono";
import { setCookie } from "hono/cookie";
import { findDocumentOfAgency } from "#db/organisations/agency-bookings.ts";
import { mayAct, type OrganisationArea } from "#domain/organisations/rights.ts";
import {
	MEMBER_SESSION_DAYS,
	type MemberSession,
	memberCookie,
	memberSession,
} from "#services/organisations/member-session.ts";
import { postForm } from "../forms/answer.ts";
import { keepCookie } from "../middleware/cookies.ts";
import { PRIVATE } from "../middleware/keep-private.ts";
import { documentAnswer } from "./document-answer.ts";
import { type OrganisationRequest, organisationAction } from "./organisation-actions.ts";
import { leavePartner } from "./partner-bar.ts";
import { withCookies } from "./with-cookies.ts";

/** The way into the areas of organisations: their pages, files and forms. Nothing of it is kept, indexed or told to others. */

/** Headers of every answer. With `no-referrer` browsers would post forms without saying from where. */
function keepPrivate(headers: Headers): void {
	headers.set("Cache-Control", PRIVATE);
	headers.set("Referrer-Policy", "same-origin");
	headers.set("X-Robots-Tag", "noindex");
}

/** The area and the path of the address. */
function placeOf(c: Context): { readonly area: OrganisationArea; readonly path: string } {
	const { address } = c.var.context;
	const path = address?.params.path;
	return {
		area: address?.name === "portal" ? "portal" : "agency",
		path: typeof path === "object" ? path.join("/") : (path ?? ""),
	};
}

/** `GET`: a page of an area, or a paper. */
export const showOrganisation: MiddlewareHandler = async (c) => {
	const { area, path } = placeOf(c);
	const session = await c.var.context.member(area);
	const answer = (await paperOf(c, session, path)) ?? (await c.var.render(c));
	keepPrivate(answer.headers);
	return answer;
};

/** A paper of one of the agency's bookings; another's and none at all are the same 404. Null: the path names none. */
async function paperOf(c: Context, session: MemberSession | null, path: string): Promise<Response | null> {
	const publicId = /^documents\/([\w-]{22,64})\.pdf$/.exec(path)?.[1];
	if (!session || !publicId || !mayAct(session, "bookings.see")) return null;
	return documentAnswer(c, await findDocumentOfAgency(c.var.app.db, session.organisation.code, publicId));
}

/** `POST`: the forms of an area, told apart by their field `do`. */
export const organisationForm: MiddlewareHandler = async (c, next) => {
	const made = await posted(c, next);
	if (!made) return;
	// A redirect has them already.
	const answer = made.headers.has("Set-Cookie") ? made : withCookies(c, made);
	keepPrivate(answer.headers);
	return answer;
};

const posted = postForm(async (c, { values }) => {
	if (values.do === undefined) return null;
	const { app, context } = c.var;
	const { address } = context;
	if (!address) return null;
	const { area, path } = placeOf(c);
	const request: OrganisationRequest = {
		area,
		session: await context.member(area),
		language: address.language,
		path,
		clientAddress: context.client.ip,
		client: c.req.header("user-agent") ?? "",
		oldCookie: context.cookie(memberCookie(app.settings, area)) ?? null,
		values,
	};
	const answer = await organisationAction(app, request);
	if (answer.session !== undefined) await keepSession(c, area, answer.session);
	return answer;
});

/** A session that begins, goes on for another organisation, or has ended (null): cookie and partner mode with it. */
async function keepSession(c: Context, area: OrganisationArea, token: string | null): Promise<void> {
	const { app } = c.var;
	setCookie(c, memberCookie(app.settings, area), token ?? "", {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		maxAge: token === null ? 0 : MEMBER_SESSION_DAYS * 86_400,
		secure: app.settings.publicUrl.startsWith("https:"),
	});
	if (area !== "portal") return;
	// The own code over a clicked one; without a session there is no partner mode (rulings).
	leavePartner(c);
	const session = await memberSession(app, area, token);
	if (session?.organisation.kind !== "partner") return;
	const name = session.organisation.partnerKind === "host" ? "host" : "partner";
	keepCookie(c, name, session.organisation.code, app.settings.publicUrl);
}
