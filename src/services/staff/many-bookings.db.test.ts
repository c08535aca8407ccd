import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import type { SelectedBooking } from "#site/office-selection.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { cancelBooking } from "../booking/cancel.ts";
import { createBooking } from "../booking/create-booking.ts";
import { remind } from "../booking/remind.ts";
import { receiveBankTransfer } from "../booking/sync-payment.ts";
import { changeRoles, endAccount } from "./accounts.ts";
import { considerMany, doToMany, findManyDone, type ManyAct } from "./many-bookings.ts";
import type { StaffBy } from "./staff-by.ts";

/** Working with many bookings at once (specification §1: staff). */

const REMIND = { name: "remind-many" } as const;
/** Who manages accounts at a terminal. */
const OPERATOR = { id: "command", clientAddress: null };
/** A week after the bookings of the tests were made: their first instalment is overdue. */
const OVERDUE = "2027-01-27T10:00:00Z";

describeByTurns("many bookings at once", (database) => {
	let app: TestApp;
	let by: StaffBy;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
		const id = randomUUID();
		const staff = { name: "Eva", email: `${id}@halcyon.example`, public_id: id, roles: [] };
		const { staff_id: staffId } = await app.db
			.insertInto("staff")
			.values({ ...staff, created_at: app.clock.now(), password_hash: null, totp_secret: null, ended_at: null })
			.returning("staff_id")
			.executeTakeFirstOrThrow();
		by = { staffId, publicId: staff.public_id, network: "10.0.0.0/24" };
	});

	let weeks = 0;
	async function book(more: Record<string, string> = {}): Promise<string> {
		const arrival = new Date(Date.UTC(2027, 2, 1) + (weeks++ % 12) * 7 * 86_400_000);
		const departure = new Date(arrival.getTime() + 4 * 86_400_000);
		const [from, until] = [arrival, departure].map((day) => day.toISOString().slice(0, 10));
		const { quoteId } = await offered(app, { arrival: from ?? "", departure: until ?? "" });
		const guest = { ...GUEST_FORM, email: `guest${weeks}@example.org` };
		const made = await createBooking(app, bookingBody(quoteId, { guest, ...more }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer.bookingNo;
	}
	const row = (no: string) =>
		app.db.selectFrom("booking").selectAll().where("booking_no", "=", no).executeTakeFirstOrThrow();
	const shown = async (...numbers: string[]): Promise<readonly SelectedBooking[]> =>
		Promise.all(numbers.map(async (no) => ({ no, version: (await row(no)).version })));
	let forms = 0;
	const doTo = (act: ManyAct, selected: readonly SelectedBooking[], once = `form-${++forms}`) =>
		doToMany(app, { act, selected, once }, by);
	const reminders = async (no: string) =>
		(
			await app.db
				.selectFrom("email_outbox")
				.select(["kind", "version", "status"])
				.where("booking_id", "=", (await row(no)).booking_id)
				.where("kind", "like", "payment_%")
				.orderBy("outbox_id")
				.execute()
		).map(({ kind, version }) => `${kind} ${version}`);
	const trail = async (no: string, action: string) =>
		(
			await app.db
				.selectFrom("audit_log")
				.select(["actor", "actor_id", "network"])
				.where("subject_id", "=", no)
				.where("action", "=", action)
				.execute()
		).length;

	it("are reminded where they owe and stand; the others are left out with why, and nothing is done to them", async () => {
		const [owing, paid, cancelled, changed, silent] = [
			await book(),
			await book(),
			await book(),
			await book(),
			await book(),
		];
		const selected = await shown(owing, paid, cancelled, changed, silent);
		const { booking_id: bookingId, due_cents: cents } = await row(paid);
		await receiveBankTransfer(app, { bookingId, cents, reference: "B1", by });
		const { version } = await row(cancelled);
		await cancelBooking(app, { bookingNo: cancelled, version, cause: "host", by, reason: "flooded" });
		await app.db.updateTable("booking").set({ version: 9 }).where("booking_no", "=", changed).execute();
		await app.db.updateTable("booking").set({ do_not_send_docs: true }).where("booking_no", "=", silent).execute();
		const now = [
			...selected.filter(({ no }) => no !== cancelled),
			...(await shown(cancelled)),
			{ no: "H00000000", version: 1 },
		];
		// Booked today: the confirmation has just said it.
		expect(await doTo(REMIND, await shown(owing))).toMatchObject({ value: { left: [{ why: "NOT_YET" }] } });
		app.clock.set(OVERDUE);
		const before = await considerMany(app.db, app, "remind-many", now);
		const whys = Object.fromEntries(before.map(({ no, left }) => [no, left?.why ?? null]));
		expect(whys).toEqual({
			[owing]: null,
			[paid]: "PAID",
			[cancelled]: "STATE",
			[changed]: "CHANGED",
			[silent]: "SILENT",
			H00000000: "UNKNOWN",
		});
		// Looking did nothing.
		expect(await reminders(owing)).toEqual([]);
		const done = await doTo(REMIND, now);
		expect(done).toMatchObject({ ok: true, value: { done: [owing] } });
		expect(done.ok && Object.fromEntries(done.value.left.map(({ no, why }) => [no, why]))).toEqual({
			[paid]: "PAID",
			[cancelled]: "STATE",
			[changed]: "CHANGED",
			[silent]: "SILENT",
			H00000000: "UNKNOWN",
		});
		expect(await reminders(owing)).toHaveLength(1);
		expect(await trail(owing, "sendMail")).toBe(1);
		for (const no of [paid, cancelled, changed, silent]) expect([no, await trail(no, "sendMail")]).toEqual([no, 0]);
	});

	it("that had a reminder a few days ago, by hand or by the clock, get none", async () => {
		const [byHand, byClock] = [await book(), await book()];
		app.clock.set(OVERDUE);
		expect(await doTo(REMIND, await shown(byHand))).toMatchObject({ ok: true, value: { done: [byHand] } });
		await remind(app);
		// What was sent by hand is not sent again by the clock.
		const sent = await reminders(byHand);
		expect(sent).toHaveLength(1);
		expect(await reminders(byClock)).toEqual(sent);
		const again = await doTo(REMIND, await shown(byHand, byClock));
		expect(again).toMatchObject({ ok: true, value: { done: [], left: [{ why: "REMINDED" }, { why: "REMINDED" }] } });
		expect(again.ok && again.value.left[0]?.on).toMatch(/^\d{4}-\d\d-\d\d$/);
		await app.db
			.updateTable("email_outbox")
			.set({ created_at: new Date(Date.now() - 4 * 86_400_000) })
			.execute();
		expect(await doTo(REMIND, await shown(byHand))).toMatchObject({ ok: true, value: { done: [byHand] } });
		expect(await reminders(byHand)).toEqual([...sent, sent[0]?.replace(/\d+$/, "-1")]);
	});

	it("get a note each, in the trail of each; one that changed since it was shown gets none", async () => {
		const [one, two, changed] = [await book(), await book(), await book()];
		const selected = await shown(one, two, changed);
		await app.db.updateTable("booking").set({ version: 9 }).where("booking_no", "=", changed).execute();
		const note = { name: "note-many", text: "Called: comes late." } as const;
		expect(await doTo(note, selected)).toMatchObject({
			ok: true,
			value: { done: [one, two], left: [{ no: changed, why: "CHANGED", on: null }] },
		});
		const notes = await app.db.selectFrom("booking_note").select(["staff_id", "text"]).execute();
		expect(notes).toEqual(Array(2).fill({ staff_id: by.staffId, text: note.text }));
		expect([await trail(one, "note"), await trail(two, "note"), await trail(changed, "note")]).toEqual([1, 1, 0]);
	});

	it("are given to a colleague, each in its trail; who may see none gets none", async () => {
		const [one, two] = [await book(), await book()];
		const assign = (to: string) => ({ name: "assign-many", to }) as const;
		expect(await doTo(assign(by.publicId), await shown(one, two))).toEqual({ ok: false, error: "ASSIGNEE" });
		await app.db
			.updateTable("staff")
			.set({ roles: ["sales"] })
			.where("staff_id", "=", by.staffId)
			.execute();
		const selected = await shown(one, two);
		expect(await doTo(assign(by.publicId), selected)).toMatchObject({
			ok: true,
			value: { done: [one, two], left: [] },
		});
		expect([(await row(one)).assigned_to, (await row(two)).assigned_to]).toEqual([by.staffId, by.staffId]);
		expect([await trail(one, "assignBooking"), await trail(two, "assignBooking")]).toEqual([1, 1]);
		// Nothing of the booking itself has changed: what was shown can be given back.
		expect(await doTo(assign("nobody"), selected)).toMatchObject({ ok: true, value: { done: [one, two], left: [] } });
		expect((await row(one)).assigned_to).toBeNull();
		// The account's end, and a role that sees no bookings, free what was theirs.
		for (const end of [
			() => changeRoles(app, by.publicId, { roles: ["content"], was: null }, OPERATOR),
			() => endAccount(app, by.publicId, OPERATOR),
		]) {
			await app.db
				.updateTable("staff")
				.set({ roles: ["sales"] })
				.where("staff_id", "=", by.staffId)
				.execute();
			await doTo(assign(by.publicId), await shown(one));
			expect((await row(one)).assigned_to).toBe(by.staffId);
			expect(await end()).toMatchObject({ ok: true });
			expect((await row(one)).assigned_to).toBeNull();
		}
	});

	it("take the same form once, however often it is sent; another form under its id is refused", async () => {
		const one = await book();
		const note = { name: "note-many", text: "Once." } as const;
		const selected = await shown(one);
		const answers = await Promise.all([doTo(note, selected, "same"), doTo(note, selected, "same")]);
		const [first] = answers.filter(({ ok }) => ok);
		for (const answer of answers) if (!answer.ok) expect(answer.error).toBe("RUNNING");
		expect(await doTo(note, selected, "same")).toEqual(first);
		expect(await app.db.selectFrom("booking_note").select("text").execute()).toEqual([{ text: "Once." }]);
		expect(await doTo({ ...note, text: "Other" }, selected, "same")).toEqual({ ok: false, error: "STALE" });
		expect(await findManyDone(app, by.staffId, "same")).toMatchObject({ done: [one], left: [] });
		// Nobody else's, and no longer than a day.
		expect(await findManyDone(app, by.staffId + 1, "same")).toBeNull();
		app.clock.set("2027-01-17T10:00:00Z");
		expect(await findManyDone(app, by.staffId, "same")).toBeNull();
	});

	it("are a hundred at most, and at least one", async () => {
		const many = Array.from({ length: 101 }, (_, at) => ({ no: `H${String(at).padStart(8, "0")}`, version: 1 }));
		expect(await doTo(REMIND, many)).toEqual({ ok: false, error: "TOO_MANY_BOOKINGS" });
		expect(await doTo(REMIND, [])).toEqual({ ok: false, error: "NOTHING" });
	});
});
