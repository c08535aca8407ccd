import { addOwnerSource, countOwnerSources, leaveOwnerSource } from "#db/availability/ical-sources.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type MemberBy, trailedBy } from "../organisations/member-by.ts";

/**
 * Calendars that the owner of a home adds and gives up; those of feeds stay as the feed has them. Whether the home is
 * the owner's is asked before. Addresses are secrets: none stands in a trail.
 */

/** Calendars that an owner may add to one home. */
const MOST_CALENDARS = 10;

type CalendarApp = Pick<App, "db" | "clock" | "settings">;

export type CalendarRefusal =
	/** The home takes it in already. */
	| "CALENDAR_EXISTS"
	| "TOO_MANY_CALENDARS"
	/** The home's own calendar: it would read itself. */
	| "OWN_CALENDAR"
	| "BUSY";

/** Adds a calendar; the timer reads it within a minute. */
export async function addCalendar(
	app: CalendarApp,
	{ accoId, address }: { readonly accoId: string; readonly address: string },
	by: MemberBy,
): Promise<Result<true, CalendarRefusal>> {
	if (address.startsWith(`${app.settings.publicUrl}/`)) return fail("OWN_CALENDAR");
	return transact<true, CalendarRefusal>(app.db, async (trx) => {
		if ((await countOwnerSources(trx, accoId)) >= MOST_CALENDARS) return fail("TOO_MANY_CALENDARS");
		if (!(await addOwnerSource(trx, accoId, address, app.clock.now()))) return fail("CALENDAR_EXISTS");
		await writeAudit(trx, { ...trailedBy(by), action: "addCalendar", subjectKind: "accommodation", subjectId: accoId });
		return ok(true as const);
	});
}

/** Gives a calendar up that the owner added; its blocks go with the timer's next look. */
export function leaveCalendar(
	app: CalendarApp,
	{ accoId, sourceId }: { readonly accoId: string; readonly sourceId: number },
	by: MemberBy,
): Promise<Result<true, "NOT_FOUND" | "BUSY">> {
	return transact<true, "NOT_FOUND">(app.db, async (trx) => {
		if (!(await leaveOwnerSource(trx, accoId, sourceId))) return fail("NOT_FOUND");
		await writeAudit(trx, {
			...trailedBy(by),
			action: "leaveCalendar",
			subjectKind: "accommodation",
			subjectId: accoId,
		});
		return ok(true as const);
	});
}
