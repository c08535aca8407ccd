import { type DayNumber, isoOf } from "../time/civil-date.ts";
import type { DayRange } from "../time/day-ranges.ts";
import { escapeText, writeLines } from "./content-lines.ts";

/** A calendar of taken nights as other sites read it (RFC 5545). It says that nights are taken and nothing else. */

export interface CalendarEvent extends DayRange {
	/** The same in every export, globally unique. */
	readonly uid: string;
	/** When it became as it is. */
	readonly changedAt: Date;
}

const PRODUCT = "-//Halcyon//Calendar 1.0//EN";
const SUMMARY = "Booked";

/** All-day events; the end is the day of departure, which is free for the next arrival. */
export function writeCalendar(events: readonly CalendarEvent[]): string {
	return writeLines([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:${PRODUCT}`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		...events.flatMap(({ uid, changedAt, from, to }) => [
			"BEGIN:VEVENT",
			`UID:${escapeText(uid)}`,
			`DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
			`DTSTART;VALUE=DATE:${compact(from)}`,
			`DTEND;VALUE=DATE:${compact(to)}`,
			`SUMMARY:${SUMMARY}`,
			"TRANSP:OPAQUE",
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	]);
}

function compact(day: DayNumber): string {
	return isoOf(day).replaceAll("-", "");
}
