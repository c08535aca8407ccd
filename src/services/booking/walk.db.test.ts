import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { insertStaff } from "#db/staff/staff.ts";
import type { ApprovalTerms } from "#domain/staff/approval.ts";
import { bookingBody, newKey, quoteRequest, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { expectLedgerAsReckoned, settleBooks } from "#tests/support/books.ts";
import { describeOnServer } from "#tests/support/databases.ts";
import fc from "#tests/support/fast-check.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { type MollieServer, startMollie } from "#tests/support/mollie-server.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { makeStatements } from "../ledger/make-statements.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import { mollie } from "../payments/mollie.ts";
import { createQuote } from "../quotes/create-quote.ts";
import { confirmForColleague, propose } from "../staff/perform.ts";
import type { StaffBy } from "../staff/staff-by.ts";
import { acceptRequest, declineRequest } from "./answer-request.ts";
import { cancelBooking } from "./cancel.ts";
import { completeStays } from "./complete.ts";
import { createBooking } from "./create-booking.ts";
import { grantCredits } from "./grant-credits.ts";
import { lapseUnpaid } from "./lapse-unpaid.ts";
import { cancelOption, confirmOption, extendHold, extendOption } from "./options.ts";
import { pollPayments } from "./poll-payments.ts";
import { proveMailbox } from "./prove.ts";
import { previewRebooking } from "./rebook.ts";
import { remind } from "./remind.ts";
import { sendRefunds } from "./send-refunds.ts";
import { receiveBankTransfer, syncPayment } from "./sync-payment.ts";

/**
 * Random walks through the life of many bookings at once: guests, owners, staff, the provider and the clock act in
 * any order, transactions are torn off in the middle, time jumps by hours and weeks. After every step everything
 * that must always hold is asked of the database.
 */

const HOMES = ["a990001", "a990002", "a31", "a32"] as const;
const ARRIVALS = ["2027-03-01", "2027-03-03", "2027-05-03", "2027-05-05"] as const;

type Step =
	| {
			readonly do: "book";
			readonly home: number;
			readonly arrival: number;
			readonly nights: number;
			readonly type: number;
			readonly credits: boolean;
			readonly code: boolean;
			readonly guest: number;
	  }
	| { readonly do: "act"; readonly action: (typeof BOOKING_ACTIONS)[number]; readonly which: number }
	| { readonly do: "pay"; readonly which: number; readonly status: "paid" | "failed" | "canceled" | "expired" }
	| { readonly do: "time"; readonly hours: number }
	| { readonly do: "timers" }
	| { readonly do: "crash"; readonly after: number };

const BOOKING_ACTIONS = [
	"confirmOption",
	"cancelOption",
	"extendOption",
	"extendHold",
	"accept",
	"decline",
	"cancel",
	"cancelForHost",
	"transfer",
	"grant",
	"rebook",
	"price",
	"giveBack",
	"prove",
] as const;

const step: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({
			do: fc.constant("book" as const),
			home: fc.nat(3),
			arrival: fc.nat(3),
			nights: fc.integer({ min: 3, max: 7 }),
			type: fc.nat(2),
			credits: fc.boolean(),
			code: fc.boolean(),
			guest: fc.nat(2),
		}),
	},
	{
		weight: 6,
		arbitrary: fc.record({
			do: fc.constant("act" as const),
			action: fc.constantFrom(...BOOKING_ACTIONS),
			which: fc.nat(200),
		}),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			do: fc.constant("pay" as const),
			which: fc.nat(20),
			status: fc.constantFrom(
				"paid" as const,
				"paid" as const,
				"failed" as const,
				"canceled" as const,
				"expired" as const,
			),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({ do: fc.constant("time" as const), hours: fc.constantFrom(0.2, 0.6, 5, 13, 49, 200, 1500) }),
	},
	{ weight: 3, arbitrary: fc.constant({ do: "timers" as const }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("crash" as const), after: fc.integer({ min: 1, max: 25 }) }) },
);

/** Walks that once broke what must hold. */
const ONCE_FAILED: readonly (readonly Step[])[] = [
	// Money that is found after the stay's time must not confirm a stay in the past.
	[
		{ do: "book", home: 0, arrival: 0, nights: 3, type: 0, credits: false, code: false, guest: 0 },
		{ do: "act", action: "confirmOption", which: 0 },
		{ do: "timers" },
		{ do: "time", hours: 1500 },
		{ do: "crash", after: 1 },
		{ do: "pay", which: 0, status: "paid" },
		{ do: "act", action: "confirmOption", which: 0 },
		{ do: "pay", which: 0, status: "paid" },
	],
];

let provider: MollieServer;
beforeAll(async () => {
	provider = await startMollie();
});
afterAll(() => provider.close());

describeOnServer("random walks of bookings", (database) => {
	async function fresh(online: boolean): Promise<TestApp> {
		const { db } = database();
		await emptyTables(db);
		await emptyTables(db, ["staff"]);
		[eva, finn] = [await colleague(db, "eva"), await colleague(db, "finn")];
		await seedFixture(db);
		await seedHomeLike(db, "a990001", { accoId: "a31", bookMode: "on_request" });
		// A house group: sells its own unit and that of the first home.
		await seedHomeLike(db, "a990002", { accoId: "a32", units: ["a32", "a990001"] });
		// Two homes of an owner, one of another, one of nobody.
		await db
			.insertInto("homeowner")
			.values({ code: "78", fee_bp: 1250 })
			.onConflict((known) => known.doNothing())
			.execute();
		for (const [accoId, code] of [
			["a990001", "77"],
			["a31", "77"],
			["a990002", "78"],
		]) {
			await db
				.updateTable("accommodation")
				.set({ owner_code: code })
				.where("acco_id", "=", accoId ?? "")
				.execute();
		}
		return testApp(database(), { smtpUrl: "smtp://127.0.0.1:1" }, online ? mollie(provider) : null);
	}

	let [eva, finn]: StaffBy[] = [];

	async function colleague(db: Db, publicId: string): Promise<StaffBy> {
		const person = { public_id: publicId, name: publicId, email: `${publicId}@halcyon.example`, roles: [] };
		const staffId = await insertStaff(db, {
			...person,
			password_hash: null,
			totp_secret: null,
			created_at: new Date(),
		});
		return { staffId: staffId ?? 0, publicId, network: "" };
	}

	/** Proposed by one, and confirmed by the other where it has to be. */
	async function together(app: TestApp, bookingNo: string, version: number, terms: ApprovalTerms) {
		if (!eva || !finn) throw new Error("nobody is there");
		const done = await propose(app, { subject: { bookingNo, version }, terms, reason: "x" }, eva);
		if (!done.ok || done.value === "done") return;
		const rows = await app.db.selectFrom("approval").select("approval_id").where("state", "=", "waiting").execute();
		// Those that a torn transaction left behind as well.
		for (const { approval_id: id } of rows) await confirmForColleague(app, id, finn);
	}

	const guestOf = (number: number) => ({ ...GUEST_FORM, email: `walker${number}@example.org` });

	async function guestId(app: TestApp, number: number): Promise<number | null> {
		const { email } = guestOf(number);
		const row = await app.db.selectFrom("guest").select("guest_id").where("email", "=", email).executeTakeFirst();
		return row?.guest_id ?? null;
	}

	async function book(app: TestApp, take: Extract<Step, { do: "book" }>) {
		const arrival = ARRIVALS[take.arrival] ?? "";
		const departure = new Date(Date.parse(arrival) + take.nights * 86_400_000).toISOString().slice(0, 10);
		const signedIn = await guestId(app, take.guest);
		const offer = await createQuote(
			app,
			{
				...quoteRequest({ accoId: HOMES[take.home] ?? "", arrival, departure }),
				useGuestCredits: take.credits,
				...(take.code ? { discountCode: "FIVE" } : {}),
			},
			signedIn,
		);
		if (!offer.ok) return;
		const type = (["Booking", "Option", "Application"] as const)[take.type];
		await createBooking(app, bookingBody(offer.value.quoteId, { type, guest: guestOf(take.guest) }), {
			...newKey(),
			// The first of them is never signed in, and has to prove the mailbox.
			guestId: take.guest === 0 ? null : signedIn,
			sender: { network: "network", browser: null, proved: null },
			...(take.guest > 0 ? { attribution: { partner: "SKIFUN" } } : {}),
		});
	}

	async function action(app: TestApp, { action, which }: Extract<Step, { do: "act" }>) {
		const rows = await app.db
			.selectFrom("booking")
			.select(["booking_no", "booking_id", "due_cents", "guest_id", "grand_cents", "version"])
			.orderBy("booking_id")
			.execute();
		const row = rows[which % Math.max(1, rows.length)];
		if (!row) return;
		const aim = { bookingNo: row.booking_no };
		const until = new Date(app.clock.now().getTime() + 72 * 3_600_000);
		const actions: Readonly<Record<(typeof BOOKING_ACTIONS)[number], () => Promise<unknown>>> = {
			confirmOption: () => confirmOption(app, aim, { actor: "guest" }),
			cancelOption: () => cancelOption(app, aim, { actor: "guest" }),
			extendOption: () => extendOption(app, { ...aim, until }, { publicId: "eva" }),
			extendHold: () => extendHold(app, aim),
			accept: () => acceptRequest(app, aim, { actor: "owner" }),
			decline: () => declineRequest(app, aim, { actor: "owner" }, "other"),
			cancel: () => cancelBooking(app, { ...aim, cause: "guest" }),
			cancelForHost: () => cancelBooking(app, { ...aim, cause: "host", by: { publicId: "eva" } }),
			transfer: () =>
				receiveBankTransfer(app, {
					bookingId: row.booking_id,
					cents: Math.max(1, Math.round(row.due_cents / 2)),
					reference: `R${Math.random()}`,
					by: { publicId: "eva" },
				}),
			grant: () =>
				grantCredits(app, {
					guestId: row.guest_id,
					cents: 7_500,
					expiresOn: which % 2 ? "2027-12-31" : null,
					by: { publicId: "eva" },
					reason: "",
				}),
			rebook: async () => {
				const arrival = ARRIVALS[which % ARRIVALS.length] ?? "";
				const departure = new Date(Date.parse(arrival) + (3 + (which % 5)) * 86_400_000).toISOString().slice(0, 10);
				const other = { accoId: HOMES[(which >> 2) % HOMES.length] ?? "", arrival, departure };
				const preview = await previewRebooking(app, row.booking_no, other);
				if (!preview.ok) return;
				const { quote, backCents } = preview.value;
				const terms = { kind: "rebook" as const, ...other, backCents, ownerAgrees: true };
				await together(app, row.booking_no, row.version, { ...terms, grandCents: quote.grandCents });
			},
			price: () => {
				const terms = { kind: "price" as const, beforeCents: row.grand_cents };
				const grandCents = Math.max(0, row.grand_cents + (which - 150) * 137);
				return together(app, row.booking_no, row.version, { ...terms, grandCents });
			},
			prove: () => proveMailbox(app, row.guest_id),
			giveBack: () => together(app, row.booking_no, row.version, { kind: "refund", cents: 1 + which * 91 }),
		};
		await actions[action]();
	}

	async function timers(app: TestApp) {
		await sweepExpired(app);
		await remind(app);
		await lapseUnpaid(app);
		await completeStays(app);
		await makeStatements(app);
		await pollPayments(app);
		await sendRefunds(app);
	}

	/** Lets so many statements of the next transactions through and breaks the one after, as a dying process would. */
	function crashAfter(app: TestApp, statements: number): { readonly app: TestApp } {
		let left = statements;
		const db = app.db.withPlugin({
			transformQuery: ({ node }) => {
				if (--left < 0) throw new Error("torn off");
				return node;
			},
			transformResult: async ({ result }) => result,
		});
		return { app: { ...app, db } };
	}

	it.each([
		["online", true],
		["by bank transfer", false],
	] as const)("what must always hold holds, paid %s", async (_how, online) => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
				let app = await fresh(online);
				let crash = 0;
				for (const taken of steps) {
					// No two things happen at one instant.
					app.clock.set(new Date(app.clock.now().getTime() + 1_000).toISOString());
					const acting = crash > 0 ? crashAfter(app, crash).app : app;
					if (taken.do === "time") {
						app.clock.set(new Date(app.clock.now().getTime() + taken.hours * 3_600_000).toISOString());
						continue;
					}
					if (taken.do === "crash") {
						crash = taken.after;
						continue;
					}
					try {
						if (taken.do === "book") await book(acting, taken);
						else if (taken.do === "act") await action(acting, taken);
						else if (taken.do === "timers") await timers(acting);
						else {
							const payments = provider.payments.filter(({ status }) => status === "open" || status === "canceled");
							const payment = payments.at(-1 - (taken.which % Math.max(1, payments.length)));
							if (payment) {
								provider.set(payment.id, taken.status);
								await syncPayment(acting, payment.id);
							}
						}
					} catch (error) {
						if (crash === 0 || !String(error).includes("torn off")) throw error;
					}
					crash = 0;
					await expectBookingInvariants(app.db);
				}
				// Hours of downtime later everything is caught up with, once.
				app.clock.set(new Date(app.clock.now().getTime() + 400 * 3_600_000).toISOString());
				// Twice: what the first turn completes, the second asks how it was.
				await timers(app);
				await timers(app);
				const queued = () =>
					app.db.selectFrom("email_outbox").select(["booking_id", "kind", "version"]).orderBy("outbox_id").execute();
				const mails = async () => (await queued()).map((row) => Object.values(row).join(" "));
				const sent = await mails();
				await timers(app);
				expect(await mails()).toEqual(sent);
				await expectBookingInvariants(app.db);
				await expectLedgerAsReckoned(app.db);
				app.clock.set("2028-01-03T10:00:00Z");
				if (eva && finn) await settleBooks(app, eva, finn);
				app = await fresh(online);
			}),
			{ numRuns: propertyRuns(20), examples: ONCE_FAILED.map((steps) => [[...steps]]) },
		);
	});
});
