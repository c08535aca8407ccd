import { randomInt } from "node:crypto";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { findGuestToSignIn, getGuest } from "#db/guests/guests.ts";
import { countSignInTry, insertSignIn, lockSignIn, markSignInUsed } from "#db/guests/sign-ins.ts";
import { deleteMail, queueMail } from "#db/mail/outbox.ts";
import { type Limit, takeHit } from "#db/operations/rate-hits.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { accountMail } from "#mail/account-mails.ts";
import { backPath, guestHref, OWN_AREA } from "#site/guest-area.ts";
import { authSubject } from "../access/auth-log.ts";
import type { App } from "../app.ts";
import { isSignature, randomId, signature } from "../signed-id.ts";
import { delayOf, isBlocked, logAuth } from "./auth-log.ts";
import { beginSession, newToken, tokenHash } from "./session.ts";

/** The ways into the guest area: a mail with a link that works once, and with a code for another device. */

export type SignInApp = Pick<App, "db" | "clock" | "settings">;

/** How long link and code work. */
const SIGN_IN_MINUTES = 15;
/** Codes that may be typed for one mail. */
const MOST_TRIES = 5;
/** Mails to one address; the limit's name in RATE_LIMITS is `sign-in`. */
const MAILS_PER_HOUR = 5;
const CODE_PURPOSE = "guest sign-in code";

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

/**
 * Mails link and code to a guest, and answers the attempt that the code is typed for. An address that nobody has is
 * answered alike after the same work: an attempt is stored, a mail is written, and then not sent.
 */
export async function askSignIn(
	app: SignInApp,
	request: SignInRequest,
): Promise<Result<{ readonly attemptId: string }, AskFailure>> {
	const { email } = request;
	const bookingNo = request.bookingNo || null;
	const done = await transact<{ attemptId: string }, AskFailure>(app.db, async (trx) => {
		const now = app.clock.now();
		const wait = await takeHit(trx, limitOf(app, email), now);
		if (wait !== null) return fail({ code: "RATE_LIMITED", retryAfter: wait });
		const subject = authSubject(app, email);
		await logAuth(trx, app, "asked", subject, request.clientAddress);
		const guest = await findGuestToSignIn(trx, email, bookingNo);
		const [token, attemptId] = [newToken(), randomId()];
		const code = String(randomInt(1_000_000)).padStart(6, "0");
		await insertSignIn(trx, {
			token_hash: tokenHash(token),
			guest_id: guest?.guest_id ?? null,
			subject,
			attempt_id: attemptId,
			code_hash: codeHash(app, attemptId, code),
			back: backPath(request.back),
			used_at: null,
			created_at: now,
			expires_at: new Date(now.getTime() + SIGN_IN_MINUTES * 60_000),
		});
		const name = guest ? `${guest.firstname} ${guest.lastname}` : null;
		const url = app.settings.publicUrl + guestHref(request.language, OWN_AREA, `sign-in/${token}`);
		const shown = `${code.slice(0, 3)} ${code.slice(3)}`;
		const messageId = randomId();
		await queueMail(trx, {
			messageId,
			bookingId: null,
			kind: "sign_in",
			lang: request.language,
			...(guest ? { guestId: guest.guest_id } : {}),
			// Each is a mail of its own.
			version: randomInt(1, 2 ** 31),
			recipient: guest?.email ?? email,
			recipientName: name ?? "",
			...(await accountMail("sign_in", { name, url, code: shown, minutes: SIGN_IN_MINUTES }, request.language)),
		});
		// Asked for everybody, so that it takes everybody's time; it finds the mails that nobody shall get.
		await deleteMail(trx, guest ? randomId() : messageId);
		return ok({ attemptId });
	});
	return done.ok || done.error !== "BUSY"
		? (done as Result<{ attemptId: string }, AskFailure>)
		: fail({ code: "BUSY" });
}

function limitOf({ settings }: SignInApp, email: string): Limit {
	const perHour = settings.rateLimits["sign-in"] ?? MAILS_PER_HOUR;
	const subject = signature(settings.appSecret, "rate limit", email.toLowerCase());
	return { name: "sign-in", subject, perHour: perHour === 0 ? null : perHour };
}

function codeHash({ settings }: Pick<App, "settings">, attemptId: string, code: string): string {
	return signature(settings.appSecret, CODE_PURPOSE, `${attemptId}/${code}`);
}

/** Somebody who got in. */
export interface SignedIn {
	/** For the cookie. */
	readonly token: string;
	readonly guestId: number;
	readonly publicId: string;
	/** Page of the area to show. */
	readonly back: string;
}

interface From {
	readonly clientAddress: string | null;
	/** The session that the browser had: it ends. */
	readonly oldCookie: string | null;
}

/** `WRONG` for every code that does not open, whatever the reason; `delayMs`: answer so much later. */
export interface CodeFailure {
	readonly code: "WRONG" | "BLOCKED" | "BUSY";
	readonly delayMs: number;
}

/** Signs in with the code of a mail, typed on the page that asked for it. */
export async function signInByCode(
	app: SignInApp,
	typed: From & { readonly attemptId: string; readonly code: string },
): Promise<Result<SignedIn, CodeFailure>> {
	const digits = typed.code.replace(/\D/g, "");
	const done = await transact<Result<SignedIn, CodeFailure>, never>(app.db, async (trx) => {
		const row = await lockSignIn(trx, { attemptId: typed.attemptId });
		const subject = row?.subject ?? authSubject(app, typed.attemptId);
		if (await isBlocked(trx, app, subject, typed.clientAddress)) return ok(fail({ code: "BLOCKED", delayMs: 0 }));
		const right = isSignature(
			app.settings.appSecret,
			CODE_PURPOSE,
			`${typed.attemptId}/${digits}`,
			row?.code_hash ?? "",
		);
		const live = row && row.used_at === null && row.expires_at > app.clock.now() && row.tries < MOST_TRIES;
		if (live && right && row.guest_id !== null) {
			return ok(await enter(trx, app, { ...row, guest_id: row.guest_id }, typed));
		}
		await countSignInTry(trx, typed.attemptId);
		const delayMs = await delayOf(trx, app, subject);
		await logAuth(trx, app, "code_wrong", subject, typed.clientAddress);
		return ok(fail({ code: "WRONG", delayMs }));
	});
	return done.ok ? done.value : fail({ code: "BUSY", delayMs: 0 });
}

/** Signs in with the link of a mail, which always works once within its time. */
export async function signInByLink(
	app: SignInApp,
	link: From & { readonly token: string },
): Promise<Result<SignedIn, "GONE" | "BUSY">> {
	const done = await transact<Result<SignedIn, "GONE">, never>(app.db, async (trx) => {
		const row = await lockSignIn(trx, { tokenHash: tokenHash(link.token) });
		if (!row || row.guest_id === null || row.used_at !== null || row.expires_at <= app.clock.now()) {
			await logAuth(trx, app, "link_gone", row?.subject ?? "", link.clientAddress);
			return ok(fail("GONE"));
		}
		return ok(await enter(trx, app, { ...row, guest_id: row.guest_id }, link));
	});
	return done.ok ? done.value : fail("BUSY");
}

async function enter(
	trx: Db,
	app: SignInApp,
	row: { readonly guest_id: number; readonly token_hash: string; readonly subject: string; readonly back: string },
	from: From,
): Promise<Result<SignedIn, never>> {
	await markSignInUsed(trx, row.token_hash, app.clock.now());
	await logAuth(trx, app, "signed_in", row.subject, from.clientAddress);
	const { public_id: publicId } = await getGuest(trx, row.guest_id);
	const token = await beginSession(trx, app, row.guest_id, from.oldCookie);
	return ok({ token, guestId: row.guest_id, publicId, back: row.back });
}
