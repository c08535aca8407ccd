import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS } from "#domain/forms/staff-forms.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { bookingBody } from "#tests/support/app.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { describeActs, describePages } from "#tests/support/office-acts.ts";
import {
	OFFICE_COOKIES,
	OFFICE_PEOPLE,
	type OfficePerson,
	type OfficeSite,
	officeId,
	startOffice,
} from "#tests/support/office-site.ts";

/** Working with the list of bookings, asked of the running site for every role (specification §1, §6). */

const MANY = ["remind-many", "note-many", "assign-many"] as const;
const VIEWS = ["save-view", "rename-view", "drop-view"] as const;

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
});
afterAll(() => office?.close());

const rows = async (text: string, values: readonly unknown[] = []) => (await office.rows.query(text, [...values])).rows;
const rolesOf = (person: OfficePerson): readonly Role[] => (person === "none" ? [] : [person]);
const sees = (person: OfficePerson) => mayDo(rolesOf(person), "bookings.see");

let weeks = 0;

/** A booking whose first instalment is overdue. */
async function owing(): Promise<{ readonly no: string; readonly version: number }> {
	await rows("DELETE FROM occupancy WHERE released_at IS NULL AND booking_id IS NOT NULL");
	const arrival = new Date(Date.UTC(2027, 2, 6) + (weeks++ % 30) * 7 * 86_400_000);
	const departure = new Date(arrival.getTime() + 7 * 86_400_000);
	const [from, until] = [arrival, departure].map((day) => day.toISOString().slice(0, 10));
	const call = async (path: string, body: object) => {
		const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
		const answer = await fetch(office.url + path, { method: "POST", headers, body: JSON.stringify(body) });
		const said = (await answer.json()) as Record<string, unknown>;
		if (!answer.ok) throw new Error(JSON.stringify(said));
		return said;
	};
	const stay = { accoId: "a990001", arrival: from, departure: until, adults: 2, children: 0, babies: 0, pets: 0 };
	const quote = await call("/api/quotes", { ...stay, lang: "nl", insurance: false });
	const guest = { ...GUEST_FORM, lastname: "Onzichtbaar", email: `guest${randomUUID()}@example.org` };
	const no = String((await call("/api/bookings", bookingBody(String(quote.quoteId), { guest }))).bookingNo);
	await rows(
		`UPDATE instalment SET due_on = date '2027-01-10' WHERE seq = 0
			AND booking_id = (SELECT booking_id FROM booking WHERE booking_no = $1)`,
		[no],
	);
	await rows("UPDATE booking SET confirmed_at = '2026-12-01', created_at = '2026-12-01' WHERE booking_no = $1", [no]);
	const [row] = await rows("SELECT version FROM booking WHERE booking_no = $1", [no]);
	return { no, version: Number(row?.version) };
}

const state = async () =>
	JSON.stringify([
		await rows("SELECT booking_id, text FROM booking_note ORDER BY note_id"),
		await rows("SELECT booking_id, kind, version FROM email_outbox WHERE kind LIKE 'payment_%' ORDER BY outbox_id"),
		await rows("SELECT staff_id, name, query FROM staff_view ORDER BY 1, 2"),
		await rows("SELECT booking_no, assigned_to FROM booking WHERE assigned_to IS NOT NULL ORDER BY booking_id"),
	]);

const manyFields = async (name: string) => {
	const { no, version } = await owing();
	return {
		do: name,
		selected: `${no}:${version}`,
		once: randomUUID(),
		list: "waits=overdue",
		...(name === "note-many" ? { text: "Called." } : {}),
		...(name === "assign-many" ? { to: officeId("sales") } : {}),
	};
};

describeActs({
	office: () => office,
	path: "/staff/bookings/selected",
	forms: MANY,
	fieldsFor: manyFields,
	state,
});

describePages(() => office, {
	"/staff/bookings?waits=second": "bookings.see",
	"/staff/bookings/selected?do=note-many": "bookings.note",
	"/staff/bookings/selected?do=remind-many": "mails.send",
	"/staff/bookings/selected?do=assign-many": "bookings.assign",
	"/staff/bookings.csv?state=confirmed": "bookings.see",
	"/staff/bookings.json?since=2027-01-01T00:00:00Z": "bookings.see",
});

describe("many bookings", () => {
	it("are shown with what would happen, and afterwards with what did, for who did it alone", async () => {
		const [one, gone] = [await owing(), { no: "H00000000", version: 1 }];
		const address = `/staff/bookings/selected?do=remind-many&${one.no}=${one.version}&${gone.no}=1&list=waits%3Doverdue`;
		const before = await state();
		const html = await (await office.look(address, OFFICE_COOKIES.support)).text();
		expect(html).toContain(`${one.no}:${one.version},${gone.no}:1`);
		expect(html).toContain("/staff/bookings?waits=overdue");
		expect(await state()).toBe(before);
		const fields = { ...(await manyFields("remind-many")), selected: `${one.no}:${one.version},${gone.no}:1` };
		const sent = await office.send("/staff/bookings/selected", fields, OFFICE_COOKIES.support);
		const result = sent.headers.get("location") ?? "";
		expect(result).toBe(`/staff/bookings/selected?result=${fields.once}&list=waits%3Doverdue`);
		const shown = await (await office.look(result, OFFICE_COOKIES.support)).text();
		expect(shown).toContain(one.no);
		expect(shown).toContain(gone.no);
		for (const other of ["sales", "admin"] as const) {
			expect((await office.look(result, OFFICE_COOKIES[other])).status).toBe(404);
		}
		const [mail] = await rows(
			"SELECT m.kind, m.status FROM email_outbox m JOIN booking b USING (booking_id) WHERE b.booking_no = $1 AND m.kind LIKE 'payment_%'",
			[one.no],
		);
		expect(mail).toEqual({ kind: "payment_overdue_5", status: "queued" });
		const [trail] = await rows(
			"SELECT actor_id, action FROM audit_log WHERE subject_id = $1 ORDER BY audit_id DESC LIMIT 1",
			[one.no],
		);
		expect(trail).toEqual({ actor_id: officeId("support"), action: "sendMail" });
	});

	it("are done once when the form is sent twice at once", async () => {
		const fields = await manyFields("note-many");
		const send = () => office.send("/staff/bookings/selected", fields, OFFICE_COOKIES.support);
		const answers = await Promise.all([send(), send(), send()]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1);
		const notes = await rows(
			"SELECT count(*)::int AS n FROM booking_note JOIN booking USING (booking_id) WHERE booking_no = $1",
			[fields.selected.split(":")[0]],
		);
		expect(notes).toEqual([{ n: 1 }]);
	});

	it("refuse nothing, too many, and what no page of ours says, and do nothing then", async () => {
		const fields = await manyFields("note-many");
		const before = await state();
		const many = Array.from({ length: 101 }, (_, at) => `H${String(at).padStart(8, "0")}:1`).join(",");
		for (const [wrong, status] of [
			[{ selected: "" }, 409],
			[{ selected: "nonsense" }, 422],
			[{ selected: many }, 422],
			[{ once: "" }, 409],
			[{ text: "" }, 422],
		] as const) {
			const answer = await office.send("/staff/bookings/selected", { ...fields, ...wrong }, OFFICE_COOKIES.support);
			expect([wrong, answer.status]).toEqual([wrong, status]);
		}
		expect(await state()).toBe(before);
		// The id of another form is no result.
		const { no } = await owing();
		const mail = { do: "write-guest", booking: no, words: "Goedendag.", once: "of-a-mail" };
		const [row] = await rows("SELECT version::text AS version FROM booking WHERE booking_no = $1", [no]);
		const sent = { ...mail, version: String(row?.version) };
		expect((await office.send(`/staff/bookings/${no}`, sent, OFFICE_COOKIES.support)).status).toBe(303);
		for (const typed of [
			"",
			"result=of-a-mail",
			"do=nothing",
			"do=erase-guest",
			"result=nothing",
			`do=note-many&${"H00000000=1&".repeat(3)}`,
		]) {
			const status = (await office.look(`/staff/bookings/selected?${typed}`, OFFICE_COOKIES.admin)).status;
			expect([typed, [200, 302, 307, 404].includes(status)]).toEqual([typed, true]);
		}
	});
});

describe("whoever looks after a booking", () => {
	const assign = (to: string, no: string, person: OfficePerson = "support") =>
		office.send(`/staff/bookings/${no}`, { do: "assign-booking", booking: no, to }, OFFICE_COOKIES[person]);
	const assigned = async (no: string) =>
		(
			await rows(
				"SELECT s.public_id AS id FROM booking b LEFT JOIN staff s ON s.staff_id = b.assigned_to WHERE booking_no = $1",
				[no],
			)
		)[0]?.id;

	it("is somebody with an account who may see bookings, or nobody, and is named on the booking and in the list", async () => {
		const { no } = await owing();
		for (const wrong of [officeId("content"), officeId("none"), "nobody-has-this-id", "' OR 1=1 --"]) {
			expect([wrong, (await assign(wrong, no)).status]).toEqual([wrong, 422]);
		}
		expect((await assign(officeId("sales"), "H00000000")).status).toBe(404);
		expect(await assigned(no)).toBeNull();
		expect((await assign(officeId("finance"), no)).headers.get("location")).toBe(
			`/staff/bookings/${no}?done=assign-booking`,
		);
		expect(await assigned(no)).toBe(officeId("finance"));
		const page = async (path: string, person: OfficePerson) => (await office.look(path, OFFICE_COOKIES[person])).text();
		expect(await page(`/staff/bookings/${no}`, "sales")).toContain("Test finance");
		expect(await page(`/staff/bookings?q=${no}`, "sales")).toContain("Looked after by Test finance");
		// The own list, and nobody else's.
		expect(await page("/staff/bookings?mine=1", "finance")).toContain(no);
		expect(await page("/staff/bookings?mine=1", "sales")).not.toContain(no);
		expect(await page("/staff/bookings.csv?mine=1", "finance")).toContain(no);
		expect((await assign("nobody", no)).status).toBe(303);
		expect(await assigned(no)).toBeNull();
		const trail = await rows(
			"SELECT action, before, after FROM audit_log WHERE subject_id = $1 ORDER BY audit_id DESC",
			[no],
		);
		expect(trail.slice(0, 2)).toEqual([
			{ action: "unassignBooking", before: { assignedTo: officeId("finance") }, after: { assignedTo: null } },
			{ action: "assignBooking", before: { assignedTo: null }, after: { assignedTo: officeId("finance") } },
		]);
	});

	it("changes no version: what a colleague has open can still be sent", async () => {
		const { no, version } = await owing();
		await assign(officeId("sales"), no);
		expect(await rows("SELECT version FROM booking WHERE booking_no = $1", [no])).toEqual([{ version }]);
	});

	it("is not asked of many for somebody who cannot be given any", async () => {
		const fields = { ...(await manyFields("assign-many")), to: officeId("content") };
		const before = await state();
		const answer = await office.send("/staff/bookings/selected", fields, OFFICE_COOKIES.support);
		expect(answer.status).toBe(422);
		expect(await state()).toBe(before);
	});
});

describe("the list as a file", () => {
	it("names the day, keeps to the filters, and is in the trail of who asked", async () => {
		const { no } = await owing();
		const answer = await office.look(`/staff/bookings.csv?q=${no}`, OFFICE_COOKIES.finance);
		expect(answer.headers.get("content-disposition")).toBe('attachment; filename="halcyon-bookings-2027-01-15.csv"');
		expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(answer.headers.get("cache-control")).toContain("no-store");
		const [head, line, ...more] = (await answer.text()).trim().split("\r\n");
		expect(head).toContain("Number,State,Home");
		expect(line).toContain(no);
		expect(more).toEqual([]);
		const [trail] = await rows("SELECT actor_id, action, after FROM audit_log ORDER BY audit_id DESC LIMIT 1");
		expect(trail).toMatchObject({ actor_id: officeId("finance"), action: "exportBookings", after: { bookings: 1 } });
	});
});

describe("saved views", () => {
	const send = (fields: Record<string, string>, person: OfficePerson = "support") =>
		office.send("/staff/bookings", fields, OFFICE_COOKIES[person]);
	const idOf = async (name: string) =>
		String((await rows("SELECT public_id FROM staff_view WHERE name = $1", [name]))[0]?.public_id);

	it("have a form each that this test tries", () => {
		const named = ALL_STAFF_FORMS.map(({ name }) => name).filter((name) => name.endsWith("-view"));
		expect(named.sort()).toEqual([...VIEWS].sort());
	});

	it("are kept, renamed and dropped by who may see bookings, each the own; for others there is no such form", async () => {
		for (const person of OFFICE_PEOPLE) {
			const before = await state();
			const saved = await send(
				{ do: "save-view", list: "state=option&sort=arrival&after=H00000000", viewName: `Of ${person}` },
				person,
			);
			if (!sees(person)) {
				expect([person, saved.status]).toEqual([person, 404]);
				for (const name of ["rename-view", "drop-view"]) {
					expect((await send({ do: name, view: "x", viewName: "x" }, person)).status).toBe(404);
				}
				expect(await state()).toBe(before);
				continue;
			}
			expect([person, saved.headers.get("location")]).toEqual([
				person,
				"/staff/bookings?state=option&sort=arrival&done=view-saved",
			]);
			const view = await idOf(`Of ${person}`);
			const list = await (await office.look("/staff/bookings", OFFICE_COOKIES[person])).text();
			expect(list).toContain(`Of ${person}`);
			const renamed = await send({ do: "rename-view", view, viewName: `Kept by ${person}` }, person);
			expect(renamed.status).toBe(303);
			expect(await idOf(`Kept by ${person}`)).toBe(view);
		}
		// Views of one are shown to nobody else, and are no views to them.
		const view = await idOf("Kept by sales");
		const list = await (await office.look("/staff/bookings", OFFICE_COOKIES.support)).text();
		expect(list).toContain("Kept by support");
		expect(list).not.toContain("Kept by sales");
		const before = await state();
		for (const name of ["rename-view", "drop-view"]) {
			for (const id of [view, "nobody-has-this-id", "' OR 1=1 --"]) {
				const answer = await send({ do: name, view: id, viewName: "Mine" }, "support");
				expect([name, id, answer.status]).toEqual([name, id, 404]);
				expect(await answer.text()).toContain('<h1 class="office-title">Nothing here</h1>');
			}
		}
		expect(await state()).toBe(before);
		expect((await send({ do: "drop-view", view }, "sales")).headers.get("location")).toContain("done=view-gone");
		expect(await state()).not.toBe(before);
	});

	it("keep what the reader of addresses made of a list, and no word beside it", async () => {
		const list = "q=zee&state=confirmed,nonsense&waits=1&home=%3Cscript%3E&evil=1&before=H00000000";
		await send({ do: "save-view", list, viewName: "<b>Read</b>" });
		const [row] = await rows("SELECT query FROM staff_view WHERE name = '<b>Read</b>'");
		expect(row?.query).toEqual({ q: "zee", state: "confirmed" });
		expect(await (await office.look("/staff/bookings", OFFICE_COOKIES.support)).text()).not.toContain("<b>Read</b>");
	});

	it("have a name that is theirs alone, and are twenty at most", async () => {
		await rows("DELETE FROM staff_view");
		const save = async (viewName: string) => (await send({ do: "save-view", list: "", viewName })).status;
		expect([await save("Late"), await save("late"), await save(""), await save("x".repeat(41))]).toEqual([
			303, 422, 422, 422,
		]);
		const answers = await Promise.all(Array.from({ length: 22 }, (_, at) => save(`Number ${at}`)));
		expect(answers.filter((status) => status === 303)).toHaveLength(19);
		expect(await rows("SELECT count(*)::int AS n FROM staff_view")).toEqual([{ n: 20 }]);
	});
});

describe("what colleagues do meanwhile", () => {
	it("is counted for the list that is open: what came or changed in it, and nothing else", async () => {
		const { no } = await owing();
		const list = await (await office.look("/staff/bookings?state=confirmed", OFFICE_COOKIES.support)).text();
		const [, shownAt = ""] = /"?shownAt"?:\s*"([^"]+)"/.exec(list) ?? [];
		expect(shownAt).toMatch(/^\d{4}-/);
		const news = async (query: string) =>
			(await office.look(`/staff/bookings.json?${query}&since=${shownAt}`, OFFICE_COOKIES.support)).json();
		expect(await news("state=confirmed")).toEqual({ count: 0, isMore: false });
		await owing();
		await rows("UPDATE booking SET version = version WHERE booking_no = $1", [no]);
		expect(await news("state=confirmed")).toEqual({ count: 2, isMore: false });
		expect(await news(`q=${no}`)).toEqual({ count: 1, isMore: false });
		expect(await news("state=cancelled")).toEqual({ count: 0, isMore: false });
		for (const since of ["nonsense", "%2B275760-09-13T00:00:00.000Z", "-271821-04-20T00:00:00.000Z", "2027", "9e9"]) {
			const answer = await office.look(`/staff/bookings.json?since=${since}`, OFFICE_COOKIES.support);
			expect([since, await answer.json()]).toEqual([since, { count: 0, isMore: false }]);
		}
	});

	it("is said by name on the booking that both have open, until a while after the last look, and in no trail", async () => {
		const { no } = await owing();
		const trail = await rows("SELECT count(*)::int AS n FROM audit_log");
		const page = async (person: OfficePerson) => {
			const html = await (await office.look(`/staff/bookings/${no}`, OFFICE_COOKIES[person])).text();
			return parse(html).querySelector(".office-present")?.text ?? "";
		};
		const others = async (person: OfficePerson) =>
			(await office.look(`/staff/bookings/${no}/others.json`, OFFICE_COOKIES[person])).json();
		expect(await page("sales")).not.toContain("Test admin");
		expect(await page("admin")).toContain("Test sales");
		expect(await others("sales")).toEqual(["Test admin"]);
		expect(await others("support")).toEqual(["Test admin", "Test sales"]);
		await rows("UPDATE staff SET ended_at = now() WHERE public_id = $1", [officeId("support")]);
		expect(await others("admin")).toEqual(["Test sales"]);
		await rows("UPDATE staff SET ended_at = NULL WHERE public_id = $1", [officeId("support")]);
		await rows("UPDATE staff_presence SET seen_at = now() - interval '2 minutes'");
		expect(await others("sales")).toEqual([]);
		expect(await rows("SELECT count(*)::int AS n FROM audit_log")).toEqual(trail);
		for (const person of OFFICE_PEOPLE) {
			const answer = await office.look(`/staff/bookings/${no}/others.json`, OFFICE_COOKIES[person]);
			expect([person, answer.status]).toEqual([person, sees(person) ? 200 : 404]);
		}
		expect((await office.look("/staff/bookings/H00000000/others.json", OFFICE_COOKIES.admin)).status).toBe(404);
		expect((await office.look(`/staff/bookings/${no}/others.json`)).status).toBe(302);
	});
});

// The last: it ends an account that the others are tried with.
it("saved views go with the account's end", async () => {
	const send = (fields: Record<string, string>) => office.send("/staff/bookings", fields, OFFICE_COOKIES.finance);
	const kept = () => rows("SELECT name FROM staff_view WHERE name = 'Of somebody who leaves'");
	await send({ do: "save-view", list: "state=option", viewName: "Of somebody who leaves" });
	expect(await kept()).toHaveLength(1);
	const end = { do: "end", person: officeId("finance") };
	expect((await office.send("/staff/people", end, OFFICE_COOKIES.admin)).status).toBe(303);
	expect(await kept()).toEqual([]);
});
