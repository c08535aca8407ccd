import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dateRange } from "#db/availability/claims.ts";
import { openIcalConflicts } from "#db/availability/ical-blocks.ts";
import { addNewSources, icalSyncOf, takeDueSource } from "#db/availability/ical-sources.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { type CalendarServer, calendarServer, calendarText } from "#tests/support/calendar-server.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { blocksOf } from "#tests/support/feeds.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import { exportIcal, icalAddressOf } from "./export-ical.ts";
import { backOffMinutes, importIcal } from "./import-ical.ts";

const HOME = "a990001";
const MINUTE_MS = 60_000;

describeOnBoth("calendars that homes take in", (database) => {
	let server: CalendarServer;
	let app: TestApp;

	beforeEach(async () => {
		const { db } = database();
		await emptyTables(db);
		await seedFixture(db);
		server = await calendarServer();
		app = testApp(database(), { fetchAllow: [server.host] });
	});
	afterEach(() => server.close());

	const wait = (minutes: number) => {
		app.clock.set(new Date(app.clock.now().getTime() + minutes * MINUTE_MS).toISOString());
	};
	/** The next reading of all that works. */
	const again = async () => {
		wait(10);
		return importIcal(app);
	};
	const take = async (accoId: string, ...paths: string[]) => {
		const addresses = paths.map((path) => server.url(path));
		await app.db.updateTable("accommodation").set({ ical_import: addresses }).where("acco_id", "=", accoId).execute();
	};
	const blocks = (unit = HOME) => blocksOf(app.db, unit);
	const mails = () => app.db.selectFrom("email_outbox").selectAll().where("kind", "=", "staff_ical_conflict").execute();
	const book = async (arrival: string, departure: string, type: "Booking" | "Option" = "Booking") => {
		const offer = await offered(app, { arrival, departure });
		const made = await createBooking(app, bookingBody(offer.quoteId, { type }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer.bookingNo;
	};
	const block = async (from: string, to: string, unit = HOME) => {
		const stay = dateRange({ arrival: dayOf(from), departure: dayOf(to) });
		const row = { unit_id: unit, stay, kind: "owner" as const, booking_id: null, expires_at: null, released_at: null };
		await app.db.insertInto("occupancy").values(row).execute();
	};

	it("block their nights, follow what moves and give back what is gone", async () => {
		server.set("/a", calendarText(["2027-03-01", "2027-03-08"], ["2027-04-01", "2027-04-05"]));
		await take(HOME, "/a");
		expect(await importIcal(app)).toEqual({ read: 1, failed: 0, removed: 0 });
		expect(await blocks()).toEqual(["ical [2027-03-01,2027-03-08)", "ical [2027-04-01,2027-04-05)"]);
		expect(await icalSyncOf(app.db, HOME)).toEqual([
			{
				sourceId: expect.any(Number),
				byOwner: false,
				address: server.url("/a"),
				lastSyncAt: app.clock.now(),
				lastSuccessAt: app.clock.now(),
				lastError: null,
				failures: 0,
				events: 2,
				problems: {},
				openConflicts: 0,
				nextAttemptAt: new Date(app.clock.now().getTime() + 9.5 * MINUTE_MS),
			},
		]);
		expect(await importIcal(app)).toEqual({ read: 0, failed: 0, removed: 0 });

		server.set("/a", calendarText(["2027-03-03", "2027-03-10"]));
		expect((await again()).read).toBe(1);
		expect(await blocks()).toEqual(["ical [2027-03-03,2027-03-10)"]);
		server.set("/a", calendarText());
		await again();
		expect(await blocks()).toEqual([]);
	});

	it("notify the search of changes, and only of changes", async () => {
		server.set("/a", calendarText(["2027-03-01", "2027-03-08"]));
		await take(HOME, "/a");
		await importIcal(app);
		await emptyTables(app.db, ["change_log"]);
		const rows = await app.db.selectFrom("occupancy").select("occupancy_id").execute();
		await again();
		expect(await app.db.selectFrom("occupancy").select("occupancy_id").execute()).toEqual(rows);
		const logged = () => app.db.selectFrom("change_log").select("acco_id").distinct().execute();
		expect(await logged()).toEqual([]);
		server.set("/a", calendarText(["2027-03-01", "2027-03-09"]));
		await again();
		expect(await logged()).toEqual([{ acco_id: HOME }]);
	});

	it("block all units of a home, and only of homes for sale", async () => {
		await seedHomeLike(app.db, HOME, { accoId: "a1", units: ["u1", "u2"] });
		await seedHomeLike(app.db, HOME, { accoId: "a2", status: "off" });
		await seedHomeLike(app.db, HOME, { accoId: "a3", status: "test" });
		server.set("/a", calendarText(["2027-03-01", "2027-03-08"]));
		for (const accoId of ["a1", "a2", "a3"]) await take(accoId, "/a");
		expect((await importIcal(app)).read).toBe(2);
		for (const unit of ["u1", "u2", "a3"]) expect(await blocks(unit)).toEqual(["ical [2027-03-01,2027-03-08)"]);
		expect(await blocks("a2")).toEqual([]);
	});

	it("overwrite nothing: of nights that the owner or another calendar blocks the free ones are added", async () => {
		await block("2027-03-03", "2027-03-05");
		server.set("/a", calendarText(["2027-03-01", "2027-03-08"]));
		server.set("/b", calendarText(["2027-03-06", "2027-03-12"]));
		await take(HOME, "/a", "/b");
		await importIcal(app);
		expect(await blocks()).toHaveLength(4);
		expect((await icalSyncOf(app.db, HOME)).map((sync) => sync.openConflicts)).toEqual([0, 0]);
		// Nights that the first gives back belong to the second at once.
		server.set("/a", calendarText());
		await again();
		expect(await blocks()).toEqual(["owner [2027-03-03,2027-03-05)", "ical [2027-03-06,2027-03-12)"]);
	});

	it("meet a booking: it stays, the free nights are blocked, and the office is notified once", async () => {
		const bookingNo = await book("2027-03-05", "2027-03-08");
		server.set("/a", calendarText(["2027-03-03", "2027-03-12", "Reserved - Alex Secret"]));
		await take(HOME, "/a");
		await importIcal(app);
		const expected = [
			"ical [2027-03-03,2027-03-05)",
			"booking [2027-03-05,2027-03-08)",
			"ical [2027-03-08,2027-03-12)",
		];
		expect(await blocks()).toEqual(expected);
		const [conflict] = await openIcalConflicts(app.db);
		expect(conflict).toMatchObject({
			accoId: HOME,
			host: "127.0.0.1",
			from: dayOf("2027-03-03"),
			to: dayOf("2027-03-12"),
			claim: { kind: "booking", bookingNo, from: dayOf("2027-03-05"), to: dayOf("2027-03-08") },
			firstSeenAt: app.clock.now(),
			lastSeenAt: app.clock.now(),
		});
		const [mail] = await mails();
		expect(mail).toMatchObject({ recipient: "office@halcyon.example", lang: "nl", booking_id: null });
		expect(mail?.subject).toContain("Dubbele bezetting? Haus Eins (a990001)");
		expect(mail?.text).toContain(bookingNo);
		expect(mail?.text).not.toContain("precies dezelfde nachten");
		expect(JSON.stringify(mail)).not.toMatch(/Secret|Noor|Vries/);

		await again();
		expect(await mails()).toHaveLength(1);
		expect(await openIcalConflicts(app.db)).toMatchObject([{ lastSeenAt: app.clock.now() }]);
		expect((await icalSyncOf(app.db, HOME))[0]?.openConflicts).toBe(1);

		server.set("/a", calendarText());
		await again();
		expect(await openIcalConflicts(app.db)).toEqual([]);
		const row = await app.db.selectFrom("ical_conflict").select("resolved_at").executeTakeFirstOrThrow();
		expect(row.resolved_at).toEqual(app.clock.now());
		expect(await blocks()).toEqual(["booking [2027-03-05,2027-03-08)"]);
	});

	it("that meet a booking again after an hour are reported again, and not while they flicker", async () => {
		await book("2027-03-05", "2027-03-08");
		const theirs = calendarText(["2027-03-05", "2027-03-08", "Reserved"]);
		server.set("/a", theirs);
		await take(HOME, "/a");
		await importIcal(app);
		expect(await mails()).toHaveLength(1);

		for (const text of [calendarText(), theirs]) {
			server.set("/a", text);
			await again();
		}
		expect(await openIcalConflicts(app.db)).toHaveLength(1);
		expect(await mails()).toHaveLength(1);

		server.set("/a", calendarText());
		await again();
		wait(60);
		server.set("/a", theirs);
		await again();
		expect(await openIcalConflicts(app.db)).toMatchObject([{ firstSeenAt: app.clock.now() }]);
		expect(await mails()).toHaveLength(2);
		await again();
		expect(await mails()).toHaveLength(2);
	});

	it("meet an option: when that runs out its nights are blocked, with no new reading", async () => {
		await book("2027-03-05", "2027-03-08", "Option");
		server.set("/a", calendarText(["2027-03-05", "2027-03-08"]));
		await take(HOME, "/a");
		await importIcal(app);
		expect(await blocks()).toEqual(["option [2027-03-05,2027-03-08)"]);
		expect((await mails())[0]?.text).toContain("precies dezelfde nachten");
		// Two days later, while the calendar cannot be reached and is not due.
		server.set("/a", { status: 500 });
		wait(48 * 60 - 1);
		expect((await importIcal(app)).failed).toBe(1);
		wait(2);
		expect(await importIcal(app)).toEqual({ read: 0, failed: 0, removed: 0 });
		expect(await blocks()).toEqual(["ical [2027-03-05,2027-03-08)"]);
		expect(await openIcalConflicts(app.db)).toEqual([]);
		// The booking behind it is ended by the sweep, with its mail.
		await sweepExpired(app);
		const { state } = await app.db.selectFrom("booking").select("state").executeTakeFirstOrThrow();
		expect(state).toBe("expired");
	});

	it("that cannot be read still get nights that are released", async () => {
		await block("2027-03-03", "2027-03-12");
		server.set("/a", calendarText(["2027-03-01", "2027-03-08"]));
		await take(HOME, "/a");
		await importIcal(app);
		expect(await blocks()).toEqual(["ical [2027-03-01,2027-03-03)", "owner [2027-03-03,2027-03-12)"]);
		server.set("/a", { status: 500 });
		await again();
		await app.db.updateTable("occupancy").set({ released_at: app.clock.now() }).where("kind", "=", "owner").execute();
		expect(await importIcal(app)).toEqual({ read: 0, failed: 0, removed: 0 });
		expect(await blocks()).toEqual(["ical [2027-03-01,2027-03-08)"]);
	});

	it("that bring our own bookings back are no conflict", async () => {
		await book("2027-03-05", "2027-03-08");
		const address = (await icalAddressOf(app, HOME)) ?? "";
		const ours = await exportIcal(app, address.split("/").at(-1) ?? "");
		server.set("/ours", ours?.text ?? "");
		server.set("/airbnb", calendarText(["2027-03-05", "2027-03-08", "Airbnb (Not available)"]));
		await take(HOME, "/ours", "/airbnb");
		await importIcal(app);
		expect(await openIcalConflicts(app.db)).toEqual([]);
		expect(await mails()).toEqual([]);
		expect(await blocks()).toEqual(["booking [2027-03-05,2027-03-08)"]);
		expect((await icalSyncOf(app.db, HOME)).map((sync) => sync.events)).toEqual([1, 1]);
	});

	it.each<[string, Parameters<CalendarServer["set"]>[1]]>([
		["BAD_STATUS", { status: 503 }],
		["REFUSED", { redirect: "http://10.0.0.1/secret.ics" }],
		["REFUSED", { redirect: "http://localhost:1/secret.ics" }],
		["TOO_LARGE", { bytes: 2 * 1024 * 1024 + 1 }],
		["NOT_A_CALENDAR", "<!doctype html><title>Sign in</title>"],
		["TRUNCATED", calendarText(["2027-05-01", "2027-05-08"]).slice(0, -30)],
		["UNREADABLE", calendarText(["soon", "later"])],
	])("that fail with %s keep their old blocks and say so", async (code, answer) => {
		server.set("/a", calendarText(["2027-03-01", "2027-03-08"]));
		await take(HOME, "/a");
		await importIcal(app);
		const first = app.clock.now();
		server.set("/a", answer);
		expect(await again()).toEqual({ read: 0, failed: 1, removed: 0 });
		expect(await blocks()).toEqual(["ical [2027-03-01,2027-03-08)"]);
		expect(await icalSyncOf(app.db, HOME)).toMatchObject([
			{ lastError: code, failures: 1, lastSuccessAt: first, lastSyncAt: app.clock.now(), events: 1 },
		]);
		// Addresses carry secrets.
		expect(app.log.lines.join()).toContain(code);
		expect(app.log.lines.join()).not.toContain(server.host);
	});

	it("that fail are asked ever more seldom, and as before once they work", async () => {
		expect([1, 2, 3, 4, 5, 6, 7, 50].map(backOffMinutes)).toEqual([10, 20, 40, 80, 160, 320, 360, 360]);
		server.set("/a", { status: 500 });
		await take(HOME, "/a");
		const due = async () => {
			const [sync] = await icalSyncOf(app.db, HOME);
			return ((sync?.nextAttemptAt.getTime() ?? 0) - app.clock.now().getTime()) / MINUTE_MS;
		};
		for (const minutes of [10, 20, 40]) {
			expect((await importIcal(app)).failed).toBe(1);
			expect(await due()).toBe(minutes);
			wait(minutes - 1);
			expect((await importIcal(app)).failed).toBe(0);
			wait(1);
		}
		server.set("/a", calendarText());
		expect((await importIcal(app)).read).toBe(1);
		expect(await icalSyncOf(app.db, HOME)).toMatchObject([{ failures: 0, lastError: null }]);
		expect(await due()).toBe(9.5);
	});

	it("that the database refuses are put off and hold up no other home", async () => {
		await sql`CREATE FUNCTION refuse_block() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
			IF NEW.unit_id = ${sql.lit(HOME)} THEN RAISE EXCEPTION 'not today'; END IF; RETURN NEW; END $$`.execute(app.db);
		await sql`CREATE TRIGGER refuse_block BEFORE INSERT ON occupancy
			FOR EACH ROW EXECUTE FUNCTION refuse_block()`.execute(app.db);
		try {
			server.set("/a", calendarText(["2027-03-01", "2027-03-08"]));
			await take(HOME, "/a");
			await take("a990002", "/a");
			expect(await importIcal(app)).toEqual({ read: 1, failed: 1, removed: 0 });
		} finally {
			await sql`DROP TRIGGER refuse_block ON occupancy`.execute(app.db);
			await sql`DROP FUNCTION refuse_block`.execute(app.db);
		}
		expect(await blocks("a990002")).toEqual(["ical [2027-03-01,2027-03-08)"]);
		expect(await icalSyncOf(app.db, HOME)).toMatchObject([{ lastError: "NOT_STORED", failures: 1 }]);
		expect(app.log.lines.join()).not.toMatch(/not today/);
		await again();
		expect(await blocks()).toEqual(["ical [2027-03-01,2027-03-08)"]);
	});

	it("that hang hold up no other, and no more than four are read at once", async () => {
		const paths = Array.from({ length: 12 }, (_, index) => `/c${index}`);
		const text = calendarText(["2027-03-01", "2027-03-08"]);
		for (const path of paths) server.set(path, { text, afterMs: 60 });
		server.set("/c0", "hang");
		server.set("/c1", "trickle");
		await take(HOME, ...paths);
		await addNewSources(app.db, app.clock.now());
		// New addresses are spread over a moment when there are several.
		wait(1);
		let ended = false;
		const running = importIcal(app).finally(() => {
			ended = true;
		});
		const done = async () => (await icalSyncOf(app.db, HOME)).filter((sync) => sync.lastSuccessAt !== null).length;
		await expect.poll(done, { timeout: 8_000 }).toBe(10);
		expect(ended).toBe(false);
		expect(await running).toEqual({ read: 10, failed: 2, removed: 0 });
		const failed = (await icalSyncOf(app.db, HOME)).filter((sync) => sync.lastError !== null);
		expect(failed.map((sync) => [sync.address, sync.lastError]).sort()).toEqual([
			[server.url("/c0"), "TIMED_OUT"],
			[server.url("/c1"), "TIMED_OUT"],
		]);
		expect(server.mostOpen()).toBe(4);
		expect(await blocks()).toEqual(["ical [2027-03-01,2027-03-08)"]);
	});

	it("are read by one of many workers", async () => {
		const homes = ["a11", "a12", "a13", "a14", "a15", "a16"];
		for (const accoId of homes) {
			await seedHomeLike(app.db, HOME, { accoId, units: [`u${accoId}`, "shared"] });
			server.set(`/${accoId}`, { text: calendarText(["2027-03-01", `2027-03-${accoId.slice(1)}`]), afterMs: 30 });
			await take(accoId, `/${accoId}`);
		}
		await importIcal({ ...app, settings: { ...app.settings, fetchAllow: [] } });
		server.requests.length = 0;
		wait(11);
		const runs = await Promise.all([importIcal(app), importIcal(app), importIcal(app)]);
		expect(runs.reduce((sum, run) => sum + run.read, 0)).toBe(homes.length);
		expect(server.requests).toHaveLength(homes.length);
		// The shared unit holds the longest stay, no night twice, in any order.
		const shared = await app.db
			.selectFrom("occupancy")
			.select("stay")
			.where("unit_id", "=", "shared")
			.orderBy("stay")
			.execute();
		expect(shared[0]?.stay.slice(0, 11)).toBe("[2027-03-01");
		expect(shared.at(-1)?.stay.slice(-11)).toBe("2027-03-16)");
	});

	it("are handed to one reader each, however many ask at once", async () => {
		await take(HOME, "/a");
		await addNewSources(app.db, app.clock.now());
		const now = app.clock.now();
		for (let round = 1; round <= 5; round++) {
			const at = new Date(now.getTime() + round * 10 * MINUTE_MS);
			const lease = new Date(at.getTime() + MINUTE_MS);
			const handed = await Promise.all(Array.from({ length: 15 }, () => takeDueSource(app.db, at, lease)));
			expect(handed.filter((source) => source !== null)).toHaveLength(1);
		}
	});

	it("that a slow reader brings late are not put in the place of newer ones", async () => {
		server.set("/a", { text: calendarText(["2027-03-01", "2027-03-08"]), afterMs: 1_500 });
		await take(HOME, "/a");
		const slow = importIcal(app);
		await expect.poll(() => server.requests.length).toBe(1);
		server.set("/a", calendarText(["2027-04-01", "2027-04-08"]));
		// Long enough for another to take it over.
		wait(6);
		expect((await importIcal(app)).read).toBe(1);
		await slow;
		expect(await blocks()).toEqual(["ical [2027-04-01,2027-04-08)"]);
	});

	it("are not sent again while they are the same, and are read whole once a day", async () => {
		const text = calendarText(["2027-03-01", "2027-03-08"]);
		server.set("/a", { text, etag: '"v1"' });
		await take(HOME, "/a");
		await importIcal(app);
		await again();
		expect(server.requests.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, '"v1"']);
		expect(await icalSyncOf(app.db, HOME)).toMatchObject([
			{ lastError: null, events: 1, lastSuccessAt: app.clock.now() },
		]);
		expect(await blocks()).toEqual(["ical [2027-03-01,2027-03-08)"]);
		wait(24 * 60);
		await importIcal(app);
		expect(server.requests.at(-1)?.headers["if-none-match"]).toBeUndefined();
	});

	it("that a home gave up lose their blocks; what another wants stays", async () => {
		const bookingNo = await book("2027-03-08", "2027-03-12");
		server.set("/a", calendarText(["2027-03-01", "2027-03-09"]));
		server.set("/b", calendarText(["2027-03-03", "2027-03-05"]));
		await take(HOME, "/a", "/b");
		await importIcal(app);
		expect(bookingNo).toMatch(/^H/);
		expect(await openIcalConflicts(app.db)).toHaveLength(1);
		await take(HOME, "/b");
		expect((await importIcal(app)).removed).toBe(1);
		expect(await blocks()).toEqual(["ical [2027-03-03,2027-03-05)", "booking [2027-03-08,2027-03-12)"]);
		expect(await icalSyncOf(app.db, HOME)).toHaveLength(1);
		expect(await openIcalConflicts(app.db)).toEqual([]);
		expect(await app.db.selectFrom("ical_conflict").select("ical_source_id").execute()).toEqual([
			{ ical_source_id: null },
		]);
	});

	it("leave a unit that the home gave up", async () => {
		await seedHomeLike(app.db, HOME, { accoId: "a1", units: ["u1", "u2"] });
		server.set("/a", calendarText(["2027-03-01", "2027-03-08"]));
		await take("a1", "/a");
		await importIcal(app);
		await app.db.deleteFrom("acco_unit").where("unit_id", "=", "u2").execute();
		await again();
		expect([await blocks("u1"), await blocks("u2")]).toEqual([["ical [2027-03-01,2027-03-08)"], []]);
	});

	it("race with bookings for the same nights, and no night is taken twice", async () => {
		server.set("/a", { text: calendarText(["2027-03-05", "2027-03-08"]), afterMs: 20 });
		await take(HOME, "/a");
		const offer = await offered(app, { arrival: "2027-03-05", departure: "2027-03-08" });
		const [booked] = await Promise.all([createBooking(app, bookingBody(offer.quoteId), newKey()), importIcal(app)]);
		const conflicts = await openIcalConflicts(app.db);
		expect(await blocks()).toEqual([`${booked.ok ? "booking" : "ical"} [2027-03-05,2027-03-08)`]);
		expect(conflicts).toHaveLength(booked.ok ? 1 : 0);
	});
});
