import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { describeActs, describePages } from "#tests/support/office-acts.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** Partners, hosts and home owners in the office, tried for every role against the started site (specification §1, §4). */

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
	await office.rows.query(
		"INSERT INTO partner (code, label, kind, commission_bp) VALUES ('SEEN', 'Seen', 'host', 500)",
	);
	await office.rows.query("INSERT INTO homeowner (code) VALUES ('SEEN-7')");
});
afterAll(() => office?.close());

let count = 0;
async function partner(): Promise<string> {
	const code = `P${++count}`;
	await office.rows.query(
		"INSERT INTO partner (code, label, kind, commission_bp) VALUES ($1, 'Ski', 'affiliate', 800)",
		[code],
	);
	return code;
}
async function owner(): Promise<string> {
	const code = `O${++count}`;
	await office.rows.query("INSERT INTO homeowner (code) VALUES ($1)", [code]);
	return code;
}

const REACHED = { email: "ski@partner.example", mailLanguage: "de", isActive: "1" };
const TERMS = { partnerName: "Ski Fun", commission: "7,5", ...REACHED };
const stateOf = (table: "partner" | "homeowner") => async () =>
	JSON.stringify((await office.rows.query(`SELECT * FROM ${table} ORDER BY code`)).rows);

describeActs({
	office: () => office,
	path: "/staff/partners",
	forms: ["partner", "change-partner"],
	fieldsFor: async (form): Promise<Record<string, string>> =>
		form === "partner"
			? { partnerCode: `new-${++count}`, partnerKind: "host", ...TERMS }
			: { which: await partner(), version: "1", ...TERMS },
	state: stateOf("partner"),
});
describeActs({
	office: () => office,
	path: "/staff/owners",
	forms: ["owner", "change-owner"],
	fieldsFor: async (form): Promise<Record<string, string>> =>
		form === "owner" ? { ownerCode: `new-${++count}`, ...REACHED } : { which: await owner(), version: "1", ...REACHED },
	state: stateOf("homeowner"),
});
describePages(() => office, {
	"/staff/partners": "partners.see",
	"/staff/partners/new": "partners.change",
	"/staff/partners/SEEN": "partners.see",
	"/staff/partners/SEEN?do=erase-organisation": "partners.see",
	"/staff/owners": "owners.see",
	"/staff/owners/new": "owners.change",
	"/staff/owners/SEEN-7": "owners.see",
	"/staff/owners/SEEN-7?do=change-owner": "owners.see",
});

const send = (path: string, fields: Record<string, string>) => office.send(path, fields, OFFICE_COOKIES.sales);
const look = async (path: string, who: keyof typeof OFFICE_COOKIES = "sales") =>
	(await office.look(path, OFFICE_COOKIES[who])).text();

const WEEK = { accoId: "a990001", arrival: "2027-05-01", departure: "2027-05-08" };

/** A stay in H1, booked by a browser with the partner's cookie. */
async function bookedBy(code: string, stay = WEEK): Promise<string> {
	const headers = { "Content-Type": "application/json", Origin: office.url, Cookie: `partner=${code}` };
	const post = async (path: string, body: object, more = {}) => {
		const answer = await fetch(office.url + path, {
			method: "POST",
			headers: { ...headers, ...more },
			body: JSON.stringify(body),
		});
		return answer.json();
	};
	const party = { adults: 2, children: 0, babies: 0, pets: 0 };
	const { quoteId } = await post("/api/quotes", { ...stay, ...party, lang: "en", insurance: false });
	const booking = { quoteId, type: "Booking", guest: GUEST_FORM, acceptTerms: true, lang: "en" };
	const { bookingNo } = await post("/api/bookings", booking, { "Idempotency-Key": randomUUID() });
	return bookingNo;
}

describe("the page of partners", () => {
	it("takes one on whose link pays from then on, and ends the code", async () => {
		const made = await send("/staff/partners", {
			do: "partner",
			partnerCode: "alpin",
			partnerKind: "affiliate",
			...TERMS,
			commission: "12,5 %",
		});
		expect(made.headers.get("location")).toBe("/staff/partners/alpin?done=partner");
		const page = await look("/staff/partners/ALPIN");
		expect(page).toContain(">Ski Fun</h1>");
		expect(page).toContain("<title>Ski Fun");
		// Read first; its fields are there where somebody wants to change them.
		expect(page).not.toContain('value="12.5"');
		expect(await look("/staff/partners/ALPIN?do=change-partner")).toContain('value="12.5"');
		expect(page).toMatch(/https?:\/\/[^<]*\/de\/sp-alpin\//);
		const clicked = () => fetch(`${office.url}/de/sp-alpin/kontakt`, { redirect: "manual" });
		expect((await clicked()).headers.get("set-cookie")).toContain("partner=alpin");
		const { isActive: _, ...ended } = TERMS;
		expect(
			(await send("/staff/partners", { do: "change-partner", which: "alpin", version: "1", ...ended })).status,
		).toBe(303);
		expect((await clicked()).headers.get("set-cookie") ?? "").not.toContain("partner=alpin");
	});

	it("shows what was booked by the link, and what it earns", async () => {
		const code = await partner();
		const bookingNo = await bookedBy(code);
		const { rows } = await office.rows.query("SELECT payee_code, commission_cents FROM booking WHERE booking_no = $1", [
			bookingNo,
		]);
		expect(rows[0].payee_code).toBe(code);
		expect(rows[0].commission_cents).toBeGreaterThan(0);
		const page = await look(`/staff/partners/${code}`, "finance");
		expect(page).toContain(`href="/staff/bookings/${bookingNo}"`);
		const sum = `€${(rows[0].commission_cents / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
		// Beside the booking, and as what is still to come.
		expect(page.split(sum)).toHaveLength(3);
		expect(page).not.toContain("once booked");
		// An option has sold nothing yet: what it would earn stands beside it, and in no sum.
		await office.rows.query(
			"UPDATE booking SET state = 'option', type = 'Option', expires_at = now() + interval '2 days' WHERE booking_no = $1",
			[bookingNo],
		);
		const ahead = await look(`/staff/partners/${code}`, "finance");
		expect(ahead.split(sum)).toHaveLength(2);
		expect(ahead).toContain("once booked");
	});

	it("refuses a commission that is no share and a code that is taken at their fields, and keeps what was typed", async () => {
		const form = { do: "partner", partnerCode: "zuviel", partnerKind: "affiliate", ...TERMS, commission: "101" };
		const refused = await send("/staff/partners/new", form);
		expect(refused.status).toBe(422);
		const page = await refused.text();
		expect(page).toContain('id="partner-commission-error"');
		expect(page).toContain('value="Ski Fun"');
		const taken = await send("/staff/partners/new", {
			...form,
			partnerCode: (await partner()).toLowerCase(),
			commission: "5",
		});
		expect(await taken.text()).toContain('id="partner-partnerCode-error"');
	});

	it("changes nothing that somebody, or a feed, has changed since", async () => {
		const which = await partner();
		const change = { do: "change-partner", which, version: "1", ...TERMS };
		expect((await send("/staff/partners", change)).status).toBe(303);
		expect((await send("/staff/partners", change)).status).toBe(409);
		expect((await send("/staff/partners", { ...change, which: "nobody" })).status).toBe(404);
	});

	it("shows finance what is earned and no form, and support nothing", async () => {
		const code = await partner();
		const page = await look(`/staff/partners/${code}`, "finance");
		expect(page).toContain(code);
		expect(page).not.toContain('value="change-partner"');
		expect((await office.look("/staff/partners", OFFICE_COOKIES.support)).status).toBe(404);
	});

	it("takes no address for more than it says", async () => {
		for (const path of ["/staff/partners", "/staff/owners"]) {
			for (const query of ["?code=%00", "?q=%3Cscript%3Ealert(1)", "?q=%25_%5C", "?after=%25", "?code=' OR 1=1 --"]) {
				const answer = await office.look(path + query, OFFICE_COOKIES.admin);
				expect([path + query, answer.status]).toEqual([path + query, 200]);
				expect(await answer.text()).not.toContain("<script>alert(1)");
			}
			for (const code of ["nobody", "%00", "..%2fadmin", "%3Cscript%3E", "%E0%A4%A", "a".repeat(61)]) {
				const answer = await office.look(`${path}/${code}`, OFFICE_COOKIES.admin);
				expect([path + code, answer.status]).toEqual([path + code, 404]);
			}
		}
	});

	it("leads addresses of before, which opened one in the list, to its page with what else they asked", async () => {
		const code = await partner();
		const moved = await office.look(`/staff/partners?code=${code}&do=change-partner`, OFFICE_COOKIES.sales);
		expect([moved.status, moved.headers.get("location")]).toEqual([301, `/staff/partners/${code}?do=change-partner`]);
		expect((await office.look(`/staff/partners?code=${code}`, OFFICE_COOKIES.support)).status).toBe(404);
		// An agency's code is no partner's.
		await office.rows.query("INSERT INTO partner (code, label, kind, commission_bp) VALUES ('TA-X', 'A', 'agency', 1)");
		expect((await office.look("/staff/partners/TA-X", OFFICE_COOKIES.sales)).status).toBe(404);
	});

	it("has a page for every code of a feed, also one called like the form of a new one", async () => {
		for (const code of ["new", "Zoë.1"]) {
			await office.rows.query("INSERT INTO partner (code, label, kind, commission_bp) VALUES ($1, $2, 'host', 1)", [
				code,
				`Called ${code}`,
			]);
			const list = await look(`/staff/partners?q=${encodeURIComponent(code)}`);
			const [, href = ""] = new RegExp(`href="(/staff/partners/[^"]+)"[^>]*>Called ${code}<`).exec(list) ?? [];
			expect([code, (await office.look(href, OFFICE_COOKIES.sales)).status]).toEqual([code, 200]);
			expect(await look(href)).toContain(`>Called ${code}</h1>`);
			const changed = await send(href, { do: "change-partner", which: code, version: "1", ...TERMS });
			expect(changed.headers.get("location")).toBe(`${href}?done=partner`);
		}
	});

	it("shows statements to who pays, and to nobody else", async () => {
		const code = await partner();
		expect(await look(`/staff/partners/${code}`, "finance")).toContain('id="statements"');
		expect(await look(`/staff/partners/${code}`, "sales")).not.toContain('id="statements"');
	});
});

describe("the page of owners", () => {
	it("names one by the homes where no name is known, and shows the stays in them", async () => {
		const code = await owner();
		await office.rows.query("UPDATE accommodation SET owner_code = $1 WHERE acco_id = 'a990001'", [code]);
		const bookingNo = await bookedBy("nobody", { ...WEEK, arrival: "2027-05-15", departure: "2027-05-22" });
		await office.rows.query("UPDATE booking SET owner_code = $1 WHERE booking_no = $2", [code, bookingNo]);
		const page = await look(`/staff/owners/${code}`, "support");
		expect(page).toMatch(/<h1[^>]*>Haus Eins/);
		expect(page).toContain(`href="/staff/bookings/${bookingNo}"`);
	});

	it("shows the homes of one, and where requests go", async () => {
		const code = await owner();
		await office.rows.query("UPDATE accommodation SET owner_code = $1 WHERE acco_id = 'a990001'", [code]);
		await send("/staff/owners", { do: "change-owner", which: code, version: "1", ...REACHED });
		const page = await look(`/staff/owners/${code}`, "support");
		expect(page).toContain('href="/staff/homes/a990001"');
		expect(page).toContain("ski@partner.example");
		expect(page).not.toContain('value="change-owner"');
		expect(page).toMatch(/\/de\/ho-O\d+[^/\d]/);
	});
});
