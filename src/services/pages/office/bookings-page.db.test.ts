import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { ANY_BOOKING, listBookingsPage } from "#db/bookings/office-bookings.ts";
import { insertSubmission } from "#db/forms/form-submissions.ts";
import { APPLICATION_ANSWER_HOURS, APPLICATION_HOURS } from "#domain/booking/claim.ts";
import { OWED_WITHIN_DAYS } from "#domain/booking/timers.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { cancelBooking } from "../../booking/cancel.ts";
import { createBooking } from "../../booking/create-booking.ts";
import { receiveBankTransfer } from "../../booking/sync-payment.ts";
import { answerForm } from "../../forms/answer-form.ts";
import { forgetBookings } from "../../guests/forget.ts";
import { sweepExpired } from "../../operations/sweep-expired.ts";
import { noteBooking } from "../../staff/booking-notes.ts";
import { askColleague, dropApproval } from "../../staff/second-person.ts";
import { officeBookingPage } from "./booking-page.ts";
import { bookingsPage } from "./bookings-page.ts";
import { officeFind } from "./find.ts";
import { homePage } from "./home-page.ts";
import { inboxPage } from "./inbox-page.ts";
import { officeMailPage } from "./outbox-page.ts";

const HOUR_MS = 3_600_000;
const LOOKER = { staffId: 0, roles: ["admin"] } as const;

/** Bookings as the office sees them (specification §1: staff). */

describeByTurns("bookings in the office", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		await seedHomeLike(database().db, "a990001", { accoId: "a7", bookMode: "on_request" });
		app = testApp(database());
	});

	async function book(
		type: "Booking" | "Option" | "Application",
		stay: { readonly arrival: string; readonly departure: string },
		guest: Record<string, string> = {},
	): Promise<string> {
		const offer = await offered(app, { ...(type === "Application" ? { accoId: "a7" } : {}), ...stay });
		const body = bookingBody(offer.quoteId, { type, guest: { ...GUEST_FORM, ...guest } });
		const made = await createBooking(app, body, newKey());
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer.bookingNo;
	}
	const STAYS = ["03-01", "03-08", "03-15", "03-22", "04-05"].map((day) => ({
		arrival: `2027-${day}`,
		departure: new Date(Date.parse(`2027-${day}`) + 4 * 86_400_000).toISOString().slice(0, 10),
	}));
	const [first, second, third, fourth, fifth] = STAYS as [
		(typeof STAYS)[0],
		(typeof STAYS)[0],
		(typeof STAYS)[0],
		(typeof STAYS)[0],
		(typeof STAYS)[0],
	];
	const list = async (query: Record<string, string>) =>
		(await bookingsPage(app, LOOKER, query, "en")).lines.map(({ no }) => no);
	const page = async (no: string, doing = "") => {
		const found = await officeBookingPage(
			app,
			{ roles: ["admin"], staffId: 0 },
			no,
			{ query: { do: doing }, form: null },
			"en",
		);
		if (!found) throw new Error("no page");
		return found;
	};
	const someStaff = async (name: string): Promise<number> => {
		const staff = { name, email: `${name}@halcyon.example`, public_id: `public-id-of-${name}`, roles: [] };
		const { staff_id: staffId } = await app.db
			.insertInto("staff")
			.values({ ...staff, created_at: app.clock.now(), password_hash: null, totp_secret: null, ended_at: null })
			.returning("staff_id")
			.executeTakeFirstOrThrow();
		return staffId;
	};
	const pay = async (bookingNo: string, cents: number, reference: string) => {
		const { booking_id: bookingId } = await app.db
			.selectFrom("booking")
			.select("booking_id")
			.where("booking_no", "=", bookingNo)
			.executeTakeFirstOrThrow();
		return receiveBankTransfer(app, { bookingId, cents, reference, by: { publicId: "eva" } });
	};

	it("are found by number, name, home and place, whatever accents and case are typed", async () => {
		const zoe = await book("Booking", first, { firstname: "Zoë", lastname: "Škoda-Peeters", email: "zoe@example.org" });
		const tom = await book("Booking", second, { firstname: "Tom", lastname: "Willems", email: "tom@mail.example" });
		for (const typed of ["zoe", "SKODA", "škod peet", zoe.toLowerCase(), "zoe@example.org"]) {
			expect([typed, await list({ q: typed })]).toEqual([typed, [zoe]]);
		}
		expect(await list({ q: "tom@mail" })).toEqual([tom]);
		expect((await list({ q: "haus kirchb" })).sort()).toEqual([tom, zoe].sort());
		expect(await list({ q: "a990001" })).toHaveLength(2);
		expect(await list({ q: "nobody" })).toEqual([]);
		// Marks of the search's own language are words' ends, no orders.
		for (const typed of ["tom & | !", "') OR 1=1 --", "tom:*", "<->"]) {
			expect((await list({ q: typed })).length, typed).toBeLessThanOrEqual(2);
		}
	});

	it("are found by sums as people write them: the whole, a due sum, what came in and what is open", async () => {
		const one = await book("Booking", first, { email: "one@example.org" });
		await book("Booking", second, { email: "two@example.org", firstname: "Tom" });
		// A total that no other booking has.
		await app.db.updateTable("booking").set({ grand_cents: 129_510 }).where("booking_no", "=", one).execute();
		for (const typed of ["1295.10", "1.295,10", "1,295.10", "€ 1.295,10", "1295,1", "-1295.10", "1 295,10 €"]) {
			expect([typed, await list({ q: typed })]).toEqual([typed, [one]]);
		}
		const instalments = (await page(one)).money.instalments;
		await pay(one, 12_345, "ref-1");
		expect(await list({ q: "123,45" })).toEqual([one]);
		const [{ cents: dueCents } = { cents: 0 }] = instalments;
		expect((await list({ q: (dueCents / 100).toFixed(2) })).sort()).toContain(one);
		const openCents = instalments.reduce((sum, { cents }) => sum + cents, 0) - 12_345;
		expect(await list({ q: (openCents / 100).toFixed(2) })).toEqual([one]);
		// Beside a filter, and as the list's count says it.
		expect(await list({ q: "1295.10", state: "option" })).toEqual([]);
		expect((await bookingsPage(app, LOOKER, { q: "1295.10" }, "en")).counted).toEqual({ count: 1, isMore: false });
	});

	it("are found by the number of an invoice and by telephone numbers as people write them", async () => {
		const phone = { telCountry: "NL", telNumber: "0612345999" };
		const one = await book("Booking", first, phone);
		await book("Booking", second, { email: "two@example.org" });
		const invoice = await app.db
			.selectFrom("document as d")
			.innerJoin("booking as b", "b.booking_id", "d.booking_id")
			.select("d.number")
			.where("b.booking_no", "=", one)
			.where("d.kind", "=", "invoice")
			.executeTakeFirstOrThrow();
		expect(await list({ q: invoice.number })).toEqual([one]);
		for (const typed of [
			"+31 6 12345999",
			"06 12345999",
			"0031612345999",
			"06-1234 5999",
			"31612345999",
			"06 123459",
		]) {
			expect([typed, await list({ q: typed })]).toEqual([typed, [one]]);
			const found = await officeFind(app, ["admin"], typed, "en");
			expect(found.map(({ kind }) => kind)).toEqual(["booking", "guest"]);
		}
		const [booking] = await officeFind(app, ["admin"], invoice.number, "en");
		expect(booking?.label).toContain(one);
	});

	it("stand in the order of what comes next: what runs out, what is to be paid, who arrives", async () => {
		const paid = await book("Booking", first);
		const owing = await book("Booking", second);
		const option = await book("Option", third);
		const request = await book("Application", fourth);
		const { money } = await page(paid);
		await pay(paid, money.parts.dueCents, "B1");
		const { lines } = await bookingsPage(app, LOOKER, {}, "en");
		expect(lines.map(({ no, next }) => [no, next.step])).toEqual([
			// Its owner has a day to answer, the option two days.
			[request, "answers"],
			[option, "lapses"],
			[owing, "payment"],
			[paid, "arrival"],
		]);
		expect(await list({ sort: "arrival" })).toEqual([paid, owing, option, request]);
		// Once that day is over, the request has longer than the option.
		app.clock.set(new Date(app.clock.now().getTime() + (APPLICATION_ANSWER_HOURS + 1) * HOUR_MS).toISOString());
		await sweepExpired(app);
		expect((await list({})).slice(0, 2)).toEqual([option, request]);
		expect(await list({ sort: "newest" })).toEqual([request, option, owing, paid]);
		expect(lines.find(({ no }) => no === paid)).toMatchObject({
			receivedCents: money.parts.dueCents,
			dueCents: money.parts.dueCents,
		});
	});

	it("count a request to the hour by which its owner is asked to answer, and after that to its end", async () => {
		const request = await book("Application", first);
		const madeAt = app.clock.now().getTime();
		const next = async () => (await bookingsPage(app, LOOKER, {}, "en")).lines.find(({ no }) => no === request)?.next;
		expect(await next()).toMatchObject({ step: "answers", hours: APPLICATION_ANSWER_HOURS, tone: "calm" });
		app.clock.set(new Date(madeAt + 13 * HOUR_MS).toISOString());
		expect(await next()).toMatchObject({ step: "answers", tone: "soon" });
		app.clock.set(new Date(madeAt + (APPLICATION_ANSWER_HOURS + 1) * HOUR_MS).toISOString());
		const hours = APPLICATION_HOURS - APPLICATION_ANSWER_HOURS - 1;
		expect(await next()).toMatchObject({ step: "lapses", hours, tone: "calm" });
	});

	it("reckon by the house's days: what is cancelled at three past midnight in Amsterdam is due two weeks from that day", async () => {
		const owing = await book("Booking", first);
		// 00:03 in Amsterdam, and still the day before in UTC.
		app.clock.set("2027-02-19T23:03:00Z");
		const { version } = await page(owing);
		await cancelBooking(app, { bookingNo: owing, version, cause: "guest", by: { publicId: "eva" }, reason: "" });
		const { lines } = await bookingsPage(app, LOOKER, {}, "en");
		expect(lines[0]?.next).toMatchObject({
			step: "payment",
			day: isoOf(dayOf("2027-02-20") + OWED_WITHIN_DAYS),
			daysLate: 0,
			tone: "calm",
		});
		app.clock.set("2027-03-06T22:58:00Z");
		expect(await list({ waits: "overdue" })).toEqual([]);
		app.clock.set("2027-03-07T10:00:00Z");
		expect(await list({ waits: "overdue" })).toEqual([owing]);
		app.clock.set("2027-02-19T23:03:00Z");
		// An option's last hour is of the house's day too.
		const option = await book("Option", { arrival: "2027-05-03", departure: "2027-05-07" });
		const held = (await bookingsPage(app, LOOKER, { state: "option" }, "en")).lines.find(({ no }) => no === option);
		expect(held?.next).toMatchObject({ step: "lapses", day: "2027-02-22" });
	});

	it("show what waits: requests, options, what is overdue, money to send back", async () => {
		const owing = await book("Booking", first);
		const option = await book("Option", second);
		const request = await book("Application", third);
		const count = async () =>
			Object.fromEntries(
				(await homePage(app, { roles: ["finance"], staffId: 0 }, "en")).waits.map(({ view, counted }) => [
					view,
					counted.count,
				]),
			);
		expect(await count()).toMatchObject({ requests: 1, options: 1, overdue: 0, refunds: 0, arriving: 0 });
		expect(await list({ state: "application" })).toEqual([request]);
		expect(await list({ state: "option" })).toEqual([option]);
		app.clock.set("2027-01-25T10:00:00Z");
		expect((await count()).overdue).toBe(1);
		expect(await list({ waits: "overdue" })).toEqual([owing]);
		expect((await bookingsPage(app, LOOKER, { waits: "overdue" }, "en")).lines[0]?.next.tone).toBe("late");
		await pay(owing, (await page(owing)).money.parts.dueCents, "B2");
		expect(await count()).toMatchObject({ overdue: 0, refunds: 0 });
		const { version } = await page(owing);
		await cancelBooking(app, { bookingNo: owing, version, cause: "host", by: { publicId: "eva" }, reason: "flooded" });
		expect(await count()).toMatchObject({ refunds: 1 });
		expect(await list({ waits: "refund" })).toEqual([owing]);
		app.clock.set("2027-02-26T10:00:00Z");
		expect((await homePage(app, { roles: ["content"], staffId: 0 }, "en")).waits).toEqual([]);
	});

	it("wait for a second person where somebody asked a colleague, in a view of their own", async () => {
		const requested = await book("Booking", first);
		await book("Booking", second);
		const eva = { staffId: await someStaff("Eva"), publicId: "public-id-of-Eva", network: "" };
		const { version, money } = await page(requested);
		const terms = { kind: "price" as const, grandCents: money.grandCents - 1_000, beforeCents: money.grandCents };
		const proposal = { subject: { bookingNo: requested, version }, terms, reason: "The sauna is broken" };
		const waiting = await askColleague(app, proposal, eva);
		if (!waiting.ok) throw new Error(waiting.error);
		expect(await list({ waits: "second" })).toEqual([requested]);
		const { lines, views } = await bookingsPage(app, LOOKER, {}, "en");
		expect(lines.map(({ no, waitsForSecond }) => [no, waitsForSecond])).toEqual(
			expect.arrayContaining([[requested, true]]),
		);
		expect(lines.filter(({ waitsForSecond }) => waitsForSecond)).toHaveLength(1);
		expect(views.find(({ name }) => name === "second")?.counted.count).toBe(1);
		await dropApproval(app, waiting.value, "withdrawn", eva);
		expect(await list({ waits: "second" })).toEqual([]);
	});

	it("come a page at a time, each once, forwards and backwards, in every order", async () => {
		const made: string[] = [];
		for (const stay of STAYS) made.push(await book("Booking", stay));
		for (const order of ["next", "arrival", "newest"] as const) {
			const all = (await listBookingsPage(app.db, ANY_BOOKING, order, null, 50)).rows;
			const whole = all.map((row) => row.booking_no);
			expect([...whole].sort()).toEqual([...made].sort());
			const forwards: string[] = [];
			for (let from: { after: string } | null = null; ; ) {
				const next = await listBookingsPage(app.db, ANY_BOOKING, order, from, 2);
				forwards.push(...next.rows.map((row) => row.booking_no));
				if (!next.isMoreAfter) break;
				from = { after: next.rows.at(-1)?.place ?? "" };
			}
			expect(forwards).toEqual(whole);
			const backwards: string[] = [];
			for (let from = { before: all.at(-1)?.place ?? "" }; ; ) {
				const before = await listBookingsPage(app.db, ANY_BOOKING, order, from, 2);
				backwards.unshift(...before.rows.map((row) => row.booking_no));
				if (!before.isMoreBefore) break;
				from = { before: before.rows[0]?.place ?? "" };
			}
			expect(backwards).toEqual(whole.slice(0, -1));
		}
		// A number that nobody has begins the list anew, and so does what is no place in its order.
		const places: readonly Record<string, string>[] = [
			{ sort: "newest", after: "H00000000" },
			{ sort: "arrival", after: "2027-02-30_H00000000" },
			{ after: `2027-04-01_${made[0]}` },
			{ after: "2027-04-01T25:00:00.000000Z_H00000000" },
			{ after: made[0] ?? "" },
		];
		for (const query of places) {
			expect([query, (await list(query)).length]).toEqual([query, 5]);
		}
	});

	it("go on where a page ended, also once its last booking was dealt with", async () => {
		for (const stay of STAYS) await book("Booking", stay);
		const all = (await listBookingsPage(app.db, ANY_BOOKING, "next", null, 5)).rows;
		const edge = (await listBookingsPage(app.db, ANY_BOOKING, "next", null, 2)).rows.at(-1);
		if (!edge) throw new Error("no page");
		const rest = all.slice(2).map((row) => row.booking_no);
		expect((await page(edge.booking_no)).money.parts.dueCents).toBeGreaterThan(0);
		await pay(edge.booking_no, (await page(edge.booking_no)).money.parts.dueCents, "B9");
		// It stands elsewhere now; what came after it still does.
		expect(await list({ after: edge.place })).toEqual([...rest, edge.booking_no]);
		// Nothing is left beyond a place: there is a way back.
		const last = await bookingsPage(app, LOOKER, { after: `2027-12-01T00:00:00.000000Z_${edge.booking_no}` }, "en");
		expect([last.lines, last.before]).toEqual([[], "/staff/bookings"]);
	});

	it("are cut by days that there are; what is none is said", async () => {
		await book("Booking", first);
		for (const day of ["2027-02-30", "0027-05-01", "27-05-01"]) {
			const shown = await bookingsPage(app, LOOKER, { from: day, until: day }, "en");
			expect([day, shown.unknown, shown.lines.length]).toEqual([day, [`from=${day}`, `until=${day}`], 1]);
		}
		expect(await list({ from: "2027-02-28", until: "2027-03-01" })).toHaveLength(1);
	});

	it("tell what happened and what will, with who of the staff did it", async () => {
		const bookingNo = await book("Booking", fifth);
		await pay(bookingNo, 5_000, "B3");
		const by = {
			staffId: await someStaff("Mara de Vries"),
			publicId: "public-id-of-Mara de Vries",
			network: "10.0.0.0/24",
		};
		expect(await noteBooking(app, { bookingNo, text: "Called: comes late.\nKey box?" }, by)).toMatchObject({
			ok: true,
		});
		expect(await noteBooking(app, { bookingNo: "H00000000", text: "x" }, by)).toEqual({
			ok: false,
			error: "NOT_FOUND",
		});
		const { timeline, ahead, money } = await page(bookingNo);
		expect(timeline.map(({ what }) => what.kind)).toEqual(expect.arrayContaining(["note", "received", "mail", "done"]));
		expect(timeline.find(({ what }) => what.kind === "note")).toMatchObject({ by: { name: "Mara de Vries" } });
		expect(ahead.map(({ what }) => what.kind === "ahead" && what.step)).toEqual([
			"departure",
			"arrival",
			"travel",
			...money.instalments.filter(({ openCents }) => openCents > 0).map(() => "payment"),
		]);
		const row = await app.db
			.selectFrom("booking")
			.select(["booking_id", "booking_no", "guest"])
			.where("booking_no", "=", bookingNo)
			.executeTakeFirstOrThrow();
		await app.db.transaction().execute((trx) => forgetBookings(trx, [row], app.clock.now()));
		const forgotten = await page(bookingNo);
		expect(forgotten.timeline.filter(({ what }) => what.kind === "note")).toEqual([]);
		expect(await list({ q: "noor" })).toEqual([]);
		expect(await list({ q: bookingNo })).toEqual([bookingNo]);
	});

	it("say the same total on the list and on their page: the whole price, of which the home gets its part", async () => {
		const bookingNo = await book("Booking", first);
		await app.db.updateTable("booking").set("grand_cents", sql<number>`total_cents + 3500`).execute();
		const [row] = await app.db.selectFrom("booking").selectAll().execute();
		const [grand, invoice] = [row?.grand_cents ?? 0, row?.total_cents ?? 0];
		expect(grand - invoice).toBe(3_500);
		const parts = {
			totalCents: grand,
			atHomeCents: grand - invoice,
			creditsCents: 0,
			dueCents: invoice,
			isCancellation: false,
		};
		const { money } = await page(bookingNo);
		expect(money.parts).toEqual(parts);
		const line = async () => (await bookingsPage(app, LOOKER, {}, "en")).lines.find(({ no }) => no === bookingNo);
		expect(await line()).toMatchObject({ ...parts, receivedCents: 0, toPayCents: invoice });
		// Cancelled, both say what the cancellation costs.
		await cancelBooking(app, { bookingNo, cause: "staff", by: { publicId: "eva" } });
		const { settlement, money: after } = await page(bookingNo);
		const cost = (settlement?.feeCents ?? 0) + (settlement?.insuranceCents ?? 0);
		expect(cost).toBeGreaterThan(0);
		expect(after.parts).toMatchObject({ totalCents: cost, atHomeCents: 0, dueCents: cost, isCancellation: true });
		expect(await line()).toMatchObject({ totalCents: cost, atHomeCents: 0, dueCents: cost, toPayCents: cost });
	});

	it("say beside what came in what of it goes back already, so that the sums add up", async () => {
		const bookingNo = await book("Booking", first);
		const { dueCents } = (await page(bookingNo)).money.parts;
		await pay(bookingNo, dueCents, "D1");
		await pay(bookingNo, 65_435, "D2");
		const { money } = await page(bookingNo);
		expect(money).toMatchObject({
			receivedCents: dueCents + 65_435,
			plannedCents: 65_435,
			paidCents: dueCents,
			toPayCents: 0,
		});
		expect(money.receivedCents - money.plannedCents + money.toPayCents).toBe(money.parts.dueCents);
		const [line] = (await bookingsPage(app, LOOKER, {}, "en")).lines;
		expect(line?.receivedCents).toBe(dueCents + 65_435);
	});

	it("show the money of a cancelled one as it is: what it costs, what is here until it has left, what is owed", async () => {
		const bookingNo = await book("Booking", first);
		const { money: before } = await page(bookingNo);
		await pay(bookingNo, before.parts.dueCents, "C1");
		await cancelBooking(app, { bookingNo, cause: "staff", by: { publicId: "eva" } });
		const { money, settlement } = await page(bookingNo);
		expect(settlement?.refundCents).toBeGreaterThan(0);
		expect([money.receivedCents, money.toPayCents]).toEqual([before.parts.dueCents, 0]);
		expect(money.refunds).toEqual([expect.objectContaining({ cents: settlement?.refundCents, status: "due" })]);
		await app.db.updateTable("refund").set({ status: "done" }).execute();
		const after = (await page(bookingNo)).money;
		expect([after.receivedCents, after.toPayCents]).toEqual([
			before.parts.dueCents - (settlement?.refundCents ?? 0),
			0,
		]);
		// Nothing was paid: what cancelling costs is owed, until it comes in.
		const unpaid = await book("Booking", second);
		await cancelBooking(app, { bookingNo: unpaid, cause: "staff", by: { publicId: "eva" } });
		const owed = await page(unpaid);
		expect(owed.money.toPayCents).toBe(owed.settlement?.payableCents);
		expect(owed.money.toPayCents).toBeGreaterThan(0);
		// It is a due sum like any other, in the money and in what comes next.
		const { toPayCents } = owed.money;
		expect(owed.money.instalments).toEqual([expect.objectContaining({ cents: toPayCents, openCents: toPayCents })]);
		expect(owed.ahead.map(({ what }) => what)).toEqual([{ kind: "ahead", step: "payment", cents: toPayCents }]);
		expect(owed.ahead[0]?.at.slice(0, 10)).toBe(owed.money.instalments[0]?.dueOn);
		await pay(unpaid, owed.money.toPayCents, "C2");
		const settled = await page(unpaid);
		expect(settled.money).toMatchObject({ receivedCents: toPayCents, toPayCents: 0, instalments: [] });
		expect(settled.ahead).toEqual([]);
	});

	it("tell of messages that name them, to who reads messages", async () => {
		const bookingNo = await book("Booking", first);
		const message = {
			public_id: "A".repeat(22),
			form: "contact-messages",
			email: "noor@example.org",
			lang: "nl",
			payload: { bookingNo, subject: "Sleutel", message: "Waar ligt hij?" },
			consent_at: app.clock.now(),
			partner_code: null,
			homeowner_code: null,
			assigned_to: null,
			cv_file: null,
			delete_at: app.clock.now(),
			created_at: app.clock.now(),
		} as const;
		await insertSubmission(app.db, message);
		const named = (await page(bookingNo)).timeline.filter(({ what }) => what.kind === "message");
		expect(named).toEqual([
			expect.objectContaining({
				what: expect.objectContaining({ about: "Sleutel", href: expect.stringMatching(/^\/staff\/inbox\/\d+/) }),
			}),
		]);
		// Who writes from another address than the booking's is marked as in the inbox.
		await insertSubmission(app.db, { ...message, public_id: "B".repeat(22), email: "somebody@example.org" });
		const marks = (await page(bookingNo)).timeline.flatMap(({ what }) =>
			what.kind === "message" ? [[what.email, what.isTheirs]] : [],
		);
		expect(Object.fromEntries(marks)).toEqual({ "noor@example.org": true, "somebody@example.org": false });
		const finance = { roles: ["finance"], staffId: 0 } as const;
		const seen = await officeBookingPage(app, finance, bookingNo, { query: {}, form: null }, "en");
		expect(seen?.timeline.filter(({ what }) => what.kind === "message")).toEqual([]);
	});

	it("lend an answer their language, which can be changed and shows what stands around the text", async () => {
		const bookingNo = await book("Booking", first, { email: "claire@example.org" });
		await app.db.updateTable("booking").set({ lang: "fr" }).where("booking_no", "=", bookingNo).execute();
		const { submission_id: id } = await app.db
			.insertInto("form_submission")
			.values({
				public_id: "C".repeat(22),
				form: "contact-messages",
				email: "claire@example.org",
				// Of the page that the form stood on.
				lang: "en",
				payload: JSON.stringify({ name: "Claire Dubois", bookingNo, subject: "Clés", message: "Où sont-elles ?" }),
				consent_at: app.clock.now(),
				delete_at: app.clock.now(),
				created_at: app.clock.now(),
			})
			.returning("submission_id")
			.executeTakeFirstOrThrow();
		const clerk = { publicId: "eva", roles: ["support"] } as const;
		const message = (await inboxPage(app, clerk, { key: String(id), query: {} }, "en"))?.message;
		expect(message?.reply.lang).toBe("fr");
		const ways = Object.fromEntries((message?.reply.ways ?? []).map((way) => [way.lang, way]));
		expect(ways.de?.greeting).toBe("Hallo Claire Dubois,");
		expect(ways.fr?.greeting).not.toBe(ways.en?.greeting);
		const sent = await answerForm(app, id, { text: "Unter der Matte.", lang: "de", by: { publicId: "eva" } });
		expect(sent.ok).toBe(true);
		const mail = await app.db
			.selectFrom("email_outbox")
			.select(["lang", "text"])
			.where("submission_id", "=", id)
			.executeTakeFirstOrThrow();
		expect(mail.lang).toBe("de");
		expect(mail.text).toContain(ways.de?.greeting ?? "none");
		expect(mail.text).toContain(ways.de?.foot ?? "none");
	});

	it("show what an act would do before it is done, and only acts of the roles", async () => {
		const bookingNo = await book("Booking", first);
		const { open, version, actions } = await page(bookingNo, "cancel-booking");
		const settlement = open?.settlement;
		const done = await cancelBooking(app, {
			bookingNo,
			version,
			cause: "staff",
			by: { publicId: "eva" },
			shownFeeCents: settlement?.feeCents,
		});
		expect(done).toMatchObject({ ok: true, value: { settlement: settlement ?? "none" } });
		expect(actions.filter(({ isPossible }) => isPossible).map(({ name }) => name)).toEqual([
			"write-guest",
			"receive",
			"rebook",
			"price",
			"cancel-booking",
			"cancel-for-host",
		]);
		// What is over cannot be opened.
		expect((await page(bookingNo, "cancel-booking")).open).toBeNull();
		const names = async (role: "support" | "sales" | "finance") =>
			(
				await officeBookingPage(app, { roles: [role], staffId: 0 }, bookingNo, { query: {}, form: null }, "en")
			)?.actions.map(({ name }) => name);
		expect(await names("support")).toEqual([
			"accept",
			"decline",
			"write-guest",
			"rebook",
			"price",
			"refund",
			"cancel-booking",
			"cancel-for-host",
		]);
		expect(await names("finance")).toEqual(["write-guest", "receive", "price", "refund"]);
		expect(await names("sales")).not.toContain("receive");
	});

	it("show mails as they were sent, without the links that are their reader's way in", async () => {
		const bookingNo = await book("Booking", first);
		const { mails } = await page(bookingNo);
		const id = Number(mails.at(-1)?.href.split("/").at(-1));
		const smtp = { ...app, settings: { ...app.settings, smtpUrl: "smtp://mail.example" } };
		const mail = await officeMailPage(smtp, { publicId: "s", roles: ["support"], isFresh: true }, id);
		expect(mail?.html).toContain(bookingNo);
		expect(mail?.html).not.toMatch(/href=/);
		expect(mail?.text).not.toMatch(/https?:/);
	});
});
