import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { href } from "#site/href.ts";
import { bookingBody } from "#tests/support/app.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import {
	OFFICE_COOKIES,
	OFFICE_PEOPLE,
	type OfficePerson,
	type OfficeSite,
	officeId,
	startOffice,
} from "#tests/support/office-site.ts";

/** Bookings that staff make for guests, asked of the running site for every role (specification §1, §3 cs…, §6). */

const HOME = "a990001";
const TEST_HOUSE = "a990002";
const SLUG = "haus-eins-a990001";
const PARTY = { adults: 2, children: 0, babies: 0, pets: 0 };

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
	await query(`INSERT INTO partner (code, label, kind, commission_bp, status) VALUES
		('BERGWEH', 'Bergweh Reiseblog', 'affiliate', 800, 'active'), ('RUHT', 'Ruht', 'affiliate', 800, 'inactive'),
		('HOF', 'Hof der Berge', 'host', 500, 'active')`);
	await query("UPDATE accommodation SET status = 'test' WHERE acco_id = $1", [TEST_HOUSE]);
});
afterAll(() => office?.close());
beforeEach(async () => {
	await query("DELETE FROM occupancy WHERE released_at IS NULL");
	await query("UPDATE staff_session SET test_houses = 'no', expires_at = now() + interval '8 hours'");
});

const query = (text: string, values: readonly unknown[] = []) => office.rows.query(text, [...values]);
const rolesOf = (person: OfficePerson): readonly Role[] => (person === "none" ? [] : [person]);
const newest = async () => (await query("SELECT * FROM booking ORDER BY booking_id DESC LIMIT 1")).rows[0];
const count = async () => Number((await query("SELECT count(*) AS n FROM booking")).rows[0].n);

async function call(path: string, body: object, cookie?: string) {
	const answer = await fetch(office.url + path, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"Idempotency-Key": randomUUID(),
			Origin: office.url,
			...(cookie ? { cookie } : {}),
		},
		body: JSON.stringify(body),
	});
	const said = (await answer.json()) as Record<string, unknown>;
	return { status: answer.status, said, cookies: answer.headers.getSetCookie() };
}

/** An offer of a stay that is free. */
async function offer(cookie?: string, accoId = HOME): Promise<string> {
	const stay = { accoId, arrival: "2027-03-06", departure: "2027-03-13", ...PARTY, insurance: false };
	const { said } = await call("/api/quotes", { ...stay, lang: "en" }, cookie);
	return String(said.quoteId);
}

let guests = 0;
const guest = () => ({ ...GUEST_FORM, email: `guest${++guests}@example.org` });

async function byCall(cookie: string | undefined, changes: object = {}) {
	const body = bookingBody(await offer(), { guest: guest(), ...changes });
	return call("/api/bookings", body, cookie);
}

const PAGE = `${href("booking", "en", { slug: SLUG })}?arrival=2027-03-06&departure=2027-03-13&adults=2`;

/** What a browser sends of the form that somebody was shown, with what is typed into it. */
async function byForm(
	cookie: string | undefined,
	typed: Readonly<Record<string, string>>,
	{ shownTo = cookie, page = PAGE }: { readonly shownTo?: string | undefined; readonly page?: string } = {},
) {
	const form = parse(await (await office.look(page, shownTo)).text()).querySelector('form[action*="type="]');
	const hidden = Object.fromEntries(
		(form?.querySelectorAll('input[type="hidden"]') ?? []).map((field) => [
			field.getAttribute("name") ?? "",
			field.getAttribute("value") ?? "",
		]),
	);
	const { businessBooking: _, ...fields } = guest();
	return office.send(
		(form?.getAttribute("action") ?? "").replaceAll("&amp;", "&"),
		{ ...hidden, ...fields, insurance: "", acceptTerms: "1", do: "book", ...typed },
		cookie,
	);
}

const STAFF = { addSalesPartnerOrHost: true, salesPartner: "bergweh", doNotSendDocuments: true };
const TYPED = {
	csBookingType: "Booking",
	csAddSalesPartnerOrHost: "1",
	csSalesPartner: "bergweh",
	csHostId: "",
	csDoNotSendDocuments: "1",
};

/** Cookies that are no session of staff. */
const STRANGERS: readonly [string, string | undefined][] = [
	["nobody", undefined],
	["a session made up", `csEncId=${"A".repeat(43)}; csUser=Test%20admin`],
	["a name alone", "csUser=Test%20admin"],
	["an empty session", "csEncId=; csUser=x"],
];

describe("what only staff may say of a booking", () => {
	it.each(OFFICE_PEOPLE)("counts for %s by the right to book for guests, by call and by form", async (person) => {
		const may = mayDo(rolesOf(person), "bookings.make");
		const cookie = OFFICE_COOKIES[person];
		const before = await count();
		const called = await byCall(cookie, { staff: STAFF });
		expect([person, called.status, called.said.code]).toEqual([person, may ? 201 : 403, may ? undefined : "FORBIDDEN"]);
		if (may) {
			expect(called.said.staff).toEqual({ ...STAFF, salesPartner: "BERGWEH", hostId: null });
			const expected = { channel: "staff", staff_id: officeId(person), do_not_send_docs: true, payee_code: "BERGWEH" };
			expect(await newest()).toMatchObject(expected);
			await query("DELETE FROM occupancy WHERE released_at IS NULL");
		}
		const sent = await byForm(cookie, TYPED);
		expect([person, sent.status]).toEqual([person, may ? 303 : 403]);
		expect(await count()).toBe(before + (may ? 2 : 0));
	});

	it.each(STRANGERS)("is refused for %s, by call and by form, and books nothing", async (_, cookie) => {
		const before = await count();
		for (const staff of [STAFF, {}, { doNotSendDocuments: true }]) {
			expect((await byCall(cookie, { staff })).status).toBe(403);
		}
		for (const [name, value] of Object.entries(TYPED)) {
			expect([name, (await byForm(cookie, { [name]: value })).status]).toEqual([name, 403]);
		}
		expect(await count()).toBe(before);
	});

	it("ends with the session: it runs out, the account ends, the right goes, somebody signs out", async () => {
		const cookie = OFFICE_COOKIES.sales;
		const refused = async () => {
			expect((await byCall(cookie, { staff: STAFF })).status).toBe(403);
			expect((await byForm(cookie, TYPED)).status).toBe(403);
		};
		const before = await count();
		await query("UPDATE staff_session SET expires_at = now() - interval '1 second'");
		await refused();
		await query("UPDATE staff_session SET expires_at = now() + interval '8 hours'");
		await query("UPDATE staff SET ended_at = now() WHERE public_id = $1", [officeId("sales")]);
		await refused();
		await query("UPDATE staff SET ended_at = NULL, roles = '{content}' WHERE public_id = $1", [officeId("sales")]);
		await refused();
		await query("UPDATE staff SET roles = '{sales}' WHERE public_id = $1", [officeId("sales")]);
		expect(await count()).toBe(before);
		expect((await byCall(cookie, { staff: STAFF })).status).toBe(201);
	});

	it("is sent from our own pages alone", async () => {
		const body = bookingBody(await offer(), { guest: guest(), staff: STAFF });
		const answer = await fetch(`${office.url}/api/bookings`, {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				"Idempotency-Key": randomUUID(),
				Origin: "https://elsewhere.example",
				cookie: OFFICE_COOKIES.sales,
			},
			body: JSON.stringify(body),
		});
		expect(answer.status).toBe(403);
	});

	it("lets staff choose the type that the home and their role allow", async () => {
		const typeOf = async (person: OfficePerson, type: string) => {
			const sent = await byForm(OFFICE_COOKIES[person], { ...TYPED, csBookingType: type });
			return [sent.status, sent.headers.get("location")?.split("?")[0] ?? null];
		};
		expect(await typeOf("sales", "Option")).toEqual([303, "/en/success/option"]);
		await query("DELETE FROM occupancy WHERE released_at IS NULL");
		expect(await typeOf("support", "Option")).toEqual([403, null]);
		expect((await typeOf("sales", "Application"))[0]).toBe(422);
		expect(await typeOf("support", "Booking")).toEqual([303, "/en/success/booking"]);
	});

	it("comes back with everything that was typed, and with what is wrong beside its field", async () => {
		for (const [typed, field] of [
			[{ csSalesPartner: "ruht" }, "csSalesPartner"],
			[{ csSalesPartner: "" }, "csSalesPartner"],
			[{ csSalesPartner: "", csHostId: "BERGWEH" }, "csHostId"],
			[{ csHostId: "HOF" }, "csHostId"],
		] as const) {
			const sent = await byForm(OFFICE_COOKIES.support, { ...TYPED, ...typed, firstname: "Grietje" });
			expect(sent.status).toBe(422);
			const page = parse(await sent.text());
			const typedInto = (name: string) => page.querySelector(`#${name}`)?.getAttribute("value") ?? "";
			expect(typedInto("firstname")).toBe("Grietje");
			expect(typedInto("csSalesPartner")).toBe({ ...TYPED, ...typed }.csSalesPartner);
			expect(typedInto("csHostId")).toBe({ ...TYPED, ...typed }.csHostId);
			expect(page.querySelector("#csDoNotSendDocuments")?.hasAttribute("checked")).toBe(true);
			expect(page.querySelector(`#${field}-error`)?.text.length).toBeGreaterThan(10);
			expect(page.querySelector(`.form-errors a[href="#${field}"]`)).not.toBeNull();
		}
	});

	it("waits, typed, for who signs in again after the session ended, and counts then", async () => {
		await query("UPDATE staff_session SET expires_at = now() - interval '1 second'");
		const over = await byForm(OFFICE_COOKIES.sales, TYPED, { shownTo: undefined });
		expect(over.status).toBe(403);
		const page = parse(await over.text());
		const kept = Object.fromEntries(
			page
				.querySelectorAll('.for-staff input[type="hidden"]')
				.map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""]),
		);
		expect(kept).toEqual(TYPED);
		expect(page.querySelector('.for-staff a[href="/staff/sign-in"]')).not.toBeNull();
		await query("UPDATE staff_session SET expires_at = now() + interval '8 hours'");
		expect((await byForm(OFFICE_COOKIES.sales, kept)).status).toBe(303);
		expect(await newest()).toMatchObject({ do_not_send_docs: true, payee_code: "BERGWEH" });
	});

	it("pays the partner that staff chose in place of the link that was clicked, whose cookie ends", async () => {
		const clicked = `${OFFICE_COOKIES.support}; host=HOF`;
		const chosen = await byForm(clicked, TYPED);
		expect(chosen.headers.getSetCookie().find((cookie) => cookie.startsWith("host="))).toMatch(/^host=;.*Max-Age=0/);
		expect(await newest()).toMatchObject({ payee_code: "BERGWEH" });
		await query("DELETE FROM occupancy WHERE released_at IS NULL");
		const shown = await (await office.look(PAGE, clicked)).text();
		expect(shown).toContain("Hof der Berge");
		const left = await byForm(clicked, { ...TYPED, csAddSalesPartnerOrHost: "" });
		expect(left.headers.getSetCookie().some((cookie) => cookie.startsWith("host="))).toBe(false);
		expect(await newest()).toMatchObject({ payee_code: "HOF" });
	});
});

/** A page without what differs with every request. */
const steady = (html: string) =>
	html
		.replaceAll(/nonce="([^"]+)"/.exec(html)?.[1] ?? "nonce", "<nonce>")
		.replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, "<uuid>")
		.replace(/[\w-]{8,}\.[\w-]{16,}/g, "<signed>")
		.replace(/\d{13}/g, "<instant>")
		.replace(/"?20\d\d-\d\d-\d\dT[\d:.]+Z"?/g, "<instant>");

describe("the booking form", () => {
	it("has the block for who may book for guests, in every language, and for nobody else", async () => {
		for (const language of LANGUAGES) {
			const page = PAGE.replace(href("booking", "en", { slug: SLUG }), href("booking", language, { slug: SLUG }));
			for (const person of OFFICE_PEOPLE) {
				const html = await (await office.look(page, OFFICE_COOKIES[person])).text();
				const may = mayDo(rolesOf(person), "bookings.make");
				expect([language, person, html.includes('class="for-staff"')]).toEqual([language, person, may]);
				expect([language, person, /csBookingType|csHostId|BERGWEH/.test(html)]).toEqual([language, person, may]);
			}
		}
	});

	it("says which types are impossible, and why", async () => {
		const reasons = async (person: OfficePerson) => {
			const page = parse(await (await office.look(PAGE, OFFICE_COOKIES[person])).text());
			return page
				.querySelectorAll('input[name="csBookingType"]')
				.map((radio) => [radio.getAttribute("value"), radio.hasAttribute("disabled")]);
		};
		expect(await reasons("sales")).toEqual([
			["Booking", false],
			["Option", false],
			["Application", true],
		]);
		expect(await reasons("support")).toEqual([
			["Booking", false],
			["Option", true],
			["Application", true],
		]);
		await query("UPDATE accommodation SET book_mode = 'on_request' WHERE acco_id = $1", [HOME]);
		expect(await reasons("admin")).toEqual([
			["Booking", true],
			["Option", true],
			["Application", false],
		]);
		await query("UPDATE accommodation SET book_mode = 'instant' WHERE acco_id = $1", [HOME]);
	});

	it("is the same page to guests as to cookies that are no session, and nothing that they load tells of it", async () => {
		const [guest = "", ...others] = await Promise.all(
			[...STRANGERS.map(([, cookie]) => cookie)].map(async (cookie) =>
				steady(await (await office.look(PAGE, cookie)).text()),
			),
		);
		// In parts, so that a difference can be seen.
		for (const other of others) expect(other.split(/(?=[<,])/)).toEqual(guest.split(/(?=[<,])/));
		expect(guest).not.toMatch(/forStaff|for-staff|csBookingType|"staff"/);
		// All that the page names, and what those modules load at once.
		const seen = new Set<string>();
		const open = [...guest.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
		let read = 0;
		for (let path = open.pop(); path !== undefined; path = open.pop()) {
			if (seen.has(path)) continue;
			seen.add(path);
			const text = await (await office.look(path)).text();
			expect([path, /forStaff\.|csBookingType|csDoNotSend|csHostId|csSalesPartner/.test(text)]).toEqual([path, false]);
			open.push(
				...[...text.matchAll(/(?:from|import)\s*[`"']\.\/([\w.-]+\.js)[`"']/g)].map(([, name]) => `/assets/${name}`),
			);
			read++;
		}
		expect(read).toBeGreaterThan(5);
	});

	it("is priced, booked and shown for a test house to staff who chose them, and to nobody else", async () => {
		const cookie = OFFICE_COOKIES.support;
		const page = PAGE.replace(SLUG, "haus-zwei-a990002")
			.replaceAll("2027-03-06", "2027-03-01")
			.replaceAll("2027-03-13", "2027-03-05");
		expect((await office.look(page, cookie)).status).toBe(404);
		await query("UPDATE staff_session SET test_houses = 'yes' WHERE public_id = 'session-of-support'");
		expect((await office.look(page)).status).toBe(404);
		expect((await office.look(page, OFFICE_COOKIES.sales)).status).toBe(404);
		const sent = await byForm(cookie, TYPED, { page });
		expect(sent.status).toBe(303);
		const booking = await newest();
		expect(booking).toMatchObject({ acco_id: TEST_HOUSE, channel: "staff", state: "confirmed" });
		const proof = sent.headers
			.getSetCookie()
			.find((one) => one.includes(booking.booking_no))
			?.split(";")[0];
		const thanks = await office.look(sent.headers.get("location") ?? "", `${cookie}; ${proof}`);
		expect(await thanks.text()).toContain(booking.booking_no);
		const its = await (await office.look(`/staff/bookings/${booking.booking_no}`, cookie)).text();
		const addresses = [...its.matchAll(/\/staff\/bookings\/\w+\/documents\/[\w-]+\.pdf/g)].map(([path]) => path);
		expect(new Set(addresses).size).toBe(2);
		for (const path of new Set(addresses)) {
			const pdf = await office.look(path, cookie);
			expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
		}
		// With the offer that staff were made nobody else books it.
		await query("DELETE FROM occupancy WHERE released_at IS NULL");
		const stay = {
			accoId: TEST_HOUSE,
			arrival: "2027-03-01",
			departure: "2027-03-05",
			...PARTY,
			insurance: false,
			lang: "en",
		};
		const quote = await call("/api/quotes", stay, cookie);
		expect(quote.status).toBe(200);
		expect((await call("/api/quotes", stay)).status).toBe(404);
		for (const other of [undefined, OFFICE_COOKIES.sales]) {
			const body = bookingBody(String(quote.said.quoteId), { guest: guest() });
			expect((await call("/api/bookings", body, other)).status).toBe(404);
		}
	});
});

describe("a booking that staff made", () => {
	it("says on its page in the office who made it, and that nothing is sent; guests of the same page learn nothing", async () => {
		const { said } = await byCall(OFFICE_COOKIES.support, { staff: STAFF });
		const path = `/staff/bookings/${said.bookingNo}?lang=en`;
		const page = parse(await (await office.look(path, OFFICE_COOKIES.finance)).text());
		const facts = page.querySelectorAll(".office-facts > div").map((fact) => fact.text);
		expect(facts).toEqual(expect.arrayContaining([expect.stringContaining("Test support")]));
		expect(facts).toEqual(expect.arrayContaining([expect.stringContaining("not sent")]));
		expect(page.text).toContain("Booked and confirmed");
	});

	it("is shown on its success page as made for the guest, with the way to the office", async () => {
		const sent = await byForm(OFFICE_COOKIES.support, TYPED);
		const address = sent.headers.get("location") ?? "";
		const proof = sent.headers.getSetCookie().find((one) => one.startsWith("booking_")) ?? "";
		expect(proof).toMatch(/Max-Age=28800/);
		const mine = await (await office.look(address, `${OFFICE_COOKIES.support}; ${proof.split(";")[0]}`)).text();
		expect(mine).toContain("Booked for Noor");
		expect(mine).toContain("Nothing was emailed");
		expect(mine).toContain("/staff/bookings/H");
		// Without the session it is a guest's page.
		const others = await (await office.look(address, proof.split(";")[0])).text();
		expect(others).not.toMatch(/forStaff|\/staff\/|Nothing was emailed/);
	});

	it("has its mails sent by hand by who may, once at a time, each with its trail", async () => {
		const { said } = await byCall(OFFICE_COOKIES.support, { staff: STAFF });
		const mailOf = async () =>
			(
				await query(
					`SELECT o.outbox_id, o.status, o.kind, o.version, o.recipient, o.document_ids FROM email_outbox o JOIN booking USING (booking_id)
						WHERE booking_no = $1 AND kind = 'confirmation' ORDER BY outbox_id DESC`,
					[said.bookingNo],
				)
			).rows;
		const [held] = await mailOf();
		expect(held.status).toBe("suppressed");
		const path = `/staff/mails/${held.outbox_id}`;
		const fields = { do: "mail-again", mail: String(held.outbox_id) };
		for (const person of OFFICE_PEOPLE) {
			const may = mayDo(rolesOf(person), "mails.send");
			const page = await (await office.look(path, OFFICE_COOKIES[person])).text();
			expect([person, page.includes('value="mail-again"')]).toEqual([person, may]);
			const answer = await office.send(path, fields, OFFICE_COOKIES[person]);
			expect([person, answer.status]).toEqual([person, may ? 303 : 404]);
			if (!may) continue;
			const [again, ...before] = await mailOf();
			expect(again).toMatchObject({ status: "queued", recipient: held.recipient, document_ids: held.document_ids });
			expect(before.at(-1)).toEqual(held);
			// Sent twice by mistake it leaves once.
			expect((await office.send(path, fields, OFFICE_COOKIES[person])).status).toBeGreaterThanOrEqual(400);
			const { rows } = await query(
				"SELECT actor_id, network FROM audit_log WHERE action = 'sendMail' AND subject_id = $1 ORDER BY audit_id DESC LIMIT 1",
				[said.bookingNo],
			);
			expect(rows).toEqual([{ actor_id: officeId(person), network: "127.0.0.0/24" }]);
			await query("UPDATE email_outbox SET status = 'sent', sent_at = now() WHERE outbox_id = $1", [again.outbox_id]);
		}
		for (const cookie of [undefined, `csEncId=${"A".repeat(43)}`]) {
			expect((await office.send(path, fields, cookie)).headers.get("location")).toBe("/staff/sign-in");
		}
	});

	it("has no mail that is erased, and none that there is not, sent by hand", async () => {
		await byCall(OFFICE_COOKIES.support, { staff: STAFF });
		const erased = await query(
			"UPDATE email_outbox SET html = '', text = '' WHERE outbox_id = (SELECT max(outbox_id) FROM email_outbox WHERE kind = 'confirmation') RETURNING outbox_id",
		);
		for (const mail of [erased.rows[0].outbox_id, "999999999", "x"]) {
			const answer = await office.send(
				"/staff/bookings",
				{ do: "mail-again", mail: String(mail) },
				OFFICE_COOKIES.admin,
			);
			expect([mail, answer.status >= 400]).toEqual([mail, true]);
		}
	});
});
