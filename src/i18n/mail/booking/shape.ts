import type { DeclineCode } from "#domain/booking/decline.ts";

/** Texts of the guest's mails of a booking. Each language is written by itself; a missing sentence fails the type check. */
export interface BookingMailTexts {
	readonly kinds: { readonly [Kind in GuestMailKind]: MailSentences<SentenceFacts[Kind]> };
	readonly pay: PayTexts;
	readonly offers: {
		readonly heading: string;
		/** Words of the link to one home. */
		readonly offer: (offer: { readonly home: string; readonly days: string; readonly price: string }) => string;
	};
	readonly decline: {
		readonly heading: string;
		readonly reasons: Readonly<Record<DeclineCode, string>>;
		/** The owner's own sentence, in whatever language it was written. */
		readonly ownerWrites: (sentence: string) => string;
	};
	readonly travel: {
		readonly address: string;
		readonly key: string;
		readonly contact: string;
		readonly directions: string;
		/** Heading of what is paid at the home. */
		readonly onSite: string;
	};
	readonly change: {
		/** A value that replaced another. */
		readonly was: (now: string, before: string) => string;
		/** Stands for a text that there was not before. */
		readonly none: string;
		readonly rest: string;
	};
	readonly guest: {
		readonly name: string;
		readonly email: string;
		readonly telephone: string;
		readonly company: string;
		readonly address: string;
	};
	readonly refund: {
		readonly heading: string;
		readonly paid: string;
		readonly creditsUsed: string;
		readonly fee: string;
		readonly insuranceKept: string;
		readonly money: string;
		readonly credits: string;
		readonly owed: string;
		readonly creditsHint: string;
	};
	readonly insurance: {
		readonly heading: string;
		readonly policyNo: string;
		readonly insurer: string;
		readonly coverFrom: string;
		readonly premium: string;
		readonly documents: string;
		readonly conditions: string;
		/** The insurer's standard sheet (Insurance Product Information Document). */
		readonly ipid: string;
		readonly withdrawal: string;
		/** null: the law gives no such right for this cover. */
		readonly withdraw: (until: string | null) => string;
	};
	/** Words for paying with credit. */
	readonly credits: { readonly used: string; readonly due: string };
}

export interface PayTexts {
	/** Label of the button that pays online. */
	readonly button: (sum: string) => string;
	readonly bank: string;
	readonly holder: string;
	readonly iban: string;
	readonly bic: string;
	readonly reference: string;
	/** Label of money that has come in. */
	readonly received: string;
	readonly left: string;
}

/** The sentences of one kind of mail; `subject` stays below 78 characters for names of usual length. */
export interface MailSentences<Facts> {
	readonly subject: (facts: Facts & Named) => string;
	readonly title: (facts: Facts & Named) => string;
	readonly lead: (facts: Facts & Named) => string;
	readonly button: string;
}

export interface Named {
	readonly home: string;
	readonly bookingNo: string;
}

type None = object;
interface Until {
	/** Date and time. */
	readonly until: string;
}
interface Sum {
	readonly sum: string;
}
interface DatedSum extends Sum {
	readonly date: string;
}
interface By {
	/** Date; null: no money goes back. */
	readonly by: string | null;
}

/** What the sentences of each kind tell beside home and number; sums and dates come formatted. */
export interface SentenceFacts {
	readonly application: Until;
	readonly application_accepted: Until;
	readonly application_declined: None;
	readonly application_expired: None;
	readonly option: Until;
	readonly option_reminder: Until;
	readonly option_expired: None;
	readonly option_cancelled: None;
	/** `until`: the option still holds till then; null: the days are free again. */
	readonly payment_not_completed: { readonly until: string | null };
	readonly confirmation: None;
	/** `rest`: what is left and when; null: all is paid. `soon`: the address is sent now, not two weeks before arrival. */
	readonly payment_received: Sum & { readonly rest: DatedSum | null; readonly soon: boolean };
	readonly payment_reminder: DatedSum;
	readonly payment_due: Sum;
	readonly payment_overdue_1: DatedSum;
	readonly payment_overdue_5: DatedSum;
	readonly travel_information: None;
	readonly change: None;
	readonly cancellation: By;
	readonly cancelled_by_host: By;
	/** `account`: last figures of the account; null: the way the guest paid. */
	readonly refund_sent: Sum & { readonly account: string | null };
	readonly late_payment_refunded: Sum & { readonly by: string };
	readonly insurance: None;
	readonly review: None;
}
export type GuestMailKind = keyof SentenceFacts;
