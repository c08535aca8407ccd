import { optionEnd } from "#domain/booking/claim.ts";
import { DECLINE_CODES, type DeclineReason } from "#domain/booking/decline.ts";
import { OWED_WITHIN_DAYS, REFUND_WITHIN_DAYS } from "#domain/booking/timers.ts";
import { isInsuranceLine, sumOf } from "#domain/booking/travel-sum.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { BookingMailExtras, CancellationSums, MailLinks, MailOffers, PayWay } from "#mail/booking-extras.ts";
import { bookingMail } from "#mail/booking-mails.ts";
import type { RenderedMail } from "#mail/layout.ts";
import { href } from "#site/href.ts";
import { isHold } from "./agreed.ts";
import { wayOf } from "./documents.ts";
import { homeUrl, mailLinks, mailOffers, payUrl, proveUrl, resumeUrl } from "./links.ts";
import type { GuestKind, MailContext } from "./mail-context.ts";
import { waitsForProof } from "./waits-for-proof.ts";

/** How long an insurance may be given back where its cover is longer than a month. */
const INSURANCE_WITHDRAWAL_DAYS = 14;
const INSURANCE_LONG_DAYS = 30;

/** A mail to the guest of a booking, with all that its kind tells; null where it has nothing to tell. */
export async function guestMailOf<Kind extends GuestKind>(
	kind: Kind,
	context: MailContext,
): Promise<RenderedMail | null> {
	const { trx, app, row, facts, extras } = context;
	const links = extras.links ?? (await mailLinks(trx, app, row));
	const own = await OWN_EXTRAS[kind](context, links);
	if (own === null) return null;
	return bookingMail(kind, facts, { ...links, ...own } as BookingMailExtras[Kind], row.lang);
}

/** What a kind contains beside the links of every mail. */
type Own<Kind extends GuestKind> = Omit<BookingMailExtras[Kind], keyof MailLinks>;
type Answer<Value> = Value | null | Promise<Value | null>;

const until = ({ app, row }: MailContext) => ({ until: row.expires_at ?? app.clock.now() });
const home = ({ app, row }: MailContext) => ({ homeUrl: homeUrl(app, row, row.lang) });
const offers = ({ app, row, extras }: MailContext): MailOffers => mailOffers(app, row, extras.alternatives ?? []);
const paymentExtras = (context: MailContext) => {
	const { instalment } = context.extras;
	return instalment ? { ...payWay(context), instalment } : null;
};
/** With the last day on which the money may come, where the guest has been told that the booking lapses after it. */
const overdueExtras = (context: MailContext) => {
	const requested = paymentExtras(context);
	if (!requested) return null;
	const { row, facts } = context;
	const isFirst = requested.instalment.dueOn === facts.instalments[0]?.dueOn;
	return { ...requested, lastDay: isFirst && row.lapses_on !== null ? dayOf(row.lapses_on) - 1 : null };
};
const refundBy = ({ app }: MailContext) => app.clock.today() + REFUND_WITHIN_DAYS;

const OWN_EXTRAS: {
	readonly [Kind in GuestKind]: (context: MailContext, links: MailLinks) => Answer<Own<Kind>>;
} = {
	application: until,
	application_accepted: until,
	option: ({ app, row }) =>
		waitsForProof(row) && row.expires_at
			? { until: optionEnd(row.created_at), prove: { url: proveUrl(app, row), by: row.expires_at } }
			: { until: row.expires_at ?? app.clock.now(), prove: null },
	option_reminder: until,
	application_declined: (context) => ({ ...offers(context), reason: declineReason(context.row.decline_reason) }),
	application_expired: offers,
	option_expired: home,
	option_cancelled: home,
	payment_not_completed: ({ app, row }, links) => {
		// Back on its option the booking goes on in the guest area; one that ran out begins anew in the form.
		const onHold = row.state === "option";
		return { resumeUrl: onHold ? links.bookingUrl : resumeUrl(app, row), heldUntil: onHold ? row.expires_at : null };
	},
	confirmation: payWay,
	insurance,
	payment_received: ({ app, row, extras }) => ({
		receivedCents: extras.receivedCents ?? 0,
		receivedOn: app.clock.today(),
		isHold: isHold(row),
	}),
	payment_taken_back: ({ extras }) => ({ cents: extras.receivedCents ?? 0 }),
	payment_reminder: paymentExtras,
	payment_due: paymentExtras,
	payment_overdue_1: overdueExtras,
	payment_overdue_5: overdueExtras,
	travel_information: async ({ trx, row }) => {
		const { address, wayIn, wayInLanguage, mapUrl } = await wayOf(trx, row);
		return {
			address,
			key: wayIn ? wayIn.split("\n").filter(Boolean) : [],
			isKeyForeign: wayInLanguage !== row.lang,
			contact: null,
			directionsUrl: mapUrl,
		};
	},
	change: ({ extras: { before } }) => (before ? { before } : null),
	cancellation: (context) => ({ sums: sumsOf(context), bank: payWay(context).bank }),
	cancelled_by_host: (context) => {
		const { moneyBackCents, creditsBackCents, refundBy } = sumsOf(context);
		const refund = refundBy === null ? null : { cents: moneyBackCents, by: refundBy };
		return { ...offers(context), creditsBackCents, refund };
	},
	refund_sent: ({ extras }) => ({ cents: extras.refundCents ?? 0, account: null }),
	late_payment_refunded: (context) => ({
		...home(context),
		receivedCents: context.extras.receivedCents ?? 0,
		refundBy: refundBy(context),
	}),
	lapsed_unpaid: (context) => {
		const { moneyBackCents, creditsBackCents } = sumsOf(context);
		return { ...home(context), moneyBackCents, creditsBackCents };
	},
	written_mail: ({ extras: { words } }) => (words ? { words } : null),
	review: (_context, { bookingUrl }) => ({ reviewUrl: `${bookingUrl}#review` }),
};

/** The owner's own words, or one of the reasons that we have words for. */
function declineReason(reason: string): DeclineReason {
	const code = DECLINE_CODES.find((known) => known === reason);
	if (code) return { code };
	return reason ? { sentence: reason } : { code: "other" };
}

function payWay({ app, row }: MailContext): PayWay {
	const { bank } = app.company.of(row.lang);
	return {
		bank: bank?.bic ? { holder: bank.holder, iban: bank.iban, bic: bank.bic } : null,
		payUrl: app.payments ? payUrl(app, row) : null,
	};
}

function sumsOf(context: MailContext): CancellationSums {
	const { app, facts, extras } = context;
	const { settlement } = extras;
	if (!settlement) throw new Error("a cancellation without its settlement");
	return {
		paidCents: facts.paidCents,
		creditsUsedCents: facts.creditsCents,
		feeCents: settlement.feeCents,
		insuranceCents: settlement.insuranceCents,
		moneyBackCents: settlement.refundCents,
		creditsBackCents: settlement.creditCents,
		owedCents: settlement.payableCents,
		refundBy: settlement.refundCents > 0 ? refundBy(context) : null,
		owedBy: settlement.payableCents > 0 ? app.clock.today() + OWED_WITHIN_DAYS : null,
	};
}

/** Only for guests who bought the insurance. */
function insurance({ app, row, facts }: MailContext): Own<"insurance"> | null {
	const premiumCents = sumOf(facts.lines, isInsuranceLine);
	if (premiumCents === 0) return null;
	const today = app.clock.today();
	const page = app.settings.publicUrl + href("insurances", row.lang);
	const long = facts.stay.departure - today > INSURANCE_LONG_DAYS;
	return {
		policyNo: `${row.booking_no}-A`,
		insurer: app.company.of(row.lang).insurer,
		coverFrom: today,
		premiumCents,
		conditionsUrl: page,
		ipidUrl: page,
		withdrawUntil: long ? today + INSURANCE_WITHDRAWAL_DAYS : null,
	};
}
