import { afterAll, beforeAll, expect, it } from "vitest";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { officeHref } from "#site/office.ts";
import { BOARD_DATA } from "#site/office-board.ts";
import {
	OFFICE_COOKIES,
	OFFICE_PEOPLE,
	type OfficePerson,
	type OfficeSite,
	officeId,
	startOffice,
} from "#tests/support/office-site.ts";

/** The planning board, tried for every role against the started site (specification §1, staff). */

const PATH = "/staff/board";
const DATA = `${officeHref(BOARD_DATA)}?from=2027-06-07`;

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
});
afterAll(() => office?.close());

const rolesOf = (person: OfficePerson): readonly Role[] => (person === "none" ? [] : [person]);
const blocks = async () =>
	(await office.rows.query("SELECT block_id FROM occupancy WHERE block_id IS NOT NULL AND released_at IS NULL")).rows
		.length;
let week = 0;

/** Seven nights that nothing stands on. */
function nights() {
	const from = new Date(Date.UTC(2027, 5, 7 + 7 * week++));
	const to = new Date(from.getTime() + 7 * 86_400_000);
	return { home: "a990001", from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) };
}
const block = (stay: ReturnType<typeof nights>, cookie?: string, more: Record<string, string> = {}) =>
	office.send(PATH, { do: "block", ...stay, kind: "maintenance", reason: "roof", ...more }, cookie);
const blockId = async (answer: Response) => ((await answer.json()) as { block: string }).block;

it("is seen by the roles that may, as a page and as data; by nobody else", async () => {
	for (const person of OFFICE_PEOPLE) {
		const status = mayDo(rolesOf(person), "board.see") ? 200 : 404;
		for (const path of [PATH, DATA]) {
			const answer = await office.look(path, OFFICE_COOKIES[person]);
			expect([person, path, answer.status]).toEqual([person, path, status]);
			expect(answer.headers.get("cache-control")).toContain("no-store");
		}
	}
	for (const path of [PATH, DATA]) {
		expect((await office.look(path)).status).toBe(302);
		expect((await office.look(path, `csEncId=${"A".repeat(43)}`)).status).toBe(302);
	}
});

it("has nights blocked and opened by the roles that may, with a trail; for others there is no such act", async () => {
	for (const person of OFFICE_PEOPLE) {
		const before = await blocks();
		const stay = nights();
		const answer = await block(stay, OFFICE_COOKIES[person], { script: "1" });
		if (!mayDo(rolesOf(person), "board.block")) {
			expect([person, answer.status]).toEqual([person, 404]);
			expect(await blocks()).toBe(before);
			continue;
		}
		expect([person, answer.status]).toEqual([person, 200]);
		const id = await blockId(answer);
		expect(await blocks()).toBeGreaterThan(before);
		const twice = await block(stay, OFFICE_COOKIES[person], { script: "1" });
		expect(twice.status).toBe(409);
		const opened = await office.send(PATH, { do: "unblock", block: id }, OFFICE_COOKIES[person]);
		expect(opened.status).toBe(303);
		const again = await office.send(PATH, { do: "unblock", block: id }, OFFICE_COOKIES[person]);
		expect(again.status).toBe(404);
		const { rows } = await office.rows.query(
			"SELECT actor_id, action, network FROM audit_log ORDER BY audit_id DESC LIMIT 2",
		);
		expect(rows.map(({ actor_id: by, network }) => [by, network])).toEqual([
			[officeId(person), "127.0.0.0/24"],
			[officeId(person), "127.0.0.0/24"],
		]);
	}
});

it("opens nothing for who may not, without a session, or by an id that is none", async () => {
	const id = await blockId(await block(nights(), OFFICE_COOKIES.support, { script: "1" }));
	const before = await blocks();
	for (const person of OFFICE_PEOPLE.filter((one) => !mayDo(rolesOf(one), "board.block"))) {
		const answer = await office.send(PATH, { do: "unblock", block: id }, OFFICE_COOKIES[person]);
		expect([person, answer.status]).toEqual([person, 404]);
	}
	expect((await office.send(PATH, { do: "unblock", block: id })).headers.get("location")).toBe("/staff/sign-in");
	expect((await block(nights())).headers.get("location")).toBe("/staff/sign-in");
	for (const wrong of ["x", "A".repeat(22), "' OR 1=1"]) {
		const answer = await office.send(PATH, { do: "unblock", block: wrong }, OFFICE_COOKIES.admin);
		expect([wrong, answer.status]).toEqual([wrong, 404]);
	}
	expect(await blocks()).toBe(before);
});

it.each([
	["a home that there is not", { home: "a999999" }, 404],
	["no home", { home: "nonsense'" }, 404],
	["a day that there is not", { from: "2027-02-30" }, 422],
	["an end before its beginning", { from: "2027-09-10", to: "2027-09-01" }, 422],
	["a hundred years", { from: "2027-09-10", to: "2127-09-01" }, 422],
	["the past", { from: "2020-01-01", to: "2020-01-08" }, 422],
	["a kind that there is not", { kind: "party" }, 422],
])("refuses %s", async (_, wrong, status) => {
	const before = await blocks();
	const answer = await block(nights(), OFFICE_COOKIES.admin, wrong as Record<string, string>);
	expect(answer.status).toBe(status);
	expect(await blocks()).toBe(before);
});

it("answers every address with a board", async () => {
	for (const query of [
		"?from=x",
		"?from=9999-99",
		"?days=-1",
		"?days=1e9",
		"?home='",
		"?after=zz",
		"?q=%00",
		"?after=a1&before=a2",
	]) {
		for (const path of [PATH, officeHref(BOARD_DATA)]) {
			const answer = await office.look(path + query, OFFICE_COOKIES.admin);
			expect([path, query, answer.status]).toEqual([path, query, 200]);
		}
	}
});
