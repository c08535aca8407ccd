import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { type TranslateAll, translator } from "#i18n/catalogues.server.ts";
import { formatDate, formatInstant, formatMoney } from "#i18n/format.ts";
import { formatMoneyColumn } from "#i18n/money-column.ts";
import { fittingSubject, type MailRow, type RenderedMail, renderMail } from "./layout.ts";

/** Mails that no booking is the subject of. */

interface Recipient {
	/** Name in the greeting; null: none, as when only an address is known. */
	readonly name: string | null;
	/** Where the button leads; absolute. */
	readonly url: string;
}

export interface StatementRow {
	readonly bookingNo: string;
	/** The home's title in the language of the mail. */
	readonly home: string;
	readonly commissionCents: Cents;
}

export interface AccountMailExtras {
	readonly credits_granted: Recipient & {
		readonly cents: Cents;
		/** All credit of the guest after this. */
		readonly balanceCents: Cents;
		/** Last day; null: without end. */
		readonly until: DayNumber | null;
	};
	readonly credits_expiring: Recipient & {
		readonly cents: Cents;
		readonly balanceCents: Cents;
		readonly until: DayNumber;
	};
	/** `url` works once; `code` is typed instead of it on another device. */
	readonly sign_in: Recipient & { readonly code: string; readonly minutes: number };
	/** To the new address; `url` makes it the guest's. */
	readonly email_change: Recipient & { readonly minutes: number };
	/** To the old address, once there is a new one. */
	readonly email_changed: Recipient;
	/** The guest's data was exported; the mail warns in case it was not the guest. */
	readonly data_export: Recipient & { readonly at: Date };
	/** `until`: last day that invoices are kept; null: there are none. */
	readonly data_deleted: Recipient & { readonly until: DayNumber | null };
	/** `month`: any day of it. */
	readonly partner_statement: Recipient & { readonly month: DayNumber; readonly rows: readonly StatementRow[] };
	/** Where an organisation is paid has changed; `end`: the last four signs of the account. */
	readonly payout_changed: Recipient & { readonly end: string };
	/** To somebody who may sign in for an organisation from now on; `email` is what they sign in with. */
	readonly member_invite: Recipient & { readonly organisation: string; readonly email: string };
}

export type AccountMailKind = keyof AccountMailExtras;

interface Content {
	readonly subject: string;
	readonly title: string;
	readonly lead: string;
	readonly rows?: readonly MailRow[];
}

/** A mail about an account, a credit or a month. */
export function accountMail<Kind extends AccountMailKind>(
	kind: Kind,
	extras: AccountMailExtras[Kind],
	language: Language,
): Promise<RenderedMail> {
	const t = translator(language);
	const { subject, title, lead, rows = [] } = CONTENTS[kind](extras, language, t);
	const { name, url }: Recipient = extras;
	const known: AccountMailKind = kind;
	return renderMail({
		language,
		subject,
		title,
		greeting: !name ? null : t("mail.greeting", { firstname: name }),
		lead,
		picture: null,
		rows,
		parts: [],
		button: { label: t(`accountMail.${known}_button`), url },
	});
}

const CONTENTS: {
	readonly [Kind in AccountMailKind]: (extras: AccountMailExtras[Kind], language: Language, t: TranslateAll) => Content;
} = {
	credits_granted: ({ cents, balanceCents, until }, language, t) => {
		const sum = formatMoney(cents, language);
		return {
			subject: t("accountMail.credits_granted_subject", { sum }),
			title: t("accountMail.credits_granted_title", { sum }),
			lead:
				until === null
					? t("accountMail.credits_granted_lead")
					: t("accountMail.credits_granted_leadUntil", { until: formatDate(until, language, "long") }),
			rows: creditRows("accountMail.creditNew", { cents, balanceCents, until }, language, t),
		};
	},
	credits_expiring: ({ cents, balanceCents, until }, language, t) => {
		const sum = formatMoney(cents, language);
		const last = formatDate(until, language, "long");
		return {
			subject: t("accountMail.credits_expiring_subject", { sum, until: formatDate(until, language, "plain") }),
			title: t("accountMail.credits_expiring_title", { sum }),
			lead: t("accountMail.credits_expiring_lead", { sum, until: last }),
			rows: creditRows("accountMail.creditEnding", { cents, balanceCents, until }, language, t),
		};
	},
	sign_in: ({ code, minutes }, _language, t) => ({
		subject: t("accountMail.sign_in_subject"),
		title: t("accountMail.sign_in_title"),
		lead: t("accountMail.sign_in_lead", { minutes }),
		rows: [{ label: t("accountMail.code"), value: code, strong: true }],
	}),
	email_change: ({ minutes }, _language, t) => ({
		subject: t("accountMail.email_change_subject"),
		title: t("accountMail.email_change_title"),
		lead: t("accountMail.email_change_lead", { minutes }),
	}),
	email_changed: (_extras, _language, t) => ({
		subject: t("accountMail.email_changed_subject"),
		title: t("accountMail.email_changed_title"),
		lead: t("accountMail.email_changed_lead"),
	}),
	data_export: ({ at }, language, t) => ({
		subject: t("accountMail.data_export_subject"),
		title: t("accountMail.data_export_title"),
		lead: t("accountMail.data_export_lead", { at: formatInstant(at, language, "long") }),
	}),
	data_deleted: ({ until }, language, t) => ({
		subject: t("accountMail.data_deleted_subject"),
		title: t("accountMail.data_deleted_title"),
		lead:
			until === null
				? t("accountMail.data_deleted_lead")
				: t("accountMail.data_deleted_leadInvoices", { until: formatDate(until, language, "long") }),
	}),
	partner_statement: ({ month, rows }, language, t) => {
		const cents = rows.reduce((sofar, { commissionCents }) => sofar + commissionCents, 0);
		const column = formatMoneyColumn([...rows.map(({ commissionCents }) => commissionCents), cents], language);
		const sum = formatMoney(cents, language);
		const named = formatDate(month, language, "month");
		return {
			subject: t("accountMail.partner_statement_subject", { month: named, sum }),
			title: t("accountMail.partner_statement_title", { month: named }),
			lead:
				rows.length > 0
					? t("accountMail.partner_statement_lead", { sum })
					: t("accountMail.partner_statement_leadNone"),
			rows: [
				...rows.map(({ bookingNo, home }, index) => ({
					label: `${bookingNo}, ${home}`,
					value: column[index] ?? "",
				})),
				{ label: t("accountMail.sum"), value: column.at(-1) ?? "", strong: true },
			],
		};
	},
	payout_changed: ({ end }, _language, t) => ({
		subject: t("accountMail.payout_changed_subject"),
		title: t("accountMail.payout_changed_title"),
		lead: t("accountMail.payout_changed_lead", { end }),
	}),
	member_invite: ({ organisation, email }, _language, t) => ({
		subject: fittingSubject(organisation, (cut) => t("accountMail.member_invite_subject", { organisation: cut })),
		title: t("accountMail.member_invite_title", { organisation }),
		lead: t("accountMail.member_invite_lead", { email }),
	}),
};

/** @param label what the credit is called beside all that the guest has */
function creditRows(
	label: "accountMail.creditNew" | "accountMail.creditEnding",
	{ cents, balanceCents, until }: { cents: Cents; balanceCents: Cents; until: DayNumber | null },
	language: Language,
	t: TranslateAll,
): readonly MailRow[] {
	const [credit = "", balance = ""] = formatMoneyColumn([cents, balanceCents], language);
	const isAll = cents === balanceCents;
	return [
		{ label: t(isAll ? "accountMail.credit" : label), value: credit, strong: true },
		...(until === null ? [] : [{ label: t("accountMail.validUntil"), value: formatDate(until, language) }]),
		...(isAll ? [] : [{ label: t("accountMail.balance"), value: balance }]),
	];
}
