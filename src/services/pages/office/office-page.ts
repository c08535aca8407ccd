import { mayLag } from "#db/connection/reads.ts";
import { countRecoveryCodes, hasPassword } from "#db/staff/staff.ts";
import { listPasskeys } from "#db/staff/staff-passkeys.ts";
import { listStaffSessions } from "#db/staff/staff-sessions.ts";
import type { Language } from "#domain/language.ts";
import { mayDo, type Right, ROLES, type Role } from "#domain/staff/roles.ts";
import {
	NEW_BOOKING,
	type OfficePageName,
	officeBack,
	officeHref,
	officePageOf,
	officeSignInHref,
} from "#site/office.ts";
import { confirmedBack, pageOfFile } from "#site/office-files.ts";
import { queryText } from "#site/office-query.ts";
import { CODE_DESKS, codeOfRecord, newRecord, type RecordDesk, recordHref } from "#site/office-records.ts";
import {
	type MenuGroup,
	type NewRecordName,
	OFFICE_DONE,
	OFFICE_DONE_PARAM,
	type OfficeFormState,
	type OfficePage,
	type OfficeView,
} from "#site/views/office-view.ts";
import type { App } from "../../app.ts";
import type { AskSite } from "../../operations/try-address.ts";
import { qrPath } from "../../partners/qr-picture.ts";
import { invitedBy } from "../../staff/accounts.ts";
import { lookAtBooking } from "../../staff/presence.ts";
import { seedForApp } from "../../staff/second-factor.ts";
import type { StaffSession } from "../../staff/staff-session.ts";
import type { MovedTo } from "../search-page.ts";
import { agenciesPage, agencyPage } from "./agencies-page.ts";
import { approvalsPage } from "./approvals-page.ts";
import { boardPage } from "./board-page.ts";
import { officeBookingPage } from "./booking-page.ts";
import { bookingsPage } from "./bookings-page.ts";
import { discountPage, discountsPage } from "./codes-page.ts";
import { auditPage, flagsPage, reviewsPage } from "./desk-pages.ts";
import { feedsPage } from "./feeds-page.ts";
import { guestsPage, officeGuestPage } from "./guests-page.ts";
import { homePage } from "./home-page.ts";
import { homesPage, officeHomePage } from "./homes-page.ts";
import { inboxPage, templatesPage } from "./inbox-page.ts";
import { justDone } from "./just-done.ts";
import { newBookingPage } from "./new-booking-page.ts";
import { numbersPage } from "./numbers-page.ts";
import { officeMailPage, outboxPage } from "./outbox-page.ts";
import { ownerPage, ownersPage } from "./owners-page.ts";
import { partnerPage, partnersPage } from "./partners-page.ts";
import { paymentsPage } from "./payments-page.ts";
import { payoutsPage } from "./payouts-page.ts";
import { sessionLine, userPage, usersPage } from "./people-page.ts";
import { newRedirectPage, redirectPage, redirectsPage } from "./redirects-page.ts";
import { refundsPage } from "./refunds-page.ts";
import { selectionPage } from "./selection-page.ts";

/** What a page of the office needs to know of a request beside its session. */
export interface OfficePageRequest {
	/** What stands below `/staff`. */
	readonly path: string;
	/** What the address asks for. */
	readonly query: Readonly<Record<string, unknown>>;
	readonly language: Language;
	/** A form that comes back, and what its answer shows instead of the page. */
	readonly form: OfficeFormState | null;
	readonly instead: OfficePage | null;
	/** Asks the site for an address as a visitor would; null: the site is not there to be asked. */
	readonly ask: AskSite | null;
}

/** Another address; `isForGood`: what is asked for has moved there. */
type OfficeMoved = Pick<MovedTo, "movedTo"> & { readonly isForGood?: true };

/** What is the same at all doors: nobody is inside. */
const OUTSIDE = {
	person: null,
	menu: [],
	locked: [],
	newBooking: null,
	newRecords: [],
	isFresh: false,
	just: null,
} as const;

/**
 * A page of the back office. Signed out every address but the doors leads to the sign-in, whether there is such a page
 * or not. What the person may not see is missing, like what there is not.
 */
export async function officePage(
	app: App,
	session: StaffSession | null,
	request: OfficePageRequest,
): Promise<OfficeView | OfficeMoved> {
	const { path, form, instead, query } = request;
	const done = OFFICE_DONE.find((known) => known === query[OFFICE_DONE_PARAM]) ?? null;
	const requested = backOf(query);
	const [first = "", token, ...rest] = path.split("/");
	if (first === "begin" && token && rest.length === 0) {
		const page = instead ?? (await beginPage(app, token, session));
		return { ...OUTSIDE, page, form, done: null };
	}
	if (path === "sign-in" && !session) {
		const page = instead ?? ({ name: "signIn", back: officeBack(requested) } as const);
		return { ...OUTSIDE, page, form, done };
	}
	if (!session)
		return instead ? { ...OUTSIDE, page: instead, form, done } : { movedTo: officeSignInHref(addressOf(request)) };
	const isConfirmed = path === "confirm" && !instead && session.isFresh;
	const fileFrom = isConfirmed ? pageOfFile(requested) : null;
	if (isConfirmed && fileFrom === null) {
		const back = confirmedBack(requested);
		return { movedTo: back.startsWith("/") ? back : officeHref(back) };
	}
	if (path === "sign-in" && !instead) return { movedTo: officeHref(officeBack(requested)) };
	const file =
		fileFrom === null ? null : ({ name: "file", href: officeHref(requested), backHref: officeHref(fileFrom) } as const);
	const page = instead ?? file ?? (await ownPage(app, session, request)) ?? ({ name: "missing" } as const);
	if ("movedTo" in page) return page;
	return {
		page,
		just: form ? null : await justDone(app, session, done, page, query),
		person: { name: session.name, roles: session.roles },
		isFresh: session.isFresh,
		menu: menuOf(session.roles),
		locked: lockedTo(session.roles),
		newBooking: mayDo(session.roles, "bookings.make") ? officeHref(NEW_BOOKING) : null,
		newRecords: NEW_RECORDS.filter(([name]) => mayOpen(session.roles, name)).map(([name, desk]) => ({
			name,
			href: officeHref(newRecord(desk)),
		})),
		form,
		done,
	};
}

/** What stands below `/staff` in the address that was asked for, with its query. */
function addressOf({ path, query }: OfficePageRequest): string {
	const params = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
			params.set(name, String(value));
		}
	}
	return params.size === 0 ? path : `${path}?${params}`;
}

/** The page to come back to, as an address says it. */
function backOf({ back }: OfficePageRequest["query"]): string {
	return typeof back === "string" ? back : "";
}

/** The right that a page needs; null: everybody with an account may open it. */
const NEEDS: Readonly<Record<OfficePageName, Right | null>> = {
	home: null,
	bookings: "bookings.see",
	booking: "bookings.see",
	selection: "bookings.see",
	newBooking: "bookings.make",
	board: "board.see",
	guests: "guests.see",
	guest: "guests.see",
	outbox: "mails.see",
	mail: "mails.see",
	inbox: "messages.see",
	templates: "messages.see",
	flags: "flags.change",
	redirects: "redirects.change",
	newRedirect: "redirects.change",
	redirect: "redirects.change",
	homes: "homes.see",
	feeds: "feeds.see",
	officeHome: "homes.see",
	discounts: "codes.change",
	newDiscount: "codes.change",
	discount: "codes.change",
	partners: "partners.see",
	newPartner: "partners.change",
	partner: "partners.see",
	owners: "owners.see",
	newOwner: "owners.change",
	owner: "owners.see",
	agencies: "agencies.see",
	newAgency: "agencies.change",
	agency: "agencies.see",
	reviews: "reviews.decide",
	payments: "payments.write",
	refunds: "payments.write",
	payouts: "payouts.make",
	approvals: "money.confirm",
	numbers: "numbers.see",
	audit: "audit.see",
	people: "staff.see",
	newPerson: "staff.change",
	person: "staff.see",
	account: null,
};
/** Forms of new records, each by its list. */
const NEW_RECORDS = Object.entries({
	newDiscount: "codes",
	newPartner: "partners",
	newOwner: "owners",
	newAgency: "agencies",
	newRedirect: "redirects",
	newPerson: "people",
} as const satisfies Readonly<Record<NewRecordName, RecordDesk>>) as [NewRecordName, RecordDesk][];

/** Pages of the menu in its order, by what stands below `/staff`. */
const MENU = {
	work: {
		home: "",
		inbox: "inbox",
		bookings: "bookings",
		board: "board",
		payments: "payments",
		refunds: "refunds",
		payouts: "payouts",
		approvals: "approvals",
	},
	homes: { homes: "homes", feeds: "feeds", reviews: "reviews", discounts: "codes" },
	people: { guests: "guests", partners: "partners", owners: "owners", agencies: "agencies" },
	site: { flags: "banners", redirects: "redirects", outbox: "outbox" },
	insight: { numbers: "numbers", audit: "audit", people: "people" },
	own: { account: "account" },
} as const satisfies Readonly<Record<MenuGroup, Partial<Readonly<Record<OfficePageName, string>>>>>;
const MENU_LINES = (Object.keys(MENU) as MenuGroup[]).flatMap((group) =>
	Object.entries(MENU[group]).map(([name, path]) => ({ name: name as OfficePageName, path: path as string, group })),
);

function mayOpen(roles: readonly Role[], name: OfficePageName): boolean {
	const right = NEEDS[name];
	return right === null || mayDo(roles, right);
}

/** Pages of the menu that somebody with these roles may open. */
function menuOf(roles: readonly Role[]): OfficeView["menu"] {
	return MENU_LINES.filter(({ name }) => mayOpen(roles, name));
}

/** Those that other roles have. */
function lockedTo(roles: readonly Role[]): OfficeView["locked"] {
	return MENU_LINES.flatMap(({ name }) => {
		const right = NEEDS[name];
		return right === null || mayDo(roles, right) ? [] : [{ name, roles: ROLES.filter((role) => mayDo([role], right)) }];
	});
}

/** The page behind a first link, whoever looks; using it ends the session that the browser has. */
export async function beginPage(app: App, token: string, session: StaffSession | null): Promise<OfficePage> {
	const invite = await invitedBy(app, token);
	if (!invite) return { name: "gone" };
	const { uri, typed } = seedForApp(app, invite.totp_secret, invite.email);
	return {
		name: "begin",
		token,
		signedIn: session?.name ?? null,
		person: { name: invite.name, email: invite.email },
		picture: qrPath(uri),
		seed: typed.replace(/.{4}(?=.)/g, "$& "),
	};
}

/** What somebody may not open is answered like what there is not: null. */
async function ownPage(
	app: App,
	session: StaffSession,
	request: OfficePageRequest,
): Promise<OfficePage | OfficeMoved | null> {
	const { query, form, language } = request;
	if (request.path === "confirm") return confirmPage(app, session, backOf(query));
	const requested = officePageOf(request.path);
	if (!requested || !mayOpen(session.roles, requested.name)) return null;
	const moved = recordOfBefore(request);
	if (moved) return { movedTo: moved, isForGood: true };
	const record = { roles: session.roles, doing: openAct(form, query.do) };
	const code = codeOfRecord(requested.key);
	switch (requested.name) {
		case "home":
			return homePage(app, session, language);
		case "bookings":
			return bookingsPage(app, session, query, language);
		case "newBooking":
			return newBookingPage(app, query, language);
		case "selection":
			return selectionPage(app, session, { query, form }, language);
		case "booking":
			return openBooking(app, session, requested.key, request);
		case "board":
			return boardPage(app, { roles: session.roles, language }, query, form);
		case "mail":
			return officeMailPage(app, session, Number(requested.key));
		case "guests":
			return guestsPage(app, query, language);
		case "guest":
			return officeGuestPage(app, session, { ...record, publicId: requested.key }, language);
		case "outbox":
			return outboxPage(app, session.roles, query);
		case "inbox":
			return inboxPage(app, session, { key: requested.key, query, writes: form?.name }, language);
		case "templates":
			return templatesPage(app, session, language);
		case "flags":
			return flagsPage(app);
		case "discounts":
			return discountsPage(app, query, language);
		case "discount":
			return discountPage(app, record, { name: code, query }, language);
		case "partners":
			return partnersPage(app, session.roles, query);
		case "partner":
			return partnerPage(app, record, code, language);
		case "agencies":
			return agenciesPage(app, session.roles, query);
		case "agency":
			return agencyPage(app, record, code, language);
		case "owners":
			return ownersPage(app, session.roles, query, language);
		case "owner":
			return ownerPage(app, record, code, language);
		case "newPartner":
		case "newOwner":
		case "newAgency":
		case "newDiscount":
		case "newPerson":
			return { name: requested.name };
		case "feeds":
			return feedsPage(app, session.roles, query);
		case "homes":
			return homesPage(app, session.roles, query, language);
		case "officeHome":
			return officeHomePage(app, record, requested.key, language);
		case "redirects":
			return redirectsPage(app, query, language, request.ask);
		case "newRedirect":
			return newRedirectPage(language);
		case "redirect":
			return redirectPage(app, record, query, language, request.ask);
		case "reviews":
			return reviewsPage(app, language);
		case "payments":
			return paymentsPage(app, query, language);
		case "refunds":
			return refundsPage(app, query, form);
		case "payouts":
			return payoutsPage(app, session);
		case "approvals":
			return approvalsPage(app, session, query, language);
		case "numbers":
			return mayLag(app.db, (db) => numbersPage({ ...app, db }, query));
		case "audit":
			return mayLag(app.db, (db) => auditPage({ db }, query));
		case "account":
			return accountPage(app, session);
		case "people":
			return usersPage(app, session, query);
		case "person":
			return userPage(app, session, record, { id: code });
	}
}

/** The act that is open: the one whose form came back, unless it is of a line of the page, or the one that is looked at. */
function openAct(form: OfficeFormState | null, looked: unknown): unknown {
	if (form?.name === "fetch-file" && form.person !== null) return null;
	return form?.name ?? looked;
}

/** The page of a record that an address of before opened inside its list (`owners?code=1`); null: it opened none. */
function recordOfBefore({ path, query: { code, ...query } }: OfficePageRequest): string | null {
	const desk = CODE_DESKS.find((known) => known === path);
	const said = queryText({ code }, "code", 60);
	if (!desk || !/^[\p{L}\p{N}._-]{1,40}$/u.test(said)) return null;
	const params = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
	return recordHref(desk, said) + (params.size > 0 ? `?${params}` : "");
}

/** A booking's page, on which it is said who else has it open. */
async function openBooking(
	app: App,
	session: StaffSession,
	bookingNo: string,
	{ query, form, language }: OfficePageRequest,
): Promise<OfficePage | null> {
	const others = (await lookAtBooking(app, bookingNo, session.staffId)) ?? [];
	return officeBookingPage(app, session, bookingNo, { query, form, others }, language);
}

/**
 * Asks for a fresh second factor, and leads back.
 *
 * @param typed a form that was sent too late, as JSON
 */
export async function confirmPage(app: App, session: StaffSession, back: string, typed = ""): Promise<OfficePage> {
	const passkeys = await listPasskeys(app.db, session.staffId);
	return { name: "confirm", back: confirmedBack(back), hasPasskey: passkeys.length > 0, typed: typed || null };
}

async function accountPage(app: App, session: StaffSession): Promise<OfficePage> {
	const rows = await listStaffSessions(app.db, session.staffId, app.clock.now());
	const passkeys = await listPasskeys(app.db, session.staffId);
	return {
		name: "account",
		email: session.email,
		passkeys: passkeys.map((row) => ({
			id: row.public_id,
			name: row.name,
			added: row.created_at.toISOString(),
			lastUsed: row.last_used_at?.toISOString() ?? null,
			isBackedUp: row.is_backed_up,
		})),
		hasPassword: await hasPassword(app.db, session.staffId),
		codesLeft: await countRecoveryCodes(app.db, session.staffId),
		sessions: rows.map((row) => sessionLine(row, session)),
	};
}
