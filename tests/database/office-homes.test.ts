import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeActs, describePages } from "#tests/support/office-acts.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** Homes in the office, tried for every role against the started site (specification §1: staff, test houses). */

const HOME = "a990001";
const PATH = `/staff/homes/${HOME}`;
let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
	await office.rows.query(
		`UPDATE accommodation SET images = '[{"url": "https://pictures.example/house.webp", "alt": {"en": "The house"}}]'`,
	);
});
afterAll(() => office?.close());

const status = async () =>
	(await office.rows.query("SELECT status FROM accommodation WHERE acco_id = $1", [HOME])).rows[0].status as string;

describeActs({
	office: () => office,
	path: PATH,
	forms: ["home-status"],
	fieldsFor: async () => {
		const shown = await status();
		return { home: HOME, shown, to: shown === "live" ? "off" : "live" };
	},
	state: status,
});

let proposals = 0;
/** A proposal that waits. */
async function proposed(): Promise<string> {
	const id = `proposal-proposal-${String(++proposals).padStart(4, "0")}`;
	await office.rows.query("INSERT INTO homeowner (code) VALUES ('O-1') ON CONFLICT DO NOTHING");
	await office.rows.query(
		`INSERT INTO owner_proposal (public_id, acco_id, owner_code, kind, terms, shown, proposed_at)
		SELECT $1, acco_id, 'O-1', 'facts', jsonb_build_object('kind', 'facts', 'registrationNumber', $1::text,
			'energyLabel', energy_label, 'checkinFrom', checkin_from, 'checkoutUntil', checkout_until),
			jsonb_build_object('kind', 'facts', 'registrationNumber', registration_number, 'energyLabel', energy_label,
			'checkinFrom', checkin_from, 'checkoutUntil', checkout_until), now()
		FROM accommodation WHERE acco_id = $2`,
		[id, HOME],
	);
	return id;
}

describeActs({
	office: () => office,
	path: PATH,
	forms: ["release-proposal", "refuse-proposal"],
	fieldsFor: async () => ({ home: HOME, proposal: await proposed(), reason: "Not so." }),
	state: async () =>
		JSON.stringify(
			(
				await office.rows.query(
					"SELECT state, count(*) FROM owner_proposal WHERE state <> 'waiting' GROUP BY 1 ORDER BY 1",
				)
			).rows,
		),
});

const calendarNo = async () =>
	String(
		(await office.rows.query("SELECT ical_address_no AS n FROM accommodation WHERE acco_id = $1", [HOME])).rows[0].n,
	);

describeActs({
	office: () => office,
	path: PATH,
	forms: ["new-calendar"],
	fieldsFor: async () => ({ home: HOME }),
	state: calendarNo,
});

describePages(() => office, {
	"/staff/homes": "homes.see",
	[PATH]: "homes.see",
	"/staff/homes?status=live&owner=77&q=haus": "homes.see",
});

const send = (fields: Record<string, string>) =>
	office.send(PATH, { do: "home-status", home: HOME, ...fields }, OFFICE_COOKIES.sales);

describe("the pages of homes", () => {
	it("show the address of a home's calendar, which ends with a new one; of an unknown home there is none", async () => {
		const addressOn = async () => {
			const html = await (await office.look(PATH, OFFICE_COOKIES.support)).text();
			return parse(html).querySelector(".office-home-address")?.text ?? "";
		};
		const pathOf = (address: string) => new URL(address).pathname;
		const old = await addressOn();
		expect((await fetch(office.url + pathOf(old))).status).toBe(200);
		const renew = (home: string) => office.send(PATH, { do: "new-calendar", home }, OFFICE_COOKIES.support);
		expect((await renew(HOME)).headers.get("location")).toBe(`${PATH}?done=calendar`);
		expect(await addressOn()).not.toBe(old);
		expect((await fetch(office.url + pathOf(old))).status).toBe(404);
		expect((await fetch(office.url + pathOf(await addressOn()))).status).toBe(200);
		expect((await renew("a404")).status).toBe(404);
		const { rows: trail } = await office.rows.query("SELECT * FROM audit_log WHERE action = 'renewIcalAddress'");
		expect(JSON.stringify(trail)).not.toContain(pathOf(old));
	});

	it("take a home off the site and put it back: the search follows within two seconds", async () => {
		if ((await status()) !== "live") await send({ shown: await status(), to: "live" });
		const found = async () =>
			(await (await fetch(`${office.url}/en/holiday-home/?arrival=2027-05-01&departure=2027-05-08`)).text()).includes(
				HOME,
			);
		await expect.poll(found, { timeout: 120_000 }).toBe(true);
		const off = await send({ shown: "live", to: "off", reason: "Roof leaks" });
		expect(off.headers.get("location")).toBe(`${PATH}?done=home`);
		await expect.poll(found, { timeout: 4_000 }).toBe(false);
		expect((await fetch(`${office.url}/en/acco/${HOME}`, { redirect: "manual" })).status).toBe(404);
		expect((await send({ shown: "off", to: "live" })).status).toBe(303);
		await expect.poll(found, { timeout: 4_000 }).toBe(true);
	});

	it("refuse to publish what is not ready, and name what is missing", async () => {
		await office.rows.query(
			"UPDATE accommodation SET status = 'draft', country = 'FR', registration_number = NULL WHERE acco_id = $1",
			[HOME],
		);
		const page = await (await office.look(PATH, OFFICE_COOKIES.sales)).text();
		expect(page).toContain("Number of registration: needed in this country, and missing");
		expect(page).not.toContain('name="to" value="live"');
		const refused = await send({ shown: "draft", to: "live" });
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("cannot be published yet");
		await office.rows.query("UPDATE accommodation SET status = 'live', country = 'AT' WHERE acco_id = $1", [HOME]);
	});

	it("say that there is no such home where a form is about none", async () => {
		const fields = { do: "home-status", home: "a99", shown: "live", to: "test", reason: "" };
		const answer = await office.send(PATH, fields, OFFICE_COOKIES.admin);
		expect(answer.status).toBe(404);
		expect(await answer.text()).toContain('<h1 class="office-title">Nothing here</h1>');
	});

	it("show support no form, and nobody a home that there is not", async () => {
		expect(await (await office.look(PATH, OFFICE_COOKIES.support)).text()).not.toContain('value="home-status"');
		for (const path of ["/staff/homes/a1", "/staff/homes/nonsense", "/staff/homes/a99999999999"]) {
			expect([path, (await office.look(path, OFFICE_COOKIES.admin)).status]).toEqual([path, 404]);
		}
		for (const wrong of [
			{ shown: "live", to: "draft" },
			{ shown: "live", to: "live" },
			{ shown: "gone", to: "off" },
		]) {
			expect((await send(wrong)).status).toBe(409);
		}
		for (const query of ["?status=nonsense&after=x&q=%00", "?q=%27%3Cscript%3Ealert(1)", "?owner=%25"]) {
			const answer = await office.look(`/staff/homes${query}`, OFFICE_COOKIES.admin);
			expect([query, answer.status]).toEqual([query, 200]);
			expect(await answer.text()).not.toContain("<script>alert(1)");
		}
	});
});
