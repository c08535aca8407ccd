import type { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import { proofCookie } from "#services/booking/booking-proof.ts";
import { completeStays } from "#services/booking/complete.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { grantCredits } from "#services/booking/grant-credits.ts";
import { receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { decideReview } from "#services/guests/write-review.ts";
import { successPage } from "#services/pages/success-page.ts";
import { href } from "#site/href.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { GuestBrowser, guestSite, signIn, signInMail, viewOf } from "#tests/support/guest-site.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";

/** What guests do in their area, and that nobody does it to another's booking. */

describeByTurns("a guest's bookings", (database) => {
	let app: TestApp;
	let site: Hono;
	let noor: GuestBrowser;
	let id: string;
	let bookingNo: string;
	beforeEach(async () => {
		await emptyTables(database().db);
		await database().db.deleteFrom("rate_hit").execute();
		await seedFixture(database().db);
		app = testApp(database());
		site = guestSite(app);
		noor = new GuestBrowser(site);
		bookingNo = await book();
		id = await signIn(app, noor);
	});

	async function book(type = "Booking", changes: Record<string, unknown> = {}, guest: object = {}): Promise<string> {
		const offer = await offered(app, changes);
		const body = bookingBody(offer.quoteId, { type, guest: { ...GUEST_FORM, ...guest } });
		const made = await createBooking(app, body, newKey());
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer.bookingNo;
	}
	const at = (path: string) => `/nl/guest-${id}/${path}`;
	const own = (page = "") => at(`bookings/${bookingNo}${page}`);
	const pageOf = async <Name extends string>(path: string, name: Name, browser = noor) => {
		const { page } = await browser.view(path);
		if (page.name !== name) throw new Error(`${path} is ${page.name}`);
		return page as Extract<typeof page, { name: Name }>;
	};
	const later = (minutes: number) =>
		app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
	const kinds = async () =>
		(await app.db.selectFrom("email_outbox").select("kind").orderBy("outbox_id").execute()).map((row) => row.kind);
	const bookingRow = (no = bookingNo) =>
		app.db.selectFrom("booking").selectAll().where("booking_no", "=", no).executeTakeFirstOrThrow();
	/** Books in a browser, over the API, as its form would. */
	async function bookHere(browser: GuestBrowser, stay: object): Promise<string> {
		const offer = await offered(app, { ...stay });
		const made = await browser.json("/api/bookings", bookingBody(offer.quoteId, { guest: GUEST_FORM }), {
			"Idempotency-Key": crypto.randomUUID(),
		});
		const { bookingNo } = (await made.json()) as { bookingNo: string };
		return bookingNo;
	}
	it("are put into the guest's own calendar by a file, once they are booked, and by nobody else", async () => {
		const file = await noor.get(own("/stay.ics"));
		expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
		expect(file.headers.get("Cache-Control")).toBe("private, no-store");
		const lines = (await file.text()).split("\r\n");
		expect(lines).toEqual(
			expect.arrayContaining([
				"DTSTART;VALUE=DATE:20270301",
				// The day of departure is a day of the holiday.
				"DTEND;VALUE=DATE:20270306",
				"SUMMARY:Haus Eins",
				"TRANSP:TRANSPARENT",
				`UID:${bookingNo}@stay.halcyon.example`,
			]),
		);
		const option = await book("Option", { arrival: "2027-04-05", departure: "2027-04-09" });
		expect((await noor.get(at(`bookings/${option}/stay.ics`))).status).toBe(404);
		const { browser, theirId } = await strangerBrowser();
		expect((await browser.get(`/nl/guest-${theirId}/bookings/${bookingNo}/stay.ics`)).status).toBe(404);
		// Who has not signed in gets the way in.
		const outside = await new GuestBrowser(site).get(own("/stay.ics"));
		expect(outside.headers.get("Content-Type")).not.toContain("calendar");
	});

	async function signInElsewhere(browser: GuestBrowser): Promise<string> {
		const guest = { email: "eva@example.org", firstname: "Eva" };
		await book("Booking", { arrival: "2027-05-03", departure: "2027-05-07" }, guest);
		return signIn(app, browser, "eva@example.org");
	}
	async function strangerBrowser() {
		const browser = new GuestBrowser(site);
		const guest = { email: "eva@example.org", firstname: "Eva" };
		const theirs = await book("Booking", { arrival: "2027-03-08", departure: "2027-03-12" }, guest);
		return { browser, theirs, theirId: await signIn(app, browser, "eva@example.org") };
	}

	it("are shown with price, schedule and documents, whose sums are those of the booking", async () => {
		const page = await pageOf(own(), "booking");
		const row = await bookingRow();
		expect(page.price).toMatchObject({ totalCents: row.total_cents, grandCents: row.grand_cents });
		expect(page.price.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(row.grand_cents);
		expect(page.schedule.reduce((sum, part) => sum + part.openCents, 0)).toBe(row.due_cents);
		expect(page.bank).toEqual({ holder: "Halcyon B.V.", iban: "NL02ABNA0123456789", bic: "ABNANL2A" });
		expect(page.timeline.map((step) => `${step.step}${step.done ? "" : "…"}`)).toEqual([
			"booked",
			"payAll…",
			"travelInformation…",
			"arrival…",
			"departure…",
		]);
		expect(page.documents.map(({ kind }) => kind)).toEqual(["invoice", "confirmation"]);
		expect(JSON.stringify(page)).not.toMatch(/commission|payee/i);
		const overview = await pageOf(at("overview"), "overview");
		expect(overview.next).toMatchObject({ bookingNo, daysToGo: 45 });
		expect(overview.open.reduce((sum, part) => sum + part.cents, 0)).toBe(row.due_cents);
		for (const section of ["bookings", "documents", "payments", "favourites", "profile"]) {
			expect((await noor.view(at(section))).page.name).toBe(section);
		}
		expect((await noor.get(at("staff"))).status).toBe(404);
	});

	it("show to the browser that made them, without signing in, and nothing else of the account", async () => {
		// The same address booked before: somebody who types it learns nothing of that.
		const browser = new GuestBrowser(site);
		const made = await bookHere(browser, { arrival: "2027-03-08", departure: "2027-03-12" });
		const view = await browser.view(`/nl/guest-me/bookings/${made}`);
		expect(view).toMatchObject({ onlyBooking: made, guest: null, section: null, page: { name: "booking" } });
		const page = view.page as Extract<typeof view.page, { name: "booking" }>;
		expect(page.bank).toEqual({ holder: "Halcyon B.V.", iban: "NL02ABNA0123456789", bic: "ABNANL2A" });
		expect(JSON.stringify(view)).not.toContain(id);
		for (const document of page.documents) expect((await browser.get(document.href)).status).toBe(200);

		const [theirs] = (await pageOf(own(), "booking")).documents;
		expect((await browser.view(`/nl/guest-me/bookings/${bookingNo}`)).page.name).toBe("signIn");
		expect((await browser.get((theirs?.href ?? "").replace(id, "me"))).headers.get("content-type")).not.toBe(
			"application/pdf",
		);
		for (const section of ["overview", "bookings", "documents", "payments", "favourites", "profile"]) {
			expect((await browser.view(`/nl/guest-me/${section}`)).page.name).toBe("signIn");
		}
		// What costs money asks for the mailbox; what changes the account is not there.
		expect((await browser.view(`/nl/guest-me/bookings/${made}/cancel`)).page.name).toBe("verify");
		const cancelled = await browser.post(`/nl/guest-me/bookings/${made}`, {
			do: "cancel",
			shownFeeCents: "0",
			version: "1",
		});
		expect(cancelled.status).toBe(403);
		for (const action of ["profile", "newsletter", "email", "export", "erase", "sign-out-everywhere"]) {
			const answer = await browser.post(`/nl/guest-me/bookings/${made}`, { do: action, email: "other@example.org" });
			expect([action, answer.status]).toEqual([action, 303]);
		}
		expect((await bookingRow(made)).state).toBe("confirmed");
		// A message to the office is the booker's to send.
		const notified = await browser.post(`/nl/guest-me/bookings/${made}`, {
			do: "message",
			message: "Wanneer is de sleutel er?",
		});
		expect(notified.headers.get("Location")).toContain(`/nl/guest-me/bookings/${made}?done=message-sent`);
		// A proof of one booking opens no other, and a made-up one none.
		const proof = browser.cookies.get(proofCookie(app.settings, made)) ?? "";
		browser.cookies.set(proofCookie(app.settings, bookingNo), proof);
		expect((await browser.view(`/nl/guest-me/bookings/${bookingNo}`)).page.name).toBe("signIn");
		// Whoever has signed in as somebody else keeps what is theirs, and sees what this browser booked.
		const other = await signInElsewhere(browser);
		expect((await browser.view(`/nl/guest-${other}/overview`)).guest).toMatchObject({ id: other });
		expect(await browser.view(`/nl/guest-me/bookings/${made}`)).toMatchObject({ onlyBooking: made, guest: null });
	});

	it("give their documents as files to their guest alone", async () => {
		const [invoice] = (await pageOf(own(), "booking")).documents;
		const file = await noor.get(invoice?.href ?? "");
		expect(file.headers.get("content-type")).toBe("application/pdf");
		expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/);
		expect(file.headers.get("cache-control")).toBe("private, no-store");
		expect(
			Buffer.from(await file.arrayBuffer())
				.subarray(0, 5)
				.toString(),
		).toBe("%PDF-");
		const etag = file.headers.get("etag") ?? "";
		expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
		expect((await noor.get(invoice?.href ?? "", { "If-None-Match": etag })).status).toBe(304);
		const { browser, theirId } = await strangerBrowser();
		const foreign = await browser.get(`/nl/guest-${theirId}/documents/${invoice?.href.split("/").at(-1)}`);
		const unknown = await browser.get(`/nl/guest-${theirId}/documents/${"x".repeat(22)}.pdf`);
		expect([foreign.status, unknown.status]).toEqual([404, 404]);
		const bodies = await Promise.all([foreign, unknown].map((answer) => answer.text()));
		expect(bodies[0]?.replace(/"instance":"[^"]*"/, "")).toBe(bodies[1]?.replace(/"instance":"[^"]*"/, ""));
		const signedOut = await new GuestBrowser(site).get(invoice?.href ?? "");
		expect((await viewOf(signedOut)).page.name).toBe("signIn");
	});

	it("of others are not there: not to see, cancel, change, review, pay or write about", async () => {
		const { browser, theirId } = await strangerBrowser();
		const before = await bookingRow();
		const foreign = `/nl/guest-${theirId}/bookings/${bookingNo}`;
		const missing = `/nl/guest-${theirId}/bookings/H00000000`;
		for (const page of ["", "/cancel", "/change"]) {
			const answers = await Promise.all([foreign, missing].map((path) => browser.get(path + page)));
			expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
			expect(await answers[0]?.text()).toBe(await answers[1]?.text());
		}
		const forms: Record<string, string>[] = [
			{ do: "cancel", version: "1", shownFeeCents: "0" },
			{ do: "change", version: "1", firstname: "Eva" },
			{ do: "review", rating: "1", text: "Dit is niet mijn verblijf geweest." },
			{ do: "pay", what: "all" },
			{ do: "message", message: "Wie woont hier?" },
			{ do: "ask-change", adults: "3" },
			{ do: "book", version: "1" },
			{ do: "release", version: "1" },
		];
		for (const values of forms) {
			const answers = await Promise.all([foreign, missing].map((path) => browser.post(path, values)));
			expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
		}
		expect(await bookingRow()).toEqual(before);
	});

	it("are cancelled after a fresh proof, for the fee that was shown", async () => {
		later(16);
		const gate = await noor.view(own("/cancel"));
		expect(gate.page).toMatchObject({ name: "verify", back: `bookings/${bookingNo}/cancel` });
		const early = await noor.post(own("/cancel"), { do: "cancel", version: "1", shownFeeCents: "14133" });
		expect([early.status, (await viewOf(early)).page.name]).toEqual([403, "verify"]);

		const requested = await viewOf(
			noor.post(own("/cancel"), { do: "ask-again", back: `bookings/${bookingNo}/cancel` }),
		);
		const attempt = requested.page.name === "verify" ? (requested.page.attemptId ?? "") : "";
		const { code = "" } = (await signInMail(app, "noor@example.org")) ?? {};
		const proven = await noor.post(own("/cancel"), { do: "code", attempt, code });
		expect(proven.headers.get("Location")).toBe(own("/cancel"));

		const page = await pageOf(own("/cancel"), "cancel");
		const row = await bookingRow();
		expect(page.settlement).toMatchObject({ feeBp: 3000, daysBefore: 45, refundCents: 0 });
		const { version, settlement } = page;
		const body = { do: "cancel", version: `${version}`, shownFeeCents: `${settlement.feeCents}` };
		const other = await noor.post(own("/cancel"), { ...body, shownFeeCents: `${settlement.feeCents - 1}` });
		expect([other.status, (await viewOf(other)).form?.refused]).toEqual([409, "PRICE_CHANGED"]);
		const stale = await noor.post(own("/cancel"), { ...body, version: "99" });
		expect([stale.status, (await viewOf(stale)).form?.refused]).toEqual([409, "STALE"]);
		expect((await noor.post(own("/cancel"), { do: "cancel" })).status).toBe(409);
		expect((await bookingRow()).state).toBe("confirmed");
		const done = await noor.post(own("/cancel"), body);
		expect(done.headers.get("Location")).toBe(`${own()}?done=cancelled`);
		expect((await bookingRow()).state).toBe("cancelled");
		const after = await pageOf(own(), "booking");
		expect(after.settlement).toMatchObject({ feeCents: settlement.feeCents, payableCents: settlement.feeCents });
		// Nothing was paid: the fee is, and how is said until it is.
		expect(after.bank).not.toBeNull();
		const fee = { bookingId: row.booking_id, cents: settlement.feeCents, reference: "R2", by: { publicId: "fin" } };
		await receiveBankTransfer(app, fee);
		expect((await pageOf(own(), "booking")).bank).toBeNull();
		expect(await kinds()).toContain("cancellation");
		expect(row.state).toBe("confirmed");
		await expectBookingInvariants(app.db);
	});

	it("have their details changed while the price stays the same, with a trail that names nobody", async () => {
		const { version, values } = await pageOf(own("/change"), "change");
		const body = { do: "change", version: `${version}`, ...values };
		const done = await noor.post(own("/change"), {
			...body,
			firstname: "Noortje",
			telNumber: "0687654321",
			babies: "1",
		});
		expect(done.headers.get("Location")).toBe(`${own()}?done=changed`);
		const row = await bookingRow();
		expect(row).toMatchObject({
			babies: 1,
			version: version + 1,
			guest: { firstname: "Noortje", telE164: "+31687654321" },
		});
		expect(await kinds()).toContain("change");
		const [trail] = await app.db.selectFrom("audit_log").selectAll().where("action", "=", "changeDetails").execute();
		expect(JSON.stringify(trail)).not.toMatch(/Noor|0687654321/);
		expect(trail?.after).toMatchObject({ changed: ["firstname", "telNumber", "babies"] });
		// Profile and other bookings keep what they have.
		expect((await app.db.selectFrom("guest").select("firstname").executeTakeFirstOrThrow()).firstname).toBe("Noor");
		const stale = await noor.post(own("/change"), body);
		expect([stale.status, (await viewOf(stale)).form?.refused]).toEqual([409, "STALE"]);
	});

	it("tell what another party would cost, and hand the wish to the office", async () => {
		const { version, values } = await pageOf(own("/change"), "change");
		const body = { ...values, do: "change", version: `${version}`, adults: "3" };
		const answer = await noor.post(own("/change"), body);
		const view = await viewOf(answer);
		expect(answer.status).toBe(409);
		// Tourist tax of one more adult for four nights.
		expect(view.page).toMatchObject({ name: "change", differenceCents: 900 });
		expect(view.form?.values.adults).toBe("3");
		for (const [changes, code] of [
			[{ adults: "9" }, "TOO_MANY_GUESTS"],
			[{ adults: "0" }, "NO_ADULT"],
			[{ pets: "3" }, "TOO_MANY_PETS"],
		] as const) {
			expect((await viewOf(noor.post(own("/change"), { ...body, ...changes }))).form?.refused).toBe(code);
		}
		const wrong = await viewOf(noor.post(own("/change"), { ...body, adults: "x", firstname: "", telNumber: "12" }));
		expect(Object.keys(wrong.form?.errors ?? {}).sort()).toEqual(["adults", "firstname", "telNumber"]);
		expect((await bookingRow()).adults).toBe(2);
		const sent = await noor.post(own("/change"), { ...body, do: "ask-change" });
		expect(sent.headers.get("Location")).toBe(`${own()}?done=wish-sent`);
		const message = await app.db.selectFrom("form_submission").selectAll().executeTakeFirstOrThrow();
		expect(message).toMatchObject({ form: "contact-messages", email: "noor@example.org", payload: { bookingNo } });
		expect(message.payload.message).toBe("Volwassenen: 3 (2)");
		expect((await bookingRow()).adults).toBe(2);
	});

	it("of an option are booked or given up with one click", async () => {
		const options = [
			await book("Option", { arrival: "2027-04-05", departure: "2027-04-09" }),
			await book("Option", { arrival: "2027-04-12", departure: "2027-04-16" }),
		];
		const [first = "", second = ""] = options;
		const overview = await pageOf(at("overview"), "overview");
		expect(overview.options.map((card) => [card.bookingNo, card.hoursLeft]).sort()).toEqual(
			options.map((no) => [no, 48]).sort(),
		);
		const { version } = await pageOf(at(`bookings/${first}`), "booking");
		expect((await noor.post(at(`bookings/${first}`), { do: "book", version: "9" })).status).toBe(409);
		const booked = await noor.post(at(`bookings/${first}`), { do: "book", version: `${version}` });
		expect(booked.headers.get("Location")).toContain("done=booked");
		const released = await noor.post(at(`bookings/${second}`), { do: "release", version: `${version}` });
		expect(released.headers.get("Location")).toContain("done=option-cancelled");
		expect([(await bookingRow(first)).state, (await bookingRow(second)).state]).toEqual(["confirmed", "cancelled"]);
		expect((await noor.post(at(`bookings/${second}`), { do: "book", version: "2" })).status).toBe(409);
		await expectBookingInvariants(app.db);
	});

	it("of an option are booked from its success screen too, by the session that took it alone", async () => {
		const offer = await offered(app, { arrival: "2027-04-05", departure: "2027-04-09" });
		const made = await createBooking(app, bookingBody(offer.quoteId, { type: "Option" }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { answer, proof } = made.value;
		const form = { do: "book", booking: answer.bookingNo, version: "1" };
		const path = href("successOption", "nl");
		const nobody = new GuestBrowser(site);
		for (const forged of [null, "x".repeat(22)]) {
			if (forged) nobody.cookies.set(proofCookie(app.settings, answer.bookingNo), forged);
			expect((await nobody.post(path, form)).headers.get("Location")).toBe(path);
		}
		expect((await bookingRow(answer.bookingNo)).state).toBe("option");
		const maker = new GuestBrowser(site);
		maker.cookies.set(proofCookie(app.settings, answer.bookingNo), proof);
		const stale = await maker.post(path, { ...form, version: "7" });
		expect(stale.headers.get("Location")).toBe(`/nl/guest-me/bookings/${answer.bookingNo}`);
		expect((await maker.post(path, form, { Origin: "https://evil.example" })).status).toBe(403);
		expect((await maker.post(path, form)).headers.get("Location")).toBe(`${path}?booking=${answer.bookingNo}`);
		expect((await bookingRow(answer.bookingNo)).state).toBe("confirmed");
	});

	it("become a group room from their success screen, for the session that booked alone, and once", async () => {
		const maker = new GuestBrowser(site);
		const offer = await offered(app, { arrival: "2027-04-05", departure: "2027-04-09" });
		const made = await createBooking(app, bookingBody(offer.quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { answer, proof } = made.value;
		const path = href("successBooking", "nl");
		const form = { do: "room", booking: answer.bookingNo };
		expect((await maker.post(path, form)).headers.get("Location")).toBe(path);
		const rooms = () => app.db.selectFrom("group_room").select(["booking_id", "booked_by", "adults"]).execute();
		expect(await rooms()).toEqual([]);
		const seen = { language: "nl", type: "Booking", bookingNo: answer.bookingNo, proof } as const;
		expect((await successPage(app, seen)).booking?.canShareCost).toBe(true);
		maker.cookies.set(proofCookie(app.settings, answer.bookingNo), proof);
		expect((await maker.post(path, form)).headers.get("Location")).toMatch(/^\/nl\/groepskamer\/[\w-]{22}$/);
		const { booking_id: bookingId } = await bookingRow(answer.bookingNo);
		expect(await rooms()).toMatchObject([{ booking_id: bookingId, booked_by: expect.anything(), adults: 2 }]);
		// Its shares are divided there from now on.
		expect((await successPage(app, seen)).booking?.canShareCost).toBe(false);
	});

	it("say after booking what to pay first, with a code for banking apps, and every step to the departure", async () => {
		const offer = await offered(app, { arrival: "2027-04-05", departure: "2027-04-09" });
		const made = await createBooking(app, bookingBody(offer.quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { answer, proof } = made.value;
		const seen = { language: "nl", type: "Booking", bookingNo: answer.bookingNo, proof } as const;
		const fresh = (await successPage(app, seen)).booking;
		const [first, rest] = fresh?.instalments ?? [];
		expect(fresh?.transfer).toMatchObject({ next: first, code: { path: expect.stringMatching(/^M/) } });
		expect(fresh?.steps).toMatchObject([
			{ step: "booked", done: true },
			{ step: "payFirst", on: first?.dueOn, cents: first?.cents, done: false },
			{ step: "payRest", on: rest?.dueOn, cents: rest?.cents, done: false },
			{ step: "travelInformation", done: false },
			{ step: "arrival", on: "2027-04-05", time: "16:00", done: false },
			{ step: "departure", on: "2027-04-09", time: "10:00", done: false },
		]);
		expect(fresh?.documents.map(({ kind }) => kind).sort()).toEqual(["confirmation", "invoice"]);
		const { booking_id: bookingId } = await bookingRow(answer.bookingNo);
		const pay = (cents = 0, reference = "") =>
			receiveBankTransfer(app, { bookingId, cents, reference, by: { publicId: "fin" } });
		await pay(first?.cents, "R1");
		const half = (await successPage(app, seen)).booking;
		expect(half?.transfer?.next).toEqual(rest);
		expect(half?.steps.filter(({ cents }) => cents).map(({ done }) => done)).toEqual([true, false]);
		await pay(rest?.cents, "R2");
		const paid = (await successPage(app, seen)).booking;
		expect([paid?.transfer, paid?.canShareCost]).toEqual([null, false]);
		// Nobody else is told anything.
		expect((await successPage(app, { ...seen, proof: null })).booking).toBeNull();
	});

	it("that are over are reviewed once; staff decide, and the home's stars follow", async () => {
		const review = { do: "review", rating: "4", text: "Een stil huis aan het water, en zo schoon." };
		expect((await noor.post(own(), review)).status).toBe(422);
		app.clock.set("2027-03-07T10:00:00Z");
		await completeStays(app);
		id = await signIn(app, noor);
		expect((await pageOf(own(), "booking")).can.review).toBe(true);
		const short = await viewOf(noor.post(own(), { do: "review", rating: "6", text: "Kort." }));
		expect(short.form?.errors).toEqual({ rating: "INVALID_CHOICE", text: "TOO_SHORT" });
		const sent = await noor.post(own(), review);
		expect(sent.headers.get("Location")).toBe(`${own()}?done=reviewed#review`);
		expect((await viewOf(noor.post(own(), review))).form?.refused).toBe("ALREADY_WRITTEN");
		const stars = () =>
			app.db
				.selectFrom("accommodation")
				.select(["rating", "reviews"])
				.where("acco_id", "=", "a990001")
				.executeTakeFirstOrThrow();
		const before = await stars();
		const { review_id: reviewId } = await app.db.selectFrom("review").selectAll().executeTakeFirstOrThrow();
		expect(await decideReview(app, { reviewId, release: true, by: { publicId: "mara" } })).toBe(true);
		const after = await stars();
		expect(after.reviews).toBe(before.reviews + 1);
		if (before.rating === null) expect(after.rating).toBe(4);
		expect((await pageOf(own(), "booking")).review).toMatchObject({ rating: 4, released: true });
		await decideReview(app, { reviewId, release: false, by: { publicId: "mara" }, reason: "names" });
		expect(await stars()).toEqual(before);
		expect(await decideReview(app, { reviewId: 999_999, release: true, by: { publicId: "mara" } })).toBe(false);
	});

	it("show credits with their last days, and what came and goes back", async () => {
		const { guest_id: guestId, booking_id: bookingId, due_cents: due } = await bookingRow();
		const credit = { guestId, by: { publicId: "fin" }, reason: "" };
		await grantCredits(app, { ...credit, cents: 5000, expiresOn: "2027-12-31" });
		await grantCredits(app, { ...credit, cents: 2500, expiresOn: null });
		await receiveBankTransfer(app, { bookingId, cents: due, reference: "R1", by: { publicId: "fin" } });
		const payments = await pageOf(at("payments"), "payments");
		expect(payments).toMatchObject({
			balanceCents: 7500,
			lots: [
				{ cents: 5000, until: "2027-12-31" },
				{ cents: 2500, until: null },
			],
			payments: [{ bookingNo, cents: due, method: "bank" }],
		});
		expect(payments.entries.map((entry) => [entry.reason, entry.cents])).toEqual([
			["grant", 2500],
			["grant", 5000],
		]);
		const { card, schedule, bank } = await pageOf(own(), "booking");
		expect([card.paymentStatus, card.openCents, schedule.every((part) => part.openCents === 0), bank]).toEqual([
			"paid",
			0,
			true,
			null,
		]);
		const { version, settlement } = await pageOf(own("/cancel"), "cancel");
		expect(settlement.refundCents).toBe(due - settlement.feeCents);
		const body = { do: "cancel", version: `${version}`, shownFeeCents: `${settlement.feeCents}` };
		expect((await noor.post(own("/cancel"), body)).status).toBe(303);
		expect((await pageOf(at("payments"), "payments")).refunds).toMatchObject([
			{ bookingNo, cents: settlement.refundCents, done: false },
		]);
	});

	it("reach the office with a question, about the booking it is of", async () => {
		expect((await viewOf(noor.post(own(), { do: "message", message: "" }))).form?.errors).toEqual({
			message: "REQUIRED",
		});
		// Pressed twice, it comes once.
		for (let press = 0; press < 2; press++) {
			const sent = await noor.post(own(), { do: "message", message: "Is er een kinderstoel?" });
			expect(sent.headers.get("Location")).toBe(`${own()}?done=message-sent`);
		}
		const [stored, ...more] = await app.db.selectFrom("form_submission").select("payload").execute();
		expect(more).toEqual([]);
		expect(stored?.payload).toMatchObject({ bookingNo, message: "Is er een kinderstoel?", variant: "booking" });
	});
});
