import type { Hono } from "hono";
import { EncryptJWT } from "jose";
import { beforeEach, expect, it } from "vitest";
import { insertStaff, updateStaff } from "#db/staff/staff.ts";
import { makePass } from "#services/staff/pass.ts";
import { staffSession } from "#services/staff/staff-session.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { testSite } from "#tests/support/test-site.ts";

/** The staff id in an address (specification §2, §3, §4). */

const COOKIE = "__Host-csEncId";

describeByTurns("a staff pass in an address", (database) => {
	let app: TestApp;
	let site: Hono;
	let staffId: number;
	beforeEach(async () => {
		const { db } = database();
		for (const table of ["staff", "staff_pass_used", "auth_log"] as const) await db.deleteFrom(table).execute();
		app = testApp(database());
		site = testSite(app);
		const person = { public_id: "mara", name: "Mara de Vries", email: "mara@halcyon.example", roles: [] };
		const begun = {
			password_hash: "x",
			totp_secret: null,
			created_at: app.clock.now(),
			begun_at: app.clock.now(),
			ended_at: null,
		};
		staffId = (await insertStaff(db, { ...person, ...begun })) ?? 0;
	});

	const later = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000).toISOString());
	const logged = async () =>
		(await app.db.selectFrom("auth_log").select("event").orderBy("auth_log_id").execute()).map(({ event }) => event);
	const sessions = async () => (await app.db.selectFrom("staff_session").select("staff_id").execute()).length;

	/** Asks with a text for a pass; nobody may be let in by it. */
	async function refused(pass: string): Promise<void> {
		const browser = new GuestBrowser(site);
		const answer = await browser.get(`/nl/over-ons?csEncId=${encodeURIComponent(pass)}&csUser=Mara`);
		expect([pass.slice(0, 12), answer.status, answer.headers.get("Location")]).toEqual([
			pass.slice(0, 12),
			302,
			"/nl/over-ons",
		]);
		expect(browser.cookies.has(COOKIE)).toBe(false);
		expect(await sessions()).toBe(0);
	}

	it("becomes a session, the address is led to itself without it, and partners' codes go", async () => {
		const browser = new GuestBrowser(site);
		browser.cookies.set("partner", "acme").set("host", "alpine");
		const pass = await makePass(app, "mara");
		const answer = await browser.get(`/nl/over-ons?utm_source=mail&csEncId=${pass}&csUser=Somebody+Else`);
		expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/nl/over-ons?utm_source=mail"]);
		expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
		expect(answer.headers.get("Cache-Control")).toContain("no-store");
		expect([...browser.cookies.keys()].sort()).toEqual([COOKIE, "csUser"]);
		const text = answer.headers.getSetCookie().find((one) => one.startsWith(COOKIE)) ?? "";
		expect(text).toMatch(/HttpOnly/);
		expect(text).toMatch(/Secure/);
		expect(text).toMatch(/SameSite=Lax/);
		expect(text).toMatch(/Max-Age=28800/);
		// The name is the account's, whatever the address says.
		expect(decodeURIComponent(browser.cookies.get("csUser") ?? "")).toBe("Mara de Vries");
		const session = await staffSession(app, browser.cookies.get(COOKIE));
		expect(session).toMatchObject({ staffId, name: "Mara de Vries", isFresh: false });
		expect(await logged()).toEqual(["pass_used"]);
	});

	it("works once", async () => {
		const pass = await makePass(app, "mara");
		await new GuestBrowser(site).get(`/nl/?csEncId=${pass}`);
		const second = new GuestBrowser(site);
		await second.get(`/nl/?csEncId=${pass}`);
		expect(second.cookies.has(COOKIE)).toBe(false);
		expect(await sessions()).toBe(1);
		expect(await logged()).toEqual(["pass_used", "pass_refused"]);
	});

	it("works for five minutes", async () => {
		const pass = await makePass(app, "mara");
		later(5 * 60 + 1);
		await refused(pass);
	});

	it("is refused when it was cut, changed, or made elsewhere", async () => {
		const pass = await makePass(app, "mara");
		const claims = () =>
			new EncryptJWT()
				.setSubject("mara")
				.setJti("one")
				.setIssuer(app.settings.publicUrl)
				.setAudience("staff pass")
				.setExpirationTime(Math.floor(app.clock.now().getTime() / 1000) + 60);
		const dir = { alg: "dir", enc: "A256GCM" };
		const [head = "", , iv, text, tag] = pass.split(".");
		const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
		const said = Buffer.from(JSON.stringify({ sub: "mara", jti: "two" })).toString("base64url");
		for (const wrong of [
			"",
			"mara",
			pass.slice(0, -1),
			pass.slice(1),
			`${head}..${iv}.${text}.${"A".repeat(tag?.length ?? 0)}`,
			`${none}.${said}.`,
			await claims().setProtectedHeader(dir).encrypt(new Uint8Array(32)),
			await claims().setProtectedHeader(dir).encrypt(new Uint8Array(app.settings.appSecret).slice(0, 32)),
			"A".repeat(100_000),
		]) {
			await refused(wrong);
		}
		expect(new Set(await logged())).toEqual(new Set(["pass_refused"]));
	});

	it("lets nobody in whose account ended, has not begun, or never was", async () => {
		await refused(await makePass(app, "nobody"));
		await updateStaff(app.db, staffId, { ended_at: app.clock.now() });
		await refused(await makePass(app, "mara"));
		await app.db.updateTable("staff").set({ ended_at: null, begun_at: null }).execute();
		await refused(await makePass(app, "mara"));
	});

	it("puts nobody into another account than the one that they are signed in to, and is not used up by that", async () => {
		const other = { public_id: "noor", name: "Noor", email: "noor@halcyon.example", roles: [] };
		const now = app.clock.now();
		const begun = { password_hash: "x", totp_secret: null, created_at: now, begun_at: now, ended_at: null };
		await insertStaff(app.db, { ...other, ...begun });
		const browser = new GuestBrowser(site);
		await browser.get(`/nl/?csEncId=${await makePass(app, "mara")}`);
		const own = browser.cookies.get(COOKIE);
		const pass = await makePass(app, "noor");
		await browser.get(`/nl/?csEncId=${pass}`);
		expect(browser.cookies.get(COOKIE)).toBe(own);
		expect(await staffSession(app, own)).toMatchObject({ name: "Mara de Vries" });
		expect(await logged()).toEqual(["pass_used", "pass_refused"]);
		const elsewhere = new GuestBrowser(site);
		await elsewhere.get(`/nl/?csEncId=${pass}`);
		expect(await staffSession(app, elsewhere.cookies.get(COOKIE))).toMatchObject({ name: "Noor" });
		const trail = await app.db.selectFrom("audit_log").select(["action", "subject_id"]).orderBy("audit_id").execute();
		expect(trail.slice(-2).map(({ action, subject_id: id }) => [action, id])).toEqual([
			["useStaffPass", "mara"],
			["useStaffPass", "noor"],
		]);
	});

	it("is nothing when a name stands alone, and a look at the headers uses nothing up", async () => {
		const browser = new GuestBrowser(site);
		const answer = await browser.get("/nl/over-ons?csUser=Mara");
		expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/nl/over-ons"]);
		expect(browser.cookies.size).toBe(0);
		const pass = await makePass(app, "mara");
		await site.request(`https://halcyon.example/nl/?csEncId=${pass}`, { method: "HEAD" });
		await browser.get(`/nl/?csEncId=${pass}`);
		expect(browser.cookies.has(COOKIE)).toBe(true);
	});

	it("leads to no other host", async () => {
		const answer = await new GuestBrowser(site).get("//evil.example/?csUser=Mara");
		expect(answer.headers.get("Location") ?? "/").toMatch(/^\/(?!\/)/);
	});
});
