import { createHash, randomBytes } from "node:crypto";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import {
	confirmSubscription,
	endSubscription,
	findByConfirmHash,
	findSubscriber,
	requestSubscription,
	type Subscriber,
} from "#db/forms/newsletter.ts";
import { queueMail } from "#db/mail/outbox.ts";
import type { FormValues } from "#domain/forms/forms.ts";
import type { Language } from "#domain/language.ts";
import { ok } from "#domain/result.ts";
import { newsletterAskMail, newsletterWelcomeMail } from "#mail/form-mails.ts";
import type { App } from "../app.ts";
import { openSignedId, randomId, signature, signedId } from "../signed-id.ts";

/** The newsletter: asked for by form, confirmed by mail, ended by one click (RFC 8058). */

type NewsletterApp = Pick<App, "db" | "clock" | "settings">;

/** Where the links of the mails lead. */
export const NEWSLETTER_PATHS = { confirm: "/newsletter/confirm", unsubscribe: "/newsletter/unsubscribe" } as const;

/** How long a mailed link confirms. */
const CONFIRM_DAYS = 7;
/** Mails to one address are at least this far apart. */
const AGAIN_AFTER_MS = 3600 * 1000;
const PURPOSE = "newsletter unsubscribe";

/** Asks the address by mail, unless it receives the newsletter or was asked within the hour. */
export async function subscribe(
	app: NewsletterApp,
	trx: Tx,
	submissionId: number,
	values: FormValues<"newsletter-subscriptions">,
): Promise<void> {
	const now = app.clock.now();
	const { email, lang, firstname } = values;
	const token = randomBytes(24).toString("base64url");
	const unsubscribeId = await requestSubscription(trx, {
		email,
		lang,
		firstname,
		now,
		confirmHash: hashOf(token),
		unsubscribeId: unsubscribeIdOf(app, email),
		confirmUntil: new Date(now.getTime() + CONFIRM_DAYS * 24 * 3600 * 1000),
		requestedBefore: new Date(now.getTime() - AGAIN_AFTER_MS),
	});
	if (!unsubscribeId) return;
	const confirm = `${app.settings.publicUrl}${NEWSLETTER_PATHS.confirm}?token=${token}`;
	await queueMail(trx, {
		messageId: randomId(),
		bookingId: null,
		submissionId,
		kind: "newsletter_confirm",
		lang,
		recipient: email,
		recipientName: firstname,
		listUnsubscribe: unsubscribeUrl(app, unsubscribeId),
		...(await newsletterAskMail({ firstname }, { confirm }, lang)),
	});
}

/** Who a mailed token would confirm now; null for one that is unknown, used or too old. Changes nothing. */
export function openTokenOf(app: NewsletterApp, token: string): Promise<Pick<Subscriber, "lang"> | null> {
	return findByConfirmHash(app.db, hashOf(token), app.clock.now());
}

/** Confirms by a mailed token and sends the welcome; null for a token that is unknown, used or too old. */
export async function confirmNewsletter(app: NewsletterApp, token: string): Promise<Pick<Subscriber, "lang"> | null> {
	const confirmed = await transact(app.db, async (trx) => {
		const subscriber = await confirmSubscription(trx, hashOf(token), app.clock.now());
		if (!subscriber) return ok(null);
		const { email, lang, firstname } = subscriber;
		const unsubscribe = unsubscribeUrl(app, subscriber.unsubscribe_id);
		await queueMail(trx, {
			messageId: randomId(),
			bookingId: null,
			kind: "newsletter_welcome",
			lang,
			recipient: email,
			recipientName: firstname,
			listUnsubscribe: unsubscribe,
			...(await newsletterWelcomeMail({ firstname }, { unsubscribe }, lang)),
		});
		return ok({ lang });
	});
	if (!confirmed.ok) throw new Error("the database is busy");
	return confirmed.value;
}

/**
 * The language of who an unsubscribe link belongs to, null once the subscription is ended, when nothing of it is known any
 * more; no answer for a link that we did not make.
 */
export async function subscriberOf(
	app: NewsletterApp,
	signed: string,
): Promise<{ readonly lang: Language | null } | null> {
	const id = openSignedId(app.settings.appSecret, PURPOSE, signed);
	return id ? { lang: (await findSubscriber(app.db, id))?.lang ?? null } : null;
}

/** Ends the subscription of a link, as often as it is asked; null for a link that we did not make. */
export async function unsubscribe(
	app: NewsletterApp,
	signed: string,
): Promise<{ readonly lang: Language | null } | null> {
	const subscriber = await subscriberOf(app, signed);
	const id = openSignedId(app.settings.appSecret, PURPOSE, signed);
	if (subscriber && id) await endSubscription(app.db, id);
	return subscriber;
}

/** What an address's unsubscribe links are signed over: the same at every subscription, and known to us alone. */
export function unsubscribeIdOf({ settings }: Pick<App, "settings">, email: string): string {
	return signature(settings.appSecret, "newsletter address", email.toLowerCase());
}

/** The address in the `List-Unsubscribe` header and at the end of every newsletter. */
function unsubscribeUrl({ settings }: Pick<App, "settings">, unsubscribeId: string): string {
	const signed = signedId(settings.appSecret, PURPOSE, unsubscribeId);
	return `${settings.publicUrl}${NEWSLETTER_PATHS.unsubscribe}?token=${signed}`;
}

function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
