import { beforeAll, expect, it } from "vitest";
import { bookingBody, newKey, offered, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "./create-booking.ts";

describeOnBoth("a booking", (database) => {
	beforeAll(() => seedFixture(database().db));

	it("is confirmed at once without a payment provider, at the price of its offer", async () => {
		const app = testApp(database());
		const quote = await offered(app);
		const made = await createBooking(app, bookingBody(quote.quoteId), newKey());
		if (!made.ok) throw new Error(JSON.stringify(made.error));
		expect(made.value.answer).toMatchObject({ type: "Booking", state: "confirmed", grandCents: 49250 });
	});
});
