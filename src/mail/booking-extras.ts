import type { DeclineReason } from "#domain/booking/decline.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import type { Cents } from "#domain/money.ts";
import type { Instalment } from "#domain/pricing/instalments.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";

/** What a guest's mail contains beyond the booking. All addresses are absolute; all texts are in the language of the mail. */

export interface MailLinks {
	/** The booking in the guest area, or the screen that thanks for it. */
	readonly bookingUrl: string;
	/** The home's first picture in a format that every mail program shows; null: none. */
	readonly picture: string | null;
}

export interface BankDetails {
	readonly holder: string;
	/** With or without blanks. */
	readonly iban: string;
	readonly bic: string;
}

/** How the guest pays. With neither, the mail names the account on the invoice. */
export interface PayWay {
	readonly bank: BankDetails | null;
	/** Where the sum is paid online. */
	readonly payUrl: string | null;
}

/** A home that is free for the guest, with its whole price. */
export interface MailOffer {
	readonly title: string;
	readonly placename: string;
	readonly stay: Stay;
	readonly grandCents: Cents;
	readonly url: string;
}

/** Up to three are shown. */
export interface MailOffers {
	readonly offers: readonly MailOffer[];
	/** The search for the guest's days and party. */
	readonly searchUrl: string;
}

export interface HomeLink {
	readonly homeUrl: string;
}

/** What a cancellation costs and gives back (docs/guides/bookings-and-payments.md#cancellations); sums of 0 are not shown, but for the fee. */
export interface CancellationSums {
	/** Money received up to now. */
	readonly paidCents: Cents;
	readonly creditsUsedCents: Cents;
	readonly feeCents: Cents;
	/** Insurance lines, which stay with the insurer. */
	readonly insuranceCents: Cents;
	readonly moneyBackCents: Cents;
	readonly creditsBackCents: Cents;
	/** What the guest still owes. */
	readonly owedCents: Cents;
	/** When the money is with the guest at the latest; null: none goes back. */
	readonly refundBy: DayNumber | null;
	/** When the guest has paid what is owed at the latest; null: nothing is. */
	readonly owedBy: DayNumber | null;
}

/** The instalment that a mail asks for, with what is left of it. */
interface Requested extends PayWay {
	readonly instalment: Instalment;
}

/** `lastDay`: of the payment, after which the booking lapses; null: it does not. */
interface Lapsing {
	readonly lastDay: DayNumber | null;
}

interface Until {
	readonly until: Date;
}

export interface BookingMailExtras {
	readonly application: MailLinks & Until;
	/** `until`: end of the hold. */
	readonly application_accepted: MailLinks & Until;
	readonly application_declined: MailLinks & MailOffers & { readonly reason: DeclineReason };
	readonly application_expired: MailLinks & MailOffers;
	/** `prove`: where the guest shows that the mailbox is theirs, and until when; null: nothing waits for it. */
	readonly option: MailLinks & Until & { readonly prove: { readonly url: string; readonly by: Date } | null };
	readonly option_reminder: MailLinks & Until;
	readonly option_expired: MailLinks & HomeLink;
	readonly option_cancelled: MailLinks & HomeLink;
	/** `resumeUrl`: where the guest goes on; `heldUntil`: end of the option that the booking fell back to, if any. */
	readonly payment_not_completed: MailLinks & { readonly resumeUrl: string; readonly heldUntil: Date | null };
	readonly confirmation: MailLinks & PayWay;
	/** The facts' `paidCents` already holds this payment. */
	/** `cents`: a transfer that was booked here by mistake. */
	readonly payment_taken_back: MailLinks & { readonly cents: Cents };
	readonly payment_received: MailLinks & {
		readonly receivedCents: Cents;
		readonly receivedOn: DayNumber;
		/** For a free hold, which its guest has yet to book. */
		readonly isHold: boolean;
	};
	readonly payment_reminder: MailLinks & Requested;
	readonly payment_due: MailLinks & Requested;
	readonly payment_overdue_1: MailLinks & Requested & Lapsing;
	readonly payment_overdue_5: MailLinks & Requested & Lapsing;
	readonly travel_information: MailLinks & {
		/** Lines of the address. */
		readonly address: readonly string[];
		/** How to get in; lines. */
		readonly key: readonly string[];
		/** The owner wrote it in another language alone. */
		readonly isKeyForeign?: boolean;
		readonly contact: { readonly name: string; readonly telephone: string } | null;
		readonly directionsUrl: string | null;
	};
	/** `before`: the booking as it was. */
	readonly change: MailLinks & { readonly before: BookingFacts };
	/** `bank`: for what is owed; null: the account on the invoice. */
	readonly cancellation: MailLinks & { readonly sums: CancellationSums; readonly bank: BankDetails | null };
	readonly cancelled_by_host: MailLinks &
		MailOffers & {
			readonly creditsBackCents: Cents;
			/** Money that goes back, and by when; null: none was paid. */
			readonly refund: { readonly cents: Cents; readonly by: DayNumber } | null;
		};
	readonly lapsed_unpaid: MailLinks & HomeLink & { readonly moneyBackCents: Cents; readonly creditsBackCents: Cents };
	/** `account`: last figures of the account; null: the way the guest paid. */
	readonly refund_sent: MailLinks & { readonly cents: Cents; readonly account: string | null };
	readonly late_payment_refunded: MailLinks &
		HomeLink & { readonly receivedCents: Cents; readonly refundBy: DayNumber };
	readonly insurance: MailLinks & {
		readonly policyNo: string;
		readonly insurer: string;
		readonly coverFrom: DayNumber;
		/** Premium, policy fee and tax. */
		readonly premiumCents: Cents;
		readonly conditionsUrl: string;
		readonly ipidUrl: string;
		/** Last day of the insurance's own right to withdraw; null: there is none. */
		readonly withdrawUntil: DayNumber | null;
	};
	/** In the words of a member of staff. */
	readonly written_mail: MailLinks & { readonly words: string };
	readonly review: MailLinks & { readonly reviewUrl: string };
}
export type GuestMailKind = keyof BookingMailExtras;
