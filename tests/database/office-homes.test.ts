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
	forms: ["publish-home", "test-home", "take-home-off"],
	fieldsFor: async (form) => {
		const shown = form === "publish-home" ? "off" : "live";
		// What staff held would stay so.
		await office.rows.query("UPDATE accommodation SET held_status = NULL, status = $1 WHERE acco_id = $2", [
			shown,
			HOME,
		]);
		return { home: HOME, shown, ...(form === "publish-home" ? {} : { reason: "Roof leaks" }) };
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

const send = (act: string, fields: Record<string, string>) =>
	office.send(PATH, { do: act, home: HOME, ...fields }, OFFICE_COOKIES.sales);
/** On the site, whatever was done before. */
async function published(): Promise<void> {
	if ((await status()) !== "live") await send("publish-home", { shown: await status() });
}

describe("the pages of homes", () => {
	it("show the address of a home's calendar, which ends with a new one; of an unknown home there is none", async () => {
		await published();
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
		await published();
		const found = async () =>
			(await (await fetch(`${office.url}/en/holiday-home/?arrival=2027-05-01&departure=2027-05-08`)).text()).includes(
				HOME,
			);
		await expect.poll(found, { timeout: 120_000 }).toBe(true);
		const off = await send("take-home-off", { shown: "live", reason: "Roof leaks" });
		expect(off.headers.get("location")).toBe(`${PATH}?done=home-off`);
		await expect.poll(found, { timeout: 4_000 }).toBe(false);
		expect((await fetch(`${office.url}/en/acco/${HOME}`, { redirect: "manual" })).status).toBe(404);
		// Who decided it, and why, stands on its page while it is off.
		const page = await (await office.look(PATH, OFFICE_COOKIES.support)).text();
		expect(page).toMatch(/Taken off the site<\/b> <span class="soft">Test sales · /);
		expect(page).toContain("‘Roof leaks’");
		expect((await send("publish-home", { shown: "off" })).status).toBe(303);
		await expect.poll(found, { timeout: 4_000 }).toBe(true);
	});

	it("list who has the home booked before it goes, ask for a reason, and refuse when one more has come", async () => {
		await published();
		await office.rows.query(`INSERT INTO guest (public_id, salutation, firstname, lastname, email, tel_e164, tel_country,
			address, postal_code, placename, country_code, lang)
			VALUES ('guest-public-id-0000000', 'mrs', 'Noor', 'Zee', 'noor@example.org', '', 'NL', '', '', '', 'NL', 'nl')`);
		const booked = (no: string, state: string, arrival: string, departure: string) =>
			office.rows.query(
				`WITH q AS (INSERT INTO quote (quote_id, acco_id, lang, input, priced, grand_cents, rate_version, expires_at)
					VALUES ('q' || $1, '${HOME}', 'nl', '{}', '{}', 100, 1, now()) RETURNING quote_id)
				INSERT INTO booking (public_id, booking_no, type, state, acco_id, arrival, departure, adults, children, babies,
					pets, guest_id, guest, home, cancellation, terms_version, terms_accepted_at, business, lang, quote_id,
					total_cents, grand_cents, credits_cents, due_cents, deposit_cents, residence, commission_base_cents)
				SELECT rpad($1, 22, 'x'), $1, 'Booking', $2, '${HOME}', $3, $4, 2, 0, 0, 0, (SELECT guest_id FROM guest LIMIT 1),
					'{"firstname": "Noor", "lastname": "Zee", "email": "noor@example.org"}',
					'{"title": {"nl": "Haus"}, "country": "AT", "placename": {}, "region": {}}', '{}', '1', now(), false, 'nl',
					quote_id, 100, 100, 0, 100, 0, 'NL', 0 FROM q`,
				[no, state, arrival, departure],
			);
		await booked("HC0MES001", "confirmed", "2027-06-05", "2027-06-12");
		// Over, and not to be: neither is in the way.
		await booked("HC0MES002", "completed", "2027-01-02", "2027-01-09");
		await booked("HC0MES003", "cancelled", "2027-07-03", "2027-07-10");
		for (const act of ["take-home-off", "test-home"]) {
			const page = parse(await (await office.look(`${PATH}?do=${act}`, OFFICE_COOKIES.sales)).text());
			const panel = page.querySelector("#do");
			expect(panel?.text).toContain("1 stay is to come");
			expect(panel?.text).toContain("HC0MES001");
			expect(panel?.text).not.toMatch(/HC0MES00[23]/);
			const refused = await send(act, { shown: "live", coming: "1", reason: "" });
			expect(refused.status).toBe(422);
			expect(parse(await refused.text()).querySelector(`#do #${act}-reason-error`)).not.toBeNull();
			expect(await status()).toBe("live");
		}
		await booked("HC0MES004", "confirmed", "2027-08-07", "2027-08-14");
		const late = await send("take-home-off", { shown: "live", coming: "1", reason: "Sold" });
		expect(late.status).toBe(409);
		expect(await status()).toBe("live");
		expect((await send("take-home-off", { shown: "live", coming: "2", reason: "Sold" })).status).toBe(303);
		// Who took it off a moment before is the colleague, and that is said.
		const twice = await send("take-home-off", { shown: "live", coming: "2", reason: "Sold" });
		expect(twice.status).toBe(409);
		expect(parse(await twice.text()).querySelector('[role="alert"]')).not.toBeNull();
		await published();
	});

	it("refuse to publish what is not ready, and name what is missing", async () => {
		await office.rows.query(
			"UPDATE accommodation SET status = 'draft', country = 'FR', registration_number = NULL WHERE acco_id = $1",
			[HOME],
		);
		const page = await (await office.look(PATH, OFFICE_COOKIES.sales)).text();
		expect(page).toContain("Registration number: missing, and needed in this country");
		expect(parse(page).querySelector('.office-acts a[href*="do=publish-home"]')).toBeNull();
		expect(parse(page).querySelector(".office-cannot")?.text).toContain("every check on this page");
		const refused = await send("publish-home", { shown: "draft" });
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("cannot be published yet");
		await office.rows.query("UPDATE accommodation SET status = 'live', country = 'AT' WHERE acco_id = $1", [HOME]);
	});

	it("say that there is no such home where a form is about none", async () => {
		const fields = { do: "test-home", home: "a99", shown: "live", reason: "Roof leaks" };
		const answer = await office.send(PATH, fields, OFFICE_COOKIES.admin);
		expect(answer.status).toBe(404);
		expect(await answer.text()).toContain('<h1 class="office-title">Nothing here</h1>');
	});

	it("show support no form, and nobody a home that there is not", async () => {
		const seen = parse(await (await office.look(`${PATH}?do=take-home-off`, OFFICE_COOKIES.support)).text());
		const acts = seen.querySelectorAll('.office-acts a[href*="do="]').map((act) => act.getAttribute("href"));
		expect(acts).toEqual([`${PATH}?do=new-calendar#do`]);
		expect(seen.querySelector('input[value="take-home-off"]')).toBeNull();
		for (const path of ["/staff/homes/a1", "/staff/homes/nonsense", "/staff/homes/a99999999999"]) {
			expect([path, (await office.look(path, OFFICE_COOKIES.admin)).status]).toEqual([path, 404]);
		}
		expect((await send("publish-home", { shown: "live" })).status).toBe(409);
		expect((await send("take-home-off", { shown: "gone", reason: "Roof leaks" })).status).toBe(409);
		for (const query of ["?status=nonsense&after=x&q=%00", "?q=%27%3Cscript%3Ealert(1)", "?owner=%25"]) {
			const answer = await office.look(`/staff/homes${query}`, OFFICE_COOKIES.admin);
			expect([query, answer.status]).toEqual([query, 200]);
			expect(await answer.text()).not.toContain("<script>alert(1)");
		}
	});
});
