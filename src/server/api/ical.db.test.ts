import { beforeAll, beforeEach, expect, it } from "vitest";
import { dateRange } from "#db/availability/claims.ts";
import { readCalendar } from "#domain/ical/read-calendar.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { icalAddressOf, renewIcalAddress } from "#services/ical/export-ical.ts";
import type { Api } from "#tests/support/api.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { createApi } from "./api.ts";

const EVA = { publicId: "eva" };

const HOME = "a990001";

describeByTurns("GET /api/ical/{accoId}.{token}.ics", (database) => {
	let app: TestApp;
	let api: Api;

	beforeAll(async () => {
		await seedFixture(database().db);
		await seedHomeLike(database().db, HOME, { accoId: "a5", units: ["u1", "u2"] });
	});
	beforeEach(async () => {
		await emptyTables(database().db, ["booking", "occupancy", "quote", "guest", "email_outbox"]);
		app = testApp(database());
		api = createApi(app);
	});

	const pathOf = async (accoId: string) => new URL((await icalAddressOf(app, accoId)) ?? "").pathname;
	const read = async (accoId: string) => {
		const response = await api.request(await pathOf(accoId));
		expect(response.status).toBe(200);
		const text = await response.text();
		const calendar = readCalendar(text, {
			timeZone: "Europe/Vienna",
			window: { from: dayOf("2026-01-01"), to: dayOf("2030-01-01") },
			repeatUntil: dayOf("2030-01-01"),
			ownUids: "@another.example",
		});
		if (!calendar.ok) throw new Error(calendar.error);
		return { text, stays: calendar.value.stays.map(({ from, to }) => `${isoOf(from)} ${isoOf(to)}`) };
	};
	const claim = async (unit: string, from: string, to: string, changes: object = {}) => {
		const stay = dateRange({ arrival: dayOf(from), departure: dayOf(to) });
		const row = { unit_id: unit, stay, kind: "owner" as const, booking_id: null, expires_at: null, released_at: null };
		await app.db
			.insertInto("occupancy")
			.values({ ...row, ...changes })
			.execute();
	};
	const hold = (expiresAt: string) => ({ kind: "hold" as const, expires_at: new Date(expiresAt) });

	it("has the nights that are taken, as days, without names and numbers", async () => {
		const offer = await offered(app, { arrival: "2027-03-01", departure: "2027-03-05" });
		const booked = await createBooking(app, bookingBody(offer.quoteId), newKey());
		await claim(HOME, "2027-03-05", "2027-03-08");
		const { text, stays } = await read(HOME);
		expect(stays).toEqual(["2027-03-01 2027-03-05", "2027-03-05 2027-03-08"]);
		expect(text).toContain("\r\nDTSTART;VALUE=DATE:20270301\r\nDTEND;VALUE=DATE:20270305\r\nSUMMARY:Booked\r\n");
		expect(booked.ok && text.includes(booked.value.answer.bookingNo)).toBe(false);
		expect(text).not.toMatch(/Noor|Vries|example\.org|Haus Eins/);
		for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	});

	it("keeps the ids of its events, all different", async () => {
		await claim(HOME, "2027-03-05", "2027-03-08");
		await claim(HOME, "2027-04-05", "2027-04-08");
		const uids = async () => (await read(HOME)).text.match(/^UID:.+$/gm) ?? [];
		const before = await uids();
		expect(new Set(before).size).toBe(2);
		await claim(HOME, "2027-02-05", "2027-02-08");
		expect((await uids()).slice(1)).toEqual(before);
	});

	it("leaves out what ran out, was given back, is long over, or came from another calendar", async () => {
		await claim(HOME, "2027-03-01", "2027-03-03", hold("2027-01-15T09:59:59Z"));
		await claim(HOME, "2027-04-01", "2027-04-03", { released_at: new Date() });
		await claim(HOME, "2027-05-01", "2027-05-03", { kind: "ical" });
		await claim(HOME, "2026-12-01", "2026-12-10");
		await claim(HOME, "2027-06-01", "2027-06-03", hold("2027-01-15T10:00:01Z"));
		await claim(HOME, "2026-12-20", "2026-12-27", { kind: "maintenance" });
		expect((await read(HOME)).stays).toEqual(["2026-12-20 2026-12-27", "2027-06-01 2027-06-03"]);
	});

	it("of a house group has the nights on which any of its units is taken", async () => {
		await claim("u1", "2027-03-01", "2027-03-05");
		await claim("u2", "2027-03-03", "2027-03-08");
		await claim("u1", "2027-03-08", "2027-03-09");
		await claim("u2", "2027-04-01", "2027-04-03");
		expect((await read("a5")).stays).toEqual(["2027-03-01 2027-03-09", "2027-04-01 2027-04-03"]);
	});

	it("is private, and its ETag changes with its content", async () => {
		await claim(HOME, "2027-03-01", "2027-03-05");
		const path = await pathOf(HOME);
		const first = await api.request(path);
		expect(Object.fromEntries(first.headers)).toMatchObject({
			"content-type": "text/calendar; charset=utf-8",
			"cache-control": "private, no-store",
			"x-robots-tag": "noindex",
			"content-disposition": 'inline; filename="a990001.ics"',
		});
		const tag = first.headers.get("ETag") ?? "";
		for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
			const same = await api.request(path, { headers: { "If-None-Match": known } });
			expect([same.status, await same.text(), same.headers.get("ETag")]).toEqual([304, "", tag]);
		}
		const head = await api.request(path, { method: "HEAD" });
		expect([head.status, await head.text(), head.headers.get("ETag")]).toEqual([200, "", tag]);
		await claim(HOME, "2027-04-01", "2027-04-05");
		const changed = await api.request(path, { headers: { "If-None-Match": tag } });
		expect(changed.status).toBe(200);
		expect((await api.request(path, { method: "DELETE" })).status).toBe(405);
	});

	it("is found by its own address alone; all others fail alike", async () => {
		const right = await pathOf(HOME);
		const other = await pathOf("a990002");
		const answers = new Set<string>();
		for (const path of [
			right.replace(/\.ics$/, ""),
			right.replace(/.\.ics$/, "*.ics"),
			right.replace(HOME, "a990002"),
			right.replace(HOME, "a404"),
			other.replace("a990002", HOME),
			`/api/ical/${HOME}..ics`,
			`/api/ical/${HOME}.ics`,
			"/api/ical/a0.x.ics",
			"/api/ical/nonsense",
			`/api/ical/${HOME}.x.y.ics`,
			`/api/ical/${HOME.toUpperCase()}.${right.split(".")[1]}.ics`,
		]) {
			const response = await api.request(path);
			expect([path, response.status]).toEqual([path, 404]);
			const headers = [...response.headers].filter(([name]) => name !== "x-request-id");
			answers.add(JSON.stringify([headers, await response.text()]));
		}
		expect(answers.size).toBe(1);
		expect((await api.request(right)).status).toBe(200);
	});

	it("has another address once it is renewed", async () => {
		const before = await pathOf(HOME);
		const fresh = await renewIcalAddress(app, HOME, EVA);
		expect((await api.request(before)).status).toBe(404);
		expect((await api.request(new URL(fresh ?? "").pathname)).status).toBe(200);
		expect(await renewIcalAddress(app, "a404", EVA)).toBeNull();
		expect(await icalAddressOf(app, "a404")).toBeNull();
	});

	it("is documented, and its address is in no log", async () => {
		const path = await pathOf(HOME);
		await api.request(path);
		const { paths } = (await (await api.request("/api/openapi.json")).json()) as { paths: Record<string, object> };
		expect(Object.keys(paths["/api/ical/{accoId}.{token}.ics"] ?? {})).toEqual(["get"]);
		expect(app.log.lines.join()).toContain("/api/ical/:file");
		expect(app.log.lines.join()).not.toContain(path.split(".")[1]);
	});
});
