import { beforeAll, expect, it } from "vitest";
import { dayOf } from "#domain/time/civil-date.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import { createBooking } from "./create-booking.ts";
import { ownStay } from "./own-stay.ts";

describeByTurns("nights that are the guest's already", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		app = testApp(database());
	});

	async function made(arrival: string, departure: string, changes: Record<string, unknown> = {}) {
		const { quoteId } = await offered(app, { arrival, departure });
		const result = await createBooking(app, bookingBody(quoteId, changes), newKey());
		if (!result.ok) throw new Error(result.error.code);
		const { bookingNo } = result.value.answer;
		const row = await app.db
			.selectFrom("booking")
			.select(["guest_id", "acco_id"])
			.where("booking_no", "=", bookingNo)
			.executeTakeFirstOrThrow();
		return { bookingNo, proof: result.value.proof, guestId: row.guest_id, accoId: row.acco_id };
	}
	type Made = Awaited<ReturnType<typeof made>>;
	const keeps = (...kept: readonly Made[]) => ({
		guestId: null,
		proofOf: (bookingNo: string) => kept.find((one) => one.bookingNo === bookingNo)?.proof ?? null,
	});
	const foundAt = async (
		{ accoId }: Made,
		[arrival, departure]: readonly [string, string],
		owner: Parameters<typeof ownStay>[3],
	) =>
		(await ownStay(app, accoId, { arrival: dayOf(arrival), departure: dayOf(departure) }, owner, "en"))?.bookingNo ??
		null;

	it("are said to be so to the browser that booked them and to its guest, in part as well, and to nobody else", async () => {
		const first = await made("2027-03-01", "2027-03-05");
		const second = await made("2027-03-08", "2027-03-12", { type: "Option" });
		const own: readonly [string, string] = ["2027-03-01", "2027-03-05"];
		const nobody = { guestId: null, proofOf: () => null };
		expect(await foundAt(first, own, keeps(first))).toBe(first.bookingNo);
		expect(await foundAt(first, own, { ...nobody, guestId: first.guestId })).toBe(first.bookingNo);
		expect(await foundAt(first, ["2027-03-04", "2027-03-09"], keeps(second))).toBe(second.bookingNo);
		expect(
			await ownStay(
				app,
				second.accoId,
				{ arrival: dayOf("2027-03-10"), departure: dayOf("2027-03-14") },
				keeps(second),
				"en",
			),
		).toEqual({
			bookingNo: second.bookingNo,
			state: "option",
			arrival: "2027-03-08",
			departure: "2027-03-12",
			href: `/en/guest-me/bookings/${second.bookingNo}`,
		});
		for (const owner of [
			nobody,
			keeps(second),
			{ ...nobody, guestId: first.guestId + 1_000 },
			{ ...nobody, proofOf: () => second.proof },
			{ ...nobody, proofOf: () => `${first.proof}x` },
			{ ...nobody, proofOf: () => "" },
		]) {
			expect(await foundAt(first, own, owner)).toBeNull();
		}
		// The day of departure is another's day of arrival.
		expect(await foundAt(first, ["2027-03-05", "2027-03-08"], keeps(first, second))).toBeNull();
	});

	it("are the guest's no longer once the booking is over", async () => {
		const option = await made("2027-03-15", "2027-03-19", { type: "Option" });
		const own: readonly [string, string] = ["2027-03-15", "2027-03-19"];
		expect(await foundAt(option, own, keeps(option))).toBe(option.bookingNo);
		app.clock.set("2027-01-18T10:00:00Z");
		await sweepExpired(app);
		expect(await foundAt(option, own, keeps(option))).toBeNull();
	});
});
