import type { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import { createBooking } from "#services/booking/create-booking.ts";
import { purgeGuestAccess } from "#services/guests/purge.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { GuestBrowser, guestSite, signIn, signInMail, viewOf } from "#tests/support/guest-site.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";

/** The ways into the guest area, and who is kept out. */

const NOOR = "noor@example.org";
const DOOR = "/nl/guest-me/overview";

describeByTurns("signing in to the guest area", (database) => {
	let app: TestApp;
	let site: Hono;
	let browser: GuestBrowser;
	let bookingNo: string;
	beforeEach(async () => {
		await emptyTables(database().db);
		await database().db.deleteFrom("rate_hit").execute();
		await seedFixture(database().db);
		app = testApp(database());
		site = guestSite(app);
		browser = new GuestBrowser(site);
		const made = await createBooking(app, bookingBody((await offered(app)).quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		bookingNo = made.value.answer.bookingNo;
	});

	const later = (minutes: number) =>
		app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
	const ask = async (email = NOOR, values: Record<string, string> = {}) => {
		const view = await viewOf(browser.post(DOOR, { do: "ask", email, ...values }));
		return "attemptId" in view.page ? (view.page.attemptId ?? "") : "";
	};
	const enter = (token: string, from = browser) => from.post(`/nl/guest-me/sign-in/${token}`, { do: "enter", token });
	const mailOf = async (email = NOOR) => {
		const mail = await signInMail(app, email);
		if (!mail) throw new Error("no mail");
		return mail;
	};

	it("works by code, by link, and with a booking number; what is kept of both are hashes", async () => {
		const attempt = await ask();
		const { code, token } = await mailOf();
		const stored = JSON.stringify(await app.db.selectFrom("sign_in").selectAll().execute());
		expect(stored).not.toContain(token);
		expect(stored).not.toContain(code);
		const entered = await browser.post(DOOR, { do: "code", attempt, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
		expect(entered.status).toBe(303);
		expect(entered.headers.get("Location")).toMatch(/^\/nl\/guest-[\w-]{22}\/overview$/);
		const cookie = entered.headers.getSetCookie().find((text) => text.startsWith("__Host-guest="));
		expect(cookie).toMatch(/^__Host-guest=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
		expect((await browser.view(entered.headers.get("Location") ?? "")).guest?.firstname).toBe("Noor");
		const sessions = JSON.stringify(await app.db.selectFrom("guest_session").selectAll().execute());
		expect(sessions).not.toContain(browser.cookies.get("__Host-guest"));

		const other = new GuestBrowser(site);
		await ask(NOOR.toUpperCase(), { bookingNo: bookingNo.toLowerCase() });
		const link = await mailOf();
		// Looking at the link changes nothing, for programs look before people do.
		for (const _ of [1, 2]) {
			expect((await other.view(`/nl/guest-me/sign-in/${link.token}`)).page).toEqual({
				name: "enter",
				token: link.token,
			});
		}
		expect((await enter(link.token, other)).status).toBe(303);
		expect(other.cookies.has("__Host-guest")).toBe(true);
	});

	it("mails nobody for an unknown address or a booking of somebody else, and answers alike to the byte", async () => {
		const shapes: string[] = [];
		const answers: Record<string, string>[] = [
			{ email: NOOR },
			{ email: "nobody@example.org" },
			{ email: NOOR, bookingNo: "H00000000" },
			{ email: "nobody@example.org", bookingNo },
		];
		for (const values of answers) {
			const answer = await browser.post(DOOR, { do: "ask", ...values });
			const view = await viewOf(answer);
			const headers = [...answer.headers].filter(
				([name]) => !["content-security-policy", "content-length"].includes(name),
			);
			const form = { ...view.form, values: null };
			const page = { ...view.page, attemptId: "attemptId" in view.page ? view.page.attemptId?.length : 0 };
			shapes.push(JSON.stringify([answer.status, headers, { ...view, form, page }]));
		}
		expect(new Set(shapes).size).toBe(1);
		const mails = await app.db.selectFrom("email_outbox").select("recipient").where("kind", "=", "sign_in").execute();
		expect(mails).toEqual([{ recipient: NOOR }]);
		// The attempts of the others never open, and answer as a wrong code does.
		const attempt = await ask("nobody@example.org");
		const wrong = await viewOf(browser.post(DOOR, { do: "code", attempt, code: "123456" }));
		const right = await viewOf(browser.post(DOOR, { do: "code", attempt: await ask(), code: "000000" }));
		expect(wrong.form).toEqual(right.form);
		expect(browser.cookies.has("__Host-guest")).toBe(false);
	});

	it("takes as long for an address that nobody has as for one that somebody has", async () => {
		app = testApp(database(), { rateLimits: { "sign-in": 0 } });
		browser = new GuestBrowser(guestSite(app));
		await ask();
		const times: Record<string, number[]> = { known: [], unknown: [] };
		for (let turn = 0; turn < 6; turn++) {
			for (const [kind, email] of [
				["known", NOOR],
				["unknown", "nobody@example.org"],
			] as const) {
				const start = performance.now();
				await ask(email);
				times[kind]?.push(performance.now() - start);
			}
		}
		// The quietest turn of each: what else the machine does only ever adds.
		const ratio = Math.min(...(times.known ?? [])) / Math.min(...(times.unknown ?? []));
		expect(ratio).toBeGreaterThan(0.85);
		expect(ratio).toBeLessThan(1.18);
	});

	it("is the same page for every id, and keeps no copy anywhere", async () => {
		const guest = await app.db.selectFrom("guest").select("public_id").executeTakeFirstOrThrow();
		const pages = [];
		for (const id of [guest.public_id, "s0m3b0dy", "me"]) {
			const answer = await browser.get(`/nl/guest-${id}/bookings/${bookingNo}`);
			expect(answer.status).toBe(200);
			expect(answer.headers.get("cache-control")).toBe("private, no-store");
			expect(answer.headers.get("referrer-policy")).toBe("same-origin");
			expect(answer.headers.get("x-robots-tag")).toBe("noindex");
			pages.push((await answer.text()).replaceAll(`guest-${id}`, "guest-ID"));
		}
		expect(new Set(pages).size).toBe(1);
		expect(pages[0]).not.toContain("Noor");
	});

	it("uses link and code up together, and refuses both after a quarter of an hour", async () => {
		const attempt = await ask();
		const { code, token } = await mailOf();
		expect((await enter(token)).status).toBe(303);
		const again = await enter(token, new GuestBrowser(site));
		expect([again.status, (await viewOf(again)).page.name]).toEqual([410, "gone"]);
		const other = new GuestBrowser(site);
		expect((await other.post(DOOR, { do: "code", attempt, code })).status).toBe(422);
		const late = await ask();
		const old = await mailOf();
		later(15);
		expect((await enter(old.token, other)).status).toBe(410);
		expect((await other.post(DOOR, { do: "code", attempt: late, code: old.code })).status).toBe(422);
		expect((await enter("x".repeat(43), other)).status).toBe(410);
		expect(other.cookies.has("__Host-guest")).toBe(false);
	});

	it("lets a code be tried five times, then not even the right one", async () => {
		const attempt = await ask();
		const { code } = await mailOf();
		const wrong = code === "000000" ? "000001" : "000000";
		const elsewhere = Array.from({ length: 5 }, (_, index) => new GuestBrowser(site, `198.51.10${index}.7`));
		for (const each of elsewhere)
			expect((await each.post(DOOR, { do: "code", attempt, code: wrong })).status).toBe(422);
		const right = await new GuestBrowser(site, "192.0.2.1").post(DOOR, { do: "code", attempt, code });
		expect([right.status, (await viewOf(right)).form?.refused]).toEqual([422, "WRONG"]);
	});

	it("blocks a pair of account and network for a quarter of an hour after five failures; the link still works", async () => {
		const attempts = [await ask(), await ask()];
		const { code, token } = await mailOf();
		const wrong = code === "000000" ? "000001" : "000000";
		const near = [new GuestBrowser(site, "203.0.113.7"), new GuestBrowser(site, "203.0.113.200")];
		for (let turn = 0; turn < 5; turn++) {
			await near[turn % 2]?.post(DOOR, { do: "code", attempt: attempts[turn % 2] ?? "", code: wrong });
		}
		const blocked = await near[0]?.post(DOOR, { do: "code", attempt: attempts[1] ?? "", code });
		expect([blocked?.status, (await viewOf(blocked ?? new Response("{}"))).form?.refused]).toEqual([429, "BLOCKED"]);
		const log = await app.db.selectFrom("auth_log").select(["event", "network", "subject"]).execute();
		expect(new Set(log.map((row) => row.network))).toEqual(new Set(["203.0.113.0/24"]));
		expect(JSON.stringify(log)).not.toContain("noor");
		// From another network the code still counts.
		const far = await new GuestBrowser(site, "198.51.100.7").post(DOOR, {
			do: "code",
			attempt: attempts[1] ?? "",
			code,
		});
		expect(far.status).toBe(303);
		await ask();
		const { token: newest } = await mailOf();
		expect((await enter(newest, near[0])).status).toBe(303);
		expect(newest).not.toBe(token);
		later(16);
		const later16 = await ask();
		const fresh = await mailOf();
		expect((await new GuestBrowser(site).post(DOOR, { do: "code", attempt: later16, code: fresh.code })).status).toBe(
			303,
		);
	});

	it("mails an address five times an hour at most, known or not", async () => {
		for (const email of [NOOR, "nobody@example.org"]) {
			for (let turn = 0; turn < 5; turn++) await ask(email);
			const sixth = await browser.post(DOOR, { do: "ask", email });
			expect([sixth.status, (await viewOf(sixth)).form?.refused]).toEqual([429, "RATE_LIMITED"]);
			expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
		}
		later(61);
		expect(await ask()).not.toBe("");
	});

	it("mails an address thirty times an hour at most for all networks together, and whoever got in from theirs goes on", async () => {
		const known = await ask();
		const { code } = await mailOf();
		expect((await browser.post(DOOR, { do: "code", attempt: known, code })).status).toBe(303);
		const from = (network: number) => new GuestBrowser(site, `203.0.${network}.9`);
		const status = async (network: number) => (await from(network).post(DOOR, { do: "ask", email: NOOR })).status;
		// The first mail went to a network that nobody had come in from yet.
		for (let mail = 1; mail < 30; mail++) expect(await status(Math.ceil(mail / 5))).toBe(200);
		expect(await status(7)).toBe(429);
		browser.cookies.clear();
		expect(await ask()).not.toBe("");
		later(61);
		expect(await status(7)).toBe(200);
	});

	it("names wrong fields without asking the database who is known", async () => {
		const wrong = await browser.post(DOOR, { do: "ask", email: "noor@", bookingNo: "12" });
		expect(wrong.status).toBe(422);
		expect((await viewOf(wrong)).form?.errors).toEqual({ email: "INVALID_EMAIL", bookingNo: "INVALID_FORMAT" });
	});

	it("gives a new session each time; the old one is no longer any, and one that was planted never is", async () => {
		browser.cookies.set("__Host-guest", "a".repeat(43));
		await signIn(app, browser);
		const first = browser.cookies.get("__Host-guest") ?? "";
		expect(first).not.toBe("a".repeat(43));
		await signIn(app, browser);
		const second = browser.cookies.get("__Host-guest") ?? "";
		expect(second).not.toBe(first);
		const planted = new GuestBrowser(site);
		for (const token of [first, "a".repeat(43)]) {
			planted.cookies.set("__Host-guest", token);
			expect((await planted.view(DOOR)).guest).toBeNull();
		}
		expect((await app.db.selectFrom("guest_session").selectAll().execute()).length).toBe(1);
	});

	it("ends: here, everywhere, and after thirty days", async () => {
		const id = await signIn(app, browser);
		const other = new GuestBrowser(site);
		await signIn(app, other);
		const stolen = browser.cookies.get("__Host-guest") ?? "";
		const out = await browser.post(`/nl/guest-${id}/overview`, { do: "sign-out" });
		expect(out.headers.get("Location")).toBe("/nl/guest-me/overview?done=signed-out");
		expect(browser.cookies.has("__Host-guest")).toBe(false);
		browser.cookies.set("__Host-guest", stolen);
		expect((await browser.view(DOOR)).guest).toBeNull();
		await signIn(app, browser);
		await browser.post(`/nl/guest-${id}/profile`, { do: "sign-out-everywhere" });
		expect((await other.view(DOOR)).guest).toBeNull();
		await signIn(app, other);
		later(30 * 24 * 60 + 1);
		expect((await other.view(DOOR)).guest).toBeNull();
		expect(await purgeGuestAccess(app)).toMatchObject({ sessions: 1 });
	});

	it("leads back to a page of the area and nowhere else", async () => {
		for (const [back, leads] of [
			[`bookings/${bookingNo}`, `bookings/${bookingNo}`],
			["//evil.example", "overview"],
			["https://evil.example/", "overview"],
			["bookings/../../../evil", "overview"],
			["overview\r\nSet-Cookie: a=b", "overview"],
			["profile", "profile"],
		] as const) {
			app.clock.set(new Date(app.clock.now().getTime() + 3_700_000).toISOString());
			const from = new GuestBrowser(site);
			const view = await viewOf(from.post(DOOR, { do: "ask", email: NOOR, back }));
			const attempt = view.page.name === "signIn" ? (view.page.attemptId ?? "") : "";
			const entered = await from.post(DOOR, { do: "code", attempt, code: (await mailOf()).code });
			expect(entered.headers.get("Location")).toMatch(new RegExp(`^/nl/guest-[\\w-]{22}/${leads}$`));
			expect(entered.headers.has("a")).toBe(false);
		}
	});

	it("takes no form from another site", async () => {
		const id = await signIn(app, browser);
		for (const headers of [{ Origin: "https://evil.example" }, { Origin: "null" }]) {
			const answer = await browser.post(`/nl/guest-${id}/profile`, { do: "sign-out-everywhere" }, headers);
			expect(answer.status).toBe(403);
		}
		const { token } = (await ask()) !== null ? await mailOf() : { token: "" };
		expect((await browser.post(DOOR, { do: "enter", token }, { Origin: "https://evil.example" })).status).toBe(403);
		expect((await browser.view(`/nl/guest-${id}/overview`)).guest).not.toBeNull();
	});

	it("leads from another's address to the own one, and writes no token, address or number into the log", async () => {
		const id = await signIn(app, browser);
		const moved = await browser.get(`/nl/guest-s0m3b0dy/bookings/${bookingNo}`);
		expect([moved.status, moved.headers.get("Location")]).toEqual([302, `/nl/guest-${id}/bookings/${bookingNo}`]);
		await ask();
		const { token, code } = await mailOf();
		await browser.get(`/nl/guest-me/sign-in/${token}`);
		await enter(token);
		const lines = app.log.lines.join("\n");
		for (const secret of [token, code, NOOR, bookingNo, id, browser.cookies.get("__Host-guest") ?? "-"]) {
			expect(lines).not.toContain(secret);
		}
	});

	it("shows likes of the browser and of the guest together, on every device, and what was taken back is gone", async () => {
		browser.cookies.set("likes", "a990001,a424242");
		await signIn(app, browser);
		expect(browser.cookies.get("likes")).toBe("a990001");
		const other = new GuestBrowser(site);
		other.cookies.set("likes", "a990002");
		await signIn(app, other);
		expect(other.cookies.get("likes")).toBe("a990001,a990002");
		browser.cookies.set("likes", "");
		await browser.post("/likes/keep", {});
		await other.get("/nl/favorieten");
		expect(other.cookies.get("likes")).toBe("a990002");
	});

	it("sends people who forged a form's address to the page", async () => {
		expect(GUEST_FORM.email).toBe(NOOR);
		const answer = await browser.post(`/nl/guest-me/bookings/${bookingNo}/cancel`, { do: "cancel", version: "1" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/nl/guest-me/bookings/${bookingNo}/cancel`]);
	});
});
