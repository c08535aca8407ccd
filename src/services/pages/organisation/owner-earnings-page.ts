import { listOwnerEarnings } from "#db/organisations/owner-bookings.ts";
import { findOwnerTerms } from "#db/organisations/owner-homes.ts";
import { type OwnerEarnings, totalEarnings, USUAL_FEE_BP } from "#domain/booking/owner-earnings.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { ESTIMATE_FIELDS, type EstimateView } from "#site/views/estimate-view.ts";
import type { OwnerEarningsPage } from "#site/views/owner-view.ts";
import { earningsEstimate, placeChoice } from "../../accommodations/estimate-home.ts";
import type { App } from "../../app.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { yearReport } from "../../organisations/owner-report.ts";
import { csvFile } from "../office/csv.ts";
import { bookingLine, type EarningBooking, withEarnings } from "./owner-lines.ts";

/** What an owner's homes earn in a year, by month of arrival; every sum is that of the bookings below it. */

/** Years that can be looked back at, and ahead. */
const YEARS_BACK = 7;
const YEARS_AHEAD = 2;

type OwnerApp = Pick<App, "db" | "clock">;

/** The year that the address names; this one where it names none that there is. */
function yearOf(app: Pick<App, "clock">, typed: unknown): number {
	const { year: now } = yearMonthOf(app.clock.today());
	const year = Number(typed);
	return Number.isInteger(year) && year >= now - YEARS_BACK && year <= now + YEARS_AHEAD ? year : now;
}

async function earningsOf(app: OwnerApp, code: string, year: number): Promise<readonly EarningBooking[]> {
	const ofYear = { from: firstOfMonth(year, 1), to: firstOfMonth(year + 1, 1) };
	return withEarnings(app.db, await listOwnerEarnings(app.db, code, ofYear, app.clock.today()));
}

export async function ownerEarningsPage(
	app: OwnerApp,
	session: MemberSession,
	query: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<OwnerEarningsPage> {
	const year = yearOf(app, query.year);
	const all = await earningsOf(app, session.organisation.code, year);
	const today = isoOf(app.clock.today());
	const { year: now } = yearMonthOf(app.clock.today());
	const path = organisationHref("portal", language, "earnings");
	const estimate = await estimateOf(app, session.organisation.code, query, language);
	const months = [...Map.groupBy(all, ({ booking }) => booking.arrival.slice(0, 7))];
	return {
		name: "ownerEarnings",
		year,
		years: [now - 1, now, now + 1].map((one) => ({ year: one, href: `${path}?year=${one}` })),
		months: months.map(([month, own]) => ({
			month,
			stays: own.filter(({ booking }) => booking.state !== "cancelled").length,
			isOver: own.every(({ booking }) => booking.departure <= today),
			sum: totalEarnings(own.map(({ earnings }) => earnings)),
			lines: own.map((one) => {
				const { bookingNo, href, home, state, arrival, departure } = bookingLine(one, language);
				return { bookingNo, href, home, state, arrival, departure, earnings: one.earnings };
			}),
		})),
		sum: totalEarnings(all.map(({ earnings }) => earnings)),
		estimate,
		file: organisationHref("portal", language, `earnings/${year}.csv`),
		report: {
			file: organisationHref("portal", language, `earnings/${year}-dac7.csv`),
			homes: (await yearReport(app, session.organisation.code, year)).map(({ home, quarters }) => ({
				accoId: home.accoId,
				title: completeLocalized(home.title)[language],
				registrationNumber: home.registrationNumber,
				quarters,
			})),
		},
	};
}

/** What another home may earn: of what the address asks, else of what is like the owner's first home. */
async function estimateOf(
	app: OwnerApp,
	code: string,
	query: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<EstimateView> {
	const terms = await findOwnerTerms(app.db, code);
	const isRequested = ESTIMATE_FIELDS.some((name) => query[name] !== undefined);
	const like =
		terms?.region_id == null
			? {}
			: {
					kind: terms.kind ?? "",
					place: await placeChoice(app, terms.region_id, language),
					bedrooms: String(terms.bedrooms ?? ""),
				};
	return earningsEstimate(app, isRequested ? query : like, language, terms?.fee_bp ?? USUAL_FEE_BP);
}

const COLUMNS = ["rentCents", "extrasCents", "taxCents", "feeCents", "keptCents", "netCents"] as const;

/** The year as a file: a line a booking, sums in euros. */
export async function ownerEarningsFile(
	app: OwnerApp,
	session: MemberSession,
	typed: string,
	language: Language,
): Promise<{ readonly name: string; readonly text: string }> {
	const year = yearOf(app, typed);
	const all = await earningsOf(app, session.organisation.code, year);
	const t = translator(language);
	const head = [
		...(["number", "home", "arrival", "departure", "state"] as const).map((name) => t(`owner.file_${name}`)),
		...(["rent", "extras", "tax", "fee", "kept", "net"] as const).map((name) => t(`owner.sum_${name}`)),
	];
	const euros = (earnings: OwnerEarnings) =>
		COLUMNS.map((name) => ((name === "feeCents" ? -earnings[name] : earnings[name]) / 100).toFixed(2)).map(Number);
	const rows = all.map(({ booking, earnings }) => [
		booking.bookingNo,
		completeLocalized(booking.title)[language],
		booking.arrival,
		booking.departure,
		t(`organisation.state_${booking.state}`),
		...euros(earnings),
	]);
	const sum = totalEarnings(all.map(({ earnings }) => earnings));
	return {
		name: `halcyon-${year}.csv`,
		text: csvFile(head, [...rows, [t("owner.sum"), null, null, null, null, ...euros(sum)]]),
	};
}
