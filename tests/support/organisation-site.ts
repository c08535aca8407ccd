import type { Hono } from "hono";
import { beforeEach, expect } from "vitest";
import { areaOf, type MemberRole, type OrganisationKind } from "#domain/organisations/rights.ts";
import { inviteMember } from "#services/organisations/members.ts";
import { addAgency } from "#services/partners/change-agencies.ts";
import { addOwner, addPartner } from "#services/partners/change-partners.ts";
import type { OrganisationView } from "#site/views/organisation-view.ts";
import { newKey, type TestApp, testApp } from "./app.ts";
import type { TestDatabase } from "./databases.ts";
import { GUEST_FORM } from "./guest-form.ts";
import { GuestBrowser, guestSite, signInMail } from "./guest-site.ts";
import { emptyTables, seedFixture } from "./seed-homes.ts";

/** Organisations and their people in browsers of their own, for tests. */

export const BY = { publicId: "test" };
const REACHED = { email: null, lang: "nl", status: "active" } as const;
export const AGENCY = { ...REACHED, label: "De Zwaluw", commissionBp: 800, mostOptions: 1, address: "", vatNumber: "" };
export const CODES: Readonly<Record<OrganisationKind, string>> = { agency: "TA-1", partner: "SP-1", owner: "HO-1" };
export const DOORS = { agency: "/nl/reisbureau", portal: "/nl/portaal" } as const;

/** Who an agency books for. */
export const client = { ...GUEST_FORM, email: "client@example.org" };

/** Before each test: two agencies, a partner, a host and an owner, without people. */
export function organisationSite(database: () => TestDatabase) {
	let app: TestApp;
	let site: Hono;
	beforeEach(async () => {
		const { db } = database();
		for (const table of ["member_session", "sign_in", "member", "organisation", "organisation_user"] as const) {
			await db.deleteFrom(table).execute();
		}
		await emptyTables(db);
		for (const table of ["api_call", "api_key", "partner_home", "agency"] as const)
			await db.deleteFrom(table).execute();
		await db.deleteFrom("partner").where("code", "in", ["TA-1", "TA-2", "SP-1", "SP-2"]).execute();
		await db.deleteFrom("homeowner").where("code", "=", "HO-1").execute();
		for (const table of ["rate_hit", "auth_log", "email_outbox"] as const) await db.deleteFrom(table).execute();
		await seedFixture(db);
		app = testApp(database());
		site = guestSite(app);
		for (const code of ["TA-1", "TA-2"]) await addAgency(app, { code, terms: AGENCY }, BY);
		await addPartner(app, { code: "SP-1", kind: "affiliate", terms: { ...AGENCY, label: "Bergweh" } }, BY);
		await addPartner(app, { code: "SP-2", kind: "host", terms: { ...AGENCY, label: "Alpin" } }, BY);
		await addOwner(app, { code: "HO-1", terms: REACHED }, BY);
	});

	const invite = async (kind: OrganisationKind, role: MemberRole, email: string, code = CODES[kind]) => {
		const invited = await inviteMember(app, { kind, code }, { email, name: `Test ${role}`, role }, BY);
		expect(invited).toEqual({ ok: true, value: code });
	};
	const view = async (answer: Response | Promise<Response>): Promise<OrganisationView> =>
		JSON.parse(await (await answer).text());
	/** Signs a browser in by the code of a mail, as somebody does. */
	async function signIn(
		kind: OrganisationKind,
		email: string,
		browser = new GuestBrowser(site),
	): Promise<GuestBrowser> {
		const door = DOORS[areaOf(kind)];
		const { page } = await view(browser.post(door, { do: "ask", email }));
		const attempt = "attemptId" in page ? (page.attemptId ?? "") : "";
		const mail = await signInMail(app, email);
		const entered = await browser.post(door, { do: "code", attempt, code: mail?.code ?? "" });
		expect(entered.status).toBe(303);
		return browser;
	}
	async function member(kind: OrganisationKind, role: MemberRole, code = CODES[kind]): Promise<GuestBrowser> {
		const email = `${role}@${code.toLowerCase()}.example`;
		await invite(kind, role, email, code);
		return signIn(kind, email);
	}
	const later = (minutes: number) =>
		app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
	const person = async (browser: GuestBrowser, door: string = DOORS.agency) => (await view(browser.get(door))).person;
	async function book(browser: GuestBrowser, body: object = {}, quote: object = {}) {
		const requested = await browser.json("/api/quotes", {
			accoId: "a990001",
			arrival: "2027-05-01",
			departure: "2027-05-08",
			adults: 2,
			lang: "nl",
			...quote,
		});
		const { quoteId } = await requested.json();
		const made = await browser.json(
			"/api/bookings",
			{ quoteId, type: "Booking", lang: "nl", guest: client, acceptTerms: true, ...body },
			{ "Idempotency-Key": newKey().idempotencyKey ?? "" },
		);
		return { status: made.status, answer: await made.json() };
	}
	const rowOf = (bookingNo: string) =>
		app.db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirstOrThrow();
	return {
		get app() {
			return app;
		},
		get site() {
			return site;
		},
		invite,
		view,
		signIn,
		member,
		later,
		person,
		book,
		rowOf,
	};
}
