import { randomBytes } from "node:crypto";
import type { LoadedAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import { insertClaim } from "#db/availability/claims.ts";
import type { KnownPartner } from "#db/bookings/attribution.ts";
import { findBookingByNumber, findBookingId } from "#db/bookings/booking-facts.ts";
import { hasApplication, insertBooking, optionsOf } from "#db/bookings/bookings.ts";
import { insertDiscountUse, takeDiscountUse } from "#db/bookings/discount-codes.ts";
import type { Tx } from "#db/connection/client.ts";
import { EXCLUSION_VIOLATION, isSqlError, transact, UNIQUE_VIOLATION } from "#db/connection/transact.ts";
import { findGuestByEmail, lockGuest } from "#db/guests/guests.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { requestHash, storeAnswer, takeKey } from "#db/operations/idempotency.ts";
import { loadMessageFlags } from "#db/operations/message-flags.ts";
import { spendCredits } from "#db/payments/credits.ts";
import { BOOKING_NUMBER_BYTES, bookingNumberOf } from "#domain/booking/booking-number.ts";
import { bookingPrice } from "#domain/booking/booking-price.ts";
import { DEFAULT_CANCELLATION } from "#domain/booking/cancellation.ts";
import { type Beginning, beginningOf, checkOptions, checkType } from "#domain/booking/claim.ts";
import { commissionOf } from "#domain/booking/commission.ts";
import { type BookingRequest, bookingRequestSchemas } from "#domain/booking/request.ts";
import { NO_STAFF_CHOICE } from "#domain/booking/staff-choice.ts";
import { TERMS_VERSION } from "#domain/booking/terms.ts";
import { type Quote, withoutCredits } from "#domain/pricing/price.ts";
import type { QuoteRefused } from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { type FieldError, fieldErrors } from "#domain/validation.ts";
import { checkPhone } from "#i18n/phone.ts";
import { lineLabels } from "#i18n/price-lines.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { findQuote, holdQuote, offer, type StoredQuote } from "../quotes/create-quote.ts";
import { alternativeAnswers, breakdownOf } from "../quotes/quote-answer.ts";
import { creditsOf, loadHomeForSale, priceInput } from "../quotes/quote-stay.ts";
import { randomId } from "../signed-id.ts";
import { agencyOptionRefusal, paysOnInvoice, type SendingAgency, sendingAgency } from "./agency-sender.ts";
import { announce } from "./announce.ts";
import { bookedHome } from "./booked-home.ts";
import type {
	Attribution,
	BookingAgency,
	BookingAnswer,
	BookingContext,
	BookingFailure,
	BookingMade,
	BookingStaff,
} from "./booking-answer.ts";
import { bookingProof } from "./booking-proof.ts";
import { openCheckout } from "./checkout.ts";
import { clearForClaim } from "./claim-nights.ts";
import { attributed, choiceWithCode, payeeOfStaff } from "./payee.ts";
import { NO_SENDER, type Sender } from "./sender.ts";
import { limitOfSender, proofOf } from "./sender-checks.ts";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** The screen that thanks for each type; it shows the booking only to the session that made it. */
const SUCCESS_SCREENS = {
	Booking: "successBooking",
	Option: "successOption",
	Application: "successApplication",
} as const;

const SCHEMAS = bookingRequestSchemas(checkPhone);

/** Reads a booking form as sent (JSON body or HTML form turned into one); every wrong field is named. */
function parseBookingRequest(body: unknown): Result<BookingRequest, readonly FieldError[]> {
	const parsed = (says(body, "hold") ? SCHEMAS.hold : SCHEMAS.booking).safeParse(body);
	return parsed.success ? ok(parsed.data) : fail(fieldErrors(parsed.error));
}

/**
 * Books, takes an option or applies, exactly once for an idempotency key: all of it or nothing. Losers of a race for a
 * night get NOT_AVAILABLE with the stays that are still possible; nobody is charged more than they saw.
 */
export async function createBooking(
	app: App,
	body: unknown,
	context: BookingContext,
): Promise<Result<BookingMade, BookingFailure>> {
	const key = context.idempotencyKey;
	if (!key || !UUID.test(key)) return fail({ code: "IDEMPOTENCY_KEY_MISSING" });
	const staff = context.staff && mayDo(context.staff.roles, "bookings.make") ? context.staff : null;
	// Refused, not passed over: who meant to hold the mails back would else have sent them.
	if (!staff && says(body, "staff")) return fail({ code: "FORBIDDEN" });
	// Staff go before an agency that is signed in beside them.
	const agency = staff ? null : (context.agency ?? null);
	if (!agency && says(body, "agency")) return fail({ code: "FORBIDDEN" });
	const request = parseBookingRequest(body);
	if (!request.ok) return fail({ code: "VALIDATION", errors: request.error });
	// They know whom they book for.
	if (request.value.hold && (staff || agency)) {
		return fail({ code: "VALIDATION", errors: [{ path: "hold", code: "INVALID_CHOICE" }] });
	}
	if (staff && request.value.type === "Option" && !mayDo(staff.roles, "options.change")) {
		return fail({ code: "FORBIDDEN" });
	}

	const attempt = new BookingAttempt(app, request.value, { ...context, staff, agency });
	// The same form of somebody else is another booking.
	const by = staff?.id ?? agency?.memberId;
	const hashed = by === undefined ? request.value : { ...request.value, by };
	const idempotency = { key: key.toLowerCase(), hash: requestHash(hashed) };
	try {
		const made = await transact(
			app.db,
			(trx) => attempt.run(trx, idempotency),
			// The random booking number is taken: try again with another.
			(error) => isSqlError(error, UNIQUE_VIOLATION, "booking_booking_no_key"),
		);
		if (made.ok) return ok(await withCheckout(app, made.value));
		if (made.error === "BUSY") return fail({ code: "BUSY" });
		return fail(await attempt.explain(made.error));
	} catch (error) {
		if (isSqlError(error, EXCLUSION_VIOLATION)) return fail(await attempt.explain({ refused: "TAKEN" }));
		if (isSqlError(error, UNIQUE_VIOLATION, "booking_option_once")) return fail({ code: "OPTION_REPEATED" });
		throw error;
	}
}

/** Whether a body has a field that only staff, only agencies or only free holds have. */
function says(body: unknown, field: "staff" | "agency" | "hold"): boolean {
	return typeof body === "object" && body !== null && (body as Readonly<Record<string, unknown>>)[field] != null;
}

/** Adds the provider's page to a booking that waits for its payment; asked for after it is stored. */
async function withCheckout(app: App, made: BookingMade): Promise<BookingMade> {
	if (made.answer.state !== "pending_payment" || !app.payments) return made;
	const bookingId = await findBookingId(app.db, made.answer.bookingNo);
	const checkout = bookingId === null ? null : await openCheckout(app, bookingId);
	return checkout?.ok ? { ...made, answer: { ...made.answer, ...checkout.value } } : made;
}

/** Failures inside the transaction; those that need a price are explained after it is rolled back. */
type InnerFailure =
	| BookingFailure
	| { readonly refused: "TAKEN" | "PRICE" }
	| { readonly refused: "STAY"; readonly why: QuoteRefused };

interface Idempotency {
	readonly key: string;
	readonly hash: string;
}

/** One submit, from the form to the answer. */
class BookingAttempt {
	readonly #app: App;
	readonly #request: BookingRequest;
	readonly #attribution: Attribution;
	/** Who is signed in; while staff or an agency book it is nobody, for the guest sits elsewhere. */
	readonly #signedIn: number | null;
	readonly #staff: BookingStaff | null;
	/** The agency that books for its client. */
	readonly #agency: BookingAgency | null;
	readonly #sender: Sender;

	constructor(app: App, request: BookingRequest, context: BookingContext) {
		this.#app = app;
		this.#request = request;
		this.#attribution = context.attribution ?? {};
		this.#staff = context.staff ?? null;
		this.#agency = context.agency ?? null;
		// Staff and agencies are known, and answer for what they book.
		this.#sender = this.#staff || this.#agency ? NO_SENDER : (context.sender ?? NO_SENDER);
		this.#signedIn = this.#staff || this.#agency ? null : (context.guestId ?? null);
	}

	/** Who books, for the trail. */
	get #actor() {
		const { network } = this.#staff ?? this.#agency ?? { network: "" };
		const from = network ? { network } : {};
		if (this.#staff) return { actor: "staff" as const, actorId: this.#staff.id, ...from };
		return this.#agency
			? { actor: "agency" as const, actorId: this.#agency.memberId, ...from }
			: { actor: "guest" as const };
	}

	get #choice() {
		return this.#request.staff ?? NO_STAFF_CHOICE;
	}

	async run(trx: Tx, idempotency: Idempotency): Promise<Result<BookingMade, InnerFailure>> {
		const { clock, settings, payments } = this.#app;
		const [now, today] = [clock.now(), clock.today()];
		const { guest, type, lang } = this.#request;

		const taken = await takeKey(trx, idempotency.key, idempotency.hash, now);
		if (!taken.ok) return fail({ code: taken.error });
		if (taken.value) return ok(await this.#again(trx, taken.value as BookingAnswer));
		if ((await loadMessageFlags(trx)).ares_server_down) return fail({ code: "BOOKING_UNAVAILABLE" });

		const payee = await payeeOfStaff(trx, this.#choice);
		if (!payee.ok) return fail({ code: "VALIDATION", errors: [payee.error] });
		const sending = this.#agency ? await sendingAgency(trx, this.#agency, this.#request.agency, guest.email) : null;
		if (sending && !sending.ok) return sending;
		const agency = sending?.value ?? null;
		const stored = await holdQuote(trx, settings.appSecret, this.#request.quoteId);
		if (!stored) return fail({ code: "QUOTE_UNKNOWN" });
		const loaded = await loadHomeForSale(trx, stored.accoId, now, this.#app.viewer);
		if (!loaded) return fail({ code: "NOT_FOUND" });
		const stay = { arrival: stored.input.arrival, departure: stored.input.departure };
		const refusedType = checkType(loaded.home, type, stay.arrival, today);
		if (refusedType) return fail({ code: refusedType });

		const guestId = await lockGuest(trx, randomId(), guest, lang);
		if (type === "Option") {
			const { accoId } = stored;
			const refused = agency
				? await agencyOptionRefusal(trx, agency, { accoId, stay, now })
				: checkOptions(await optionsOf(trx, guestId, accoId, stay, now));
			if (refused) return fail({ code: refused });
		}
		if (type === "Application" && (await hasApplication(trx, guestId, stored.accoId, stay))) {
			return fail({ code: "APPLICATION_REPEATED" });
		}

		const mine = this.#signedIn === guestId;
		const credits = mine ? await creditsOf(trx, guestId, today) : 0;
		const price = await this.#priceNow(trx, loaded, stored, { now, today, credits });
		if (!price.ok) return price;
		const quote = price.value;
		const usesCode = quote.discount !== null && quote.discount.refused === null;
		// Guests of staff pay on invoice: nobody sits at a payment page for them.
		const isInvoiced = this.#staff !== null || paysOnInvoice(type, agency);
		const paidOnline = payments !== null && !isInvoiced && quote.instalments.length > 0;
		const isKnown = this.#staff !== null || this.#agency !== null;
		const sent = isKnown
			? { provedAt: null, mustProve: false }
			: await proofOf(trx, this.#app, this.#sender, { guestId, signedIn: this.#signedIn });
		const begin = beginningOf(type, paidOnline, now, sent.mustProve);
		const lapsesUnpaid = begin.claims === "booking" && !isInvoiced && quote.instalments.length > 0;
		const limited = await limitOfSender(trx, this.#app, this.#sender, {
			type,
			email: guest.email,
			isUnproved: lapsesUnpaid && sent.mustProve,
		});
		if (limited) return fail(limited);
		if (begin.claims) await clearForClaim(trx, this.#app, loaded.unitIds, stay);
		// After the nights: ending a booking locks its code last (docs/guides/bookings-and-payments.md#order-of-locks).
		if (usesCode && !(await takeDiscountUse(trx, quote.discount.code, guest.email))) return fail({ refused: "PRICE" });

		const chosen = payee.value;
		const made = await this.#insert(trx, {
			loaded,
			stored,
			quote,
			guestId,
			usesCode,
			now,
			begin,
			chosen,
			agency,
			...sent,
			lapsesUnpaid,
		});
		await storeAnswer(trx, idempotency.key, idempotency.hash, made.answer, now);
		return ok(made);
	}

	/** The answer of the first submit; its proof is made anew, since proofs are stored nowhere. */
	async #again(trx: Tx, answer: BookingAnswer): Promise<BookingMade> {
		const booking = await findBookingByNumber(trx, answer.bookingNo);
		if (!booking) throw new Error("a stored answer is of a booking that is there");
		const { public_id: publicId } = booking;
		return { answer, proof: bookingProof(this.#app.settings.appSecret, answer.bookingNo, publicId) };
	}

	async #priceNow(
		trx: Tx,
		loaded: LoadedAccommodation,
		stored: StoredQuote,
		at: { readonly now: Date; readonly today: number; readonly credits: number },
	): Promise<Result<Quote, InnerFailure>> {
		const { now, today, credits } = at;
		const { email } = this.#request.guest;
		const sameResidence = await priceInput(trx, loaded, stored.input, today, email, credits);
		if (!sameResidence.ok) return fail({ refused: "STAY", why: sameResidence.error });
		const inputNow = this.#inputNow(stored);
		const guestResidence =
			inputNow.residence === stored.input.residence
				? sameResidence
				: await priceInput(trx, loaded, inputNow, today, email, credits);
		if (!guestResidence.ok) return fail({ refused: "STAY", why: guestResidence.error });
		const offered = { quote: stored.quote, expired: stored.expiresAt <= now };
		const accepted = bookingPrice(offered, sameResidence.value, guestResidence.value);
		if (!accepted.accepted) return fail({ refused: "PRICE" });
		const { quote } = accepted;
		// Credits are payment, and nothing is paid for an option or an application.
		if (this.#request.type !== "Booking") return ok(withoutCredits(quote, loaded.home, today));
		// What was to be paid with credits that are gone would have to be paid in money: shown first. The price now may have
		// taken the place of the offer's, so that both are asked.
		const paysMore = quote.dueCents > stored.quote.dueCents || sameResidence.value.creditsCents < quote.creditsCents;
		return paysMore ? fail({ refused: "PRICE" }) : ok(quote);
	}

	/** The request of the quote with the country that the guest gave, where the country has a say. */
	#inputNow(stored: StoredQuote) {
		const { input } = stored;
		return input.insurance ? { ...input, residence: this.#request.guest.countryCode } : input;
	}

	async #insert(
		trx: Tx,
		found: {
			readonly loaded: LoadedAccommodation;
			readonly stored: StoredQuote;
			readonly quote: Quote;
			readonly guestId: number;
			readonly usesCode: boolean;
			readonly now: Date;
			readonly begin: Beginning;
			/** Whom staff chose to be paid. */
			readonly chosen: KnownPartner | null;
			readonly agency: SendingAgency | null;
			readonly provedAt: Date | null;
			readonly lapsesUnpaid: boolean;
		},
	): Promise<BookingMade> {
		const { loaded, stored, quote, guestId, usesCode, now, begin, chosen, agency, provedAt, lapsesUnpaid } = found;
		const { settings, clock } = this.#app;
		const { guest, type, lang } = this.#request;
		const { facts, home } = loaded;
		const state = begin.transition.to;
		const stay = { arrival: stored.input.arrival, departure: stored.input.departure };

		const attribution = await attributed(trx, this.#attribution, {
			ofStaff: chosen,
			ofAgency: agency?.payee ?? null,
		});
		const choice = choiceWithCode(this.#choice, chosen);
		const commission = commissionOf({
			partner: agency?.isOwnStay ? null : attribution.partner,
			home: facts,
			baseCents: quote.commissionBaseCents,
			guestEmail: guest.email,
		});
		const breakdown = breakdownOf(quote, home.country, lang);
		const bookingNo = bookingNumberOf(randomBytes(BOOKING_NUMBER_BYTES));
		const publicId = randomId();
		const { row, facts: booked } = await insertBooking(
			trx,
			{
				public_id: publicId,
				booking_no: bookingNo,
				type,
				state,
				acco_id: home.accoId,
				arrival: breakdown.arrival,
				departure: breakdown.departure,
				adults: quote.party.adults,
				children: quote.party.children,
				babies: quote.party.babies,
				pets: quote.party.pets,
				guest_id: guestId,
				guest: JSON.stringify(guest),
				home: JSON.stringify(bookedHome(loaded)),
				cancellation: JSON.stringify(DEFAULT_CANCELLATION),
				terms_version: TERMS_VERSION,
				terms_accepted_at: this.#request.hold ? null : now,
				business: guest.businessBooking,
				company_name: guest.companyName,
				lang,
				quote_id: stored.id,
				discount_code: usesCode ? (quote.discount?.code ?? null) : null,
				residence: this.#inputNow(stored).residence,
				payee_code: commission.payeeCode,
				commission_bp: commission.bp,
				commission_cents: commission.cents,
				host_code: facts.hostCode,
				homeowner_code: attribution.homeowner,
				channel: this.#staff ? "staff" : agency ? "agency" : "web",
				agency_code: agency?.payee.code ?? null,
				agency_user_id: this.#agency?.userId ?? null,
				documents_to: agency?.choice.documentsTo ?? "client",
				on_invoice: paysOnInvoice(type, agency),
				staff_id: this.#staff?.id ?? null,
				do_not_send_docs: choice.doNotSendDocuments,
				sent_network: this.#sender.network ?? "",
				sent_browser: this.#sender.browser ?? "",
				proved_at: provedAt,
				lapses_unpaid: lapsesUnpaid,
				expires_at: begin.expiresAt,
				confirmed_at: state === "confirmed" ? now : null,
				created_at: now,
				updated_at: now,
			},
			quote,
			(line) => lineLabels(line.code, home.country),
		);
		const bookingId = row.booking_id;
		if (begin.claims) {
			const { claims: kind, expiresAt } = begin;
			await insertClaim(trx, { bookingId, unitIds: loaded.unitIds, stay, kind, expiresAt });
		}
		if (usesCode && quote.discount) {
			await insertDiscountUse(trx, { bookingId, code: quote.discount.code, guestId });
		}
		if (!(await spendCredits(trx, { guestId, bookingId, cents: quote.creditsCents, today: clock.today() }))) {
			throw new Error("credits that were counted under the guest's lock are gone");
		}
		await writeAudit(trx, {
			...this.#actor,
			action: begin.transition.name,
			subjectKind: "booking",
			subjectId: bookingNo,
			after: {
				state,
				type,
				grandCents: quote.grandCents,
				accoId: home.accoId,
				...(this.#staff ? { ...choice, payee: commission.payeeCode } : {}),
				...(agency ? { ...agency.choice, payee: commission.payeeCode } : {}),
			},
		});
		const answer: BookingAnswer = {
			bookingNo,
			type,
			state,
			grandCents: quote.grandCents,
			instalments: breakdown.instalments,
			...(begin.expiresAt ? { expiresAt: begin.expiresAt.toISOString() } : {}),
			successUrl: `${href(SUCCESS_SCREENS[type], lang)}?booking=${bookingNo}`,
			...(this.#staff ? { staff: choice } : {}),
		};
		// The mails of a booking that waits for its payment are sent when it is paid.
		await announce(trx, this.#app, row, begin.transition, { facts: booked });
		return { answer, proof: bookingProof(settings.appSecret, bookingNo, publicId) };
	}

	/** Turns an inner failure into one with prices and alternatives, from what holds after the roll-back. */
	async explain(failure: InnerFailure): Promise<BookingFailure> {
		if ("code" in failure) return failure;
		const { db, clock, settings, viewer } = this.#app;
		const stored = await findQuote(db, settings.appSecret, this.#request.quoteId);
		if (!stored) return { code: "QUOTE_UNKNOWN" };
		if (failure.refused === "STAY") return refusal(failure.why, stored);
		const loaded = await loadHomeForSale(db, stored.accoId, clock.now(), viewer);
		if (!loaded) return { code: "NOT_FOUND" };
		const input = this.#inputNow(stored);
		const { email } = this.#request.guest;
		const guest = await findGuestByEmail(db, email);
		const mine = guest !== null && guest.guest_id === this.#signedIn;
		const credits = mine ? await creditsOf(db, guest.guest_id, clock.today()) : 0;
		const priced = await priceInput(db, loaded, input, clock.today(), email, credits);
		if (!priced.ok) return refusal(priced.error, stored);
		// The booking that took the nights released them meanwhile: the guest may try again.
		if (failure.refused === "TAKEN") return { code: "BUSY" };
		const { lang } = this.#request;
		return {
			code: "PRICE_CHANGED",
			before: breakdownOf(stored.quote, loaded.home.country, lang),
			after: await offer(this.#app, { loaded, input, quote: priced.value }, lang),
		};
	}
}

function refusal(refused: QuoteRefused, stored: StoredQuote): BookingFailure {
	return { code: refused.code, alternatives: alternativeAnswers(refused.alternatives, stored.input) };
}
