import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import type { NewsletterSubscriptionTable } from "../tables/form-tables.ts";

/** Who receives the newsletter; an address is asked by mail before it counts. */

export interface SubscriptionRequest {
	readonly email: string;
	readonly lang: Language;
	readonly firstname: string;
	/** Hash of the token that is mailed. */
	readonly confirmHash: string;
	readonly confirmUntil: Date;
	/** Reckoned from the address; one that moved to another address keeps its own. */
	readonly unsubscribeId: string;
	readonly now: Date;
	/** A pending address that was asked after this instant is not mailed again. */
	readonly requestedBefore: Date;
}

/**
 * Notes that an address asks for the newsletter. Answers its unsubscribe id when it is to be mailed; null for
 * an address that receives it already or was mailed a moment ago.
 */
export async function requestSubscription(trx: Db, request: SubscriptionRequest): Promise<string | null> {
	const { rows } = await sql<{ unsubscribe_id: string }>`
		INSERT INTO newsletter_subscription AS known
			(email, lang, firstname, state, confirm_hash, confirm_until, asked_at, unsubscribe_id)
		VALUES (${request.email}, ${request.lang}, ${request.firstname}, 'pending', ${request.confirmHash},
			${request.confirmUntil}, ${request.now}, ${request.unsubscribeId})
		ON CONFLICT (email) DO UPDATE SET
			lang = excluded.lang, firstname = excluded.firstname, state = 'pending',
			confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until, asked_at = excluded.asked_at
		WHERE known.state = 'unsubscribed' OR (known.state = 'pending' AND known.asked_at <= ${request.requestedBefore})
		RETURNING unsubscribe_id`.execute(trx);
	return rows[0]?.unsubscribe_id ?? null;
}

export type Subscriber = Pick<NewsletterSubscriptionTable, "email" | "lang" | "firstname" | "unsubscribe_id">;

const SUBSCRIBER = ["email", "lang", "firstname", "unsubscribe_id"] as const;

/** Uses a token up; null when it is unknown, used or too old. */
export async function confirmSubscription(trx: Db, confirmHash: string, now: Date): Promise<Subscriber | null> {
	const row = await trx
		.updateTable("newsletter_subscription")
		.set({ state: "confirmed", confirm_hash: null, confirm_until: null, confirmed_at: now, unsubscribed_at: null })
		.where("confirm_hash", "=", confirmHash)
		.where("confirm_until", ">", now)
		.returning(SUBSCRIBER)
		.executeTakeFirst();
	return row ?? null;
}

/** The address behind a token that still confirms; null for none. */
export async function findByConfirmHash(db: Db, confirmHash: string, now: Date): Promise<Subscriber | null> {
	const row = await db
		.selectFrom("newsletter_subscription")
		.select(SUBSCRIBER)
		.where("confirm_hash", "=", confirmHash)
		.where("confirm_until", ">", now)
		.executeTakeFirst();
	return row ?? null;
}

/** The address behind an unsubscribe id; null for none. */
export async function findSubscriber(db: Db, unsubscribeId: string): Promise<Subscriber | null> {
	const row = await db
		.selectFrom("newsletter_subscription")
		.select(SUBSCRIBER)
		.where("unsubscribe_id", "=", unsubscribeId)
		.executeTakeFirst();
	return row ?? null;
}

/** Which subscriptions end: those behind an unsubscribe id, that of an address, or those that were over at an instant. */
type Ending = { readonly unsubscribeId: string } | { readonly email: string } | { readonly overAt: Date };

/**
 * Forgets subscriptions, pending ones too, with what belongs to nothing else: the forms that asked for them, with their
 * mails, and the welcome. Answers how many there were.
 */
async function forgetSubscriptions(db: Db, ending: Ending): Promise<number> {
	const { count } = await db
		.with("ended", (cte) => {
			const ended = cte.deleteFrom("newsletter_subscription").returning("email");
			if ("email" in ending) return ended.where("email", "=", ending.email);
			if ("unsubscribeId" in ending) return ended.where("unsubscribe_id", "=", ending.unsubscribeId);
			// One that is ended waits for nothing; the version before left such rows.
			return ended
				.where("state", "<>", "confirmed")
				.where((where) => where.or([where("confirm_until", "<=", ending.overAt), where("confirm_until", "is", null)]));
		})
		.with("forms", (cte) =>
			cte
				.deleteFrom("form_submission")
				.where("form", "=", "newsletter-subscriptions")
				.where("email", "in", (of) => of.selectFrom("ended").select("email")),
		)
		.with("mails", (cte) =>
			cte
				.deleteFrom("email_outbox")
				.where("kind", "=", "newsletter_welcome")
				.where("recipient", "in", (of) => of.selectFrom("ended").select("email")),
		)
		.selectFrom("ended")
		.select((select) => select.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Ends what an unsubscribe id belongs to; a repeat changes nothing. */
export async function endSubscription(db: Db, unsubscribeId: string): Promise<void> {
	await forgetSubscriptions(db, { unsubscribeId });
}

/** Purges addresses that never confirmed; answers how many. */
export function dropUnconfirmed(db: Db, now: Date): Promise<number> {
	return forgetSubscriptions(db, { overAt: now });
}

/** Subscribes an address that is proven already. */
export async function subscribeConfirmed(
	trx: Db,
	request: Pick<SubscriptionRequest, "email" | "lang" | "firstname" | "unsubscribeId" | "now">,
): Promise<void> {
	const confirmed = {
		state: "confirmed" as const,
		confirm_hash: null,
		confirm_until: null,
		confirmed_at: request.now,
		unsubscribed_at: null,
	};
	await trx
		.insertInto("newsletter_subscription")
		.values({
			...confirmed,
			email: request.email,
			lang: request.lang,
			firstname: request.firstname,
			asked_at: request.now,
			unsubscribe_id: request.unsubscribeId,
		})
		.onConflict((conflict) => conflict.column("email").doUpdateSet(confirmed))
		.execute();
}

/** What is known of an address; null when it never asked for the newsletter. */
export async function findSubscription(db: Db, email: string) {
	const row = await db
		.selectFrom("newsletter_subscription")
		.select(["lang", "firstname", "state", "asked_at", "confirmed_at", "unsubscribed_at"])
		.where("email", "=", email)
		.executeTakeFirst();
	return row ?? null;
}

/** Ends the subscription of an address, if it has one: nothing that is known of it by the newsletter is kept. */
export async function deleteSubscription(trx: Db, email: string): Promise<void> {
	await forgetSubscriptions(trx, { email });
}

/**
 * Moves a subscription to another address that is proven; one that this address has already is confirmed by it. Nothing
 * that is known of the old address by the newsletter is kept.
 */
export async function moveSubscription(trx: Db, from: string, to: string): Promise<void> {
	const moved = await trx
		.selectFrom("newsletter_subscription")
		.selectAll()
		.where("email", "=", from)
		.forUpdate()
		.executeTakeFirst();
	if (!moved) return;
	await forgetSubscriptions(trx, { email: from });
	const { state, confirm_hash, confirm_until, confirmed_at, unsubscribed_at } = moved;
	const known = { state, confirm_hash, confirm_until, confirmed_at, unsubscribed_at };
	await trx
		.insertInto("newsletter_subscription")
		.values({ ...moved, email: to })
		.onConflict((conflict) =>
			state === "confirmed" ? conflict.column("email").doUpdateSet(known) : conflict.column("email").doNothing(),
		)
		.execute();
}
