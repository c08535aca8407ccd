import {
	type findApproval,
	findApprovalOfBooking,
	findApprovalOfGuest,
	listWaitingApprovals,
} from "#db/staff/approvals.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { officeGuest } from "#site/office-guests.ts";
import type { ApprovalsPage, ApprovalView } from "#site/views/office-bookings-view.ts";
import type { App } from "../../app.ts";
import { nameOf } from "./booking-lines.ts";

/** What waits for a second person, on a page of its own and beside its booking. */

type OfficeApp = Pick<App, "db">;

/** Who looks at it. */
export interface Looker {
	readonly staffId: number;
	readonly roles: readonly Role[];
}

/** More than anybody leaves lying; what was asked first comes first. */
const MOST = 200;

export async function approvalsPage({ db }: OfficeApp, looker: Looker): Promise<ApprovalsPage> {
	const rows = await listWaitingApprovals(db, MOST);
	return { name: "approvals", approvals: rows.map((row) => viewOf(row, looker)) };
}

/** What waits for one booking; null: nothing. */
export async function approvalOfBooking(
	{ db }: OfficeApp,
	bookingId: number,
	looker: Looker,
): Promise<ApprovalView | null> {
	const row = await findApprovalOfBooking(db, bookingId);
	return row && viewOf(row, looker);
}

/** What waits for one guest; null: nothing. */
export async function approvalOfGuest(
	{ db }: OfficeApp,
	guestId: number,
	looker: Looker,
): Promise<ApprovalView | null> {
	const row = await findApprovalOfGuest(db, guestId);
	return row && viewOf(row, looker);
}

type Row = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

function viewOf(row: Row, { staffId, roles }: Looker): ApprovalView {
	const isOwn = row.requested_by === staffId;
	return {
		id: row.approval_id,
		terms: row.terms,
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
		isOwn,
		mayDecide: !isOwn && mayDo(roles, "money.confirm"),
		isStale: row.version !== null && row.version !== row.booking_version,
	};
}
