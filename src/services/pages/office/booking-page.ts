import { type BookingRow, loadBooking } from "#db/bookings/booking-facts.ts";
import { countBookingsOfGuest } from "#db/bookings/find-bookings.ts";
import { listDocuments } from "#db/documents/documents.ts";
import { listMessagesOfBooking } from "#db/forms/inbox.ts";
import { templateName } from "#db/forms/reply-templates.ts";
import { findGuest } from "#db/guests/guests.ts";
import { listMailsOfBooking } from "#db/mail/outbox.ts";
import { creditLots } from "#db/payments/credits.ts";
import { listPaymentsOfBooking } from "#db/payments/payments.ts";
import { listRefundsOfBooking } from "#db/payments/refunds.ts";
import { listWaitingBookings } from "#db/staff/approvals.ts";
import { findStaff } from "#db/staff/staff.ts";
import { shownDocumentNumber } from "#domain/booking/document-number.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import { priceParts } from "#domain/booking/price-parts.ts";
import { BOOKING_STATES } from "#domain/booking/process.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import { toPayCents } from "#domain/booking/to-pay.ts";
import { type StaffFormName, staffForm } from "#domain/forms/staff-forms.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { partyText } from "#i18n/party-text.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import { href } from "#site/href.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { bookingsHref } from "#site/office-bookings.ts";
import { officeGuest } from "#site/office-guests.ts";
import { officeHome } from "#site/office-homes.ts";
import { officeMail } from "#site/office-outbox.ts";
import {
	BOOKING_ACTIONS,
	type BookingAction,
	type MailDraft,
	type OfficeBookingPage,
} from "#site/views/office-bookings-view.ts";
import type { OfficeFormState } from "#site/views/office-view.ts";
import type { App } from "../../app.ts";
import { isHold } from "../../booking/agreed.ts";
import { previewCancellation, settledOf } from "../../booking/cancel.ts";
import { PRICEABLE_STATES } from "../../booking/change-price.ts";
import { instalmentsFromNow } from "../../booking/options.ts";
import { filledTemplates } from "../../booking/write-to-guest.ts";
import { randomId } from "../../signed-id.ts";
import { listAssignees } from "../../staff/assign-bookings.ts";
import { approvalOfBooking, type Looker } from "./approvals-page.ts";
import { nameOf, nextLine } from "./booking-lines.ts";
import { sideOf, versionOf } from "./booking-papers.ts";
import { aheadOf, timelineOf } from "./booking-timeline.ts";
import { meanwhileOf } from "./meanwhile.ts";
import { rebookingView } from "./rebooking-view.ts";
import { transferView } from "./transfer-view.ts";

/** One booking with all that staff need of it: what happened and what will, its money and papers, what can be done. */

type OfficeApp = Pick<App, "db" | "clock" | "viewer" | "settings">;

/** States in which a booking can take an action. */
const POSSIBLE: Readonly<Record<BookingAction, readonly BookingRow["state"][]>> = {
	accept: ["application"],
	decline: ["application"],
	"confirm-option": ["option"],
	"extend-option": ["option"],
	"release-option": ["option"],
	"write-guest": BOOKING_STATES,
	receive: ["pending_payment", "confirmed", "completed", "cancelled", "expired"],
	rebook: ["confirmed"],
	price: PRICEABLE_STATES,
	refund: ["cancelled"],
	"cancel-booking": ["confirmed"],
	"cancel-for-host": ["confirmed"],
};

/** What of a request the page needs: the action that is looked at, and what it would do. */
interface Request {
	readonly query: Readonly<Record<string, unknown>>;
	/** One that comes back. */
	readonly form: OfficeFormState | null;
	/** Names of colleagues who have it open too. */
	readonly others?: readonly string[];
}

/** What somebody can do with a booking now, each with the address at which it opens; none: there is no such booking. */
export async function bookingActs(
	{ db, clock }: Pick<OfficeApp, "db" | "clock">,
	roles: readonly Role[],
	bookingNo: string,
): Promise<readonly { readonly name: BookingAction; readonly href: string }[]> {
	const row = (await loadBooking(db, bookingNo))?.row;
	if (!row) return [];
	const settlement = row.state === "cancelled" ? await settledOf(db, row.booking_id) : null;
	const waits = (await listWaitingBookings(db, [row.booking_id])).has(row.booking_id);
	return actionsOf(roles, row, settlement, officeHref(officeBooking(bookingNo)), clock.now())
		.filter(({ name, isPossible }) => isPossible && !(waits && ASKING.includes(name)))
		.map(({ name, href }) => ({ name, href }));
}

export async function officeBookingPage(
	app: OfficeApp,
	looker: Looker,
	bookingNo: string,
	{ query, form, others = [] }: Request,
	language: Language,
): Promise<OfficeBookingPage | null> {
	const stored = await loadBooking(app.db, bookingNo);
	if (!stored) return null;
	const { row, facts } = stored;
	const { db, clock } = app;
	const { roles } = looker;
	const doing = form?.name ?? query.do;
	const [received, refunds, mails] = [
		await listPaymentsOfBooking(db, row.booking_id),
		await listRefundsOfBooking(db, row.booking_id),
		await listMailsOfBooking(db, row.booking_id),
	];
	const settlement = row.state === "cancelled" ? await settledOf(db, row.booking_id) : null;
	const messages = mayDo(roles, "messages.see") ? await listMessagesOfBooking(db, bookingNo, MOST_MESSAGES) : [];
	const title = completeLocalized(row.home.title)[language];
	const here = officeHref(officeBooking(bookingNo));
	const approval = await approvalOfBooking(app, row.booking_id, looker, language);
	const blockedBySecond = approval ? ASKING : [];
	const actions = actionsOf(roles, row, settlement, here, clock.now()).map((one) =>
		blockedBySecond.includes(one.name) ? { ...one, isPossible: false } : one,
	);
	const open = actions.find(({ name, isPossible }) => name === doing && isPossible)?.name;
	const { guest } = row;
	const money = moneyOfPage(row, facts, { received, refunds, settlement }, clock.today(), language);
	return {
		name: "booking",
		no: bookingNo,
		version: row.version,
		type: row.type,
		state: row.state,
		next: nextLine(clock, row),
		home: {
			id: row.acco_id,
			title,
			place: completeLocalized(row.home.placename)[language],
			href: mayDo(looker.roles, "homes.see")
				? officeHref(officeHome(row.acco_id))
				: href("accommodation", language, { accoId: row.acco_id }),
		},
		guest: {
			name: nameOf(guest),
			company: guest.companyName,
			email: guest.email,
			telephone: guest.telE164,
			lives: [guest.placename, guest.countryCode && countryName(guest.countryCode, language)]
				.filter(Boolean)
				.join(", "),
			lang: row.lang,
			others: (await countBookingsOfGuest(db, row.guest_id)) - 1,
			othersHref: bookingsHref({ q: guest.email, sort: "arrival" }),
			href: await guestHrefOf(app, row.guest_id),
			creditCents: (await creditLots(db, row.guest_id)).reduce((sum, lot) => sum + lot.cents, 0),
		},
		arrival: row.arrival,
		departure: row.departure,
		nights: facts.nights,
		party: partyText(facts.party, language),
		made: {
			at: row.created_at.toISOString(),
			channel: row.channel,
			by: row.staff_id === null ? null : ((await findStaff(db, { publicId: row.staff_id }))?.name ?? null),
			isSilent: row.do_not_send_docs,
			payee: row.payee_code,
			commissionCents: row.commission_cents,
			homeowner: row.homeowner_code,
		},
		money,
		settlement,
		documents: (await listDocuments(db, [row.booking_id])).map((document, at, all) => ({
			kind: document.kind,
			number: shownDocumentNumber(document.number),
			at: document.issued_at.toISOString(),
			lang: document.lang,
			totalCents: document.total_cents,
			version: versionOf(document.kind, all.slice(0, at), all.slice(at + 1)),
			href: `${here}/documents/${document.public_id}.pdf`,
		})),
		mails: mails.map((mail) => ({
			href: officeHref(officeMail(mail.outbox_id)),
			subject: mail.subject,
			to: sideOf(mail.kind),
			recipient: mail.recipient,
			lang: mail.lang,
			at: (mail.sent_at ?? mail.created_at).toISOString(),
			status: mail.status,
		})),
		ahead: aheadOf(row, facts, money.toPayCents),
		timeline: await timelineOf(app, row, { received, refunds, mails, messages }),
		mayNote: mayDo(roles, "bookings.note"),
		mayTakeBack: mayDo(roles, "payments.write"),
		assignee: await assigneeOf(db, row.assigned_to),
		assignees: mayDo(roles, "bookings.assign") ? await listAssignees(db, looker.staffId) : [],
		actions,
		blockedBySecond,
		impossible: actions.find(({ name, isPossible }) => name === doing && !isPossible)?.name ?? null,
		open: open
			? {
					name: open,
					settlement: await settlementBefore(app, row, open),
					rebooking: open === "rebook" ? await rebookingView(app, row, form?.values ?? query, language) : null,
					mail: open === "write-guest" ? await draftOf(app, bookingNo, query, form, language) : null,
					transfer: open === "receive" ? transferView(row, { facts, settlement }, clock.today(), form) : null,
					plan: WITH_PLAN.includes(open) ? await planOf(app, row) : null,
				}
			: null,
		others,
		isLetGo: row.state === "cancelled" && settlement === null,
		meanwhile: form && (await meanwhileOf(db, row, form)),
		approval,
	};
}

/** Actions that always ask a second person: one at a time may wait. */
const ASKING: readonly BookingAction[] = ["price", "refund"];

/** Actions on what is not booked yet. */
const WITH_PLAN: readonly BookingAction[] = ["accept", "confirm-option", "release-option"];

async function planOf(app: OfficeApp, row: BookingRow) {
	const instalments = await instalmentsFromNow(app.db, app, row);
	return instalments.map(({ cents, dueOn }) => ({ cents, dueOn: isoOf(dueOn) }));
}

async function assigneeOf(db: App["db"], staffId: number | null): Promise<OfficeBookingPage["assignee"]> {
	const person = staffId === null ? null : await findStaff(db, { staffId });
	return person && { publicId: person.public_id, name: person.name };
}

/** Page of a guest; null once forgotten. */
async function guestHrefOf({ db }: OfficeApp, guestId: number): Promise<string | null> {
	const guest = await findGuest(db, guestId);
	return guest && guest.anonymised_at === null ? officeHref(officeGuest(guest.public_id)) : null;
}

/** Actions of the person's roles, each with whether the booking can take it now. */
function actionsOf(
	roles: readonly Role[],
	row: BookingRow,
	settlement: Settlement | null,
	here: string,
	now: Date,
): OfficeBookingPage["actions"] {
	const isOver = row.expires_at !== null && row.expires_at <= now;
	const isPossible = (name: BookingAction) => {
		// A guest who was forgotten has no address.
		if (name === "write-guest") return Boolean(row.guest.email);
		// Its guest's details are missing.
		if (name === "confirm-option" && isHold(row)) return false;
		// Without a fee there is nothing to give back of.
		if (name === "refund" && !settlement?.feeCents) return false;
		return POSSIBLE[name].includes(row.state) && (!isOver || name === "receive");
	};
	return BOOKING_ACTIONS.filter((name) => maySend(roles, name)).map((name) => ({
		name,
		isPossible: isPossible(name),
		href: `${here}?do=${name}`,
	}));
}

function maySend(roles: readonly Role[], name: StaffFormName): boolean {
	const sender = staffForm(name)?.sender;
	return sender !== undefined && sender !== "anyone" && sender !== "account" && mayDo(roles, sender);
}

/** A mail that comes back is the same mail. */
async function draftOf(
	app: OfficeApp,
	bookingNo: string,
	{ template }: Request["query"],
	form: OfficeFormState | null,
	language: Language,
): Promise<MailDraft> {
	const templates = await filledTemplates(app, bookingNo);
	const here = officeHref(officeBooking(bookingNo));
	return {
		once: form?.values.once || randomId(),
		text: templates.find(({ name }) => name === template)?.text ?? "",
		templates: templates.map(({ name, names, text }) => ({
			name: templateName({ name, names }, language),
			text,
			href: `${here}?${new URLSearchParams({ do: "write-guest", template: name })}`,
		})),
	};
}

async function settlementBefore(app: OfficeApp, row: BookingRow, action: BookingAction) {
	const { booking_no: bookingNo, booking_id: bookingId } = row;
	if (action === "refund") return settledOf(app.db, bookingId);
	if (action !== "cancel-booking" && action !== "cancel-for-host") return null;
	const preview = await previewCancellation(app, bookingNo, action === "cancel-booking" ? "staff" : "host");
	return preview?.settlement ?? null;
}

type Payments = Awaited<ReturnType<typeof listPaymentsOfBooking>>;
type Refunds = Awaited<ReturnType<typeof listRefundsOfBooking>>;
/** More than anybody writes about one stay. */
const MOST_MESSAGES = 50;

function moneyOfPage(
	row: BookingRow,
	facts: BookingFacts,
	moved: { readonly received: Payments; readonly refunds: Refunds; readonly settlement: Settlement | null },
	today: number,
	language: Language,
): OfficeBookingPage["money"] {
	const { received, refunds, settlement } = moved;
	const sum = (rows: readonly { readonly cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0);
	const isOwed = ["confirmed", "completed", "pending_payment"].includes(facts.state);
	const isOnceBooked = facts.state === "option" || facts.state === "application";
	const owedCents = toPayCents(facts, settlement);
	// What a cancellation left to pay.
	const feeDueOn = settlement && row.next_step === "payment" ? row.next_at.toISOString().slice(0, 10) : null;
	return {
		lines: facts.lines.map(({ code, amountCents, pay }) => ({
			label: lineLabel(code, language, facts.home.country),
			cents: amountCents,
			onSite: pay === "onsite",
		})),
		parts: priceParts(
			{ grandCents: facts.grandCents, invoiceCents: facts.totalCents, creditsCents: facts.creditsCents },
			settlement,
		),
		grandCents: facts.grandCents,
		creditsCents: facts.creditsCents,
		depositCents: facts.depositCents,
		receivedCents: sum(received) - sum(refunds.filter(({ status }) => status === "sent" || status === "done")),
		plannedCents: sum(refunds.filter(({ status }) => status === "due" || status === "failed")),
		paidCents: facts.paidCents,
		toPayCents: isOnceBooked ? Math.max(0, facts.dueCents - facts.paidCents) : owedCents,
		isOnceBooked,
		instalments: isOwed
			? splitPaid(facts.instalments, facts.paidCents).map(({ dueOn, cents, openCents }) => ({
					dueOn: isoOf(dueOn),
					cents,
					openCents,
					isLate: openCents > 0 && dueOn < today,
				}))
			: feeDueOn === null
				? []
				: [{ dueOn: feeDueOn, cents: owedCents, openCents: owedCents, isLate: feeDueOn < isoOf(today) }],
		transfers: received
			.filter(({ provider, has_line: hasLine }) => provider === "bank" && !hasLine)
			.map(({ payment_id: id, cents, paid_at: at, provider_id: key }) => ({
				id,
				cents,
				on: at === null ? null : isoOf(civilDayAt(at)),
				reference: key?.replace(/^bank:/, "") ?? "",
			})),
		refunds: refunds.map(({ cents, due_on: dueOn, status }) => ({ cents, dueOn, status })),
	};
}
