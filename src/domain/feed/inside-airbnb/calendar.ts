import type { Cents } from "../../money.ts";
import { type DayNumber, isoOf } from "../../time/civil-date.ts";
import type { StagedPeriod, StagedRates } from "../staged.ts";

/** Nights that follow each other and are alike. */
export interface NightRun {
	readonly from: DayNumber;
	/** Day after the last night. */
	to: DayNumber;
	readonly free: boolean;
	/** null: the listing's price holds. */
	readonly cents: Cents | null;
	readonly minNights: number | null;
	readonly maxNights: number | null;
}

/** Calendars repeat after this many days: whole weeks, so weekends stay weekends. */
const SHIFT_DAYS = 364;
/** Stays are never longer than this. */
export const MAX_NIGHTS = 28;
/** Days from the load on that have rates. */
export const HORIZON_DAYS = 760;

/** Days to add so that a calendar's first night is on or after `today`: a multiple of 364, 0 if it is already. */
export function shiftFor(firstNight: DayNumber, today: DayNumber): number {
	return Math.max(0, Math.ceil((today - firstNight) / SHIFT_DAYS)) * SHIFT_DAYS;
}

/** Adds a night to the runs of one home; nights may come in any order, in order is cheapest. */
export function addNight(runs: NightRun[], day: DayNumber, night: Omit<NightRun, "from" | "to">): void {
	const last = runs.at(-1);
	if (last && last.to === day && alike(last, night)) last.to = day + 1;
	else runs.push({ from: day, to: day + 1, ...night });
}

function alike(a: Omit<NightRun, "from" | "to">, b: Omit<NightRun, "from" | "to">): boolean {
	return a.free === b.free && a.cents === b.cents && a.minNights === b.minNights && a.maxNights === b.maxNights;
}

/** Taken nights as blocks; touching ones are joined. */
export function takenPeriods(runs: readonly NightRun[], shift: number): readonly StagedPeriod[] {
	const taken = runs.filter((run) => !run.free).sort((a, b) => a.from - b.from);
	const joined: { from: DayNumber; to: DayNumber }[] = [];
	for (const run of taken) {
		const last = joined.at(-1);
		if (last && run.from <= last.to) last.to = Math.max(last.to, run.to);
		else joined.push({ from: run.from, to: run.to });
	}
	return joined.map(({ from, to }) => ({
		arrival: isoOf(from + shift),
		departure: isoOf(to + shift),
		kind: "external",
	}));
}

export interface ListingTerms {
	readonly cents: Cents;
	readonly minNights: number;
	readonly maxNights: number;
}

interface SeasonTerms extends ListingTerms {
	readonly from: DayNumber;
	to: DayNumber;
}

/**
 * Seasons from `today` over the horizon: the calendar's price and minimum stay where it has them, else the
 * listing's. Nights of equal terms are one season.
 */
export function seasonsOf(
	runs: readonly NightRun[],
	shift: number,
	listing: ListingTerms,
	today: DayNumber,
): StagedRates["seasons"] {
	const end = today + HORIZON_DAYS;
	const seasons: SeasonTerms[] = [];
	const add = (from: DayNumber, to: DayNumber, terms: ListingTerms) => {
		const [first, last] = [Math.max(from, today), Math.min(to, end)];
		if (first >= last) return;
		const before = seasons.at(-1);
		const same =
			before?.to === first &&
			before.cents === terms.cents &&
			before.minNights === terms.minNights &&
			before.maxNights === terms.maxNights;
		if (same) before.to = last;
		else seasons.push({ from: first, to: last, ...terms });
	};
	let day = today;
	for (const run of [...runs].sort((a, b) => a.from - b.from)) {
		// A night that the source names twice keeps its first row.
		const from = Math.max(run.from + shift, day);
		const to = run.to + shift;
		if (to <= from) continue;
		add(day, from, listing);
		add(from, to, {
			cents: run.cents ?? listing.cents,
			minNights: run.minNights ?? listing.minNights,
			maxNights: run.maxNights ?? listing.maxNights,
		});
		day = to;
	}
	add(day, end, listing);
	return seasons.map((season) => ({
		from: isoOf(season.from),
		to: isoOf(season.to),
		nightCents: season.cents,
		weekendCents: season.cents,
		weekendDays: [],
		arrivalDays: [1, 2, 3, 4, 5, 6, 7],
		departureDays: [1, 2, 3, 4, 5, 6, 7],
		minNights: season.minNights,
		minThrough: 1,
		maxNights: season.maxNights,
		extraPersonCents: 0,
	}));
}
