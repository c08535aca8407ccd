import { beforeEach, expect, it } from "vitest";
import { findStaff, insertStaff } from "#db/staff/staff.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { PasskeyDevice } from "#tests/support/passkey-device.ts";
import { testSite } from "#tests/support/test-site.ts";
import { changePassword, changeRoles, endAccount, inviteStaff, newRecoveryCodes } from "./accounts.ts";
import type { Purpose } from "./passkey-challenge.ts";
import { addOptions } from "./passkey-options.ts";
import { addPasskey } from "./passkeys.ts";
import { beginStaffSession, type StaffSession, staffSession } from "./staff-session.ts";

/** The end of an account of staff, and what was under way meanwhile. */

const ADA = { id: "ada", clientAddress: null };
const BEN = { name: "Ben", email: "ben@halcyon.example", roles: ["support"] } as const;
const PASSWORD = "six quiet herons at dusk";

describeByTurns("an account of staff that has ended", (database) => {
	let app: TestApp;
	let session: StaffSession;
	beforeEach(async () => {
		app = testApp(database());
		for (const table of ["staff_invite", "staff"] as const) await app.db.deleteFrom(table).execute();
		const now = app.clock.now();
		const all = { password_hash: "x", totp_secret: null, created_at: now, begun_at: now, ended_at: null };
		await insertStaff(app.db, {
			...all,
			public_id: "ada",
			name: "Ada",
			email: "ada@halcyon.example",
			roles: ["admin"],
		});
		const staffId = (await insertStaff(app.db, { ...all, ...BEN, roles: [...BEN.roles], public_id: "ben" })) ?? 0;
		const whence = { clientAddress: null, client: "test", oldCookie: null };
		const signedIn = await staffSession(app, await beginStaffSession(app.db, app, staffId, whence));
		if (!signedIn) throw new Error("not signed in");
		session = signedIn;
	});

	/** What could let Ben in. */
	async function waysIn() {
		const { staffId } = session;
		const count = async (table: "staff_passkey" | "staff_recovery_code" | "staff_session") =>
			(await app.db.selectFrom(table).selectAll().where("staff_id", "=", staffId).execute()).length;
		const { password_hash, totp_secret } = (await findStaff(app.db, { staffId })) ?? {};
		return {
			password: password_hash,
			app: totp_secret,
			passkeys: await count("staff_passkey"),
			codes: await count("staff_recovery_code"),
			sessions: await count("staff_session"),
		};
	}
	const NONE = { password: null, app: null, passkeys: 0, codes: 0, sessions: 0 };

	/** A passkey that a device has just made for Ben. */
	async function made() {
		const purpose: Purpose = { way: `add/${session.tokenHash}`, browser: "browser" };
		const device = new PasskeyDevice(app.settings.publicUrl);
		const proof = device.create(await addOptions(app, session, purpose));
		return { proof, purpose, name: "Telephone", clientAddress: null };
	}

	it("is given nothing more that opens it, whatever was under way", async () => {
		const passkey = await made();
		await endAccount(app, "ben", ADA);
		const refused = { ok: false, error: "NOT_FOUND" };
		expect(await addPasskey(app, session, passkey)).toEqual(refused);
		expect(await newRecoveryCodes(app, session, null)).toEqual(refused);
		expect(await changePassword(app, session, PASSWORD, null)).toEqual(refused);
		expect(await waysIn()).toEqual(NONE);
		const trail = await app.db.selectFrom("audit_log").select("action").where("actor_id", "=", "ben").execute();
		expect(trail).toEqual([]);
	});

	it("begins anew when its owner is invited again: nothing of before opens it", async () => {
		await addPasskey(app, session, await made());
		await newRecoveryCodes(app, session, null);
		await changePassword(app, session, PASSWORD, null);
		expect(await waysIn()).toMatchObject({ passkeys: 1, codes: 10, sessions: 1 });
		// As an end that knew less of it would have left it.
		await app.db.updateTable("staff").set({ ended_at: app.clock.now() }).where("public_id", "=", "ben").execute();
		expect((await inviteStaff(app, BEN, ADA)).ok).toBe(true);
		expect(await waysIn()).toEqual(NONE);
		expect(await findStaff(app.db, { publicId: "ben" })).toMatchObject({ ended_at: null, begun_at: null });
	});
});

describeByTurns("roles of staff", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		app = testApp(database());
		for (const table of ["staff_invite", "staff"] as const) await app.db.deleteFrom(table).execute();
		const now = app.clock.now();
		const all = { password_hash: "x", totp_secret: null, created_at: now, begun_at: now, ended_at: null };
		for (const [name, roles] of [
			["ada", ["admin"]],
			["piet", ["support", "finance"]],
		] as const) {
			const person = { public_id: name, name, email: `${name}@halcyon.example`, roles: [...roles] };
			await insertStaff(app.db, { ...all, ...person });
		}
	});
	const rolesOfPiet = async () => (await findStaff(app.db, { publicId: "piet" }))?.roles;

	it("are given over those that were shown: what another admin took meanwhile does not come back", async () => {
		const was = ["support", "finance"] as const;
		expect(await changeRoles(app, "piet", { roles: ["support"], was }, ADA)).toEqual({ ok: true, value: true });
		const stale = await changeRoles(app, "piet", { roles: ["support", "sales", "finance"], was }, ADA);
		expect(stale).toEqual({ ok: false, error: "CHANGED" });
		expect(await rolesOfPiet()).toEqual(["support"]);
	});

	it("are not changed by a form that was filled in over others, nor by one that says none", async () => {
		const ada = await findStaff(app.db, { publicId: "ada" });
		const whence = { clientAddress: null, client: "test", oldCookie: null };
		const page = () => new Response("<p>a page</p>", { headers: { "Content-Type": "text/html; charset=utf-8" } });
		const browser = new GuestBrowser(testSite(app, { screen: page }));
		browser.cookies.set("__Host-csEncId", await beginStaffSession(app.db, app, ada?.staff_id ?? 0, whence));
		const form = { do: "roles", person: "piet", support: "1", sales: "1" };
		for (const was of [undefined, "", "support", "support,finance,sales"]) {
			const answer = await browser.post("/staff/people/piet", { ...form, ...(was === undefined ? {} : { was }) });
			expect([was, answer.status]).toEqual([was, 409]);
		}
		expect(await rolesOfPiet()).toEqual(["support", "finance"]);
		expect((await browser.post("/staff/people/piet", { ...form, was: "finance,support" })).status).toBe(303);
		expect(await rolesOfPiet()).toEqual(["support", "sales"]);
	});
});
