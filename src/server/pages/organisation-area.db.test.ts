import type { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import { findUserMail } from "#db/organisations/agency-bookings.ts";
import { ALL_ORGANISATION_FORMS } from "#domain/forms/organisation-forms.ts";
import {
	ALL_MEMBER_RIGHTS,
	areaOf,
	MEMBER_ROLES,
	type MemberRole,
	mayAct,
	ORGANISATION_KINDS,
	type OrganisationKind,
} from "#domain/organisations/rights.ts";
import type { DocumentContent } from "#mail/documents/content.ts";
import { documentLayout } from "#mail/documents/document-pdf.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { purgeGuestAccess } from "#services/guests/purge.ts";
import { changeMemberRole, inviteMember, removeMember } from "#services/organisations/members.ts";
import { addAgency, changeAgency, changeAgencyInvoice } from "#services/partners/change-agencies.ts";
import { addOwner, addPartner } from "#services/partners/change-partners.ts";
import type { OrganisationView } from "#site/views/organisation-view.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { GuestBrowser, guestSite, signInMail } from "#tests/support/guest-site.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";

/** Organisations, their people, and who may do what (specification §1, §4, §6). */

const BY = { publicId: "test" };
const REACHED = { email: null, lang: "nl", status: "active" } as const;
const AGENCY = { ...REACHED, label: "De Zwaluw", commissionBp: 800, mostOptions: 1, address: "", vatNumber: "" };
const CODES: Readonly<Record<OrganisationKind, string>> = { agency: "TA-1", partner: "SP-1", owner: "HO-1" };
const DOORS = { agency: "/nl/reisbureau", portal: "/nl/portaal" } as const;

describeByTurns("organisations", (database) => {
	let app: TestApp;
	let site: Hono;
	beforeEach(async () => {
		const { db } = database();
		for (const table of ["member_session", "sign_in", "member", "organisation", "organisation_user"] as const) {
			await db.deleteFrom(table).execute();
		}
		await emptyTables(db);
		await db.deleteFrom("agency").execute();
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

	it("are signed in to by the link of a mail, once, with hashes kept alone and the mail saying how", async () => {
		await invite("agency", "owner", "anna@zwaluw.example");
		const invitation = await app.db
			.selectFrom("email_outbox")
			.select(["text", "recipient"])
			.where("kind", "=", "member_invite")
			.executeTakeFirstOrThrow();
		expect(invitation.recipient).toBe("anna@zwaluw.example");
		expect(invitation.text).toContain("https://halcyon.example/nl/reisbureau");
		const browser = new GuestBrowser(site);
		await browser.post(DOORS.agency, { do: "ask", email: "ANNA@zwaluw.example", back: "users" });
		const { token = "" } = (await signInMail(app, "anna@zwaluw.example")) ?? {};
		// Programs look at links before people do.
		for (const _ of [1, 2]) {
			expect((await view(browser.get(`${DOORS.agency}/sign-in/${token}`))).page).toEqual({ name: "enter", token });
		}
		const entered = await browser.post(`${DOORS.agency}/sign-in/${token}`, { do: "enter", token });
		expect(entered.headers.get("Location")).toBe("/nl/reisbureau/users");
		const [cookie = ""] = entered.headers.getSetCookie();
		expect(cookie).toMatch(/^__Host-agency=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
		expect(entered.headers.get("Cache-Control")).toBe("private, no-store");
		expect(await person(browser)).toMatchObject({ role: "owner", organisation: { code: "TA-1", name: "De Zwaluw" } });
		const kept = JSON.stringify(await app.db.selectFrom("member_session").selectAll().execute());
		expect(kept).not.toContain(browser.cookies.get("__Host-agency"));
		const again = await new GuestBrowser(site).post(`${DOORS.agency}/sign-in/${token}`, { do: "enter", token });
		expect(again.status).toBe(410);
	});

	it("answer an address that nobody has, and one of another area, like one that somebody has", async () => {
		await invite("partner", "owner", "anna@bergweh.example");
		await invite("agency", "owner", "anna@zwaluw.example");
		const shapes: string[] = [];
		for (const email of ["anna@zwaluw.example", "nobody@zwaluw.example", "anna@bergweh.example"]) {
			const answer = await new GuestBrowser(site).post(DOORS.agency, { do: "ask", email });
			const { page, form, ...rest } = await view(answer);
			const attempt = "attemptId" in page ? page.attemptId : null;
			expect(attempt).toMatch(/^[\w-]{22}$/);
			expect(form?.values.email).toBe(email);
			shapes.push(JSON.stringify([answer.status, page.name, form?.errors, form?.refused, rest]));
		}
		expect(new Set(shapes).size).toBe(1);
		const mails = await app.db.selectFrom("email_outbox").select("recipient").where("kind", "=", "sign_in").execute();
		expect(mails.map(({ recipient }) => recipient)).toEqual(["anna@zwaluw.example"]);
	});

	it("have sessions of their own, which open no other kind", async () => {
		const agency = await member("agency", "owner");
		const portal = await member("owner", "owner");
		const guest = new GuestBrowser(site);
		const made = await createBooking(app, bookingBody((await offered(app)).quoteId), newKey());
		expect(made.ok).toBe(true);
		await guest.post("/nl/guest-me/overview", { do: "ask", email: GUEST_FORM.email });
		const { token = "" } = (await signInMail(app, GUEST_FORM.email)) ?? {};
		// A guest's link opens no organisation.
		for (const door of Object.values(DOORS)) {
			expect((await guest.post(`${door}/sign-in/${token}`, { do: "enter", token })).status).toBe(410);
		}
		expect((await guest.post(`/nl/guest-me/sign-in/${token}`, { do: "enter", token })).status).toBe(303);
		const tokens = {
			agency: agency.cookies.get("__Host-agency") ?? "",
			portal: portal.cookies.get("__Host-portal") ?? "",
			guest: guest.cookies.get("__Host-guest") ?? "",
		};
		const whoIs = async (cookie: string, token: string) => {
			const planted = new GuestBrowser(site);
			planted.cookies.set(`__Host-${cookie}`, token);
			const guestView = await planted.view("/nl/guest-me/overview").catch(() => null);
			const signedIn = guestView?.guest !== null && cookie === "guest";
			return [signedIn, (await person(planted)) !== null, (await person(planted, DOORS.portal)) !== null];
		};
		for (const [own, token] of Object.entries(tokens)) {
			for (const cookie of ["agency", "portal"]) {
				const isOwn = cookie === own;
				expect([own, cookie, await whoIs(cookie, token)]).toEqual([
					own,
					cookie,
					[false, isOwn && own === "agency", isOwn && own === "portal"],
				]);
			}
		}
		const planted = new GuestBrowser(site);
		planted.cookies.set("__Host-guest", tokens.agency);
		planted.cookies.set("__Host-csEncId", tokens.agency);
		expect((await planted.view("/nl/guest-me/overview")).guest).toBeNull();
		expect((await planted.get("/staff")).status).not.toBe(500);
	});

	it("know no session that was set by hand, has expired, or was ended here and elsewhere", async () => {
		const anna = await member("agency", "owner");
		const held = anna.cookies.get("__Host-agency") ?? "";
		const planted = new GuestBrowser(site);
		planted.cookies.set("__Host-agency", "A".repeat(43));
		expect(await person(planted)).toBeNull();
		const other = await signIn("agency", "owner@ta-1.example");
		const users = (await view(other.get(`${DOORS.agency}/users`))).page;
		if (users.name !== "users") throw new Error(users.name);
		expect(users.sessions).toHaveLength(2);
		const elsewhere = users.sessions.find(({ isThis }) => !isThis)?.id ?? "";
		await other.post(`${DOORS.agency}/users`, { do: "end-session", session: elsewhere });
		expect(await person(anna)).toBeNull();
		// Another's session is not there.
		const stranger = await member("agency", "owner", "TA-2");
		const own = users.sessions.find(({ isThis }) => isThis)?.id ?? "";
		expect((await stranger.post(`${DOORS.agency}/users`, { do: "end-session", session: own })).status).toBe(404);
		expect(await person(other)).not.toBeNull();
		await other.post(DOORS.agency, { do: "sign-out" });
		expect(other.cookies.has("__Host-agency")).toBe(false);
		planted.cookies.set("__Host-agency", held);
		expect(await person(planted)).toBeNull();
		later(14 * 24 * 60);
		expect(await person(stranger)).toBeNull();
		expect((await purgeGuestAccess(app)).sessions).toBeGreaterThan(0);
	});

	it("lose who was taken out, got another role, or whose organisation was ended, with the next request", async () => {
		const boss = await member("agency", "owner");
		const anna = await member("agency", "member");
		const key = { kind: "agency", code: "TA-1" } as const;
		const users = (await view(boss.get(`${DOORS.agency}/users`))).page;
		if (users.name !== "users") throw new Error(users.name);
		const id = users.members.find(({ role }) => role === "member")?.id ?? "";
		await changeMemberRole(app, key, { memberId: id, role: "reader" }, BY);
		expect((await person(anna))?.role).toBe("reader");
		expect(await removeMember(app, key, id, BY)).toEqual({ ok: true, value: true });
		expect(await person(anna)).toBeNull();
		expect(await person(boss)).not.toBeNull();
		await changeAgency(app, { code: "TA-1", version: 1, terms: { ...AGENCY, status: "inactive" } }, BY);
		expect(await person(boss)).toBeNull();
	});

	it("invite for a fortnight: who comes later is mailed nothing, and may be invited anew", async () => {
		await invite("agency", "member", "anna@zwaluw.example");
		const mailed = async () => {
			await new GuestBrowser(site).post(DOORS.agency, { do: "ask", email: "anna@zwaluw.example" });
			return (await signInMail(app, "anna@zwaluw.example")) !== null;
		};
		const again = { email: "anna@zwaluw.example", name: "Anna", role: "reader" } as const;
		const key = { kind: "agency", code: "TA-1" } as const;
		later(14 * 24 * 60 - 1);
		expect(await inviteMember(app, key, again, BY)).toEqual({ ok: false, error: "EXISTS" });
		later(1);
		expect(await mailed()).toBe(false);
		const boss = await member("agency", "owner");
		const lapsed = async () => {
			const { page } = await view(boss.get(`${DOORS.agency}/users`));
			return page.name === "users" ? page.members.filter((one) => one.hasLapsed).map(({ email }) => email) : null;
		};
		expect(await lapsed()).toEqual(["anna@zwaluw.example"]);
		expect(await inviteMember(app, key, again, BY)).toEqual({ ok: true, value: "TA-1" });
		expect(await lapsed()).toEqual([]);
		const anna = await signIn("agency", "anna@zwaluw.example");
		later(13 * 24 * 60);
		expect(await person(anna)).toMatchObject({ role: "reader", name: "Anna" });
		// Whoever came in once comes in for good.
		later(2 * 24 * 60);
		expect((await person(await signIn("agency", "anna@zwaluw.example")))?.role).toBe("reader");
	});

	it("learn nothing of each other's people: whoever is invited twice is called as each of them typed", async () => {
		const anna = await member("agency", "owner");
		await invite("agency", "owner", "boss@ta-2.example", "TA-2");
		const other = await signIn("agency", "boss@ta-2.example");
		const typed = { do: "invite", name: "Somebody", email: "owner@ta-1.example", role: "reader" };
		expect((await other.post(`${DOORS.agency}/users`, typed)).status).toBe(303);
		const { page } = await view(other.get(`${DOORS.agency}/users`));
		if (page.name !== "users") throw new Error(page.name);
		const shown = page.members.find(({ email }) => email === "owner@ta-1.example");
		expect(shown).toMatchObject({ name: "Somebody", role: "reader", enteredAt: null });
		// Who is taken out there stays here.
		await other.post(`${DOORS.agency}/users`, { do: "remove", member: shown?.id ?? "" });
		expect(await person(anna)).toMatchObject({ name: "Test owner", role: "owner" });
		// Another's people can be neither changed nor taken out.
		const own = (await view(anna.get(`${DOORS.agency}/users`))).page;
		const id = own.name === "users" ? (own.members[0]?.id ?? "") : "";
		for (const form of ["role", "remove"]) {
			const answer = await other.post(`${DOORS.agency}/users`, { do: form, member: id, role: "reader" });
			expect([form, answer.status]).toEqual([form, 404]);
		}
		expect((await person(anna))?.role).toBe("owner");
	});

	it("are not locked out by others who try codes, and stop those who try", async () => {
		await invite("agency", "owner", "anna@zwaluw.example");
		const anna = new GuestBrowser(site, "198.51.100.9");
		await anna.post(DOORS.agency, { do: "ask", email: "anna@zwaluw.example" });
		const { token = "", code: right = "" } = (await signInMail(app, "anna@zwaluw.example")) ?? {};
		const thief = new GuestBrowser(site, "203.0.113.7");
		const { page } = await view(thief.post(DOORS.agency, { do: "ask", email: "anna@zwaluw.example" }));
		const attempt = "attemptId" in page ? (page.attemptId ?? "") : "";
		const wrong = right === "000000" ? "000001" : "000000";
		const statuses: number[] = [];
		for (let n = 0; n < 6; n++) {
			statuses.push((await thief.post(DOORS.agency, { do: "code", attempt, code: wrong })).status);
		}
		expect(statuses.at(-1)).toBe(429);
		expect(statuses.slice(0, 5).every((status) => status === 422 || status === 401 || status === 403)).toBe(true);
		expect((await anna.post(`${DOORS.agency}/sign-in/${token}`, { do: "enter", token })).status).toBe(303);
	}, 60_000);

	it("take no form from another site", async () => {
		const boss = await member("agency", "owner");
		const before = await app.db.selectFrom("member").selectAll().execute();
		for (const form of ALL_ORGANISATION_FORMS) {
			const answer = await boss.post(
				`${DOORS.agency}/users`,
				{ do: form.name, name: "Eve", email: "eve@example.org", role: "owner" },
				{ Origin: "https://elsewhere.example" },
			);
			expect([form.name, answer.status]).toEqual([form.name, 403]);
		}
		expect(await app.db.selectFrom("member").selectAll().execute()).toEqual(before);
	});

	it("let each role do what the table says, cell by cell, and nothing else", async () => {
		for (const kind of ORGANISATION_KINDS) {
			const door = DOORS[areaOf(kind)];
			const code = CODES[kind];
			await invite(kind, "owner", `second@${code.toLowerCase()}.example`);
			for (const role of MEMBER_ROLES) {
				const browser = await member(kind, role);
				const self = { role, organisation: { kind, code } };
				const pages = { users: "users.see", bookings: "bookings.see" } as const;
				for (const [path, right] of Object.entries(pages)) {
					const status = (await browser.get(`${door}/${path}`)).status;
					expect([kind, role, path, status]).toEqual([kind, role, path, mayAct(self, right) ? 200 : 404]);
				}
				for (const { name, sender, fields } of ALL_ORGANISATION_FORMS) {
					if (sender === "anyone" || sender === "account" || mayAct(self, sender)) continue;
					const values = Object.fromEntries(fields.map((field) => [field.name, "x"]));
					const before = JSON.stringify(await app.db.selectFrom("member").selectAll().execute());
					const answer = await browser.post(`${door}/users`, { ...values, do: name });
					expect([kind, role, name, answer.status]).toEqual([kind, role, name, 404]);
					expect(JSON.stringify(await app.db.selectFrom("member").selectAll().execute())).toBe(before);
				}
				const invited = await browser.post(`${door}/users`, {
					do: "invite",
					name: "New",
					email: `${kind}-${role}@new.example`,
					role: "reader",
				});
				expect([kind, role, invited.status]).toEqual([kind, role, mayAct(self, "users.change") ? 303 : 404]);
			}
		}
	}, 60_000);

	it("deny by default: no right without a member, of another organisation, or on what there is not", () => {
		for (const right of ALL_MEMBER_RIGHTS) {
			expect(mayAct(null, right)).toBe(false);
			for (const kind of ORGANISATION_KINDS) {
				for (const role of MEMBER_ROLES) {
					const self = { role, organisation: { kind, code: "X-1" } };
					expect(mayAct(self, right, { kind, code: "x-1" })).toBe(mayAct(self, right));
					expect(mayAct(self, right, { kind, code: "X-2" })).toBe(false);
					expect(mayAct(self, right, { kind, code: null })).toBe(false);
					expect(mayAct(self, right, null)).toBe(false);
					for (const other of ORGANISATION_KINDS) {
						if (other !== kind) expect(mayAct(self, right, { kind: other, code: "X-1" })).toBe(false);
					}
				}
			}
		}
	});

	it("change people only with a fresh proof of the mailbox, and keep one who can", async () => {
		const boss = await member("agency", "owner");
		const form = { do: "invite", name: "Ben", email: "ben@zwaluw.example", role: "owner" };
		const users = `${DOORS.agency}/users`;
		later(16);
		const requested = await boss.post(users, form);
		expect(requested.status).toBe(403);
		expect((await view(requested)).page).toMatchObject({ name: "verify", back: "users" });
		await signIn("agency", "owner@ta-1.example", boss);
		const own = (await view(boss.get(users))).page;
		if (own.name !== "users") throw new Error(own.name);
		const id = own.members[0]?.id ?? "";
		expect((await boss.post(users, { do: "role", member: id, role: "reader" })).status).toBe(422);
		expect((await boss.post(users, { do: "remove", member: id })).status).toBe(422);
		expect((await boss.post(users, form)).status).toBe(303);
		const twice = await view(boss.post(users, form));
		expect(twice.form).toMatchObject({ errors: { email: "MEMBER_EXISTS" }, values: { name: "Ben" } });
		expect((await boss.post(users, { do: "remove", member: id })).status).toBe(303);
		expect(await person(boss)).toBeNull();
		const trail = await app.db
			.selectFrom("audit_log")
			.select(["actor", "action", "actor_id"])
			.where("action", "=", "removeMember")
			.execute();
		expect(trail).toEqual([{ actor: "agency", action: "removeMember", actor_id: id }]);
	});

	it("put a partner's browser in partner mode with the own code over a clicked one, and end it with the session", async () => {
		const browser = new GuestBrowser(site);
		browser.cookies.set("host", "SP-2");
		await invite("partner", "owner", "anna@bergweh.example");
		await signIn("partner", "anna@bergweh.example", browser);
		expect([browser.cookies.get("partner"), browser.cookies.get("host")]).toEqual(["SP-1", undefined]);
		await browser.post(DOORS.portal, { do: "sign-out" });
		expect([browser.cookies.get("partner"), browser.cookies.get("host")]).toEqual([undefined, undefined]);
	});

	it("end partner mode too where the session ran out or was taken away", async () => {
		await invite("partner", "owner", "anna@bergweh.example");
		const browser = await signIn("partner", "anna@bergweh.example");
		await app.db.deleteFrom("member_session").execute();
		const { answer } = await book(browser);
		expect((await rowOf(answer.bookingNo)).payee_code).toBeNull();
		expect([...browser.cookies.keys()].filter((name) => /portal|partner/.test(name))).toEqual([]);
	});

	const client = { ...GUEST_FORM, email: "client@example.org" };
	const stayOf = (from: number) => ({ arrival: `2027-05-${String(from).padStart(2, "0")}` });
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

	it("of the kind agency book for clients: the price of the site, paid before a click, their own alone to see", async () => {
		const anna = await member("agency", "member");
		anna.cookies.set("partner", "SP-1");
		const plain = new GuestBrowser(site);
		const price = async (browser: GuestBrowser) =>
			(
				await (
					await browser.json("/api/quotes", {
						accoId: "a990001",
						arrival: "2027-05-01",
						departure: "2027-05-08",
						adults: 2,
						lang: "nl",
					})
				).json()
			).grandCents;
		const ofTheSite = await price(plain);
		expect(ofTheSite).toBeGreaterThan(0);
		expect(await price(anna)).toBe(ofTheSite);
		const { status, answer } = await book(anna, { agency: { documentsTo: "both" } });
		expect(status).toBe(201);
		expect(answer.grandCents).toBe(ofTheSite);
		const row = await rowOf(answer.bookingNo);
		expect(row).toMatchObject({ channel: "agency", agency_code: "TA-1", payee_code: "TA-1", commission_bp: 800 });
		expect(row.commission_cents).toBeGreaterThan(0);
		expect(JSON.stringify(answer)).not.toContain("ommission");

		const page = (await view(anna.get(`${DOORS.agency}/bookings/${answer.bookingNo}`))).page;
		if (page.name !== "booking") throw new Error(page.name);
		expect(page.line).toMatchObject({ client: "Noor de Vries", commissionCents: row.commission_cents });
		expect((await anna.get(page.documents[0]?.href ?? "")).headers.get("content-type")).toBe("application/pdf");

		const other = await member("agency", "owner", "TA-2");
		const unknown = await other.get(`${DOORS.agency}/bookings/H00000000`);
		const theirs = await other.get(`${DOORS.agency}/bookings/${answer.bookingNo}`);
		expect([theirs.status, await theirs.text()]).toEqual([unknown.status, await unknown.text()]);
		expect(theirs.status).toBe(404);
		expect((await other.get(page.documents[0]?.href ?? "")).status).toBe(404);
		const list = (await view(other.get(`${DOORS.agency}/bookings`))).page;
		expect(list).toMatchObject({ name: "bookings", lines: [] });
	});

	it("of the kind agency are paid nothing for the stay of one of their own people", async () => {
		const anna = await member("agency", "member");
		const { answer } = await book(anna, { guest: { ...client, email: "Member@TA-1.example" } });
		expect(await rowOf(answer.bookingNo)).toMatchObject({
			agency_code: "TA-1",
			payee_code: null,
			commission_cents: 0,
		});
	});

	it("of the kind agency show no commission while a client looks", async () => {
		const anna = await member("agency", "member");
		const { answer } = await book(anna);
		const path = `${DOORS.agency}/bookings/${answer.bookingNo}`;
		const cents = (await rowOf(answer.bookingNo)).commission_cents;
		expect(await (await anna.get(path)).text()).toContain(`"commissionCents":${cents}`);
		expect((await anna.post(path, { do: "client-looks", looks: "yes" })).status).toBe(303);
		for (const one of [path, `${DOORS.agency}/bookings`, DOORS.agency]) {
			const text = await (await anna.get(one)).text();
			expect([one, text.includes(String(cents))]).toEqual([one, false]);
			expect(text).not.toMatch(/"commission\w+":\d/);
		}
		await anna.post(path, { do: "client-looks", looks: "no" });
		expect(await (await anna.get(path)).text()).toContain(`"commissionCents":${cents}`);
	});

	it("of the kind agency say who gets mails and papers, none of which holds the commission", async () => {
		const anna = await member("agency", "member");
		const sentTo = async (bookingNo: string) => {
			const { booking_id: id } = await rowOf(bookingNo);
			return app.db
				.selectFrom("email_outbox")
				.select(["kind", "recipient", "cc", "text", "html"])
				.where("booking_id", "=", id)
				.where("kind", "=", "confirmation")
				.executeTakeFirstOrThrow();
		};
		const wanted = {
			client: ["client@example.org", null],
			agency: ["member@ta-1.example", null],
			both: ["client@example.org", "member@ta-1.example"],
		} as const;
		for (const [at, documentsTo] of (["client", "agency", "both"] as const).entries()) {
			const stay = { ...stayOf(1 + at * 8), departure: `2027-05-${String(5 + at * 8).padStart(2, "0")}` };
			const { answer } = await book(anna, { agency: { documentsTo } }, stay);
			const mail = await sentTo(answer.bookingNo);
			expect([documentsTo, mail.recipient, mail.cc]).toEqual([documentsTo, ...wanted[documentsTo]]);
			expect(mail.text + mail.html).not.toMatch(/commissie|commission/i);
		}
	});

	it("of the kind agency mail no papers to who was taken out, also where another agency has them still", async () => {
		const anna = await member("agency", "member");
		const { answer } = await book(anna, { agency: { documentsTo: "both" } });
		const row = await rowOf(answer.bookingNo);
		expect(await findUserMail(app.db, "TA-1", row.agency_user_id)).toBe("member@ta-1.example");
		await invite("agency", "member", "member@ta-1.example", "TA-2");
		const users = await app.db.selectFrom("organisation_user").select(["user_id", "public_id"]).execute();
		const id = users.find(({ user_id: userId }) => userId === row.agency_user_id)?.public_id ?? "";
		await removeMember(app, { kind: "agency", code: "TA-1" }, id, BY);
		expect((await rowOf(answer.bookingNo)).agency_user_id).toBe(row.agency_user_id);
		expect(await findUserMail(app.db, "TA-1", row.agency_user_id)).toBeNull();
		const boss = await member("agency", "owner");
		const { page } = await view(boss.get(`${DOORS.agency}/bookings/${answer.bookingNo}`));
		expect(page).toMatchObject({ name: "booking", bookedBy: null });
	});

	it("of the kind agency hold as many options as was agreed, whoever the clients are, and no stay twice", async () => {
		const anna = await member("agency", "member");
		const hold = (email: string, quote: object) => book(anna, { type: "Option", guest: { ...client, email } }, quote);
		const [may, june] = [{}, { arrival: "2027-06-05", departure: "2027-06-12" }];
		const first = await hold("one@example.org", may);
		expect([first.status, first.answer.state]).toEqual([201, "option"]);
		expect((await hold("two@example.org", june)).answer.code).toBe("OPTION_LIMIT");
		await app.db.updateTable("agency").set({ most_options: 2 }).where("code", "=", "TA-1").execute();
		expect((await hold("two@example.org", june)).status).toBe(201);
		await app.db
			.updateTable("booking")
			.set({ state: "expired", expires_at: null, ended_at: app.clock.now() })
			.where("booking_no", "=", first.answer.bookingNo)
			.execute();
		await app.db.updateTable("occupancy").set({ released_at: app.clock.now() }).where("kind", "=", "option").execute();
		expect((await hold("three@example.org", may)).answer.code).toBe("OPTION_REPEATED");
	});

	it("of the kind agency book on invoice where finance allows it; what agencies say counts with their session alone", async () => {
		const anna = await member("agency", "member");
		const onInvoice = { agency: { documentsTo: "agency", onInvoice: true } };
		const refused = await book(anna, onInvoice);
		expect([refused.status, refused.answer.errors]).toEqual([
			422,
			[expect.objectContaining({ path: "agency.onInvoice", code: "INVALID_CHOICE" })],
		]);
		expect(await changeAgencyInvoice(app, { code: "TA-1", version: 1, mayInvoice: true }, BY)).toEqual({
			ok: true,
			value: true,
		});
		const onDocuments = { address: "Vogelweg 3, 1234 AB Dorp", vat_number: "NL001234567B01" };
		await app.db.updateTable("agency").set(onDocuments).where("code", "=", "TA-1").execute();
		const { answer } = await book(anna, onInvoice);
		expect(answer).toMatchObject({ state: "confirmed", instalments: [{ dueOn: "2027-01-22" }, {}] });
		const row = await rowOf(answer.bookingNo);
		expect(row).toMatchObject({ on_invoice: true });
		// The invoice is for who owes it, the confirmation for who travels.
		const documents = await app.db
			.selectFrom("document")
			.select(["kind", "content"])
			.where("booking_id", "=", row.booking_id)
			.execute();
		const lines = documents.map(
			({ kind, content }) => [kind, JSON.stringify(documentLayout(content as DocumentContent))] as const,
		);
		const [invoice, confirmation] = ["invoice", "confirmation"].map((kind) => new Map(lines).get(kind as "invoice"));
		for (const text of ["De Zwaluw", "Vogelweg 3", "NL001234567B01"]) expect(invoice).toContain(text);
		expect(invoice).not.toContain(GUEST_FORM.lastname);
		expect(confirmation).toContain(GUEST_FORM.lastname);
		for (const browser of [
			new GuestBrowser(site),
			await member("agency", "reader"),
			await member("partner", "owner"),
		]) {
			const said = await book(browser, onInvoice, { arrival: "2027-06-05", departure: "2027-06-12" });
			expect(said.status).toBe(403);
		}
	});
});
