import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findRoom } from "#db/rooms/group-rooms.ts";
import { listShares } from "#db/rooms/room-shares.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { type MollieServer, startMollie } from "#tests/support/mollie-server.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { cancelBooking } from "../booking/cancel.ts";
import { openCheckout } from "../booking/checkout.ts";
import { createBooking } from "../booking/create-booking.ts";
import { receiveBankTransfer, syncPayment } from "../booking/sync-payment.ts";
import { groupRoomPage } from "../pages/group-room-page.ts";
import { mollie } from "../payments/mollie.ts";
import { changeRoom, makeRoom } from "./change-room.ts";
import { purgeRooms } from "./purge-rooms.ts";
import { roomMoment, tokenHash } from "./room-access.ts";
import { attachBooking, letGo } from "./room-booking.ts";
import { shareOfToken } from "./room-shares.ts";

/** Shares of what a group booked, paid through a stand-in of the provider that speaks HTTP. */

let provider: MollieServer;
beforeAll(async () => {
	provider = await startMollie();
});
afterAll(() => provider.close());

const STAY = { arrival: "2027-05-01", departure: "2027-05-08" };

describeByTurns("shares of a group room", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		// Booked by bank transfer, so that all of it is open; who pays a share then does so at the provider.
		const base = testApp(database());
		const engine = { database: database(), clock: base.clock, log: base.log, pollMs: 0 };
		app = { ...base, search: await createSearchEngine("memory", engine) };
	});

	const sender = (key: string | null) => ({ key, clientAddress: null });
	const online = () => ({ ...app, payments: mollie(provider) });

	/** Lotte's room with Daan and Emily in it. */
	async function room() {
		const made = await makeRoom(app, "en", { name: "Lotte", homes: "a990001", ...STAY, adults: "3" }, sender(null));
		if (!made.ok) throw new Error(made.error);
		const { token, key: lotte } = made.value;
		const joined = async (name: string) => {
			const answer = await changeRoom(app, token, { do: "join", name }, sender(null));
			return answer.ok && answer.value.key !== null ? answer.value.key : "";
		};
		const [daan, emily] = [await joined("Daan"), await joined("Emily")];
		const page = async (key: string | null) => {
			const view = await groupRoomPage(app, { language: "en", token, key, posted: null, query: {} });
			if (!view) throw new Error("no room");
			return view;
		};
		const act = async (key: string, values: Record<string, string>) => {
			const answer = await changeRoom(app, token, values, sender(key));
			return answer.ok ? "done" : answer.error;
		};
		const book = async (key: string, type = "Booking") => {
			const offer = await offered(app, { ...STAY, adults: 3 });
			const booked = await createBooking(app, bookingBody(offer.quoteId, { type }), newKey());
			if (!booked.ok) throw new Error(booked.error.code);
			const { bookingNo } = booked.value.answer;
			const attached = await attachBooking(app, token, sender(key), { bookingNo, proof: booked.value.proof });
			return { bookingNo, attached, ...(await rowOf(bookingNo)) };
		};
		const divide = async (key: string, parts: readonly number[] = [1, 1, 1]) => {
			const { companions } = await page(null);
			return act(key, {
				do: "divide",
				...Object.fromEntries(companions.map(({ id }, at) => [`parts_${id}`, String(parts[at] ?? 0)])),
			});
		};
		return { token, lotte, daan, emily, page, act, book, divide };
	}
	const rowOf = (bookingNo: string) =>
		app.db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirstOrThrow();
	const sharesOf = async (token: string, bookingId: number) => {
		const found = await findRoom(app.db, tokenHash(app, token), roomMoment(app));
		return listShares(app.db, found?.room_id ?? 0, bookingId);
	};
	/** Pays a share at the provider, as its page does. */
	async function pay(share: { share_id: number; cents: number }, bookingId: number) {
		const what = { shareId: share.share_id, cents: share.cents, returnPath: "/share/en/x" };
		const checkout = await openCheckout(online(), bookingId, what);
		if (!checkout.ok) return checkout.error;
		const id = new URL(checkout.value.paymentUrl).pathname.split("/").at(-1) ?? "";
		provider.set(id, "paid");
		return syncPayment(online(), id);
	}

	it("are promises until somebody has booked, and paid by each with a link of their own afterwards", async () => {
		const { token, lotte, daan, emily, page, act, book, divide } = await room();
		expect(await act(daan, { do: "promise", promise: "yes" })).toBe("done");
		expect(await act(emily, { do: "promise", promise: "perhaps" })).toBe("INVALID");
		expect((await page(lotte)).companions.map(({ promise }) => promise)).toEqual([null, true, null]);
		expect(await divide(lotte)).toBe("NOT_BOOKED");

		const { booking_id: id, due_cents: due } = await book(daan);
		expect(await divide(lotte)).toBe("NOT_THE_BOOKER");
		expect(await divide(daan, [0, 0, 0])).toBe("NOBODY_PAYS");
		expect(await divide(daan)).toBe("done");
		const shares = await sharesOf(token, id);
		expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(due);
		expect(new Set(shares.map(({ due_on: day }) => day)).size).toBe(2);
		expect(shares).toHaveLength(6);

		for (const share of shares) expect(await pay(share, id)).toBe("changed");
		const view = await page(daan);
		expect(view.shares?.parts.map(({ cents, paidCents }) => cents - paidCents)).toEqual([0, 0]);
		expect(view.shares?.openCents).toBe(0);
		expect(view.shares?.parts[0]?.shares.every(({ paidAt, payUrl }) => paidAt !== null && payUrl === null)).toBe(true);
		// The others see their own share and how far all are, and nobody else's.
		expect((await page(emily)).shares?.parts.map((part) => part.shares.length)).toEqual([1, 1]);
		expect((await page(null)).shares).toBeNull();
		expect(await divide(daan)).toBe("NOTHING_OPEN");
		await expectBookingInvariants(app.db);
	});

	it("lead by links that nobody can make up, and that end when the price is divided again", async () => {
		const { token, daan, page, book, divide } = await room();
		const { booking_id: id } = await book(daan);
		await divide(daan, [1, 1, 0]);
		const link = (await page(daan)).shares?.parts[0]?.shares[0]?.payUrl ?? "";
		const linked = link.split("/").at(-1) ?? "";
		expect((await shareOfToken(app, linked))?.name).toBe("Lotte");
		for (const forged of [`${linked}x`, linked.replace(/.$/, "_"), (await sharesOf(token, id))[0]?.public_id ?? ""]) {
			expect(await shareOfToken(app, forged)).toBeNull();
		}
		const [first] = await sharesOf(token, id);
		if (!first) throw new Error("no share");
		expect(await pay(first, id)).toBe("changed");
		expect(await divide(daan, [0, 1, 1])).toBe("done");
		// The paid one stays, the numbers of the old ones are not given out again.
		const numbers = (await sharesOf(token, id)).map(({ number }) => number);
		expect(numbers).toContain(1);
		expect(Math.min(...numbers.filter((number) => number !== 1))).toBeGreaterThan(4);
		expect((await page(daan)).shares?.isStale).toBe(false);
	});

	it("never take more than is open: what is too much goes back to whoever paid it", async () => {
		const { token, daan, page, book, divide } = await room();
		const { booking_id: id, due_cents: due, booking_no: bookingNo } = await book(daan);
		await divide(daan);
		const [first, second] = await sharesOf(token, id);
		if (!first || !second) throw new Error("no shares");
		// Emily has the provider's page open while Daan pays everything by bank.
		const what = { shareId: second.share_id, cents: second.cents, returnPath: "/share/en/x" };
		const open = await openCheckout(online(), id, what);
		if (!open.ok) throw new Error(open.error);
		expect(await openCheckout(online(), id, what)).toEqual(open);
		const by = { publicId: "staff", role: null, network: null } as unknown as Parameters<
			typeof receiveBankTransfer
		>[1]["by"];
		await receiveBankTransfer(app, { bookingId: id, cents: due, reference: "B-1", by });
		expect((await page(daan)).shares?.isStale).toBe(true);
		expect(await pay(first, id)).toBe("NOTHING_TO_PAY");
		const late = new URL(open.value.paymentUrl).pathname.split("/").at(-1) ?? "";
		provider.set(late, "paid");
		expect(await syncPayment(online(), late)).toBe("changed");
		const refunds = await app.db
			.selectFrom("refund as r")
			.innerJoin("payment as p", "p.payment_id", "r.payment_id")
			.select(["r.cents", "p.share_id"])
			.where("r.booking_id", "=", id)
			.execute();
		expect(refunds).toEqual([{ cents: second.cents, share_id: second.share_id }]);
		expect((await rowOf(bookingNo)).state).toBe("confirmed");
		await expectBookingInvariants(app.db);
	});

	it("get back in proportion what a cancellation gives back", async () => {
		const { token, daan, book, divide } = await room();
		const { booking_id: id, booking_no: bookingNo } = await book(daan);
		await divide(daan, [1, 2, 1]);
		for (const share of await sharesOf(token, id)) await pay(share, id);
		const { version } = await rowOf(bookingNo);
		const ended = await cancelBooking(app, { bookingNo, version, cause: "guest" });
		if (!ended.ok) throw new Error(ended.error);
		const back = await app.db
			.selectFrom("refund as r")
			.innerJoin("payment as p", "p.payment_id", "r.payment_id")
			.select(["r.cents", "p.cents as paid"])
			.where("r.booking_id", "=", id)
			.execute();
		const all = back.reduce((sum, { cents }) => sum + cents, 0);
		const paid = back.reduce((sum, payment) => sum + payment.paid, 0);
		expect(back).toHaveLength(6);
		expect(all).toBeGreaterThan(0);
		expect(all).toBeLessThan(paid);
		for (const part of back) expect(Math.abs(part.cents - (all * part.paid) / paid)).toBeLessThan(1);
		await expectBookingInvariants(app.db);
	});

	it("can be paid until the instalment's date, not later", async () => {
		const { token, daan, page, book, divide } = await room();
		const { booking_id: id } = await book(daan);
		await divide(daan);
		const [first] = await sharesOf(token, id);
		app.clock.set(`${isoOf(dayOf(first?.due_on ?? "") + 1)}T08:00:00Z`);
		const [late, next] = (await page(daan)).shares?.parts ?? [];
		expect(late?.shares.every(({ payUrl }) => payUrl === null)).toBe(true);
		expect(next?.shares.every(({ payUrl }) => payUrl !== null)).toBe(true);
	});

	it("keep who booked, and whose share waits, in the room", async () => {
		const { lotte, daan, page, act, book, divide } = await room();
		await book(daan);
		await divide(daan, [0, 1, 1]);
		for (const { id, name } of (await page(lotte)).companions.slice(1)) {
			expect([name, await act(lotte, { do: "removeCompanion", companion: String(id) })]).toEqual([name, "HAS_A_SHARE"]);
		}
	});

	it("are forgotten with their room thirty days after the departure; the money stays the booking's", async () => {
		const { token, daan, page, book, divide } = await room();
		const { booking_id: id } = await book(daan);
		await divide(daan);
		const [first] = await sharesOf(token, id);
		if (!first) throw new Error("no share");
		await pay(first, id);
		app.clock.set(`${isoOf(dayOf(STAY.departure) + 30)}T12:00:00Z`);
		expect(await purgeRooms(app)).toEqual({ rooms: 0 });
		expect((await page(daan)).title).toBe("");
		app.clock.set(`${isoOf(dayOf(STAY.departure) + 31)}T12:00:00Z`);
		expect(await purgeRooms(app)).toEqual({ rooms: 1 });
		const kept = await app.db
			.selectFrom("payment")
			.select(["cents", "share_id"])
			.where("booking_id", "=", id)
			.execute();
		expect(kept).toEqual([{ cents: first.cents, share_id: null }]);
		expect(await app.db.selectFrom("room_share").select("share_id").execute()).toEqual([]);
	});

	const on = (day: number) => app.clock.set(`${isoOf(day)}T12:00:00Z`);

	it("go by the departure as it is now, where the stay was moved", async () => {
		const { token, daan, page, book, divide } = await room();
		const { booking_id: id } = await book(daan);
		await divide(daan);
		const moved = { arrival: "2027-09-04", departure: "2027-09-11" };
		await app.db.updateTable("booking").set(moved).where("booking_id", "=", id).execute();
		on(dayOf(moved.departure) + 30);
		expect(await purgeRooms(app)).toEqual({ rooms: 0 });
		expect((await page(daan)).booked).toMatchObject({ state: "booked", ...moved });
		expect(await sharesOf(token, id)).not.toEqual([]);
		on(dayOf(moved.departure) + 31);
		await expect(page(daan)).rejects.toThrow("no room");
		expect(await purgeRooms(app)).toEqual({ rooms: 1 });
	});

	it("a hold that came to nothing keeps its room for 90 days, however far away the stay was", async () => {
		const { daan, page, book } = await room();
		const { booking_id: id } = await book(daan, "Option");
		const far = { arrival: "2028-02-01", departure: "2028-02-08" };
		await app.db.updateTable("booking").set(far).where("booking_id", "=", id).execute();
		const over = app.clock.today() + 2;
		on(over + 1);
		expect((await page(daan)).booked).toMatchObject({ state: "over", ...far });
		on(over + 90);
		expect(await purgeRooms(app)).toEqual({ rooms: 0 });
		on(over + 91);
		await expect(page(daan)).rejects.toThrow("no room");
		expect(await purgeRooms(app)).toEqual({ rooms: 1 });
	});

	it("a room goes on where a stay of soon came to nothing, and is kept 90 days from its last use", async () => {
		const { daan, page, book, act } = await room();
		const { booking_id: id } = await book(daan, "Option");
		const soon = { arrival: "2027-01-18", departure: "2027-01-22" };
		await app.db.updateTable("booking").set(soon).where("booking_id", "=", id).execute();
		const used = app.clock.today() + 80;
		on(used);
		expect(await act(daan, { do: "vote", accoId: "a990001", vote: "up" })).toBe("done");
		on(used + 90);
		expect(await purgeRooms(app)).toEqual({ rooms: 0 });
		expect((await page(daan)).companions).toHaveLength(3);
		on(used + 91);
		expect(await purgeRooms(app)).toEqual({ rooms: 1 });
	});

	it("a booking that is cancelled long after the last use leaves its room 90 days more", async () => {
		const { daan, page, book } = await room();
		const { bookingNo, version } = await book(daan);
		const ended = app.clock.today() + 100;
		on(ended);
		expect((await page(daan)).booked).toMatchObject({ state: "booked" });
		const cancelled = await cancelBooking(app, { bookingNo, version, cause: "guest" });
		expect(cancelled.ok).toBe(true);
		on(ended + 90);
		expect(await purgeRooms(app)).toEqual({ rooms: 0 });
		expect((await page(daan)).booked).toMatchObject({ state: "over" });
		on(ended + 91);
		expect(await purgeRooms(app)).toEqual({ rooms: 1 });
	});

	it("a hold is let go by whoever holds it, and what is over makes way for another", async () => {
		const { token, lotte, daan, page, book } = await room();
		const held = await book(daan, "Option");
		expect(held.attached).toBe(true);
		expect((await page(daan)).booked).toMatchObject({ state: "held", isOwn: true });
		expect((await page(lotte)).booked).toMatchObject({ state: "held", isOwn: false, href: null });
		expect(await letGo(app, token, sender(lotte))).toBe("NOT_THE_BOOKER");
		expect(await letGo(app, token, sender("guessed"))).toBe("NOT_A_COMPANION");
		expect(await letGo(app, token, sender(daan))).toBeNull();
		expect((await page(daan)).booked).toMatchObject({ state: "over", until: null });
		expect(await letGo(app, token, sender(daan))).toBe("NOT_BOOKED");
		const again = await book(lotte);
		expect(again.attached).toBe(true);
		expect((await page(lotte)).booked).toMatchObject({ state: "booked", isOwn: true });
	});
});
