import { listBankLines, sumOfOpenLines } from "#db/payments/bank-lines.ts";
import type { Language } from "#domain/language.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { BANK_LISTS, officePayments, paymentsHref, readPaymentsQuery } from "#site/office-payments.ts";
import type { BankLine, PaymentsPage } from "#site/views/office-payments-view.ts";
import type { App } from "../../app.ts";
import { type Meant, meantBookings } from "../../bank/meant-booking.ts";

/** Money of the bank account: what waits with the booking that it is meant for, what is booked, what was put aside. */

const LINES_A_PAGE = 50;

/** What came of a form, shown above the list. */
export type PaymentsNews = Partial<Pick<PaymentsPage, "taken" | "unread" | "booked">>;

export async function paymentsPage(
	app: Pick<App, "db">,
	requested: Readonly<Record<string, unknown>>,
	language: Language,
	news: PaymentsNews = {},
): Promise<PaymentsPage> {
	const query = readPaymentsQuery(requested);
	const { show, after } = query;
	const found = await listBankLines(app.db, show, after, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const meant = show === "open" ? await meantBookings(app, rows) : new Map<number, Meant>();
	const lines = rows.map((row): BankLine => {
		const booking = meant.get(row.bank_line_id) ?? { verdict: "unknown" as const };
		return {
			id: row.bank_line_id,
			bookedOn: row.booked_on,
			cents: row.cents,
			payer: row.payer,
			words: row.words,
			verdict: booking.verdict,
			meant:
				booking.verdict === "unknown"
					? null
					: {
							no: booking.bookingNo,
							href: officeHref(officeBooking(booking.bookingNo)),
							state: booking.state,
							guest: booking.guest,
							title: booking.title[language],
							arrival: booking.arrival,
							departure: booking.departure,
							openCents: booking.openCents,
						},
			settled:
				row.settled_at === null
					? null
					: {
							at: row.settled_at.toISOString(),
							by: row.name ?? row.settled_by ?? "",
							booking:
								row.booking_no === null
									? null
									: { no: row.booking_no, href: officeHref(officeBooking(row.booking_no)) },
							reason: row.reason,
						},
		};
	});
	const last = rows.at(-1);
	const exact = lines.filter(({ verdict }) => verdict === "exact");
	return {
		name: "payments",
		show,
		path: officePayments(query),
		lists: BANK_LISTS.map((list) => ({ list, href: paymentsHref({ show: list, after: null }) })),
		lines,
		more:
			found.length > rows.length && last
				? paymentsHref({ show, after: { bookedOn: last.booked_on, id: last.bank_line_id } })
				: null,
		open: await sumOfOpenLines(app.db),
		exact: { ids: exact.map(({ id }) => id), cents: exact.reduce((sum, { cents }) => sum + cents, 0) },
		taken: null,
		unread: null,
		booked: null,
		...news,
	};
}
