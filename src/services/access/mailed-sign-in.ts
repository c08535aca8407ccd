import { randomInt } from "node:crypto";
import type { Db, Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { countSignInTry, insertSignIn, lockSignIn, markSignInUsed, type SignInRow } from "#db/guests/sign-ins.ts";
import { deleteMail, queueMail } from "#db/mail/outbox.ts";
import { type Limit, takeHit } from "#db/operations/rate-hits.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { accountMail } from "#mail/account-mails.ts";
import type { App } from "../app.ts";
import { newToken, tokenHash } from "../guests/session.ts";
import { isSignature, randomId, signature } from "../signed-id.ts";
import { authSubject, mailedLog, networkPrefix } from "./auth-log.ts";

/**
 * The way in without a password: a mail with a link that works once, and with a code for another device. Guests and
 * people of organisations use it alike; who is known, and what begins, is each area's own.
 */

export type SignInApp = Pick<App, "db" | "clock" | "settings">;
export type SignInArea = SignInRow["area"];

/** How long link and code work. */
const SIGN_IN_MINUTES = 15;
/** Codes that may be typed for one mail. */
const MOST_TRIES = 5;
/** Mails to one address that one network asks for; the limit's name in RATE_LIMITS is `sign-in`. */
const MAILS_PER_HOUR = 5;
/** So many networks may ask for all of their mails to one address. */
const MOST_NETWORKS = 6;

/** Whom a mail goes to. */
interface Addressee {
	/** In the area's own table. */
	readonly id: number;
	readonly email: string;
	readonly name: string;
}

export interface From {
	readonly clientAddress: string | null;
	/** `User-Agent`. */
	readonly client?: string;
	/** The session that the browser had: it ends. */
	readonly oldCookie: string | null;
}

/** What is an area's own. */
export interface SignInWay<Entered> {
	readonly area: SignInArea;
	/** Who has the address; null: nobody that may come in. */
	find(trx: Db, email: string, bookingNo: string | null, now: Date): Promise<Addressee | null>;
	/** Path that the mail's link leads to. */
	linkPath(language: Language, token: string): string;
	/** A page of the area that one may be led back to. */
	back(path: string | null | undefined): string;
	/** Begins a session; null: the person may not come in any more. */
	begin(trx: Db, app: SignInApp, id: number, from: From): Promise<Entered | null>;
}

export interface SignInRequest {
	readonly email: string;
	/** In its usual form; empty: only the address is given. */
	readonly bookingNo?: string;
	readonly language: Language;
	/** Page of the area to come back to. */
	readonly back?: string | undefined;
	readonly clientAddress: string | null;
}

export type AskFailure = { readonly code: "RATE_LIMITED"; readonly retryAfter: number } | { readonly code: "BUSY" };

/** No answer to somebody who asks for a mail comes sooner: whether an address is known takes a moment of different length. */
export const MAIL_ANSWERED_AFTER_MS = 250;

/**
 * Mails link and code, and answers the attempt that the code is typed for. An address that nobody has is answered
 * alike after the same work: an attempt is stored, a mail is written, and then not sent.
 */
export async function askForMail<Entered>(
	app: SignInApp,
	way: SignInWay<Entered>,
	request: SignInRequest,
): Promise<Result<{ readonly attemptId: string }, AskFailure>> {
	const { email } = request;
	const done = await transact<{ attemptId: string }, AskFailure>(app.db, async (trx) => {
		const now = app.clock.now();
		const subject = authSubject(app, email);
		const wait = await takeMail(trx, app, way.area, subject, request);
		if (wait !== null) return fail({ code: "RATE_LIMITED", retryAfter: wait });
		await mailedLog(way.area).logAuth(trx, app, "asked", subject, request.clientAddress);
		const found = await way.find(trx, email, request.bookingNo || null, now);
		const [token, attemptId] = [newToken(), randomId()];
		const code = String(randomInt(1_000_000)).padStart(6, "0");
		await insertSignIn(trx, {
			token_hash: tokenHash(token),
			area: way.area,
			guest_id: way.area === "guest" ? (found?.id ?? null) : null,
			user_id: way.area === "guest" ? null : (found?.id ?? null),
			subject,
			attempt_id: attemptId,
			code_hash: codeHash(app, way.area, attemptId, code),
			back: way.back(request.back),
			used_at: null,
			created_at: now,
			expires_at: new Date(now.getTime() + SIGN_IN_MINUTES * 60_000),
		});
		const name = found?.name ?? null;
		const url = app.settings.publicUrl + way.linkPath(request.language, token);
		const shown = `${code.slice(0, 3)} ${code.slice(3)}`;
		const messageId = randomId();
		await queueMail(trx, {
			messageId,
			bookingId: null,
			kind: "sign_in",
			lang: request.language,
			...(found && way.area === "guest" ? { guestId: found.id } : {}),
			// Each is a mail of its own.
			version: randomInt(1, 2 ** 31),
			recipient: found?.email ?? email,
			recipientName: name ?? "",
			...(await accountMail("sign_in", { name, url, code: shown, minutes: SIGN_IN_MINUTES }, request.language)),
		});
		// Asked for everybody, so that it takes everybody's time; it finds the mails that nobody shall get.
		await deleteMail(trx, found ? randomId() : messageId);
		return ok({ attemptId });
	});
	return done.ok || done.error !== "BUSY"
		? (done as Result<{ attemptId: string }, AskFailure>)
		: fail({ code: "BUSY" });
}

/**
 * Takes a mail of what an address gets an hour: each network that asks has its own, so that whoever asks for somebody
 * else's mails uses up none of theirs, and all networks together that never got in with it have six times as many, so
 * that nobody's mailbox is flooded. Answers the seconds to wait, or null.
 */
async function takeMail(
	trx: Tx,
	{ settings, clock }: SignInApp,
	area: SignInArea,
	subject: string,
	{ email, clientAddress }: SignInRequest,
): Promise<number | null> {
	const perHour = settings.rateLimits["sign-in"] ?? MAILS_PER_HOUR;
	if (perHour === 0) return null;
	const hash = (asker: string) => signature(settings.appSecret, "rate limit", asker);
	const [address, now] = [email.toLowerCase(), clock.now()];
	const ofNetwork: Limit = { name: "sign-in", subject: hash(`${address} ${networkPrefix(clientAddress)}`), perHour };
	const wait = await takeHit(trx, ofNetwork, now);
	if (wait !== null || (await mailedLog(area).isFamiliar(trx, subject, clientAddress))) return wait;
	return takeHit(trx, { name: "sign-in/address", subject: hash(address), perHour: MOST_NETWORKS * perHour }, now);
}

const purposeOf = (area: SignInArea) => `${area} sign-in code`;

function codeHash({ settings }: Pick<App, "settings">, area: SignInArea, attemptId: string, code: string): string {
	return signature(settings.appSecret, purposeOf(area), `${attemptId}/${code}`);
}

/** Somebody who got in. */
export type SignedIn<Entered> = Entered & {
	/** Page of the area to show. */
	readonly back: string;
};

/** `WRONG` for every code that does not open, whatever the reason; `delayMs`: answer so much later. */
export interface CodeFailure {
	readonly code: "WRONG" | "BLOCKED" | "BUSY";
	readonly delayMs: number;
}

/** Signs in with the code of a mail, typed on the page that asked for it. */
export async function enterByCode<Entered>(
	app: SignInApp,
	way: SignInWay<Entered>,
	typed: From & { readonly attemptId: string; readonly code: string },
): Promise<Result<SignedIn<Entered>, CodeFailure>> {
	const digits = typed.code.replace(/\D/g, "");
	const { logAuth, isBlocked, delayOf } = mailedLog(way.area);
	const done = await transact<Result<SignedIn<Entered>, CodeFailure>, never>(app.db, async (trx) => {
		const row = ofArea(way, await lockSignIn(trx, { attemptId: typed.attemptId }));
		const subject = row?.subject ?? authSubject(app, typed.attemptId);
		if (await isBlocked(trx, app, subject, typed.clientAddress)) return ok(fail({ code: "BLOCKED", delayMs: 0 }));
		const { appSecret } = app.settings;
		const right = isSignature(appSecret, purposeOf(way.area), `${typed.attemptId}/${digits}`, row?.code_hash ?? "");
		const live = row && row.used_at === null && row.expires_at > app.clock.now() && row.tries < MOST_TRIES;
		const entered = live && right ? await enter(trx, app, way, row, typed) : null;
		if (entered) return ok(ok(entered));
		await countSignInTry(trx, typed.attemptId);
		const delayMs = await delayOf(trx, app, subject);
		await logAuth(trx, app, "code_wrong", subject, typed.clientAddress);
		return ok(fail({ code: "WRONG", delayMs }));
	});
	return done.ok ? done.value : fail({ code: "BUSY", delayMs: 0 });
}

/** Signs in with the link of a mail, which always works once within its time. */
export async function enterByLink<Entered>(
	app: SignInApp,
	way: SignInWay<Entered>,
	link: From & { readonly token: string },
): Promise<Result<SignedIn<Entered>, "GONE" | "BUSY">> {
	const done = await transact<Result<SignedIn<Entered>, "GONE">, never>(app.db, async (trx) => {
		const row = ofArea(way, await lockSignIn(trx, { tokenHash: tokenHash(link.token) }));
		const live = row && row.used_at === null && row.expires_at > app.clock.now();
		const entered = live ? await enter(trx, app, way, row, link) : null;
		if (entered) return ok(ok(entered));
		await mailedLog(way.area).logAuth(trx, app, "link_gone", row?.subject ?? "", link.clientAddress);
		return ok(fail("GONE"));
	});
	return done.ok ? done.value : fail("BUSY");
}

/** An attempt to get into this area; those of another one open nothing here. */
function ofArea(way: SignInWay<unknown>, row: SignInRow | null): SignInRow | null {
	return row?.area === way.area ? row : null;
}

async function enter<Entered>(
	trx: Db,
	app: SignInApp,
	way: SignInWay<Entered>,
	row: SignInRow,
	from: From,
): Promise<SignedIn<Entered> | null> {
	const id = row.guest_id ?? row.user_id;
	const begun = id === null ? null : await way.begin(trx, app, id, from);
	if (!begun) return null;
	await markSignInUsed(trx, row.token_hash, app.clock.now());
	await mailedLog(way.area).logAuth(trx, app, "signed_in", row.subject, from.clientAddress);
	return { ...begun, back: row.back };
}
