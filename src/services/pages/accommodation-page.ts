import type { LoadedAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import { mayLag } from "#db/connection/reads.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { DEFAULT_CANCELLATION } from "#domain/booking/cancellation.ts";
import { cancellationWindows, travelSumOf } from "#domain/booking/travel-sum.ts";
import { isCarFree } from "#domain/geo/car-free.ts";
import { minutesAway } from "#domain/geo/minutes-away.ts";
import { byLanguage, completeLocalized, type Language, writtenIn } from "#domain/language.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { allowedTypes } from "#domain/pricing/allowed-types.ts";
import { fromPriceOf } from "#domain/pricing/arrivals.ts";
import { type QuoteRefused, quote } from "#domain/pricing/quote.ts";
import { STAY_REFUSALS } from "#domain/pricing/refusal.ts";
import { refusalLimit, type Stay } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, isoOf, parseIsoDate } from "#domain/time/civil-date.ts";
import { placeIn } from "#i18n/place-in.ts";
import { bookingPath } from "#site/booking-path.ts";
import { href } from "#site/href.ts";
import { parseSearchParams, partyOf, type SearchParams, searchString, stayParams } from "#site/search-params.ts";
import type { AccommodationView, CancellationView, OfferView, RefusalView } from "#site/views/accommodation-view.ts";
import { homeReviews } from "../accommodations/home-reviews.ts";
import { homeUrl, listedAccommodation } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { inPlace, placePath, placeTree } from "../places/place-tree.ts";
import { breakdownOf } from "../quotes/quote-answer.ts";
import { loadHomeForSale } from "../quotes/quote-stay.ts";
import { unlessBusy } from "../search/search-queue.ts";
import { calendarView, calendarYear } from "./calendar-view.ts";
import { homeHeadText } from "./head-texts.ts";
import { crumbsOf, type MovedTo, withQuery } from "./search-page.ts";
import { biggerHomes, similarHomes } from "./similar-homes.ts";

export interface AccommodationPageRequest {
	readonly language: Language;
	readonly accoId: string;
	/** Public path asked for; one that differs from the home's own leads there. Null: the short address. */
	readonly path: string | null;
	readonly query: Readonly<Record<string, string>>;
}

/** A home's screen; null for one that is not offered. */
export async function accommodationPage(
	app: App,
	request: AccommodationPageRequest,
): Promise<AccommodationView | MovedTo | null> {
	const { language, accoId } = request;
	if (!isAccoId(accoId)) return null;
	const [loaded, reviews] = await Promise.all([
		loadHomeForSale(app.db, accoId, app.clock.now(), app.viewer),
		mayLag(app.db, (db) => homeReviews(db, accoId, language, request.query)),
	]);
	if (!loaded) return null;
	const { row } = loaded;
	const today = app.clock.today();
	const params = stayParams(parseSearchParams(request.query));
	const party = partyOf(params);
	const coming = calendarYear(loaded, party, request.query, today);
	// The lowest price is that of two adults and shortest stays: mostly the year that the calendar looks at anyway.
	const from = fromPriceOf(loaded.home, calendarYear(loaded, DEFAULT_PARTY, {}, today).days, today);
	const acco = listedAccommodation(row, language, { price: null, from });
	if (request.path !== null && decodeURI(request.path) !== acco.url)
		return { movedTo: acco.url + searchString(params) };

	const tree = await placeTree(app);
	const place = tree.byPlaceId(row.place_id);
	const named = acco.placename ? place : tree.byRegionId(place?.regionId ?? -1);
	const where = named
		? inPlace(named, language)
		: placeIn(acco.placename || acco.region, acco.placename ? "placename" : "region", language);
	const bigger = () => biggerHomes(app, row, params, today, language);
	const offered = await offerOf(loaded, params, today, language, bigger);
	const showsAllPictures = request.query.pictures === "1";
	const isArea = row.location_precision === "area";
	const hasNoCars = isCarFree(row.country, row.place_slugs);
	return {
		acco,
		description: completeLocalized(row.description)[language],
		placeIn: where,
		head: homeHeadText(language, acco, where, completeLocalized(row.description)[language]),
		descriptionLanguage: writtenIn(row.description, language),
		areaM2: row.area_m2,
		companyVfy: row.company_vfy,
		registrationNumber: row.registration_number,
		checkinFrom: row.checkin_from,
		checkoutUntil: row.checkout_until,
		distances: [
			{ what: "sea" as const, km: row.km_sea },
			{ what: "lake" as const, km: row.km_lake },
			{ what: "skilift" as const, km: row.km_skilift },
			{ what: "golfCourse" as const, km: row.km_golf_course },
		].flatMap(({ what, km }) => (km === null ? [] : [{ what, km, away: minutesAway(km, isArea, hasNoCars) }])),
		detached: row.detached,
		floor: row.floor,
		lift: row.lift,
		rooms: row.rooms,
		houseRules: row.house_rules,
		maxBabies: row.max_babies,
		energyLabel: row.energy_label,
		depositCents: row.deposit_cents,
		cancellation: cancellationOf(offered.offer, today),
		point: { lat: row.public_lat, lng: row.public_lng, isArea },
		reviews,
		similar: await unlessBusy(similarHomes(app, row, params, today, language), []),
		crumbs: place
			? [...crumbsOf(tree, place, language), { label: place.names[language], href: placePath(place, language) }]
			: [],
		params,
		path: request.path === null ? href("accommodation", language, { accoId }) : acco.url,
		bookingPath: bookingPath(language, acco.title, accoId),
		today: isoOf(today),
		calendar: calendarView(loaded, params, party, request.query, today, coming),
		...offered,
		alternates: withQuery(
			byLanguage((other) => homeUrl(row, other)),
			searchString(params),
		),
		canonical: acco.url,
		showsAllPictures,
		indexable: row.status === "live" && !showsAllPictures,
	};
}

/** What giving the stay up costs on which day: with a priced stay by dates and sums, else by days before arrival. */
function cancellationOf(offer: OfferView | null, today: DayNumber): CancellationView {
	const arrival = parseIsoDate(offer?.arrival);
	if (!offer || arrival === null) {
		return {
			steps: DEFAULT_CANCELLATION.map(({ moreThanDays, feeBp }) => ({
				moreThanDays,
				from: null,
				through: null,
				feeBp,
				feeCents: null,
				backCents: null,
				isNow: false,
			})),
		};
	}
	const travelCents = travelSumOf(offer.lines);
	const windows = cancellationWindows(DEFAULT_CANCELLATION, { arrival, today, travelCents });
	return {
		steps: windows.map(({ from, through, feeBp, feeCents }, at) => ({
			moreThanDays: through === null ? null : arrival - through - 1,
			from: from === null ? null : isoOf(from),
			through: through === null ? null : isoOf(through),
			feeBp,
			feeCents,
			backCents: offer.totalCents - feeCents,
			isNow: at === 0,
		})),
	};
}

/** The price of the stay in the address, or why it is not possible; neither without dates. */
async function offerOf(
	loaded: LoadedAccommodation,
	params: SearchParams,
	today: DayNumber,
	language: Language,
	bigger: () => Promise<readonly ListedAccommodation[]>,
): Promise<{ offer: OfferView | null; refusal: RefusalView | null }> {
	const arrival = parseIsoDate(params.arrival);
	const departure = parseIsoDate(params.departure);
	if (arrival === null || departure === null) return { offer: null, refusal: null };
	const stay = { arrival, departure };
	const party = partyOf(params);
	const priced = quote(loaded.home, { stay, party }, today, loaded.occupancy);
	if (!priced.ok) return { offer: null, refusal: await refusalOf(loaded, stay, priced.error, bigger) };
	const breakdown = breakdownOf(priced.value, loaded.home.country, language);
	return { offer: { ...breakdown, allowedTypes: allowedTypes(loaded.home, arrival, today) }, refusal: null };
}

/** Refusals of a party that the home has no room for. */
const TOO_SMALL: readonly string[] = ["TOO_MANY_GUESTS", "TOO_MANY_BABIES", "NO_PETS", "TOO_MANY_PETS"];

/** A refusal with the number its sentence names, homes that take the whole party, and stays that are possible here. */
export async function refusalOf(
	loaded: LoadedAccommodation,
	stay: Stay,
	refused: QuoteRefused,
	bigger: () => Promise<readonly ListedAccommodation[]>,
): Promise<RefusalView | null> {
	const code = STAY_REFUSALS.find((known) => known === refused.code);
	if (!code) return null;
	const { home } = loaded;
	return {
		code,
		limit: refusalLimit(home, stay, code),
		homes: TOO_SMALL.includes(code) ? await bigger() : [],
		alternatives: refused.alternatives.map(({ stay: possible, party, grandCents }) => ({
			arrival: isoOf(possible.arrival),
			departure: isoOf(possible.departure),
			party,
			grandCents,
		})),
	};
}
