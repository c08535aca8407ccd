import { dropOldAuthEvents } from "#db/guests/auth-log.ts";
import { dropOldSessions } from "#db/guests/sessions.ts";
import { dropOldEmailChanges, dropOldSignIns } from "#db/guests/sign-ins.ts";
import { dropOldMails } from "#db/mail/outbox.ts";
import { dropOldMemberSessions } from "#db/organisations/member-sessions.ts";
import { dropOldPasses, dropOldStaffSessions } from "#db/staff/staff-sessions.ts";
import { AUTH_LOG_DAYS } from "../access/auth-log.ts";
import type { App } from "../app.ts";

export interface GuestAccessPurged {
	readonly signIns: number;
	readonly sessions: number;
	readonly logged: number;
}

const DAY_MS = 86_400_000;

/** Forgets ways in that are over (a day after their time, with their mails), ended sessions and the old log. */
export async function purgeGuestAccess(app: Pick<App, "db" | "clock">): Promise<GuestAccessPurged> {
	const now = app.clock.now();
	const yesterday = new Date(now.getTime() - DAY_MS);
	const signIns = await dropOldSignIns(app.db, yesterday);
	await dropOldEmailChanges(app.db, now);
	// Their links are dead, and who was told that all is forgotten is: what they were sent to need not be known any more.
	await dropOldMails(app.db, ["sign_in", "email_change", "data_deleted"], yesterday);
	const sessions =
		(await dropOldSessions(app.db, now)) +
		(await dropOldMemberSessions(app.db, now)) +
		(await dropOldStaffSessions(app.db, now));
	await dropOldPasses(app.db, now);
	const logged = await dropOldAuthEvents(app.db, new Date(now.getTime() - AUTH_LOG_DAYS * DAY_MS));
	return { signIns, sessions, logged };
}
