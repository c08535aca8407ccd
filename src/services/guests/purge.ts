import type { App } from "../app.ts";
import { AUTH_LOG_DAYS } from "./auth-log.ts";

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
	const signIns = await app.db.deleteFrom("guest_sign_in").where("expires_at", "<=", yesterday).executeTakeFirst();
	await app.db.deleteFrom("guest_email_change").where("expires_at", "<=", now).execute();
	// Their links are dead; what they were sent to need not be known any more.
	await app.db
		.deleteFrom("email_outbox")
		.where("kind", "in", ["sign_in", "email_change"])
		.where("created_at", "<=", yesterday)
		.execute();
	const sessions = await app.db.deleteFrom("guest_session").where("expires_at", "<=", now).executeTakeFirst();
	const logged = await app.db
		.deleteFrom("auth_log")
		.where("at", "<=", new Date(now.getTime() - AUTH_LOG_DAYS * DAY_MS))
		.executeTakeFirst();
	return {
		signIns: Number(signIns.numDeletedRows),
		sessions: Number(sessions.numDeletedRows),
		logged: Number(logged.numDeletedRows),
	};
}
