import { bookedLine, type FactsRow, factsFrom } from "#db/bookings/booking-facts.ts";
import { instalmentRows, lineRows, priceColumns } from "#db/bookings/bookings.ts";
import { occupancyOf } from "#domain/accommodation/accommodation.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { isInsuranceLine } from "#domain/booking/travel-sum.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { arrivalDays, departureDays, fromPrice } from "#domain/pricing/arrivals.ts";
import { priceOf, type Quote, type QuoteRequest } from "#domain/pricing/price.ts";
import { quote } from "#domain/pricing/quote.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { DocumentContent } from "#mail/documents/content.ts";
import { bookingFacts, documentContent } from "#mail/examples/document-examples.ts";
import { createMemoryIndex } from "#search/memory/memory-index.ts";
import type { SearchHit } from "#search/query.ts";
import type { SearchHome } from "#search/search-home.ts";
import { breakdownOf } from "#services/quotes/quote-answer.ts";
import { PROPERTY_TODAY } from "../arbitrary-homes.ts";
import { type Random, randomOf } from "../random.ts";
import { type CheckedStay, checkOne, expectOne } from "./difference.ts";
import { invoiceSums, mailGrand } from "./document-sums.ts";
import { catalogueOf, liveHomesOf, type StayCase, searchFor, stayCaseFor } from "./stays.ts";

/**
 * One price without a database: card (memory engine), calendar, detail, quote, the rows of a booking, its invoice and
 * its mail, by the functions that the product uses for each of them.
 */

const PLACES = [
	{ country: "AT", regionId: 1, placeId: 1 },
	{ country: "NL", regionId: 2, placeId: 2 },
	{ country: "FR", regionId: 3, placeId: 3 },
];
const HOMES = 36;
/** Searches of a round for each of its homes. */
const SEARCHES_A_HOME = 4;

export interface Reckoned {
	readonly priced: number;
	readonly refused: number;
}

/** One random catalogue and its stays. Throws `PriceDifference`. */
export async function reckonRound(seed: number): Promise<Reckoned> {
	const random = randomOf(seed);
	const homes = liveHomesOf(catalogueOf(seed, PLACES, HOMES));
	const index = createMemoryIndex();
	index.put(homes, [], PROPERTY_TODAY);
	await index.commit(PROPERTY_TODAY);
	const cards = (stayCase: StayCase | null) =>
		new Map(index.search(searchFor(stayCase), PROPERTY_TODAY).hits.map((hit) => [hit.accoId, hit]));

	expectFrom(seed, homes, cards(null));
	const count = { priced: 0, refused: 0 };
	for (const target of homes) {
		for (let search = 0; search < SEARCHES_A_HOME; search++) {
			const stayCase = stayCaseFor(target, random);
			const hits = cards(stayCase);
			for (const home of homes) {
				const checked = { ...stayCase, seed, accoId: home.home.accoId };
				const hit = hits.get(home.home.accoId) ?? null;
				const priced = await checkOne(checked, () => expectOffer(checked, home, hit, random));
				count[priced ? "priced" : "refused"]++;
			}
		}
	}
	return count;
}

/** Without dates: the lowest price on the card is that of the home's own screen, and of its stay. */
function expectFrom(seed: number, homes: readonly SearchHome[], hits: ReadonlyMap<string, SearchHit>): void {
	for (const { home, taken } of homes) {
		const occupancy = occupancyOf(taken);
		const own = fromPrice(home, PROPERTY_TODAY, occupancy);
		const card = hits.get(home.accoId)?.from ?? null;
		const party = searchFor(null).party;
		const checked = {
			seed,
			accoId: home.accoId,
			party,
			stay: own?.stay ?? { arrival: Number.NaN, departure: Number.NaN },
		};
		const quoted = own && quote(home, { stay: own.stay, party }, PROPERTY_TODAY, occupancy);
		expectOne(checked, {
			card: card?.grandCents,
			screen: own?.grandCents,
			quote: quoted?.ok ? quoted.value.grandCents : null,
		});
		expectOne(checked, { "card's day": card?.stay.arrival, "screen's day": own?.stay.arrival });
	}
}

/** One home and one stay; true when it can be had. */
function expectOffer(
	checked: CheckedStay,
	{ home, taken }: SearchHome,
	hit: SearchHit | null,
	random: Random,
): boolean {
	const { stay, party } = checked;
	const occupancy = occupancyOf(taken);
	const plain = quote(home, { stay, party }, PROPERTY_TODAY, occupancy);
	const grand = plain.ok ? plain.value.grandCents : null;
	const nights = stay.departure - stay.arrival;
	const [arrival] = arrivalDays(
		home,
		{ from: stay.arrival, to: stay.arrival + 1 },
		party,
		nights,
		PROPERTY_TODAY,
		occupancy,
	);
	const [departure] = departureDays(
		home,
		stay.arrival,
		{ from: stay.departure, to: stay.departure + 1 },
		party,
		PROPERTY_TODAY,
		occupancy,
	);
	expectOne(checked, {
		quote: grand,
		card: hit?.price?.grandCents,
		"calendar of arrivals": arrival?.fromCents,
		"calendar of departures": departure?.fromCents,
	});
	if (!plain.ok) {
		expectOne(checked, {
			"refused by the quote": 1,
			"refused by the calendar": departure?.reason === plain.error.code ? 1 : 0,
		});
		return false;
	}
	expectOne(checked, { "a night on the card": hit?.price?.perNightCents, "of the quote": plain.value.perNightCents });
	const lang = random.pick(LANGUAGES);
	const screen = breakdownOf(plain.value, home.country, lang);
	expectOne(checked, { quote: grand, screen: screen.grandCents, "its lines": added(screen.lines) });

	const wanted = { stay, party, ...optionsOf(home, random) };
	const full = quote(home, wanted, PROPERTY_TODAY, occupancy);
	if (!full.ok) throw new Error(`options refuse a stay that can be had: ${full.error.code}`);
	expectBooked(checked, full.value, home, lang);
	expectOptions(checked, plain.value, full.value, wanted, home);
	return true;
}

/** Extras, insurance, code and credits as a guest may choose them. */
function optionsOf(home: SearchHome["home"], random: Random): Omit<QuoteRequest, "stay" | "party"> {
	const extras = home.rates.fees
		.filter((fee) => !fee.mandatory && random.percent(60))
		.map(({ code }) => (random.percent(50) ? { code } : { code, quantity: 1 + random.int(4) }));
	const value = random.percent(50)
		? { kind: "percent" as const, bp: random.int(10_001) }
		: { kind: "amount" as const, cents: random.int(90_000) };
	const known = {
		code: "CODE",
		value,
		maxCents: random.percent(30) ? random.int(20_000) : null,
		minRentCents: 0,
		accoIds: [],
		countries: [],
		usedUp: false,
		bookFrom: null,
		bookUntil: null,
		stayFrom: null,
		stayUntil: null,
	};
	return {
		extras,
		insurance: random.percent(40),
		residence: random.pick(["NL", "BE", "DE", "FR"]),
		code: random.percent(40) ? { typed: "code", known } : null,
		creditCents: random.percent(40) ? random.int(200_000) : 0,
	};
}

/** From the quote to the booking, its document and its mail. */
function expectBooked(checked: CheckedStay, priced: Quote, home: SearchHome["home"], lang: Language): void {
	const facts = factsOfQuote(priced, home, lang);
	// Documents are kept as JSON and made from what is kept.
	const kept = JSON.parse(JSON.stringify(documentContent("invoice", lang, facts, { vatRegime: "agent", owner: null })));
	const written = invoiceSums(kept as Extract<DocumentContent, { kind: "invoice" }>);
	expectOne(checked, {
		quote: priced.grandCents,
		"lines of the booking": added(facts.lines),
		"invoice and its on-site lines": written.total + written.onSite,
		"last sum of the invoice": written.grand,
		mail: mailGrand(facts, lang),
	});
	expectOne(checked, {
		"total of the quote": priced.totalCents,
		"of the invoice": written.total,
		"its lines": written.lines,
	});
	const instalments = facts.instalments.reduce((sum, { cents }) => sum + cents, 0);
	expectOne(checked, {
		due: priced.dueCents,
		"total less credits": priced.totalCents - priced.creditsCents,
		instalments,
		"instalments of the invoice": priced.dueCents === 0 ? 0 : written.instalments,
	});
}

/** The booking of a quote as it is stored and read again. */
function factsOfQuote(priced: Quote, home: SearchHome["home"], lang: Language): BookingFacts {
	const like = bookingFacts();
	const { stay, party } = priced;
	const row: FactsRow = {
		booking_no: like.bookingNo,
		type: like.type,
		state: like.state,
		acco_id: priced.accoId,
		guest: like.guest,
		home: { ...like.home, country: home.country },
		arrival: isoOf(stay.arrival),
		departure: isoOf(stay.departure),
		...party,
		...priceColumns(priced),
		cancellation: like.cancellation,
		terms_version: like.termsVersion,
		lang,
		created_at: like.bookedAt,
		expires_at: null,
	};
	return factsFrom(row, lineRows(priced).map(bookedLine), instalmentRows(priced.instalments), 0);
}

/** What a guest chooses comes on top of the price on the card, or goes off it, and changes nothing else. */
function expectOptions(
	checked: CheckedStay,
	plain: Quote,
	full: Quote,
	wanted: QuoteRequest,
	home: SearchHome["home"],
): void {
	const chosen = new Set(wanted.extras?.map(({ code }) => code));
	const isMandatory = (code: string) => home.rates.fees.some((fee) => fee.code === code && fee.mandatory);
	const isOption = ({ code }: { code: string }) =>
		code === "code" || isInsuranceLine({ code }) || (chosen.has(code) && !isMandatory(code));
	// Percent taxes are reckoned from the rent after the code.
	const tax = (priced: Quote) => added(priced.lines.filter(({ code }) => code === "tourist_tax"));
	const options = added(full.lines.filter(isOption)) + tax(full) - tax(plain);
	expectOne(checked, { card: plain.grandCents, "price without what was chosen": full.grandCents - options });
	const untouched = priceOf(home, { ...wanted, code: null, creditCents: 0 }, PROPERTY_TODAY);
	if (!wanted.code) expectOne(checked, { "with credits": full.grandCents, without: untouched.grandCents });
}

function added(lines: readonly { readonly amountCents: number }[]): number {
	return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
