import { beforeEach, expect, it } from "vitest";
import { createBooking } from "#services/booking/create-booking.ts";
import { confirmOption } from "#services/booking/options.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { GuestBrowser, guestSite, signIn, viewOf } from "#tests/support/guest-site.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";

const NOOR = "noor@example.org";

describeByTurns("a free hold", (database) => {
	let app: TestApp;
	let browser: GuestBrowser;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
		browser = new GuestBrowser(guestSite(app));
	});

	async function ask(more: Record<string, unknown> = {}, quote: Parameters<typeof offered>[1] = {}) {
		const { quoteId } = await offered(app, quote);
		const body = { quoteId, type: "Option", hold: true, guest: { email: NOOR }, lang: "nl", ...more };
		return createBooking(app, body, newKey());
	}
	async function hold(): Promise<string> {
		const made = await ask();
		if (!made.ok) throw new Error(JSON.stringify(made.error));
		return made.value.answer.bookingNo;
	}
	const rowOf = (bookingNo: string) =>
		app.db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirstOrThrow();
	const guests = () => app.db.selectFrom("guest").select(["email", "firstname", "lastname", "placename"]).execute();
	const { email: _email, salutation: _salutation, businessBooking: _business, ...details } = GUEST_FORM;
	const DETAILS = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));

	it("takes an e-mail address alone, and keeps the nights for 48 hours at the price that was shown", async () => {
		const { grandCents } = await offered(app);
		const row = await rowOf(await hold());
		expect(row).toMatchObject({ type: "Option", state: "option", grand_cents: grandCents, terms_accepted_at: null });
		expect((row.expires_at?.getTime() ?? 0) - row.created_at.getTime()).toBe(48 * 3_600_000);
		expect(row.guest).toMatchObject({ email: NOOR, firstname: "", telE164: "", address: "", countryCode: "" });
		expect(await guests()).toEqual([{ email: NOOR, firstname: "", lastname: "", placename: "" }]);
		const mail = await app.db
			.selectFrom("email_outbox")
			.select(["recipient", "recipient_name", "text"])
			.where("kind", "=", "option")
			.executeTakeFirstOrThrow();
		expect(mail).toMatchObject({ recipient: NOOR, recipient_name: "" });
		expect(mail.text).toContain("Hallo,");
		await expectBookingInvariants(app.db);
	});

	it("needs a right address, is no booking, and knows no country for an insurance", async () => {
		const wrong = (path: string, code: string) => ({
			ok: false,
			error: { code: "VALIDATION", errors: [{ path, code }] },
		});
		expect(await ask({ guest: { email: "noor@" } })).toMatchObject(wrong("guest.email", "INVALID_EMAIL"));
		expect(await ask({ guest: {} })).toMatchObject(wrong("guest.email", "REQUIRED"));
		expect(await ask({ type: "Booking" })).toMatchObject(wrong("type", "INVALID_CHOICE"));
		expect(await ask({}, { insurance: true, residence: "NL" })).toMatchObject({
			error: { code: "INSURANCE_NOT_OFFERED" },
		});
		expect(await guests()).toEqual([]);
	});

	it("is booked by nobody without its guest's details, and the details of others stay as they were", async () => {
		const bookingNo = await hold();
		for (const actor of ["guest", "staff"] as const) {
			expect(await confirmOption(app, { bookingNo }, { actor })).toEqual({ ok: false, error: "INCOMPLETE" });
		}
		expect(await rowOf(bookingNo)).toMatchObject({ state: "option", version: 1 });
		// Somebody else's address gives away nothing that is known of it, and changes nothing.
		await createBooking(
			app,
			bookingBody((await offered(app, { arrival: "2027-03-08", departure: "2027-03-12" })).quoteId, {
				guest: { ...GUEST_FORM, email: "lars@example.org" },
			}),
			newKey(),
		);
		const made = await ask(
			{ guest: { email: "lars@example.org" } },
			{ arrival: "2027-03-15", departure: "2027-03-19" },
		);
		if (!made.ok) throw new Error(made.error.code);
		expect((await rowOf(made.value.answer.bookingNo)).guest).toMatchObject({ firstname: "", address: "" });
		expect(await guests()).toContainEqual(
			expect.objectContaining({ email: "lars@example.org", firstname: GUEST_FORM.firstname }),
		);
	});

	it("is taken once by a press that came twice, and leads to its page both times", async () => {
		const { quoteId } = await offered(app);
		const fields = { hold: "1", do: "book", quoteId, email: NOOR, ...newKey() };
		const page = "/nl/boeken/haus-eins-a990001?arrival=2027-03-01&departure=2027-03-05&type=Option";
		const pressed = await Promise.all([1, 2].map(() => browser.post(page, fields as Record<string, string>)));
		expect(pressed.map(({ status }) => status)).toEqual([303, 303]);
		expect(new Set(pressed.map(({ headers }) => headers.get("Location"))).size).toBe(1);
		expect((await app.db.selectFrom("booking").select("state").execute()).length).toBe(1);
	});

	it("lets its guest, whose name nobody knows, write to the office", async () => {
		const bookingNo = await hold();
		const own = `/nl/guest-${await signIn(app, browser)}/bookings/${bookingNo}`;
		const sent = await browser.post(own, { do: "message", message: "Mag de hond mee?" });
		expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${own}?done=message-sent`]);
		const stored = await app.db.selectFrom("form_submission").select("payload").executeTakeFirstOrThrow();
		expect(stored.payload).toMatchObject({ bookingNo, name: NOOR, message: "Mag de hond mee?" });
	});

	it("is booked on a page of its own, where details, price, cancelling and terms stand above the button", async () => {
		const bookingNo = await hold();
		const own = `/nl/guest-${await signIn(app, browser)}/bookings/${bookingNo}`;
		const first = await browser.view(own);
		expect(first.page).toMatchObject({
			name: "booking",
			can: { book: false, complete: true, release: true, change: false },
		});
		const shown = await browser.view(`${own}/complete`);
		expect(shown.page).toMatchObject({ name: "complete", version: 1, values: { firstname: "", countryCode: "NL" } });
		const without = await browser.post(`${own}/complete`, { do: "complete", version: "1", ...DETAILS });
		expect([without.status, (await viewOf(without)).form?.errors]).toEqual([422, { acceptTerms: "CONSENT_MISSING" }]);
		const send = (more: Record<string, string> = {}) =>
			browser.post(`${own}/complete`, { do: "complete", version: "1", ...DETAILS, acceptTerms: "1", ...more });
		const wrong = await send({ telNumber: "12" });
		const view = await viewOf(wrong);
		expect([wrong.status, view.form?.errors]).toEqual([422, { telNumber: "TOO_SHORT" }]);
		expect(view.form?.values).toMatchObject({ lastname: GUEST_FORM.lastname });
		expect((await viewOf(send({ firstname: "" }))).form?.errors).toEqual({ firstname: "REQUIRED" });
		expect((await send({ version: "9" })).status).toBe(409);
		const booked = await send();
		expect([booked.status, booked.headers.get("Location")]).toEqual([303, expect.stringContaining("done=booked")]);
		const row = await rowOf(bookingNo);
		expect(row).toMatchObject({ state: "confirmed", terms_accepted_at: app.clock.now() });
		expect(row.guest).toMatchObject({ email: NOOR, firstname: GUEST_FORM.firstname, address: GUEST_FORM.address });
		expect(await guests()).toEqual([
			{ email: NOOR, firstname: GUEST_FORM.firstname, lastname: GUEST_FORM.lastname, placename: GUEST_FORM.placename },
		]);
		// Booked: the page is the booking's again.
		expect((await browser.view(`${own}/complete`)).page).toMatchObject({ name: "booking" });
		await expectBookingInvariants(app.db);
	});
});
