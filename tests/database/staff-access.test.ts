import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS, type StaffForm } from "#domain/forms/staff-forms.ts";
import { mayDo, ROLES, type Role } from "#domain/staff/roles.ts";
import { OFFICE_FILES, type OfficeFileName } from "#site/office-files.ts";
import {
	codeOf,
	cookieOf,
	PASSWORD,
	type Person,
	type Sent,
	type StaffSite,
	startStaffSite,
} from "#tests/support/staff-site.ts";

/** Who may do what in the back office, asked of the running site cell by cell (specification §1, §6). */

let office: StaffSite;
const people = {} as Record<Role | "none" | "ended" | "victim", Person>;

beforeAll(async () => {
	office = await startStaffSite();
	for (const role of ROLES) people[role] = await begun(role, [role]);
	people.victim = await begun("victim", ["support"]);
	people.none = await begun("none", ["support"]);
	await query("UPDATE staff SET roles = '{}' WHERE email = $1", [people.none.email]);
	people.ended = await begun("ended", ["admin"]);
	await query("UPDATE staff SET ended_at = now() WHERE email = $1", [people.ended.email]);
});
afterAll(() => office?.close());

const begun = (name: string, roles: readonly Role[]) => office.begun(name, roles);
const send = (sent: Sent) => office.send(sent);
const look = (path: string, cookie?: string) => office.look(path, cookie);
const command = (...words: string[]) => office.command(...words);
const query = (text: string, values?: unknown[]) => office.rows.query(text, values);

/** The second factor of everybody was shown now, or an hour ago. */
const factorShown = (when: "now" | "an hour ago") =>
	query("UPDATE staff_session SET factor_at = now() - $1::interval", [when === "now" ? "0 s" : "1 hour"]);

/** Everything that forms of the office could change. */
async function state(): Promise<string> {
	const { rows: staff } = await query(
		"SELECT email, name, roles, password_hash, ended_at FROM staff ORDER BY staff_id",
	);
	const { rows: sessions } = await query("SELECT public_id FROM staff_session ORDER BY public_id");
	const { rows: invites } = await query("SELECT token_hash FROM staff_invite ORDER BY 1");
	const { rows: codes } = await query("SELECT code_hash FROM staff_recovery_code ORDER BY 1");
	return JSON.stringify([staff, sessions, invites, codes]);
}

/** Fields with which a form would do something to somebody else. */
function fieldsOf(form: StaffForm): Record<string, string> {
	const typed: Record<string, string> = {
		person: people.victim.publicId,
		session: "another-session",
		newPassword: "another password of four",
		name: "Somebody Else",
		email: "somebody.else@halcyon.example",
		admin: "1",
		code: "000000",
		password: PASSWORD,
		token: "A".repeat(43),
	};
	const named = form.fields.flatMap(({ name }) => (name in typed ? [[name, typed[name] ?? ""]] : []));
	return { do: form.name, ...Object.fromEntries(named) };
}

/** An address of each kind of file. */
const FILES: Readonly<Record<OfficeFileName, string>> = {
	document: `bookings/H00000000/documents/${"A".repeat(22)}.pdf`,
	attachment: "inbox/999/file",
	picture: `homes/a990001/photos/${"0".repeat(32)}.webp`,
	numbers: "numbers.csv?table=months",
	letting: "owners.csv",
	bookings: "bookings.csv?state=option,confirmed&q=%C3%A9",
	payouts: `payouts/${"A".repeat(22)}.xml`,
	trail: "audit.csv?action=note",
	organisationData: `organisations/owner/${"A".repeat(22)}/data.json`,
	personData: `organisations/partner/SP-1/people/${"A".repeat(22)}/data.json`,
	guestData: `guests/${"A".repeat(22)}/data.json`,
};

/** How many lists of bookings have left. */
const exports = async () =>
	Number((await query("SELECT count(*) AS n FROM audit_log WHERE action = 'exportBookings'")).rows[0].n);

const guarded = ALL_STAFF_FORMS.filter(({ sender }) => sender !== "anyone");
const SESSIONS = {
	"no cookie": () => undefined,
	"a cookie set by hand": () => `csEncId=${"A".repeat(43)}; csUser=Test%20admin`,
	"a name alone": () => "csUser=Test%20admin",
	"the session of an account that ended": () => people.ended.cookie,
} as const;

describe("the back office", () => {
	describe.each(Object.keys(SESSIONS) as (keyof typeof SESSIONS)[])("with %s", (kind) => {
		it("does nothing that its forms ask for, and leads to the sign-in", async () => {
			const before = await state();
			for (const form of guarded) {
				const answer = await send({ fields: fieldsOf(form), cookie: SESSIONS[kind]() });
				expect([form.name, answer.status, answer.headers.get("location")]).toEqual([form.name, 303, "/staff/sign-in"]);
			}
			expect(await state()).toBe(before);
		});

		it("shows no page, whether there is one or not", async () => {
			for (const path of ["/staff", "/staff/account", "/staff/people", "/staff/no-such-page"]) {
				const answer = await look(path, SESSIONS[kind]());
				expect([path, answer.status]).toEqual([path, 302]);
				expect(answer.headers.get("location")).toMatch(/^\/staff\/sign-in/);
				expect(answer.headers.get("cache-control")).toContain("no-store");
			}
		});
	});

	it("knows no session that is over", async () => {
		const person = await begun("expired", ["admin"]);
		expect((await look("/staff/people", person.cookie)).status).toBe(200);
		await query(
			"UPDATE staff_session SET expires_at = now() - interval '1 minute' WHERE staff_id = (SELECT staff_id FROM staff WHERE email = $1)",
			[person.email],
		);
		expect((await look("/staff/people", person.cookie)).status).toBe(302);
		const before = await state();
		for (const form of guarded) {
			expect((await send({ fields: fieldsOf(form), cookie: person.cookie })).headers.get("location")).toBe(
				"/staff/sign-in",
			);
		}
		expect(await state()).toBe(before);
	});

	describe.each([...ROLES, "none"] as const)("for %s", (role) => {
		const roles: readonly Role[] = role === "none" ? [] : [role];

		it("shows the pages of the role, and others as if there were none", async () => {
			await factorShown("now");
			const { cookie } = people[role];
			expect((await look("/staff", cookie)).status).toBe(200);
			expect((await look("/staff/account", cookie)).status).toBe(200);
			expect((await look("/staff/no-such-page", cookie)).status).toBe(404);
			for (const path of ["people", "people?role=admin&state=active", `people/${people.victim.publicId}`]) {
				expect([path, (await look(`/staff/${path}`, cookie)).status]).toEqual([
					path,
					mayDo(roles, "staff.see") ? 200 : 404,
				]);
			}
			expect((await look("/staff/people/new", cookie)).status).toBe(mayDo(roles, "staff.change") ? 200 : 404);
			const menu = await (await look("/staff", cookie)).text();
			expect(menu.includes('href="/staff/people"')).toBe(mayDo(roles, "staff.see"));
		});

		it("refuses every act that the role has no right to, like one that there is not", async () => {
			await factorShown("now");
			const { cookie } = people[role];
			const nothing = (await send({ fields: { do: "no-such-form" }, cookie })).status;
			for (const form of guarded) {
				if (form.sender === "account" || form.sender === "anyone" || mayDo(roles, form.sender)) continue;
				const before = await state();
				const answer = await send({ path: "/staff/people", fields: fieldsOf(form), cookie });
				expect([form.name, answer.status]).toEqual([form.name, nothing]);
				expect(await state()).toBe(before);
			}
		});

		it("asks for a fresh second factor before what needs one", async () => {
			await factorShown("an hour ago");
			const { cookie } = people[role];
			for (const form of guarded.filter(({ fresh }) => fresh)) {
				if (form.sender !== "account" && form.sender !== "anyone" && !mayDo(roles, form.sender)) continue;
				const before = await state();
				const answer = await send({ fields: fieldsOf(form), cookie });
				expect([form.name, answer.status]).toEqual([form.name, 403]);
				expect(
					parse(await answer.text())
						.querySelector('input[name="do"]')
						?.getAttribute("value"),
				).toBe("confirm");
				expect(await state()).toBe(before);
			}
			await factorShown("now");
		});

		it("hands out the files of the role alone, those with people's data after a fresh second factor", async () => {
			const { cookie } = people[role];
			for (const [name, address] of Object.entries(FILES) as [OfficeFileName, string][]) {
				const { right, fresh } = OFFICE_FILES[name];
				const isPermitted = mayDo(roles, right);
				// There is no such booking, message or guest: only lists are there.
				const isThere = isPermitted && !/\d{3}|A{9}/.test(address);
				await factorShown("now");
				expect([name, (await look(`/staff/${address}`, cookie)).status]).toEqual([name, isThere ? 200 : 404]);
				await factorShown("an hour ago");
				const stale = await look(`/staff/${address}`, cookie);
				if (isPermitted && fresh) {
					const way = `/staff/confirm?back=${encodeURIComponent(address)}`;
					expect([name, stale.status, stale.headers.get("location")]).toEqual([name, 302, way]);
					expect(stale.headers.get("cache-control")).toContain("no-store");
				} else {
					expect([name, stale.status]).toEqual([name, isThere ? 200 : 404]);
				}
				expect([name, (await look(`/staff/${address}`)).headers.get("location")]).toEqual([
					name,
					expect.stringMatching(/^\/staff\/sign-in/),
				]);
			}
			await factorShown("now");
		});
	});

	it("leads over the second factor to the file that was asked for, and back to the page it was asked on", async () => {
		const { cookie, codes } = await begun("exporter", ["support"]);
		await factorShown("an hour ago");
		const file = "bookings.csv?state=confirmed&sort=arrival";
		const way = (await look(`/staff/${file}`, cookie)).headers.get("location") ?? "";
		const question = parse(await (await look(way, cookie)).text());
		const back = question.querySelector('input[name="back"]')?.getAttribute("value") ?? "";
		expect(back).toBe(file);
		const before = await exports();
		const wrong = await send({ path: "/staff/confirm", fields: { do: "confirm", code: "000000", back }, cookie });
		expect(wrong.status).toBe(422);
		expect(
			parse(await wrong.text())
				.querySelector('input[name="back"]')
				?.getAttribute("value"),
		).toBe(file);
		const right = { do: "confirm", code: codes[0] ?? "", back };
		const confirmed = await send({ path: "/staff/confirm", fields: right, cookie });
		expect(confirmed.headers.get("location")).toBe(way);
		const ready = parse(await (await look(way, cookie)).text());
		const links = ready.querySelectorAll("main a").map((link) => link.getAttribute("href")?.replaceAll("&amp;", "&"));
		expect(links).toEqual([`/staff/${file}`, "/staff/bookings?state=confirmed&sort=arrival"]);
		// Nothing has left before it is pressed.
		expect(await exports()).toBe(before);
		expect((await look(links[0] ?? "", cookie)).headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(await exports()).toBe(before + 1);
		// What is neither a page nor a file leads to the first page, never elsewhere.
		await factorShown("now");
		for (const elsewhere of ["//evil.example", "https://evil.example", "../en", "bookings.csv.exe?x", "numbers.csv"]) {
			const answer = await look(`/staff/confirm?back=${encodeURIComponent(elsewhere)}`, cookie);
			expect([elsewhere, answer.headers.get("location")]).toEqual([elsewhere, "/staff"]);
		}
	});

	it("lets somebody stay by the second factor alone, and leads back to the page they were on", async () => {
		const { cookie, codes, email } = await begun("staying", ["sales"]);
		const minutesLeft = async () =>
			Number(
				(
					await query(
						"SELECT extract(epoch FROM expires_at - now()) / 60 AS m FROM staff_session JOIN staff USING (staff_id) WHERE email = $1",
						[email],
					)
				).rows[0].m,
			);
		await factorShown("an hour ago");
		await query("UPDATE staff_session SET expires_at = now() + interval '9 minutes'");
		const back = "/en/holiday-home/?adults=2";
		const confirm = (code: string, to: string) =>
			send({ path: "/staff/confirm", fields: { do: "confirm", code, back: to }, cookie: `${cookie}; partner=SKIFUN` });
		// Looking, and a wrong code, prolong nothing.
		const way = `/staff/confirm?back=${encodeURIComponent(back)}`;
		expect((await look(way, cookie)).status).toBe(200);
		expect((await confirm("000000", back)).status).toBe(422);
		expect(await minutesLeft()).toBeLessThan(10);
		const stayed = await confirm(codes[0] ?? "", back);
		expect([stayed.status, stayed.headers.get("location")]).toEqual([303, back]);
		expect(await minutesLeft()).toBeGreaterThan(470);
		const cookies = stayed.headers.getSetCookie();
		expect(cookies.find((text) => text.startsWith(cookie.split(";")[0] ?? "-"))).toMatch(/Max-Age=28800/);
		// Whose commission a booking would be stays as it is: nobody has begun.
		expect(cookies.some((text) => text.startsWith("partner="))).toBe(false);
		expect((await look(way, cookie)).headers.get("location")).toBe(back);
		let at = 1;
		for (const elsewhere of ["//evil.example/x", "/\\evil.example", "https://evil.example"]) {
			await factorShown("an hour ago");
			const answer = await confirm(codes[at++] ?? "", elsewhere);
			expect([elsewhere, answer.headers.get("location")]).toEqual([elsewhere, "/staff"]);
		}
		await query("UPDATE staff_session SET expires_at = now() + interval '8 hours'");
		await factorShown("now");
	});

	it("takes a role away in the middle of a session", async () => {
		const person = await begun("demoted", ["admin"]);
		expect((await look("/staff/people", person.cookie)).status).toBe(200);
		await command("roles", person.email, "--role", "content");
		expect((await look("/staff/people", person.cookie)).status).toBe(404);
	});

	it("answers an id of somebody who is not there like no page", async () => {
		for (const name of ["roles", "again", "end", "end-sessions"]) {
			const fields = { do: name, person: "nobody-has-this-id", support: "1" };
			const answer = await send({ path: "/staff/people", fields, cookie: people.admin.cookie });
			expect([name, answer.status]).toEqual([name, 404]);
		}
		// Nor can a session of somebody else be ended by its id.
		const { rows: others } = await query(
			"SELECT e.public_id FROM staff_session e JOIN staff USING (staff_id) WHERE email = $1",
			[people.victim.email],
		);
		const before = await state();
		const fields = { do: "end-session", session: others[0].public_id };
		expect((await send({ path: "/staff/account", fields, cookie: people.admin.cookie })).status).toBe(404);
		expect(await state()).toBe(before);
	});

	it("ends sessions of a colleague, one or all, notes it, and leaves the account as it is", async () => {
		const person = await begun("lost-laptop", ["content"]);
		const page = `/staff/people/${person.publicId}`;
		const sessions = async () =>
			(
				await query("SELECT e.public_id FROM staff_session e JOIN staff USING (staff_id) WHERE email = $1", [
					person.email,
				])
			).rows.map((row) => row.public_id as string);
		const end = async (session?: string) => {
			const fields = { do: "end-sessions", person: person.publicId, ...(session ? { session } : {}) };
			return (await send({ path: page, fields, cookie: people.admin.cookie })).headers.get("location");
		};
		const [first = ""] = await sessions();
		// The id of somebody else's session ends nothing.
		const { rows: own } = await query(
			"SELECT e.public_id FROM staff_session e JOIN staff USING (staff_id) WHERE email = $1",
			[people.victim.email],
		);
		await end(own[0].public_id);
		expect((await look("/staff", people.victim.cookie)).status).toBe(200);
		expect(await (await look(page, people.admin.cookie)).text()).toContain(`value="${first}"`);
		expect(await end(first)).toBe(`${page}?done=session-ended`);
		expect((await look("/staff", person.cookie)).status).toBe(302);
		const signIn = { do: "sign-in", email: person.email, password: PASSWORD };
		for (const code of person.codes.slice(0, 2)) {
			const entered = await send({ path: "/staff/sign-in", fields: { ...signIn, code } });
			expect(cookieOf(entered)).not.toBe("");
		}
		expect((await sessions()).length).toBe(2);
		expect(await end()).toBe(`${page}?done=sessions-ended`);
		expect(await sessions()).toEqual([]);
		const { rows: trail } = await query(
			"SELECT actor_id FROM audit_log WHERE action = 'endStaffSessions' AND subject_id = $1",
			[person.publicId],
		);
		expect(trail).toEqual([{ actor_id: people.admin.publicId }, { actor_id: people.admin.publicId }]);
		// The own ones are ended on the own page, so that nobody locks themselves out by mistake.
		const mine = { do: "end-sessions", person: people.admin.publicId };
		expect((await send({ path: "/staff/people", fields: mine, cookie: people.admin.cookie })).status).toBe(422);
		expect((await look("/staff", people.admin.cookie)).status).toBe(200);
	});

	it("takes no form of another site", async () => {
		const before = await state();
		const foreign: readonly Record<string, string>[] = [
			{ Origin: "https://evil.example" },
			{ Origin: "null" },
			{ Origin: "", "Sec-Fetch-Site": "cross-site" },
		];
		for (const headers of foreign) {
			const answer = await send({ fields: { do: "new-codes" }, cookie: people.admin.cookie, headers });
			expect(answer.status).toBe(403);
		}
		expect(await state()).toBe(before);
	});

	it("is shown in no frame, kept by no cache and listed nowhere", async () => {
		for (const path of ["/staff/sign-in", "/staff/account"]) {
			const { headers } = await look(path, people.admin.cookie);
			expect(headers.get("content-security-policy") ?? headers.get("location")).toMatch(/frame-ancestors|\/staff/);
			expect(headers.get("cache-control")).toContain("no-store");
			expect(headers.get("x-robots-tag")).toBe("noindex");
		}
		const account = await look("/staff/account", people.admin.cookie);
		expect(account.headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'|frame-ancestors 'self'/);
	});

	it("keeps the last admin, and lets nobody end the own account", async () => {
		await factorShown("now");
		const own = { do: "end", person: people.admin.publicId };
		expect((await send({ path: "/staff/people", fields: own, cookie: people.admin.cookie })).status).toBe(422);
		await query("UPDATE staff SET ended_at = now() WHERE 'admin' = ANY (roles) AND email <> $1", [people.admin.email]);
		const demoted = { do: "roles", person: people.admin.publicId, was: "admin", support: "1" };
		expect((await send({ path: "/staff/people", fields: demoted, cookie: people.admin.cookie })).status).toBe(422);
		expect((await look("/staff/people", people.admin.cookie)).status).toBe(200);
	});
});

describe("the sign-in of staff", () => {
	const signIn = (email: string, password: string, code: string) =>
		send({ path: "/staff/sign-in", fields: { do: "sign-in", email, password, code, back: "" } });

	it("says the same of an unknown address, a wrong password and a wrong code", async () => {
		const person = await begun("guessed", ["support"]);
		const bare = (html: string) => parse(html).querySelector("[role=alert]")?.text ?? "";
		const answers = [
			await signIn("nobody@halcyon.example", PASSWORD, "123456"),
			await signIn(person.email, "not the password", person.codes[0] ?? ""),
			await signIn(person.email, PASSWORD, "abcde-fghjk"),
		];
		expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
		const words = await Promise.all(answers.map(async (answer) => bare(await answer.text())));
		expect(new Set(words).size).toBe(1);
		expect(words[0]).not.toBe("");
		// The recovery code of the wrong password was not used up.
		expect((await signIn(person.email, PASSWORD, person.codes[0] ?? "")).status).toBe(303);
	});

	it("takes a code of the list once, and none of a person for another", async () => {
		const [one, two] = [await begun("once", ["support"]), await begun("twice", ["support"])];
		expect((await signIn(two.email, PASSWORD, one.codes[1] ?? "")).status).toBe(422);
		expect((await signIn(one.email, PASSWORD, one.codes[1] ?? "")).status).toBe(303);
		expect((await signIn(one.email, PASSWORD, one.codes[1] ?? "")).status).toBe(422);
	});

	it("takes a code of the app once", async () => {
		const person = await begun("replayed", ["support"]);
		expect((await signIn(person.email, PASSWORD, person.code)).status).toBe(422);
		await query("UPDATE staff SET totp_step = totp_step - 1 WHERE email = $1", [person.email]);
		expect((await signIn(person.email, PASSWORD, person.code)).status).toBe(303);
		expect((await signIn(person.email, PASSWORD, person.code)).status).toBe(422);
	});

	it("blocks a guesser's network for an account, and nobody else's", async () => {
		const person = await begun("attacked", ["support"]);
		for (let attempt = 0; attempt < 5; attempt++) await signIn(person.email, "guess", "123456");
		expect((await signIn(person.email, PASSWORD, person.codes[0] ?? "")).status).toBe(429);
		// The person elsewhere: as if the tries had come from another network.
		await query("UPDATE auth_log SET network = '203.0.113.0/24' WHERE event = 'refused'");
		expect((await signIn(person.email, PASSWORD, person.codes[0] ?? "")).status).toBe(303);
	});

	it("hashes no more than a hundred passwords an hour for one network", async () => {
		await query("DELETE FROM rate_hit");
		const tries = Array.from({ length: 120 }, (_, number) => number);
		const statuses: number[] = [];
		// A few at a time, each for another address.
		while (tries.length > 0) {
			const some = tries.splice(0, 20).map((number) => signIn(`guess-${number}@halcyon.example`, "guess", "123456"));
			statuses.push(...(await Promise.all(some)).map(({ status }) => status));
		}
		expect(statuses.filter((status) => status === 422)).toHaveLength(100);
		expect(statuses.filter((status) => status === 429)).toHaveLength(20);
		await query("DELETE FROM rate_hit");
	});

	it("uses a first link once, and a new one ends the sessions that the person had", async () => {
		const person = await begun("again", ["support"]);
		const link = (await command("link", person.email)).split("\n")[0] ?? "";
		const path = new URL(link).pathname;
		expect((await look("/staff/account", person.cookie)).status).toBe(200);
		const code = codeOf(await (await look(path)).text());
		const fields = { do: "begin", token: path.split("/").at(-1) ?? "", newPassword: PASSWORD, code };
		const answers = await Promise.all([send({ path, fields }), send({ path, fields })]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
		expect((await look("/staff/account", person.cookie)).status).toBe(302);
		expect((await send({ path, fields })).status).toBe(410);
	});

	it("takes no password that anybody would try first, at the first link and afterwards", async () => {
		const { email, path } = await office.invite("easy", ["support"]);
		const token = path.split("/").at(-1) ?? "";
		const first = { do: "begin", token, code: codeOf(await (await look(path)).text()) };
		for (const newPassword of [" ".repeat(12), email, "\0".repeat(12)]) {
			const answer = await send({ path, fields: { ...first, newPassword } });
			expect([newPassword, answer.status]).toEqual([newPassword, 422]);
			expect(await answer.text()).toContain('id="begin-newPassword-error"');
		}
		// All that is wrong is said at once, whether the password is too short or too easy.
		for (const newPassword of ["short", email]) {
			const both = await (await send({ path, fields: { ...first, newPassword, code: "000000" } })).text();
			expect(both).toContain('id="begin-newPassword-error"');
			expect(both).toContain('id="begin-code-error"');
		}
		const begunWell = await send({ path, fields: { ...first, newPassword: PASSWORD } });
		expect(begunWell.status).toBe(200);
		const cookie = cookieOf(begunWell);
		const easy = { do: "password", newPassword: `${email}1` };
		expect((await send({ path: "/staff/account", fields: easy, cookie })).status).toBe(422);
	});

	it("does not make one admin two people: whom they let in, or let in again, confirms nothing for them", async () => {
		const boss = await begun("boss", ["admin"]);
		const others = { name: "Sock", email: "sock@halcyon.example", finance: "1", do: "invite" };
		const colleague = await begun("colleague", ["finance"]);
		const invited = await send({ path: "/staff/people", fields: others, cookie: boss.cookie });
		const again = { do: "again", person: colleague.publicId };
		const relinked = await send({ path: "/staff/people", fields: again, cookie: boss.cookie });
		const guest = await query(
			`INSERT INTO guest (public_id, salutation, firstname, lastname, email, tel_e164, tel_country, address, postal_code,
				placename, country_code, lang) VALUES ('sock-guest-of-one-admin-00', 'mx', 'Zoë', 'Müller', 'zoe@example.org', '+31612345678',
				'NL', 'Kade 1', '1011 AA', 'Amsterdam', 'NL', 'nl') RETURNING guest_id`,
		);
		expect(guest.rows).toHaveLength(1);
		const path = "/staff/guests/sock-guest-of-one-admin-00";
		const gift = {
			do: "give-credits",
			guest: "sock-guest-of-one-admin-00",
			entries: "0",
			amount: "500",
			lastDay: "",
			reason: "x",
		};
		expect((await send({ path, fields: gift, cookie: boss.cookie })).headers.get("location")).toBe(
			`${path}?done=requested`,
		);
		const [waiting] = (await query("SELECT approval_id FROM approval WHERE state = 'waiting'")).rows;
		for (const answer of [invited, relinked]) {
			const link = /\/staff\/begin\/[\w-]{43}/.exec(await answer.text())?.[0] ?? "";
			const code = codeOf(await (await look(link)).text());
			const fields = { do: "begin", token: link.split("/").at(-1) ?? "", newPassword: PASSWORD, code };
			const cookie = cookieOf(await send({ path: link, fields }));
			expect(await (await look("/staff/approvals", cookie)).text()).not.toContain('value="second-yes"');
			const confirm = { do: "second-yes", approval: String(waiting?.approval_id) };
			expect((await send({ path: "/staff/approvals", fields: confirm, cookie })).status).toBe(422);
		}
		expect((await query("SELECT count(*)::int AS n FROM guest_credit_entry")).rows).toEqual([{ n: 0 }]);
	});

	it("writes who did what to whom, and from where, into a trail that nobody changes", async () => {
		const person = await begun("traced", ["support"]);
		const { rows: trail } = await query(
			"SELECT actor, actor_id, action, after, network FROM audit_log WHERE subject_kind = 'staff' AND subject_id = $1 ORDER BY audit_id",
			[person.publicId],
		);
		expect(trail.map(({ actor_id, action, network }) => [actor_id, action, network])).toEqual([
			["command", "inviteStaff", null],
			[person.publicId, "beginStaffAccount", "127.0.0.0/24"],
		]);
		expect(trail[0].after).toEqual({ roles: ["support"] });
		await expect(query("DELETE FROM audit_log")).rejects.toThrow(/only ever added to/);
	});

	it("keeps nothing that opens anything: no password, seed, code or token as it is", async () => {
		const person = await begun("kept", ["support"]);
		const { rows: kept } = await query(
			"SELECT s.*, c.code_hash FROM staff s JOIN staff_recovery_code c USING (staff_id) WHERE email = $1",
			[person.email],
		);
		const text = JSON.stringify(kept);
		expect(kept[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		for (const secret of [PASSWORD, person.cookie.split("=")[1] ?? "-", ...person.codes])
			expect(text).not.toContain(secret);
	});
});
