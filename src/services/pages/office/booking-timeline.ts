import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { listNotes } from "#db/bookings/notes.ts";
import type { listMessagesOfBooking } from "#db/forms/inbox.ts";
import type { listMailsOfBooking } from "#db/mail/outbox.ts";
import { listAudit } from "#db/operations/audit.ts";
import type { listPaymentsOfBooking } from "#db/payments/payments.ts";
import type { listRefundsOfBooking } from "#db/payments/refunds.ts";
import { listStaff } from "#db/staff/staff.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import { TRAVEL_INFORMATION_DAYS } from "#domain/booking/timers.ts";
import { inboxHref } from "#site/office-inbox.ts";
import type { TimelineEntry } from "#site/views/office-bookings-view.ts";
import type { App } from "../../app.ts";
import { aboutOf, isTheirs } from "./inbox-page.ts";

/** What happened to a booking, and what will by itself. */

type OfficeApp = Pick<App, "db">;
type Payments = Awaited<ReturnType<typeof listPaymentsOfBooking>>;
type Refunds = Awaited<ReturnType<typeof listRefundsOfBooking>>;
type Mails = Awaited<ReturnType<typeof listMailsOfBooking>>;

interface Happened {
	readonly received: Payments;
	readonly refunds: Refunds;
	readonly mails: Mails;
	readonly messages: Awaited<ReturnType<typeof listMessagesOfBooking>>;
}

const DAY_MS = 86_400_000;

/**
 * What will happen by itself, the latest first.
 *
 * @param owedCents what is still to be paid in all
 */
export function aheadOf(row: BookingRow, facts: BookingFacts, owedCents: number): readonly TimelineEntry[] {
	const entry = (at: Date, step: Extract<TimelineEntry["what"], { kind: "ahead" }>["step"], cents = 0) => ({
		at: at.toISOString(),
		what: { kind: "ahead" as const, step, cents },
		by: null,
	});
	const onDay = (day: number) => new Date(day * DAY_MS);
	if (row.expires_at) return [entry(row.expires_at, "lapses")];
	// What cancelling costs and has not come in.
	if (row.state === "cancelled" && row.next_step === "payment") return [entry(row.next_at, "payment", owedCents)];
	if (row.state !== "confirmed") return [];
	const { stay, instalments, paidCents } = facts;
	const open = splitPaid(instalments, paidCents).filter(({ openCents }) => openCents > 0);
	const hasTravel = row.confirmed_at !== null && stay.arrival - TRAVEL_INFORMATION_DAYS > 0;
	return [
		entry(onDay(stay.departure), "departure"),
		entry(onDay(stay.arrival), "arrival"),
		...(hasTravel ? [entry(onDay(stay.arrival - TRAVEL_INFORMATION_DAYS), "travel")] : []),
		...open.map(({ dueOn, openCents }) => entry(onDay(dueOn), "payment", openCents)).reverse(),
	].sort((a, b) => b.at.localeCompare(a.at));
}

/** What happened, the latest first. */
export async function timelineOf(
	{ db }: OfficeApp,
	row: BookingRow,
	{ received, refunds, mails, messages }: Happened,
): Promise<readonly TimelineEntry[]> {
	const trail = await listAudit(db, "booking", row.booking_no);
	const notes = await listNotes(db, row.booking_id);
	const names = await namesOfAssignees(db, trail);
	const entries: TimelineEntry[] = [
		...trail
			.filter(({ action }) => action !== "note")
			.map(({ at, action, after, reason, actor, actor_id, name }) => ({
				at: at.toISOString(),
				what: { kind: "done" as const, action, reason: names.get(assigneeIn(after)) ?? reason },
				by: name !== null ? { name } : actor === "staff" && actor_id !== null ? { name: actor_id } : { actor },
			})),
		...notes.map(({ created_at: at, text, name }) => ({
			at: at.toISOString(),
			what: { kind: "note" as const, text },
			by: { name },
		})),
		...received.flatMap(({ paid_at: at, cents, provider }) => {
			const what = { kind: "received" as const, cents, isByBank: provider === "bank" };
			return at ? [{ at: at.toISOString(), what, by: null }] : [];
		}),
		...refunds
			.filter(({ status }) => status === "done")
			.map(({ updated_at: at, cents }) => ({
				at: at.toISOString(),
				what: { kind: "sentBack" as const, cents },
				by: null,
			})),
		...mails.map(({ sent_at, created_at, subject, status }) => ({
			at: (sent_at ?? created_at).toISOString(),
			what: { kind: "mail" as const, subject, status },
			by: null,
		})),
		...messages.map((message) => ({
			at: message.created_at.toISOString(),
			what: {
				kind: "message" as const,
				about: aboutOf(message),
				email: message.email ?? "",
				isTheirs: isTheirs(row, message.email),
				href: inboxHref({}, message.submission_id),
			},
			by: { actor: "guest" },
		})),
	];
	return entries.sort((a, b) => b.at.localeCompare(a.at));
}

/** Public id of whom a booking was given to, as the trail says it; empty: it says none. */
function assigneeIn(after: unknown): string {
	const { assignedTo } = (after ?? {}) as { readonly assignedTo?: string | null };
	return assignedTo ?? "";
}

/** Names by public id, where the trail says of somebody that a booking was given to them. */
async function namesOfAssignees(
	db: App["db"],
	trail: readonly { readonly after: unknown }[],
): Promise<ReadonlyMap<string, string>> {
	if (trail.every(({ after }) => assigneeIn(after) === "")) return new Map();
	return new Map((await listStaff(db)).map((person) => [person.public_id, person.name]));
}
