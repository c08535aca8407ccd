import pg from "pg";
import { accoNumber } from "#domain/accommodation/acco-id.ts";
import type { Party } from "#domain/party/party.ts";
import { type DayNumber, firstOfMonth, yearMonthOf } from "#domain/time/civil-date.ts";
import { isLastMinute, LAST_MINUTE_DAYS } from "#search/last-minute.ts";
import { lowestPrices } from "#search/memory/lowest-prices.ts";
import { basePoints, similarGroup } from "#search/recommended.ts";
import type { SearchHome } from "#search/search-home.ts";
import { COUNTED, FACT_COLUMN_COUNT, FACT_COLUMNS, factBits, SECOND_COUNT } from "./baseline-statement.ts";
import { HomeTotals } from "./baseline-totals.ts";
import { BinaryCopy, columnCount, RowWriter } from "./copy-in.ts";

/** Lengths of stay that guests ask for: weekends, midweeks, a week, two. */
export const COMMON_NIGHTS = [2, 3, 4, 7, 14] as const;
/** Months of arrival that are held, from this one on. */
export const MONTHS = 13;
/** A month's array reaches so many arrivals beyond it on both sides: stays a few days off stand in the same row. */
export const OVERLAP = 3;
const ARRIVALS = 31 + 2 * OVERLAP;

/** Days of arrival of one calendar month. */
export interface Month {
	readonly first: DayNumber;
	readonly end: DayNumber;
	/** As it stands in names of tables. */
	readonly name: string;
}

export function monthOf(day: DayNumber): Month {
	const { year, month } = yearMonthOf(day);
	const [first, end] = [firstOfMonth(year, month), firstOfMonth(year, month + 1)];
	return { first, end, name: `${year}_${String(month).padStart(2, "0")}` };
}

export function monthsFrom(today: DayNumber): readonly Month[] {
	const months = [monthOf(today)];
	while (months.length < MONTHS) months.push(monthOf(months.at(-1)?.end ?? today));
	return months;
}

/** Homes that can be had for so many nights with arrivals in a month, by the party that the tables are for. */
export function stayTable(nights: number, { name }: Month): string {
	return `stays_${nights}_${name}`;
}

/** Position of an arrival in its month's array; the first is 1. */
export function arrivalIndex(arrival: DayNumber, { first }: Month): number {
	return arrival - first + OVERLAP + 1;
}

const STAY_COLUMNS = `totals int4[] NOT NULL, lowest int4, lowest_on int4, ${FACT_COLUMNS}`;
const HOME_COLUMNS = `from_grand int4, from_per_night int4, from_arrival int4, from_nights int4, from_last_minute int4,
	${FACT_COLUMNS}`;

interface StayCopy {
	readonly month: Month;
	readonly nights: number;
	readonly copy: BinaryCopy;
}

/** Makes and fills all tables, each through a connection of its own and as frozen rows. */
export async function fillTables(
	url: string,
	homes: Iterable<SearchHome>,
	party: Party,
	today: DayNumber,
	lengths: readonly number[],
): Promise<void> {
	const clients: pg.Client[] = [];
	const open = async (table: string, columns: string) => {
		const client = new pg.Client({ connectionString: url });
		clients.push(client);
		await client.connect();
		await client.query("BEGIN");
		await client.query(`CREATE UNLOGGED TABLE ${table} (${columns})`);
		// An array in the row's own page is read without a detour.
		if (columns.startsWith("totals")) await client.query(`ALTER TABLE ${table} ALTER totals SET STORAGE PLAIN`);
		return new BinaryCopy(client, `COPY ${table} FROM STDIN (FORMAT binary, FREEZE)`);
	};
	try {
		const months = monthsFrom(today);
		const home = await open("home", HOME_COLUMNS);
		const stays: StayCopy[] = [];
		for (const nights of lengths) {
			for (const month of months) {
				stays.push({ month, nights, copy: await open(stayTable(nights, month), STAY_COLUMNS) });
			}
		}
		let chunk: SearchHome[] = [];
		const write = async () => {
			await writeHomes(chunk, home, stays, party, today, lengths);
			chunk = [];
		};
		for (const entry of homes) {
			if (entry.status === "live") chunk.push(entry);
			if (chunk.length === 1024) await write();
		}
		await write();
		for (const copy of [home, ...stays.map(({ copy }) => copy)]) await copy.end();
		for (const client of clients) await client.query("COMMIT");
		const tables = ["home", ...stays.map(({ nights, month }) => stayTable(nights, month))];
		for (const [number, table] of tables.entries()) {
			await clients[number]?.query(`CREATE UNIQUE INDEX ON ${table} (home_no)`);
			await clients[number]?.query(`CREATE INDEX ON ${table} (region_id, place_id)`);
			await clients[number]?.query(`ANALYZE ${table}`);
		}
	} finally {
		for (const client of clients) await client.end();
	}
}

const HOME_HEAD = columnCount(5 + FACT_COLUMN_COUNT);
const STAY_HEAD = columnCount(3 + FACT_COLUMN_COUNT);

async function writeHomes(
	entries: readonly SearchHome[],
	homes: BinaryCopy,
	stays: readonly StayCopy[],
	party: Party,
	today: DayNumber,
	lengths: readonly number[],
): Promise<void> {
	const lowest = lowestPrices(entries, today);
	const first = (stays[0]?.month.first ?? today) - OVERLAP;
	const end = (stays.at(-1)?.month.end ?? today) + OVERLAP + Math.max(...lengths, 0) + 1;
	const row = new RowWriter();
	for (const [number, entry] of entries.entries()) {
		writeFacts(row, entry);
		const facts = row.take();
		const { from = null, lastMinute = false } = lowest[number] ?? {};
		row.int4(from?.grandCents ?? null);
		row.int4(from?.perNightCents ?? null);
		row.int4(from?.stay.arrival ?? null);
		row.int4(from?.nights ?? null);
		row.int4(lastMinute ? 1 : 0);
		await homes.row([HOME_HEAD, row.take(), facts]);
		const totals = new HomeTotals(entry, today, { first, end });
		const byLength = new Map(lengths.map((nights) => [nights, totals.of(nights, party)]));
		for (const { month, nights, copy } of stays) {
			const all = byLength.get(nights) as Int32Array;
			const from = month.first - OVERLAP - first;
			const own = all.subarray(from, from + ARRIVALS);
			if (own.every((total) => total === 0)) continue;
			let [best, bestOn] = [0, 0];
			for (let day = month.first; day < month.end; day++) {
				const total = all[day - first] as number;
				if (total > 0 && (best === 0 || total < best)) [best, bestOn] = [total, day];
			}
			row.int4s(own);
			row.int4(best);
			row.int4(bestOn);
			await copy.row([STAY_HEAD, row.take(), facts]);
		}
	}
}

function writeFacts(row: RowWriter, entry: SearchHome): void {
	const { home, facts } = entry;
	row.int4(accoNumber(home.accoId));
	for (const value of [home.maxGuests, home.maxBabies, home.maxPets]) row.int2(value);
	row.int2(basePoints(facts));
	row.int2(similarGroup(facts.kind, home.maxGuests));
	row.int4(lastMinuteBits(entry));
	row.int4(factBits(entry));
	row.int4(facts.regionId);
	row.int4(facts.placeId);
	row.float8(facts.lat);
	row.float8(facts.lng);
	for (let at = 0; at < COUNTED.length; at += 2) {
		row.int4((COUNTED[at]?.has(entry) ? 1 : 0) + (COUNTED[at + 1]?.has(entry) ? 2 ** SECOND_COUNT : 0));
	}
}

/** Bit by bit: whether an arrival in so many days is sold with a last-minute reduction. */
function lastMinuteBits({ home }: SearchHome): number {
	let bits = 0;
	for (let days = 0; days <= LAST_MINUTE_DAYS; days++) if (isLastMinute(home, days)) bits |= 1 << days;
	return bits;
}
