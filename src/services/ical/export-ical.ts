import { bumpIcalAddress, icalAddressNo, takenNightsOf } from "#db/availability/ical-export.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { type CalendarEvent, writeCalendar } from "#domain/ical/write-calendar.ts";
import { fail, ok } from "#domain/result.ts";
import { joinRanges } from "#domain/time/day-ranges.ts";
import { isHiddenTestHouse } from "../accommodations/test-houses.ts";
import type { App, Settings } from "../app.ts";
import { type MemberBy, trailedBy } from "../organisations/member-by.ts";
import { isSignature, signature } from "../signed-id.ts";
import type { StaffActor } from "../staff/staff-by.ts";

/** The calendar that a home gives out, so that other sites and its owner know which nights are taken. */

const TOKEN = "ical-export";
const UID = "ical-uid";
/** Stays that ended more days ago than this are not exported. */
const KEEP_DAYS = 31;

/** End of the UIDs of our events. */
export function ownUids({ publicUrl }: Pick<Settings, "publicUrl">): string {
	return `@ical.${new URL(publicUrl).hostname}`;
}

/** Absolute address of a home's calendar, for its owner; who knows it reads the calendar. null for an unknown home. */
export async function icalAddressOf(app: Pick<App, "db" | "settings">, accoId: string): Promise<string | null> {
	const number = await icalAddressNo(app.db, accoId);
	if (number === null) return null;
	const { publicUrl, appSecret } = app.settings;
	return `${publicUrl}/api/ical/${accoId}.${signature(appSecret, TOKEN, `${accoId}.${number}`)}.ics`;
}

/**
 * Makes every address of a home's calendar invalid that was given out before; answers the new one, null for an unknown
 * home. The address itself stands in no trail.
 */
export async function renewIcalAddress(
	app: Pick<App, "db" | "settings">,
	accoId: string,
	by: StaffActor | MemberBy,
): Promise<string | null> {
	const renewed = await transact<true, "NOT_FOUND">(app.db, async (trx) => {
		if (!(await bumpIcalAddress(trx, accoId))) return fail("NOT_FOUND");
		await writeAudit(trx, {
			...trailedBy(by),
			action: "renewIcalAddress",
			subjectKind: "accommodation",
			subjectId: accoId,
		});
		return ok(true as const);
	});
	return renewed.ok ? icalAddressOf(app, accoId) : null;
}

/**
 * The calendar behind `{accoId}.{token}.ics` (RFC 5545). null for unknown homes, wrong tokens and test houses that who
 * asks may not see, in the same way.
 * Claims that ran out are not in it, nor is what other calendars brought: it would go round in circles.
 */
export async function exportIcal(
	app: Pick<App, "db" | "settings" | "clock" | "viewer">,
	file: string,
): Promise<{ readonly accoId: string; readonly text: string } | null> {
	const [accoId = "", token = "", ...rest] = file.replace(/\.ics$/, "").split(".");
	const isFile = file.endsWith(".ics") && rest.length === 0 && isAccoId(accoId);
	const { appSecret } = app.settings;
	// Looked up and signed in any case, so that the answer time shows nothing.
	const number = await icalAddressNo(app.db, isFile ? accoId : "a0");
	const isRight = isSignature(appSecret, TOKEN, `${accoId}.${number ?? 0}`, token);
	if (!isFile || number === null || !isRight || (await isHiddenTestHouse(app, accoId))) return null;

	const today = app.clock.today();
	const { units, nights } = await takenNightsOf(app.db, accoId, app.clock.now(), today - KEEP_DAYS);
	const uidOf = (occupancyId: number) => signature(appSecret, UID, String(occupancyId)) + ownUids(app.settings);
	const events: readonly CalendarEvent[] =
		units < 2
			? nights.map(({ occupancyId, changedAt, from, to }) => ({ uid: uidOf(occupancyId), changedAt, from, to }))
			: // Of several units a night is taken with the first of them.
				joinRanges(nights).map((range) => {
					const parts = nights.filter(({ from }) => from >= range.from && from < range.to);
					return {
						...range,
						uid: uidOf(Math.min(...parts.map((part) => part.occupancyId))),
						changedAt: new Date(Math.max(...parts.map((part) => part.changedAt.getTime()))),
					};
				});
	return { accoId, text: writeCalendar(events) };
}
