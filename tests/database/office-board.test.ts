import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import type { BoardData } from "#site/views/office-board-view.ts";
import {
	OFFICE_COOKIES,
	OFFICE_PEOPLE,
	type OfficePerson,
	type OfficeSite,
	officeId,
	startOffice,
} from "#tests/support/office-site.ts";

/** The planning board over HTTP: who sees it, who blocks nights, and what hostile values come to. */

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
});
afterAll(() => office?.close());

const rolesOf = (person: OfficePerson): readonly Role[] => (person === "none" ? [] : [person]);
const BLOCK = { do: "block", home: "a990001", from: "2027-03-01", to: "2027-03-08", kind: "maintenance" };
const STRANGERS = [undefined, `csEncId=${"A".repeat(43)}`];

const taken = async () =>
	(
		await office.rows.query(
			"SELECT occupancy_id::int AS id, stay::text, released_at IS NULL AS stands FROM occupancy ORDER BY 1",
		)
	).rows;
const standing = async () => (await taken()).filter((row) => row.stands).map((row) => row.stay);
const blockId = async () =>
	(await office.rows.query("SELECT block_id FROM occupancy WHERE released_at IS NULL AND block_id IS NOT NULL")).rows[0]
		?.block_id as string;
const clear = () => office.rows.query("DELETE FROM occupancy WHERE released_at IS NULL");
/** Where the page's form goes, and where its script sends the same. */
const PAGE = "/staff/board";
const SCRIPT = "/staff/board.json";
const blocked = (over: Readonly<Record<string, string>> = {}, cookie = OFFICE_COOKIES.support, path = PAGE) =>
	office.send(path, { ...BLOCK, ...over }, cookie);

describe.each(["/staff/board", "/staff/board.json"])("%s", (path) => {
	it("is there for the roles that may see the board, and for nobody else", async () => {
		for (const person of OFFICE_PEOPLE) {
			const answer = await office.look(path, OFFICE_COOKIES[person]);
			expect([person, answer.status]).toEqual([person, mayDo(rolesOf(person), "board.see") ? 200 : 404]);
			expect(answer.headers.get("cache-control")).toContain("no-store");
			if (answer.status !== 200) expect(await answer.text()).not.toContain("a990001");
		}
	});

	it("leads who has no session, or one that is over, to the sign-in", async () => {
		await office.rows.query("UPDATE staff_session SET expires_at = now() - interval '1 minute' WHERE public_id = $1", [
			"session-of-sales",
		]);
		for (const cookie of [...STRANGERS, OFFICE_COOKIES.sales]) {
			const answer = await office.look(path, cookie);
			expect(answer.status).toBe(302);
			expect(answer.headers.get("location")).toMatch(/^\/staff\/sign-in/);
		}
		await office.rows.query("UPDATE staff_session SET expires_at = now() + interval '1 hour'");
	});
});

it("nights are blocked and opened again by the roles that may, with a trail, by page and by script", async () => {
	for (const path of [PAGE, SCRIPT]) {
		for (const person of OFFICE_PEOPLE) {
			await clear();
			const before = await taken();
			const made = await blocked({ reason: "Boiler" }, OFFICE_COOKIES[person], path);
			if (!mayDo(rolesOf(person), "board.block")) {
				expect([person, made.status]).toEqual([person, 404]);
				expect(await taken()).toEqual(before);
				continue;
			}
			expect([person, made.status]).toEqual([person, path === SCRIPT ? 200 : 303]);
			expect(await standing()).toEqual(["[2027-03-01,2027-03-08)"]);
			const block = await blockId();
			if (path === SCRIPT) expect(await made.json()).toEqual({ block });
			else expect(made.headers.get("location")).toBe("/staff/board?from=2027-03-01&home=a990001&done=blocked");
			const { rows } = await office.rows.query(
				"SELECT actor_id, action, subject_id, reason, network FROM audit_log ORDER BY audit_id DESC LIMIT 1",
			);
			const trail = { actor_id: officeId(person), action: "blockNights", subject_id: "a990001" };
			expect(rows[0]).toEqual({ ...trail, reason: "Boiler", network: "127.0.0.0/24" });
			for (const other of OFFICE_PEOPLE.filter((one) => !mayDo(rolesOf(one), "board.block"))) {
				const answer = await office.send(path, { do: "unblock", block }, OFFICE_COOKIES[other]);
				expect([other, answer.status]).toEqual([other, 404]);
			}
			expect(await standing()).toHaveLength(1);
			const gone = await office.send(path, { do: "unblock", block }, OFFICE_COOKIES.admin);
			expect(gone.status).toBe(path === SCRIPT ? 200 : 303);
			expect(await standing()).toEqual([]);
			const again = await office.send(path, { do: "unblock", block }, OFFICE_COOKIES.admin);
			expect(again.status).toBe(404);
		}
	}
});

it("nothing is done without a session, nor with values that no page says", async () => {
	await clear();
	await blocked();
	const block = await blockId();
	const before = await taken();
	for (const cookie of STRANGERS) {
		const forms: Record<string, string>[] = [
			{ ...BLOCK, from: "2027-04-01", to: "2027-04-03" },
			{ do: "unblock", block },
		];
		for (const fields of forms) {
			const answer = await office.send("/staff/board", fields, cookie);
			expect(answer.headers.get("location")).toBe("/staff/sign-in");
		}
	}
	const free = { from: "2027-06-01", to: "2027-06-08" };
	for (const wrong of [
		{ from: "2027-02-30" },
		{ from: "1970-01-01" },
		{ from: "9999-12-31", to: "9999-12-31" },
		{ to: "2029-01-01" },
		{ to: "2027-06-01" },
		{ to: "[2027-06-01,)" },
		{ kind: "booking" },
		{ kind: "ical" },
		{ home: "a4711" },
		{ home: "u1' OR 1=1" },
		{ home: "" },
		{ reason: "x".repeat(301) },
	] as Record<string, string>[]) {
		for (const path of [PAGE, SCRIPT]) {
			const answer = await blocked({ ...free, ...wrong }, OFFICE_COOKIES.support, path);
			expect([wrong, [404, 422].includes(answer.status)]).toEqual([wrong, true]);
		}
	}
	for (const wrong of ["", "x", "'; DELETE FROM occupancy", "0".repeat(5_000)]) {
		const answer = await office.send("/staff/board", { do: "unblock", block: wrong }, OFFICE_COOKIES.support);
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(answer.status).toBeLessThan(500);
	}
	expect(await taken()).toEqual(before);
});

it("a refusal names who has the nights, keeps what was typed, and changes nothing", async () => {
	await clear();
	await blocked({ reason: "Boiler" });
	const before = await taken();
	const answer = await blocked({ from: "2027-03-07", to: "2027-03-10", reason: "Sweep" }, OFFICE_COOKIES.sales);
	expect(answer.status).toBe(409);
	const html = await answer.text();
	expect(html).toContain("Test support");
	expect(html).toContain("Boiler");
	expect(html).toContain('value="Sweep"');
	expect(html).toContain('value="2027-03-07"');
	const script = await blocked({ from: "2027-03-07", to: "2027-03-10" }, OFFICE_COOKIES.sales, SCRIPT);
	expect([script.status, await script.json()]).toEqual([
		409,
		{ code: "NIGHTS_TAKEN", others: [expect.objectContaining({ kind: "maintenance", by: "Test support" })] },
	]);
	expect(await taken()).toEqual(before);
});

it("what is blocked cannot be booked at once, and can be again once it is opened", async () => {
	await clear();
	const input = { accoId: "a990001", arrival: "2027-03-01", departure: "2027-03-05", lang: "en" };
	const quote = () =>
		fetch(`${office.url}/api/quotes`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ ...input, adults: 2, children: 0, babies: 0, pets: 0, insurance: false }),
		});
	expect((await quote()).ok).toBe(true);
	await blocked();
	expect((await quote()).status).toBe(409);
	await office.send("/staff/board", { do: "unblock", block: await blockId() }, OFFICE_COOKIES.sales);
	expect((await quote()).ok).toBe(true);
});

it("hostile addresses of the board get the board, and the script's answers stay within their bounds", async () => {
	for (const query of [
		"from=2027-02-30",
		"from=0000-00-00&days=1e9",
		"days=-1",
		"width=999999999",
		"after=a99999999999999999999",
		"after=';--&before=%00",
		`q=${"%F0%9F%90%99".repeat(200)}`,
		"q=%26%7C!(*):%5C'",
		"in=xx",
	]) {
		for (const path of ["/staff/board", "/staff/board.json"]) {
			const answer = await office.look(`${path}?${query}`, OFFICE_COOKIES.support);
			expect([path, query, answer.status, answer.headers.get("location")]).toEqual([path, query, 200, null]);
		}
	}
	await clear();
	await blocked({ from: "2027-09-01", to: "2027-09-03" });
	const data = async (query: string) =>
		(await (await office.look(`/staff/board.json?${query}`, OFFICE_COOKIES.support)).json()) as BoardData;
	const bars = async (query: string) => (await data(query)).homes.flatMap((home) => home.bars);
	expect(await bars("from=2027-06-01&width=999999999")).toHaveLength(1);
	expect(await bars("from=2027-03-01&width=999999999")).toEqual([]);
	expect(await data("from=2027-09-01&after=a990001")).toMatchObject({
		homes: [{ id: "a990002", bars: [] }],
		next: null,
	});
});
