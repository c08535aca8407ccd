import { fail, ok, type Result } from "../result.ts";
import type { DayNumber } from "../time/civil-date.ts";
import type { DayRange } from "../time/day-ranges.ts";
import { type ContentLine, readLines } from "./content-lines.ts";
import { type Moment, MomentReader } from "./moments.ts";
import { occurrences, readRule } from "./recurrence.ts";

/** The nights that a calendar of another site or of an owner takes (RFC 5545; docs/guides/calendars-ical.md). */

export interface CalendarStay extends DayRange {
	/** Marked by the site as closed by the host, so without a guest of its own: may be our own booking coming back. */
	readonly isBlock: boolean;
}

/** What could not be read of single events; the rest of the calendar counts all the same. */
const EVENT_PROBLEMS = ["DATE", "END", "ZONE", "RULE"] as const;
export type EventProblem = (typeof EVENT_PROBLEMS)[number];

export interface ReadCalendar {
	/** In order, each range once, within the window. */
	readonly stays: readonly CalendarStay[];
	/** Events in the file. */
	readonly events: number;
	/** Events with each problem; absent: none. */
	readonly problems: Readonly<Partial<Record<EventProblem, number>>>;
}

/** Why a whole file is refused. */
export type CalendarFailure = "NOT_A_CALENDAR" | "TRUNCATED" | "UNREADABLE" | "TOO_MANY_EVENTS";

export interface CalendarFrame {
	/** IANA zone of the home: times become days by its clocks. */
	readonly timeZone: string;
	/** Nights outside are left out. */
	readonly window: DayRange;
	/** Events that come again do so up to this day. */
	readonly repeatUntil: DayNumber;
	/** End of the UIDs of our own exports: such events are our own bookings coming back, and are left out. */
	readonly ownUids: string;
}

export const MOST_EVENTS = 5_000;
/** Stays that these may come to with all their repetitions. */
const MOST_STAYS = 20_000;
/** Dates of exceptions that are read; a file that names more is no home's. */
const MOST_EXCEPTIONS = 5_000;
/** Longer events do not come again. */
const MOST_NIGHTS_REPEATED = 366;
/** An end in the evening means that the night is taken; a guest who leaves is gone by then. */
const EVENING_MINUTE = 18 * 60;
/** How sites mark nights that their host closed; everything else counts as a stay. */
const BLOCK_SUMMARY = /^(?:airbnb \(not available\)|not available|blocked|unavailable)$/i;

type Component = Map<string, ContentLine[]>;

/** Reads a file. Single events that cannot be read are counted as problems; a file that is none is refused whole. */
export function readCalendar(text: string, frame: CalendarFrame): Result<ReadCalendar, CalendarFailure> {
	const found = eventsOf(readLines(text));
	if (!found.ok) return found;
	const events = latest(found.value);
	const reader = new EventReader(frame, events);
	for (const event of events) {
		if (!reader.add(event)) return fail("TOO_MANY_EVENTS");
	}
	const { stays, problems, unreadable } = reader;
	// One event of several may be broken; when all are, the file is of a kind that we do not know.
	if (unreadable > 0 && unreadable === found.value.length) return fail("UNREADABLE");
	const ordered = [...stays.values()].sort((a, b) => a.from - b.from || a.to - b.to);
	return ok({ stays: ordered, events: found.value.length, problems });
}

/** The events with their own lines; those of alarms within them are left out. */
function eventsOf(lines: readonly ContentLine[]): Result<readonly Component[], CalendarFailure> {
	const open: string[] = [];
	const events: Component[] = [];
	let calendars = 0;
	for (const line of lines) {
		const value = line.value.toUpperCase();
		if (line.name === "BEGIN") {
			open.push(value);
			if (value === "VCALENDAR") calendars++;
			if (value === "VEVENT") {
				if (events.length === MOST_EVENTS) return fail("TOO_MANY_EVENTS");
				events.push(new Map());
			}
		} else if (line.name === "END") {
			if (open.pop() !== value) return fail(calendars > 0 ? "TRUNCATED" : "NOT_A_CALENDAR");
		} else if (open.at(-1) === "VEVENT") {
			const event = events.at(-1) as Component;
			const same = event.get(line.name);
			if (same) same.push(line);
			else event.set(line.name, [line]);
		}
	}
	if (calendars === 0) return fail("NOT_A_CALENDAR");
	return open.length > 0 ? fail("TRUNCATED") : ok(events);
}

/** Of the versions of one event the newest; versions without an order all count. */
function latest(events: readonly Component[]): readonly Component[] {
	const newest = new Map<string, number>();
	const keyOf = (event: Component) => `${textOf(event, "UID")}\n${textOf(event, "RECURRENCE-ID")}`;
	const sequenceOf = (event: Component) => Number(/^\d{1,9}$/.exec(textOf(event, "SEQUENCE"))?.[0] ?? 0);
	for (const event of events) {
		const key = keyOf(event);
		newest.set(key, Math.max(newest.get(key) ?? 0, sequenceOf(event)));
	}
	return events.filter((event) => textOf(event, "UID") === "" || sequenceOf(event) === newest.get(keyOf(event)));
}

function textOf(event: Component, name: string): string {
	return event.get(name)?.[0]?.value ?? "";
}

class EventReader {
	readonly stays = new Map<string, CalendarStay>();
	readonly problems: Partial<Record<EventProblem, number>> = {};
	unreadable = 0;
	readonly #frame: CalendarFrame;
	readonly #moments: MomentReader;
	/** Days on which single events of a series were moved or called off, by UID. */
	readonly #exceptions = new Map<string, Set<DayNumber>>();
	readonly #noted = new Set<EventProblem>();
	#made = 0;
	#exceptionDates = 0;

	constructor(frame: CalendarFrame, events: readonly Component[]) {
		this.#frame = frame;
		this.#moments = new MomentReader(frame.timeZone);
		for (const event of events) {
			const line = event.get("RECURRENCE-ID")?.[0];
			const day = line ? this.#moment(line)?.day : undefined;
			const uid = textOf(event, "UID");
			if (day !== undefined) this.#exceptions.set(uid, (this.#exceptions.get(uid) ?? new Set()).add(day));
		}
	}

	/** False when the calendar holds more stays than a home can have. */
	add(event: Component): boolean {
		this.#noted.clear();
		if (textOf(event, "UID").endsWith(this.#frame.ownUids)) return true;
		if (textOf(event, "STATUS").toUpperCase() === "CANCELLED") return true;
		if (textOf(event, "TRANSP").toUpperCase() === "TRANSPARENT") return true;
		const range = this.#rangeOf(event);
		if (!range) {
			this.unreadable++;
			this.#note("DATE");
			return true;
		}
		const isBlock = BLOCK_SUMMARY.test(textOf(event, "SUMMARY"));
		for (const from of this.#startsOf(event, range)) {
			if (++this.#made > MOST_STAYS) return false;
			this.#keep({ from, to: from + range.to - range.from, isBlock });
		}
		return true;
	}

	/** Counts a problem once an event. */
	#note(problem: EventProblem): void {
		if (this.#noted.has(problem)) return;
		this.#noted.add(problem);
		this.problems[problem] = (this.problems[problem] ?? 0) + 1;
	}

	#moment(line: ContentLine): Moment | null {
		const zone = line.parameters.get("TZID");
		const moment = this.#moments.read(line.value, zone);
		if (moment?.minute != null && zone !== undefined && this.#moments.zoneName(zone) === null) this.#note("ZONE");
		return moment;
	}

	/** First night and day of departure; null without a day on which it begins. */
	#rangeOf(event: Component): DayRange | null {
		const begin = event.get("DTSTART")?.[0];
		const start = begin ? this.#moment(begin) : null;
		if (!start) return null;
		const end = this.#endOf(event, start);
		if (end === "unreadable") this.#note("END");
		const to = end === null || end === "unreadable" ? start.day + 1 : departureOf(end);
		// Not a night long: an appointment, or an end before the start.
		return { from: start.day, to: Math.max(to, start.day + 1) };
	}

	#endOf(event: Component, start: Moment): Moment | "unreadable" | null {
		const line = event.get("DTEND")?.[0];
		const duration = textOf(event, "DURATION");
		if (!line && duration === "") return null;
		const end = line ? this.#moment(line) : this.#moments.after(start, duration);
		if (!end) return "unreadable";
		return end.day < start.day ? "unreadable" : end;
	}

	#startsOf(event: Component, range: DayRange): readonly DayNumber[] {
		const { window, repeatUntil } = this.#frame;
		const own = range.to > window.from && range.from < window.to ? [range.from] : [];
		if (event.has("RDATE")) this.#note("RULE");
		const text = textOf(event, "RRULE");
		if (text === "" || event.has("RECURRENCE-ID")) return own;
		const nights = range.to - range.from;
		const rule =
			nights > MOST_NIGHTS_REPEATED
				? null
				: readRule(text, range.from, (value) => this.#moments.read(value)?.day ?? null);
		if (!rule) {
			this.#note("RULE");
			return own;
		}
		const away = this.#awayOf(event);
		return occurrences(rule, range.from, nights, { from: window.from, to: repeatUntil }).filter(
			(day) => !away.has(day),
		);
	}

	#awayOf(event: Component): ReadonlySet<DayNumber> {
		const away = new Set(this.#exceptions.get(textOf(event, "UID")));
		for (const line of event.get("EXDATE") ?? []) {
			for (const value of line.value.split(",")) {
				if (++this.#exceptionDates > MOST_EXCEPTIONS) return away;
				const moment = this.#moment({ ...line, value: value.trim() });
				if (moment) away.add(moment.day);
			}
		}
		return away;
	}

	#keep(stay: CalendarStay): void {
		const { window } = this.#frame;
		const from = Math.max(stay.from, window.from);
		const to = Math.min(stay.to, window.to);
		if (to <= from) return;
		const key = `${from} ${to}`;
		// Where a stay and a block share the nights, they count as a stay.
		this.stays.set(key, { from, to, isBlock: stay.isBlock && (this.stays.get(key)?.isBlock ?? true) });
	}
}

/** A date is the day of departure; a time is on it, unless it is in the evening. */
function departureOf(end: Moment): DayNumber {
	return end.minute !== null && end.minute >= EVENING_MINUTE ? end.day + 1 : end.day;
}
