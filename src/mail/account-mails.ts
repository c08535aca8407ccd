import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatMoney, formatMoneyColumn } from "#i18n/format.ts";
import type { AccountFacts, AccountMailKind, PeopleMailTexts } from "#i18n/mail/people/shape.ts";
import { PEOPLE_MAIL_TEXTS } from "#i18n/mail/people/texts.ts";
import { MAIL_TEXTS } from "#i18n/mail/texts.ts";
import { fittingSubject, type MailRow, type RenderedMail, renderMail } from "./layout.ts";

/** Mails that no booking is the subject of. */

interface Recipient {
	/** Who is greeted; null: nobody, as when only an address is known. */
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
	/** Everything that is held of the guest was fetched: told, in case it was somebody else. */
	readonly data_export: Recipient & { readonly at: Date };
	/** `until`: last day that invoices are kept; null: there are none. */
	readonly data_deleted: Recipient & { readonly until: DayNumber | null };
	/** `month`: any day of it. */
	readonly partner_statement: Recipient & { readonly month: DayNumber; readonly rows: readonly StatementRow[] };
	readonly agency_invite: Recipient & { readonly agency: string; readonly until: Date };
}

interface Content<Kind extends AccountMailKind> {
	readonly says: AccountFacts[Kind];
	readonly rows?: readonly MailRow[];
}

/** A mail about an account, a credit or a month. */
export function accountMail<Kind extends AccountMailKind>(
	kind: Kind,
	extras: AccountMailExtras[Kind],
	language: Language,
): Promise<RenderedMail> {
	const texts = PEOPLE_MAIL_TEXTS[language];
	const { greeting, footer, labelled } = MAIL_TEXTS[language];
	const { says, rows = [] } = CONTENTS[kind](extras, language, texts);
	const sentences = texts.account[kind];
	const { name, url }: Recipient = extras;
	const agency = "agency" in says && typeof says.agency === "string" ? says.agency : "";
	return renderMail({
		language,
		subject: fittingSubject(agency, (cut) => sentences.subject(agency ? { ...says, agency: cut } : says)),
		title: sentences.title(says),
		greeting: name === null ? null : greeting(name),
		lead: sentences.lead(says),
		picture: null,
		rows,
		parts: [],
		button: { label: sentences.button, url },
		footer,
		labelled,
	});
}

const CONTENTS: {
	readonly [Kind in AccountMailKind]: (
		extras: AccountMailExtras[Kind],
		language: Language,
		texts: PeopleMailTexts,
	) => Content<Kind>;
} = {
	credits_granted: ({ cents, balanceCents, until }, language, texts) => ({
		says: { sum: formatMoney(cents, language), until: until === null ? null : formatDate(until, language) },
		rows: creditRows({ cents, balanceCents, until }, language, texts),
	}),
	credits_expiring: ({ cents, balanceCents, until }, language, texts) => ({
		says: { sum: formatMoney(cents, language), until: formatDate(until, language) },
		rows: creditRows({ cents, balanceCents, until }, language, texts),
	}),
	sign_in: ({ code, minutes }, _language, texts) => ({
		says: { minutes },
		rows: [{ label: texts.code, value: code, strong: true }],
	}),
	email_change: ({ minutes }) => ({ says: { minutes } }),
	email_changed: () => ({ says: {} }),
	data_export: ({ at }, language) => ({ says: { at: formatInstant(at, language) } }),
	data_deleted: ({ until }, language) => ({ says: { until: until === null ? null : formatDate(until, language) } }),
	partner_statement: ({ month, rows }, language, texts) => {
		const sum = rows.reduce((sofar, { commissionCents }) => sofar + commissionCents, 0);
		const column = formatMoneyColumn([...rows.map(({ commissionCents }) => commissionCents), sum], language);
		return {
			says: { month: formatDate(month, language, "month"), sum: formatMoney(sum, language) },
			rows: [
				...rows.map(({ bookingNo, home }, index) => ({
					label: `${bookingNo}, ${home}`,
					value: column[index] ?? "",
				})),
				{ label: texts.sum, value: column.at(-1) ?? "", strong: true },
			],
		};
	},
	agency_invite: ({ agency, until }, language) => ({ says: { agency, until: formatInstant(until, language) } }),
};

function creditRows(
	{ cents, balanceCents, until }: { cents: Cents; balanceCents: Cents; until: DayNumber | null },
	language: Language,
	texts: PeopleMailTexts,
): readonly MailRow[] {
	const [credit = "", balance = ""] = formatMoneyColumn([cents, balanceCents], language);
	return [
		{ label: texts.credit, value: credit, strong: true },
		...(until === null ? [] : [{ label: texts.validUntil, value: formatDate(until, language) }]),
		{ label: texts.balance, value: balance },
	];
}
