import { beforeAll, expect, it } from "vitest";
import { bookingBody, newKey, offered, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "./create-booking.ts";
import { getBookingForSuccess } from "./get-booking-for-success.ts";

describeByTurns("the success screen", (database) => {
	beforeAll(() => seedFixture(database().db));

	it("shows a booking to the session that made it, and to no other", async () => {
		const app = testApp(database());
		const made = async (arrival: string, departure: string) => {
			const result = await createBooking(
				app,
				bookingBody((await offered(app, { arrival, departure })).quoteId),
				newKey(),
			);
			if (!result.ok) throw new Error(result.error.code);
			return result.value;
		};
		const first = await made("2027-03-01", "2027-03-05");
		const second = await made("2027-03-08", "2027-03-12");
		const { bookingNo } = first.answer;
		const show = (number: string, proof: string | null) =>
			getBookingForSuccess(app, { bookingNo: number, proof, lang: "en" });
		expect(await show(bookingNo, first.proof)).toMatchObject({
			bookingNo,
			state: "confirmed",
			title: "Haus Eins",
			firstname: "Noor",
			arrival: "2027-03-01",
			grandCents: 49250,
			expiresAt: null,
			instalments: [{ cents: 14775 }, { cents: 34475 }],
		});
		expect(await show(bookingNo.toLowerCase(), first.proof)).not.toBeNull();
		for (const [number, proof] of [
			[bookingNo, null],
			[bookingNo, ""],
			[bookingNo, second.proof],
			[bookingNo, `${first.proof}x`],
			["H00000000", first.proof],
			["'; --", first.proof],
		] as const) {
			expect(await show(number, proof)).toBeNull();
		}
	});
});
