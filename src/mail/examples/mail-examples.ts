import { commissionBaseOf } from "#domain/booking/commission.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { type CancellationCause, settle } from "#domain/booking/settlement.ts";
import { OWED_WITHIN_DAYS, REFUND_WITHIN_DAYS } from "#domain/booking/timers.ts";
import { isInsuranceLine, sumOf } from "#domain/booking/travel-sum.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { percentOf } from "#domain/money.ts";
import { civilDayAt, dayOf } from "#domain/time/civil-date.ts";
import { imageUrl } from "#site/image-url.ts";
import { type AccountMailExtras, type AccountMailKind, accountMail } from "../account-mails.ts";
import type { BookingMailExtras, CancellationSums, GuestMailKind } from "../booking-extras.ts";
import { bookingMail } from "../booking-mails.ts";
import type { RenderedMail } from "../layout.ts";
import { type PartnerMailExtras, type PartnerMailKind, partnerMail } from "../partner-mails.ts";
import {
	ledgerAlarmMail,
	mailFailedMail,
	payoutDetailsMail,
	type StaffMailExtras,
	type StaffMailKind,
	staffMail,
} from "../staff-mails.ts";

/** Every mail with what it needs beyond a booking, for previews and tests. */

const UNTIL = new Date("2027-01-17T10:00:00Z");
/** A request that was made when the examples were booked. */
const LAPSES = new Date("2027-01-18T10:00:00Z");
const ACCEPTED_UNTIL = new Date("2027-01-16T10:00:00Z");
const BANK = { holder: "Halcyon BV", iban: "NL91ABNA0417164300", bic: "ABNANL2A" };

/** What a cancellation so many days before arrival costs and gives back, of a booking of which so much has been paid. */
export function cancellationSums(
	facts: BookingFacts,
	paidCents: number,
	daysBefore: number,
	cause: CancellationCause = "guest",
): CancellationSums {
	const { cancellation: policy, lines, creditsCents } = facts;
	const { arrival } = facts.stay;
	const today = arrival - daysBefore;
	const settled = settle({ cause, policy, lines, arrival, today, paidCents, creditsUsedCents: creditsCents });
	return {
		paidCents,
		creditsUsedCents: creditsCents,
		feeCents: settled.feeCents,
		insuranceCents: settled.insuranceCents,
		moneyBackCents: settled.refundCents,
		creditsBackCents: settled.creditCents,
		owedCents: settled.payableCents,
		refundBy: settled.refundCents > 0 ? today + REFUND_WITHIN_DAYS : null,
		owedBy: settled.payableCents > 0 ? today + OWED_WITHIN_DAYS : null,
	};
}

/** Days before arrival at which an example is cancelled: after it was booked. */
export function cancelledDays({ stay, bookedAt }: BookingFacts): number {
	return Math.min(50, stay.arrival - civilDayAt(bookedAt) - 5);
}

/** Extras of the guest's mails; a kind without an example fails the type check. */
export function guestExtras(facts: BookingFacts, site: string): BookingMailExtras {
	const links = {
		bookingUrl: `${site}/booking-of-guest`,
		picture: site + imageUrl("/images/illustrations/chalet-1.webp", { width: 1200, format: "jpeg" }),
	};
	const { arrival, departure } = facts.stay;
	const offer = (title: string, days: number, grandCents: number) => ({
		title,
		placename: "Kirchberg in Tirol",
		grandCents,
		stay: { arrival: arrival + days, departure: departure + days },
		url: `${site}/home-${grandCents}`,
	});
	const offers = {
		offers: [offer("Haus Vier", 0, 147_600), offer("Chalet Sonnblick", 7, 132_050), offer("Haus Drei", 0, 99_000)],
		searchUrl: `${site}/search-of-days`,
	};
	const home = { homeUrl: `${site}/home-of-booking` };
	const instalment = facts.instalments.at(-1) ?? { dueOn: arrival - 42, cents: facts.dueCents };
	const firstCents = facts.instalments[0]?.cents ?? 0;
	const cancelled = cancellationSums(facts, facts.dueCents, cancelledDays(facts));
	const byHost = cancellationSums(facts, firstCents, cancelledDays(facts), "host");
	const byBank = { bank: BANK, payUrl: null };
	const online = { bank: null, payUrl: `${site}/pay` };
	return {
		application: { ...links, until: LAPSES },
		application_accepted: { ...links, until: ACCEPTED_UNTIL },
		application_declined: {
			...links,
			...offers,
			reason: facts.guest.businessBooking ? { sentence: "Wir renovieren das Bad." } : { code: "own_use" },
		},
		application_expired: { ...links, ...offers },
		option: { ...links, until: UNTIL, prove: null },
		option_reminder: { ...links, until: UNTIL },
		option_expired: { ...links, ...home },
		option_cancelled: { ...links, ...home },
		payment_not_completed: {
			...links,
			resumeUrl: `${site}/resume`,
			heldUntil: facts.guest.businessBooking ? UNTIL : null,
		},
		confirmation: { ...links, ...byBank },
		payment_taken_back: { ...links, cents: firstCents },
		payment_received: { ...links, receivedCents: firstCents, receivedOn: dayOf("2027-01-20"), isHold: false },
		payment_reminder: { ...links, ...byBank, instalment },
		payment_due: { ...links, ...online, instalment },
		payment_overdue_1: { ...links, ...byBank, payUrl: online.payUrl, instalment, lastDay: null },
		payment_overdue_5: { ...links, bank: null, payUrl: null, instalment, lastDay: null },
		travel_information: {
			...links,
			address: ["Dorfstraße 7", "6365 Kirchberg in Tirol"],
			key: ["Code 4711"],
			contact: { name: "Familie Huber", telephone: "+43 5357 12345" },
			directionsUrl: `${site}/route`,
		},
		change: {
			...links,
			before: {
				...facts,
				stay: { arrival: arrival - 7, departure: departure - 7 },
				party: { ...facts.party, adults: facts.party.adults + 1 },
				grandCents: facts.grandCents + 10_000,
			},
		},
		cancellation: { ...links, sums: cancelled, bank: BANK },
		lapsed_unpaid: { ...links, homeUrl: `${site}/home`, moneyBackCents: 5_000, creditsBackCents: 0 },
		cancelled_by_host: {
			...links,
			...offers,
			creditsBackCents: byHost.creditsBackCents,
			refund: byHost.refundBy === null ? null : { cents: byHost.moneyBackCents, by: byHost.refundBy },
		},
		refund_sent: { ...links, cents: cancelled.moneyBackCents, account: "4300" },
		late_payment_refunded: {
			...links,
			...home,
			receivedCents: firstCents,
			refundBy: dayOf("2027-01-20") + REFUND_WITHIN_DAYS,
		},
		written_mail: { ...links, words: "Lorem ipsum dolor sit amet.\nConsetetur sadipscing elitr." },
		insurance: {
			...links,
			policyNo: "AV-2027-004711",
			insurer: "Europäische Reiseversicherung",
			premiumCents: sumOf(facts.lines, isInsuranceLine) || 6_749,
			coverFrom: dayOf("2027-01-22"),
			withdrawUntil: departure - dayOf("2027-01-22") > 30 ? dayOf("2027-02-05") : null,
			conditionsUrl: `${site}/conditions.pdf`,
			ipidUrl: `${site}/ipid.pdf`,
		},
		review: { ...links, reviewUrl: `${site}/review` },
	};
}

const COMMISSION_BP = 800;

/** Extras of the mails to owners and partners. */
export function partnerExtras(facts: BookingFacts, site: string): PartnerMailExtras {
	const commissionCents = percentOf(commissionBaseOf(facts.lines), COMMISSION_BP);
	const owner = { name: "Johanna Huber", url: `${site}/owner` };
	const partner = { name: "Reisbureau Zon", url: `${site}/partner` };
	return {
		owner_booking: owner,
		owner_request: { ...owner, declineUrl: `${site}/owner/decline`, until: LAPSES },
		owner_cancellation: owner,
		partner_booking: { ...partner, commissionCents, commissionBp: COMMISSION_BP },
		partner_cancellation: { ...partner, commissionCents: 0 },
	};
}

/** Extras of the mails about accounts. */
export function accountExtras({ bookingNo, guest, home, lines }: BookingFacts, site: string): AccountMailExtras {
	const name = guest.firstname;
	const until = dayOf("2028-01-31");
	return {
		credits_granted: { name, url: `${site}/credit`, cents: 25_000, balanceCents: 30_050, until },
		credits_expiring: { name, url: `${site}/search`, cents: 25_000, balanceCents: 30_050, until },
		sign_in: { name: null, url: `${site}/sign-in?token=T`, code: "482 913", minutes: 15 },
		email_change: { name, url: `${site}/email?token=T`, minutes: 60 },
		email_changed: { name, url: `${site}/contact` },
		data_export: { name, url: `${site}/profile`, at: UNTIL },
		data_deleted: { name, url: site, until: dayOf("2034-12-31") },
		partner_statement: {
			name: "Reisbureau Zon",
			url: `${site}/partner`,
			month: dayOf("2027-07-01"),
			rows: [
				{
					bookingNo,
					home: completeLocalized(home.title).en,
					commissionCents: percentOf(commissionBaseOf(lines), COMMISSION_BP),
				},
				{ bookingNo: "HAB3CDE45", home: "Haus Eins", commissionCents: 6_688 },
			],
		},
		payout_changed: { name: "Anna", url: `${site}/portal/payout`, end: "6611" },
		member_invite: {
			name: "Anna",
			url: `${site}/agency`,
			organisation: "Reisbureau Zon",
			email: "anna@reisbureau.example",
		},
	};
}

/** Extras of the mails to the office. */
export function staffExtras(facts: BookingFacts, site: string): StaffMailExtras {
	const url = `${site}/staff`;
	const { dueOn, cents } = facts.instalments.at(-1) ?? { dueOn: 0, cents: 0 };
	const { moneyBackCents, refundBy } = cancellationSums(facts, facts.dueCents, cancelledDays(facts));
	return {
		office_copy: { url },
		staff_application_alarm: { url, hours: 12, until: LAPSES },
		staff_overdue: { url, days: 14, openCents: cents, dueOn },
		staff_late_payment: { url, receivedCents: facts.instalments[0]?.cents ?? 0, outcome: "refund" },
		staff_refund_due: { url, cents: moneyBackCents, by: refundBy ?? 0 },
	};
}

/** Mails that ask for the last instalment: those before it are paid. */
const OF_THE_LAST: readonly GuestMailKind[] = [
	"payment_reminder",
	"payment_due",
	"payment_overdue_1",
	"payment_overdue_5",
];

/** The booking as it stands when a kind of mail goes out: travel information needs all of it paid. */
export function guestFacts(kind: GuestMailKind, booking: BookingFacts): BookingFacts {
	if (kind === "travel_information" || kind === "review") return { ...booking, paidCents: booking.dueCents };
	const { instalments } = booking;
	if (kind === "payment_received") return { ...booking, paidCents: instalments[0]?.cents ?? 0 };
	if (!OF_THE_LAST.includes(kind)) return booking;
	const before = instalments.slice(0, -1).reduce((sum, { cents }) => sum + cents, 0);
	return { ...booking, paidCents: Math.max(booking.paidCents, before) };
}

export interface MailExample {
	readonly kind: string;
	/** What is different from the example of its kind; absent: nothing. */
	readonly state?: string;
	readonly to: "guest" | "owner or partner" | "account" | "office";
	/** Mails to the office are always in Dutch. */
	readonly render: (language: Language) => Promise<RenderedMail>;
}

/**
 * Every kind of mail over one booking.
 *
 * @param site address of the site without a trailing slash
 */
export function mailExamples(booking: BookingFacts, site: string): readonly MailExample[] {
	const guests = guestExtras(booking, site);
	const partners = partnerExtras(booking, site);
	const accounts = accountExtras(booking, site);
	const office = staffExtras(booking, site);
	return [
		...(Object.keys(guests) as GuestMailKind[]).map((kind) => ({
			kind,
			to: "guest" as const,
			render: (language: Language) => bookingMail(kind, guestFacts(kind, booking), guests[kind], language),
		})),
		...(Object.keys(partners) as PartnerMailKind[]).map((kind) => ({
			kind,
			to: "owner or partner" as const,
			render: (language: Language) => partnerMail(kind, booking, partners[kind], language),
		})),
		...(Object.keys(accounts) as AccountMailKind[]).map((kind) => ({
			kind,
			to: "account" as const,
			render: (language: Language) => accountMail(kind, accounts[kind], language),
		})),
		...(Object.keys(office) as StaffMailKind[]).map((kind) => ({
			kind,
			to: "office" as const,
			render: (language: Language) => staffMail(kind, booking, office[kind], language),
		})),
		{
			kind: "staff_mail_failed",
			to: "office" as const,
			render: (language: Language) =>
				mailFailedMail(
					{
						mail: `${booking.bookingNo}, Haus Zwei`,
						bookingNo: booking.bookingNo,
						reason: "EENVELOPE 550",
						attempts: 1,
						url: `${site}/staff/outbox`,
					},
					language,
				),
		},
		{
			kind: "staff_payout_changed",
			to: "office" as const,
			render: (language: Language) =>
				payoutDetailsMail(
					{
						name: "Bergweh Reiseblog",
						code: "SP-2071",
						before: "6611",
						after: "4300",
						url: `${site}/staff/payouts`,
					},
					language,
				),
		},
		{
			kind: "staff_ledger_alarm",
			to: "office" as const,
			render: (language: Language) =>
				ledgerAlarmMail({ faults: [{ what: "BOOKING_DIFFERS", count: 2 }], url: `${site}/staff` }, language),
		},
	];
}
