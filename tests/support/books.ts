import { expect } from "vitest";
import { linesOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { listOpenAccounts } from "#db/ledger/payouts.ts";
import { findCancellation } from "#db/payments/cancellations.ts";
import { ownerEarnings } from "#domain/booking/owner-earnings.ts";
import { earnedOf } from "#domain/ledger/earnings.ts";
import { completeStays } from "#services/booking/complete.ts";
import { makeStatements } from "#services/ledger/make-statements.ts";
import { changePayoutDetails } from "#services/ledger/payout-details.ts";
import { payoutFile, proposePayouts, releasePayouts, takePayoutMovements } from "#services/ledger/payouts.ts";
import type { MemberSession } from "#services/organisations/member-session.ts";
import type { StaffBy } from "#services/staff/staff-by.ts";
import type { TestApp } from "./app.ts";
import { expectBookingInvariants } from "./booking-checks.ts";
import { transfersOf } from "./transfers.ts";

/** The books of a test: the ledger against a second reckoning, and from the ledger to the file for the bank. */

/** Fails unless every account holds of every booking what the domain reckons that it earns. */
export async function expectLedgerAsReckoned(db: Db): Promise<void> {
	const expected = new Map<string, number>();
	const kinds = new Map(
		(await db.selectFrom("partner").select(["code", "kind"]).execute()).map((p) => [p.code, p.kind]),
	);
	for (const row of await db.selectFrom("booking").selectAll().execute()) {
		const cancelled = await findCancellation(db, row.booking_id);
		const settlement = cancelled && {
			feeBp: cancelled.fee_bp,
			feeCents: cancelled.fee_cents,
			travelCents: cancelled.travel_cents,
		};
		const standing = { state: row.state, settlement };
		const paid = row.payee_code === null ? null : earnedOf(row.commission_cents, standing);
		if (paid) expected.set(`${row.booking_no} ${kinds.get(row.payee_code ?? "")} ${row.payee_code}`, paid);
		if (row.owner_code === null) continue;
		const { netCents: cents } = ownerEarnings({
			...standing,
			lines: await linesOf(db, row.booking_id),
			baseCents: row.commission_base_cents,
			feeBp: row.owner_fee_bp ?? 0,
		});
		if (cents !== 0) expected.set(`${row.booking_no} owner ${row.owner_code}`, cents);
	}
	const entered = await db
		.selectFrom("ledger_line as l")
		.innerJoin("ledger_account as a", "a.account_id", "l.account_id")
		.innerJoin("booking as b", "b.booking_id", "l.booking_id")
		.select((of) => [
			"b.booking_no",
			"a.kind",
			of.fn.coalesce("a.partner_code", "a.owner_code").as("code"),
			of.fn.sum<number>("l.cents").as("cents"),
		])
		.where("l.seq", "is not", null)
		.groupBy(["b.booking_no", "a.kind", "a.partner_code", "a.owner_code"])
		.execute();
	const held = entered
		.map(
			(row) =>
				[
					`${row.booking_no} ${row.kind === "partner" ? "affiliate" : row.kind} ${row.code}`,
					Number(row.cents),
				] as const,
		)
		.filter(([, cents]) => cents !== 0);
	expect(new Map(held.sort())).toEqual(new Map([...expected].sort()));
}

/** Somebody who may say where an account is paid. */
export function payeeSession(
	kind: "partner" | "owner" | "agency",
	code: string,
	partnerKind: "affiliate" | "host" | "agency" | null,
): MemberSession {
	const organisation = { kind, code, id: 0, publicId: "", name: code, partnerKind };
	return {
		area: kind === "agency" ? "agency" : "portal",
		userId: 0,
		publicId: "member",
		name: "Member",
		email: "member@example.org",
		role: "owner",
		organisation,
		tokenHash: "",
		sessionId: "",
		isFresh: true,
		clientLooks: false,
	};
}

export const DETAILS = {
	holder: "Bergweh Medien GmbH",
	address: "Marktplatz 1, Salzburg",
	country: "AT",
	iban: "AT61 1904 3002 3457 3201",
	vatNumber: "",
};

/**
 * Lets all stays end, states them, pays them and reads the bank's answer: fails unless ledger, statements and the
 * file for the bank say the same to the cent. `maker` lays the file out, `releaser` releases it.
 */
export async function settleBooks(app: TestApp, maker: StaffBy, releaser: StaffBy): Promise<void> {
	const { db } = app;
	await completeStays(app);
	await makeStatements(app);
	await expectBookingInvariants(db);
	const balances = await db
		.selectFrom("ledger_line as l")
		.innerJoin("ledger_account as a", "a.account_id", "l.account_id")
		.select((of) => [
			"l.account_id",
			"a.kind",
			"a.partner_code",
			"a.owner_code",
			of.fn.sum<number>("l.cents").as("cents"),
		])
		.where("l.seq", "is not", null)
		.groupBy(["l.account_id", "a.kind", "a.partner_code", "a.owner_code"])
		.execute();
	for (const { kind, partner_code: partner, owner_code: owner } of balances) {
		const partnerKind = kind === "partner" ? "affiliate" : kind === "host" || kind === "agency" ? kind : null;
		const of = kind === "agency" ? "agency" : kind === "owner" ? "owner" : "partner";
		await changePayoutDetails(app, payeeSession(of, partner ?? owner ?? "", partnerKind), DETAILS);
	}
	const open = await listOpenAccounts(db);
	// All stays are over: what the ledger holds is what stands on statements and is not paid.
	for (const { account_id: id, cents } of balances) {
		expect(open.find(({ accountId }) => accountId === id)?.cents ?? 0).toBe(Number(cents));
	}
	const payable = open.filter(({ cents }) => cents > 0);
	const sum = payable.reduce((all, { cents }) => all + cents, 0);
	const proposed = await proposePayouts(app, sum, maker);
	if (sum === 0) {
		expect(proposed).toEqual({ ok: false, error: "NOTHING" });
		return;
	}
	if (!proposed.ok) throw new Error(proposed.error);
	expect(await payoutFile(app, proposed.value, maker)).toBeNull();
	expect(await releasePayouts(app, proposed.value, maker)).toEqual({ ok: false, error: "SAME_HANDS" });
	expect(await releasePayouts(app, proposed.value, releaser)).toEqual({ ok: true, value: true });
	const file = await payoutFile(app, proposed.value, maker);
	const transfers = transfersOf(file?.xml ?? "");
	expect([...transfers.values()].sort()).toEqual(payable.map(({ cents }) => cents).sort());
	const movements = [...transfers].map(([words, cents]) => ({
		isOut: true,
		bookedOn: "2028-01-05",
		cents,
		words,
		reason: "",
	}));
	const taken = await db.transaction().execute((trx) => takePayoutMovements(trx, app, movements, releaser));
	expect(taken).toEqual({ paid: transfers.size, returned: 0, unexpected: 0 });
	await expectBookingInvariants(db);
	const left = await listOpenAccounts(db);
	expect(left.filter(({ cents }) => cents > 0)).toEqual([]);
}
