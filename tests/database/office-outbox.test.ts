import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeActs, describePages } from "#tests/support/office-acts.ts";
import { OFFICE_COOKIES, OFFICE_PEOPLE, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** The outbox in the office, tried for every role against the started site (specification §1: staff). */

const PATH = "/staff/outbox";
let office: OfficeSite;
let held: OfficeSite;
beforeAll(async () => {
	// Nobody listens there: nothing leaves while this runs.
	office = await startOffice({ SMTP_URL: "smtp://127.0.0.1:9" });
	held = await startOffice();
});
afterAll(async () => {
	await office?.close();
	await held?.close();
});

let count = 0;
async function mail(status: string, kind = "data_export", site = office): Promise<string> {
	const { rows } = await site.rows.query(
		`INSERT INTO email_outbox (message_id, kind, lang, recipient, subject, html, text, status, last_error)
			VALUES ($1, $2, 'en', 'noor@example.org', $3,
				'<p>Words of the mail</p><script>alert(1)</script><a href="https://halcyon.example/in/secret-token">In</a>',
				'Words of the mail https://halcyon.example/in/secret-token', $4, 'ECONNREFUSED') RETURNING outbox_id`,
		[`m${++count}`, kind, `<b>About</b> ${kind} ${count}`, status],
	);
	return String(rows[0].outbox_id);
}

describeActs({
	office: () => office,
	path: PATH,
	forms: ["retry-mail", "mail-again"],
	fieldsFor: async (form) => ({ mail: await mail(form === "retry-mail" ? "failed" : "sent") }),
	state: async () => {
		const { rows } = await office.rows.query("SELECT outbox_id, status, again_of FROM email_outbox ORDER BY 1");
		return JSON.stringify(rows);
	},
});

describePages(() => office, { [PATH]: "mails.see", [`${PATH}?show=failed&q=noor@example.org`]: "mails.see" });

describe("the page of a mail", () => {
	it("shows words without links and runs nothing of them", async () => {
		const id = await mail("sent");
		const page = await (await office.look(`/staff/mails/${id}`, OFFICE_COOKIES.support)).text();
		expect(page).toContain('sandbox=""');
		expect(page).toContain("Words of the mail");
		expect(page).not.toContain("secret-token");
		expect(page).not.toContain("<script>alert(1)");
		expect(page).not.toContain("<b>About</b>");
	});

	it("shows nobody what lets a guest in, neither on the page nor in what its script is given", async () => {
		const id = await mail("sent", "sign_in");
		for (const person of OFFICE_PEOPLE) {
			const answer = await office.look(`/staff/mails/${id}`, OFFICE_COOKIES[person]);
			const text = await answer.text();
			expect([person, text.includes("secret-token"), text.includes("Words of the mail")]).toEqual([
				person,
				false,
				false,
			]);
		}
		expect((await office.send(PATH, { do: "mail-again", mail: id }, OFFICE_COOKIES.admin)).status).toBe(422);
	});

	it("shows it whole where no mail server is set, to admins alone", async () => {
		const id = await mail("queued", "sign_in", held);
		for (const person of OFFICE_PEOPLE) {
			const text = await (await held.look(`/staff/mails/${id}`, OFFICE_COOKIES[person])).text();
			expect([person, text.includes("secret-token")]).toEqual([person, person === "admin"]);
		}
		expect(await (await held.look(PATH, OFFICE_COOKIES.support)).text()).toContain("No mail server is set.");
	});

	it("leads from the first page's count of failed mails to the mail, and on after it is tried again", async () => {
		const id = await mail("failed");
		expect(await (await office.look("/staff", OFFICE_COOKIES.finance)).text()).toContain(
			'href="/staff/outbox?show=failed"',
		);
		expect(await (await office.look("/staff", OFFICE_COOKIES.content)).text()).not.toContain("/staff/outbox");
		expect(await (await office.look(`${PATH}?show=failed`, OFFICE_COOKIES.finance)).text()).toContain(
			`/staff/mails/${id}`,
		);
		const retried = await office.send(`/staff/mails/${id}`, { do: "retry-mail", mail: id }, OFFICE_COOKIES.finance);
		expect(retried.headers.get("location")).toBe(`/staff/mails/${id}?done=mail-retried`);
		expect((await office.send(PATH, { do: "retry-mail", mail: id }, OFFICE_COOKIES.finance)).status).toBe(409);
		expect((await office.send(PATH, { do: "retry-mail", mail: "999999" }, OFFICE_COOKIES.finance)).status).toBe(404);
	});

	it("takes no address for more than it says", async () => {
		for (const query of ["?show=nonsense", "?below=x", "?q=%00", "?q=%27%20OR%201=1", "?below=99999999999999999999"]) {
			expect([query, (await office.look(PATH + query, OFFICE_COOKIES.admin)).status]).toEqual([query, 200]);
		}
	});
});
