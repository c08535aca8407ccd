import type { MailSentences } from "../booking/shape.ts";

/** Texts of mails that no booking is the subject of, and of those to owners, partners and agencies. */
export interface PeopleMailTexts {
	readonly account: { readonly [Kind in AccountMailKind]: PlainSentences<AccountFacts[Kind]> };
	readonly partner: { readonly [Kind in PartnerMailKind]: MailSentences<PartnerFacts[Kind]> };
	/** Labels. */
	readonly code: string;
	readonly credit: string;
	readonly balance: string;
	readonly validUntil: string;
	readonly guest: string;
	readonly onSite: { readonly heading: string; readonly hint: string; readonly deposit: string };
	/** How an owner says no. */
	readonly decline: { readonly heading: string; readonly link: string };
	readonly commission: (percent: string) => string;
	readonly sum: string;
}

/** Sentences that name no booking. */
export interface PlainSentences<Facts> {
	readonly subject: (facts: Facts) => string;
	readonly title: (facts: Facts) => string;
	readonly lead: (facts: Facts) => string;
	readonly button: string;
}

export interface AccountFacts {
	/** `until`: last day of the credit; null: without end. */
	readonly credits_granted: { readonly sum: string; readonly until: string | null };
	readonly credits_expiring: { readonly sum: string; readonly until: string };
	readonly sign_in: { readonly minutes: number };
	readonly email_change: { readonly minutes: number };
	readonly email_changed: object;
	/** `at`: date and time. */
	readonly data_export: { readonly at: string };
	/** `until`: last day that invoices are kept; null: nothing is kept. */
	readonly data_deleted: { readonly until: string | null };
	readonly partner_statement: { readonly month: string; readonly sum: string };
	readonly agency_invite: { readonly agency: string; readonly until: string };
}
export type AccountMailKind = keyof AccountFacts;

export interface PartnerFacts {
	readonly owner_booking: object;
	/** Dates and times: by when an answer is asked for, and when the request lapses. */
	readonly owner_request: { readonly until: string; readonly answerBy: string };
	readonly owner_cancellation: object;
	readonly partner_booking: { readonly sum: string };
	/** `sum`: what is still paid; null: nothing. */
	readonly partner_cancellation: { readonly sum: string | null };
}
export type PartnerMailKind = keyof PartnerFacts;
