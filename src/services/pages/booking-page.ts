import { loadAccoRows } from "#db/accommodations/acco-rows.ts";
import type { LoadedAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import { findOwnerOf } from "#db/partners/owner-desk.ts";
import type { StoredQuoteInput } from "#db/tables/booking-tables.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { DEFAULT_CANCELLATION } from "#domain/booking/cancellation.ts";
import { firstPhoneCountry, namesItsCountry, PREFERRED_COUNTRIES } from "#domain/booking/phone.ts";
import { isSamePrice, priceChoicesOf } from "#domain/booking/price-choices.ts";
import { cancellationWindows, travelSumOf } from "#domain/booking/travel-sum.ts";
import { isCountryCode } from "#domain/countries.ts";
import { byLanguage, completeLocalized, type Language, LIKELY_COUNTRY } from "#domain/language.ts";
import { BOOKING_TYPES, type BookingType } from "#domain/pricing/allowed-types.ts";
import { fromPrice } from "#domain/pricing/arrivals.ts";
import { extraQuantity } from "#domain/pricing/fees.ts";
import { isInsuranceCode } from "#domain/pricing/house-lines.ts";
import { insuranceTariff } from "#domain/pricing/insurance.ts";
import { quote } from "#domain/pricing/quote.ts";
import { isPlainText } from "#domain/text.ts";
import { type DayNumber, dayOf, isoOf, parseIsoDate } from "#domain/time/civil-date.ts";
import { countryOfNumber } from "#i18n/phone.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import { bookingPath } from "#site/booking-path.ts";
import { accoIdIn } from "#site/href.ts";
import { parseSearchParams, partyOf, type SearchParams, searchString, stayParams } from "#site/search-params.ts";
import type { RefusalView } from "#site/views/accommodation-view.ts";
import type { BookingFormState, BookingView } from "#site/views/booking-view.ts";
import { listedAccommodation } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import type { Attribution } from "../booking/booking-answer.ts";
import { bookingOfToken } from "../booking/links.ts";
import { ownStay, type StayOwner } from "../booking/own-stay.ts";
import type { Sender } from "../booking/sender.ts";
import { getMessages } from "../operations/get-messages.ts";
import type { MemberSession } from "../organisations/member-session.ts";
import { createQuote, findQuote, requestOf } from "../quotes/create-quote.ts";
import type { QuoteAnswer } from "../quotes/quote-answer.ts";
import { creditsOf, loadHomeForSale, type PriceRequest, priceStay, storedInput } from "../quotes/quote-stay.ts";
import { visibleStatuses } from "../viewer.ts";
import { refusalOf } from "./accommodation-page.ts";
import { calendarView } from "./calendar-view.ts";
import { countriesIn } from "./country-choice.ts";
import { booksForClients, forAgencyView } from "./for-agency.ts";
import { forStaffView, mayBook, type StaffViewer, typesForStaff } from "./for-staff.ts";
import { type MovedTo, withQuery } from "./search-page.ts";
import { biggerHomes } from "./similar-homes.ts";

export interface BookingPageRequest {
	readonly language: Language;
	/** The home's name and id, as in the address. */
	readonly slug: string;
	readonly query: Readonly<Record<string, string>>;
	/** A submitted form that comes back. */
	readonly form: BookingFormState;
	/** Key of the form: the same until its booking is made or its price changes. */
	readonly idempotencyKey: string;
	/** Who is signed in. */
	readonly guestId?: number | null;
	/** Who of the staff is signed in. */
	readonly staff?: StaffViewer | null;
	/** Where the request comes from; null: nothing says it. */
	readonly clientAddress?: string | null;
	/** Whose prices an hour are counted. */
	readonly sender?: Sender;
	/** Who is signed in for an agency. */
	readonly agency?: MemberSession | null;
	/** Codes of links that this browser clicked. */
	readonly attribution?: Attribution;
	/** What this browser keeps of a booking that it made. */
	readonly proofOf?: StayOwner["proofOf"];
}

/** The booking screen with a fresh offer; null for a home that is not offered. */
export async function bookingPage(app: App, request: BookingPageRequest): Promise<BookingView | MovedTo | null> {
	const { language } = request;
	const form = await resumed(app, request);
	const accoId = accoIdIn(request.slug);
	if (!accoId) return null;
	const [loaded, [row], flags] = await Promise.all([
		loadHomeForSale(app.db, accoId, app.clock.now(), app.viewer),
		loadAccoRows(app.db, [accoId], visibleStatuses(app.viewer)),
		getMessages(app),
	]);
	if (!loaded || !row) return null;
	const today = app.clock.today();
	const params = stayParams(parseSearchParams(request.query));
	const acco = listedAccommodation(row, language, {
		price: null,
		from: fromPrice(loaded.home, today, loaded.occupancy),
	});
	const path = bookingPath(language, acco.title, accoId);
	const query = bookingQuery(request.query, params);
	if (path.split("/").at(-1) !== request.slug) return { movedTo: path + query };

	const priceRequest = priceRequestOf(accoId, params, form.values, language);
	const staff = request.staff ?? null;
	// The guest of a booking by staff or by an agency sits elsewhere.
	const agency = mayBook(staff) ? null : (request.agency ?? null);
	const isForClient = booksForClients(agency);
	const guestId = mayBook(staff) || isForClient ? null : (request.guestId ?? null);
	const from = mayBook(staff) ? "staff" : isForClient ? "agency" : (request.attribution ?? {});
	const offered = priceRequest
		? await createQuote(app, { ...priceRequest, lang: language }, guestId, from, request.sender)
		: null;
	const offer = offered?.ok ? offered.value : null;
	const bigger = () => biggerHomes(app, row, params, today, language);
	const isLimited = offered?.ok === false && offered.error.code === "RATE_LIMITED";
	const refusal = offered && !offered.ok && !isLimited ? await refused(loaded, params, today, bigger) : null;
	const { proofOf = () => null } = request;
	const stay = stayOf(params);
	// Staff and agencies find what they booked in their own lists.
	const isOwner = !mayBook(staff) && !isForClient;
	const own = refusal && stay && isOwner ? await ownStay(app, accoId, stay, { guestId, proofOf }, language) : null;
	const staffTypes = mayBook(staff) && offer ? typesForStaff(staff, loaded.home, dayOf(offer.arrival), today) : null;
	const possible = staffTypes
		? staffTypes.filter(({ refused }) => refused === null).map(({ type }) => type)
		: (offer?.allowedTypes ?? []);
	const requested =
		(staffTypes && form.values.csBookingType) || (isForClient && form.values.agBookingType) || request.query.type;
	// Without a price nothing is known to be possible: the form waits for one as what it is.
	const choices = isLimited ? BOOKING_TYPES : possible;
	const type: BookingType = choices.find((allowed) => allowed === requested) ?? choices[0] ?? "Booking";
	const { attribution = {} } = request;
	const forStaff =
		offer && (await forStaffView(app, { staff, home: loaded.facts, form, attribution, language }, staffTypes ?? []));
	const forAgency =
		offer &&
		!mayBook(staff) &&
		(await forAgencyView(app, {
			agency,
			form,
			home: loaded.home,
			facts: loaded.facts,
			arrival: dayOf(offer.arrival),
		}));
	return {
		acco,
		params,
		path,
		today: isoOf(today),
		type,
		// Staff and agencies know whom they book for.
		isHold: type === "Option" && request.query.form !== "full" && !mayBook(staff) && !isForClient,
		offer,
		refusal,
		own,
		extras: extrasOf(loaded, params, form.values, language),
		residence: residenceOf(form.values, language),
		telCountry: await telCountryOf(app, request, form.values),
		insuranceCents: priceRequest && offer ? await insurancePrice(app, priceRequest, offer) : null,
		insured: form.values.insurance === "1",
		discountCode: form.values.discountCode ?? "",
		creditCents: await creditsOf(app.db, guestId, today),
		usesCredits: form.values.useGuestCredits === "1",
		cancellation: offer ? cancellationOf(offer, today) : [],
		owner: await findOwnerOf(app.db, accoId),
		insurer: app.company.of(language).insurer,
		online: app.payments !== null && !mayBook(staff) && !(isForClient && form.values.agPays === "agency"),
		calendar:
			offer || isLimited
				? null
				: calendarView(loaded, withoutImpossible(params), partyOf(params), request.query, today),
		form: isLimited ? { ...form, refused: "RATE_LIMITED" } : form,
		idempotencyKey: request.idempotencyKey,
		countries: countriesIn(language),
		unavailable: flags.ares_server_down,
		...(forStaff ? { forStaff } : {}),
		...(forAgency ? { forAgency } : {}),
		alternates: withQuery(
			byLanguage((other) => bookingPath(other, completeLocalized(row.title)[other], accoId)),
			query,
		),
	};
}

/** What cancelling this stay costs on which days, by the policy that a booking made now agrees to. */
function cancellationOf(offer: QuoteAnswer, today: DayNumber): BookingView["cancellation"] {
	const travelCents = travelSumOf(offer.lines);
	const day = (value: DayNumber | null) => (value === null ? null : isoOf(value));
	return cancellationWindows(DEFAULT_CANCELLATION, { arrival: dayOf(offer.arrival), today, travelCents }).map(
		({ from, through, feeCents }) => ({ from: day(from), through: day(through), feeCents }),
	);
}

/** How long the link in a mail brings an interrupted booking back, days. */
const RESUME_DAYS = 7;

/** The form as it was posted, else with what the guest had typed into a booking that was not completed. */
async function resumed(app: App, { form, query }: BookingPageRequest): Promise<BookingFormState> {
	const token = query.resume;
	if (!token || Object.keys(form.values).length > 0) return form;
	const row = await bookingOfToken(app, "resume", token.slice(0, 200));
	const since = row && app.clock.now().getTime() - row.created_at.getTime();
	if (!row || since === null || row.state !== "expired" || since > RESUME_DAYS * 86_400_000) return form;
	const { telE164: _, businessBooking, ...typed } = row.guest;
	return { ...form, values: { ...typed, ...(businessBooking ? { businessBooking: "1" } : {}) } };
}

/** The country that the telephone field begins with; nobody is asked where the visitor is once a country or its prefix stands in it. */
async function telCountryOf(
	app: App,
	{ language, clientAddress = null }: BookingPageRequest,
	{ telCountry = "", telNumber = "" }: Readonly<Record<string, string>>,
): Promise<string> {
	const preferred = PREFERRED_COUNTRIES[language];
	const named = countryOfNumber(telNumber, telCountry) ?? telCountry;
	const isKnown = named !== "" || namesItsCountry(telNumber);
	const found = isKnown ? null : await app.visitorCountry.of(clientAddress);
	const listed = countriesIn(language).map(({ code }) => code);
	return firstPhoneCountry({ chosen: named, found, preferred, listed });
}

/** The country that the form says, or begins with. */
function residenceOf({ countryCode }: Readonly<Record<string, string>>, language: Language): string {
	return isCountryCode(countryCode) ? countryCode : LIKELY_COUNTRY[language];
}

/**
 * Whether the offer of a form that is sent holds all that the form asks for. A code that was typed and not redeemed,
 * an extra ticked without script or another country change the price: it is shown before anything is booked. Offers
 * that are not known are left to the booking itself.
 */
export async function offerIsOfForm(
	app: Pick<App, "db" | "settings">,
	{
		language,
		slug,
		query,
		values,
	}: Pick<BookingPageRequest, "language" | "slug" | "query"> & Pick<BookingFormState, "values">,
): Promise<boolean> {
	const accoId = accoIdIn(slug);
	const request = accoId && priceRequestOf(accoId, stayParams(parseSearchParams(query)), values, language);
	const stored = await findQuote(app.db, app.settings.appSecret, values.quoteId ?? "");
	if (!request || !stored) return true;
	return stored.accoId === accoId && asksTheSame(requestOf(stored), storedInput(request));
}

function asksTheSame(offered: StoredQuoteInput, requested: StoredQuoteInput): boolean {
	return STAY.every((name) => offered[name] === requested[name]) && isSamePrice(offered, requested);
}

const STAY = ["arrival", "departure", "adults", "children", "babies", "pets"] as const;

/** Characters of a discount code at most. */
const LONGEST_CODE = 40;

/** What the form asks a price for; null without dates. */
function priceRequestOf(
	accoId: string,
	params: SearchParams,
	values: Readonly<Record<string, string>>,
	language: Language,
): PriceRequest | null {
	if (!params.arrival || !params.departure) return null;
	const choices = priceChoicesOf(values);
	const residence = residenceOf(values, language);
	const typedCode = choices.discountCode?.slice(0, LONGEST_CODE);
	return {
		accoId,
		arrival: params.arrival,
		departure: params.departure,
		...partyOf(params),
		extras: choices.extras,
		residence,
		discountCode: typedCode && isPlainText(typedCode) ? typedCode : undefined,
		insurance: choices.insurance && insuranceTariff(residence) !== null,
		useGuestCredits: choices.useGuestCredits,
	};
}

function bookingQuery(query: Readonly<Record<string, string>>, params: SearchParams): string {
	const printed = new URLSearchParams(searchString(params));
	const type = BOOKING_TYPES.find((known) => known === query.type);
	if (type) printed.set("type", type);
	if (type === "Option" && query.form === "full") printed.set("form", "full");
	if (query.resume) printed.set("resume", query.resume);
	if (query.room) printed.set("room", query.room);
	return printed.size > 0 ? `?${printed}` : "";
}

/** Dates that cannot be booked are dropped, so that the calendar starts with arrivals again. */
function withoutImpossible(params: SearchParams): SearchParams {
	return params.departure ? { ...params, arrival: undefined, departure: undefined } : params;
}

/** The days of a stay as they are asked for; null where one is missing or is no day. */
function stayOf(params: SearchParams): { readonly arrival: DayNumber; readonly departure: DayNumber } | null {
	const arrival = parseIsoDate(params.arrival);
	const departure = parseIsoDate(params.departure);
	return arrival === null || departure === null ? null : { arrival, departure };
}

async function refused(
	loaded: LoadedAccommodation,
	params: SearchParams,
	today: DayNumber,
	bigger: () => Promise<readonly ListedAccommodation[]>,
): Promise<RefusalView | null> {
	const stay = stayOf(params) ?? { arrival: Number.NaN, departure: Number.NaN };
	const priced = quote(loaded.home, { stay, party: partyOf(params) }, today, loaded.occupancy);
	return priced.ok ? null : refusalOf(loaded, stay, priced.error, bigger);
}

function extrasOf(
	loaded: LoadedAccommodation,
	params: SearchParams,
	values: Readonly<Record<string, string>>,
	language: Language,
): BookingView["extras"] {
	const { home } = loaded;
	const stay = stayOf(params);
	if (!stay) return [];
	const nights = stay.departure - stay.arrival;
	return home.rates.fees
		.filter((fee) => !fee.mandatory)
		.map((fee) => ({
			code: fee.code,
			label: lineLabel(fee.code, language, home.country),
			cents: fee.cents * extraQuantity(fee, undefined, partyOf(params), nights),
			chosen: values[`extra_${fee.code}`] === "1",
		}))
		.filter((extra) => extra.cents > 0);
}

/**
 * What the insurance adds to the stay as it is offered; null where it is not sold. A code that the offer refuses does not
 * count: beyond the limit of codes the sum would tell which are right.
 */
async function insurancePrice(app: App, request: PriceRequest, offer: QuoteAnswer): Promise<number | null> {
	const discountCode = offer.discount?.refused ? undefined : request.discountCode;
	const insured = await priceStay(app, { ...request, discountCode, insurance: true });
	if (!insured.ok) return null;
	return insured.value.quote.lines
		.filter((line) => isInsuranceCode(line.code))
		.reduce((sum, line) => sum + line.amountCents, 0);
}
