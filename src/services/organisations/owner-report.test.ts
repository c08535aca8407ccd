import { expect, it } from "vitest";
import type { ReportedBooking } from "#db/organisations/owner-bookings.ts";
import { homesReported } from "./owner-report.ts";

/** The year's report of homes that are let, of all owners together. */

const EARNINGS = {
	rentCents: 70_000,
	extrasCents: 0,
	taxCents: 3_000,
	feeCents: 10_000,
	keptCents: 0,
	netCents: 63_000,
};

/** A week of a home of an owner; `looked` counts how often anybody asks whose and which. */
function stay(ownerCode: string, accoId: string, month: number, looked: { times: number }) {
	const booking = {
		get ownerCode() {
			looked.times++;
			return ownerCode;
		},
		get accoId() {
			looked.times++;
			return accoId;
		},
		state: "completed",
		arrival: `2027-0${month}-03`,
		departure: `2027-0${month}-10`,
	};
	return { booking: booking as ReportedBooking, earnings: EARNINGS };
}

it("looks at each stay a few times, however many homes there are", () => {
	const looked = { times: 0 };
	const stays = Array.from({ length: 6_000 }, (_, at) =>
		stay(`HO-${at % 500}`, `a${at % 2_000}`, (at % 9) + 1, looked),
	);
	expect(homesReported(stays)).toHaveLength(2_000);
	expect(looked.times).toBeLessThan(10 * stays.length);
});

it("reports a home that changed hands for each of its owners, with their own stays", () => {
	const looked = { times: 0 };
	const homes = homesReported([
		stay("HO-1", "a1", 2, looked),
		stay("HO-1", "a2", 5, looked),
		stay("HO-1", "a1", 3, looked),
		stay("HO-2", "a1", 8, looked),
	]);
	const reported = homes.map(({ home, quarters }) => [home.ownerCode, home.accoId, quarters.map(({ stays }) => stays)]);
	expect(reported).toEqual([
		["HO-1", "a1", [2, 0, 0, 0]],
		["HO-1", "a2", [0, 1, 0, 0]],
		["HO-2", "a1", [0, 0, 1, 0]],
	]);
});
