import { expect, it } from "vitest";
import { MEMBER_ROLES, mayAct } from "#domain/organisations/rights.ts";
import { changePartner } from "#services/partners/change-partners.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { quoteRequest, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser, guestSite } from "#tests/support/guest-site.ts";
import { AGENCY, BY, organisationSite } from "#tests/support/organisation-site.ts";

/** Keys of partners' programs (issue "Partners, hosts, home owners and travel agencies", 2). */

describeByTurns("a partner's keys", (database) => {
	const at = organisationSite(database);
	const keys = organisationHref("portal", "nl", "keys");
	const page = async (answer: Response | Promise<Response>) => {
		const { page } = await at.view(answer);
		if (page.name !== "keys") throw new Error(page.name);
		return page;
	};
	const made = async (browser: GuestBrowser, name = "Website") => {
		const { made } = await page(browser.post(keys, { do: "make-key", keyName: name }));
		return made?.token ?? "";
	};
	const call = (path: string, token: string, headers: Record<string, string> = {}) =>
		new GuestBrowser(at.site).get(path, { Authorization: `Bearer ${token}`, ...headers });
	const DETAIL = "/api/accommodations/a990001?lang=nl";

	it("are shown once, kept as a hash, and named, renewed and ended by a manager alone", async () => {
		const boss = await at.member("partner", "owner");
		const first = await made(boss);
		expect(first).toMatch(/^hlc_[\w-]{43}$/);
		const kept = JSON.stringify(await at.app.db.selectFrom("api_key").selectAll().execute());
		expect(kept).not.toContain(first);
		const shown = await page(boss.get(keys));
		expect(shown.made).toBeNull();
		expect(JSON.stringify(shown)).not.toContain(first);
		const [key] = shown.keys;
		expect(key).toMatchObject({ name: "Website", end: first.slice(-4), renewedAt: null, lastUsedOn: null });
		const id = key?.id ?? "";
		expect((await boss.post(keys, { do: "name-key", key: id, keyName: "App" })).status).toBe(303);
		expect((await boss.post(keys, { do: "name-key", key: id, keyName: " " })).status).toBe(422);
		at.later(5);
		const renewed = (await page(boss.post(keys, { do: "renew-key", key: id }))).made;
		expect(renewed?.name).toBe("App");
		expect((await call(DETAIL, first)).status).toBe(401);
		expect((await call(DETAIL, renewed?.token ?? "")).status).toBe(200);
		expect((await boss.post(keys, { do: "end-key", key: id })).status).toBe(303);
		expect((await call(DETAIL, renewed?.token ?? "")).status).toBe(401);
		for (const form of ["name-key", "renew-key", "end-key"]) {
			const gone = await boss.post(keys, { do: form, key: id, keyName: "x" });
			expect([form, gone.status]).toEqual([form, 404]);
		}
		const trail = await at.app.db
			.selectFrom("audit_log")
			.select(["actor", "action"])
			.where("action", "like", "%ApiKey")
			.orderBy("audit_id")
			.execute();
		expect(trail.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
			"partner makeApiKey",
			"partner nameApiKey",
			"partner renewApiKey",
			"partner endApiKey",
		]);
		// Five at one time; making one asks for a fresh proof of the mailbox.
		for (const name of ["1", "2", "3", "4", "5"]) await made(boss, name);
		expect((await at.view(boss.post(keys, { do: "make-key", keyName: "6" }))).form?.refused).toBe("TOO_MANY_KEYS");
		at.later(16);
		expect((await boss.post(keys, { do: "make-key", keyName: "7" })).status).toBe(403);
	});

	it("are each partner's own: another's key can neither be seen nor changed, and each role does what the table says", async () => {
		const boss = await at.member("partner", "owner");
		await made(boss);
		const id = (await page(boss.get(keys))).keys[0]?.id ?? "";
		const other = await at.member("partner", "owner", "SP-2");
		expect((await page(other.get(keys))).keys).toEqual([]);
		for (const role of MEMBER_ROLES) {
			const own = role === "owner" ? boss : await at.member("partner", role);
			expect([role, (await own.get(keys)).status]).toEqual([role, 200]);
			const mayChange = mayAct({ role, organisation: { kind: "partner", code: "SP-1" } }, "keys.change");
			expect((await page(own.get(keys))).mayChange).toBe(mayChange);
			for (const form of ["name-key", "renew-key", "end-key"]) {
				if (mayChange) continue;
				expect([role, form, (await own.post(keys, { do: form, key: id, keyName: "x" })).status]).toEqual([
					role,
					form,
					404,
				]);
			}
		}
		for (const form of ["name-key", "renew-key", "end-key"]) {
			expect([form, (await other.post(keys, { do: form, key: id, keyName: "x" })).status]).toEqual([form, 404]);
		}
		const owner = await at.member("owner", "owner");
		expect((await owner.get(keys)).status).toBe(404);
	});

	it("open the read-only calls, whose links carry the code, and count by day; an offer is the partner's", async () => {
		const boss = await at.member("partner", "owner");
		const token = await made(boss);
		const detail = await call(DETAIL, token, { Cookie: "partner=SP-2; host=SP-2" });
		const { url, ...home } = await detail.json();
		expect(url).toMatch(/^\/nl\/sp-SP-1\/vakantiehuis-.+-a990001$/);
		const plain = await (await new GuestBrowser(at.site).get(DETAIL)).json();
		expect({ ...home, url: url.replace("/sp-SP-1", "") }).toEqual(plain);
		expect(JSON.stringify(home)).not.toMatch(/commission/i);
		// The link leads to the home and leaves the code.
		const guest = new GuestBrowser(at.site);
		expect((await guest.get(url)).headers.get("Location")).toBe(plain.url);
		expect(guest.cookies.get("partner")).toBe("SP-1");
		const found = await (await call("/search-api/search?lang=nl", token)).json();
		for (const acco of found.accos) expect(acco.url).toContain("/nl/sp-SP-1/");
		expect((await call("/api/accommodations/a990001/calendar?from=2027-03", token)).status).toBe(200);
		const quoted = await new GuestBrowser(at.site).json("/api/quotes", quoteRequest(), {
			Authorization: `Bearer ${token}`,
		});
		expect(quoted.status).toBe(200);
		const origins = await at.app.db.selectFrom("quote").select("origin").execute();
		expect(origins).toEqual([{ origin: "partner" }]);
		expect((await page(boss.get(keys))).days).toEqual([
			{ day: "2027-01-15", calls: 4, of: { search: 1, home: 1, calendar: 1, quote: 1 } },
		]);
		expect((await page(boss.get(keys))).keys[0]?.lastUsedOn).toBe("2027-01-15");
	});

	it("are counted each by itself, by day and by what was asked, and of no other partner", async () => {
		const boss = await at.member("partner", "owner");
		const tokens = [await made(boss, "Website"), await made(boss, "App")];
		const [first = "", second = ""] = tokens;
		for (const path of [DETAIL, DETAIL, "/search-api/count?lang=nl"]) await call(path, first);
		await call("/search-api/search?lang=nl", second);
		at.later(24 * 60);
		await call(`${DETAIL}&x=1`, second);
		// What was refused is no call.
		await call("/api/docs", second);
		await at.signIn("partner", "owner@sp-1.example", boss);
		const today = { day: "2027-01-16", calls: 1, of: { home: 1 } };
		const all = await page(boss.get(keys));
		expect([all.callsOf, all.days]).toEqual([
			null,
			[today, { day: "2027-01-15", calls: 4, of: { home: 2, search: 2 } }],
		]);
		expect(all.keys.map(({ name, calls }) => [name, calls])).toEqual([
			["Website", 3],
			["App", 2],
		]);
		const [website, app] = all.keys.map(({ id }) => id);
		expect((await page(boss.get(`${keys}?key=${website}`))).days).toEqual([
			{ day: "2027-01-15", calls: 3, of: { home: 2, search: 1 } },
		]);
		// An ended key counts among all; by itself it is as another's: there is none.
		await boss.post(keys, { do: "end-key", key: app ?? "" });
		const ended = await page(boss.get(`${keys}?key=${app}`));
		expect([ended.callsOf, ended.days]).toEqual([null, all.days]);
		const other = await at.member("partner", "owner", "SP-2");
		const theirs = await page(other.get(`${keys}?key=${website}`));
		expect([theirs.callsOf, theirs.days]).toEqual([null, []]);
		// A month later they are no longer shown.
		at.later(30 * 24 * 60);
		await at.signIn("partner", "owner@sp-1.example", boss);
		const later = await page(boss.get(keys));
		expect([later.days, later.keys.map(({ calls }) => calls)]).toEqual([[], [0]]);
	});

	it("are refused where they are unknown, ended with their partner, or meant for another call", async () => {
		const boss = await at.member("partner", "owner");
		const token = await made(boss);
		const refused = await call("/api/accommodations/a990001", `${token}x`, { "Accept-Language": "de" });
		expect(refused.headers.get("Content-Type")).toBe("application/problem+json");
		expect(refused.headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
		expect(await refused.json()).toMatchObject({
			status: 401,
			code: "KEY_UNKNOWN",
			title: expect.stringMatching(/^Diesen Schlüssel/),
		});
		for (const path of ["/api/get-client-ip", "/api/getHuis", "/api/docs"]) {
			expect([path, (await call(path, token)).status]).toEqual([path, 403]);
		}
		const booked = await new GuestBrowser(at.site).json("/api/bookings", {}, { Authorization: `Bearer ${token}` });
		expect(booked.status).toBe(403);
		// Another scheme is not ours: a proxy before the site may ask for it.
		expect((await new GuestBrowser(at.site).get(DETAIL, { Authorization: "Basic eDp4" })).status).toBe(200);
		const partner = { code: "SP-1", version: 1, terms: { ...AGENCY, label: "Bergweh", status: "inactive" as const } };
		expect((await changePartner(at.app, partner, BY)).ok).toBe(true);
		expect((await call(DETAIL, token)).status).toBe(401);
	});

	it("have a limit each, which no address shares", async () => {
		const boss = await at.member("partner", "owner");
		const [first, second] = [await made(boss), await made(boss, "App")];
		const { perHour } = await page(boss.get(keys));
		expect(perHour).toBe(3600);
		const app = testApp(database(), { rateLimits: { key: 2 } });
		const site = guestSite(app);
		const statuses = async (token: string, count: number) => {
			const all: number[] = [];
			for (let n = 0; n < count; n++) all.push((await ask(token)).status);
			return all;
		};
		const ask = (token: string) => new GuestBrowser(site).get(DETAIL, { Authorization: `Bearer ${token}` });
		expect(await statuses(first, 3)).toEqual([200, 200, 429]);
		expect(await statuses(second, 1)).toEqual([200]);
		expect(Number((await ask(first)).headers.get("Retry-After"))).toBeGreaterThanOrEqual(1800);
		app.clock.set("2027-01-15T10:31:00Z");
		expect(await statuses(first, 2)).toEqual([200, 429]);
	});
});
