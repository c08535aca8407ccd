import { findHome } from "#db/accommodations/home-desk.ts";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import type { BookedLine } from "#domain/booking/facts.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { refusalLimit } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatDate } from "#i18n/format.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import { isProblemCode, problemTitle } from "#i18n/problems.ts";
import type { RebookingView } from "#site/views/office-bookings-view.ts";
import type { App } from "../../app.ts";
import { priceRebooking, type RebookingRefusal } from "../../booking/price-rebooking.ts";

import { loadHomeForSale } from "../../quotes/quote-stay.ts";
import { takersOf } from "../../staff/block-nights.ts";

/** Another stay for a booking as somebody of the staff looks at it, before anything is done. */

type Wanted = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === "string" ? value.trim().slice(0, 60) : "");

/** @param wanted what the address or a form that came back asks for; nothing yet: the present home, without days. */
export async function rebookingView(
	app: Pick<App, "db" | "clock" | "viewer">,
	row: BookingRow,
	wanted: Wanted,
	language: Language,
): Promise<RebookingView> {
	const home = text(wanted.home).toLowerCase() || row.acco_id;
	// As it is booked, to begin with: what stays the same need not be typed.
	const [arrival, departure] = [text(wanted.arrival) || row.arrival, text(wanted.departure) || row.departure];
	const homeTitle = await titleOf(app.db, row, home, language);
	const shown = { home, homeTitle, arrival, departure };
	if (text(wanted.arrival) === "" && text(wanted.home) === "") return { ...shown, outcome: null };
	const priced = await priceRebooking(app.db, app, row, { accoId: home, arrival, departure });
	if (!priced.ok) {
		const limit = OF_NIGHTS.includes(priced.error) ? await nightsAllowed(app, row, shown, priced.error) : null;
		const words = translator(language);
		const refused =
			limit === null
				? refusalText(priced.error, language)
				: words(priced.error === "MIN_STAY" ? "office.rebook_minNights" : "office.rebook_maxNights", { count: limit });
		const night = priced.error === "NOT_AVAILABLE" ? await takenNight(app, row, { home, arrival, departure }) : null;
		const said = night === null ? refused : words("office.nightTaken", { day: formatDate(night, language, "long") });
		return { ...shown, outcome: { refused: said, field: fieldOf(priced.error) } };
	}
	const { loaded, quote, before, backCents, openCents, beyond, isOnRequest } = priced.value;
	return {
		...shown,
		outcome: {
			title: completeLocalized(loaded.facts.title)[language],
			place: completeLocalized(loaded.facts.placename)[language],
			nights: quote.nights,
			beforeCents: before.grandCents,
			lines: [
				...linesOf(quote.lines, before.lines, loaded.home.country, language),
				// What falls away.
				...linesOf(before.lines, quote.lines, before.home.country, language)
					.filter(({ beforeCents }) => beforeCents === null)
					.map((line) => ({ ...line, beforeCents: line.cents, cents: null })),
			],
			grandCents: quote.grandCents,
			atHomeCents: quote.grandCents - quote.totalCents,
			creditsCents: quote.creditsCents,
			paidCents: before.paidCents,
			backCents,
			openCents,
			beyond,
			isOnRequest,
		},
	};
}

/** Lines of a price by what they are for, each beside what that costs in another price; null: it is not in it. */
function linesOf(lines: readonly BookedLine[], others: readonly BookedLine[], country: string, language: Language) {
	const keyOf = ({ code, pay }: BookedLine) => `${code} ${pay}`;
	const sumIn = (all: readonly BookedLine[], key: string) => {
		const found = all.filter((line) => keyOf(line) === key);
		return found.length === 0 ? null : found.reduce((sum, { amountCents }) => sum + amountCents, 0);
	};
	return [...new Map(lines.map((line) => [keyOf(line), line])).entries()].map(([key, { code, pay }]) => ({
		label: lineLabel(code, language, country),
		onSite: pay === "onsite",
		beforeCents: sumIn(others, key),
		cents: sumIn(lines, key),
	}));
}

/** What a home is called; null: nobody knows one of this number. */
async function titleOf(db: App["db"], row: BookingRow, home: string, language: Language): Promise<string | null> {
	if (home === row.acco_id) return completeLocalized(row.home.title)[language];
	if (!isAccoId(home)) return null;
	const known = await findHome(db, home);
	return known ? completeLocalized(known.title)[language] : null;
}

const OF_NIGHTS: readonly RebookingRefusal[] = ["MIN_STAY", "MAX_STAY"];

/** How many nights a stay has at least, or at most, where it has too few or too many; null: it is not known. */
async function nightsAllowed(
	app: Pick<App, "db" | "clock" | "viewer">,
	row: BookingRow,
	{ home, arrival, departure }: { readonly home: string; readonly arrival: string; readonly departure: string },
	code: RebookingRefusal,
): Promise<number | null> {
	if (code !== "MIN_STAY" && code !== "MAX_STAY") return null;
	const loaded = await loadHomeForSale(app.db, home, app.clock.now(), app.viewer, row.booking_id);
	return loaded && refusalLimit(loaded.home, { arrival: dayOf(arrival), departure: dayOf(departure) }, code);
}

/** The first night that somebody else has; null: it is not known whose they are. */
async function takenNight(
	app: Pick<App, "db" | "clock">,
	row: BookingRow,
	{ home, arrival, departure }: { readonly home: string; readonly arrival: string; readonly departure: string },
): Promise<DayNumber | null> {
	const stays = await takersOf(app, { accoId: home, from: arrival, to: departure });
	const others = stays.filter(({ bookingNo }) => bookingNo !== row.booking_no);
	if (others.length === 0) return null;
	return Math.max(dayOf(arrival), Math.min(...others.map(({ from }) => from)));
}

const OF_DEPARTURE: readonly RebookingRefusal[] = ["DEPARTURE_DAY", "MIN_STAY", "MAX_STAY"];
const OF_HOME: readonly RebookingRefusal[] = [
	"HOME_UNKNOWN",
	"TOO_MANY_GUESTS",
	"TOO_MANY_BABIES",
	"NO_PETS",
	"TOO_MANY_PETS",
	"INSURANCE_NOT_OFFERED",
	"EXTRA_UNKNOWN",
];

/** The field that a refusal is about; null: none of them. */
function fieldOf(code: RebookingRefusal): "home" | "arrival" | "departure" | null {
	if (code === "INVALID_TRANSITION" || code === "TOO_LOW") return null;
	return OF_HOME.includes(code) ? "home" : OF_DEPARTURE.includes(code) ? "departure" : "arrival";
}

const OWN = ["SAME_STAY", "HOME_UNKNOWN", "TOO_LOW", "INVALID_TRANSITION"] as const;

function refusalText(code: RebookingRefusal, language: Language): string {
	const own = OWN.find((known) => known === code);
	if (own) return translator(language)(`office.refused_${own}`);
	return isProblemCode(code) ? problemTitle(code, language) : "";
}
