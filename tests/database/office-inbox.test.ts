import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS } from "#domain/forms/staff-forms.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { OFFICE_COOKIES, OFFICE_PEOPLE, type OfficeSite, officeId, startOffice } from "#tests/support/office-site.ts";

/** What people wrote by forms, read and answered by staff, tried for every role (specification §1, §6). */

const FORMS = ALL_STAFF_FORMS.filter(({ name }) =>
	["answer", "assign", "file-message", "template", "drop-template"].includes(name),
);

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice({ RATE_LIMITS: '{"forms":1000}' });
});
afterAll(() => office?.close());

async function written(name: string, changes: object = {}): Promise<number> {
	const body = {
		lang: "de",
		email: `${name.toLowerCase()}@example.org`,
		consent: true,
		website: "",
		variant: "general",
		name,
		subject: "Käse",
		message: "Gibt es eine Küche?",
		...changes,
	};
	const sent = await fetch(`${office.url}/api/contact-messages`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});
	expect(sent.status).toBe(202);
	const { rows } = await office.rows.query("SELECT max(submission_id)::int AS id FROM form_submission");
	return rows[0].id;
}

/** A week of H1, booked by a guest with this address. */
async function booked(email: string): Promise<string> {
	const post = async (path: string, body: object, more = {}) => {
		const headers = { "Content-Type": "application/json", Origin: office.url, ...more };
		const answer = await fetch(office.url + path, { method: "POST", headers, body: JSON.stringify(body) });
		return answer.json();
	};
	const stay = { accoId: "a990001", arrival: "2027-05-01", departure: "2027-05-08" };
	const party = { adults: 2, children: 0, babies: 0, pets: 0 };
	const { quoteId } = await post("/api/quotes", { ...stay, ...party, lang: "en", insurance: false });
	const booking = { quoteId, type: "Booking", guest: { ...GUEST_FORM, email }, acceptTerms: true, lang: "en" };
	const { bookingNo } = await post("/api/bookings", booking, { "Idempotency-Key": randomUUID() });
	return bookingNo;
}

const state = async () =>
	JSON.stringify([
		(await office.rows.query("SELECT submission_id, status, assigned_to FROM form_submission ORDER BY 1")).rows,
		(await office.rows.query("SELECT name, texts FROM reply_template ORDER BY 1")).rows,
		(await office.rows.query("SELECT count(*) FROM email_outbox")).rows,
	]);

const fieldsFor = (form: string, message: number): Record<string, string> => ({
	do: form,
	message: String(message),
	answer: "Ja, eine große.",
	to: "me",
	status: "spam",
	templateName: form === "drop-template" ? "Kept" : `Kitchen ${message}`,
	de: "Ja.",
});

describe.each(FORMS)("the act $name", ({ name, sender }) => {
	it("is done for the roles that may, with a trail; for others there is no such act", async () => {
		if (sender === "anyone" || sender === "account") throw new Error("an act of a role");
		for (const person of OFFICE_PEOPLE) {
			const message = await written(`Person${person}`);
			await office.rows.query(
				"INSERT INTO reply_template (name, texts, updated_at) VALUES ('Kept', '{\"de\": \"x\"}', now()) ON CONFLICT DO NOTHING",
			);
			const before = await state();
			const answer = await office.send("/staff/inbox", fieldsFor(name, message), OFFICE_COOKIES[person]);
			const roles: readonly Role[] = person === "none" ? [] : [person];
			if (!mayDo(roles, sender)) {
				expect([person, answer.status]).toEqual([person, 404]);
				expect(await state()).toBe(before);
				continue;
			}
			expect([person, answer.status]).toEqual([person, 303]);
			expect(await state()).not.toBe(before);
			const { rows: trail } = await office.rows.query(
				"SELECT actor, actor_id, network FROM audit_log ORDER BY audit_id DESC LIMIT 1",
			);
			expect(trail[0]).toEqual({ actor: "staff", actor_id: officeId(person), network: "127.0.0.0/24" });
		}
	});

	it("is not done without a session, and not for a message or text that there is not", async () => {
		const message = await written("Stranger");
		const before = await state();
		for (const cookie of [undefined, `csEncId=${"A".repeat(43)}`]) {
			const answer = await office.send("/staff/inbox", fieldsFor(name, message), cookie);
			expect(answer.headers.get("location")).toBe("/staff/sign-in");
		}
		if (name !== "template") {
			const fields = { ...fieldsFor(name, 999_999), templateName: "Nothing" };
			expect((await office.send("/staff/inbox", fields, OFFICE_COOKIES.admin)).status).toBe(404);
		}
		expect(await state()).toBe(before);
	});
});

describe("the inbox", () => {
	it("is there for the roles that may read messages, and for nobody else", async () => {
		const message = await written("Verborgen", { bookingNo: "H00000000" });
		for (const person of OFFICE_PEOPLE) {
			const may = mayDo(person === "none" ? [] : [person], "messages.see");
			for (const path of ["/staff/inbox", `/staff/inbox/${message}`, "/staff/inbox/templates"]) {
				const answer = await office.look(path, OFFICE_COOKIES[person]);
				expect([person, path, answer.status]).toEqual([person, path, may ? 200 : 404]);
				if (!may) expect(await answer.text()).not.toContain("Verborgen");
			}
		}
		expect((await office.look(`/staff/inbox/${message}`)).status).toBe(302);
		expect((await office.look("/staff/inbox/999999", OFFICE_COOKIES.admin)).status).toBe(404);
		expect((await office.look(`/staff/inbox/${message}/file`, OFFICE_COOKIES.admin)).status).toBe(404);
	});

	it("finds messages by their words, and keeps each in its box", async () => {
		const message = await written("Šárka Dvořák", { email: "sarka@example.org" });
		const shows = async (path: string, cookie = OFFICE_COOKIES.support) =>
			(await (await office.look(`/staff/inbox${path}`, cookie)).text()).includes(`/staff/inbox/${message}`);
		expect(await shows("?q=sarka+dvorak")).toBe(true);
		expect(await shows("?q=kase")).toBe(true);
		expect(await shows("?q=nobody")).toBe(false);
		expect(await shows("?box=done")).toBe(false);
		await office.send(
			"/staff/inbox",
			{ do: "answer", message: String(message), answer: "Ja.", isWaiting: "1" },
			OFFICE_COOKIES.support,
		);
		expect(await shows("?box=open&q=sarka")).toBe(false);
		expect(await shows("?box=waiting")).toBe(true);
		expect(await shows("?box=mine")).toBe(true);
		expect(await shows("?box=mine", OFFICE_COOKIES.sales)).toBe(false);
		await office.send(
			"/staff/inbox",
			{ do: "file-message", message: String(message), status: "handled" },
			OFFICE_COOKIES.sales,
		);
		expect(await shows("?box=done&q=dvo")).toBe(true);
		const { rows } = await office.rows.query(
			"SELECT lang, text FROM email_outbox WHERE submission_id = $1 AND kind = 'form_answer'",
			[message],
		);
		expect(rows).toEqual([{ lang: "de", text: expect.stringContaining("Ja.") }]);
	});

	it("keeps a message that is taken out of spam as long as any other, from the day it came", async () => {
		const kept = async (id: number) => {
			const { rows } = await office.rows.query(
				`SELECT status, round(extract(epoch FROM delete_at - created_at) / 86400)::int AS days
					FROM form_submission WHERE submission_id = $1`,
				[id],
			);
			return rows[0];
		};
		const file = (id: number, status: string) =>
			office.send("/staff/inbox", { do: "file-message", message: String(id), status }, OFFICE_COOKIES.support);
		const id = await written("Gefangen", { website: "https://robot.example" });
		expect(await kept(id)).toEqual({ status: "spam", days: 28 });
		await file(id, "new");
		expect(await kept(id)).toEqual({ status: "new", days: 730 });
		// Put back and out again it is the same.
		await file(id, "spam");
		await file(id, "handled");
		expect(await kept(id)).toEqual({ status: "handled", days: 730 });
		// Answering takes it out as well.
		const answered = await written("Erhoert", { website: "https://robot.example" });
		await office.send(
			"/staff/inbox",
			{ do: "answer", message: String(answered), answer: "Ja." },
			OFFICE_COOKIES.support,
		);
		expect(await kept(answered)).toEqual({ status: "handled", days: 730 });
	});

	it("says that an address takes part in the draw already, where a second entry would leave spam", async () => {
		const entry = async (status: string) => {
			const { rows } = await office.rows.query(
				`INSERT INTO form_submission (public_id, form, lang, email, payload, consent_at, status, created_at, delete_at)
					VALUES ($1, 'prize-draw-entries', 'de', 'twice@example.org', '{"answer": "7"}', now(), $2, now(), now() + interval '90 days')
					RETURNING submission_id`,
				[`draw-${status}`.padEnd(22, "x"), status],
			);
			return String(rows[0].submission_id);
		};
		const [first, second] = [await entry("handled"), await entry("spam")];
		const statusOf = async (id: string) =>
			(await office.rows.query("SELECT status FROM form_submission WHERE submission_id = $1", [id])).rows[0].status;
		const forms: readonly Record<string, string>[] = [
			{ do: "file-message", message: second, status: "new", was: "spam" },
			{ do: "answer", message: second, answer: "Doch nicht." },
		];
		for (const form of forms) {
			const refused = await office.send(`/staff/inbox/${second}`, form, OFFICE_COOKIES.support);
			expect([form.do, refused.status]).toEqual([form.do, 409]);
			expect(await refused.text()).toContain("is already in the draw");
			expect(await statusOf(second)).toBe("spam");
		}
		// With the first in its place, the second counts.
		await office.send(
			`/staff/inbox/${first}`,
			{ do: "file-message", message: first, status: "spam" },
			OFFICE_COOKIES.support,
		);
		await office.send(
			`/staff/inbox/${second}`,
			{ do: "file-message", message: second, status: "new" },
			OFFICE_COOKIES.support,
		);
		expect(await statusOf(second)).toBe("new");
	});

	it("shows beside a message its guest, the booking it names with its money, and when the home is free", async () => {
		const bookingNo = await booked("beside@example.org");
		const message = await written("Bea Side", { email: "Beside@example.org", bookingNo });
		const look = async (path: string, cookie = OFFICE_COOKIES.support) => (await office.look(path, cookie)).text();
		const page = await look(`/staff/inbox/${message}`);
		const { rows } = await office.rows.query("SELECT grand_cents FROM booking WHERE booking_no = $1", [bookingNo]);
		const aside = page.slice(page.indexOf("office-inbox-aside"));
		expect(aside).toContain(`€${(rows[0].grand_cents / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`);
		expect(aside).toContain('href="/staff/homes/a990001"');
		expect(aside).toContain("Free in the next four months");
		expect(aside).toMatch(/href="\/staff\/guests\/[\w-]+"/);
		// A note is written beside the booking, and one stays with the message.
		const noting = await look(`/staff/inbox/${message}?as=note`);
		expect(noting).toContain('value="note"');
		expect(noting).not.toContain('value="answer"');
		const note = { do: "note", booking: bookingNo, text: "Rings at noon." };
		const noted = await office.send(`/staff/inbox/${message}`, note, OFFICE_COOKIES.support);
		expect(noted.headers.get("location")).toBe(`/staff/inbox/${message}?done=note`);
		expect(await look(`/staff/bookings/${bookingNo}`)).toContain("Rings at noon.");
		const empty = await office.send(`/staff/inbox/${message}`, { ...note, text: "" }, OFFICE_COOKIES.support);
		expect(await empty.text()).toContain('id="note-text-error"');

		// Who types the number of another's booking is told nothing of it, and the office is warned.
		const stranger = await written("Stranger", { email: "other@example.org", bookingNo });
		const strange = await look(`/staff/inbox/${stranger}`);
		expect(strange).toContain("Booked with another address.");
		expect(strange).toContain("Nobody has booked with this address yet.");
		expect(strange).not.toContain("?as=note");
		expect(strange).not.toContain("Free in the next four months");
		const asking = await written("Asker", { email: "asker@example.org", message: "Ist A990001 frei?" });
		expect(await look(`/staff/inbox/${asking}`)).toContain("Free in the next four months");
	});

	it("offers a template under its name in the office's language, and says who took a message", async () => {
		const made = await office.send(
			"/staff/inbox/templates",
			{ do: "template", templateName: "Keuken", nameEn: "Kitchen words", nameFr: "La cuisine", de: "Ja, groß." },
			OFFICE_COOKIES.support,
		);
		expect(made.status).toBe(303);
		const id = await written("Namensfrage");
		const at = `/staff/inbox/${id}`;
		const shown = async (language: string) =>
			(await office.look(at, `${OFFICE_COOKIES.support}; i18n_redirected=${language}`)).text();
		expect(await shown("en")).toContain(">Kitchen words</b>");
		expect(await shown("fr")).toContain(">La cuisine</b>");
		expect(await shown("nl")).toContain(">Keuken</b>");
		const taken = await office.send(at, { do: "assign", message: String(id), to: "me" }, OFFICE_COOKIES.support);
		expect(taken.headers.get("location")).toBe(`${at}?done=message-taken`);
		expect(await (await office.look(`${at}?done=message-taken`, OFFICE_COOKIES.support)).text()).toContain(
			"You look after this message now.",
		);
	});

	it("goes on page by page, each message once", async () => {
		await office.rows.query(`INSERT INTO form_submission
			(public_id, form, lang, email, payload, consent_at, delete_at, created_at, status)
			SELECT lpad(n::text, 22, 'p'), 'contact-messages', 'nl', 'p' || n || '@example.org', '{"name": "Pager"}',
				now(), now() + interval '1 day', now(), 'new' FROM generate_series(1, 95) AS n`);
		const seen: string[] = [];
		for (let path = "/staff/inbox?q=pager"; path !== ""; ) {
			const html = await (await office.look(path, OFFICE_COOKIES.support)).text();
			seen.push(...[...html.matchAll(/href="\/staff\/inbox\/(\d+)/g)].map(([, id]) => id ?? ""));
			path = (/href="(\/staff\/inbox\?q=pager&amp;below=\d+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
		}
		expect(seen).toHaveLength(95);
		expect(new Set(seen).size).toBe(95);
	});
});
