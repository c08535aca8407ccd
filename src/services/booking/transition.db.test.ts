import { beforeAll, describe, expect, it } from "vitest";
import { insertClaim } from "#db/availability/claims.ts";
import { type BookingRow, lockBooking } from "#db/bookings/booking-facts.ts";
import {
	type Actor,
	BOOKING_STATES,
	type BookingState,
	EXPIRING_STATES,
	TRANSITIONS,
	type TransitionName,
	transitionOf,
	transitionsFrom,
} from "#domain/booking/process.ts";
import { settle } from "#domain/booking/settlement.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { createBooking } from "./create-booking.ts";
import { type Change, takeTransition } from "./transition.ts";

/** The graph of process.ts against the engine: every edge is taken by every role that may, and refused for all others. */

const ACTORS: readonly Actor[] = ["guest", "agency", "staff", "owner", "payment", "timer", "system"];
const NAMES = Object.keys(TRANSITIONS) as TransitionName[];

/** The way from the beginning to a state, as the names of transitions that follow the one that creates. */
function wayTo(state: BookingState): { type: "Booking" | "Option" | "Application"; names: readonly TransitionName[] } {
	const ways: readonly {
		type: "Booking" | "Option" | "Application";
		at: BookingState;
		names: readonly TransitionName[];
	}[] = [
		{ type: "Booking", at: "confirmed", names: [] },
		{ type: "Option", at: "option", names: [] },
		{ type: "Application", at: "application", names: [] },
	];
	const seen = [...ways];
	for (const way of seen) {
		if (way.at === state) return { type: way.type, names: way.names };
		for (const next of transitionsFrom(way.at)) {
			if (!seen.some((known) => known.at === next.to)) {
				seen.push({ type: way.type, at: next.to, names: [...way.names, next.name] });
			}
		}
	}
	throw new Error(`no way to ${state}`);
}

class RolledBack extends Error {}

describeOnBoth("the engine", (database) => {
	let app: TestApp;
	const bookings = new Map<BookingState, number>();

	/** One transition, with what its services bring along. */
	async function step(trx: TestApp["db"], row: BookingRow, name: TransitionName, actor: Actor) {
		const { nights, to } = transitionOf(name);
		const waits = (EXPIRING_STATES as readonly string[]).includes(to);
		const expiresAt = waits ? new Date(app.clock.now().getTime() + 3_600_000) : null;
		const stay = { arrival: dayOf(row.arrival), departure: dayOf(row.departure) };
		const needsNights =
			row.state === transitionOf(name).from && (row.state === "application" || row.state === "expired");
		if (needsNights && (nights === "option" || nights === "booking")) {
			await insertClaim(trx, { bookingId: row.booking_id, unitIds: [row.acco_id], stay, kind: nights, expiresAt });
		}
		const settlement = settle({
			cause: "guest",
			policy: row.cancellation,
			lines: [],
			arrival: stay.arrival,
			today: app.clock.today(),
			paidCents: 0,
			creditsUsedCents: 0,
		});
		return takeTransition(trx, app, row, { name, actor, expiresAt, extras: { settlement } });
	}

	beforeAll(async () => {
		await seedFixture(database().db);
		app = testApp(database());
		for (const [number, state] of BOOKING_STATES.entries()) {
			const { type, names } = wayTo(state);
			const accoId = `a8${number}`;
			const bookMode = type === "Application" ? "on_request" : "instant";
			await seedHomeLike(app.db, "a990001", { accoId, bookMode, units: [accoId] });
			const offer = await offered(app, { accoId });
			const email = `guest${number}@example.org`;
			const guest = { ...(bookingBody("").guest as object), email };
			const made = await createBooking(app, bookingBody(offer.quoteId, { type, guest }), newKey());
			if (!made.ok) throw new Error(made.error.code);
			const { booking_id: id } = await app.db
				.selectFrom("booking")
				.select("booking_id")
				.where("booking_no", "=", made.value.answer.bookingNo)
				.executeTakeFirstOrThrow();
			for (const name of names) {
				await app.db.transaction().execute(async (trx) => {
					const row = await lockBooking(trx, id);
					const [actor = "staff"] = transitionOf(name).by;
					const done = row && (await step(trx, row, name, actor));
					if (!done?.ok) throw new Error(`${name}: ${done?.error}`);
				});
			}
			bookings.set(state, id);
		}
	});

	it("brings a booking into every state along the graph", async () => {
		for (const state of BOOKING_STATES) {
			const id = bookings.get(state) ?? -1;
			const row = await app.db.selectFrom("booking").select("state").where("booking_id", "=", id).executeTakeFirst();
			expect(row?.state).toBe(state);
		}
	});

	it("writes state and version itself, not the caller's", async () => {
		const id = bookings.get("confirmed") ?? -1;
		const attempt = app.db.transaction().execute(async (trx) => {
			const row = await lockBooking(trx, id);
			if (!row) throw new Error("no booking");
			// @ts-expect-error: nor is another actor's
			const patch: Change["patch"] = { state: "expired", version: 99 };
			const name = transitionsFrom("confirmed").find(({ to }) => to === "completed")?.name as TransitionName;
			const [actor = "staff"] = transitionOf(name).by;
			const done = await takeTransition(trx, app, row, { name, actor, patch });
			expect(done).toMatchObject({ ok: true, value: { state: "completed", version: row.version + 1 } });
			throw new RolledBack();
		});
		await expect(attempt).rejects.toBeInstanceOf(RolledBack);
	});

	describe.each(BOOKING_STATES.map((state) => [state] as const))("from %s", (state) => {
		it.each(
			ACTORS.map((actor) => [actor] as const),
		)("lets %s take exactly what the graph allows, and changes nothing else", async (actor) => {
			for (const name of NAMES) {
				const { from, to, by } = transitionOf(name);
				const id = bookings.get(state) ?? -1;
				const expected = from !== state ? "INVALID_TRANSITION" : by.includes(actor) ? to : "FORBIDDEN";
				let got = "";
				try {
					await app.db.transaction().execute(async (trx) => {
						const row = await lockBooking(trx, id);
						if (!row) throw new Error("no booking");
						const done = await step(trx, row, name, actor);
						got = done.ok ? done.value.state : done.error;
						if (done.ok) expect(done.value.version).toBe(row.version + 1);
						throw new RolledBack();
					});
				} catch (error) {
					if (!(error instanceof RolledBack)) throw error;
				}
				expect(got, `${name} by ${actor}`).toBe(expected);
			}
		});
	});
});
