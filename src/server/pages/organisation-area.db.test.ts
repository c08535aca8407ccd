import { expect, it } from "vitest";
import { ALL_ORGANISATION_FORMS } from "#domain/forms/organisation-forms.ts";
import { ALL_MEMBER_RIGHTS, areaOf, MEMBER_ROLES, mayAct, ORGANISATION_KINDS } from "#domain/organisations/rights.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { purgeGuestAccess } from "#services/guests/purge.ts";
import { changeMemberRole, inviteMember, removeMember } from "#services/organisations/members.ts";
import { changeAgency } from "#services/partners/change-agencies.ts";
import { addOwner } from "#services/partners/change-partners.ts";
import { bookingBody, newKey, offered } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { GuestBrowser, signInMail } from "#tests/support/guest-site.ts";
import { AGENCY, BY, CODES, DOORS, organisationSite } from "#tests/support/organisation-site.ts";

/** Organisations, their people, and who may do what (specification §1, §4, §6). */

describeByTurns("organisations", (database) => {
	const at = organisationSite(database);

	it("are signed in to by the link of a mail, once, with hashes kept alone and the mail saying how", async () => {
		await at.invite("agency", "owner", "anna@zwaluw.example");
		const invitation = await at.app.db
			.selectFrom("email_outbox")
			.select(["text", "recipient"])
			.where("kind", "=", "member_invite")
			.executeTakeFirstOrThrow();
		expect(invitation.recipient).toBe("anna@zwaluw.example");
		expect(invitation.text).toContain("https://halcyon.example/nl/reisbureau");
		const browser = new GuestBrowser(at.site);
		await browser.post(DOORS.agency, { do: "ask", email: "ANNA@zwaluw.example", back: "users" });
		const { token = "" } = (await signInMail(at.app, "anna@zwaluw.example")) ?? {};
		// Programs look at links before people do.
		for (const _ of [1, 2]) {
			expect((await at.view(browser.get(`${DOORS.agency}/sign-in/${token}`))).page).toEqual({ name: "enter", token });
		}
		const entered = await browser.post(`${DOORS.agency}/sign-in/${token}`, { do: "enter", token });
		expect(entered.headers.get("Location")).toBe("/nl/reisbureau/users");
		const [cookie = ""] = entered.headers.getSetCookie();
		expect(cookie).toMatch(/^__Host-agency=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
		expect(entered.headers.get("Cache-Control")).toBe("private, no-store");
		expect(await at.person(browser)).toMatchObject({
			role: "owner",
			organisation: { code: "TA-1", name: "De Zwaluw" },
		});
		const kept = JSON.stringify(await at.app.db.selectFrom("member_session").selectAll().execute());
		expect(kept).not.toContain(browser.cookies.get("__Host-agency"));
		const again = await new GuestBrowser(at.site).post(`${DOORS.agency}/sign-in/${token}`, { do: "enter", token });
		expect(again.status).toBe(410);
	});

	it("answer an address that nobody has, and one of another area, like one that somebody has", async () => {
		await at.invite("partner", "owner", "anna@bergweh.example");
		await at.invite("agency", "owner", "anna@zwaluw.example");
		const shapes: string[] = [];
		for (const email of ["anna@zwaluw.example", "nobody@zwaluw.example", "anna@bergweh.example"]) {
			const answer = await new GuestBrowser(at.site).post(DOORS.agency, { do: "ask", email });
			const { page, form, ...rest } = await at.view(answer);
			const attempt = "attemptId" in page ? page.attemptId : null;
			expect(attempt).toMatch(/^[\w-]{22}$/);
			expect(form?.values.email).toBe(email);
			shapes.push(JSON.stringify([answer.status, page.name, form?.errors, form?.refused, rest]));
		}
		expect(new Set(shapes).size).toBe(1);
		const mails = await at.app.db
			.selectFrom("email_outbox")
			.select("recipient")
			.where("kind", "=", "sign_in")
			.execute();
		expect(mails.map(({ recipient }) => recipient)).toEqual(["anna@zwaluw.example"]);
	});

	it("have sessions of their own, which open no other kind", async () => {
		const agency = await at.member("agency", "owner");
		const portal = await at.member("owner", "owner");
		const guest = new GuestBrowser(at.site);
		const made = await createBooking(at.app, bookingBody((await offered(at.app)).quoteId), newKey());
		expect(made.ok).toBe(true);
		await guest.post("/nl/guest-me/overview", { do: "ask", email: GUEST_FORM.email });
		const { token = "" } = (await signInMail(at.app, GUEST_FORM.email)) ?? {};
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
			const planted = new GuestBrowser(at.site);
			planted.cookies.set(`__Host-${cookie}`, token);
			const guestView = await planted.view("/nl/guest-me/overview").catch(() => null);
			const signedIn = guestView?.guest !== null && cookie === "guest";
			return [signedIn, (await at.person(planted)) !== null, (await at.person(planted, DOORS.portal)) !== null];
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
		const planted = new GuestBrowser(at.site);
		planted.cookies.set("__Host-guest", tokens.agency);
		planted.cookies.set("__Host-csEncId", tokens.agency);
		expect((await planted.view("/nl/guest-me/overview")).guest).toBeNull();
		expect((await planted.get("/staff")).status).not.toBe(500);
	});

	it("know no session that was set by hand, has expired, or was ended here and elsewhere", async () => {
		const anna = await at.member("agency", "owner");
		const held = anna.cookies.get("__Host-agency") ?? "";
		const planted = new GuestBrowser(at.site);
		planted.cookies.set("__Host-agency", "A".repeat(43));
		expect(await at.person(planted)).toBeNull();
		const other = await at.signIn("agency", "owner@ta-1.example");
		const users = (await at.view(other.get(`${DOORS.agency}/users`))).page;
		if (users.name !== "users") throw new Error(users.name);
		expect(users.sessions).toHaveLength(2);
		const elsewhere = users.sessions.find(({ isThis }) => !isThis)?.id ?? "";
		await other.post(`${DOORS.agency}/users`, { do: "end-session", session: elsewhere });
		expect(await at.person(anna)).toBeNull();
		// Another's session is not there.
		const stranger = await at.member("agency", "owner", "TA-2");
		const own = users.sessions.find(({ isThis }) => isThis)?.id ?? "";
		expect((await stranger.post(`${DOORS.agency}/users`, { do: "end-session", session: own })).status).toBe(404);
		expect(await at.person(other)).not.toBeNull();
		await other.post(DOORS.agency, { do: "sign-out" });
		expect(other.cookies.has("__Host-agency")).toBe(false);
		planted.cookies.set("__Host-agency", held);
		expect(await at.person(planted)).toBeNull();
		at.later(14 * 24 * 60);
		expect(await at.person(stranger)).toBeNull();
		expect((await purgeGuestAccess(at.app)).sessions).toBeGreaterThan(0);
	});

	it("lose who was taken out, got another role, or whose organisation was ended, with the next request", async () => {
		const boss = await at.member("agency", "owner");
		const anna = await at.member("agency", "member");
		const key = { kind: "agency", code: "TA-1" } as const;
		const users = (await at.view(boss.get(`${DOORS.agency}/users`))).page;
		if (users.name !== "users") throw new Error(users.name);
		const id = users.members.find(({ role }) => role === "member")?.id ?? "";
		await changeMemberRole(at.app, key, { memberId: id, role: "reader" }, BY);
		expect((await at.person(anna))?.role).toBe("reader");
		expect(await removeMember(at.app, key, id, BY)).toEqual({ ok: true, value: true });
		expect(await at.person(anna)).toBeNull();
		expect(await at.person(boss)).not.toBeNull();
		await changeAgency(at.app, { code: "TA-1", version: 1, terms: { ...AGENCY, status: "inactive" } }, BY);
		expect(await at.person(boss)).toBeNull();
	});

	it("invite for a fortnight: who comes later is mailed nothing, and may be invited anew", async () => {
		await at.invite("agency", "member", "anna@zwaluw.example");
		const mailed = async () => {
			await new GuestBrowser(at.site).post(DOORS.agency, { do: "ask", email: "anna@zwaluw.example" });
			return (await signInMail(at.app, "anna@zwaluw.example")) !== null;
		};
		const again = { email: "anna@zwaluw.example", name: "Anna", role: "reader" } as const;
		const key = { kind: "agency", code: "TA-1" } as const;
		at.later(14 * 24 * 60 - 1);
		expect(await inviteMember(at.app, key, again, BY)).toEqual({ ok: false, error: "EXISTS" });
		at.later(1);
		expect(await mailed()).toBe(false);
		const boss = await at.member("agency", "owner");
		const lapsed = async () => {
			const { page } = await at.view(boss.get(`${DOORS.agency}/users`));
			return page.name === "users" ? page.members.filter((one) => one.hasLapsed).map(({ email }) => email) : null;
		};
		expect(await lapsed()).toEqual(["anna@zwaluw.example"]);
		expect(await inviteMember(at.app, key, again, BY)).toEqual({ ok: true, value: "TA-1" });
		expect(await lapsed()).toEqual([]);
		const anna = await at.signIn("agency", "anna@zwaluw.example");
		at.later(13 * 24 * 60);
		expect(await at.person(anna)).toMatchObject({ role: "reader", name: "Anna" });
		// Whoever came in once comes in for good.
		at.later(2 * 24 * 60);
		expect((await at.person(await at.signIn("agency", "anna@zwaluw.example")))?.role).toBe("reader");
	});

	it("learn nothing of each other's people: whoever is invited twice is called as each of them typed", async () => {
		const anna = await at.member("agency", "owner");
		await at.invite("agency", "owner", "boss@ta-2.example", "TA-2");
		const other = await at.signIn("agency", "boss@ta-2.example");
		const typed = { do: "invite", name: "Somebody", email: "owner@ta-1.example", role: "reader" };
		expect((await other.post(`${DOORS.agency}/users`, typed)).status).toBe(303);
		const { page } = await at.view(other.get(`${DOORS.agency}/users`));
		if (page.name !== "users") throw new Error(page.name);
		const shown = page.members.find(({ email }) => email === "owner@ta-1.example");
		expect(shown).toMatchObject({ name: "Somebody", role: "reader", enteredAt: null });
		// Who is taken out there stays here.
		await other.post(`${DOORS.agency}/users`, { do: "remove", member: shown?.id ?? "" });
		expect(await at.person(anna)).toMatchObject({ name: "Test owner", role: "owner" });
		// Another's people can be neither changed nor taken out.
		const own = (await at.view(anna.get(`${DOORS.agency}/users`))).page;
		const id = own.name === "users" ? (own.members[0]?.id ?? "") : "";
		for (const form of ["role", "remove"]) {
			const answer = await other.post(`${DOORS.agency}/users`, { do: form, member: id, role: "reader" });
			expect([form, answer.status]).toEqual([form, 404]);
		}
		expect((await at.person(anna))?.role).toBe("owner");
	});

	it("take no form of a page that was another organisation's: another tab has switched since", async () => {
		await addOwner(at.app, { code: "HO-2", terms: { email: null, lang: "nl", status: "active" } }, BY);
		for (const code of ["HO-1", "HO-2"]) await at.invite("owner", "owner", "paula@example.org", code);
		const paula = await at.signIn("owner", "paula@example.org");
		const first = await at.person(paula, DOORS.portal);
		const [other] = first?.others ?? [];
		if (!first || !other) throw new Error("two organisations");
		const of = first.organisation.publicId;
		expect((await paula.post(DOORS.portal, { do: "switch", organisation: other.id, of })).status).toBe(303);

		const typed = { holder: "P. Berg", address: "Weg 1", country: "NL", iban: "NL91ABNA0417164300", vatNumber: "" };
		const refused = await paula.post(`${DOORS.portal}/payout`, { do: "payout", of, ...typed });
		expect(refused.status).toBe(409);
		const view = await at.view(refused);
		expect(view.page.name).toBe("payout");
		expect(view.form).toMatchObject({ values: typed, refused: null });
		expect([view.formOf, view.person?.organisation.publicId]).toEqual([first.organisation.name, other.id]);
		// Neither does a page that the organisation of this moment has not.
		const home = { do: "new-address", of, home: "a990001" };
		const gone = await paula.post(`${DOORS.portal}/calendar/a990001`, home);
		expect([gone.status, (await at.view(gone)).formOf]).toEqual([409, first.organisation.name]);
		const invited = { do: "invite", of, name: "Ben", email: "ben@example.org", role: "owner" };
		expect((await paula.post(`${DOORS.portal}/users`, invited)).status).toBe(409);
		const kept = await at.app.db.selectFrom("payout_details").selectAll().execute();
		expect(kept).toEqual([]);
		// What is the person's own is taken, and what was looked at again.
		expect((await paula.post(`${DOORS.portal}/users`, { do: "end-others", of })).status).toBe(303);
		const again = await paula.post(`${DOORS.portal}/payout`, { do: "payout", of: other.id, ...typed });
		expect(again.status).toBe(303);
	});

	it("are not locked out by others who try codes, and stop those who try", async () => {
		await at.invite("agency", "owner", "anna@zwaluw.example");
		const anna = new GuestBrowser(at.site, "198.51.100.9");
		await anna.post(DOORS.agency, { do: "ask", email: "anna@zwaluw.example" });
		const { token = "", code: right = "" } = (await signInMail(at.app, "anna@zwaluw.example")) ?? {};
		const thief = new GuestBrowser(at.site, "203.0.113.7");
		const { page } = await at.view(thief.post(DOORS.agency, { do: "ask", email: "anna@zwaluw.example" }));
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
		const boss = await at.member("agency", "owner");
		const before = await at.app.db.selectFrom("member").selectAll().execute();
		for (const form of ALL_ORGANISATION_FORMS) {
			const answer = await boss.post(
				`${DOORS.agency}/users`,
				{ do: form.name, name: "Eve", email: "eve@example.org", role: "owner" },
				{ Origin: "https://elsewhere.example" },
			);
			expect([form.name, answer.status]).toEqual([form.name, 403]);
		}
		expect(await at.app.db.selectFrom("member").selectAll().execute()).toEqual(before);
	});

	it("let each role do what the table says, cell by cell, and nothing else", async () => {
		for (const kind of ORGANISATION_KINDS) {
			const door = DOORS[areaOf(kind)];
			const code = CODES[kind];
			await at.invite(kind, "owner", `second@${code.toLowerCase()}.example`);
			for (const role of MEMBER_ROLES) {
				const browser = await at.member(kind, role);
				const self = { role, organisation: { kind, code } };
				const pages = {
					users: "users.see",
					bookings: "bookings.see",
					calendar: "homes.see",
					earnings: "earnings.see",
				} as const;
				for (const [path, right] of Object.entries(pages)) {
					const status = (await browser.get(`${door}/${path}`)).status;
					expect([kind, role, path, status]).toEqual([kind, role, path, mayAct(self, right) ? 200 : 404]);
				}
				for (const { name, sender, fields } of ALL_ORGANISATION_FORMS) {
					if (sender === "anyone" || sender === "account" || mayAct(self, sender)) continue;
					const values = Object.fromEntries(fields.map((field) => [field.name, "x"]));
					const before = JSON.stringify(await at.app.db.selectFrom("member").selectAll().execute());
					const answer = await browser.post(`${door}/users`, { ...values, do: name });
					expect([kind, role, name, answer.status]).toEqual([kind, role, name, 404]);
					expect(JSON.stringify(await at.app.db.selectFrom("member").selectAll().execute())).toBe(before);
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
		const boss = await at.member("agency", "owner");
		const form = { do: "invite", name: "Ben", email: "ben@zwaluw.example", role: "owner" };
		const users = `${DOORS.agency}/users`;
		at.later(16);
		const requested = await boss.post(users, form);
		expect(requested.status).toBe(403);
		expect((await at.view(requested)).page).toMatchObject({ name: "verify", back: "users" });
		await at.signIn("agency", "owner@ta-1.example", boss);
		const own = (await at.view(boss.get(users))).page;
		if (own.name !== "users") throw new Error(own.name);
		const id = own.members[0]?.id ?? "";
		expect((await boss.post(users, { do: "role", member: id, role: "reader" })).status).toBe(422);
		expect((await boss.post(users, { do: "remove", member: id })).status).toBe(422);
		expect((await boss.post(users, form)).status).toBe(303);
		const twice = await at.view(boss.post(users, form));
		expect(twice.form).toMatchObject({ errors: { email: "MEMBER_EXISTS" }, values: { name: "Ben" } });
		await at.signIn("agency", form.email);
		expect((await boss.post(users, { do: "remove", member: id })).status).toBe(303);
		expect(await at.person(boss)).toBeNull();
		const trail = await at.app.db
			.selectFrom("audit_log")
			.select(["actor", "action", "actor_id"])
			.where("action", "=", "removeMember")
			.execute();
		expect(trail).toEqual([{ actor: "agency", action: "removeMember", actor_id: id }]);
	});

	it("keep a manager who came in: whoever was only invited takes no last one's place", async () => {
		const key = { kind: "agency", code: "TA-1" } as const;
		const boss = await at.member("agency", "owner");
		await at.invite("agency", "owner", "m2@exmaple.example");
		const users = `${DOORS.agency}/users`;
		const page = (await at.view(boss.get(users))).page;
		if (page.name !== "users") throw new Error(page.name);
		expect(page.isLastManager).toBe(true);
		const id = page.members.find(({ isOwn }) => isOwn)?.id ?? "";
		const forms: readonly Record<string, string>[] = [
			{ do: "role", member: id, role: "reader" },
			{ do: "remove", member: id },
			{ do: "erase-own", sure: "1" },
		];
		for (const form of forms) expect([form.do, (await boss.post(users, form)).status]).toEqual([form.do, 422]);
		expect(await changeMemberRole(at.app, key, { memberId: id, role: "reader" }, BY)).toEqual({
			ok: false,
			error: "LAST_OWNER",
		});
		// Who never came in is no loss, and comes in to take over.
		const invited = page.members.find(({ isOwn }) => !isOwn)?.id ?? "";
		const asMember = (role: "member" | "owner") => changeMemberRole(at.app, key, { memberId: invited, role }, BY);
		expect([(await asMember("member")).ok, (await asMember("owner")).ok]).toEqual([true, true]);
		await at.signIn("agency", "m2@exmaple.example");
		expect((await boss.post(users, { do: "role", member: id, role: "reader" })).status).toBe(303);
	});

	it("may send pictures of a home where somebody of an owner is signed in who may; others send no more than strangers", async () => {
		const path = `${DOORS.portal}/homes/a990001/photos`;
		const large = { field: "photos", bodies: [Buffer.alloc(11 * 1024 * 1024)] };
		const upload = async (browser: GuestBrowser) =>
			(await browser.upload(path, { do: "add-pictures", home: "a990001" }, large)).status;
		await at.app.db.updateTable("accommodation").set({ owner_code: "HO-1" }).where("acco_id", "=", "a990001").execute();
		const claire = await at.member("owner", "member");
		// Looked at, and found to be no picture.
		expect(await upload(claire)).toBe(422);
		const byHand = new GuestBrowser(at.site);
		byHand.cookies.set("__Host-portal", "x");
		// Whoever is nobody here, or no more, is led to the door, whatever the size.
		const stranger = await byHand.upload(path, { do: "add-pictures", home: "a990001" }, large);
		expect([stranger.status, stranger.headers.get("Location")]).toEqual([303, path]);
		for (const [kind, role] of [
			["owner", "reader"],
			["partner", "owner"],
		] as const) {
			expect([kind, role, await upload(await at.member(kind, role))]).toEqual([kind, role, 413]);
		}
		const small = { field: "photos", bodies: [Buffer.alloc(1024 * 1024)] };
		at.later(60 * 24 * 15);
		const over = await claire.upload(path, { do: "add-pictures", home: "a990001" }, small);
		expect([over.status, over.headers.get("Location")]).toEqual([303, path]);
		expect(await upload(claire)).toBe(303);
	});

	it("put a partner's browser in partner mode with the own code over a clicked one, and end it with the session", async () => {
		const browser = new GuestBrowser(at.site);
		browser.cookies.set("host", "SP-2");
		await at.invite("partner", "owner", "anna@bergweh.example");
		await at.signIn("partner", "anna@bergweh.example", browser);
		expect([browser.cookies.get("partner"), browser.cookies.get("host")]).toEqual(["SP-1", undefined]);
		await browser.post(DOORS.portal, { do: "sign-out" });
		expect([browser.cookies.get("partner"), browser.cookies.get("host")]).toEqual([undefined, undefined]);
	});

	it("end partner mode too where the session ran out or was taken away", async () => {
		await at.invite("partner", "owner", "anna@bergweh.example");
		const browser = await at.signIn("partner", "anna@bergweh.example");
		await at.app.db.deleteFrom("member_session").execute();
		const { answer } = await at.book(browser);
		expect((await at.rowOf(answer.bookingNo)).payee_code).toBeNull();
		expect([...browser.cookies.keys()].filter((name) => /portal|partner/.test(name))).toEqual([]);
	});
});
