import type { BookedHome, BookingFacts } from "#domain/booking/facts.ts";
import { lapsesOn } from "#domain/booking/timers.ts";
import { type AccountMailExtras, type AccountMailKind, accountMail } from "../account-mails.ts";
import type { BookingMailExtras, GuestMailKind } from "../booking-extras.ts";
import { bookingMail } from "../booking-mails.ts";
import { type PartnerMailExtras, type PartnerMailKind, partnerMail } from "../partner-mails.ts";
import { ledgerAlarmMail, mailFailedMail, type StaffMailKind, staffMail } from "../staff-mails.ts";
import {
	accountExtras,
	cancellationSums,
	cancelledDays,
	guestExtras,
	guestFacts,
	type MailExample,
	partnerExtras,
	staffExtras,
} from "./mail-examples.ts";
import { type Missing, statesWithout } from "./missing.ts";

/** Mails without each value that may be missing, and in the states that an example of the kind does not have. */

const NO_LINKS = { picture: null } as const;
const NO_PAY = { bank: null, payUrl: null } as const;

const MISSING: { readonly [Kind in GuestMailKind]: Missing<BookingMailExtras[Kind]> } = {
	application: NO_LINKS,
	application_accepted: NO_LINKS,
	application_declined: NO_LINKS,
	application_expired: NO_LINKS,
	option: { ...NO_LINKS, prove: null },
	option_reminder: NO_LINKS,
	option_expired: NO_LINKS,
	option_cancelled: NO_LINKS,
	payment_not_completed: { ...NO_LINKS, heldUntil: null },
	confirmation: { ...NO_LINKS, ...NO_PAY },
	payment_received: NO_LINKS,
	payment_taken_back: NO_LINKS,
	payment_reminder: { ...NO_LINKS, ...NO_PAY },
	payment_due: { ...NO_LINKS, ...NO_PAY },
	payment_overdue_1: { ...NO_LINKS, ...NO_PAY, lastDay: null },
	payment_overdue_5: { ...NO_LINKS, ...NO_PAY, lastDay: null },
	travel_information: { ...NO_LINKS, isKeyForeign: undefined, contact: null, directionsUrl: null },
	change: NO_LINKS,
	cancellation: { ...NO_LINKS, bank: null },
	cancelled_by_host: { ...NO_LINKS, refund: null },
	lapsed_unpaid: NO_LINKS,
	refund_sent: { ...NO_LINKS, account: null },
	late_payment_refunded: NO_LINKS,
	insurance: { ...NO_LINKS, withdrawUntil: null },
	written_mail: NO_LINKS,
	review: NO_LINKS,
};

const NAMELESS = { name: null } as const;
const MISSING_OF_ACCOUNTS: { readonly [Kind in AccountMailKind]: Missing<AccountMailExtras[Kind]> } = {
	credits_granted: { ...NAMELESS, until: null },
	credits_expiring: NAMELESS,
	sign_in: NAMELESS,
	email_change: NAMELESS,
	email_changed: NAMELESS,
	data_export: NAMELESS,
	data_deleted: { ...NAMELESS, until: null },
	partner_statement: NAMELESS,
	payout_changed: NAMELESS,
	member_invite: NAMELESS,
};
const MISSING_OF_PARTNERS: { readonly [Kind in PartnerMailKind]: Missing<PartnerMailExtras[Kind]> } = {
	owner_booking: NAMELESS,
	owner_request: NAMELESS,
	owner_cancellation: NAMELESS,
	partner_booking: NAMELESS,
	partner_cancellation: NAMELESS,
};
const MISSING_OF_HOME: Missing<BookedHome> & Partial<BookedHome> = {
	image: null,
	checkinFrom: null,
	checkoutUntil: null,
	registrationNumber: null,
	placename: {},
	region: {},
};

/** States of a guest's mail that have more to do with each other than one missing value. */
function moreOf(
	facts: BookingFacts,
	extras: BookingMailExtras,
): { readonly [Kind in GuestMailKind]?: Readonly<Record<string, Partial<BookingMailExtras[Kind]>>> } {
	const none = { offers: [] } as const;
	const one = { offers: extras.application_declined.offers.slice(0, 1) };
	const [instalment = extras.payment_reminder.instalment] = facts.instalments;
	const { sums, bank } = extras.cancellation;
	const allBackCents = sums.paidCents + sums.creditsUsedCents - sums.insuranceCents;
	const cancelled = (paidCents: number, daysBefore: number) => ({
		sums: cancellationSums(facts, paidCents, daysBefore),
	});
	const debt = cancelled(instalment.cents, 20);
	const noWayToPay = { "without any way to pay": { bank: null, payUrl: null } };
	// Only the first payment makes a booking lapse.
	const lapsing = { "that lapses": { instalment, lastDay: lapsesOn(instalment.dueOn, instalment.dueOn + 1) - 1 } };
	return {
		application_declined: {
			"without offers": none,
			"with one offer": one,
			"in the owner’s words": { reason: { sentence: "Wir renovieren das Bad." } },
			"without offers, in the owner’s words": { ...none, reason: { sentence: "Wir renovieren das Bad." } },
		},
		application_expired: { "without offers": none, "with one offer": one },
		option: {
			"to be proved": { prove: { url: `${extras.review.bookingUrl}/prove`, by: new Date("2027-01-15T10:30:00Z") } },
		},
		payment_not_completed: { "still held": { heldUntil: extras.option.until } },
		confirmation: noWayToPay,
		payment_reminder: { ...noWayToPay, "of the first payment": { instalment } },
		payment_due: noWayToPay,
		payment_overdue_1: { ...noWayToPay, ...lapsing },
		payment_overdue_5: {
			...noWayToPay,
			// Of a warning that comes late.
			"that lapses, warned for the first time": {
				instalment,
				lastDay: lapsesOn(instalment.dueOn, instalment.dueOn + 5) - 1,
			},
		},
		travel_information: {
			"without an address": { address: [] },
			"without a key": { key: [] },
			"in the owner's language alone": { key: ["Nella cassetta accanto alla porta."], isKeyForeign: true },
			"with nothing": { address: [], key: [], contact: null, directionsUrl: null },
		},
		change: { "of the price alone": { before: { ...facts, grandCents: facts.grandCents - 5_000 } } },
		cancellation: {
			// As the office may decide it.
			"free of charge": {
				sums: {
					...sums,
					feeCents: 0,
					// Money goes back before credits.
					moneyBackCents: Math.min(sums.paidCents, allBackCents),
					creditsBackCents: Math.max(0, allBackCents - sums.paidCents),
				},
			},
			"before any payment": cancelled(0, cancelledDays(facts)),
			"with a debt": { ...debt, bank },
			"with a debt, without an account": { ...debt, bank: null },
			"with nothing left": cancelled(sums.feeCents + sums.insuranceCents - sums.creditsUsedCents, cancelledDays(facts)),
		},
		cancelled_by_host: {
			"without offers": none,
			"before any payment": { creditsBackCents: 0, refund: null },
			"before any payment, without offers": { ...none, creditsBackCents: 0, refund: null },
		},
		lapsed_unpaid: {
			"before any payment": { moneyBackCents: 0, creditsBackCents: 0 },
			"paid by credit": { moneyBackCents: 0, creditsBackCents: 5_000 },
		},
	};
}

/** States of the booking itself, which every mail about it must bear. */
function factsIn(facts: BookingFacts): readonly (readonly [string, BookingFacts])[] {
	const { home, guest } = facts;
	return [
		...statesWithout(home, MISSING_OF_HOME).map(([state, home]) => [`home ${state}`, { ...facts, home }] as const),
		["home without a place", { ...facts, home: { ...home, region: {}, placename: {} } }],
		["home with a title in one language", { ...facts, home: { ...home, title: { de: "Haus Zwei" } } }],
		["guest without an address", { ...facts, guest: { ...guest, address: "", postalCode: "", placename: "" } }],
		["guest without a telephone", { ...facts, guest: { ...guest, telNumber: "", telE164: "" } }],
		["company without a number", { ...facts, guest: { ...guest, businessBooking: true, companyName: "Zon BV" } }],
		["without a deposit", { ...facts, depositCents: 0 }],
		["paid", { ...facts, paidCents: facts.dueCents }],
		["paid in part", { ...facts, paidCents: Math.min(1_000, facts.dueCents) }],
		["with babies and pets", { ...facts, party: { adults: 1, children: 1, babies: 2, pets: 2 } }],
	];
}

/**
 * Every kind of mail in the states that `mailExamples` does not show.
 *
 * @param site address of the site without a trailing slash
 */
export function mailStates(booking: BookingFacts, site: string): readonly MailExample[] {
	const guests = guestExtras(booking, site);
	const accounts = accountExtras(booking, site);
	const partners = partnerExtras(booking, site);
	const office = staffExtras(booking, site);
	const more = moreOf(booking, guests);
	const ofGuests = (Object.keys(MISSING) as GuestMailKind[]).flatMap((kind) => [
		...[...statesWithout(guests[kind], MISSING[kind]), ...changed(guests[kind], more[kind] ?? {})].map(
			([state, extras]): MailExample => ({
				kind,
				state,
				to: "guest",
				render: (language) => bookingMail(kind, guestFacts(kind, booking), extras, language),
			}),
		),
		...factsIn(booking).map(
			([state, facts]): MailExample => ({
				kind,
				state,
				to: "guest",
				render: (language) => bookingMail(kind, guestFacts(kind, facts), guests[kind], language),
			}),
		),
	]);
	const ofPartners = (Object.keys(MISSING_OF_PARTNERS) as PartnerMailKind[]).flatMap((kind) => [
		...statesWithout(partners[kind], MISSING_OF_PARTNERS[kind]).map(
			([state, extras]): MailExample => ({
				kind,
				state,
				to: "owner or partner",
				render: (language) => partnerMail(kind, booking, extras, language),
			}),
		),
		...factsIn(booking).map(
			([state, facts]): MailExample => ({
				kind,
				state,
				to: "owner or partner",
				render: (language) => partnerMail(kind, facts, partners[kind], language),
			}),
		),
	]);
	const commission: MailExample = {
		kind: "partner_cancellation",
		state: "with some commission left",
		to: "owner or partner",
		render: (language) =>
			partnerMail(
				"partner_cancellation",
				booking,
				{ ...partners.partner_cancellation, commissionCents: 2_500 },
				language,
			),
	};
	const ofAccounts = (Object.keys(MISSING_OF_ACCOUNTS) as AccountMailKind[]).flatMap((kind) =>
		[
			...statesWithout(accounts[kind], MISSING_OF_ACCOUNTS[kind]),
			...(kind === "partner_statement" ? changed(accounts[kind], { "without a booking": { rows: [] } }) : []),
		].map(
			([state, extras]): MailExample => ({
				kind,
				state,
				to: "account",
				render: (language) => accountMail(kind, extras, language),
			}),
		),
	);
	const ofOffice = (Object.keys(office) as StaffMailKind[]).flatMap((kind) =>
		factsIn(booking).map(
			([state, facts]): MailExample => ({
				kind,
				state,
				to: "office",
				render: (language) => staffMail(kind, facts, office[kind], language),
			}),
		),
	);
	// Money that came in, or was taken back, before anything was booked.
	const heldFacts = { ...booking, state: "option" as const, expiresAt: guests.option.until };
	const firstCents = booking.instalments[0]?.cents ?? 0;
	const partCents = Math.min(1_000, firstCents);
	const held = (
		[
			["payment_received", "on option, in part", partCents, { receivedCents: partCents }],
			["payment_received", "for a free hold", firstCents, { isHold: true }],
			["payment_received", "for a free hold, in part", partCents, { receivedCents: partCents, isHold: true }],
			["payment_taken_back", "on option", 0, {}],
		] as const
	).map(
		([kind, state, paidCents, change]): MailExample => ({
			kind,
			state,
			to: "guest",
			render: (language) =>
				bookingMail(kind, { ...heldFacts, paidCents }, { ...guests[kind], ...change } as never, language),
		}),
	);
	const unexpected: MailExample = {
		kind: "staff_ledger_alarm",
		state: "of single payouts",
		to: "office",
		render: (language) =>
			ledgerAlarmMail(
				{
					faults: [
						{ what: "PAYOUT_UNEXPECTED", count: 1, about: "HP2704-7K2M9QXD" },
						{ what: "PAYOUT_PAID_TWICE", count: 2 },
					],
					url: `${site}/staff`,
				},
				language,
			),
	};
	const late = (["confirmed", "waiting"] as const).map(
		(outcome): MailExample => ({
			kind: "staff_late_payment",
			state: outcome,
			to: "office",
			render: (language) =>
				staffMail("staff_late_payment", booking, { ...office.staff_late_payment, outcome }, language),
		}),
	);
	const failed: MailExample = {
		kind: "staff_mail_failed",
		state: "of no booking",
		to: "office",
		render: (language) =>
			mailFailedMail(
				{ mail: "Halcyon", bookingNo: null, reason: "EENVELOPE 550", attempts: 3, url: `${site}/staff` },
				language,
			),
	};
	return [...ofGuests, ...held, ...ofPartners, commission, ...ofAccounts, ...ofOffice, ...late, failed, unexpected];
}

function changed<T extends object>(
	whole: T,
	changes: Readonly<Record<string, object>>,
): readonly (readonly [string, T])[] {
	return Object.entries(changes).map(([state, change]) => [state, { ...whole, ...change }] as const);
}
