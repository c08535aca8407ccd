import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeActs, describePages } from "#tests/support/office-acts.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** Discount codes in the office, tried for every role against the started site (specification §1, §3). */

const PATH = "/staff/codes";
let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
	await office.rows.query("INSERT INTO discount_code (code, kind, bp) VALUES ('SEEN', 'percent', 500)");
});
afterAll(() => office?.close());

let count = 0;
async function stored(uses = 0): Promise<string> {
	const code = `STORED-${++count}`;
	await office.rows.query("INSERT INTO discount_code (code, kind, bp, uses) VALUES ($1, 'percent', 500, $2)", [
		code,
		uses,
	]);
	return code;
}

describeActs({
	office: () => office,
	path: PATH,
	forms: ["code", "change-code", "end-code"],
	fieldsFor: async (form): Promise<Record<string, string>> => {
		const terms = { codeKind: "percent", codeValue: "7,5" };
		if (form === "code") return { discountCode: `NEW-${++count}`, ...terms };
		const which = { which: await stored(), version: "1" };
		return form === "end-code" ? which : { ...which, ...terms };
	},
	state: async () => {
		const { rows } = await office.rows.query("SELECT code, bp, book_until, ended_at FROM discount_code ORDER BY 1");
		return JSON.stringify(rows);
	},
});

describePages(() => office, {
	[PATH]: "codes.change",
	[`${PATH}/new`]: "codes.change",
	[`${PATH}/SEEN`]: "codes.change",
});

const send = (fields: Record<string, string>) =>
	office.send(`${PATH}/${fields.which ?? "new"}`, fields, OFFICE_COOKIES.sales);
const look = async (query: string) => (await office.look(PATH + query, OFFICE_COOKIES.sales)).text();

describe("the page of discount codes", () => {
	it("makes one that a guest's price takes off, and shows what it gives on a stay", async () => {
		const made = await send({
			do: "code",
			discountCode: "spring",
			codeKind: "amount",
			codeValue: "€ 25",
			minRent: "100",
		});
		expect(made.headers.get("location")).toBe("/staff/codes/SPRING?done=code");
		const page = await look("/SPRING?home=a990001&arrival=2027-05-01&departure=2027-05-08&adults=2");
		expect(page).toContain("−€25.00");
		const stay = { accoId: "a990001", arrival: "2027-05-01", departure: "2027-05-08" };
		const body = { ...stay, adults: 2, children: 0, babies: 0, pets: 0, lang: "en", discountCode: "Spring" };
		const quoted = await fetch(`${office.url}/api/quotes`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(body),
		});
		const { lines } = await quoted.json();
		expect(lines.find((line: { code: string }) => line.code === "code")).toMatchObject({ amountCents: -2500 });
	});

	it("takes the second factor in the form itself, and loses nothing that was typed when it is wrong", async () => {
		const isOld = () =>
			office.rows.query(
				"UPDATE staff_session SET factor_at = now() - interval '1 day' WHERE public_id = 'session-of-sales'",
			);
		const typed = { do: "code", discountCode: "INPLACE", codeKind: "percent", codeValue: "7,5", homes: "a990001" };
		await isOld();
		const page = await look("/new");
		expect(page).toContain('name="stepUpCode"');
		expect(page).toContain('id="code-codeValue"');
		for (const [code, kind] of [
			["", "REQUIRED"],
			["000000", "WRONG"],
		]) {
			const refused = await send({ ...typed, stepUpCode: code ?? "" });
			expect([kind, refused.status]).toEqual([kind, 422]);
			const html = await refused.text();
			expect(html).toContain('id="code-stepUpCode-error"');
			expect(html).toContain('value="INPLACE"');
			expect(html).toContain('value="a990001"');
		}
		// Without script, and for a passkey, the page that asks for it takes along what was typed.
		const away = await send({ ...typed, stepUpCode: "", stepUpPage: "1" });
		expect(away.status).toBe(403);
		expect(await away.text()).toContain("INPLACE");
		const made = await send({ ...typed, stepUpCode: await office.code("sales") });
		expect(made.headers.get("location")).toBe("/staff/codes/INPLACE?done=code");
		// From now on it is not asked for; the page names the home that the code is for.
		const open = await look("/INPLACE");
		expect(open).not.toContain('name="stepUpCode"');
		expect(open).toContain("Haus Eins");
	});

	it("refuses wrong terms at their fields and brings them back as typed", async () => {
		const refused = await send({ do: "code", discountCode: "a b", codeKind: "percent", codeValue: "120" });
		expect(refused.status).toBe(422);
		const page = await refused.text();
		expect(page).toContain('id="code-codeValue-error"');
		expect(page).toContain('value="120"');
		const named = await send({ do: "code", discountCode: "a b", codeKind: "percent", codeValue: "12" });
		expect(await named.text()).toContain('id="code-discountCode-error"');
	});

	it.each([
		["bookUntil", { bookUntil: "2020-12-31" }],
		["stayUntil", { stayUntil: "2020-12-31" }],
		["homes", { homes: "a990001, a000000" }],
	])("refuses terms under which nobody could use it, at their field: %s", async (field, terms) => {
		const refused = await send({ do: "code", discountCode: "NEVER", codeKind: "percent", codeValue: "5", ...terms });
		expect(refused.status).toBe(422);
		expect(await refused.text()).toContain(`id="code-${field}-error"`);
	});

	it("changes nothing of a code that was used, in the page nor by a form sent by hand", async () => {
		const code = await stored(1);
		expect(await look(`/${code}?do=change-code`)).not.toContain('value="change-code"');
		expect(await look(`/${await stored()}?do=change-code`)).toContain('value="change-code"');
		const change = { do: "change-code", which: code, version: "1", codeKind: "percent", codeValue: "50" };
		const refused = await send(change);
		expect(refused.status).toBe(409);
		const { rows } = await office.rows.query("SELECT bp FROM discount_code WHERE code = $1", [code]);
		expect(rows[0].bp).toBe(500);
		expect((await send({ do: "end-code", which: code, version: "1" })).status).toBe(303);
		expect((await send({ do: "end-code", which: code, version: "9" })).status).toBe(409);
		expect((await send({ do: "end-code", which: "NOBODY", version: "1" })).status).toBe(404);
	});

	it("takes no address for more than it says", async () => {
		for (const query of [
			"?code=%00",
			"?q=%3Cscript%3Ealert(1)",
			"/SEEN?home=x'&arrival=x&departure=y&adults=z",
			"?after=%25",
		]) {
			const answer = await office.look(PATH + query, OFFICE_COOKIES.admin);
			expect([query, answer.status]).toEqual([query, 200]);
			expect(await answer.text()).not.toContain("<script>alert(1)");
		}
	});
});
