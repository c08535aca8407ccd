import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { listRefundsByBank } from "#db/payments/refunds.ts";
import { insertStaff } from "#db/staff/staff.ts";
import type { ApprovalTerms } from "#domain/staff/approval.ts";
import { bookingBody, newKey, quoteRequest, type TestApp, testApp } from "#tests/support/app.ts";
import { type BookingAction, DO_BOOKING, isBookingAction } from "#tests/support/booking-actions.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { expectLedgerAsReckoned, settleBooks } from "#tests/support/books.ts";
import { describeOnServer } from "#tests/support/databases.ts";
import fc from "#tests/support/fast-check.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { type MollieServer, startMollie } from "#tests/support/mollie-server.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import {
	type ProviderWay,
	type SingleStep,
	WALK_ARRIVALS,
	WALK_HOMES,
	type WalkAction,
	type WalkStep,
	walkAction,
	walks,
} from "#tests/support/walk-steps.ts";
import { makeStatements } from "../ledger/make-statements.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import { mollie } from "../payments/mollie.ts";
import { createQuote } from "../quotes/create-quote.ts";
import { confirmForColleague, propose } from "../staff/perform.ts";
import type { StaffBy } from "../staff/staff-by.ts";
import { openCheckout } from "./checkout.ts";
import { completeStays } from "./complete.ts";
import { createBooking } from "./create-booking.ts";
import { grantCredits } from "./grant-credits.ts";
import { lapseUnpaid } from "./lapse-unpaid.ts";
import { pollPayments } from "./poll-payments.ts";
import { proveMailbox } from "./prove.ts";
import { previewRebooking } from "./rebook.ts";
import { accountProposal } from "./refund-account.ts";
import { remind } from "./remind.ts";
import { refundSentByBank, sendRefunds } from "./send-refunds.ts";
import { receiveBankTransfer, syncPayment } from "./sync-payment.ts";
import { takeHandPaymentBack } from "./take-payment-back.ts";

/**
 * Random walks through the life of many bookings at once: guests, owners, staff, the provider and the clock act in
 * any order, transactions are torn off in the middle, time jumps by hours and weeks. After every step everything
 * that must always hold is asked of the database.
 */

function whichOf(step: SingleStep): { readonly which?: number } {
	return "which" in step ? { which: step.which } : {};
}

/** Walks that once broke what must hold. */
const ONCE_FAILED: readonly (readonly WalkStep[])[] = [
	// Money that is found after the stay's time must not confirm a stay in the past.
	[
		{ do: "book", home: 0, arrival: 0, nights: 3, type: "Booking", credits: false, code: false, guest: 0 },
		{ do: "act", action: "confirmOption", which: 0 },
		{ do: "timers" },
		{ do: "time", hours: 1500 },
		{ do: "crash", after: 1 },
		{ do: "pay", which: 0, status: "paid" },
		{ do: "act", action: "confirmOption", which: 0 },
		{ do: "pay", which: 0, status: "paid" },
	],
	// A fee that is lowered once what it left to pay has come in leaves nothing to pay.
	[
		{ do: "book", home: 0, arrival: 0, nights: 4, type: "Booking", credits: false, code: false, guest: 1 },
		{ do: "act", action: "cancel", which: 0 },
		{ do: "act", action: "transfer", which: 0 },
		{ do: "act", action: "giveBack", which: 45 },
	],
];

const LIVING: readonly string[] = ["application", "option", "pending_payment", "confirmed"];

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

	let senders = 0;

	async function book(app: TestApp, take: Extract<SingleStep, { do: "book" }>) {
		const arrival = WALK_ARRIVALS[take.arrival] ?? "";
		const departure = new Date(Date.parse(arrival) + take.nights * 86_400_000).toISOString().slice(0, 10);
		const signedIn = await guestId(app, take.guest);
		const offer = await createQuote(
			app,
			{
				...quoteRequest({ accoId: WALK_HOMES[take.home] ?? "", arrival, departure }),
				useGuestCredits: take.credits,
				...(take.code ? { discountCode: "FIVE" } : {}),
			},
			signedIn,
		);
		if (!offer.ok) return;
		await createBooking(app, bookingBody(offer.value.quoteId, { type: take.type, guest: guestOf(take.guest) }), {
			...newKey(),
			// The first of them is never signed in, and has to prove the mailbox.
			guestId: take.guest === 0 ? null : signedIn,
			// No two from one network: limits have tests of their own.
			sender: { network: `network ${++senders}`, browser: null, proved: null },
			...(take.guest > 0 ? { attribution: { partner: "SKIFUN" } } : {}),
		});
	}

	async function action(app: TestApp, { action, which }: Extract<SingleStep, { do: "act" }>) {
		const rows = await app.db
			.selectFrom("booking")
			.select(["booking_no", "booking_id", "due_cents", "guest_id", "grand_cents", "version", "state"])
			.orderBy("booking_id")
			.execute();
		const living = rows.filter(({ state }) => LIVING.includes(state));
		// Mostly with one that is not over.
		const some = which % 4 > 0 && living.length > 0 ? living : rows;
		const row = some[(which >> 2) % Math.max(1, some.length)];
		if (!row) return;
		const aim = { bookingNo: row.booking_no };
		const actions: Readonly<Record<Exclude<WalkAction, BookingAction>, () => Promise<unknown>>> = {
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
				const arrival = WALK_ARRIVALS[which % WALK_ARRIVALS.length] ?? "";
				const departure = new Date(Date.parse(arrival) + (3 + (which % 5)) * 86_400_000).toISOString().slice(0, 10);
				const other = { accoId: WALK_HOMES[(which >> 2) % WALK_HOMES.length] ?? "", arrival, departure };
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
			takeBack: async () => {
				const payment = await app.db
					.selectFrom("payment")
					.select("payment_id")
					.where("booking_id", "=", row.booking_id)
					.where("provider", "=", "bank")
					.orderBy("payment_id", "desc")
					.limit(1)
					.executeTakeFirst();
				const paymentId = payment?.payment_id ?? 0;
				await takeHandPaymentBack(app, { ...aim, paymentId, reason: "x" }, { publicId: "eva" });
			},
			refundByBank: async () => {
				const waiting = await listRefundsByBank(app.db);
				const refund = waiting[which % Math.max(1, waiting.length)];
				const proposal = refund && (await accountProposal(app, refund.refund_id, "AT611904300234573201"));
				if (!refund || !proposal) return;
				if (proposal.ok) {
					const { subject, terms } = proposal.value;
					await together(app, subject.bookingNo, subject.version, terms);
				}
				await refundSentByBank(app, refund.refund_id, { publicId: "eva" });
			},
			checkout: () => openCheckout(app, row.booking_id, which % 2 ? "all" : "next"),
			giveBack: () => together(app, row.booking_no, row.version, { kind: "refund", cents: 1 + which * 91 }),
		};
		const wanted = walkAction(action, row.state);
		await (isBookingAction(wanted) ? DO_BOOKING[wanted](app, aim) : actions[wanted]());
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

	async function take(app: TestApp, taken: SingleStep, known: number): Promise<void> {
		if (taken.do === "book") await book(app, taken);
		else if (taken.do === "act") await action(app, taken);
		else if (taken.do === "timers") await timers(app);
		else {
			const open = provider.payments.slice(known).filter(({ status }) => status === "open" || status === "canceled");
			const payment = open.at(-1 - (taken.which % Math.max(1, open.length)));
			if (!payment) return;
			provider.set(payment.id, taken.status);
			await syncPayment(app, payment.id);
		}
	}

	/** To the moment at which a booking's time, or that of its option, runs out, if it is still to come. */
	async function toEdge(app: TestApp, { which, ms }: Extract<WalkStep, { do: "edge" }>): Promise<void> {
		const now = app.clock.now();
		const rows = await app.db
			.selectFrom("booking")
			.select(["expires_at", "option_until"])
			.where((or) => or.or([or("expires_at", ">", now), or("option_until", ">", now)]))
			.orderBy("booking_id")
			.execute();
		const ends = rows.flatMap((row) => [row.expires_at, row.option_until]).filter((end) => end !== null && end > now);
		const end = ends[which % Math.max(1, ends.length)];
		if (end) app.clock.set(new Date(end.getTime() + ms).toISOString());
	}

	function providerIs(way: ProviderWay): void {
		provider.break(way === "broken" ? 503 : null);
		provider.refuseRefunds(way === "refusing");
		provider.loseRefundAnswers(way === "losing");
		provider.forgetKeys();
	}

	/** Money that went back goes back once: at the provider or at the bank. */
	async function expectRefundsAsAtProvider(db: Db): Promise<void> {
		const rows = await db.selectFrom("refund").select(["public_id", "cents", "status", "provider_id"]).execute();
		const faults = rows.flatMap(({ public_id: id, cents, status, provider_id: providerId }) => {
			const made = provider.refunds.filter(({ refundId, status }) => refundId === id && status !== "failed");
			const isOurs = made.length === 1 && made[0]?.id === providerId && made[0]?.cents === cents;
			const isAtBank = made.length === 0 && (providerId === null || status !== "sent");
			return isOurs ? (status === "failed" ? [{ id, status, made }] : []) : isAtBank ? [] : [{ id, status, made }];
		});
		expect(faults).toEqual([]);
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
			fc.asyncProperty(walks, async (steps) => {
				let app = await fresh(online);
				const known = provider.payments.length;
				let crash = 0;
				for (const taken of steps) {
					app.clock.set(new Date(app.clock.now().getTime() + 1_000).toISOString());
					const acting = crash > 0 ? crashAfter(app, crash).app : app;
					if (taken.do === "crash") {
						crash = taken.after;
						continue;
					}
					try {
						if (taken.do === "both") {
							const second = taken.isSame ? { ...taken.second, ...whichOf(taken.first) } : taken.second;
							const ended = await Promise.allSettled([take(acting, taken.first, known), take(app, second, known)]);
							for (const { reason } of ended.filter((end) => end.status === "rejected")) throw reason;
						} else if (taken.do === "time") {
							app.clock.set(new Date(app.clock.now().getTime() + taken.hours * 3_600_000).toISOString());
						} else if (taken.do === "edge") await toEdge(app, taken);
						else if (taken.do === "provider") providerIs(taken.way);
						else if (taken.do === "refunds") provider.settleRefunds(taken.status);
						else await take(acting, taken, known);
					} catch (error) {
						if (crash === 0 || !String(error).includes("torn off")) throw error;
					}
					crash = 0;
					await expectBookingInvariants(app.db);
				}
				providerIs("well");
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
				await expectRefundsAsAtProvider(app.db);
				await expectBookingInvariants(app.db);
				await expectLedgerAsReckoned(app.db);
				app.clock.set("2028-01-03T10:00:00Z");
				if (eva && finn) await settleBooks(app, eva, finn);
				app = await fresh(online);
			}),
			{ numRuns: propertyRuns(12), examples: ONCE_FAILED.map((steps) => [[...steps]]) },
		);
	});
});
