import { expect, it } from "vitest";
import { handReminder } from "./hand-reminder.ts";
import { BOOKING_STATES } from "./process.ts";

const TODAY = 20_000;
const booking = {
	state: "confirmed",
	instalments: [
		{ dueOn: TODAY - 3, cents: 30_00 },
		{ dueOn: TODAY + 40, cents: 70_00 },
	],
	paidCents: 0,
	bookedOn: TODAY - 30,
	isSilent: false,
	hasAddress: true,
	wasReminded: false,
} as const;
const whyNot = (more: object, today = TODAY) => {
	const answer = handReminder({ ...booking, ...more }, today);
	return answer.ok ? null : answer.error;
};

it("says what is open of the first instalment, in the words of how late it is", () => {
	const on = (today: number, paidCents = 0) => handReminder({ ...booking, paidCents }, today);
	const first = { part: 0, dueOn: TODAY - 3, cents: 30_00 };
	expect(on(TODAY - 10)).toEqual({ ok: true, value: { ...first, kind: "payment_reminder" } });
	expect(on(TODAY - 3)).toEqual({ ok: true, value: { ...first, kind: "payment_due" } });
	expect(on(TODAY)).toEqual({ ok: true, value: { ...first, kind: "payment_overdue_1" } });
	expect(on(TODAY + 2, 10_00)).toEqual({ ok: true, value: { ...first, cents: 20_00, kind: "payment_overdue_5" } });
	expect(on(TODAY + 35, 30_00)).toEqual({
		ok: true,
		value: { part: 1, dueOn: TODAY + 40, cents: 70_00, kind: "payment_reminder" },
	});
});

it("asks for all that should be here by now in one mail", () => {
	expect(handReminder(booking, TODAY + 40)).toMatchObject({ ok: true, value: { part: 0, cents: 100_00 } });
});

it("goes to nobody who owes nothing now, whose stay does not stand, or who had one a few days ago", () => {
	expect(whyNot({})).toBeNull();
	for (const state of BOOKING_STATES)
		expect([state, whyNot({ state })]).toEqual([state, state === "confirmed" ? null : "STATE"]);
	expect(whyNot({ paidCents: 100_00 })).toBe("PAID");
	expect(whyNot({ paidCents: 30_00 })).toBe("NOT_YET");
	expect(whyNot({ bookedOn: TODAY - 10 }, TODAY - 8)).toBe("NOT_YET");
	expect(whyNot({ wasReminded: true })).toBe("REMINDED");
	expect(whyNot({ isSilent: true })).toBe("SILENT");
	expect(whyNot({ hasAddress: false })).toBe("FORGOTTEN");
});
