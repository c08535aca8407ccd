import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { type MollieServer, startMollie } from "#tests/support/mollie-server.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { mollie } from "../payments/mollie.ts";
import type { PaymentProvider } from "../payments/provider.ts";
import { randomId } from "../signed-id.ts";
import { cancelBooking } from "./cancel.ts";
import { createBooking } from "./create-booking.ts";
import { refundSentByBank, sendRefunds } from "./send-refunds.ts";
import { syncPayment } from "./sync-payment.ts";

/** Money that goes back through the provider: once, also where the provider is silent. */

let provider: MollieServer;
beforeAll(async () => {
	provider = await startMollie();
});
afterAll(() => provider.close());

describeOnBoth("a refund at the provider", (database) => {
	let app: TestApp;
	let payment = "";
	beforeEach(async () => {
		provider.break(null);
		provider.refuseRefunds(false);
		provider.loseRefundAnswers(false);
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database(), {}, mollie(provider));
		const made = await createBooking(app, bookingBody((await offered(app)).quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		payment = provider.payments.at(-1)?.id ?? "";
		provider.set(payment, "paid");
		await syncPayment(app, payment);
		await cancelBooking(app, { bookingNo: made.value.answer.bookingNo, cause: "host", by: { publicId: "eva" } });
	});

	const minutes = async (count: number) => {
		for (let minute = 0; minute < count; minute++) {
			app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
			await sendRefunds(app);
		}
	};
	const stored = () => app.db.selectFrom("refund").selectAll().orderBy("refund_id").executeTakeFirstOrThrow();
	const back = () => provider.payments.find(({ id }) => id === payment)?.refundedCents;
	const mails = async () =>
		(await app.db.selectFrom("email_outbox").select("kind").execute())
			.map(({ kind }) => kind)
			.filter((kind) => kind === "refund_sent" || kind === "staff_refund_due");

	it("that is on its way stays so while the provider is silent, and is done when it says so", async () => {
		await minutes(1);
		provider.break(503);
		await minutes(20);
		provider.break(401);
		await minutes(2);
		expect(await stored()).toMatchObject({ status: "sent" });
		expect(await mails()).toEqual(["refund_sent"]);
		provider.break(null);
		provider.settleRefunds("refunded");
		await minutes(1);
		expect(await stored()).toMatchObject({ status: "done" });
		expect(back()).toBe(14_775);
		await expectBookingInvariants(app.db);
	});

	it("that comes back is for staff", async () => {
		await minutes(1);
		provider.settleRefunds("failed");
		await minutes(1);
		expect(await stored()).toMatchObject({ status: "failed" });
		expect(await mails()).toEqual(["refund_sent", "staff_refund_due"]);
	});

	it("whose answer was lost is found again, hours later too, and not made a second time", async () => {
		provider.loseRefundAnswers(true);
		await minutes(1);
		expect(await stored()).toMatchObject({ status: "due", attempts: 1 });
		provider.break(503);
		await minutes(90);
		provider.break(null);
		provider.loseRefundAnswers(false);
		provider.forgetKeys();
		await minutes(1);
		expect(await stored()).toMatchObject({ status: "sent" });
		expect(back()).toBe(14_775);
	});

	it("is made when a provider that was away for hours is there again", async () => {
		provider.break(503);
		await minutes(200);
		expect(await stored()).toMatchObject({ status: "due" });
		provider.break(null);
		await minutes(1);
		expect(await stored()).toMatchObject({ status: "sent" });
		expect(await mails()).toEqual(["refund_sent"]);
	});

	it("is noted as sent at the bank only where it waits there", async () => {
		const { refund_id: id } = await stored();
		const by = { publicId: "fin" };
		expect(await refundSentByBank(app, id, by)).toEqual({ ok: false, error: "NOT_FOUND" });
		await minutes(1);
		expect(await refundSentByBank(app, id, by)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect(await stored()).toMatchObject({ status: "sent" });
	});

	it("is asked for also where a hundred others are on their way", async () => {
		const { refund_id: _id, payee_iban_sealed: _account, ...one } = await stored();
		const old = new Date(app.clock.now().getTime() - 86_400_000);
		const others = Array.from({ length: 100 }, (_, at) => ({
			...one,
			public_id: randomId(),
			provider_id: `re_underWay${at}`,
			status: "sent" as const,
			cents: 1,
			updated_at: old,
		}));
		await app.db.insertInto("refund").values(others).execute();
		const real = mollie(provider);
		const slow: PaymentProvider = {
			...real,
			getRefund: async (_id, providerId) => ok({ providerId, status: "sent" as const }),
		};
		app = testApp(database(), {}, slow);
		await minutes(4);
		expect(await stored()).toMatchObject({ status: "sent" });
	});
});
