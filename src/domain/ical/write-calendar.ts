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
	return fileOf(events.flatMap((event) => eventLines(event, [`SUMMARY:${SUMMARY}`, "TRANSP:OPAQUE"])));
}

/** A stay as its guest keeps it, in words of the guest's language. */
export interface GuestStay extends CalendarEvent {
	readonly title: string;
	readonly place: string;
	readonly description: string;
	/** Address of the booking. */
	readonly url: string;
}

/** The calendar file of a guest's stay: all days from the arrival to the departure, which is a day of it here. */
export function writeGuestStay({ title, place, description, url, ...stay }: GuestStay): string {
	return fileOf(
		eventLines({ ...stay, to: stay.to + 1 }, [
			`SUMMARY:${escapeText(title)}`,
			`LOCATION:${escapeText(place)}`,
			`DESCRIPTION:${escapeText(description)}`,
			`URL:${url}`,
			// Holidays do not make anybody busy for others' calendars.
			"TRANSP:TRANSPARENT",
		]),
	);
}

function fileOf(events: readonly string[]): string {
	const head = ["VERSION:2.0", `PRODID:${PRODUCT}`, "CALSCALE:GREGORIAN", "METHOD:PUBLISH"];
	return writeLines(["BEGIN:VCALENDAR", ...head, ...events, "END:VCALENDAR"]);
}

function eventLines({ uid, changedAt, from, to }: CalendarEvent, more: readonly string[]): readonly string[] {
	return [
		"BEGIN:VEVENT",
		`UID:${escapeText(uid)}`,
		`DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
		`DTSTART;VALUE=DATE:${compact(from)}`,
		`DTEND;VALUE=DATE:${compact(to)}`,
		...more,
		"END:VEVENT",
	];
}

function compact(day: DayNumber): string {
	return isoOf(day).replaceAll("-", "");
}
