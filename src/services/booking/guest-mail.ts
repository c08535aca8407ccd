import { isInsuranceLine } from "#domain/booking/settlement.ts";
import { REFUND_WITHIN_DAYS } from "#domain/booking/timers.ts";
import type { BankDetails, CancellationSums, PayWay } from "#mail/booking-extras.ts";
import { bookingMail } from "#mail/booking-mails.ts";
import type { RenderedMail } from "#mail/layout.ts";
import { href } from "#site/href.ts";
import { homeUrl, mailLinks, mailOffers, payUrl, resumeUrl } from "./links.ts";
import type { GuestKind, MailContext } from "./notify.ts";
import { wayOf } from "./papers.ts";

/** How long an insurance may be given back where its cover is longer than a month. */
const INSURANCE_WITHDRAWAL_DAYS = 14;
const INSURANCE_LONG_DAYS = 30;

/** A mail to the guest of a booking, with all that its kind tells; null where it has nothing to tell. */
export async function guestMailOf(kind: GuestKind, context: MailContext): Promise<RenderedMail | null> {
	const { trx, app, row, facts, extras } = context;
	const { lang } = row;
	const links = await mailLinks(trx, app, row);
	const today = app.clock.today();
	const until = row.expires_at ?? app.clock.now();
	const home = { homeUrl: homeUrl(app, row, lang) };
	const offers = () => mailOffers(app, row, extras.alternatives ?? []);
	const refundBy = today + REFUND_WITHIN_DAYS;
	const mail = <Kind extends GuestKind>(name: Kind, more: object) =>
		bookingMail(name, facts, { ...links, ...more } as Parameters<typeof bookingMail<Kind>>[2], lang);
	switch (kind) {
		case "application":
		case "application_accepted":
		case "option":
		case "option_reminder":
			return mail(kind, { until });
		case "application_declined":
			return mail(kind, { ...offers(), reason: declineReason(row.decline_reason) });
		case "application_expired":
			return mail(kind, offers());
		case "option_expired":
		case "option_cancelled":
			return mail(kind, home);
		case "payment_not_completed":
			return mail(kind, { resumeUrl: resumeUrl(app, row) });
		case "confirmation":
			return mail(kind, payWay(context));
		case "insurance":
			return insuranceMail(context, mail);
		case "payment_received":
			return mail(kind, { receivedCents: extras.receivedCents ?? 0, receivedOn: today });
		case "payment_reminder":
		case "payment_due":
		case "payment_overdue_1":
		case "payment_overdue_5":
			return extras.instalment ? mail(kind, { ...payWay(context), instalment: extras.instalment }) : null;
		case "travel_information": {
			const way = await wayOf(trx, row);
			const key = way.wayIn ? way.wayIn.split("\n").filter(Boolean) : [];
			return mail(kind, { address: way.address, key, contact: null, directionsUrl: way.mapUrl });
		}
		case "change":
			return extras.before ? mail(kind, { before: extras.before }) : null;
		case "cancellation":
			return mail(kind, { sums: sumsOf(context, refundBy) });
		case "cancelled_by_host": {
			const { moneyBackCents, creditsBackCents, refundBy: by } = sumsOf(context, refundBy);
			return mail(kind, { ...offers(), moneyBackCents, creditsBackCents, refundBy: by });
		}
		case "refund_sent":
			return mail(kind, { cents: extras.refundCents ?? 0, account: null });
		case "late_payment_refunded":
			return mail(kind, { ...home, receivedCents: extras.receivedCents ?? 0, refundBy });
		case "review":
			return mail(kind, { reviewUrl: `${links.bookingUrl}#review` });
	}
}

/** The owner's own words, or one of the reasons that we have words for. */
function declineReason(reason: string) {
	const codes = ["taken", "own_use", "maintenance", "party", "stay_length", "other"] as const;
	const code = codes.find((known) => known === reason);
	return code ? { code } : reason ? { sentence: reason } : { code: "other" as const };
}

function payWay({ app, row }: MailContext): PayWay {
	const { bank } = app.company.of(row.lang);
	const details: BankDetails | null = bank?.bic ? { holder: bank.holder, iban: bank.iban, bic: bank.bic } : null;
	return { bank: details, payUrl: app.payments ? payUrl(app, row) : null };
}

function sumsOf({ facts, extras: { settlement } }: MailContext, refundBy: number): CancellationSums {
	if (!settlement) throw new Error("a cancellation without its settlement");
	return {
		paidCents: facts.paidCents,
		creditsUsedCents: facts.creditsCents,
		feeCents: settlement.feeCents,
		insuranceCents: settlement.insuranceCents,
		moneyBackCents: settlement.refundCents,
		creditsBackCents: settlement.creditCents,
		owedCents: settlement.payableCents,
		refundBy: settlement.refundCents > 0 ? refundBy : null,
	};
}

/** Only guests who bought the insurance are told of it. */
function insuranceMail(
	{ app, row, facts }: MailContext,
	mail: (kind: "insurance", more: object) => Promise<RenderedMail>,
): Promise<RenderedMail> | null {
	const premiumCents = facts.lines
		.filter((line) => isInsuranceLine(line.code))
		.reduce((sum, line) => sum + line.amountCents, 0);
	if (premiumCents === 0) return null;
	const today = app.clock.today();
	const page = app.settings.publicUrl + href("insurances", row.lang);
	const long = facts.stay.departure - today > INSURANCE_LONG_DAYS;
	return mail("insurance", {
		policyNo: `${row.booking_no}-A`,
		insurer: app.company.of(row.lang).insurer,
		coverFrom: today,
		premiumCents,
		conditionsUrl: page,
		ipidUrl: page,
		withdrawUntil: long ? today + INSURANCE_WITHDRAWAL_DAYS : null,
	});
}
