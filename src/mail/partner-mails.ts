import { applicationAnswerBy } from "#domain/booking/claim.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import type { Language } from "#domain/language.ts";
import type { BasisPoints, Cents } from "#domain/money.ts";
import { formatInstant, formatMoney, formatPercent } from "#i18n/format.ts";
import type { PartnerFacts, PartnerMailKind, PeopleMailTexts } from "#i18n/mail/people/shape.ts";
import { PEOPLE_MAIL_TEXTS } from "#i18n/mail/people/texts.ts";
import { MAIL_TEXTS } from "#i18n/mail/texts.ts";
import { fittingSubject, type MailPart, type MailRow, type RenderedMail, renderMail } from "./layout.ts";
import { homeTitle, onSiteLines, partyRow, stayRows } from "./mail-parts.ts";

/**
 * Mails of a booking to the home's owner and to the partner who brought it. They never hold the guest's e-mail,
 * telephone or address, a partner's nothing of the guest at all, and no commission but the partner's own.
 */

interface Recipient {
	/** Who is greeted; null: nobody, as when only an address is known. */
	readonly name: string | null;
	/** Where the button leads; absolute. */
	readonly url: string;
}

export interface PartnerMailExtras {
	readonly owner_booking: Recipient;
	/** `url` and `declineUrl` lead to pages that ask once more: mail programs look at links before people do. */
	readonly owner_request: Recipient & { readonly declineUrl: string; readonly until: Date };
	readonly owner_cancellation: Recipient;
	readonly partner_booking: Recipient & { readonly commissionCents: Cents; readonly commissionBp: BasisPoints };
	/** `commissionCents`: what is still paid; 0: nothing. */
	readonly partner_cancellation: Recipient & { readonly commissionCents: Cents };
}

interface Content<Kind extends PartnerMailKind> {
	readonly says: PartnerFacts[Kind];
	readonly rows: readonly MailRow[];
	readonly parts?: readonly MailPart[];
	readonly closing?: readonly MailPart[];
}

/** A mail to an owner or a partner about a booking. */
export function partnerMail<Kind extends PartnerMailKind>(
	kind: Kind,
	facts: BookingFacts,
	extras: PartnerMailExtras[Kind],
	language: Language,
): Promise<RenderedMail> {
	const texts = PEOPLE_MAIL_TEXTS[language];
	const { greeting, footer, labelled } = MAIL_TEXTS[language];
	const content = CONTENTS[kind](facts, extras, language, texts);
	const sentences = texts.partner[kind];
	const home = homeTitle(facts, language);
	const said = { ...content.says, home, bookingNo: facts.bookingNo };
	const { name, url }: Recipient = extras;
	return renderMail({
		language,
		subject: fittingSubject(home, (cut) => sentences.subject({ ...said, home: cut })),
		title: sentences.title(said),
		greeting: name === null ? null : greeting(name),
		lead: sentences.lead(said),
		picture: null,
		rows: content.rows,
		parts: content.parts ?? [],
		button: { label: sentences.button, url },
		closing: content.closing ?? [],
		footer,
		labelled,
	});
}

const CONTENTS: {
	readonly [Kind in PartnerMailKind]: (
		facts: BookingFacts,
		extras: PartnerMailExtras[Kind],
		language: Language,
		texts: PeopleMailTexts,
	) => Content<Kind>;
} = {
	owner_booking: (facts, _extras, language, texts) => {
		const { heading, hint, deposit } = texts.onSite;
		const sum = facts.depositCents === 0 ? null : formatMoney(facts.depositCents, language);
		const toCollect = [
			...onSiteLines(facts, language),
			...(sum === null ? [] : [MAIL_TEXTS[language].labelled(deposit, sum)]),
		];
		return {
			says: {},
			rows: [
				...stayRows(facts, language),
				{ label: texts.guest, value: `${facts.guest.firstname} ${facts.guest.lastname}` },
				partyRow(facts, language),
			],
			parts: toCollect.length > 0 ? [{ heading, lines: [...toCollect, hint] }] : [],
		};
	},
	owner_request: (facts, { declineUrl, until }, language, texts) => ({
		says: {
			until: formatInstant(until, language),
			answerBy: formatInstant(applicationAnswerBy(until), language),
		},
		rows: [...stayRows(facts, language), partyRow(facts, language)],
		closing: [{ heading: texts.decline.heading, lines: [], links: [{ label: texts.decline.link, url: declineUrl }] }],
	}),
	owner_cancellation: (facts, _extras, language) => ({ says: {}, rows: stayRows(facts, language) }),
	partner_booking: (facts, { commissionCents, commissionBp }, language, texts) => {
		const sum = formatMoney(commissionCents, language);
		return {
			says: { sum },
			rows: [
				...stayRows(facts, language),
				{ label: texts.commission(formatPercent(commissionBp, language)), value: sum, strong: true },
			],
		};
	},
	partner_cancellation: (facts, { commissionCents }, language) => ({
		says: { sum: commissionCents > 0 ? formatMoney(commissionCents, language) : null },
		rows: stayRows(facts, language),
	}),
};
