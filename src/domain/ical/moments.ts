import { type DayNumber, parseIsoDate } from "../time/civil-date.ts";

/** Dates and times of calendars as civil days of one place. */

/** A day, and the minute of it; null for a date without a time. */
export interface Moment {
	readonly day: DayNumber;
	readonly minute: number | null;
}

/** Names of Outlook and Exchange for the zones of Europe and those that visitors send from. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
	"W. Europe Standard Time": "Europe/Berlin",
	"Romance Standard Time": "Europe/Paris",
	"Central Europe Standard Time": "Europe/Budapest",
	"Central European Standard Time": "Europe/Warsaw",
	"GMT Standard Time": "Europe/London",
	"Greenwich Standard Time": "Atlantic/Reykjavik",
	"E. Europe Standard Time": "Europe/Chisinau",
	"FLE Standard Time": "Europe/Kiev",
	"GTB Standard Time": "Europe/Bucharest",
	"Turkey Standard Time": "Europe/Istanbul",
	"Russian Standard Time": "Europe/Moscow",
	"Eastern Standard Time": "America/New_York",
	"Central Standard Time": "America/Chicago",
	"Mountain Standard Time": "America/Denver",
	"Pacific Standard Time": "America/Los_Angeles",
};

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
const SHAPE = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2}))?(Z)?)?$/i;
const DURATION = /^([+-])?P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/i;

/** Reads moments as a clock in one place shows them. */
export class MomentReader {
	readonly #home: string;
	readonly #clocks = new Map<string, Intl.DateTimeFormat | null>();

	/** `home` is the IANA zone of the place. */
	constructor(home: string) {
		this.#home = home;
	}

	/** `20270301`, `20270301T160000`, `20270301T150000Z`; null for days that do not exist and for other texts. */
	read(value: string, zone?: string): Moment | null {
		const match = SHAPE.exec(value);
		if (!match) return null;
		const [, year, month, date, hours, minutes, seconds, utc] = match;
		const day = parseIsoDate(`${year}-${month}-${date}`);
		if (day === null) return null;
		if (hours === undefined) return { day, minute: null };
		const minute = Number(hours) * 60 + Number(minutes);
		// Midnight may be written as the end of the day before, and a leap second as :60.
		if (minute > 24 * 60 || Number(minutes) > 59 || Number(seconds ?? 0) > 60) return null;
		const wall = day * MS_PER_DAY + minute * MS_PER_MINUTE;
		if (utc) return this.#at(wall);
		const name = zone === undefined ? null : this.zoneName(zone);
		return name === null || name === this.#home ? momentOf(wall) : this.#at(this.#instantOf(wall, name));
	}

	/** The moment so much later, by the wall clock; null for a duration that is none or runs backwards. */
	after(start: Moment, duration: string): Moment | null {
		const match = DURATION.exec(duration);
		if (!match || /[PT]$/i.test(duration) || match[1] === "-") return null;
		const [weeks, days, hours, minutes, seconds] = match.slice(2).map((part) => Number(part ?? 0)) as number[];
		const whole = (weeks ?? 0) * 7 + (days ?? 0);
		const rest = (hours ?? 0) * 60 + (minutes ?? 0) + Math.ceil((seconds ?? 0) / 60);
		if (start.minute === null) return { day: start.day + whole + Math.ceil(rest / (24 * 60)), minute: null };
		return momentOf((start.day + whole) * MS_PER_DAY + (start.minute + rest) * MS_PER_MINUTE);
	}

	/** The IANA zone that a TZID names, also by Outlook's names or behind a maker's prefix; null when unknown. */
	zoneName(tzid: string): string | null {
		const name = tzid.trim();
		const candidates = [WINDOWS_ZONES[name], name, /([A-Za-z_]+\/[A-Za-z_]+)$/.exec(name)?.[1]];
		return candidates.find((candidate) => candidate !== undefined && this.#clock(candidate) !== null) ?? null;
	}

	#at(instant: number): Moment {
		return momentOf(this.#wallOf(instant, this.#home));
	}

	/** The instant at which the clocks of a zone show a wall time; twice a year there are two or none, and either does. */
	#instantOf(wall: number, zone: string): number {
		const first = wall - (this.#wallOf(wall, zone) - wall);
		return first - (this.#wallOf(first, zone) - wall);
	}

	/** What the clocks of a zone show at an instant, as milliseconds of a clock without a zone. */
	#wallOf(instant: number, zone: string): number {
		const clock = this.#clock(zone);
		if (!clock) return instant;
		const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
		const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
		return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
	}

	#clock(zone: string): Intl.DateTimeFormat | null {
		const known = this.#clocks.get(zone);
		if (known !== undefined) return known;
		const made = clockOf(zone);
		this.#clocks.set(zone, made);
		return made;
	}
}

function momentOf(wall: number): Moment {
	const day = Math.floor(wall / MS_PER_DAY);
	return { day, minute: Math.floor((wall - day * MS_PER_DAY) / MS_PER_MINUTE) };
}

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
	try {
		return new Intl.DateTimeFormat("en-GB", {
			timeZone,
			hourCycle: "h23",
			calendar: "gregory",
			numberingSystem: "latn",
			year: "numeric",
			month: "numeric",
			day: "numeric",
			hour: "numeric",
			minute: "numeric",
			second: "numeric",
		});
	} catch {
		return null;
	}
}
