import { beforeEach, expect, it } from "vitest";
import { listOwnerEarnings } from "#db/organisations/owner-bookings.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { OWNER_ACTS } from "#server/pages/owner-actions.ts";
import { cancelBooking } from "#services/booking/cancel.ts";
import { linkToken } from "#services/booking/links.ts";
import { receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { exportIcal } from "#services/ical/export-ical.ts";
import { importIcal } from "#services/ical/import-ical.ts";
import { lettingReport } from "#services/organisations/owner-report.ts";
import { bookingPage } from "#services/pages/booking-page.ts";
import { addOwner } from "#services/partners/change-partners.ts";
import type { OwnerPage } from "#site/views/owner-view.ts";
import { expectLedgerAsReckoned } from "#tests/support/books.ts";
import { type CalendarServer, calendarServer, calendarText } from "#tests/support/calendar-server.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { BY, DOORS, organisationSite } from "#tests/support/organisation-site.ts";
import { seedHomeLike } from "#tests/support/seed-homes.ts";

/** What home owners see and do in the portal (issue 16, domain.md §5). */

const HOME = "a990001";
const OTHER = "a990002";
const PORTAL = DOORS.portal;

describeByTurns("home owners", (database) => {
	const at = organisationSite(database);

	beforeEach(async () => {
		await addOwner(at.app, { code: "HO-2", terms: { email: null, lang: "nl", status: "active" } }, BY);
		await own(HOME, "HO-1");
		await own(OTHER, "HO-2");
	});

	const own = (accoId: string, code: string) =>
		at.app.db.updateTable("accommodation").set({ owner_code: code }).where("acco_id", "=", accoId).execute();
	const onRequest = () =>
		at.app.db.updateTable("accommodation").set({ book_mode: "on_request" }).where("acco_id", "=", HOME).execute();

	async function pageOf<Name extends OwnerPage["name"]>(browser: GuestBrowser, path: string, name: Name) {
		const { page } = await at.view(browser.get(PORTAL + path));
		if (page.name !== name) throw new Error(`${path} is ${page.name}`);
		return page as Extract<OwnerPage, { name: Name }>;
	}
	const guest = () => new GuestBrowser(at.site);
	async function pay(bookingNo: string, cents: number) {
		const row = await at.rowOf(bookingNo);
		const by = { bookingId: row.booking_id, cents, reference: `ref-${bookingNo}-${cents}`, by: BY };
		expect((await receiveBankTransfer(at.app, by)).ok).toBe(true);
	}

	it("read no name and no contact of a guest before the first payment is in, and both after it", async () => {
		const claire = await at.member("owner", "owner");
		const { answer } = await at.book(guest());
		const path = `/bookings/${answer.bookingNo}`;
		const secrets = /Vries|client@example\.org|\+31/;
		for (const one of ["", "/bookings", path, `/calendar/${HOME}`, "/earnings"]) {
			expect([one, secrets.test(await (await claire.get(PORTAL + one)).text())]).toEqual([one, false]);
		}
		const [first] = await at.app.db
			.selectFrom("instalment as i")
			.innerJoin("booking as b", "b.booking_id", "i.booking_id")
			.select("i.cents")
			.where("b.booking_no", "=", answer.bookingNo)
			.orderBy("i.seq")
			.execute();
		const cents = first?.cents ?? 0;
		await pay(answer.bookingNo, cents - 1);
		expect((await pageOf(claire, path, "ownerBooking")).contact).toBeNull();
		await pay(answer.bookingNo, 1);
		expect((await pageOf(claire, path, "ownerBooking")).contact).toMatchObject({
			name: "Noor de Vries",
			email: "client@example.org",
		});
		// A month after the stay nobody needs it any more.
		at.app.clock.set("2027-06-08T10:00:00Z");
		await at.signIn("owner", "owner@ho-1.example", claire);
		expect((await pageOf(claire, path, "ownerBooking")).contact).toBeNull();
	});

	it("read what homes like theirs bring in, less the fee that they agreed, and may ask about another", async () => {
		const claire = await at.member("owner", "owner");
		await at.app.db.updateTable("homeowner").set({ fee_bp: 2000 }).where("code", "=", "HO-1").execute();
		const own = async () => (await pageOf(claire, "/earnings", "ownerEarnings")).estimate;
		// Of H1, with two homes on the site. Places are kept for a second: those of the test before are on their way out.
		await expect
			.poll(async () => (await own()).requested, { timeout: 10_000 })
			.toEqual({ kind: "chalet", place: "oostenrijk/tirol", bedrooms: "3" });
		expect((await own()).answer?.found).toBeNull();
		for (const accoId of ["a1", "a2", "a3", "a4"]) {
			await seedHomeLike(at.app.db, "a990002", { accoId, units: [accoId] });
		}
		const requested = await pageOf(claire, "/earnings?kind=holidayHome&place=oostenrijk&bedrooms=4", "ownerEarnings");
		expect(requested.estimate.answer?.found).toMatchObject({ of: "asked", homes: 5, feeBp: 2000 });
	});

	it("see nothing of another's homes: as if there were none", async () => {
		const claire = await at.member("owner", "owner");
		const { answer } = await at.book(
			guest(),
			{},
			{ accoId: OTHER, adults: 4, arrival: "2027-06-05", departure: "2027-06-12" },
		);
		const missing = await (await claire.get(`${PORTAL}/bookings/H00000000`)).text();
		for (const path of [`/bookings/${answer.bookingNo}`, `/calendar/${OTHER}`, "/calendar/a123456789"]) {
			const got = await claire.get(PORTAL + path);
			expect([path, got.status, await got.text()]).toEqual([path, 404, missing]);
		}
		expect((await pageOf(claire, "", "ownerOverview")).homes.map(({ accoId }) => accoId)).toEqual([HOME]);
		expect((await pageOf(claire, "/bookings", "ownerBookings")).lines).toEqual([]);
		expect((await pageOf(claire, "/earnings", "ownerEarnings")).months).toEqual([]);
		const before = await trail();
		const days = { from: "2027-09-01", to: "2027-09-04", kind: "owner", reason: "" };
		const theirs: Readonly<Record<keyof typeof OWNER_ACTS, Record<string, string>>> = {
			accept: { booking: answer.bookingNo, version: "1" },
			decline: { booking: answer.bookingNo, version: "1", why: "other" },
			block: { home: OTHER, ...days },
			unblock: { home: OTHER, block: "x".repeat(22) },
			"add-calendar": { home: OTHER, calendar: "https://calendar.example/a.ics" },
			"leave-calendar": { home: OTHER, source: "1" },
			"new-address": { home: OTHER },
			"propose-season": { home: OTHER, season: "2027-01-01", night: "100", weekend: "100", minNights: "3" },
			"propose-facts": { home: OTHER, registration: "X" },
			"add-pictures": { home: OTHER },
			"caption-picture": { home: OTHER, picture: "/drawings/x", caption: "Eve" },
			"move-picture": { home: OTHER, picture: "/drawings/x", move: "up" },
			"leave-picture": { home: OTHER, picture: "/drawings/x" },
			"propose-pictures": { home: OTHER },
			"discard-pictures": { home: OTHER },
			withdraw: { home: OTHER, proposal: "x".repeat(22) },
			letting: { letting: "" },
		};
		for (const [name, values] of Object.entries(theirs)) {
			const got = await claire.post(`${PORTAL}/bookings`, { do: name, ...values });
			expect([name, got.status]).toEqual([name, name === "letting" ? 422 : 404]);
		}
		expect(await trail()).toBe(before);
	});

	const trail = async () => {
		const rows = await at.app.db.selectFrom("audit_log").select("audit_id").where("actor", "=", "owner").execute();
		return rows.length;
	};

	it("answer a request in the portal as by the mail's link, once", async () => {
		await onRequest();
		const claire = await at.member("owner", "member");
		const reader = await at.member("owner", "reader");
		const ask = async (arrival: string, departure: string) => {
			const made = await at.book(guest(), { type: "Application" }, { arrival, departure });
			expect(made.status).toBe(201);
			return String(made.answer.bookingNo);
		};
		const first = await ask("2027-05-01", "2027-05-08");
		const second = await ask("2027-05-08", "2027-05-15");
		const third = await ask("2027-05-15", "2027-05-22");
		const { requests } = await pageOf(claire, "", "ownerOverview");
		expect(requests.map(({ bookingNo }) => bookingNo)).toEqual([first, second, third]);
		const [shown] = requests;
		expect(shown).toMatchObject({
			answerBy: "2027-01-16T10:00:00.000Z",
			lapsesAt: "2027-01-18T10:00:00.000Z",
			minutesLeft: 24 * 60,
		});
		const values = { booking: first, version: String(shown?.version) };
		expect((await reader.post(PORTAL, { do: "accept", ...values })).status).toBe(404);
		const accepted = await claire.post(PORTAL, { do: "accept", ...values });
		expect(accepted.headers.get("Location")).toBe("/nl/portaal?done=accepted");
		const row = await at.rowOf(first);
		expect(row).toMatchObject({ state: "option", version: (shown?.version ?? 0) + 1 });
		expect(row.expires_at?.toISOString()).toBe("2027-01-16T10:00:00.000Z");
		const again = await at.view(claire.post(PORTAL, { do: "accept", ...values }));
		expect(again.form).toMatchObject({ name: "accept", refused: "STALE" });
		const no = { do: "decline", booking: second, version: "1", why: "own_use" };
		const wordless = await claire.post(PORTAL, { ...no, why: "" });
		expect(wordless.status).toBe(422);
		expect((await claire.post(PORTAL, { ...no, words: "Wij zijn er zelf." })).status).toBe(303);
		expect(await at.rowOf(second)).toMatchObject({ state: "declined", decline_reason: "Wij zijn er zelf." });
		// The mail's link still answers what is open, and only that.
		const link = (bookingNo: Awaited<ReturnType<typeof at.rowOf>>) =>
			`/answer/nl/${linkToken(at.app, "owner", bookingNo)}`;
		expect((await guest().post(link(await at.rowOf(second)), { do: "accept" })).status).toBe(409);
		expect((await guest().post(link(await at.rowOf(third)), { do: "accept" })).status).toBe(200);
		expect((await pageOf(claire, "", "ownerOverview")).requests).toEqual([]);
		const said = await at.app.db
			.selectFrom("audit_log")
			.select(["actor", "action"])
			.where("subject_id", "in", [first, second])
			.where("actor", "=", "owner")
			.orderBy("audit_id")
			.execute();
		expect(said).toEqual([
			{ actor: "owner", action: "acceptApplication" },
			{ actor: "owner", action: "declineApplication" },
		]);
	});

	it("show no request that has lapsed", async () => {
		await onRequest();
		const claire = await at.member("owner", "owner");
		await at.book(guest(), { type: "Application" });
		at.later(72 * 60);
		await at.signIn("owner", "owner@ho-1.example", claire);
		expect((await pageOf(claire, "", "ownerOverview")).requests).toEqual([]);
	});

	it("close nights as staff do, see who has them where they are taken, and open their own alone", async () => {
		const claire = await at.member("owner", "member");
		const path = `${PORTAL}/calendar/${HOME}`;
		const days = { do: "block", home: HOME, from: "2027-05-03", to: "2027-05-06", kind: "owner", reason: "Familie" };
		expect((await claire.post(path, days)).headers.get("Location")).toBe(`/nl/portaal/calendar/${HOME}?done=blocked`);
		const stay = { accoId: HOME, arrival: "2027-05-01", departure: "2027-05-08", adults: 2, lang: "nl" };
		expect((await guest().json("/api/quotes", stay)).status).toBe(409);
		const page = await pageOf(claire, `/calendar/${HOME}?from=2027-05`, "ownerCalendar");
		const night = (iso: string) => page.months.flatMap(({ days }) => days).find(({ day }) => day === dayOf(iso));
		expect(night("2027-05-03")).toMatchObject({ kind: "owner", begins: true, ends: false, nightCents: null });
		expect(night("2027-05-05")).toMatchObject({ kind: "owner", ends: true });
		expect(night("2027-05-06")).toMatchObject({ kind: "free", nightCents: 12_000 });
		const twice = await claire.post(path, { ...days, from: "2027-05-05", to: "2027-05-08" });
		expect(twice.status).toBe(409);
		const shown = await at.view(twice);
		expect(shown.form).toMatchObject({ refused: "NIGHTS_TAKEN", values: { from: "2027-05-05" } });
		expect(shown.page).toMatchObject({ takenBy: [{ kind: "owner", from: "2027-05-03", reason: "Familie" }] });
		const wrong = await at.view(claire.post(path, { ...days, from: "2026-01-01", to: "x" }));
		expect(wrong.form?.errors).toEqual({ to: "INVALID_FORMAT" });
		const block = page.stays[0]?.block ?? "";
		// Blocks of staff are not the owner's to open, nor the other way round.
		expect((await claire.post(path, { do: "unblock", home: HOME, block: `${block}x` })).status).toBe(404);
		const trailed = await at.app.db
			.selectFrom("audit_log")
			.select(["actor", "subject_id"])
			.where("action", "=", "blockNights")
			.execute();
		expect(trailed).toEqual([{ actor: "owner", subject_id: HOME }]);
		expect((await claire.post(path, { do: "unblock", home: HOME, block })).status).toBe(303);
		expect((await at.book(guest())).status).toBe(201);
	});

	it("take calendars in and give them up, read how it goes, and see conflicts by name", async () => {
		const server: CalendarServer = await calendarServer();
		try {
			const app = { ...at.app, settings: { ...at.app.settings, fetchAllow: [server.host] } };
			const claire = await at.member("owner", "member");
			const path = `${PORTAL}/calendar/${HOME}`;
			const { answer } = await at.book(guest());
			server.set("/a", calendarText(["2027-05-05", "2027-05-10"], ["2027-06-01", "2027-06-03"]));
			const form = { do: "add-calendar", home: HOME, calendar: server.url("/a") };
			expect((await claire.post(path, { ...form, calendar: "no address" })).status).toBe(422);
			// An address of this machine has no dot in its host, which forms ask for: it comes as a feed's would.
			await at.app.db
				.insertInto("ical_source")
				.values({ acco_id: HOME, address: server.url("/a"), next_attempt_at: at.app.clock.now(), by_owner: true })
				.execute();
			expect(await importIcal(app)).toEqual({ read: 1, failed: 0, removed: 0 });
			const page = await pageOf(claire, `/calendar/${HOME}?from=2027-05`, "ownerCalendar");
			expect(page.conflicts).toMatchObject([
				{ from: "2027-05-05", to: "2027-05-10", calendar: "127.0.0.1", claim: "booking", bookingNo: answer.bookingNo },
			]);
			expect(page.sources).toMatchObject([{ host: "127.0.0.1", byOwner: true, error: null, stays: 2, conflicts: 1 }]);
			const kinds = page.months.flatMap(({ days }) => days).filter(({ kind }) => kind === "ical");
			expect(kinds.map(({ day }) => day)).toEqual(
				["2027-05-08", "2027-05-09", "2027-06-01", "2027-06-02"].map((iso) => dayOf(iso)),
			);
			server.set("/a", { status: 500 });
			at.later(10);
			await importIcal(app);
			const failed = await pageOf(claire, `/calendar/${HOME}`, "ownerCalendar");
			expect(failed.sources).toMatchObject([{ error: "BAD_STATUS", stays: 2 }]);
			const source = String(failed.sources[0]?.id);
			expect((await claire.post(path, { do: "leave-calendar", home: HOME, source })).status).toBe(303);
			at.later(1);
			expect((await importIcal(app)).removed).toBe(1);
			expect((await pageOf(claire, `/calendar/${HOME}`, "ownerCalendar")).sources).toEqual([]);
		} finally {
			await server.close();
		}
	});

	it("add a calendar once, of no more than ten, never their own; a feed that names others leaves it", async () => {
		const claire = await at.member("owner", "member");
		const path = `${PORTAL}/calendar/${HOME}`;
		const add = (calendar: string) => claire.post(path, { do: "add-calendar", home: HOME, calendar });
		for (let n = 0; n < 10; n++) expect((await add(`https://calendar.example/${n}.ics`)).status).toBe(303);
		const codes: unknown[] = [];
		for (const typed of [
			"https://calendar.example/0.ics",
			"https://halcyon.example/api/ical/a.ics",
			"https://b.example/",
		]) {
			codes.push((await at.view(add(typed))).form?.errors);
		}
		expect(codes).toEqual([
			{ calendar: "TOO_MANY_CALENDARS" },
			{ calendar: "OWN_CALENDAR" },
			{ calendar: "TOO_MANY_CALENDARS" },
		]);
		await at.app.db
			.updateTable("accommodation")
			.set({ ical_import: ["https://feed.example/a"] })
			.execute();
		const { sources } = await pageOf(claire, `/calendar/${HOME}`, "ownerCalendar");
		expect(sources.every(({ byOwner }) => byOwner)).toBe(true);
		expect(sources).toHaveLength(10);
	});

	it("renew the address of their calendar: the old one ends", async () => {
		const claire = await at.member("owner", "member");
		const old = (await pageOf(claire, `/calendar/${HOME}`, "ownerCalendar")).address;
		expect((await claire.post(`${PORTAL}/calendar/${HOME}`, { do: "new-address", home: HOME })).status).toBe(303);
		const { address } = await pageOf(claire, `/calendar/${HOME}`, "ownerCalendar");
		const fileOf = (url: string) => url.split("/").at(-1) ?? "";
		expect(await exportIcal(at.app, fileOf(old))).toBeNull();
		expect(await exportIcal(at.app, fileOf(address))).toMatchObject({ accoId: HOME });
	});

	it("earn by month what their bookings earn, to the cent, cancellations included; and as a file", async () => {
		const claire = await at.member("owner", "reader");
		const stays = [
			["2027-05-01", "2027-05-08"],
			["2027-05-15", "2027-05-22"],
			["2027-06-05", "2027-06-12"],
		] as const;
		const numbers: string[] = [];
		for (const [arrival, departure] of stays) {
			const { answer } = await at.book(guest(), {}, { arrival, departure });
			numbers.push(answer.bookingNo);
		}
		at.app.clock.set("2027-04-20T10:00:00Z");
		await at.signIn("owner", "reader@ho-1.example", claire);
		const gone = numbers[1] ?? "";
		const cancelled = await cancelBooking(at.app, { bookingNo: gone, cause: "guest" });
		expect(cancelled.ok).toBe(true);
		const page = await pageOf(claire, "/earnings?year=2027", "ownerEarnings");
		expect(page.months.map(({ month, stays }) => [month, stays])).toEqual([
			["2027-05", 1],
			["2027-06", 1],
		]);
		const sumOf = (lines: readonly { earnings: { netCents: number } }[]) =>
			lines.reduce((sum, { earnings }) => sum + earnings.netCents, 0);
		for (const { sum, lines } of page.months) expect(sumOf(lines)).toBe(sum.netCents);
		expect(page.months.reduce((all, { sum }) => all + sum.netCents, 0)).toBe(page.sum.netCents);
		// 1 May: rent 940.00 less 5 %, cleaning 95.00, tax 31.50; 15 % of the rent stays with the house, the booking fee too.
		const [may] = page.months;
		const [stood, kept] = may?.lines ?? [];
		const rent = stood?.earnings.rentCents ?? 0;
		expect(stood?.earnings).toMatchObject({ extrasCents: 9500, taxCents: 3150, feeCents: Math.round(rent * 0.15) });
		expect(stood?.earnings.netCents).toBe(rent + 9500 + 3150 - Math.round(rent * 0.15));
		// 25 days before arrival the fee is 90 %, of the owner's part too, without the tax.
		expect(kept?.bookingNo).toBe(gone);
		expect(kept?.earnings).toMatchObject({ rentCents: 0, feeCents: 0, netCents: kept?.earnings.keptCents });
		for (const line of page.months.flatMap(({ lines }) => lines)) {
			const one = await pageOf(claire, `/bookings/${line.bookingNo}`, "ownerBooking");
			expect(one.earnings).toEqual(line.earnings);
		}
		const file = await claire.get(page.file);
		expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(file.headers.get("Cache-Control")).toBe("private, no-store");
		const text = await file.text();
		expect(text.trimEnd().split("\r\n")).toHaveLength(5);
		expect(text.trimEnd().endsWith(`,${page.sum.netCents / 100}`)).toBe(true);
		expect(text).not.toMatch(/Vries|client@/);
		const [home] = page.report.homes;
		const quarter = home?.quarters.find(({ quarter }) => quarter === 2);
		expect(quarter).toMatchObject({ stays: 2, nights: 14 });
		expect((quarter?.paidCents ?? 0) + (quarter?.taxCents ?? 0)).toBe(page.sum.netCents);
		const dac7 = await (await claire.get(page.report.file)).text();
		expect(dac7.trimEnd().split("\r\n")).toHaveLength(5);
		const ofAll = await lettingReport(at.app, "2027", BY);
		expect(ofAll?.includes(dac7.trimEnd().split("\r\n")[2] ?? "?")).toBe(true);
		expect(await lettingReport(at.app, "2027-05", BY)).toContain(`2027-05,${HOME},`);
		expect(await lettingReport(at.app, "2027-13", BY)).toBeNull();
		// Nobody lets a test house, whatever the staff booked in it.
		const status = (status: "test" | "live") =>
			at.app.db.updateTable("accommodation").set({ status }).where("acco_id", "=", HOME).execute();
		await status("test");
		for (const period of ["2027", "2027-05"]) {
			expect([period, (await lettingReport(at.app, period, BY))?.includes(`,${HOME},`)]).toEqual([period, false]);
		}
		await status("live");
		const partner = await at.member("partner", "owner");
		for (const path of ["/earnings", "/earnings/2027.csv", "/earnings/2027-dac7.csv", "/calendar", "/bookings"]) {
			expect([path, (await partner.get(PORTAL + path)).status]).toEqual([path, 404]);
		}
	});

	it("keep what was when a home changes hands, and lose what is to come", async () => {
		const first = (await at.book(guest())).answer.bookingNo;
		const second = (await at.book(guest(), {}, { arrival: "2027-06-05", departure: "2027-06-12" })).answer.bookingNo;
		await at.app.db
			.updateTable("booking")
			.set({ state: "completed", completed_at: at.app.clock.now() })
			.where("booking_no", "=", first)
			.execute();
		await at.app.db.updateTable("homeowner").set({ fee_bp: 1000 }).where("code", "=", "HO-2").execute();
		await own(HOME, "HO-2");
		expect(await at.rowOf(first)).toMatchObject({ owner_code: "HO-1", owner_fee_bp: 1500 });
		expect(await at.rowOf(second)).toMatchObject({ owner_code: "HO-2", owner_fee_bp: 1000 });
		const year = { from: dayOf("2027-01-01"), to: dayOf("2028-01-01") };
		const numbers = async (code: string) =>
			(await listOwnerEarnings(at.app.db, code, year, at.app.clock.today())).map(({ bookingNo }) => bookingNo);
		expect([await numbers("HO-1"), await numbers("HO-2")]).toEqual([[first], [second]]);
		// The ledger says the same, line by line: what was stays earned, what is to come is taken from one and given to the other.
		await expectLedgerAsReckoned(at.app.db);
		const lines = await at.app.db
			.selectFrom("ledger_line as l")
			.innerJoin("ledger_account as a", "a.account_id", "l.account_id")
			.innerJoin("booking as b", "b.booking_id", "l.booking_id")
			.select(["b.booking_no", "a.owner_code", "l.cents"])
			.where("a.kind", "=", "owner")
			.orderBy("l.line_id")
			.execute();
		const ofStay = (bookingNo: string) =>
			lines.filter((line) => line.booking_no === bookingNo).map((line) => [line.owner_code, Math.sign(line.cents)]);
		expect(ofStay(first)).toEqual([["HO-1", 1]]);
		expect(ofStay(second).toSorted()).toEqual([
			["HO-1", -1],
			["HO-1", 1],
			["HO-2", 1],
		]);
	});

	it("state whether a private person or a trader lets, as managers alone", async () => {
		const claire = await at.member("owner", "owner");
		const member = await at.member("owner", "member");
		expect((await member.post(PORTAL, { do: "letting", letting: "trader" })).status).toBe(404);
		expect((await claire.post(PORTAL, { do: "letting", letting: "trader" })).status).toBe(303);
		expect((await pageOf(claire, "", "ownerOverview")).letting).toBe("trader");
		const request = {
			language: "nl",
			query: {},
			form: { values: {}, errors: {}, refused: null },
			idempotencyKey: "",
		} as const;
		const shown = async (slug: string) => {
			const view = await bookingPage(at.app, { ...request, slug });
			return view && "movedTo" in view
				? bookingPage(at.app, { ...request, slug: view.movedTo.split("/").at(-1) ?? "" })
				: view;
		};
		expect(await shown(HOME)).toMatchObject({ owner: { letting: "trader" } });
		expect((await shown(OTHER)) as { readonly owner: unknown }).not.toHaveProperty("owner.letting", "trader");
	});
});
