import { expect, it } from "vitest";
import type { DocumentKind } from "#domain/booking/process.ts";
import { sideOf, versionOf } from "./booking-papers.ts";

/** Versions of documents, the latest first. */
const versions = (...kinds: readonly DocumentKind[]) => {
	const all = kinds.map((kind) => ({ kind }));
	return all.map(({ kind }, at) => versionOf(kind, all.slice(0, at), all.slice(at + 1)));
};

it("of two documents of a kind the later holds, and the earlier is replaced", () => {
	expect(versions("invoice", "confirmation")).toEqual([null, null]);
	expect(versions("confirmation", "invoice", "credit_note", "invoice", "confirmation")).toEqual([
		"current",
		"current",
		null,
		"replaced",
		"replaced",
	]);
});

it("an invoice that was credited since is not said to hold", () => {
	expect(versions("credit_note", "invoice", "credit_note", "invoice")).toEqual([null, null, null, "replaced"]);
});

it("a mail of a booking is the guest's unless its kind says otherwise", () => {
	expect(
		["booking_confirmed", "staff_new_booking", "office_copy", "owner_request", "partner_booked"].map(sideOf),
	).toEqual(["guest", "office", "office", "owner", "partner"]);
});
