import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeActs, describePages } from "#tests/support/office-acts.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** Travel agencies in the office, and who signs in for organisations, tried for every role (specification §1, §6). */

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
	await query("INSERT INTO partner (code, label, kind, commission_bp) VALUES ('SEEN', 'Seen', 'agency', 800)");
	await query("INSERT INTO agency (code) VALUES ('SEEN')");
});
afterAll(() => office?.close());

const query = (text: string, values?: unknown[]) => office.rows.query(text, values);
let count = 0;
async function agency(): Promise<string> {
	const code = `TA-${++count}`;
	await query("INSERT INTO partner (code, label, kind, commission_bp) VALUES ($1, 'Zwaluw', 'agency', 800)", [code]);
	await query("INSERT INTO agency (code) VALUES ($1)", [code]);
	return code;
}
const TERMS = {
	partnerName: "De Zwaluw",
	commission: "7,5",
	mostOptions: "3",
	address: "Kade 1, Gent",
	vatNumber: "",
	email: "",
	mailLanguage: "de",
	isActive: "1",
};
const send = (fields: Record<string, string>, who: keyof typeof OFFICE_COOKIES = "sales") =>
	office.send("/staff/agencies", fields, OFFICE_COOKIES[who]);
/** An agency with two people; which of them. */
async function withMember(): Promise<{ readonly code: string; readonly person: string }> {
	const code = await agency();
	for (const name of ["anna", "ben"]) {
		const person = { name, email: `${name}-${code}@zwaluw.example`, memberRole: "owner" };
		expect((await send({ do: "member", organisation: "agency", which: code, ...person }, "admin")).status).toBe(303);
	}
	const { rows } = await query("SELECT public_id FROM organisation_user WHERE email = $1", [
		`ben-${code}@zwaluw.example`,
	]);
	return { code, person: rows[0].public_id };
}

describeActs({
	office: () => office,
	path: "/staff/agencies",
	forms: ["agency", "change-agency", "agency-invoice", "member", "member-role", "remove-member"],
	fieldsFor: async (form): Promise<Record<string, string>> => {
		if (form === "agency") return { agencyCode: `new-${++count}`, ...TERMS };
		if (form === "change-agency") return { which: await agency(), version: "1", ...TERMS };
		if (form === "agency-invoice") return { which: await agency(), version: "1", mayInvoice: "yes" };
		const { code, person } = await withMember();
		const of = { organisation: "agency", which: code };
		if (form === "member") return { ...of, name: "Eva", email: `eva-${code}@zwaluw.example`, memberRole: "reader" };
		return form === "member-role" ? { ...of, person, memberRole: "reader" } : { ...of, person };
	},
	state: async () =>
		JSON.stringify([
			(await query("SELECT * FROM partner ORDER BY code")).rows,
			(await query("SELECT * FROM agency ORDER BY code")).rows,
			(await query("SELECT user_id, role FROM member ORDER BY 1, 2")).rows,
		]),
});
describePages(() => office, {
	"/staff/agencies": "agencies.see",
	"/staff/agencies/new": "agencies.change",
	"/staff/agencies/SEEN": "agencies.see",
	"/staff/agencies/SEEN?do=member": "agencies.see",
});

describe("a travel agency", () => {
	it("is brought no guests by a link, and is no partner on the page of partners", async () => {
		const code = await agency();
		const clicked = await fetch(`${office.url}/en/sp-${code}/contact`, { redirect: "manual" });
		expect(clicked.headers.get("set-cookie") ?? "").not.toContain(code);
		expect(await (await office.look("/staff/partners", OFFICE_COOKIES.sales)).text()).not.toContain(code);
		expect((await office.look(`/staff/agencies/${code}`, OFFICE_COOKIES.sales)).status).toBe(200);
	});
});
