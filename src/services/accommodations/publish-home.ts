import { lockHomeStatus, setHomeStatus } from "#db/accommodations/home-desk.ts";
import { loadSellableAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import { countComingStays } from "#db/bookings/coming-stays.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import { type CheckedHome, checkPublication } from "#domain/accommodation/publication.ts";
import { type FromPrice, fromPrice } from "#domain/pricing/arrivals.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

/** Homes put on the site, taken off it, or set apart as test houses by staff. The search follows by itself. */

export type HomeRefusal =
	| "NOT_FOUND"
	/** It is not as it was shown: a colleague or a feed was there first. */
	| "CHANGED"
	/** A check fails. */
	| "NOT_READY"
	| "BUSY";

type HomeApp = Pick<App, "db" | "clock">;

export interface HomeState {
	readonly checks: readonly CheckedHome[];
	/** The lowest price that the site would name; null: there is none. */
	readonly from: FromPrice | null;
	readonly loaded: NonNullable<Awaited<ReturnType<typeof loadSellableAccommodation>>>;
}

/** What is asked of a home before it is published, with the price that guests would see; null: there is no such home. */
export async function checkHome(app: HomeApp, accoId: string, db: Db = app.db): Promise<HomeState | null> {
	const loaded = isAccoId(accoId) ? await loadSellableAccommodation(db, accoId, app.clock.now()) : null;
	if (!loaded) return null;
	const { home, facts, unitIds, occupancy } = loaded;
	const from = fromPrice(home, app.clock.today(), occupancy);
	const checks = checkPublication({
		country: home.country,
		registrationNumber: facts.registrationNumber,
		hasRate: from !== null,
		pictures: facts.images.length,
		units: unitIds.length,
		hasTitle: Object.values(facts.title).some((title) => title?.trim()),
	});
	return { checks, from, loaded };
}

/** @param shown the status that the page showed */
export function setStatusOfHome(
	app: HomeApp,
	{
		accoId,
		shown,
		to,
		coming,
		reason,
	}: {
		readonly accoId: string;
		readonly shown: AccommodationStatus | null;
		readonly to: "live" | "off" | "test";
		/** Stays to come that were shown before; with another one by now the home is not taken away. */
		readonly coming?: number;
		readonly reason?: string;
	},
	by: StaffActor,
): Promise<Result<true, HomeRefusal>> {
	return transact<true, HomeRefusal>(app.db, async (trx) => {
		const row = isAccoId(accoId) ? await lockHomeStatus(trx, accoId) : null;
		if (!row) return fail("NOT_FOUND");
		if ((shown !== null && row.status !== shown) || row.status === to) return fail("CHANGED");
		if (to !== "live" && coming !== undefined && coming !== (await countComingStays(trx, accoId, app.clock.today()))) {
			return fail("CHANGED");
		}
		if (to === "live") {
			const state = await checkHome(app, accoId, trx);
			if (!state?.checks.every(({ isMet }) => isMet)) return fail("NOT_READY");
		}
		await setHomeStatus(trx, accoId, to, app.clock.now());
		await writeAudit(trx, {
			...trailActor(by),
			action: "setHomeStatus",
			subjectKind: "home",
			subjectId: accoId,
			before: { status: row.status, held: row.held_status !== null },
			after: { status: to, held: to !== "live" },
			...(reason ? { reason } : {}),
		});
		return ok(true as const);
	});
}
