import type { Hono } from "hono";
import type { KyselyPlugin } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { requestSubscription, subscribeConfirmed } from "#db/forms/newsletter.ts";
import { completeStays } from "#services/booking/complete.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { purgeGuestAccess } from "#services/guests/purge.ts";
import { askSignIn } from "#services/guests/sign-in.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser, guestSite, signIn, signInMail, viewOf } from "#tests/support/guest-site.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";

/** What we keep of a guest: changed, taken along, deleted. */

const NOOR = "noor@example.org";

describeByTurns("a guest's own data", (database) => {
	let app: TestApp;
	let site: Hono;
	let noor: GuestBrowser;
	let id: string;
	let bookingNo: string;
	beforeEach(async () => {
		await emptyTables(database().db);
		await database().db.deleteFrom("rate_hit").execute();
		await database().db.deleteFrom("newsletter_subscription").execute();
		await database().db.deleteFrom("form_submission").execute();
		await seedFixture(database().db);
		app = testApp(database());
		site = guestSite(app);
		noor = new GuestBrowser(site);
		const made = await createBooking(app, bookingBody((await offered(app)).quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		bookingNo = made.value.answer.bookingNo;
		id = await signIn(app, noor);
	});

	const profile = () => `/nl/guest-${id}/profile`;
	const post = (values: Record<string, string>, browser = noor) => browser.post(profile(), values);
	const leads = async (answer: Promise<Response>) => (await answer).headers.get("Location");
	const later = (minutes: number) =>
		app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
	const guestRow = () => app.db.selectFrom("guest").selectAll().executeTakeFirstOrThrow();
	const linkTo = async (email: string) => {
		const mail = await app.db
			.selectFrom("email_outbox")
			.select("text")
			.where("kind", "=", "email_change")
			.where("recipient", "=", email)
			.orderBy("outbox_id", "desc")
			.executeTakeFirst();
		return /email\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? null;
	};
	/** Asks for another address and follows the link of the mail. */
	const changed = async (email: string) => {
		await signIn(app, noor, (await guestRow()).email);
		await post({ do: "email", newEmail: email });
		const token = (await linkTo(email)) ?? "";
		expect(await leads(noor.post(`/nl/guest-me/email/${token}`, { do: "confirm-email", token }))).toContain(
			"done=email-changed",
		);
	};
	const PERSON = {
		salutation: "mrs",
		firstname: "Noor",
		lastname: "Bakker",
		telCountry: "NL",
		telNumber: "0687654321",
		address: "Lindelaan 14",
		postalCode: "3512 AB",
		placename: "Utrecht",
		countryCode: "NL",
		lang: "de",
	};
	/** The stay is over and paid. */
	async function settle() {
		const row = await app.db.selectFrom("booking").selectAll().executeTakeFirstOrThrow();
		await receiveBankTransfer(app, {
			bookingId: row.booking_id,
			cents: row.due_cents,
			reference: "R1",
			by: { publicId: "fin" },
		});
		app.clock.set("2027-03-07T10:00:00Z");
		await completeStays(app);
		id = await signIn(app, noor);
	}

	it("is changed as it is typed, and bookings keep what was agreed", async () => {
		expect(await leads(post({ do: "profile", ...PERSON }))).toBe(`${profile()}?done=profile-saved`);
		expect(await guestRow()).toMatchObject({ lastname: "Bakker", tel_e164: "+31687654321", lang: "de", email: NOOR });
		const booking = await app.db.selectFrom("booking").select("guest").executeTakeFirstOrThrow();
		expect(booking.guest.lastname).toBe("de Vries");
		const wrong = await post({
			do: "profile",
			...PERSON,
			lastname: "",
			countryCode: "XX",
			lang: "es",
			salutation: "dr",
		});
		expect(wrong.status).toBe(422);
		expect(Object.keys((await viewOf(wrong)).form?.errors ?? {}).sort()).toEqual([
			"countryCode",
			"lang",
			"lastname",
			"salutation",
		]);
	});

	it("turns the newsletter on and off", async () => {
		const state = async () => (await app.db.selectFrom("newsletter_subscription").select("state").execute())[0]?.state;
		await post({ do: "newsletter", newsletter: "on" });
		expect([await state(), (await guestRow()).marketing_consent_at !== null]).toEqual(["confirmed", true]);
		await post({ do: "newsletter", newsletter: "off" });
		expect([await state(), (await guestRow()).marketing_consent_at]).toEqual([undefined, null]);
	});

	it("gets a new address once it is confirmed from there; the old one is told, and other sessions end", async () => {
		const other = new GuestBrowser(site);
		await signIn(app, other);
		later(16);
		const gate = await post({ do: "email", newEmail: "noor@new.example" });
		expect([gate.status, (await viewOf(gate)).page.name]).toEqual([403, "verify"]);
		await signIn(app, noor);
		expect(await leads(post({ do: "email", newEmail: "noor@new.example" }))).toContain("email-asked");
		const token = await linkTo("noor@new.example");
		expect((await noor.view(`/nl/guest-me/email/${token}`)).page).toEqual({ name: "confirmEmail", token });
		expect((await guestRow()).email).toBe(NOOR);
		const confirm = { do: "confirm-email", token: token ?? "" };
		expect(await leads(noor.post(`/nl/guest-me/email/${token}`, confirm))).toContain("done=email-changed");
		expect((await guestRow()).email).toBe("noor@new.example");
		expect((await noor.post(`/nl/guest-me/email/${token}`, confirm)).status).toBe(410);
		const notified = await app.db
			.selectFrom("email_outbox")
			.select("recipient")
			.where("kind", "=", "email_changed")
			.execute();
		expect(notified).toEqual([{ recipient: NOOR }]);
		expect((await other.view(profile())).guest).toBeNull();
		expect((await noor.view(profile())).guest).not.toBeNull();
		expect(await signInMail(app, "noor@new.example")).toBeNull();
		await signIn(app, other, "noor@new.example");
	});

	it("never says that an address is somebody else's, and never takes it", async () => {
		const eva = { ...bookingBody((await offered(app, { arrival: "2027-03-08", departure: "2027-03-12" })).quoteId) };
		await createBooking(app, { ...eva, guest: { ...eva.guest, email: "eva@example.org" } }, newKey());
		const taken = await leads(post({ do: "email", newEmail: "eva@example.org" }));
		const free = await leads(post({ do: "email", newEmail: "free@example.org" }));
		expect(taken).toBe(free);
		expect([await linkTo("eva@example.org"), (await linkTo("free@example.org")) !== null]).toEqual([null, true]);
		// Taken between the mail and the click.
		const token = (await linkTo("free@example.org")) ?? "";
		await app.db
			.updateTable("guest")
			.set({ email: "free@example.org" })
			.where("email", "=", "eva@example.org")
			.execute();
		expect((await noor.post("/nl/guest-me/email/x", { do: "confirm-email", token })).status).toBe(410);
		expect((await viewOf(post({ do: "email", newEmail: "noor@" }))).form?.errors).toEqual({
			newEmail: "INVALID_EMAIL",
		});
	});

	it("comes along as one file, with everything of the guest's and nothing of others or of ours", async () => {
		await noor.post(`/nl/guest-${id}/bookings/${bookingNo}`, { do: "message", message: "Is er een kinderstoel?" });
		later(16);
		expect((await post({ do: "export" })).status).toBe(403);
		await signIn(app, noor);
		const answer = await post({ do: "export" });
		expect(answer.headers.get("content-disposition")).toBe('attachment; filename="halcyon-2027-01-15.json"');
		expect(answer.headers.get("cache-control")).toBe("private, no-store");
		const data = await answer.json();
		expect(data).toMatchObject({
			guest: { email: NOOR, firstname: "Noor" },
			bookings: [
				{ bookingNo, guest: { lastname: "de Vries" }, documents: [{ kind: "confirmation" }, { kind: "invoice" }] },
			],
			forms: [{ form: "contact-messages", payload: { message: "Is er een kinderstoel?" } }],
		});
		expect(data.bookings[0].lines.length).toBeGreaterThan(0);
		expect(data.mails.length).toBeGreaterThan(0);
		expect(data.signIns.length).toBeGreaterThan(0);
		expect(JSON.stringify(data)).not.toMatch(/commission|token|hash|payee|staff/i);
		// Told, in case somebody else fetched it; nothing of it is in the mail.
		const notified = await app.db.selectFrom("email_outbox").selectAll().where("kind", "=", "data_export").execute();
		expect(notified).toMatchObject([{ recipient: NOOR, subject: "Je gegevens zijn opgehaald" }]);
		expect(notified[0]?.text).not.toContain("de Vries");
	});

	it("comes along with what was written and mailed under an address of before", async () => {
		await noor.post(`/nl/guest-${id}/bookings/${bookingNo}`, { do: "message", message: "Is er een kinderstoel?" });
		await changed("noor@new.example");
		const data = await (await post({ do: "export" })).json();
		expect(data).toMatchObject({
			guest: { email: "noor@new.example" },
			forms: [{ form: "contact-messages", payload: { message: "Is er een kinderstoel?" } }],
		});
		const kinds = data.mails.map(({ kind }: { readonly kind: string }) => kind);
		expect(kinds).toEqual(
			expect.arrayContaining(["confirmation", "contact", "email_changed", "email_change", "data_export"]),
		);
	});

	it("takes the newsletter along to another address, also one that was known to it", async () => {
		const subscriptions = () =>
			app.db.selectFrom("newsletter_subscription").select(["email", "state"]).orderBy("email").execute();
		await post({ do: "newsletter", newsletter: "on" });
		const requested = { lang: "nl", firstname: "N.", now: app.clock.now(), requestedBefore: app.clock.now() } as const;
		const request = {
			...requested,
			confirmHash: "h",
			confirmUntil: new Date("2027-02-01"),
			unsubscribeId: "1".repeat(22),
		};
		await requestSubscription(app.db, { ...request, email: "noor@new.example" });
		await changed("noor@new.example");
		expect(await subscriptions()).toEqual([{ email: "noor@new.example", state: "confirmed" }]);
		await changed("noor@newer.example");
		expect(await subscriptions()).toEqual([{ email: "noor@newer.example", state: "confirmed" }]);
		// The address that is left may ask for it again, under a link of its own.
		await subscribeConfirmed(app.db, { ...requested, email: "noor@new.example", unsubscribeId: "1".repeat(22) });
		await post({ do: "newsletter", newsletter: "off" });
		expect(await subscriptions()).toEqual([{ email: "noor@new.example", state: "confirmed" }]);
	});

	it("is not deleted while a booking lives or money is open, nor without a tick", async () => {
		expect((await viewOf(post({ do: "erase" }))).form?.errors).toEqual({ sure: "CONSENT_MISSING" });
		const live = await post({ do: "erase", sure: "1" });
		expect([live.status, (await viewOf(live)).form?.refused]).toEqual([409, "LIVE"]);
		app.clock.set("2027-03-07T10:00:00Z");
		await completeStays(app);
		id = await signIn(app, noor);
		const owing = await post({ do: "erase", sure: "1" });
		expect([owing.status, (await viewOf(owing)).form?.refused]).toEqual([409, "MONEY"]);
		expect((await guestRow()).anonymised_at).toBeNull();
	});

	it("is deleted for good: sessions, names, likes, mails, reviews; invoices stay", async () => {
		noor.cookies.set("likes", "a990001");
		await settle();
		await noor.post(`/nl/guest-${id}/bookings/${bookingNo}`, {
			do: "review",
			rating: "5",
			text: "Een stil huis aan het water, en zo schoon.",
		});
		await noor.post(`/nl/guest-${id}/bookings/${bookingNo}`, { do: "message", message: "Dank je wel." });
		await post({ do: "newsletter", newsletter: "on" });
		const old = noor.cookies.get("__Host-guest") ?? "";
		expect(await leads(post({ do: "erase", sure: "1" }))).toBe("/nl/guest-me/overview?done=erased");
		expect(noor.cookies.has("__Host-guest")).toBe(false);
		noor.cookies.set("__Host-guest", old);
		expect((await noor.view("/nl/guest-me/overview")).guest).toBeNull();
		for (const table of ["guest", "booking", "review", "form_submission", "guest_like", "guest_session"] as const) {
			const rows = JSON.stringify(await app.db.selectFrom(table).selectAll().execute());
			expect(`${table} ${rows}`).not.toMatch(/Noor|de Vries|noor@|Kerkstraat|612345678/);
		}
		const mails = await app.db.selectFrom("email_outbox").select(["kind", "recipient", "html"]).execute();
		const known = mails.filter((mail) => mail.recipient === NOOR).map((mail) => mail.kind);
		expect(known).toEqual(["data_deleted"]);
		expect(mails.filter((mail) => mail.kind !== "data_deleted" && mail.html.includes("Noor"))).toEqual([]);
		const farewell = await app.db
			.selectFrom("email_outbox")
			.select("text")
			.where("kind", "=", "data_deleted")
			.executeTakeFirstOrThrow();
		expect(farewell.text).toContain("2034");
		const documents = await app.db.selectFrom("document").select("kind").execute();
		expect(documents.map(({ kind }) => kind)).toContain("invoice");
		expect(await app.db.selectFrom("newsletter_subscription").select("state").execute()).toEqual([]);
		const requested = await askSignIn(app, { email: NOOR, language: "nl", clientAddress: null });
		expect(requested.ok).toBe(true);
		const ways = await app.db.selectFrom("sign_in").select("guest_id").execute();
		expect(ways).toEqual([{ guest_id: null }]);
		await expectBookingInvariants(app.db);
		// Who comes back is somebody new.
		const again = bookingBody((await offered(app, { arrival: "2027-05-03", departure: "2027-05-07" })).quoteId);
		expect((await createBooking(app, again, newKey())).ok).toBe(true);
		expect((await app.db.selectFrom("guest").selectAll().execute()).length).toBe(2);
	});

	it("leaves no ways in behind once they are over, and no log after half a year", async () => {
		await post({ do: "email", newEmail: "noor@new.example" });
		later(25 * 60);
		expect(await purgeGuestAccess(app)).toMatchObject({ signIns: 1, sessions: 0 });
		for (const table of ["sign_in", "guest_email_change"] as const) {
			expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
		}
		expect((await app.db.selectFrom("auth_log").selectAll().execute()).length).toBeGreaterThan(0);
		later(184 * 24 * 60);
		expect(await purgeGuestAccess(app)).toMatchObject({ sessions: 1 });
		expect(await app.db.selectFrom("auth_log").selectAll().execute()).toEqual([]);
	});

	it("does the same work for an address that nobody has, before any waiting", async () => {
		const steps: string[] = [];
		app = testApp(database(), { rateLimits: { "sign-in": 0 } });
		const recording = { ...app, db: app.db.withPlugin(recorderOf(steps)) };
		const workFor = async (email: string) => {
			steps.length = 0;
			await askSignIn(recording, { email, language: "nl", clientAddress: null });
			return [...steps];
		};
		const known = await workFor(NOOR);
		expect(known.length).toBeGreaterThan(4);
		expect(await workFor("nobody@example.org")).toEqual(known);
	});
});

/** Writes down each statement without its values. */
function recorderOf(steps: string[]): KyselyPlugin {
	return {
		transformQuery: ({ node }) => {
			const statement = JSON.stringify(node, (key, value) => {
				if (key === "value") return null;
				return value?.kind === "PrimitiveValueListNode" ? value.values.length : value;
			});
			steps.push(statement);
			return node;
		},
		transformResult: async ({ result }) => result,
	};
}
