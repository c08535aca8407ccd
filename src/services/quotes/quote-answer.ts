import type { SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import type { Language } from "#domain/language.ts";
import type { Party } from "#domain/party/party.ts";
import { allowedTypes, type BookingType } from "#domain/pricing/allowed-types.ts";
import type { Alternative } from "#domain/pricing/alternatives.ts";
import type { Quote, QuoteLine } from "#domain/pricing/price.ts";
import type { CodeRefusal } from "#domain/pricing/refusal.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { lineLabel } from "#i18n/price-lines.ts";

/** Prices as the outside reads them: ISO dates, words, integer cents. */

export interface LineAnswer {
	readonly code: string;
	readonly label: string;
	readonly quantity: number;
	readonly unitCents: number;
	readonly amountCents: number;
	readonly pay: "invoice" | "onsite";
}

export interface InstalmentAnswer {
	readonly dueOn: string;
	readonly cents: number;
}

/** A price with its lines. */
export interface Breakdown {
	readonly accoId: string;
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
	readonly lines: readonly LineAnswer[];
	readonly totalCents: number;
	readonly grandCents: number;
	readonly perNightCents: number;
	readonly creditsCents: number;
	readonly dueCents: number;
	readonly instalments: readonly InstalmentAnswer[];
	readonly depositCents: number;
	readonly discount?: { readonly code: string; readonly refused?: CodeRefusal };
}

/** A price that is offered for a while. */
export interface QuoteAnswer extends Breakdown {
	readonly quoteId: string;
	/** ISO instant. */
	readonly expiresAt: string;
	/** Ways in which this stay can be asked for. */
	readonly allowedTypes: readonly BookingType[];
}

/** A stay that is possible where another is not. The party stands there only where it had to be cut. */
export interface AlternativeAnswer extends Partial<Party> {
	readonly arrival: string;
	readonly departure: string;
	readonly grandCents: number;
}

export function breakdownOf(quote: Quote, country: string, language: Language): Breakdown {
	const line = ({ code, quantity, unitCents, amountCents, pay }: QuoteLine) => ({
		code,
		label: lineLabel(code, language, country),
		quantity,
		unitCents,
		amountCents,
		pay,
	});
	const refused = quote.discount?.refused;
	return {
		accoId: quote.accoId,
		arrival: isoOf(quote.stay.arrival),
		departure: isoOf(quote.stay.departure),
		nights: quote.nights,
		lines: quote.lines.map(line),
		totalCents: quote.totalCents,
		grandCents: quote.grandCents,
		perNightCents: quote.perNightCents,
		creditsCents: quote.creditsCents,
		dueCents: quote.dueCents,
		instalments: quote.instalments.map(({ dueOn, cents }) => ({ dueOn: isoOf(dueOn), cents })),
		depositCents: quote.depositCents,
		...(quote.discount ? { discount: { code: quote.discount.code, ...(refused ? { refused } : {}) } } : {}),
	};
}

export function quoteAnswer(
	offer: { readonly quoteId: string; readonly expiresAt: Date },
	quote: Quote,
	home: SellableAccommodation,
	language: Language,
	today: number,
): QuoteAnswer {
	return {
		quoteId: offer.quoteId,
		expiresAt: offer.expiresAt.toISOString(),
		...breakdownOf(quote, home.country, language),
		allowedTypes: allowedTypes(home, quote.stay.arrival, today),
	};
}

export function alternativeAnswers(
	alternatives: readonly Alternative[],
	requested: Party,
): readonly AlternativeAnswer[] {
	return alternatives.map(({ stay, party, grandCents }) => {
		const same = (["adults", "children", "babies", "pets"] as const).every((who) => party[who] === requested[who]);
		return {
			arrival: isoOf(stay.arrival),
			departure: isoOf(stay.departure),
			grandCents,
			...(same ? {} : party),
		};
	});
}
