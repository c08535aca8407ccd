import type { QuoteRefused } from "#domain/pricing/quote.ts";
import type { CodeRefusal } from "#domain/pricing/refusal.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type PriceFailure, type PriceRequest, priceStay } from "./quote-stay.ts";

/** What a discount code gives on a stay: the quote with it beside the quote without. Nothing is stored. */

export interface TriedCode {
	readonly withoutCents: number;
	readonly withCents: number;
	/** What the code takes off. */
	readonly codeCents: number;
	readonly refused: CodeRefusal | null;
}

export async function tryCode(
	app: Pick<App, "db" | "clock" | "viewer">,
	stay: Omit<PriceRequest, "discountCode">,
	code: string,
): Promise<Result<TriedCode, PriceFailure | QuoteRefused>> {
	const plain = await priceStay(app, stay);
	if (!plain.ok) return plain;
	const reduced = await priceStay(app, { ...stay, discountCode: code });
	if (!reduced.ok) return fail(reduced.error);
	const { quote } = reduced.value;
	return ok({
		withoutCents: plain.value.quote.grandCents,
		withCents: quote.grandCents,
		codeCents: quote.lines.filter(({ code }) => code === "code").reduce((sum, line) => sum - line.amountCents, 0),
		refused: quote.discount?.refused ?? null,
	});
}
