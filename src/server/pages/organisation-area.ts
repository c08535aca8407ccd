import type { Context, MiddlewareHandler } from "hono";
import { setCookie } from "hono/cookie";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { findDocumentOfAgency } from "#db/organisations/agency-bookings.ts";
import { ownerOfHome } from "#db/organisations/owner-homes.ts";
import { mayAct, type OrganisationArea } from "#domain/organisations/rights.ts";
import { contentOf, statementFile } from "#services/ledger/statement-file.ts";
import {
	MEMBER_SESSION_DAYS,
	type MemberSession,
	memberCookie,
	memberSession,
} from "#services/organisations/member-session.ts";
import { yearReportFile } from "#services/organisations/owner-report.ts";
import { ledgerCsv, ownStatement, statementCsv } from "#services/pages/organisation/ledger-pages.ts";
import { requestedLink } from "#services/pages/organisation/links-page.ts";
import { ownerEarningsFile } from "#services/pages/organisation/owner-earnings-page.ts";
import { qrPng, qrSvg } from "#services/partners/qr-picture.ts";
import { browserCookie } from "#services/staff/passkey-challenge.ts";
import { PICTURE_PATH } from "#site/organisation-area.ts";
import { type FormOutcome, postForm } from "../forms/answer.ts";
import { FORM_BYTES, type FormBody } from "../forms/form-body.ts";
import { keepCookie } from "../middleware/cookies.ts";
import { PRIVATE } from "../middleware/keep-private.ts";
import { csvAnswer } from "./csv-answer.ts";
import { documentAnswer, pdfAnswer } from "./document-answer.ts";
import { isPicturesPage, PICTURES_BOUND } from "./form-post.ts";
import { organisationAction } from "./organisation-actions.ts";
import type { OrganisationRequest } from "./organisation-answer.ts";
import { leavePartner } from "./partner-bar.ts";
import { pictureAnswer } from "./picture-answer.ts";
import { keepBrowser } from "./staff-cookies.ts";
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
	const answer =
		(await documentOf(c, session, path)) ??
		(await accountFileOf(c, session, path)) ??
		(await earningsFileOf(c, session, path)) ??
		(await uploadedPicture(c, session, path)) ??
		(await c.var.render(c));
	keepPrivate(answer.headers);
	return answer;
};

/** A paper of one of the agency's bookings; another's and none at all are the same 404. Null: the path names none. */
async function documentOf(c: Context, session: MemberSession | null, path: string): Promise<Response | null> {
	const publicId = /^documents\/([\w-]{22,64})\.pdf$/.exec(path)?.[1];
	if (!session || !publicId || session.area !== "agency" || !mayAct(session, "bookings.see")) return null;
	return documentAnswer(c, await findDocumentOfAgency(c.var.app.db, session.organisation.code, publicId));
}

/** A file of the own account: the ledger, or a statement. Null: the path names none, or it is not the person's to have. */
async function accountFileOf(c: Context, session: MemberSession | null, path: string): Promise<Response | null> {
	if (!session) return null;
	const { app, context } = c.var;
	const language = context.address?.language ?? context.language;
	if (path === "ledger.csv") {
		const file = await ledgerCsv(app, session, c.req.query(), language);
		return file === null ? null : csvAnswer(file, "ledger");
	}
	const [, picture] = /^links\.(svg|png)$/.exec(path) ?? [];
	if (picture && mayAct(session, "links.see")) {
		const link = requestedLink(app, session, c.req.query(), language);
		if (link === null) return null;
		const type = picture === "svg" ? "image/svg+xml" : "image/png";
		return new Response(picture === "svg" ? qrSvg(link) : new Uint8Array(qrPng(link)), {
			headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="halcyon-qr.${picture}"` },
		});
	}
	const [, publicId = "", ending] = /^statements\/([\w-]{22,64})\.(pdf|csv)$/.exec(path) ?? [];
	const statement = publicId === "" ? null : await ownStatement(app, session, publicId);
	if (!statement) return null;
	if (ending === "pdf") return pdfAnswer(c, await statementFile(app.db, statement));
	return csvAnswer(statementCsv(contentOf(statement), language), `statement-${statement.number}`);
}

/** What an owner's homes earn in a year, as a file. Null: the path names none, or it is not for who asks. */
async function earningsFileOf(c: Context, session: MemberSession | null, path: string): Promise<Response | null> {
	const [, year, report] = /^earnings\/(20\d\d)(-dac7)?\.csv$/.exec(path) ?? [];
	if (!session || !year || !mayAct(session, "earnings.see")) return null;
	const { app, context } = c.var;
	const file = report
		? { name: `halcyon-dac7-${year}.csv`, text: await yearReportFile(app, session.organisation.code, Number(year)) }
		: await ownerEarningsFile(app, session, year, context.address?.language ?? context.language);
	return new Response(file.text, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${file.name}"`,
		},
	});
}

/** A picture that was uploaded of an own home. Null: the path names none, or the home is another's. */
async function uploadedPicture(c: Context, session: MemberSession | null, path: string): Promise<Response | null> {
	const [, accoId, hash] = PICTURE_PATH.exec(path) ?? [];
	if (!session || !accoId || !hash) return null;
	const code = await ownerOfHome(c.var.app.db, accoId);
	return mayAct(session, "homes.see", { kind: "owner", code }) ? pictureAnswer(c, accoId, hash) : null;
}

/** `POST`: the forms of an area, told apart by their field `do`. */
export const organisationForm: MiddlewareHandler = async (c, next) => {
	const made = await posted(c, next);
	if (!made) return;
	const answer = withCookies(c, made);
	keepPrivate(answer.headers);
	return answer;
};

async function act(c: Context, { values, files }: FormBody): Promise<FormOutcome | null> {
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
		browser: context.cookie(browserCookie(app.settings)) ?? null,
		values,
		files,
	};
	const answer = await organisationAction(app, request);
	if (answer.browser !== undefined) keepBrowser(c, answer.browser);
	if (answer.session !== undefined) await keepSession(c, area, answer.session);
	return answer;
}

const posted = postForm(act, (c) => (isPicturesPage(c) ? PICTURES_BOUND.bytes : FORM_BYTES));

/**
 * Where a browser still holds the cookie of a portal session that is over (run out, ended elsewhere, taken away), its
 * partner mode ends with it: the codes of this request count no more, and its cookies go.
 */
export const endedPortal: MiddlewareHandler = async (c, next) => {
	const { app, context } = c.var;
	const name = memberCookie(app.settings, "portal");
	const isOver = context.cookie(name) ? (await portalOf(c)) === null : false;
	if (isOver) c.set("context", Object.defineProperty(Object.create(context), "attribution", { value: {} }));
	await next();
	// The form that signs in has set its own.
	if (!isOver || c.res.headers.getSetCookie().some((text) => text.startsWith(`${name}=`))) return;
	leavePartner(c);
	setMemberCookie(c, "portal", null);
};

/** Who is signed in to the portal; while the database is away nobody's session is taken for over. */
async function portalOf(c: Context): Promise<MemberSession | null | undefined> {
	try {
		return await c.var.context.member("portal");
	} catch (error) {
		if (error instanceof DatabaseAwayError) return undefined;
		throw error;
	}
}

/** A session that begins, goes on for another organisation, or has ended (null): cookie and partner mode with it. */
async function keepSession(c: Context, area: OrganisationArea, token: string | null): Promise<void> {
	const { app } = c.var;
	setMemberCookie(c, area, token);
	if (area !== "portal") return;
	// The own code over a clicked one; without a session there is no partner mode (rulings).
	leavePartner(c);
	const session = await memberSession(app, area, token);
	if (session?.organisation.kind !== "partner") return;
	const name = session.organisation.partnerKind === "host" ? "host" : "partner";
	keepCookie(c, name, session.organisation.code, app.settings.publicUrl);
}

function setMemberCookie(c: Context, area: OrganisationArea, token: string | null): void {
	const { settings } = c.var.app;
	setCookie(c, memberCookie(settings, area), token ?? "", {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		maxAge: token === null ? 0 : MEMBER_SESSION_DAYS * 86_400,
		secure: settings.publicUrl.startsWith("https:"),
	});
}
