import { loadBooking, type Money, moneyOfAll } from "#db/bookings/booking-facts.ts";
import {
	type findApproval,
	findApprovalOfBooking,
	findApprovalOfGuest,
	listWaitingApprovals,
} from "#db/staff/approvals.ts";
import { listPasskeys } from "#db/staff/staff-passkeys.ts";
import type { BookingState } from "#domain/booking/process.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import type { ApprovalKind } from "#domain/staff/approval.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { officeGuest } from "#site/office-guests.ts";
import { type OfficeQuery, queryText } from "#site/office-query.ts";
import type { ApprovalsPage, ApprovalView, ApprovedBooking } from "#site/views/office-bookings-view.ts";
import type { App } from "../../app.ts";
import { openPayerIban } from "../../bank/payer-iban.ts";
import { previewCancellation, settledOf } from "../../booking/cancel.ts";
import { sameHands } from "../../staff/second-person.ts";
import { nameOf } from "./booking-lines.ts";
import { rebookingView } from "./rebooking-view.ts";

/** What waits for a second person, on a page of its own and beside its booking. */

type OfficeApp = Pick<App, "db" | "clock" | "viewer" | "settings">;

/** Who looks at it. */
export interface Looker {
	readonly staffId: number;
	readonly roles: readonly Role[];
}

/** What was asked first comes first. Each is reckoned anew for who looks at it. */
const A_PAGE = 20;

export async function approvalsPage(
	app: OfficeApp,
	looker: Looker,
	query: OfficeQuery,
	language: Language,
): Promise<ApprovalsPage> {
	const after = queryText(query, "after");
	const found = await listWaitingApprovals(app.db, A_PAGE + 1, /^\d{1,15}$/.test(after) ? Number(after) : 0);
	const rows = found.slice(0, A_PAGE);
	const more = found.length > rows.length ? `${officeHref("approvals")}?after=${rows.at(-1)?.approval_id}` : null;
	return { name: "approvals", approvals: await viewsOf(app, rows, looker, language), more };
}

/** What waits for one booking; null: nothing. */
export async function approvalOfBooking(
	app: OfficeApp,
	bookingId: number,
	looker: Looker,
	language: Language,
): Promise<ApprovalView | null> {
	const row = await findApprovalOfBooking(app.db, bookingId);
	return (row && (await viewsOf(app, [row], looker, language))[0]) ?? null;
}

/** What waits for one guest; null: nothing. */
export async function approvalOfGuest(
	app: OfficeApp,
	guestId: number,
	looker: Looker,
	language: Language,
): Promise<ApprovalView | null> {
	const row = await findApprovalOfGuest(app.db, guestId);
	return (row && (await viewsOf(app, [row], looker, language))[0]) ?? null;
}

type Row = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

async function viewsOf(
	app: OfficeApp,
	rows: readonly Row[],
	{ staffId, roles }: Looker,
	language: Language,
): Promise<readonly ApprovalView[]> {
	if (rows.length === 0) return [];
	const money = await moneyOfAll(
		app.db,
		rows.flatMap(({ booking_id }) => booking_id ?? []),
	);
	const near = await sameHands(app, staffId);
	const hasPasskey = mayDo(roles, "money.confirm") && (await listPasskeys(app.db, staffId)).length > 0;
	const views: ApprovalView[] = [];
	// What each of them comes to is asked of its home and its money: one after another.
	for (const row of rows) views.push(viewOf(row, await reckonedOf(app, row, language)));
	return views;

	/** An account's number is for those who work with payments; others see its end. */
	function withIban(terms: Row["terms"]): Pick<ApprovalView, "terms" | "iban"> {
		if (terms.kind !== "account") return { terms, iban: null };
		const { ibanSealed = null, ...shown } = terms;
		return { terms: shown, iban: mayDo(roles, "payments.write") ? openPayerIban(app, ibanSealed) : null };
	}

	function viewOf(row: Row, reckoned: Reckoned): ApprovalView {
		const isOwn = row.requested_by === staffId;
		const isSameHands = !isOwn && near.has(row.requested_by);
		const paid = row.booking_id === null ? undefined : money.get(row.booking_id);
		const isOtherMoney = paid !== undefined && paid.received - paid.refunded !== row.paid_cents;
		return {
			id: row.approval_id,
			...withIban(row.terms),
			reason: row.reason,
			asker: row.asker,
			at: row.requested_at.toISOString(),
			about:
				row.booking_no === null
					? {
							text: nameOf({ firstname: row.firstname ?? "", lastname: row.lastname ?? "" }),
							href: officeHref(officeGuest(row.guest_public_id ?? "")),
						}
					: { text: row.booking_no, href: officeHref(officeBooking(row.booking_no)) },
			booking: bookingOf(row, paid, language),
			...reckoned,
			hasPasskey,
			isOwn,
			isSameHands,
			mayDecide: !isOwn && !isSameHands && mayDo(roles, "money.confirm"),
			overtakenBy: overtakenBy(row),
			isStale: isOtherMoney || (row.version !== null && row.version !== row.booking_version),
		};
	}
}

/** States in which nothing of a booking is left that could be changed but what its cancellation cost. */
const ENDED: readonly BookingState[] = ["cancelled", "expired", "declined"];

/** What is asked about bookings that have ended as well. */
const OF_ENDED: readonly ApprovalKind[] = ["refund", "account"];

function overtakenBy({ state_now: state, terms }: Row): BookingState | null {
	return state !== null && ENDED.includes(state) && !OF_ENDED.includes(terms.kind) ? state : null;
}

type Reckoned = Pick<ApprovalView, "rebooking" | "settlement">;

/** The sums that who asked was shown, as they are now: it is confirmed as it was asked, or not at all. */
async function reckonedOf(app: OfficeApp, { terms, booking_no: no }: Row, language: Language): Promise<Reckoned> {
	const none = { rebooking: null, settlement: null };
	if (no === null || terms.kind === "price" || terms.kind === "credits" || terms.kind === "account") return none;
	if (terms.kind === "cancel") {
		return { ...none, settlement: (await previewCancellation(app, no, "staff"))?.settlement ?? null };
	}
	const stored = await loadBooking(app.db, no);
	if (!stored) return none;
	if (terms.kind === "refund") return { ...none, settlement: await settledOf(app.db, stored.row.booking_id) };
	const { accoId: home, arrival, departure } = terms;
	return { ...none, rebooking: await rebookingView(app, stored.row, { home, arrival, departure }, language) };
}

function bookingOf(row: Row, money: Money | undefined, language: Language): ApprovedBooking | null {
	const { guest, home, arrival, departure, paid_cents: paidCents } = row;
	const { grand_cents: grandCents, total_cents: invoiceCents, credits_cents: creditsCents } = row;
	if (!guest || !home || arrival === null || departure === null) return null;
	if (row.lang === null || grandCents === null || invoiceCents === null || creditsCents === null) return null;
	return {
		guest: nameOf(guest),
		home: completeLocalized(home.title)[language],
		arrival,
		departure,
		paidCents: paidCents ?? 0,
		plannedCents: money ? money.refunded - money.gone : 0,
		grandCents,
		atHomeCents: grandCents - invoiceCents,
		creditsCents,
		lang: row.lang,
		isSilent: row.do_not_send_docs ?? false,
	};
}
