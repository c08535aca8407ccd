import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS } from "#domain/forms/staff-forms.ts";
import { mayDo, ROLES } from "#domain/staff/roles.ts";
import { BOOKING_ACTIONS } from "#site/views/office-bookings-view.ts";
import { bookingBody } from "#tests/support/app.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { OFFICE_COOKIES, type OfficeSite, officeId, startOffice } from "#tests/support/office-site.ts";

/** What staff see of bookings and do with them, asked of the running site for every role (specification §1, §6). */

const FORMS = ALL_STAFF_FORMS.filter(
	({ name }) =>
		["note", "assign-booking", "transfer-back"].includes(name) || BOOKING_ACTIONS.some((action) => action === name),
);
const HOMES = { booked: "a990001", requested: "a990002" };

let office: OfficeSite;
const cookies = OFFICE_COOKIES;

beforeAll(async () => {
	office = await startOffice();
	await office.rows.query("UPDATE accommodation SET book_mode = 'on_request' WHERE acco_id = $1", [HOMES.requested]);
});
afterAll(() => office?.close());

const look: OfficeSite["look"] = (...args) => office.look(...args);
const send: OfficeSite["send"] = (...args) => office.send(...args);
const query = (text: string, values: readonly unknown[] = []) => office.rows.query(text, [...values]);

async function call(path: string, body: object): Promise<Record<string, unknown>> {
	const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
	const answer = await fetch(office.url + path, { method: "POST", headers, body: JSON.stringify(body) });
	const said = await answer.json();
	if (!answer.ok) throw new Error(JSON.stringify(said));
	return said as Record<string, unknown>;
}

/** Saturdays from spring on, one a booking; nights of bookings of tests that are over are free again. */
let weeks = 0;
const WEEKS = 30;

async function book(type: "Booking" | "Option" | "Application"): Promise<string> {
	await query(
		`DELETE FROM occupancy WHERE released_at IS NULL
			AND booking_id < (SELECT max(booking_id) FROM booking) - $1`,
		[WEEKS / 2],
	);
	const arrival = new Date(Date.UTC(2027, 2, 6) + (weeks++ % WEEKS) * 7 * 86_400_000);
	const departure = new Date(arrival.getTime() + 7 * 86_400_000);
	const [from, until] = [arrival, departure].map((day) => day.toISOString().slice(0, 10));
	const accoId = type === "Application" ? HOMES.requested : HOMES.booked;
	const party = { adults: 2, children: 0, babies: 0, pets: 0 };
	const quote = await call("/api/quotes", {
		accoId,
		arrival: from,
		departure: until,
		...party,
		lang: "nl",
		insurance: false,
	});
	const guest = { ...GUEST_FORM, lastname: "Onzichtbaar", email: `guest${weeks}@example.org` };
	const made = await call("/api/bookings", bookingBody(String(quote.quoteId), { type, guest }));
	return String(made.bookingNo);
}

/** What a form of the office works on, and what it is sent with. */
const NEEDS: Readonly<Record<string, { type: Parameters<typeof book>[0]; more: Record<string, string> }>> = {
	accept: { type: "Application", more: {} },
	decline: { type: "Application", more: { why: "maintenance" } },
	"confirm-option": { type: "Option", more: {} },
	"extend-option": { type: "Option", more: { days: "1" } },
	"release-option": { type: "Option", more: {} },
	receive: { type: "Booking", more: { amount: "1,00" } },
	rebook: { type: "Booking", more: { home: HOMES.requested, ownerAgrees: "on" } },
	price: { type: "Booking", more: { price: "400,00", reason: "The sauna is broken" } },
	refund: { type: "Booking", more: { less: "1,00", reason: "The road was closed" } },
	"cancel-booking": { type: "Booking", more: {} },
	"cancel-for-host": { type: "Booking", more: { reason: "The roof" } },
	note: { type: "Booking", more: { text: "Called." } },
	"write-guest": { type: "Booking", more: { words: "See you soon." } },
	"assign-booking": { type: "Booking", more: { to: officeId("sales") } },
	"transfer-back": { type: "Booking", more: { reason: "For another booking" } },
};

async function fieldsFor(name: string, bookingNo: string): Promise<Record<string, string>> {
	const { rows: found } = await query("SELECT version FROM booking WHERE booking_no = $1", [bookingNo]);
	const fields: Record<string, string> = { do: name, booking: bookingNo, version: String(found[0]?.version ?? 1) };
	const shown = SHOWN[name];
	if (shown) Object.assign(fields, await shown(bookingNo));
	if (name === "write-guest") fields.once = randomUUID();
	return { ...fields, ...NEEDS[name]?.more };
}

/** What the page of an act says of money, and sends with it. */
const SHOWN: Readonly<Record<string, (bookingNo: string) => Promise<Record<string, string>>>> = {
	"cancel-booking": (no) => saidBy(`${no}?do=cancel-booking`, ["fee", "paid", "refund"]),
	"cancel-for-host": (no) => saidBy(`${no}?do=cancel-for-host`, ["fee", "paid"]),
	price: (no) => saidBy(`${no}?do=price`, ["grand"]),
	receive: async (no) => {
		const typed = { do: "receive", booking: no, amount: "1,00", reference: randomUUID(), receivedOn: "2027-01-15" };
		const html = await (await send(`/staff/bookings/${no}`, typed, cookies.admin)).text();
		return { ...typed, ...valuesIn(html, ["seen"]) };
	},
	// One that was written down before.
	"transfer-back": async (no) => {
		await send(`/staff/bookings/${no}`, await fieldsFor("receive", no), cookies.admin);
		return valuesIn(await (await look(`/staff/bookings/${no}`, cookies.admin)).text(), ["payment"]);
	},
	rebook: async (no) => {
		const { rows: found } = await query(
			"SELECT arrival::text AS arrival, departure::text AS departure FROM booking WHERE booking_no = $1",
			[no],
		);
		const { arrival, departure } = found[0] ?? {};
		const days = new URLSearchParams({ do: "rebook", home: HOMES.requested, arrival, departure });
		return { arrival, departure, ...(await saidBy(`${no}?${days}`, ["grand", "back"])) };
	},
};

async function saidBy(path: string, names: readonly string[]): Promise<Record<string, string>> {
	return valuesIn(await (await look(`/staff/bookings/${path}`, cookies.admin)).text(), names);
}

/** What hidden fields of a page say. */
function valuesIn(html: string, names: readonly string[]): Record<string, string> {
	const tags = html.match(/<input[^>]*>/g) ?? [];
	const valueIn = (name: string) => {
		const tag = tags.find((one) => one.includes(` name="${name}"`));
		return / value="([^"]*)"/.exec(tag ?? "")?.[1] ?? "missing";
	};
	return Object.fromEntries(names.map((name) => [name, valueIn(name)]));
}

/** A booking as an act finds it. */
async function bookedFor(name: string): Promise<string> {
	const bookingNo = await book(NEEDS[name]?.type ?? "Booking");
	if (name === "refund") {
		const fields = await fieldsFor("cancel-booking", bookingNo);
		const cancelled = await send(`/staff/bookings/${bookingNo}`, fields, cookies.admin);
		expect(cancelled.status).toBe(303);
	}
	return bookingNo;
}

/** Everything that acts on bookings could change. */
async function state(): Promise<string> {
	const { rows: bookings } = await query(
		"SELECT booking_no, state, version, expires_at, assigned_to FROM booking ORDER BY booking_id",
	);
	const { rows: counts } = await query(
		`SELECT (SELECT count(*) FROM payment) AS payments, (SELECT count(*) FROM booking_note) AS notes,
			(SELECT count(*) FROM refund) AS refunds, (SELECT count(*) FROM approval) AS approvals, (SELECT count(*) FROM email_outbox) AS mails`,
	);
	return JSON.stringify([bookings, counts]);
}

it("is tried with every form that staff have for bookings", () => {
	expect(FORMS.map(({ name }) => name).sort()).toEqual(Object.keys(NEEDS).sort());
});

describe.each(FORMS)("the act $name", ({ name, sender, fresh, fields: known }) => {
	it("is done for the roles that may, with a trail; for others there is no such act", async () => {
		if (sender === "anyone" || sender === "account") throw new Error("an act of a role");
		let bookingNo = await bookedFor(name);
		for (const role of [...ROLES, "none"] as const) {
			const fields = await fieldsFor(name, bookingNo);
			const path = `/staff/bookings/${bookingNo}`;
			const before = await state();
			const answer = await send(path, fields, cookies[role]);
			if (!mayDo(role === "none" ? [] : [role], sender)) {
				expect([role, answer.status]).toEqual([role, 404]);
				expect(await state()).toBe(before);
				continue;
			}
			expect([role, answer.status, answer.headers.get("location")]).toEqual([
				role,
				303,
				`${path}?done=${name === "price" || name === "refund" ? "requested" : name}`,
			]);
			expect(await state()).not.toBe(before);
			const { rows: trail } = await query(
				"SELECT actor, actor_id, network FROM audit_log WHERE subject_id = $1 ORDER BY audit_id DESC LIMIT 1",
				[bookingNo],
			);
			expect(trail[0]).toMatchObject({ actor: "staff", actor_id: officeId(role), network: "127.0.0.0/24" });
			bookingNo = await bookedFor(name);
		}
	});

	it("is not done without a session, with a forged one, or with one that is over", async () => {
		const bookingNo = await bookedFor(name);
		const fields = await fieldsFor(name, bookingNo);
		await query("UPDATE staff_session SET expires_at = now() WHERE public_id = 'session-of-sales'");
		const before = await state();
		for (const cookie of [undefined, `csEncId=${"A".repeat(43)}`, "csUser=Test%20admin", cookies.sales]) {
			const answer = await send(`/staff/bookings/${bookingNo}`, fields, cookie);
			expect([cookie, answer.headers.get("location")]).toEqual([cookie, "/staff/sign-in"]);
		}
		await query(
			"UPDATE staff_session SET expires_at = now() + interval '8 hours' WHERE public_id = 'session-of-sales'",
		);
		expect(await state()).toBe(before);
	});

	it("finds no booking of another number, and none by a number that is no number", async () => {
		const real = await bookedFor(name);
		const fields = await fieldsFor(name, real);
		const before = await state();
		for (const booking of ["H00000000", "1", "' OR 1=1 --"]) {
			const answer = await send(`/staff/bookings/${real}`, { ...fields, booking }, cookies.admin);
			expect([booking, answer.status]).toEqual([booking, 404]);
		}
		expect(await state()).toBe(before);
	});

	it.runIf(fresh)("asks for a fresh second factor first", async () => {
		const bookingNo = await bookedFor(name);
		const fields = await fieldsFor(name, bookingNo);
		const before = await state();
		const stale = (since: string) => query("UPDATE staff_session SET factor_at = now() - $1::interval", [since]);
		await stale("1 hour");
		expect((await send(`/staff/bookings/${bookingNo}`, fields, cookies.admin)).status).toBe(403);
		await stale("0 s");
		expect(await state()).toBe(before);
	});

	it.runIf(known.some((field) => field.name === "version"))(
		"changes no booking that has changed since it was shown",
		async () => {
			const bookingNo = await bookedFor(name);
			const fields = await fieldsFor(name, bookingNo);
			const before = await state();
			const answer = await send(`/staff/bookings/${bookingNo}`, { ...fields, version: "99" }, cookies.admin);
			expect(answer.status).toBe(409);
			expect(await state()).toBe(before);
		},
	);
});

/** A page as its reader sees it. */
const textOf = (html: string) =>
	html
		.replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/[\s\u00a0\u202f]+/g, " ");

describe("a bank transfer that is written down", () => {
	const first = (booking: string, amount: string, receivedOn = "2027-01-10") => ({
		do: "receive",
		booking,
		amount,
		reference: randomUUID(),
		receivedOn,
	});
	const english = `${cookies.finance}; i18n_redirected=en`;

	it("is shown with what comes of it before anything happens, and with what else its sum can mean", async () => {
		const bookingNo = await book("Booking");
		const path = `/staff/bookings/${bookingNo}`;
		const { rows: found } = await query("SELECT due_cents FROM booking WHERE booking_no = $1", [bookingNo]);
		const due = Number(found[0]?.due_cents);
		const euros = (cents: number) =>
			new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" }).format(cents / 100);
		expect(textOf(await (await look(`${path}?do=receive`, english)).text())).toContain(`To pay in all ${euros(due)}`);
		const before = await state();
		const typed = first(bookingNo, "9.234");
		const shown = await send(path, typed, english);
		const html = await shown.text();
		expect([shown.status, await state()]).toEqual([200, before]);
		const text = textOf(html);
		expect(text).toContain("‘9.234’ is read as €9,234.00. It could also mean €9.23.");
		expect(text).toContain(`Too much, goes back to the guest ${euros(923_400 - due)}`);
		expect(html).toContain("10 January 2027");
		// The other reading is shown in its turn.
		const other = textOf(await (await send(path, { ...typed, amount: "9.23" }, english)).text());
		expect(other).toContain(`Left to pay after it ${euros(due - 923)}`);
		expect(await state()).toBe(before);
		// Pressed: it is of the day that was said.
		const seen = /name="seen" value="(\d[^"]*)"/.exec(html)?.[1] ?? "";
		const done = await send(path, { ...typed, seen }, english);
		expect(done.status).toBe(303);
		const { rows: paid } = await query(
			"SELECT cents, (paid_at AT TIME ZONE 'UTC')::date::text AS day FROM payment p JOIN booking b USING (booking_id) WHERE b.booking_no = $1",
			[bookingNo],
		);
		expect(paid).toEqual([{ cents: 923_400, day: "2027-01-10" }]);
	});

	it("is shown anew when money came in since", async () => {
		const bookingNo = await book("Booking");
		const path = `/staff/bookings/${bookingNo}`;
		const [mine, others] = [first(bookingNo, "5,00"), first(bookingNo, "7,00")];
		const seenOf = async (typed: Record<string, string>) => {
			const html = await (await send(path, typed, english)).text();
			return { ...typed, ...valuesIn(html, ["seen"]) };
		};
		const [mineSeen, othersSeen] = [await seenOf(mine), await seenOf(others)];
		expect((await send(path, othersSeen, english)).status).toBe(303);
		const before = await state();
		const answer = await send(path, mineSeen, english);
		expect([answer.status, await state()]).toEqual([409, before]);
		const again = await answer.text();
		expect(valuesIn(again, ["seen"]).seen).not.toBe(mineSeen.seen);
		expect((await send(path, { ...mine, ...valuesIn(again, ["seen"]) }, english)).status).toBe(303);
	});

	it("says at once what is wrong with its sum, with an example, and with its day", async () => {
		const bookingNo = await book("Booking");
		const answer = await send(`/staff/bookings/${bookingNo}`, first(bookingNo, "277,2x", "2027-01-16"), english);
		const text = textOf(await answer.text());
		expect(answer.status).toBe(422);
		expect(text).toContain("Write a sum such as 277.23.");
		expect(text).toContain("This day is still to come.");
	});

	it("is of no day that is still to come, and of none that is long past", async () => {
		const bookingNo = await book("Booking");
		for (const [day, words] of [
			["2027-01-16", "This day is still to come."],
			["2025-12-01", "more than a year ago"],
		] as const) {
			const answer = await send(`/staff/bookings/${bookingNo}`, first(bookingNo, "5,00", day), english);
			expect([answer.status, textOf(await answer.text()).includes(words)]).toEqual([422, true]);
		}
	});
});

describe("what nobody has booked yet", () => {
	const english = `${cookies.sales}; i18n_redirected=en`;

	it.each([
		"Option",
		"Application",
	] as const)("says of an %s what is to pay once it is booked, and no day", async (type) => {
		const bookingNo = await book(type);
		const { rows: found } = await query("SELECT due_cents FROM booking WHERE booking_no = $1", [bookingNo]);
		const sum = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" });
		const text = textOf(await (await look(`/staff/bookings/${bookingNo}`, english)).text());
		expect(text).toContain(`To pay once booked ${sum.format(Number(found[0]?.due_cents) / 100)}`);
		expect(text).not.toMatch(/By \d+ \w+ open/);
	});

	it("shows from which end to which an option is extended before anything is done, and in the trail after it", async () => {
		const bookingNo = await book("Option");
		const path = `/staff/bookings/${bookingNo}`;
		const shown = textOf(await (await look(`${path}?do=extend-option`, english)).text());
		const [, was, next] = /End of the option: was (.+?), becomes (.+?)\./.exec(shown) ?? [];
		expect(was).toBeTruthy();
		expect(next).not.toBe(was);
		const { rows: before } = await query("SELECT expires_at FROM booking WHERE booking_no = $1", [bookingNo]);
		expect((await send(path, await fieldsFor("extend-option", bookingNo), cookies.sales)).status).toBe(303);
		const { rows: trail } = await query(
			"SELECT before, after FROM audit_log WHERE subject_id = $1 AND action = 'extendOption'",
			[bookingNo],
		);
		const old = before[0]?.expires_at as Date;
		expect(trail[0]).toMatchObject({
			before: { heldUntil: old.toISOString() },
			after: { heldUntil: new Date(old.getTime() + 86_400_000).toISOString() },
		});
		const audit = textOf(
			await (
				await look(`/staff/audit?subject=${bookingNo}&action=extendOption`, `${cookies.admin}; i18n_redirected=en`)
			).text(),
		);
		expect(audit.match(/Held until/g)).toHaveLength(2);
	});
});

describe("a request that is declined", () => {
	it("for another reason needs words; a reason of the list stands in words in the timeline", async () => {
		const english = `${cookies.sales}; i18n_redirected=en`;
		const bookingNo = await book("Application");
		const path = `/staff/bookings/${bookingNo}`;
		const fields = await fieldsFor("decline", bookingNo);
		const before = await state();
		const empty = await send(path, { ...fields, why: "other" }, english);
		expect([empty.status, await state()]).toEqual([422, before]);
		expect(await empty.text()).toMatch(/id="decline-reason"[^>]*aria-invalid="true"/);
		expect((await send(path, { ...fields, why: "own_use" }, english)).status).toBe(303);
		const timeline = textOf(await (await look(path, english)).text());
		expect(timeline).toContain("Own use");
		expect(timeline).not.toContain("own_use");
	});

	it("after a colleague accepted it says who did, how it was and is, and gives the words back", async () => {
		const english = `${cookies.sales}; i18n_redirected=en`;
		const bookingNo = await book("Application");
		const path = `/staff/bookings/${bookingNo}`;
		const mine = { ...(await fieldsFor("decline", bookingNo)), why: "other", reason: "The roof leaks badly" };
		expect((await send(path, await fieldsFor("accept", bookingNo), cookies.support)).status).toBe(303);
		const before = await state();
		const answer = await send(path, mine, english);
		expect([answer.status, await state()]).toEqual([409, before]);
		const alert = /role="alert"[\s\S]*?office-columns/.exec(await answer.text())?.[0] ?? "";
		const text = textOf(alert);
		expect(text).toContain("This booking has changed while you had it open.");
		expect(text).toMatch(/Request accepted by Test support, /);
		expect(text).toMatch(/State request option/);
		expect(text).toContain("The roof leaks badly");
	});
});

describe("a cancellation that was open while money came in", () => {
	it.each([
		"cancel-booking",
		"cancel-for-host",
	])("%s says who recorded it, from what to what, and keeps what was typed", async (name) => {
		const english = `${cookies.support}; i18n_redirected=en`;
		const bookingNo = await book("Booking");
		const path = `/staff/bookings/${bookingNo}`;
		await send(path, await fieldsFor("receive", bookingNo), cookies.finance);
		const mine = { ...(await fieldsFor(name, bookingNo)), reason: "The road is closed", refund: "0,75" };
		const others = await fieldsFor("receive", bookingNo);
		expect((await send(path, others, cookies.finance)).status).toBe(303);
		const before = await state();
		const answer = await send(path, mine, english);
		expect([answer.status, await state()]).toEqual([409, before]);
		const html = await answer.text();
		const text = textOf(/role="alert"[\s\S]*?office-columns/.exec(html)?.[0] ?? "");
		expect(text).toContain("This booking has changed while you had it open.");
		expect(text.match(/Bank transfer recorded by Test finance, /g)).toHaveLength(1);
		expect(text).toContain("Received €1.00 €2.00");
		expect(textOf(html)).not.toContain("less than by the terms");
		expect(html).toContain("The road is closed");
		if (name === "cancel-booking") expect(html).toMatch(/<input[^>]*name="refund"[^>]*value="0,75"/);
		// What it says now is what is sent next.
		const { paid = "" } = valuesIn(html, ["paid"]);
		expect(paid).toBe("200");
	});
});

describe("pages of bookings", () => {
	it("are there for the roles that may see bookings, and for nobody else", async () => {
		const bookingNo = await book("Booking");
		const { rows: documents } = await query(
			"SELECT d.public_id FROM document d JOIN booking b USING (booking_id) WHERE b.booking_no = $1 LIMIT 1",
			[bookingNo],
		);
		const { rows: mails } = await query(
			"SELECT m.outbox_id FROM email_outbox m JOIN booking b USING (booking_id) WHERE b.booking_no = $1 LIMIT 1",
			[bookingNo],
		);
		const address = `/staff/bookings/${bookingNo}/documents/${documents[0]?.public_id}.pdf`;
		const paths = ["/staff/bookings", `/staff/bookings/${bookingNo}`, `/staff/mails/${mails[0]?.outbox_id}`, address];
		for (const role of [...ROLES, "none"] as const) {
			const may = mayDo(role === "none" ? [] : [role], "bookings.see");
			for (const path of paths) {
				const answer = await look(path, cookies[role]);
				expect([role, path, answer.status]).toEqual([role, path, may ? 200 : 404]);
				if (!may) expect(await answer.text()).not.toMatch(/Onzichtbaar|%PDF/);
			}
			const home = await (await look("/staff", cookies[role])).text();
			expect([role, home.includes("/staff/bookings")]).toEqual([role, may]);
		}
		for (const path of paths) {
			const answer = await look(path);
			expect([path, answer.status]).toEqual([path, 302]);
		}
		const pdf = await look(address, cookies.support);
		expect(pdf.headers.get("content-type")).toBe("application/pdf");
		expect(pdf.headers.get("cache-control")).toContain("no-store");
		// A document of another booking is none of this one.
		const other = await book("Booking");
		expect((await look(address.replace(bookingNo, other), cookies.support)).status).toBe(404);
		for (const path of ["/staff/bookings/H00000000", "/staff/mails/999999", "/staff/bookings/nonsense"]) {
			expect([path, (await look(path, cookies.admin)).status]).toEqual([path, 404]);
		}
	});

	it("that there are not are said in the frame of the office, in its language, like those of other roles", async () => {
		const html = async (path: string, cookie: string) =>
			(await look(path, `${cookie}; i18n_redirected=de`))
				.text()
				.then((text) => text.replace(/<script[\s\S]*?<\/script>/g, ""));
		for (const path of ["/staff/nothing-here", "/staff/bookings/H00000000", "/staff/people"]) {
			const page = await html(path, cookies.sales);
			expect([path, /<title>([^<]*)/.exec(page)?.[1]]).toEqual([path, "Das gibt es nicht | Halcyon"]);
			expect(page).toContain("<h1");
			expect(page).toContain('href="/staff/bookings"');
			expect(page).toMatch(/<link[^>]*office-[^>]*\.css/);
		}
	});

	it("answer any query with a list", async () => {
		const queries = [
			"q=%27%3B--&state=confirmed,nonsense&sort=up",
			"from=2027-13-45&until=x&after=H00000000&before=nothing",
			"q=a&q=b&state[]=option",
			`q=${"x".repeat(3_000)}`,
			"waits=1&arriving=yes&home=%3Cscript%3E",
		];
		for (const typed of queries) {
			// What is said twice is led to an address that says it once.
			const answer = await fetch(`${office.url}/staff/bookings?${typed}`, { headers: { cookie: cookies.support } });
			expect([typed, answer.status]).toEqual([typed, 200]);
			expect(await answer.text()).not.toContain("<script>alert");
		}
	});
});
