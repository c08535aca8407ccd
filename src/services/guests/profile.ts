import { randomInt } from "node:crypto";
import type { Db } from "#db/connection/client.ts";
import { isSqlError, transact, UNIQUE_VIOLATION } from "#db/connection/transact.ts";
import { deleteSubscription, findSubscription, moveSubscription, subscribeConfirmed } from "#db/forms/newsletter.ts";
import {
	changeGuestEmail,
	findGuestByEmail,
	getGuest,
	guestColumns,
	setMarketingConsent,
	updateGuest,
} from "#db/guests/guests.ts";
import { storeEmailChange, takeEmailChange } from "#db/guests/sign-ins.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import type { GuestFormValues } from "#domain/forms/guest-area-forms.ts";
import type { Language } from "#domain/language.ts";
import { ok, type Result } from "#domain/result.ts";
import type { FieldError } from "#domain/validation.ts";
import { accountMail } from "#mail/account-mails.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { unsubscribeIdOf } from "../forms/newsletter.ts";
import { randomId } from "../signed-id.ts";
import { parseGuest } from "./parse-guest.ts";
import { endAllSessions, newToken, tokenHash } from "./session.ts";

/** What a guest keeps with us, and the address by which they get in. Bookings keep what was agreed. */

type ProfileApp = Pick<App, "db" | "clock" | "settings">;

/** How long a link to a new address works. */
const EMAIL_CHANGE_MINUTES = 60;

/** Keeps name, telephone, address and language as the guest types them. */
export async function updateProfile(
	app: ProfileApp,
	guestId: number,
	values: GuestFormValues<"profile">,
): Promise<Result<null, readonly FieldError[]>> {
	// The schema is the booking form's; the address of the mailbox has its own way.
	const parsed = parseGuest({ ...values, email: "kept@example.org", businessBooking: false, companyName: "" });
	if (!parsed.ok) return parsed;
	await updateGuest(app.db, guestId, { ...guestColumns(parsed.value), lang: values.lang });
	return ok(null);
}

/** Turns the newsletter on or off. The guest's mailbox is proven, so that it need not be asked by mail once more. */
export async function setNewsletter(app: ProfileApp, guestId: number, wanted: boolean): Promise<void> {
	const now = app.clock.now();
	await app.db.transaction().execute(async (trx) => {
		const guest = await setMarketingConsent(trx, guestId, wanted ? now : null);
		if (wanted) await subscribeConfirmed(trx, { ...guest, unsubscribeId: unsubscribeIdOf(app, guest.email), now });
		else await deleteSubscription(trx, guest.email);
	});
}

/** True while an address receives the newsletter. */
export async function hasNewsletter(db: Db, email: string): Promise<boolean> {
	return (await findSubscription(db, email))?.state === "confirmed";
}

/**
 * Mails a link to the address that a guest wants to have. The answer is the same when somebody else has it: then
 * nothing is mailed, and nothing can be confirmed.
 */
export async function askEmailChange(
	app: ProfileApp,
	guestId: number,
	email: string,
	language: Language,
): Promise<void> {
	await app.db.transaction().execute(async (trx) => {
		const token = newToken();
		const expiresAt = new Date(app.clock.now().getTime() + EMAIL_CHANGE_MINUTES * 60_000);
		const change = { guest_id: guestId, token_hash: tokenHash(token), email, lang: language, expires_at: expiresAt };
		await storeEmailChange(trx, change);
		if (await findGuestByEmail(trx, email)) return;
		const { firstname } = await getGuest(trx, guestId);
		const url = app.settings.publicUrl + guestHref(language, OWN_AREA, `email/${token}`);
		await queueMail(trx, {
			messageId: randomId(),
			bookingId: null,
			kind: "email_change",
			lang: language,
			recipient: email,
			recipientName: firstname,
			...(await accountMail("email_change", { name: firstname, url, minutes: EMAIL_CHANGE_MINUTES }, language)),
		});
	});
}

/**
 * Makes a confirmed address the guest's. The old one is told, the newsletter moves along, and all sessions but the
 * one that confirms, if it is the guest's, end. False for a link that is unknown, used or too old.
 */
export async function confirmEmailChange(app: ProfileApp, token: string, sessionHash?: string): Promise<boolean> {
	const now = app.clock.now();
	try {
		const done = await transact(app.db, async (trx) => {
			const change = await takeEmailChange(trx, tokenHash(token), now);
			if (!change) return ok(false);
			const old = await getGuest(trx, change.guest_id);
			await changeGuestEmail(trx, change.guest_id, change.email);
			await moveSubscription(trx, old.email, change.email);
			await endAllSessions(trx, change.guest_id, sessionHash);
			await writeAudit(trx, {
				actor: "guest",
				action: "changeEmail",
				subjectKind: "guest",
				subjectId: old.public_id,
			});
			const url = app.settings.publicUrl + href("contact", change.lang);
			await queueMail(trx, {
				messageId: randomId(),
				bookingId: null,
				guestId: change.guest_id,
				kind: "email_changed",
				// Each is a mail of its own.
				version: randomInt(1, 2 ** 31),
				lang: change.lang,
				recipient: old.email,
				recipientName: old.firstname,
				...(await accountMail("email_changed", { name: old.firstname, url }, change.lang)),
			});
			return ok(true);
		});
		return done.ok && done.value;
	} catch (error) {
		// Somebody else took the address meanwhile.
		if (isSqlError(error, UNIQUE_VIOLATION)) return false;
		throw error;
	}
}
