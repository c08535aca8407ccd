import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { previewSignature } from "#content/preview.ts";
import { PREVIEW_TOKEN } from "#tests/support/preview-token.ts";
import { cookieOf, PASSWORD, type Person, type StaffSite, startStaffSite } from "#tests/support/staff-site.ts";

/** The back office as a stranger attacks it: what has no session must get nothing, and no answer may help (specification §1, §6). */

let office: StaffSite;
let admin: Person;
const query = (text: string, values?: unknown[]) => office.rows.query(text, values);

/** A name that would run if it were written as it is. */
const SCRIPT = "</script><img src=x onerror=alert(1)>\u2028'\"";

beforeAll(async () => {
	office = await startStaffSite({ STORYBLOK_PREVIEW_TOKEN: PREVIEW_TOKEN });
	admin = await office.begun("admin", ["admin"]);
});
afterAll(() => office?.close());
beforeEach(() => query("DELETE FROM rate_hit; DELETE FROM auth_log; UPDATE staff_session SET factor_at = now()"));

const signIn = (email: string, password: string, code: string, headers: Record<string, string> = {}) =>
	office.send({ path: "/staff/sign-in", fields: { do: "sign-in", email, password, code }, headers });

/** Ticks of the processor that a process has taken (proc(5)). */
function processorTicks(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
	return Number(fields[11]) + Number(fields[12]);
}

describe("a guesser", () => {
	it("gets five tries of an account, also when all are sent at once", async () => {
		const person = await office.begun("guessed", ["support"]);
		const codes = Array.from({ length: 30 }, (_, number) => String(100_000 + number));
		const answers = await Promise.all(codes.map((code) => signIn(person.email, PASSWORD, code)));
		const { rows } = await query("SELECT event FROM auth_log WHERE event = 'refused'");
		expect(rows).toHaveLength(5);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
	});

	it("learns from many tries at once no more of an account that there is than of one that there is not", async () => {
		const person = await office.begun("known", ["support"]);
		const statuses = async (email: string) => {
			const tries = Array.from({ length: 12 }, () => signIn(email, "not the password", "123456"));
			return (await Promise.all(tries)).map(({ status }) => status).sort();
		};
		const known = await statuses(person.email);
		expect(await statuses("nobody@halcyon.example")).toEqual(known);
	});

	it("with a session whose second factor is old gets five tries of it, also all at once", async () => {
		const person = await office.begun("stolen", ["admin"]);
		await query("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		const tries = Array.from({ length: 30 }, (_, number) =>
			office.send({
				path: "/staff/account",
				fields: { do: "confirm", code: String(200_000 + number), back: "account" },
				cookie: person.cookie,
			}),
		);
		const answers = await Promise.all(tries);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
	});

	it("cannot keep anybody else out: not the person elsewhere, not another account from here", async () => {
		const [one, other] = [await office.begun("locked", ["support"]), await office.begun("free", ["support"])];
		for (let attempt = 0; attempt < 6; attempt++) await signIn(one.email, "guess", "123456");
		expect((await signIn(one.email, PASSWORD, one.codes[0] ?? "")).status).toBe(429);
		expect((await signIn(other.email, PASSWORD, other.codes[0] ?? "")).status).toBe(303);
		// Nor by naming another network: nobody believes the header.
		const forwarded = await signIn(one.email, "guess", "1", { "X-Forwarded-For": "203.0.113.9" });
		expect(forwarded.status).toBe(429);
		const { rows } = await query("SELECT DISTINCT network FROM auth_log");
		expect(rows).toEqual([{ network: "127.0.0.0/24" }]);
		expect((await office.look("/staff/account", one.cookie)).status).toBe(200);
		// Nor from proving the second factor anew, for who is signed in.
		const confirm = { do: "confirm", code: one.codes[1] ?? "", back: "account" };
		expect((await office.send({ path: "/staff/account", fields: confirm, cookie: one.cookie })).status).toBe(303);
	});

	it.skipIf(process.platform !== "linux")(
		"gives the site as much to do with an address that nobody has as with one of an account",
		async () => {
			const person = await office.begun("timed", ["support"]);
			const work = async (email: (number: number) => string) => {
				const before = processorTicks(office.pid);
				for (let number = 0; number < 8; number++) {
					await query("DELETE FROM auth_log");
					await signIn(email(number), "not the password", "123456");
				}
				return processorTicks(office.pid) - before;
			};
			const [unknown, known] = [(number: number) => `no-${number}@halcyon.example`, () => person.email];
			// Code that ran before is faster, and the process has other work too: the least of each by turns, once both ran.
			const [unknowns, knowns]: [number[], number[]] = [[], []];
			for (let round = 0; round < 3; round++) {
				knowns.push(await work(known));
				unknowns.push(await work(unknown));
			}
			// Most of it is the hash of the password.
			expect(Math.min(...unknowns.slice(1))).toBeGreaterThan(0.7 * Math.min(...knowns.slice(1)));
		},
	);
});

describe("a page of another site", () => {
	it("sends no form, whatever it says of itself", async () => {
		const headers: readonly Record<string, string>[] = [
			{ Origin: "https://evil.example" },
			{ Origin: "null" },
			{ Origin: "https://localhost.evil.example" },
			{ Origin: `${office.publicUrl}.evil.example` },
			{ Origin: "", "Sec-Fetch-Site": "cross-site" },
			{ Origin: "", "Sec-Fetch-Site": "same-site" },
			{ Origin: "", "Sec-Fetch-Site": "none" },
			{ Origin: "" },
			{ Origin: "https://evil.example", Host: "evil.example" },
		];
		const before = (await query("SELECT code_hash FROM staff_recovery_code ORDER BY 1")).rows;
		for (const sent of headers) {
			for (const path of ["/staff", "/staff/account"]) {
				const answer = await office.send({ path, fields: { do: "new-codes" }, cookie: admin.cookie, headers: sent });
				expect([sent, answer.status]).toEqual([sent, 403]);
			}
		}
		// Nor as another kind of body.
		for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x", ""]) {
			const answer = await fetch(`${office.url}/staff/account`, {
				method: "POST",
				headers: { cookie: admin.cookie, "Content-Type": type, Origin: office.url },
				body: "do=new-codes",
			});
			expect([type, answer.status]).toEqual([type, 400]);
		}
		expect((await query("SELECT code_hash FROM staff_recovery_code ORDER BY 1")).rows).toEqual(before);
	});

	it("shows no page of the office in a frame, not even for the editor of the content", async () => {
		// As the editor opens a page, with a token that is right.
		const at = Math.floor(Date.now() / 1000);
		const editor = new URLSearchParams({
			_storyblok: "1",
			"_storyblok_tk[space_id]": "1",
			"_storyblok_tk[timestamp]": String(at),
			"_storyblok_tk[token]": previewSignature("1", PREVIEW_TOKEN, at),
		});
		const framed = await office.look(`/nl/?${editor}`);
		expect(framed.headers.get("content-security-policy")).toContain("frame-ancestors https://app.storyblok.com");
		for (const path of [
			"/staff/sign-in",
			`/staff/sign-in?${editor}`,
			`/staff/account?${editor}`,
			`/staff/begin/${"A".repeat(43)}`,
			"/staff/nothing",
		]) {
			const { headers } = await office.look(path, path.startsWith("/staff/sign-in") ? undefined : admin.cookie);
			expect([path, headers.get("x-frame-options")]).toEqual([path, "DENY"]);
			expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
		}
	});

	it("changes no language and ends no session by a link", async () => {
		const answer = await fetch(`${office.url}/staff/account?lang=fr`, {
			redirect: "manual",
			headers: { cookie: admin.cookie, "Sec-Fetch-Site": "cross-site" },
		});
		expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
	});
});

describe("an address", () => {
	it("leads nowhere else by its way back", async () => {
		const person = await office.begun("led", ["support"]);
		const backs = [
			"//evil.example",
			"https://evil.example",
			"/\\evil.example",
			"\\\\evil.example",
			"account/../../evil",
			"account?x=//evil",
			"account#x",
			"account\r\nSet-Cookie: a=b",
			"@evil.example",
			".evil.example",
			"javascript:alert(1)",
			"bookings/H1234567?do=x&y=//evil",
		];
		for (const [at, back] of backs.entries()) {
			await query("DELETE FROM auth_log; UPDATE staff_recovery_code SET used_at = NULL");
			const fields = {
				do: "sign-in",
				email: person.email,
				password: PASSWORD,
				code: person.codes[at % 10] ?? "",
				back,
			};
			const entered = await office.send({ path: "/staff/sign-in", fields });
			expect([back, entered.status, entered.headers.get("location")]).toEqual([back, 303, "/staff"]);
			const cookie = cookieOf(entered);
			const encoded = encodeURIComponent(back);
			for (const path of [`/staff/sign-in?back=${encoded}`, `/staff/confirm?back=${encoded}`]) {
				const led = await office.look(path, cookie);
				expect([path, led.status, led.headers.get("location")]).toEqual([path, 302, "/staff"]);
			}
			await query("UPDATE staff_recovery_code SET used_at = NULL");
			const confirm = { do: "confirm", code: person.codes[(at + 1) % 10] ?? "", back };
			const confirmed = await office.send({ path: "/staff/account", fields: confirm, cookie });
			expect([back, confirmed.headers.get("location")]).toEqual([back, "/staff"]);
		}
		const spoken = await fetch(`${office.url}/staff//evil.example?lang=de`, {
			redirect: "manual",
			headers: { "Sec-Fetch-Site": "same-origin" },
		});
		expect(spoken.headers.get("location") ?? "").not.toMatch(/^\/\/|^https?:/);
	});

	it("however it is written, is kept by no cache and listed nowhere", async () => {
		const paths = [
			"/staff/account",
			"/staff/account/",
			"/%73taff/account",
			"/staff/%61ccount",
			"/Staff/account",
			"//staff/account",
		];
		for (const path of paths) {
			const answer = await fetch(office.url + path, { redirect: "manual", headers: { cookie: admin.cookie } });
			const text = await answer.text();
			const cache = answer.headers.get("cache-control") ?? "";
			const isShown = text.includes(admin.email);
			expect([path, isShown && !cache.includes("no-store")]).toEqual([path, false]);
			expect([path, isShown && answer.headers.get("x-robots-tag") !== "noindex"]).toEqual([path, false]);
		}
	});

	it("of the data of pages tells nothing to who asks for it by itself", async () => {
		const page = await (await office.look("/staff/account", admin.cookie)).text();
		const [, id] = /\/_serverFn\/([\w-]+)/.exec(page) ?? [];
		for (const path of [`/_serverFn/${id ?? "x"}`]) {
			const answer = await fetch(`${office.url}${path}?payload=%7B%7D`, { headers: { cookie: admin.cookie } });
			expect(await answer.text()).not.toContain(admin.email);
		}
	});
});

describe("a session", () => {
	it("is a new one after each sign-in; one that was planted before is none", async () => {
		const person = await office.begun("planted", ["support"]);
		const planted = `csEncId=${"B".repeat(43)}`;
		const fields = { do: "sign-in", email: person.email, password: PASSWORD, code: person.codes[0] ?? "" };
		const entered = await office.send({ path: "/staff/sign-in", fields, cookie: planted });
		expect(entered.status).toBe(303);
		expect(cookieOf(entered)).not.toBe(planted);
		expect((await office.look("/staff/account", planted)).status).toBe(302);
		// The one that the browser had ends with the new one.
		const again = await office.send({
			path: "/staff/sign-in",
			fields: { ...fields, code: person.codes[1] ?? "" },
			cookie: cookieOf(entered),
		});
		expect((await office.look("/staff/account", cookieOf(entered))).status).toBe(302);
		expect((await office.look("/staff/account", cookieOf(again))).status).toBe(200);
	});

	it("ends on the server when somebody signs out, and its cookie is out of a script's reach", async () => {
		const person = await office.begun("leaving", ["support"]);
		const out = await office.send({ fields: { do: "sign-out" }, cookie: person.cookie });
		expect(out.headers.getSetCookie().every((set) => /HttpOnly; SameSite=Lax/.test(set))).toBe(true);
		expect((await office.look("/staff/account", person.cookie)).status).toBe(302);
	});

	it("of an account that ended stays over when the account is given back", async () => {
		const person = await office.begun("returned", ["admin"]);
		// As where a session began in the moment of the end.
		await query("UPDATE staff SET ended_at = now() WHERE email = $1", [person.email]);
		await office.invite("returned", ["admin"]);
		expect((await office.look("/staff/account", person.cookie)).status).toBe(302);
	});

	it("loses what a role permitted in the middle of a form", async () => {
		const person = await office.begun("fallen", ["admin"]);
		expect((await office.look("/staff/people", person.cookie)).status).toBe(200);
		await query("UPDATE staff SET roles = '{support}' WHERE email = $1", [person.email]);
		const fields = { do: "roles", person: person.publicId, admin: "1" };
		expect((await office.send({ path: "/staff/people", fields, cookie: person.cookie })).status).toBe(404);
		const { rows } = await query("SELECT roles FROM staff WHERE email = $1", [person.email]);
		expect(rows).toEqual([{ roles: ["support"] }]);
	});
});

describe("text", () => {
	it("that would run is shown as it is: names, browsers, addresses, what comes back", async () => {
		const invited = { do: "invite", name: SCRIPT.replace("\u2028", ""), email: "x@halcyon.example", support: "1" };
		const answer = await office.send({ path: "/staff/people", fields: invited, cookie: admin.cookie });
		const shown = await answer.text();
		expect(parse(shown).querySelectorAll("img[onerror]")).toEqual([]);
		expect(shown).not.toContain("<img src=x");
		const person = await office.begun("agent", ["support"]);
		const agent = "<img src=x onerror=alert(2)></script><script>alert(3)</script>";
		const fields = { do: "sign-in", email: person.email, password: PASSWORD, code: person.codes[0] ?? "" };
		const entered = await office.send({ path: "/staff/sign-in", fields, headers: { "User-Agent": agent } });
		const account = await (await office.look("/staff/account", cookieOf(entered))).text();
		expect(account).not.toContain("<img src=x");
		expect(account).not.toContain("<script>alert");
		for (const path of [
			`/staff/sign-in?back=${encodeURIComponent(SCRIPT)}&done=${encodeURIComponent(SCRIPT)}`,
			`/staff/begin/${encodeURIComponent(SCRIPT)}`,
			`/staff/account?x=${encodeURIComponent(SCRIPT)}`,
		]) {
			const page = await (await office.look(path, path.includes("account") ? admin.cookie : undefined)).text();
			expect([path, page.includes("<img src=x")]).toEqual([path, false]);
		}
		await query("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		const stale = { ...invited, email: SCRIPT };
		const page = await (await office.send({ path: "/staff/people", fields: stale, cookie: admin.cookie })).text();
		expect(page).not.toContain("<img src=x");
	});

	it("typed into the field that brings a form back fills no other form and no secret", async () => {
		const person = await office.begun("typed", ["support"]);
		const forms = [
			{ name: "password", person: null, values: { newPassword: "secret words in a row" } },
			{ name: "sign-in", person: null, values: { email: "a@b.example" } },
			{ name: "no-such-form", person: null, values: {} },
			{ name: "invite", person: { a: 1 }, values: {} },
			{ name: "__proto__", person: null, values: { __proto__: "x" } },
			[],
			null,
		];
		for (const [at, form] of forms.entries()) {
			const fields = { do: "confirm", code: person.codes[at] ?? "", back: "account", typed: JSON.stringify(form) };
			const answer = await office.send({ path: "/staff/account", fields, cookie: person.cookie });
			expect(await answer.text()).not.toContain("secret words");
			expect(answer.status).toBeLessThan(400);
		}
	});

	it("in headers adds no header", async () => {
		const email = "split@halcyon.example";
		await expect(office.command("invite", "Eve\r\nSet-Cookie: evil=1", email, "--role", "support")).rejects.toThrow(
			/VALIDATION/,
		);
		const fields = { do: "invite", name: "Eve\r\nSet-Cookie: evil=1", email, support: "1" };
		expect((await office.send({ path: "/staff/people", fields, cookie: admin.cookie })).status).toBe(422);
		// Whoever writes into the database by hand.
		await query("UPDATE staff SET name = $1 WHERE email = $2", ["Eve\r\nSet-Cookie: evil=1", admin.email]);
		const pass = (await office.command("pass", admin.email, "/staff")).split("\n")[0] ?? "";
		const entered = await fetch(pass.replace(office.publicUrl, office.url), { redirect: "manual" });
		expect(
			entered.headers
				.getSetCookie()
				.map((set) => set.split("=")[0])
				.sort(),
		).toEqual(["csEncId", "csUser"]);
	});
});

describe("a body", () => {
	it("that is huge, deep or odd is refused without harm", async () => {
		const huge = "x".repeat(200_000);
		for (const fields of [
			{ do: "sign-in", email: "a@b.example", password: huge, code: "1" },
			{ do: huge },
			{ do: "passkey", proof: huge },
		] as readonly Record<string, string>[]) {
			expect((await office.send({ path: "/staff/sign-in", fields })).status).toBe(413);
		}
		const deep = "[".repeat(15_000);
		const { rows: before } = await query("SELECT count(*) FROM staff_session");
		for (const fields of [
			{ do: "passkey", proof: deep },
			{ do: "sign-in", email: "a".repeat(60_000), password: "x", code: "1" },
			{ do: "sign-in", email: "a@b.example\0", password: "\0", code: "\0" },
			{ do: "begin", token: "\0", newPassword: PASSWORD, code: "1" },
			{ do: "begin-options", token: "../../etc" },
			{ do: "constructor" },
			{ do: "__proto__" },
		] as readonly Record<string, string>[]) {
			const answer = await office.send({ path: "/staff/sign-in", fields });
			expect([fields.do, answer.status >= 300 && answer.status < 500]).toEqual([fields.do, true]);
		}
		expect((await query("SELECT count(*) FROM staff_session")).rows).toEqual(before);
	});
});
