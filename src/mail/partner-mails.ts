import { requestAnswerBy } from "#domain/booking/claim.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { guestName } from "#domain/booking/guest-form.ts";
import type { Language } from "#domain/language.ts";
import type { BasisPoints, Cents } from "#domain/money.ts";
import { type TranslateAll, translator } from "#i18n/catalogues.server.ts";
import { formatInstant, formatMoney, formatPercent } from "#i18n/format.ts";
import { fittingSubject, type MailPart, type MailRow, type RenderedMail, renderMail } from "./layout.ts";
import { homeTitle, onSiteLines, partyRow, stayRows } from "./mail-parts.ts";

/**
 * Mails of a booking to the home's owner and to the partner who brought it. They never hold the guest's e-mail,
 * telephone or address, a partner's nothing of the guest at all, and no commission but the partner's own.
 */

interface Recipient {
	/** Name in the greeting; null: none, as when only an address is known. */
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

export type PartnerMailKind = keyof PartnerMailExtras;

interface Content {
	readonly lead: string;
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
	const t = translator(language);
	const content = CONTENTS[kind](facts, extras, language, t);
	const home = homeTitle(facts, language);
	const { bookingNo } = facts;
	const { name, url }: Recipient = extras;
	const known: PartnerMailKind = kind;
	return renderMail({
		language,
		subject: fittingSubject(home, (cut) => t(`partnerMail.${known}_subject`, { home: cut, bookingNo })),
		title: t(`partnerMail.${known}_title`, { home }),
		greeting: name === null ? null : t("mail.greeting", { firstname: name }),
		lead: content.lead,
		picture: null,
		rows: content.rows,
		parts: content.parts ?? [],
		button: { label: t(`partnerMail.${known}_button`), url },
		closing: content.closing ?? [],
	});
}

const CONTENTS: {
	readonly [Kind in PartnerMailKind]: (
		facts: BookingFacts,
		extras: PartnerMailExtras[Kind],
		language: Language,
		t: TranslateAll,
	) => Content;
} = {
	owner_booking: (facts, _extras, language, t) => {
		const toCollect = onSiteLines(facts, language, t("partnerMail.onSite_deposit"));
		return {
			lead: t("partnerMail.owner_booking_lead"),
			rows: [
				...stayRows(facts, language),
				{ label: t("partnerMail.guest"), value: guestName(facts.guest) },
				partyRow(facts, language),
			],
			parts:
				toCollect.length > 0
					? [{ heading: t("partnerMail.onSite_heading"), lines: [...toCollect, t("partnerMail.onSite_hint")] }]
					: [],
		};
	},
	owner_request: (facts, { declineUrl, until }, language, t) => ({
		lead: t("partnerMail.owner_request_lead", {
			until: formatInstant(until, language, "long"),
			answerBy: formatInstant(requestAnswerBy(until), language, "long"),
		}),
		rows: [...stayRows(facts, language), partyRow(facts, language)],
		closing: [
			{
				heading: t("partnerMail.decline_heading"),
				lines: [],
				links: [{ label: t("partnerMail.decline_link"), url: declineUrl }],
			},
		],
	}),
	owner_cancellation: (facts, _extras, language, t) => ({
		lead: t("partnerMail.owner_cancellation_lead"),
		rows: stayRows(facts, language),
	}),
	partner_booking: (facts, { commissionCents, commissionBp }, language, t) => {
		const sum = formatMoney(commissionCents, language);
		return {
			lead: t("partnerMail.partner_booking_lead", { sum }),
			rows: [
				...stayRows(facts, language),
				{
					label: t("partnerMail.commission", { percent: formatPercent(commissionBp, language) }),
					value: sum,
					strong: true,
				},
			],
		};
	},
	partner_cancellation: (facts, { commissionCents }, language, t) => ({
		lead:
			commissionCents > 0
				? t("partnerMail.partner_cancellation_leadPaid", { sum: formatMoney(commissionCents, language) })
				: t("partnerMail.partner_cancellation_lead"),
		rows: stayRows(facts, language),
	}),
};
