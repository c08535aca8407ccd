import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeActs, describePages } from "#tests/support/office-acts.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** Feed runs in the office, tried for every role against the started site (specification §1: staff). */

const PATH = "/staff/feeds";
let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
});
afterAll(() => office?.close());

/** The run that the site began with. */
const first = async () =>
	String((await office.rows.query("SELECT min(feed_run_id) AS id FROM feed_run WHERE input IS NOT NULL")).rows[0].id);
const ended = () =>
	expect
		.poll(async () => (await office.rows.query("SELECT 1 FROM feed_run WHERE finished_at IS NULL")).rowCount, {
			timeout: 120_000,
		})
		.toBe(0);

describeActs({
	office: () => office,
	path: PATH,
	forms: ["feed-again"],
	fieldsFor: async () => {
		await ended();
		return { run: await first() };
	},
	state: async () => {
		// It begins behind the answer.
		await new Promise((done) => setTimeout(done, 300));
		await ended();
		return String((await office.rows.query("SELECT count(*) AS n FROM feed_run")).rows[0].n);
	},
});

describePages(() => office, { [PATH]: "feeds.see", [`${PATH}?run=1`]: "feeds.see" });

describe("the page of feed runs", () => {
	it("shows what a run brought, what failed, and leads there from the first page", async () => {
		await ended();
		const page = await (await office.look(`${PATH}?run=${await first()}`, OFFICE_COOKIES.admin)).text();
		expect(page).toContain(resolve("tests/fixtures/h1-h2.jsonl"));
		expect(page).toContain("Run it again");
		expect(await (await office.look(`${PATH}?run=${await first()}`, OFFICE_COOKIES.support)).text()).not.toContain(
			"Run it again",
		);
		const { rows } = await office.rows.query(
			`INSERT INTO feed_run (format, source, started_at, finished_at, ok, summary)
				VALUES ('halcyon', '<script>alert(1)</script>', now(), now(), true, '{"failed": 7, "created": 2}') RETURNING feed_run_id`,
		);
		const id = rows[0].feed_run_id;
		await office.rows.query(
			"INSERT INTO feed_issue (feed_run_id, severity, file, line, field, expected) VALUES ($1, 'error', 'x.jsonl', 12, 'seasons.0.to', 'a day after from')",
			[id],
		);
		const open = await (await office.look(`${PATH}?run=${id}`, OFFICE_COOKIES.support)).text();
		expect(open).toContain("seasons.0.to");
		expect(open).not.toContain("<script>alert(1)");
		expect(await (await office.look("/staff", OFFICE_COOKIES.sales)).text()).toContain('href="/staff/feeds"');
		const refused = await office.send(PATH, { do: "feed-again", run: String(id) }, OFFICE_COOKIES.admin);
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("This run cannot be repeated");
		expect((await office.send(PATH, { do: "feed-again", run: "999999" }, OFFICE_COOKIES.admin)).status).toBe(404);
		for (const query of ["?run=x", "?run=999999", "?below=%00"]) {
			expect([query, (await office.look(PATH + query, OFFICE_COOKIES.admin)).status]).toEqual([query, 200]);
		}
	});
});
