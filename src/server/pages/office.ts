import type { Context, MiddlewareHandler } from "hono";
import { findDocumentOfBooking } from "#db/documents/documents.ts";
import { findSubmission } from "#db/forms/form-submissions.ts";
import { findGuestByPublicId } from "#db/guests/office-guests.ts";
import type { OrganisationKey } from "#db/organisations/organisations.ts";
import { LANGUAGES } from "#domain/language.ts";
import { ORGANISATION_KINDS } from "#domain/organisations/rights.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { networkPrefix } from "#services/access/auth-log.ts";
import { readCv } from "#services/forms/cv-store.ts";
import { exportDataFor } from "#services/guests/export-data.ts";
import { payoutFile } from "#services/ledger/payouts.ts";
import { exportOrganisation, exportPerson } from "#services/organisations/export-people.ts";
import { lettingReport } from "#services/organisations/owner-report.ts";
import { boardData } from "#services/pages/office/board-page.ts";
import { bookingsCsv } from "#services/pages/office/bookings-csv.ts";
import { bookingNews } from "#services/pages/office/bookings-page.ts";
import { auditCsv } from "#services/pages/office/desk-pages.ts";
import { officeFind } from "#services/pages/office/find.ts";
import { numbersCsv } from "#services/pages/office/numbers-page.ts";
import { browserCookie } from "#services/staff/passkey-challenge.ts";
import { lookAtBooking } from "#services/staff/presence.ts";
import type { StaffBy } from "#services/staff/staff-by.ts";
import { type StaffSession, staffCookie } from "#services/staff/staff-session.ts";
import { bookingOfOthers, officeHref, officePath } from "#site/office.ts";
import { BOARD_DATA } from "#site/office-board.ts";
import { BOOKINGS_NEWS } from "#site/office-bookings.ts";
import { confirmHref, OFFICE_FILES, type OfficeFileName, officeFileOf } from "#site/office-files.ts";
import { FIND_DATA, FIND_HOMES } from "#site/office-find.ts";
import { postForm } from "../forms/answer.ts";
import { FORM_BYTES, mediaType } from "../forms/form-body.ts";
import { PRIVATE } from "../middleware/keep-private.ts";
import { csvAnswer } from "./csv-answer.ts";
import { documentAnswer } from "./document-answer.ts";
import { STATEMENT_BOUND } from "./form-post.ts";
import { officeAction } from "./office-actions.ts";
import type { OfficeRequest } from "./office-answer.ts";
import { pictureAnswer } from "./picture-answer.ts";
import { keepBrowser, keepStaffSession } from "./staff-cookies.ts";
import { withCookies } from "./with-cookies.ts";

/** The back office's way in: its pages and its forms. Nothing of it is kept, indexed or told to others. */

/** Headers of every answer. With `no-referrer` browsers would post forms without saying from where. */
function keepPrivate(headers: Headers): void {
	headers.set("Cache-Control", PRIVATE);
	headers.set("Referrer-Policy", "same-origin");
	headers.set("X-Robots-Tag", "noindex");
}

/** `GET`: a page of the office; who may see it is said where it is made. */
export const showOffice: MiddlewareHandler = async (c) => {
	const answer =
		(await fileOf(c)) ??
		(await newsOf(c)) ??
		(await othersOf(c)) ??
		(await boardOf(c)) ??
		(await findOf(c)) ??
		(await c.var.render(c));
	keepPrivate(answer.headers);
	return answer;
};

/**
 * A file, for who has its right and, where it needs one, has just shown the second factor; before that the way there.
 * null: the address names none, or the person may not have it.
 */
async function fileOf(c: Context): Promise<Response | null> {
	const path = officePath(c.req.path) ?? "";
	const found = officeFileOf(path);
	if (!found) return null;
	const { right, fresh } = OFFICE_FILES[found.name];
	const session = await c.var.context.staff();
	if (!session || !mayDo(session.roles, right)) return null;
	if (fresh && !session.isFresh) return c.redirect(confirmHref(path + new URL(c.req.url).search));
	return MAKERS[found.name](c, session, found.keys);
}

/** Makes a file; null: there is none of these keys. */
type FileMaker = (c: Context, session: StaffSession, keys: readonly string[]) => Promise<Response | null>;

const MAKERS: Readonly<Record<OfficeFileName, FileMaker>> = {
	document: async (c, _session, [bookingNo = "", publicId = ""]) =>
		documentAnswer(c, await findDocumentOfBooking(c.var.app.db, bookingNo, publicId)),
	// Browsers keep it and show nothing of it.
	attachment: async (c, _session, [id]) => {
		const { app } = c.var;
		const file = (await findSubmission(app.db, Number(id)))?.cv_file;
		const bytes = file ? await readCv(app.settings.cvFolder, file) : null;
		if (!file || !bytes) return null;
		return new Response(new Uint8Array(bytes), {
			headers: {
				"Content-Type": "application/octet-stream",
				"Content-Disposition": `attachment; filename="${file.replace(/[^\w.-]/g, "_")}"`,
			},
		});
	},
	picture: (c, _session, [accoId = "", hash = ""]) => pictureAnswer(c, accoId, hash),
	numbers: async (c) => {
		const file = await numbersCsv(c.var.app, c.req.query());
		return file === null ? null : csvAnswer(file, "numbers");
	},
	letting: async (c, session) => {
		const { app } = c.var;
		const { period = String(yearMonthOf(app.clock.today()).year) } = c.req.query();
		const file = await lettingReport(app, period, byOf(c, session));
		return file === null ? null : csvAnswer(file, `letting-${period}`);
	},
	bookings: async (c, session) => {
		const { app, context } = c.var;
		const file = await bookingsCsv(app, c.req.query(), context.language, byOf(c, session));
		return csvAnswer(streamOf(file), `bookings-${isoOf(app.clock.today())}`);
	},
	trail: async (c, session) => csvAnswer(await auditCsv(c.var.app, c.req.query(), byOf(c, session)), "audit"),
	payouts: async (c, session, [publicId = ""]) => {
		const file = await payoutFile(c.var.app, publicId, byOf(c, session));
		if (!file) return null;
		return new Response(file.xml, {
			headers: {
				"Content-Type": "application/xml; charset=utf-8",
				"Content-Disposition": `attachment; filename="halcyon-${file.name}.xml"`,
			},
		});
	},
	organisationData: async (c, session, [kind, code = ""]) => {
		const key = organisationKey(kind, code);
		const data = key && (await exportOrganisation(c.var.app, key, byOf(c, session)));
		return data && dataFile(data, "organisation");
	},
	personData: async (c, session, [kind, code = "", personId = ""]) => {
		const key = organisationKey(kind, code);
		const data = key && (await exportPerson(c.var.app, { key, personId }, byOf(c, session)));
		return data && dataFile(data, "person");
	},
	guestData: async (c, session, [publicId = ""]) => {
		const { app } = c.var;
		const guest = await findGuestByPublicId(app.db, publicId);
		if (!guest) return null;
		return dataFile(await exportDataFor(app, guest, byOf(c, session)), "guest");
	},
};

/** What is held of somebody, as a file. */
function dataFile(data: object, of: "guest" | "person" | "organisation"): Response {
	return Response.json(data, { headers: { "Content-Disposition": `attachment; filename="halcyon-${of}.json"` } });
}

function organisationKey(typed: string | undefined, code: string): OrganisationKey | null {
	const kind = ORGANISATION_KINDS.find((known) => known === typed);
	return kind ? { kind, code } : null;
}

/** Who fetches it, and from where. */
const byOf = (c: Context, session: StaffSession): StaffBy => ({
	staffId: session.staffId,
	publicId: session.publicId,
	network: networkPrefix(c.var.context.client.ip),
});

/** How many bookings of a list came or changed, for its script and for who may see it. */
async function newsOf(c: Context): Promise<Response | null> {
	const { app, context } = c.var;
	if (officePath(c.req.path) !== BOOKINGS_NEWS) return null;
	const session = await context.staff();
	if (!session || !mayDo(session.roles, "bookings.see")) return null;
	return Response.json(await bookingNews(app, session, c.req.query()));
}

/** Who else has a booking open, for its script, which by that says that it has it open still. */
async function othersOf(c: Context): Promise<Response | null> {
	const { app, context } = c.var;
	const bookingNo = bookingOfOthers(officePath(c.req.path) ?? "");
	if (bookingNo === null) return null;
	const session = await context.staff();
	if (!session || !mayDo(session.roles, "bookings.see")) return null;
	const others = await lookAtBooking(app, bookingNo, session.staffId);
	return others && Response.json(others);
}

/** Texts as they are asked for, so that a long file is never held whole. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream({
		pull: async (controller) => {
			const { done, value } = await texts.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
		cancel: async () => {
			await texts.return(undefined);
		},
	});
}

/** Homes of the planning board with what stands on them, for its script and for who may see the board. */
async function boardOf(c: Context): Promise<Response | null> {
	const { app, context } = c.var;
	if (officePath(c.req.path) !== BOARD_DATA) return null;
	const session = await context.staff();
	if (!session || !mayDo(session.roles, "board.see")) return null;
	const language = LANGUAGES.find((known) => known === c.req.query("in")) ?? LANGUAGES[0];
	return Response.json(await boardData(app, { roles: session.roles, language }, c.req.query()));
}

/** What the palette finds, of all that the person may see. */
async function findOf(c: Context): Promise<Response | null> {
	const { app, context } = c.var;
	if (officePath(c.req.path) !== FIND_DATA) return null;
	const session = await context.staff();
	if (!session) return null;
	const language = LANGUAGES.find((known) => known === c.req.query("in")) ?? LANGUAGES[0];
	const of = c.req.query("of") === FIND_HOMES ? "homes" : "all";
	return Response.json(await officeFind(app, session.roles, c.req.query("q") ?? "", language, of));
}

/** A file of the bank, which is larger than any other form. */
function isStatement(c: Context): boolean {
	return c.req.path === officeHref("payments") && mediaType(c.req.raw) === "multipart/form-data";
}

/** `POST`: the forms of the office, told apart by their field `do`. */
export const officeForm: MiddlewareHandler = async (c, next) => {
	const made = await posted(c, next);
	if (!made) return;
	const answer = withCookies(c, made);
	keepPrivate(answer.headers);
	return answer;
};

const posted = postForm(
	async (c, { values, file }) => {
		const { app, context } = c.var;
		const path = officePath(c.req.path);
		if (path === null) return null;
		const request: OfficeRequest = {
			session: await context.staff(),
			path,
			search: new URL(c.req.url).search,
			clientAddress: context.client.ip,
			client: c.req.header("user-agent") ?? "",
			oldCookie: context.cookie(staffCookie(app.settings)) ?? null,
			browser: context.cookie(browserCookie(app.settings)) ?? null,
			language: context.language,
			file,
			values,
		};
		const answer = await officeAction(app, request);
		if (answer.session) keepStaffSession(c, answer.session);
		if (answer.browser !== undefined) keepBrowser(c, answer.browser);
		return answer;
	},
	(c) => (isStatement(c) ? STATEMENT_BOUND.bytes : FORM_BYTES),
);
