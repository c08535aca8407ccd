import type { BookingFacts } from "#domain/booking/facts.ts";
import type { Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { imageUrl } from "#site/image-url.ts";
import { type AccountMailExtras, type AccountMailKind, accountMail } from "../account-mails.ts";
import type { BookingMailExtras, GuestMailKind } from "../booking-extras.ts";
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
const BY = dayOf("2027-01-29");
const BANK = { holder: "Halcyon BV", iban: "NL91ABNA0417164300", bic: "ABNANL2A" };

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
		offers: [offer("Haus Eins", 0, 147_600), offer("Chalet Sonnblick", 7, 132_050), offer("Haus Drei", 0, 99_000)],
		searchUrl: `${site}/search-of-days`,
	};
	const home = { homeUrl: `${site}/home-of-booking` };
	const instalment = facts.instalments.at(-1) ?? { dueOn: arrival - 42, cents: facts.dueCents };
	const byBank = { bank: BANK, payUrl: null };
	const online = { bank: null, payUrl: `${site}/pay` };
	return {
		application: { ...links, until: UNTIL },
		application_accepted: { ...links, until: UNTIL },
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
		payment_taken_back: { ...links, cents: facts.instalments[0]?.cents ?? 0 },
		payment_received: { ...links, receivedCents: facts.instalments[0]?.cents ?? 0, receivedOn: dayOf("2027-01-20") },
		payment_reminder: { ...links, ...byBank, instalment },
		payment_due: { ...links, ...online, instalment },
		payment_overdue_1: { ...links, ...byBank, payUrl: online.payUrl, instalment, lastDay: null },
		payment_overdue_5: { ...links, bank: null, payUrl: null, instalment, lastDay: null },
		travel_information: {
			...links,
			address: ["Dorfstraße 7", "6365 Kirchberg in Tirol"],
			key: ["Im Schlüsselkasten neben der Tür.", "Code 4711"],
			contact: { name: "Familie Huber", telephone: "+43 5357 12345" },
			directionsUrl: `${site}/route`,
		},
		change: {
			...links,
			before: {
				...facts,
				stay: { arrival: arrival - 7, departure: departure - 7 },
				party: { ...facts.party, adults: facts.party.adults + 1 },
				grandCents: facts.grandCents + 12_345,
			},
		},
		cancellation: {
			...links,
			sums: {
				paidCents: 39_900,
				creditsUsedCents: facts.creditsCents,
				feeCents: 12_345,
				insuranceCents: 6_749,
				moneyBackCents: 20_806,
				creditsBackCents: facts.creditsCents,
				owedCents: 0,
				refundBy: BY,
			},
		},
		lapsed_unpaid: { ...links, homeUrl: `${site}/home`, moneyBackCents: 5_000, creditsBackCents: 0 },
		cancelled_by_host: {
			...links,
			...offers,
			moneyBackCents: 39_900,
			creditsBackCents: facts.creditsCents,
			refundBy: BY,
		},
		refund_sent: { ...links, cents: 20_806, account: "4300" },
		late_payment_refunded: { ...links, ...home, receivedCents: 39_900, refundBy: BY },
		written_mail: { ...links, words: "Lorem ipsum dolor sit amet.\nConsetetur sadipscing elitr." },
		insurance: {
			...links,
			policyNo: "AV-2027-004711",
			insurer: "Europäische Reiseversicherung",
			premiumCents: 6_749,
			coverFrom: dayOf("2027-01-22"),
			withdrawUntil: dayOf("2027-02-05"),
			conditionsUrl: `${site}/conditions.pdf`,
			ipidUrl: `${site}/ipid.pdf`,
		},
		review: { ...links, reviewUrl: `${site}/review` },
	};
}

/** Extras of the mails to owners and partners. */
export function partnerExtras(site: string): PartnerMailExtras {
	const owner = { name: "Johanna Huber", url: `${site}/owner` };
	const partner = { name: "Reisbureau Zon", url: `${site}/partner` };
	return {
		owner_booking: owner,
		owner_request: { ...owner, declineUrl: `${site}/owner/decline`, until: UNTIL },
		owner_cancellation: owner,
		partner_booking: { ...partner, commissionCents: 10_080, commissionBp: 800 },
		partner_cancellation: { ...partner, commissionCents: 0 },
	};
}

/** Extras of the mails about accounts. */
export function accountExtras({ bookingNo, guest }: BookingFacts, site: string): AccountMailExtras {
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
			month: dayOf("2027-01-01"),
			rows: [
				{ bookingNo, home: "Haus Zwei", commissionCents: 10_080 },
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
export function staffExtras({ dueCents, instalments }: BookingFacts, site: string): StaffMailExtras {
	const url = `${site}/staff`;
	const dueOn = instalments.at(-1)?.dueOn ?? 0;
	return {
		office_copy: { url },
		staff_application_alarm: { url, hours: 12, until: UNTIL },
		staff_overdue: { url, days: 14, openCents: dueCents, dueOn },
		staff_late_payment: { url, receivedCents: 39_900, outcome: "refund" },
		staff_refund_due: { url, cents: 20_806, by: BY },
	};
}

/** The booking as it stands when a kind of mail goes out: travel information needs all of it paid. */
export function guestFacts(kind: GuestMailKind, booking: BookingFacts): BookingFacts {
	if (kind === "travel_information" || kind === "review") return { ...booking, paidCents: booking.dueCents };
	if (kind === "payment_received") return { ...booking, paidCents: booking.instalments[0]?.cents ?? 0 };
	return booking;
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
	const partners = partnerExtras(site);
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
						kind: "confirmation",
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
