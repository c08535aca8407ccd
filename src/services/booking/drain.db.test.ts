import { beforeEach, expect, it } from "vitest";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeOnServer } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import { watchBookings } from "../operations/watch-bookings.ts";
import { createQuote } from "../quotes/create-quote.ts";
import { createBooking } from "./create-booking.ts";
import { lapseUnpaid } from "./lapse-unpaid.ts";
import { confirmOption } from "./options.ts";
import { proveMailbox } from "./prove.ts";
import { remind } from "./remind.ts";
import { NO_SENDER, type Sender, senderOf } from "./sender.ts";
import { receiveBankTransfer } from "./sync-payment.ts";

const HOMES = 30;
const CLIENTS = 20;

/** Hashes as requests from an address bring them along. */
function from(app: TestApp, address: string, browser = ""): Sender {
	return senderOf(app.settings, address, (name) => (name === "__Host-browser" ? browser : undefined));
}

describeOnServer("clients that want all nights", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		for (let at = 0; at < HOMES; at++) await seedHomeLike(database().db, "a990001", { accoId: `a${500 + at}` });
		await seedHomeLike(database().db, "a990001", { accoId: "a8", bookMode: "on_request" });
		app = testApp(database(), { smtpUrl: "smtp://127.0.0.1:1" });
	});

	async function book(
		type: "Booking" | "Option" | "Application",
		email: string,
		sender: Sender,
		stay: { readonly accoId?: string; readonly arrival?: string; readonly departure?: string } = {},
		guestId: number | null = null,
	) {
		const offer = await createQuote(app, { ...QUOTE, ...stay }, null, {}, sender);
		if (!offer.ok) return offer.error.code;
		const body = bookingBody(offer.value.quoteId, { type, guest: { ...GUEST_FORM, email } });
		const made = await createBooking(app, body, { ...newKey(), sender, guestId });
		return made.ok ? made.value.answer.bookingNo : made.error.code;
	}
	const QUOTE = {
		accoId: "a990001",
		arrival: "2027-03-01",
		departure: "2027-03-05",
		adults: 2,
		children: 0,
		babies: 0,
		pets: 0,
		lang: "nl" as const,
	};
	const isNumber = (answer: string) => /^H[0-9A-Z]{8}$/.test(answer);
	const guestOf = async (email: string) =>
		(await app.db.selectFrom("guest").select("guest_id").where("email", "=", email).executeTakeFirstOrThrow()).guest_id;
	const minutesLater = (minutes: number) =>
		app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
	/** Nights that bookings hold whose mailbox nobody proved, by the kind of claim. */
	const keptUnproved = async () => {
		const rows = await app.db
			.selectFrom("occupancy as o")
			.innerJoin("booking as b", "b.booking_id", "o.booking_id")
			.select(["o.kind", "b.booking_no"])
			.where("o.released_at", "is", null)
			.where("b.proved_at", "is", null)
			.execute();
		return rows;
	};

	it("keep none on option after 35 minutes, and hinder no real guest meanwhile", async () => {
		let taken = 0;
		for (let round = 0; round < 2; round++) {
			for (let client = 0; client < CLIENTS; client++) {
				// Four networks, no cookies, a new mailbox each time.
				const sender = from(app, `198.51.${client % 4}.${client}`);
				const accoId = `a${500 + ((round * CLIENTS + client) % HOMES)}`;
				const email = `drain-${round}-${client}@example.org`;
				if (isNumber(await book("Option", email, sender, { accoId }))) taken++;
			}
		}
		// Eight an hour for each of the four networks.
		expect(taken).toBeLessThanOrEqual(32);
		expect(taken).toBeGreaterThan(0);
		const real = await book("Option", "noor@example.org", from(app, "203.0.113.9"), { accoId: "a990001" });
		expect(isNumber(real)).toBe(true);
		await proveMailbox(app, await guestOf("noor@example.org"));
		for (const member of ["ann", "bob", "cas", "dee", "eva"]) {
			const [arrival, departure] = STAYS[member as keyof typeof STAYS];
			const answer = await book("Booking", `${member}@example.org`, from(app, "192.0.2.7", member), {
				accoId: "a990002",
				arrival,
				departure,
			});
			expect(isNumber(answer) ? "booked" : answer, member).toBe("booked");
		}
		expect(await watchBookings(app)).toMatchObject({ isNormal: false });
		expect(app.log.lines.join()).toContain('"alarm":"holds"');
		minutesLater(35);
		await sweepExpired(app);
		expect((await keptUnproved()).filter(({ kind }) => kind === "option")).toEqual([]);
		const held = await app.db
			.selectFrom("booking")
			.select(["state", "expires_at"])
			.where("booking_no", "=", real)
			.executeTakeFirstOrThrow();
		expect(held.state).toBe("option");
		expect(held.expires_at?.getTime()).toBeGreaterThan(app.clock.now().getTime() + 40 * 3_600_000);
		await expectBookingInvariants(app.db);
	});
	const STAYS = {
		ann: ["2027-03-01", "2027-03-05"],
		bob: ["2027-04-05", "2027-04-09"],
		cas: ["2027-05-03", "2027-05-07"],
		dee: ["2027-03-08", "2027-03-12"],
		eva: ["2027-04-12", "2027-04-16"],
	} as const;

	it("book three by bank transfer from a browser and six from a network, until a mailbox is proved", async () => {
		const answers: string[] = [];
		for (let at = 0; at < 8; at++) {
			const browser = at < 4 ? "one" : `other-${at}`;
			answers.push(
				await book("Booking", `g${at}@example.org`, from(app, "198.51.100.1", browser), { accoId: `a${500 + at}` }),
			);
		}
		expect(answers.map((answer) => (isNumber(answer) ? "booked" : answer))).toEqual([
			"booked",
			"booked",
			"booked",
			"PROVE_FIRST",
			"booked",
			"booked",
			"booked",
			"PROVE_FIRST",
		]);
		// The browser that proved a mailbox, and whoever is signed in, go on.
		await proveMailbox(app, await guestOf("g0@example.org"));
		expect(isNumber(await book("Booking", "g8@example.org", from(app, "198.51.100.1"), { accoId: "a520" }))).toBe(true);
		const signedIn = await guestOf("g0@example.org");
		const again = await book("Booking", "g0@example.org", from(app, "198.51.100.1"), { accoId: "a521" }, signedIn);
		expect(isNumber(again)).toBe(true);
	});

	it("cannot make a booking of an option whose mailbox nobody proved", async () => {
		const bookingNo = await book("Option", "noor@example.org", from(app, "203.0.113.9"));
		const confirm = () => confirmOption(app, { bookingNo }, { actor: "guest" });
		expect(await confirm()).toEqual({ ok: false, error: "PROVE_FIRST" });
		await proveMailbox(app, await guestOf("noor@example.org"));
		expect((await confirm()).ok).toBe(true);
	});

	it("have one request for a stay, five names without links, and twenty guesses of a code", async () => {
		const sender = from(app, "203.0.113.9", "browser");
		expect(isNumber(await book("Application", "noor@example.org", sender, { accoId: "a8" }))).toBe(true);
		expect(await book("Application", "noor@example.org", sender, { accoId: "a8" })).toBe("APPLICATION_REPEATED");

		const offer = await offered(app);
		const named = (changes: Record<string, string>) =>
			createBooking(app, bookingBody(offer.quoteId, { guest: { ...GUEST_FORM, ...changes } }), newKey());
		for (const firstname of ["www.win.example", "Win https://win.example", "Visit casino.com", "win.example/now"]) {
			expect(await named({ firstname })).toMatchObject({
				error: { code: "VALIDATION", errors: [{ path: "guest.firstname", code: "NO_LINKS" }] },
			});
		}
		expect((await named({ firstname: "J.P.", lastname: "St.John-de Vries" })).ok).toBe(true);

		const refusals: (string | null | undefined)[] = [];
		const tryCode = async (discountCode: string) => {
			const made = await createQuote(app, { ...QUOTE, accoId: "a510", discountCode }, null, {}, sender);
			return made.ok ? made.value.discount?.refused : made.error.code;
		};
		for (let at = 0; at < 12; at++) refusals.push(await tryCode(`GUESS${at}`));
		expect(refusals.filter((refused) => refused === "CODE_UNKNOWN")).toHaveLength(10);
		expect(refusals.at(-1)).toBe("CODE_TRIES");
		// A code that is right is refused alike, or guessing would go on.
		expect(await tryCode("FIVE")).toBe("CODE_TRIES");
		expect(
			await createQuote(app, { ...QUOTE, accoId: "a510", discountCode: "FIVE" }, null, {}, NO_SENDER),
		).toMatchObject({
			value: { discount: { code: "FIVE" } },
		});
	});

	it("a booking whose first payment stays away is warned after a day and lapses after three, without a fee", async () => {
		const later = { arrival: "2027-05-03", departure: "2027-05-07" };
		const bookingNo = await book("Booking", "noor@example.org", from(app, "203.0.113.9"), later);
		const paid = await book("Booking", "ann@example.org", from(app, "203.0.113.9"), { accoId: "a500", ...later });
		const row = async (number: string) =>
			app.db.selectFrom("booking").selectAll().where("booking_no", "=", number).executeTakeFirstOrThrow();
		const { booking_id: paidId } = await row(paid);
		const [first] = await app.db
			.selectFrom("instalment")
			.selectAll()
			.where("booking_id", "=", paidId)
			.orderBy("seq")
			.execute();
		await receiveBankTransfer(app, {
			bookingId: paidId,
			cents: first?.cents ?? 0,
			reference: "R1",
			by: { publicId: "eva" },
		});
		const day = (after: number) => {
			const due = Date.parse(`${first?.due_on}T09:00:00Z`);
			app.clock.set(new Date(due + after * 86_400_000).toISOString());
		};
		day(1);
		await remind(app);
		const warnings = await app.db
			.selectFrom("email_outbox")
			.select(["recipient", "text"])
			.where("kind", "=", "payment_overdue_1")
			.execute();
		expect(warnings.map(({ recipient }) => recipient)).toEqual(["noor@example.org"]);
		expect(warnings[0]?.text).toContain("vervalt de boeking. Dat kost je niets");
		day(2);
		expect(await lapseUnpaid(app)).toBe(0);
		day(3);
		expect(await lapseUnpaid(app)).toBe(1);
		expect(await row(bookingNo)).toMatchObject({ state: "cancelled" });
		expect(await row(paid)).toMatchObject({ state: "confirmed" });
		const settled = await app.db.selectFrom("cancellation").select(["cause", "fee_cents", "payable_cents"]).execute();
		expect(settled).toEqual([{ cause: "unpaid", fee_cents: 0, payable_cents: 0 }]);
		expect((await keptUnproved()).map(({ booking_no }) => booking_no)).toEqual([paid]);
		// The balance that is missing later is for staff.
		day(400);
		expect(await lapseUnpaid(app)).toBe(0);
		await expectBookingInvariants(app.db);
	});

	it("a booking that was not warned does not lapse", async () => {
		await book("Booking", "noor@example.org", from(app, "203.0.113.9"));
		minutesLater(60 * 24 * 40);
		expect(await lapseUnpaid(app)).toBe(0);
		await remind(app);
		expect(await lapseUnpaid(app)).toBe(0);
		minutesLater(60 * 24 * 2);
		expect(await lapseUnpaid(app)).toBe(1);
	});
});
