import type { LoadedAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import {
	findQuote as findStoredQuote,
	holdQuote as holdStoredQuote,
	insertQuote,
	type QuoteRow,
} from "#db/bookings/quotes.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { StoredQuoteInput } from "#db/tables/booking-tables.ts";
import type { BookingOrigin } from "#domain/booking/origin.ts";
import type { Language } from "#domain/language.ts";
import type { Quote } from "#domain/pricing/price.ts";
import type { QuoteRefusal } from "#domain/pricing/refusal.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import type { Attribution } from "../booking/booking-answer.ts";
import { originOf } from "../booking/payee.ts";
import { NO_SENDER, type Sender, secondsUntilSender, takeGuess, takeOfSender } from "../booking/sender.ts";
import { openSignedId, randomId, signedId } from "../signed-id.ts";
import { type AlternativeAnswer, alternativeAnswers, type QuoteAnswer, quoteAnswer } from "./quote-answer.ts";
import { type PricedStay, type PriceFailure, type PriceRequest, priceStay } from "./quote-stay.ts";

/** How long an offer is honoured. */
const QUOTE_MINUTES = 30;
const QUOTE_PURPOSE = "quote";

export interface CreateQuoteRequest extends PriceRequest {
	readonly lang: Language;
}

export type QuoteFailure =
	| { readonly code: "RATE_LIMITED"; readonly retryAfter: number }
	| { readonly code: "NOT_FOUND" }
	| { readonly code: QuoteRefusal; readonly alternatives: readonly AlternativeAnswer[] };

/**
 * Prices a stay and offers that price for half an hour under a signed id. Refusals name stays that are
 * possible; unknown, offline and test houses are NOT_FOUND. `guestId`: who is signed in, for credits; `from`: who brought
 * them, or that staff ask for a guest, for the office's numbers; `sender`: whose prices an hour are counted.
 */
export async function createQuote(
	app: QuoteApp,
	request: CreateQuoteRequest,
	guestId: number | null = null,
	from: Attribution | "staff" | "agency" = {},
	sender: Sender = NO_SENDER,
): Promise<Result<QuoteAnswer, QuoteFailure>> {
	// Staff and agencies ask for many, and are known.
	const asks = from === "staff" || from === "agency" ? NO_SENDER : sender;
	const retryAfter = await counted(app, asks, (trx) => takeOfSender(trx, app, "quotes", asks));
	if (retryAfter !== null) return fail({ code: "RATE_LIMITED", retryAfter });
	const priced = await priceStay(app, request, guestId);
	if (!priced.ok) return fail(quoteFailure(priced.error, request));
	const known = await withoutGuesses(app, request, priced.value, guestId, asks);
	return ok(await offer(app, known, request.lang, await originOf(app.db, from)));
}

/** Counts one in a transaction of its own; answers the seconds to wait, or null. */
async function counted(
	app: QuoteApp,
	sender: Sender,
	take: (trx: Tx) => Promise<number | null>,
): Promise<number | null> {
	if (sender.network === null) return null;
	const done = await transact<null, number>(app.db, async (trx) => {
		const wait = await take(trx);
		return wait === null ? ok(null) : fail(wait);
	});
	return done.ok ? null : done.error === "BUSY" ? 1 : done.error;
}

/**
 * The price without its code, when the sender has tried too many that there are not: a code that is right then is
 * refused like a wrong one, else guessing would go on.
 */
async function withoutGuesses(
	app: QuoteApp,
	request: PriceRequest,
	priced: PricedStay,
	guestId: number | null,
	sender: Sender,
): Promise<PricedStay> {
	const { discount } = priced.quote;
	if (!discount || sender.network === null) return priced;
	const isGuess = discount.refused === "CODE_UNKNOWN";
	const isOver = isGuess
		? (await counted(app, sender, (trx) => takeGuess(trx, app, sender, discount.code))) !== null
		: (await secondsUntilSender(app.db, app, "codes", sender)) !== null;
	if (!isOver) return priced;
	const plain = await priceStay(app, { ...request, discountCode: undefined }, guestId);
	if (!plain.ok) return priced;
	return { ...plain.value, quote: { ...plain.value.quote, discount: { code: discount.code, refused: "CODE_TRIES" } } };
}

type QuoteApp = Pick<App, "db" | "clock" | "settings" | "viewer">;

function quoteFailure(failure: PriceFailure, request: PriceRequest): QuoteFailure {
	return failure.code === "NOT_FOUND"
		? failure
		: { code: failure.code, alternatives: alternativeAnswers(failure.alternatives, request) };
}

/** Stores a price as an offer and answers it as the outside reads it. Without an origin it counts for nothing. */
export async function offer(
	app: Pick<App, "db" | "clock" | "settings" | "viewer">,
	priced: { readonly loaded: LoadedAccommodation; readonly input: StoredQuoteInput; readonly quote: Quote },
	lang: Language,
	origin: BookingOrigin | null = null,
): Promise<QuoteAnswer> {
	const { loaded, input, quote } = priced;
	const id = randomId();
	const now = app.clock.now();
	const expiresAt = new Date(now.getTime() + QUOTE_MINUTES * 60_000);
	await insertQuote(app.db, {
		quote_id: id,
		acco_id: quote.accoId,
		lang,
		input,
		priced: quote,
		grand_cents: quote.grandCents,
		rate_version: loaded.facts.version,
		origin,
		created_at: now,
		expires_at: expiresAt,
	});
	const quoteId = signedId(app.settings.appSecret, QUOTE_PURPOSE, id);
	return quoteAnswer({ quoteId, expiresAt }, quote, loaded.home, lang, app.clock.today());
}

/** An offer as it was stored. */
export interface StoredQuote {
	/** Its id without signature. */
	readonly id: string;
	readonly accoId: string;
	readonly input: StoredQuoteInput;
	readonly quote: Quote;
	readonly expiresAt: Date;
}

/** What an offer was asked for. One beyond the limit of codes was priced without the code that it still names. */
export function requestOf({ input, quote: { discount } }: StoredQuote): StoredQuoteInput {
	return discount?.refused === "CODE_TRIES" ? { ...input, discountCode: discount.code } : input;
}

/** The offer behind a signed id; null for one that was not made here. */
export async function findQuote(db: Db, secret: Uint8Array, quoteId: string): Promise<StoredQuote | null> {
	const id = openSignedId(secret, QUOTE_PURPOSE, quoteId);
	return id ? storedQuote(await findStoredQuote(db, id)) : null;
}

/** {@link findQuote} of a booking that is being made: the offer is not purged before the transaction ends. */
export async function holdQuote(trx: Tx, secret: Uint8Array, quoteId: string): Promise<StoredQuote | null> {
	const id = openSignedId(secret, QUOTE_PURPOSE, quoteId);
	return id ? storedQuote(await holdStoredQuote(trx, id)) : null;
}

function storedQuote(row: QuoteRow | null): StoredQuote | null {
	return (
		row && { id: row.quote_id, accoId: row.acco_id, input: row.input, quote: row.priced, expiresAt: row.expires_at }
	);
}
