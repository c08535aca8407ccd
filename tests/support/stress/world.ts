import type { Db } from "#db/connection/client.ts";
import type { Clock } from "#domain/time/clock.ts";
import type { CalendarServer } from "../calendar-server.ts";
import type { MollieServer } from "../mollie-server.ts";
import type { Random } from "../random.ts";
import { seedFixture, seedHomeLike } from "../seed-homes.ts";
import type { Fleet } from "./fleet.ts";
import type { Ledger } from "./ledger.ts";

/** What happened to a request: answered, told to come back (503 with a reason), or neither. */
export type Fate = "answered" | "away" | "broken";

/** What guests of a stress or a drill share. */
export interface GuestWorld {
	/** Which server a request goes to; one that is ended may leave it without an answer. */
	readonly fleet: { server(random: Random): Promise<{ readonly port: number; readonly isEnded: boolean }> };
	readonly ledger: Ledger;
	/** Hears the fate of every request, where some may fail; absent: a wrong answer is a fault of the ledger. */
	readonly heard?: (fate: Fate, what: string, milliseconds: number, detail: string) => void;
	/** The homes that are asked for. */
	readonly homes: readonly string[];
	/** How often a submit is sent until something is answered. */
	readonly attempts: number;
	/** The servers' clock. */
	readonly clock: Clock;
	readonly mollie: MollieServer;
	/** The home and stay that an offer is asked for; absent: by chance, of few weeks. */
	readonly stayFor?: (random: Random) => {
		readonly accoId: string;
		readonly arrival: string;
		readonly departure: string;
	};
	/** The address that a request comes from, as a proxy tells it; absent: this machine. */
	readonly address?: (random: Random) => string;
}

/** What all clients of a stress share. */
export interface World extends GuestWorld {
	readonly fleet: Fleet;
	readonly calendars: CalendarServer;
	readonly seed: number;
	/** `performance.now()` after which no client begins anything. */
	readonly until: number;
}

/** Few homes, so that all want the same nights; several sell units that others sell as well. */
export const HOMES = ["a990001", "a990002", "a31", "a32", "a33", "a34", "a35"] as const;

/** The path of a home's calendar at the stand-in. */
export const calendarPath = (accoId: string) => `/${accoId}.ics`;

/** Homes alone, groups of two that share units in either order, and some that are asked for first. */
export async function seedStress(db: Db, calendars: CalendarServer): Promise<void> {
	await seedFixture(db);
	await seedHomeLike(db, "a990001", { accoId: "a31", bookMode: "on_request" });
	await seedHomeLike(db, "a990002", { accoId: "a32", units: ["a990002", "a990001"] });
	await seedHomeLike(db, "a990001", { accoId: "a33" });
	await seedHomeLike(db, "a990001", { accoId: "a34", units: ["a33", "a31"], bookMode: "on_request" });
	await seedHomeLike(db, "a990002", { accoId: "a35", units: ["a990001", "a33"] });
	for (const accoId of HOMES) {
		await db
			.updateTable("accommodation")
			.set({ ical_import: [calendars.url(calendarPath(accoId))] })
			.where("acco_id", "=", accoId)
			.execute();
	}
}
