import { join } from "node:path";
import { parseArgs } from "node:util";
import { openContent } from "#content/open-content.ts";
import { writeAudit } from "#db/audit.ts";
import { findBookingId } from "#db/booking-facts.ts";
import { openIcalConflicts } from "#db/ical-blocks.ts";
import { icalSyncOf } from "#db/ical-sources.ts";
import { projectRoot } from "#db/project-root.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import type { Result } from "#domain/result.ts";
import { systemClock } from "#domain/time/clock.ts";
import { EnvError, parseEnv } from "#server/env.ts";
import { createLogger } from "#server/logger.ts";
import { openOwnDatabase } from "#server/open-database.ts";
import { settingsOf } from "#server/settings.ts";
import { startFailure } from "#server/start-failure.ts";
import { acceptApplication, declineApplication } from "#services/booking/answer-application.ts";
import { cancelBooking, previewCancellation } from "#services/booking/cancel.ts";
import { grantCredits } from "#services/booking/grant-credits.ts";
import { cancelOption, confirmOption, extendOption } from "#services/booking/options.ts";
import { settleRefund } from "#services/booking/send-refunds.ts";
import { type PaymentApp, receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { decideReview } from "#services/guests/write-review.ts";
import { icalAddressOf, renewIcalAddress } from "#services/ical/export-ical.ts";
import { openCompany } from "#services/papers/company.ts";
import { mollie } from "#services/payments/mollie.ts";

/** `npm run staff`: what the office does to bookings, each with its trail. Exit codes: 0 done, 1 refused, 2 wrong usage. */

const USAGE = `usage: npm run staff -- COMMAND --as NAME
  accept NUMBER                      take a request: the nights are held for a day
  decline NUMBER REASON              a known reason (taken, own_use, maintenance, party, stay_length) or a sentence
  confirm NUMBER                     book what an option holds
  extend NUMBER UNTIL                hold an option longer: 2027-01-20T18:00Z, seven days from its beginning at most
  release NUMBER                     give an option up for the guest
  received NUMBER CENTS REFERENCE    a bank transfer, with the bank's own reference
  cancel NUMBER [REASON]             cancel for the guest, by the booking's policy; without --yes only what it costs
  cancel-for-host NUMBER REASON      the home cannot be had: everything goes back; without --yes only what goes back
  refunds                            money that has to be sent back by bank
  refunded ID                        it was sent
  credit EMAIL CENTS LAST_DAY|-      give credits; above 25000 with --second NAME
  calendar HOME                      the address of a home's calendar, and when those that it takes in were read
  new-calendar HOME                  a new address; the old one ends
  conflicts                          stays of other calendars that meet bookings of ours
  reviews                            what guests wrote and nobody has decided on
  review ID show|hide [REASON]       shows a review, or keeps it back
  flag ares_server_down|phone_unavailable on|off
options: --as NAME (who acts), --second NAME, --yes`;

interface Call {
	readonly app: PaymentApp;
	readonly as: string;
	readonly second: string | undefined;
	readonly yes: boolean;
	readonly rest: readonly string[];
}

type Command = (call: Call) => Promise<Result<unknown, string>>;

const refuse = (error: string): Result<never, string> => ({ ok: false, error });
const numbered = (run: (bookingNo: string, call: Call) => Promise<Result<unknown, string>>): Command => {
	return async (call) => {
		const bookingNo = parseBookingNumber(call.rest[0] ?? "");
		return bookingNo ? run(bookingNo, call) : refuse("NOT_FOUND");
	};
};

const COMMANDS: Readonly<Record<string, Command>> = {
	accept: numbered((bookingNo, { app, as }) => acceptApplication(app, { bookingNo }, { actor: "staff", actorId: as })),
	decline: numbered((bookingNo, { app, as, rest }) =>
		declineApplication(app, { bookingNo }, { actor: "staff", actorId: as }, rest.slice(1).join(" ") || "other"),
	),
	confirm: numbered((bookingNo, { app, as }) => confirmOption(app, { bookingNo }, { actor: "staff", actorId: as })),
	extend: numbered(async (bookingNo, { app, as, rest }) => {
		const until = new Date(rest[1] ?? "");
		return Number.isNaN(until.getTime()) ? refuse("VALIDATION") : extendOption(app, { bookingNo, until }, as);
	}),
	release: numbered((bookingNo, { app, as }) => cancelOption(app, { bookingNo }, { actor: "staff", actorId: as })),
	received: numbered(async (bookingNo, { app, as, rest }) => {
		const bookingId = await findBookingId(app.db, bookingNo);
		const [cents, reference] = [Number(rest[1]), rest[2] ?? ""];
		if (!Number.isInteger(cents) || cents <= 0 || !reference) return refuse("VALIDATION");
		return bookingId === null
			? refuse("NOT_FOUND")
			: receiveBankTransfer(app, { bookingId, cents, reference, staffId: as });
	}),
	cancel: numbered((bookingNo, call) => cancel(bookingNo, "staff", call)),
	"cancel-for-host": numbered((bookingNo, call) => cancel(bookingNo, "host", call)),
	refunds: async ({ app }) => {
		const due = app.db
			.selectFrom("refund as r")
			.innerJoin("payment as p", "p.payment_id", "r.payment_id")
			.innerJoin("booking as b", "b.booking_id", "r.booking_id")
			.select(["r.refund_id", "b.booking_no", "r.cents", "r.reason", "r.due_on", "r.status"])
			.where((or) => or.or([or("p.provider", "=", "bank"), or("r.status", "=", "failed")]))
			.where("r.status", "in", ["due", "failed"])
			.orderBy("r.due_on");
		return { ok: true, value: await due.execute() };
	},
	refunded: async ({ app, rest }) => {
		const id = Number(rest[0]);
		const done = Number.isInteger(id) && (await settleRefund(app, id, "done", null));
		return done ? { ok: true, value: "done" } : refuse("NOT_FOUND");
	},
	credit: async ({ app, as, second, rest }) => {
		const [email = "", cents, day = "-"] = rest;
		const guest = await app.db.selectFrom("guest").select("guest_id").where("email", "=", email).executeTakeFirst();
		if (!guest) return refuse("NOT_FOUND");
		return grantCredits(app, {
			...{ guestId: guest.guest_id, cents: Number(cents), expiresOn: day === "-" ? null : day },
			...{ staffId: as, note: "", ...(second ? { secondStaffId: second } : {}) },
		});
	},
	calendar: async ({ app, rest: [accoId = ""] }) => {
		const address = await icalAddressOf(app, accoId);
		return address ? { ok: true, value: { address, reads: await icalSyncOf(app.db, accoId) } } : refuse("NOT_FOUND");
	},
	"new-calendar": async ({ app, rest: [accoId = ""] }) => {
		const address = await renewIcalAddress(app, accoId);
		return address ? { ok: true, value: { address } } : refuse("NOT_FOUND");
	},
	conflicts: async ({ app }) => ({ ok: true, value: await openIcalConflicts(app.db) }),
	reviews: async ({ app }) => {
		const waiting = app.db
			.selectFrom("review")
			.select(["review_id", "acco_id", "rating", "language", "text"])
			.where("source", "=", "guest")
			.where("decided_at", "is", null)
			.orderBy("review_id");
		return { ok: true, value: await waiting.execute() };
	},
	review: async ({ app, as, rest: [id, decision, ...words] }) => {
		if (decision !== "show" && decision !== "hide") return refuse("VALIDATION");
		const reason = words.join(" ");
		const staff = { staffId: as, ...(reason ? { reason } : {}) };
		const known = /^\d{1,15}$/.test(id ?? "");
		const done = known && (await decideReview(app, { reviewId: Number(id), release: decision === "show", ...staff }));
		return done ? { ok: true, value: decision } : refuse("NOT_FOUND");
	},
	flag: async ({ app, as, rest: [flag, state] }) => {
		if ((flag !== "ares_server_down" && flag !== "phone_unavailable") || (state !== "on" && state !== "off")) {
			return refuse("VALIDATION");
		}
		await app.db.transaction().execute(async (trx) => {
			const change = { raised: state === "on", set_by: as, at: app.clock.now() };
			await trx.updateTable("message_flag").set(change).where("flag", "=", flag).execute();
			await writeAudit(trx, {
				...{ actor: "staff", actorId: as, action: "setFlag", subjectKind: "flag", subjectId: flag },
				after: { raised: state === "on" },
			});
		});
		return { ok: true, value: `${flag} ${state}` };
	},
};

/** Shows what a cancellation costs, and does it when that was agreed to. */
async function cancel(bookingNo: string, cause: "staff" | "host", { app, as, yes, rest }: Call) {
	const preview = await previewCancellation(app, bookingNo, cause);
	if (!preview) return refuse("INVALID_TRANSITION");
	if (!yes) return { ok: true as const, value: { ...preview.settlement, done: false } };
	const { version, settlement } = preview;
	const reason = rest.slice(1).join(" ");
	return cancelBooking(app, {
		...{ bookingNo, version, cause, staffId: as, shownFeeCents: settlement.feeCents, ...(reason ? { reason } : {}) },
	});
}

async function main(argv: readonly string[]): Promise<number> {
	const { values, positionals } = parseArgs({
		args: [...argv],
		allowPositionals: true,
		options: { as: { type: "string" }, second: { type: "string" }, yes: { type: "boolean", default: false } },
	});
	const [name = "", ...rest] = positionals;
	const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
	if (!command || !values.as) {
		console.error(USAGE);
		return 2;
	}
	const env = parseEnv(process.env);
	const log = createLogger(env.logLevel);
	const { database } = await openOwnDatabase(env);
	const content = await openContent({
		...env.content,
		folder: env.content.folder ?? join(projectRoot(), "demo/stories"),
		...{ copiesFolder: join(env.dataDir, "content"), domain: `${env.publicUrl}/`, log },
	});
	const company = await openCompany(content.client, env.officeMail, log);
	try {
		const app: PaymentApp = {
			...{ db: database.db, settings: settingsOf(env), clock: systemClock(env.today), company, log },
			payments: env.mollie ? mollie(env.mollie) : null,
		};
		const { as, second, yes } = values;
		const done = await command({ app, as, second, yes: yes ?? false, rest });
		if (done.ok) console.log(JSON.stringify(plain(done.value), null, "\t"));
		else console.error(`${name}: ${done.error}`);
		return done.ok ? 0 : 1;
	} finally {
		company.close();
		await content.close();
		await database.close();
	}
}

/** Rows hold the guest's data: only where the booking stands is printed. */
function plain(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	const { row, ...others } = value as { row?: { booking_no: string; state: string } };
	const booking = row ?? (value as { booking_no?: string; state?: string });
	if (booking.booking_no) return { ...(row ? others : {}), bookingNo: booking.booking_no, state: booking.state };
	return value;
}

main(process.argv.slice(2))
	.then((code) => process.exit(code))
	.catch((error: unknown) => {
		const usage = error instanceof TypeError && "code" in error;
		console.error(usage ? error.message : startFailure(error));
		process.exit(usage || error instanceof EnvError ? 2 : 1);
	});
