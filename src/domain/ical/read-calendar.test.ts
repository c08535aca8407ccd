import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { processorMs } from "#tests/support/processor-time.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { dayOf, isoOf } from "../time/civil-date.ts";
import { joinRanges } from "../time/day-ranges.ts";
import { type CalendarFrame, MOST_EVENTS, readCalendar } from "./read-calendar.ts";
import { writeCalendar } from "./write-calendar.ts";

const FIXTURES = join(import.meta.dirname, "../../../tests/fixtures/ical");
const FRAME: CalendarFrame = {
	timeZone: "Europe/Vienna",
	window: { from: dayOf("2026-01-01"), to: dayOf("2030-01-01") },
	repeatUntil: dayOf("2029-01-15"),
	ownUids: "@ical.halcyon.example",
};

/** `2027-02-01 2027-02-08`, with an asterisk for blocks. */
function staysOf(text: string, frame: CalendarFrame = FRAME) {
	const read = readCalendar(text, frame);
	if (!read.ok) return read.error;
	return read.value.stays.map(({ from, to, isBlock }) => `${isoOf(from)} ${isoOf(to)}${isBlock ? "*" : ""}`);
}

const calendar = (...events: readonly string[][]) =>
	[
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
		"END:VCALENDAR",
		"",
	].join("\r\n");
const stay = (...lines: string[]) => staysOf(calendar(lines));

describe("a calendar in the manner of", () => {
	const read = (name: string) => readCalendar(readFileSync(join(FIXTURES, `${name}.ics`), "utf8"), FRAME);

	it.each<[string, string[], object]>([
		["airbnb", ["2027-02-01 2027-02-08", "2027-03-01 2027-03-06*", "2027-09-01 2028-01-15*"], {}],
		["booking-com", ["2027-02-13 2027-02-20", "2027-02-20 2027-02-27"], {}],
		[
			"google",
			[
				"2027-03-05 2027-03-07",
				"2027-03-20 2027-03-22",
				"2027-03-26 2027-03-28",
				"2027-04-02 2027-04-05",
				"2027-05-11 2027-05-13",
			],
			{},
		],
		[
			"outlook",
			[
				"2026-12-24 2026-12-27",
				"2027-07-10 2027-07-17",
				"2027-08-02 2027-08-03",
				"2027-12-24 2027-12-27",
				"2028-12-24 2028-12-27",
			],
			{ RULE: 1 },
		],
		["vrbo", ["2027-04-10 2027-04-17", "2027-05-01 2027-05-03*"], {}],
	])("%s gives its nights", (name, stays, problems) => {
		const found = read(name);
		const shown = found.ok
			? found.value.stays.map((s) => `${isoOf(s.from)} ${isoOf(s.to)}${s.isBlock ? "*" : ""}`)
			: found;
		expect(shown).toEqual(stays);
		expect(found.ok && found.value.problems).toEqual(problems);
	});
});

describe("an event", () => {
	it.each<[string, string[], string[]]>([
		[
			"takes the nights up to the day of departure",
			["DTSTART;VALUE=DATE:20270301", "DTEND;VALUE=DATE:20270308"],
			["2027-03-01 2027-03-08"],
		],
		["without an end takes one night", ["DTSTART;VALUE=DATE:20270301"], ["2027-03-01 2027-03-02"]],
		["that ends as it begins takes one night", ["DTSTART:20270301", "DTEND:20270301"], ["2027-03-01 2027-03-02"]],
		["lasts as long as its duration", ["DTSTART;VALUE=DATE:20270301", "DURATION:P1W"], ["2027-03-01 2027-03-08"]],
		["begins on the day of its hour", ["DTSTART:20270301T160000", "DTEND:20270305T100000"], ["2027-03-01 2027-03-05"]],
		["that lasts hours takes one night", ["DTSTART:20270301T090000", "DURATION:PT3H"], ["2027-03-01 2027-03-02"]],
		[
			"that ends in the evening takes that night",
			["DTSTART:20270301T000000", "DTEND:20270305T235900"],
			["2027-03-01 2027-03-06"],
		],
		[
			"that ends at midnight ends that day",
			["DTSTART:20270301T000000", "DTEND:20270305T000000"],
			["2027-03-01 2027-03-05"],
		],
		[
			"in universal time begins by the clocks of the home",
			["DTSTART:20270228T233000Z", "DTEND:20270305T090000Z"],
			["2027-03-01 2027-03-05"],
		],
		[
			"of another zone too",
			["DTSTART;TZID=America/New_York:20270228T200000", "DTEND;TZID=America/New_York:20270304T040000"],
			["2027-03-01 2027-03-04"],
		],
		[
			"of a zone with a maker's prefix too",
			["DTSTART;TZID=/example.org/2027/America/New_York:20270228T200000", "DURATION:P2D"],
			["2027-03-01 2027-03-03"],
		],
		[
			"in lower case and with dashes is read",
			["dtstart;value=date:2027-03-01", "dtend;value=date:2027-03-03"],
			["2027-03-01 2027-03-03"],
		],
		["that was called off takes nothing", ["DTSTART:20270301", "STATUS:CANCELLED"], []],
		["that leaves its time free takes nothing", ["DTSTART:20270301", "TRANSP:TRANSPARENT"], []],
		["of our own comes back without effect", ["UID:abc@ical.halcyon.example", "DTSTART:20270301"], []],
		["before or after the window takes nothing", ["DTSTART:20240301", "DTEND:20240308"], []],
		["without end in sight ends with the window", ["DTSTART:20270301", "DTEND:99991231"], ["2027-03-01 2030-01-01"]],
		[
			"of an alarm lasts no longer by it",
			["DTSTART:20270301T100000", "BEGIN:VALARM", "DURATION:P30D", "END:VALARM"],
			["2027-03-01 2027-03-02"],
		],
	])("%s", (_, lines, stays) => {
		expect(stay(...lines)).toEqual(stays);
	});

	it.each<[string, string, string[]]>([
		["daily", "FREQ=DAILY;INTERVAL=3;COUNT=3", ["2027-03-01", "2027-03-04", "2027-03-07"]],
		["weekly until a day", "FREQ=WEEKLY;UNTIL=20270315", ["2027-03-01", "2027-03-08", "2027-03-15"]],
		["weekly until an instant", "FREQ=WEEKLY;UNTIL=20270307T225959Z", ["2027-03-01"]],
		["on weekdays", "FREQ=WEEKLY;BYDAY=SA,MO;COUNT=4", ["2027-03-01", "2027-03-06", "2027-03-08", "2027-03-13"]],
		[
			"every other week from Sunday",
			"FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO;COUNT=3",
			["2027-03-01", "2027-03-14", "2027-03-15"],
		],
		["yearly", "FREQ=YEARLY;COUNT=2", ["2027-03-01", "2028-03-01"]],
	])("comes again %s", (_, rule, days) => {
		const found = stay("DTSTART;VALUE=DATE:20270301", `RRULE:${rule}`);
		expect(Array.isArray(found) ? found.map((text) => text.slice(0, 10)) : found).toEqual(days);
	});

	it("that began long ago comes again within the window alone", () => {
		const found = stay("DTSTART;VALUE=DATE:19500102", "RRULE:FREQ=WEEKLY");
		expect(found[0]).toBe("2026-01-05 2026-01-06");
		expect(found.at(-1)).toBe("2029-01-08 2029-01-09");
		expect(stay("DTSTART;VALUE=DATE:20000101", "RRULE:FREQ=DAILY;COUNT=9500")).toEqual([
			"2026-01-01 2026-01-02",
			"2026-01-02 2026-01-03",
			"2026-01-03 2026-01-04",
		]);
		expect(stay("DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY")).toEqual(["2028-02-29 2028-03-01"]);
	});

	it.each([
		"FREQ=MONTHLY",
		"FREQ=WEEKLY;BYDAY=1MO",
		"FREQ=DAILY;BYDAY=MO",
		"FREQ=DAILY;INTERVAL=0",
		"FREQ=DAILY;COUNT=x",
		"FREQ=YEARLY;BYMONTH=4",
		"FREQ=DAILY;UNTIL=soon",
		"FREQ=DAILY;BYSETPOS=1",
		"INTERVAL=2",
		"",
	])("with a rule of another kind (%s) takes its own nights and is noted", (rule) => {
		const read = readCalendar(calendar(["DTSTART:20270301", `RRULE:${rule}`]), FRAME);
		expect(read.ok && read.value.stays).toHaveLength(1);
		expect(read.ok && read.value.problems).toEqual(rule === "" ? {} : { RULE: 1 });
	});

	it("of which the newest version counts", () => {
		const text = calendar(
			["UID:1", "SEQUENCE:0", "DTSTART:20270301"],
			["UID:1", "SEQUENCE:2", "DTSTART:20270401"],
			["UID:2", "DTSTART:20270501"],
			["UID:2", "SEQUENCE:1", "STATUS:CANCELLED", "DTSTART:20270501"],
			["UID:3", "DTSTART:20270601"],
			["UID:3", "DTSTART:20270701"],
		);
		expect(staysOf(text)).toEqual(["2027-04-01 2027-04-02", "2027-06-01 2027-06-02", "2027-07-01 2027-07-02"]);
	});

	it("that cannot be read is noted, and the others count", () => {
		const text = calendar(
			["SUMMARY:no day"],
			["DTSTART:20270230"],
			["DTSTART:20270301", "DTEND:20270201"],
			["DTSTART;TZID=Nowhere/Land:20270401T120000", "DTEND;TZID=Nowhere/Land:20270403T100000"],
		);
		const read = readCalendar(text, FRAME);
		expect(staysOf(text)).toEqual(["2027-03-01 2027-03-02", "2027-04-01 2027-04-03"]);
		expect(read.ok && read.value).toMatchObject({ events: 4, problems: { DATE: 2, END: 1, ZONE: 1 } });
	});

	it("and a block on the same nights are a stay", () => {
		const nights = ["DTSTART:20270301", "DTEND:20270303"];
		expect(staysOf(calendar(["SUMMARY:Blocked", ...nights], ["SUMMARY:Reserved", ...nights]))).toEqual([
			"2027-03-01 2027-03-03",
		]);
	});
});

describe("a file", () => {
	const whole = calendar(["DTSTART:20270301"]);

	it.each<[string, string, string | string[]]>([
		["of another kind is refused", "<!doctype html><title>Sign in</title>", "NOT_A_CALENDAR"],
		["that is empty is refused", "", "NOT_A_CALENDAR"],
		["that breaks off is refused", whole.slice(0, -20), "TRUNCATED"],
		["whose parts do not fit is refused", whole.replace("END:VEVENT", "END:VTODO"), "TRUNCATED"],
		["that says nothing that can be read is refused", calendar(["DTSTART:soon"], ["SUMMARY:x"]), "UNREADABLE"],
		[
			"with too many events is refused",
			calendar(...Array.from({ length: MOST_EVENTS + 1 }, () => ["DTSTART:20270301"])),
			"TOO_MANY_EVENTS",
		],
		[
			"with too many repetitions is refused",
			calendar(...Array.from({ length: 30 }, (_, i) => [`DTSTART:202701${10 + (i % 20)}`, "RRULE:FREQ=DAILY"])),
			"TOO_MANY_EVENTS",
		],
		["without events is one", "BEGIN:VCALENDAR\nEND:VCALENDAR", []],
		[
			"with a byte order mark and old line ends is one",
			`\uFEFF${whole.replaceAll("\r\n", "\r")}`,
			["2027-03-01 2027-03-02"],
		],
		["with folded lines is one", whole.replace("20270301", "2027\r\n 03\n\t01"), ["2027-03-01 2027-03-02"]],
	])("%s", (_, text, result) => {
		expect(staysOf(text)).toEqual(result);
	});
});

const ranges = fc.array(
	fc
		.tuple(fc.integer({ min: 20_600, max: 21_500 }), fc.integer({ min: 1, max: 40 }))
		.map(([from, nights]) => ({ from, to: from + nights })),
	{ maxLength: 60 },
);

describe("what we write", () => {
	it("is read as the same nights by another site", () => {
		fc.assert(
			fc.property(ranges, fc.string({ unit: "grapheme", maxLength: 90 }), (stays, id) => {
				const text = writeCalendar(
					stays.map((range, index) => ({ ...range, uid: `${index}${id}@ours`, changedAt: new Date(0) })),
				);
				const read = readCalendar(text, FRAME);
				expect(read.ok && joinRanges(read.value.stays)).toEqual(joinRanges(stays));
				expect(read.ok && read.value.problems).toEqual({});
				const lines = text.split("\r\n");
				expect(lines.pop()).toBe("");
				for (const line of lines) {
					expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
					expect(line).not.toMatch(/[\r\n]/);
				}
			}),
			{ numRuns: propertyRuns(200) },
		);
	});

	it("is a calendar of all-day events without names", () => {
		const text = writeCalendar([
			{
				uid: "x@ical.halcyon.example",
				changedAt: new Date("2027-01-15T10:00:00.123Z"),
				from: dayOf("2027-03-01"),
				to: dayOf("2027-03-08"),
			},
		]);
		expect(text).toBe(
			[
				"BEGIN:VCALENDAR",
				"VERSION:2.0",
				"PRODID:-//Halcyon//Calendar 1.0//EN",
				"CALSCALE:GREGORIAN",
				"METHOD:PUBLISH",
				"BEGIN:VEVENT",
				"UID:x@ical.halcyon.example",
				"DTSTAMP:20270115T100000Z",
				"DTSTART;VALUE=DATE:20270301",
				"DTEND;VALUE=DATE:20270308",
				"SUMMARY:Booked",
				"TRANSP:OPAQUE",
				"END:VEVENT",
				"END:VCALENDAR",
				"",
			].join("\r\n"),
		);
		expect(staysOf(text)).toEqual([]);
	});
});

describe("any input", () => {
	const samples = ["airbnb", "booking-com", "google", "outlook", "vrbo"].map((name) =>
		readFileSync(join(FIXTURES, `${name}.ics`), "utf8"),
	);
	const word = fc.constantFrom(
		"BEGIN:VCALENDAR",
		"END:VCALENDAR",
		"BEGIN:VEVENT",
		"END:VEVENT",
		"DTSTART:",
		"DTEND;TZID=",
		"RRULE:FREQ=",
		"DAILY",
		"YEARLY",
		"WEEKLY",
		";BYDAY=",
		"MO",
		";COUNT=",
		";UNTIL=",
		"99991231",
		"10000101",
		"20270301T",
		"235960Z",
		"EXDATE:",
		"DURATION:P",
		"99999W",
		"\r\n",
		"\n ",
		'"',
		";",
		":",
		",",
		"=",
		"Europe/Oslo",
		"UID:1",
		"RECURRENCE-ID:",
	);
	const mutated = fc
		.tuple(
			fc.constantFrom(...samples),
			fc.array(fc.tuple(fc.nat(3_000), fc.nat(40), fc.oneof(word, fc.string({ maxLength: 5 }))), { maxLength: 12 }),
		)
		.map(([text, cuts]) =>
			cuts.reduce((old, [at, length, put]) => old.slice(0, at) + put + old.slice(at + length), text),
		);
	const made = fc
		.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 80 })
		.map((parts) => calendar([parts.join("")]));

	it("nothing is thrown, every stay lies in the window, and it is soon done", () => {
		fc.assert(
			fc.property(fc.oneof(mutated, made, fc.string()), (text) => {
				let read = readCalendar("", FRAME);
				const spent = processorMs(() => {
					read = readCalendar(text, FRAME);
				});
				expect(spent).toBeLessThan(2_000);
				for (const { from, to } of read.ok ? read.value.stays : []) {
					expect(from).toBeGreaterThanOrEqual(FRAME.window.from);
					expect(to).toBeLessThanOrEqual(FRAME.window.to);
					expect(to).toBeGreaterThan(from);
				}
			}),
			{ numRuns: propertyRuns(2_000) },
		);
	});

	it.each<[string, () => string]>([
		["lines without end", () => calendar([`X:${"a\r\n ".repeat(400_000)}`])],
		["parameters without end", () => calendar([`DTSTART${";A=B".repeat(500_000)}:20270301`])],
		["quotes without end", () => calendar([`DTSTART;TZID=${'"'.repeat(1_999_999)}:20270301`])],
		["parts without end", () => "BEGIN:X\n".repeat(250_000)],
		[
			"exceptions without end",
			() =>
				calendar([
					"DTSTART:20270301",
					"RRULE:FREQ=DAILY",
					`EXDATE;TZID=America/New_York:${"20270301T100000,".repeat(120_000)}20270301T100000`,
				]),
		],
		[
			"exceptions line by line",
			() =>
				calendar([
					"DTSTART:20270301",
					"RRULE:FREQ=DAILY",
					...Array.from({ length: 80_000 }, () => "EXDATE;TZID=Asia/Tokyo:20270301T100000"),
				]),
		],
		[
			"rules from the beginning of time",
			() =>
				calendar(
					...Array.from({ length: MOST_EVENTS }, () => ["DTSTART:10000101", "DTEND:10000501", "RRULE:FREQ=YEARLY"]),
				),
		],
		[
			"events of other zones",
			() =>
				calendar(
					...Array.from({ length: MOST_EVENTS }, (_, i) => [
						`DTSTART;TZID=America/New_York:20270301T1${i % 10}0000`,
						"DURATION:P1D",
					]),
				),
		],
		[
			"zones that are none",
			() => calendar(...Array.from({ length: MOST_EVENTS }, (_, i) => [`DTSTART;TZID=No/Zone${i}:20270301T100000`])),
		],
	])("two megabytes of %s are soon done", (_, text) => {
		const file = text();
		expect(processorMs(() => readCalendar(file, FRAME))).toBeLessThan(4_000);
	});
});
