import { writeAudit } from "#db/operations/audit.ts";
import { listReportedStays, type ReportedBooking } from "#db/organisations/owner-bookings.ts";
import { reportedQuarters } from "#domain/booking/dac7.ts";
import { firstOfMonth, yearMonthOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { csvFile } from "../pages/office/csv.ts";
import { type EarningBooking, withEarnings } from "../pages/organisation/owner-lines.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

/** What the law asks us to report of homes that are let: a year by quarters (DAC7), and a month's activity. */

type ReportApp = Pick<App, "db" | "clock">;

const euros = (cents: number) => Number((cents / 100).toFixed(2));
const nightsOf = ({ arrival, departure }: Pick<ReportedBooking, "arrival" | "departure">) =>
	Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000);

/** The quarters of the homes of an owner, or of all owners, in a year. */
export async function yearReport(app: ReportApp, code: string | null, year: number) {
	const ofYear = { from: firstOfMonth(year, 1), to: firstOfMonth(year + 1, 1) };
	const bookings = await listReportedStays(app.db, code, ofYear, app.clock.today());
	return homesReported(await withEarnings(app.db, bookings));
}

/**
 * The homes of bookings with their quarters; each booking is looked at a few times, however many homes there are. A home
 * that changed hands within the year is reported for each of its owners.
 */
export function homesReported(bookings: readonly EarningBooking<ReportedBooking>[]) {
	const stays = bookings.map(({ booking, earnings }) => ({
		home: booking,
		accoId: booking.accoId,
		departure: booking.departure,
		nights: nightsOf(booking),
		isCancelled: booking.state === "cancelled",
		earnings,
	}));
	return [...Map.groupBy(stays, ({ home }) => home.ownerCode).values()].flatMap((own) => {
		const quarters = reportedQuarters(own);
		const homes = new Map(own.map(({ accoId, home }) => [accoId, home]));
		return [...homes].map(([accoId, home]) => ({ home, quarters: quarters.get(accoId) ?? [] }));
	});
}

const HEAD = [
	"year",
	"owner",
	"name",
	"email",
	"letsAs",
	"home",
	"title",
	"place",
	"country",
	"registrationNumber",
	"quarter",
	"stays",
	"nights",
	"paid",
	"touristTax",
	"fee",
] as const;

/** A year of one owner, or of all, as a file: a line a home and quarter, sums in euros. */
export async function yearReportFile(app: ReportApp, code: string | null, year: number): Promise<string> {
	const rows = (await yearReport(app, code, year)).flatMap(({ home, quarters }) =>
		quarters.map(({ quarter, stays, nights, paidCents, taxCents, feeCents }) => [
			year,
			home.ownerCode,
			home.ownerName,
			home.ownerEmail,
			home.letting,
			home.accoId,
			home.titleText,
			home.placeText,
			home.country,
			home.registrationNumber,
			quarter,
			stays,
			nights,
			euros(paidCents),
			euros(taxCents),
			euros(feeCents),
		]),
	);
	return csvFile(HEAD, rows);
}

const ACTIVITY = [
	"month",
	"home",
	"registrationNumber",
	"country",
	"place",
	"address",
	"stays",
	"nights",
	"guests",
] as const;

/**
 * A month's activity, a line a home (Regulation (EU) 2024/1028): nights that guests stayed in the month, and how many
 * guests. Counsel must check it.
 */
async function activityFile(app: ReportApp & Pick<App, "settings">, month: string): Promise<string> {
	const [year = 0, number = 1] = month.split("-").map(Number);
	const within = { from: firstOfMonth(year, number), to: firstOfMonth(year, number + 1) };
	const bookings = await listReportedStays(app.db, null, within, app.clock.today(), "nights");
	const stood = bookings.filter(({ state }) => state !== "cancelled");
	const [first, last] = [within.from, within.to].map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
	const rows = [...Map.groupBy(stood, ({ accoId }) => accoId)].map(([accoId, own]) => {
		const [home] = own;
		const nights = own.reduce((sum, { arrival, departure }) => {
			const from = arrival > (first ?? "") ? arrival : (first ?? "");
			const to = departure < (last ?? "") ? departure : (last ?? "");
			return sum + nightsOf({ arrival: from, departure: to });
		}, 0);
		const guests = own.reduce((sum, { adults, children, babies }) => sum + adults + children + babies, 0);
		const address = `${app.settings.publicUrl}/en/acco/${accoId}`;
		return [
			month,
			accoId,
			home?.registrationNumber ?? null,
			home?.country ?? "",
			home?.placeText ?? "",
			address,
			own.length,
			nights,
			guests,
		];
	});
	return csvFile(ACTIVITY, rows);
}

/** The file of a year or a month for the office; it stands in the trail. Null: neither a year nor a month. */
export async function lettingReport(
	app: ReportApp & Pick<App, "settings">,
	period: string,
	by: StaffActor,
): Promise<string | null> {
	const year = /^20\d\d$/.test(period);
	const { year: now } = yearMonthOf(app.clock.today());
	if ((!year && !/^20\d\d-(0[1-9]|1[0-2])$/.test(period)) || Number(period.slice(0, 4)) > now + 1) return null;
	const file = year ? await yearReportFile(app, null, Number(period)) : await activityFile(app, period);
	await writeAudit(app.db, {
		...trailActor(by),
		action: "exportLetting",
		subjectKind: "list",
		subjectId: "letting",
		after: { period, lines: file.split("\r\n").length - 2 },
	});
	return file;
}
