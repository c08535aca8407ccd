import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { App } from "#services/app.ts";
import { newChallenge } from "#services/staff/passkey-challenge.ts";
import { type Lies, PasskeyDevice } from "#tests/support/passkey-device.ts";
import {
	codeOf,
	codesIn,
	cookieOf,
	PASSWORD,
	type Person,
	SECRET,
	type StaffSite,
	startStaffSite,
} from "#tests/support/staff-site.ts";

/** Passkeys of staff against the running site, with an honest device and with ones that lie (specification §1, §6). */

let office: StaffSite;
let mara: Person;
/** Mara's device, with a passkey of hers. */
let device: PasskeyDevice;

beforeAll(async () => {
	office = await startStaffSite();
	mara = await office.begun("mara", ["admin"]);
	device = await withPasskey(mara, "Laptop");
});
afterAll(() => office?.close());
// Each test has its own tries.
beforeEach(() =>
	office.rows.query(
		"DELETE FROM rate_hit; DELETE FROM auth_log WHERE area = 'staff'; UPDATE staff_session SET factor_at = now()",
	),
);

interface Offer {
	// biome-ignore lint/suspicious/noExplicitAny: options are handed on as they came.
	readonly options: any;
	/** The browser that they were made for. */
	readonly browser: string;
}

/** Asks for options as the page's script does. */
async function ask(name: string, fields: Record<string, string> = {}, cookie = ""): Promise<Offer> {
	const answer = await office.send({ path: "/staff/sign-in", fields: { do: name, ...fields }, cookie });
	expect([name, answer.status, answer.headers.get("content-type")]).toEqual([name, 200, "application/json"]);
	expect(answer.headers.get("cache-control")).toContain("no-store");
	return { options: await answer.json(), browser: cookieOf(answer, "csBrowser") };
}

/** Adds a passkey to the account of somebody who is signed in. */
async function withPasskey({ cookie }: Person, passkeyName: string): Promise<PasskeyDevice> {
	const made = new PasskeyDevice(office.publicUrl);
	const { options, browser } = await ask("add-options", {}, cookie);
	const fields = { do: "add-passkey", passkeyName, proof: made.create(options) };
	const answer = await office.send({ path: "/staff/account", fields, cookie: `${cookie}; ${browser}` });
	expect(answer.headers.get("location")).toBe("/staff/account?done=passkey-added");
	return made;
}

const signIn = (proof: string, browser: string) =>
	office.send({ path: "/staff/sign-in", fields: { do: "passkey", proof, back: "account" }, cookie: browser });

const said = async (answer: Response) => parse(await answer.text()).querySelector("[role=alert]")?.text ?? "";

const logged = async (event: string) =>
	(await office.rows.query("SELECT * FROM auth_log WHERE area = 'staff' AND event = $1", [event])).rows.length;

const sessions = async () => (await office.rows.query("SELECT public_id FROM staff_session")).rows.length;

/** The second factor of everybody was shown an hour ago. */
const stale = () => office.rows.query("UPDATE staff_session SET factor_at = now() - interval '1 hour'");

describe("a passkey", () => {
	it("lets its owner in alone, as both factors: what needs a fresh one can be done", async () => {
		const { options, browser } = await ask("passkey-options");
		expect(options.userVerification).toBe("required");
		expect(options.allowCredentials ?? []).toEqual([]);
		const answer = await signIn(device.get(options), browser);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/staff/account"]);
		expect(await logged("signed_in")).toBe(1);
		const codes = await office.send({ path: "/staff/account", fields: { do: "new-codes" }, cookie: cookieOf(answer) });
		expect(codesIn(await codes.text())).toHaveLength(10);
	});

	it("is named by a handle that is no address and no name", async () => {
		const { options } = await ask("add-options", {}, mara.cookie);
		expect(options.user.name).toBe(mara.email);
		const handle = Buffer.from(options.user.id, "base64url").toString();
		expect(handle).not.toContain("mara");
		expect(options.user.id).toBe(device.userHandle);
		expect(options.authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
		expect(options.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([device.credentialId]);
	});

	it("is called for under the site's own name, in no third place and for no other browser", async () => {
		const answer = await office.send({ path: "/staff/sign-in", fields: { do: "passkey-options" } });
		const set = answer.headers.getSetCookie().join();
		expect(set).toMatch(/csBrowser=[\w-]{22}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict/);
		expect((await answer.json()).rpId).toBe(new URL(office.publicUrl).hostname);
	});

	const LIES: Readonly<Record<string, Lies>> = {
		"signed by another key": { forged: true },
		"of another origin": { origin: "https://evil.example" },
		"of another port of the same host": { origin: "http://localhost:1" },
		"for another site's name": { rpId: "evil.example" },
		"for a challenge of its own": { challenge: Buffer.from("my own challenge").toString("base64url") },
		"without verification of its owner": { unverified: true },
		"without anybody there": { absent: true },
		"that was made in a frame of another site": { crossOrigin: true },
		"of another kind": { type: "webauthn.create" },
		"that nobody has": { id: Buffer.alloc(32, 7).toString("base64url") },
		"with the handle of somebody else": { userHandle: Buffer.from("staff/somebody").toString("base64url") },
		"that does not say whose it is": { userHandle: null },
		"whose counter stands still": { counter: 1 },
	};

	it.each(Object.keys(LIES))("%s is refused, with the same answer as any, and logged", async (kind) => {
		// The counter is at 5 at least.
		const first = await ask("passkey-options");
		const counted = (await office.rows.query("SELECT counter FROM staff_passkey")).rows[0].counter;
		expect((await signIn(device.get(first.options, { counter: Number(counted) + 5 }), first.browser)).status).toBe(303);
		const before = await sessions();
		const { options, browser } = await ask("passkey-options");
		const lies = LIES[kind] ?? {};
		const answer = await signIn(device.get(options, { counter: Number(counted) + 6, ...lies }), browser);
		expect([answer.status, cookieOf(answer)]).toEqual([422, ""]);
		expect(await said(answer)).toBe("That passkey did not work. Please try again, or sign in with password and code.");
		expect(await logged("refused")).toBe(1);
		expect(await sessions()).toBe(before);
		// The device works again.
		const again = await ask("passkey-options");
		expect((await signIn(device.get(again.options, { counter: Number(counted) + 7 }), again.browser)).status).toBe(303);
	});

	it("works once for a challenge, and for the browser that wants it alone", async () => {
		const { options, browser } = await ask("passkey-options");
		const proof = device.get(options);
		expect((await signIn(proof, browser)).status).toBe(303);
		expect((await signIn(proof, browser)).status).toBe(422);
		// A signature of its own, over the same challenge.
		expect((await signIn(device.get(options), browser)).status).toBe(422);

		const mine = await ask("passkey-options");
		const others = await ask("passkey-options");
		expect(mine.browser).not.toBe(others.browser);
		expect((await signIn(device.get(mine.options), others.browser)).status).toBe(422);
		expect((await signIn(device.get((await ask("passkey-options")).options), "")).status).toBe(422);
	});

	it("sent twice at once lets in once", async () => {
		const { options, browser } = await ask("passkey-options");
		const proof = device.get(options);
		const answers = await Promise.all([signIn(proof, browser), signIn(proof, browser), signIn(proof, browser)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
	});

	it("with a challenge of another purpose is refused", async () => {
		const confirming = await ask("confirm-options", {}, mara.cookie);
		expect((await signIn(device.get(confirming.options), confirming.browser)).status).toBe(422);
		const adding = await ask("add-options", {}, mara.cookie);
		expect((await signIn(device.get(adding.options), adding.browser)).status).toBe(422);
	});

	it("with a challenge that is too old or was changed is refused", async () => {
		const { browser } = await ask("passkey-options");
		for (const [minutes, status] of [
			[6, 422],
			[4, 303],
		] as const) {
			const clock = { now: () => new Date(Date.now() - minutes * 60_000), today: () => 0 };
			const made = newChallenge(
				{ settings: { appSecret: new TextEncoder().encode(SECRET) } as App["settings"], clock },
				{ way: "sign-in", browser: browser.split("=")[1] ?? "" },
			);
			const challenge = Buffer.from(made).toString("base64url");
			expect((await signIn(device.get({ challenge }), browser)).status).toBe(status);
		}
		for (const change of [
			(text: string) => text.replace(/\.(\d+)\./, (_, at) => `.${Number(at) + 1}.`),
			(text: string) => text.replace(/^./, (letter) => (letter === "A" ? "B" : "A")),
			(text: string) => text.slice(0, -1),
		]) {
			const { options, browser } = await ask("passkey-options");
			const text = Buffer.from(options.challenge, "base64url").toString();
			const challenge = Buffer.from(change(text)).toString("base64url");
			expect(challenge).not.toBe(options.challenge);
			expect((await signIn(device.get({ challenge }), browser)).status).toBe(422);
		}
	});

	it.each([
		["nothing", ""],
		["no JSON", "{"],
		["JSON of something else", "[1,2]"],
		["a passkey without parts", '{"id":"a","rawId":"a","type":"public-key","response":{}}'],
		["parts that are no text", '{"id":{},"rawId":1,"type":"public-key","response":{"clientDataJSON":[]}}'],
	])("that is %s is refused", async (_, proof) => {
		const { browser } = await ask("passkey-options");
		expect((await signIn(proof, browser)).status).toBeGreaterThanOrEqual(400);
		expect((await signIn(proof, browser)).status).toBeLessThan(500);
	});

	it("blocks a guesser's network after five failures, and nobody else", async () => {
		for (let attempt = 0; attempt < 5; attempt++) {
			const { options, browser } = await ask("passkey-options");
			expect((await signIn(device.get(options, { forged: true }), browser)).status).toBe(422);
		}
		const { options, browser } = await ask("passkey-options");
		expect((await signIn(device.get(options), browser)).status).toBe(429);
		await office.rows.query("UPDATE auth_log SET network = '203.0.113.0/24' WHERE event = 'refused'");
		const again = await ask("passkey-options");
		expect((await signIn(device.get(again.options), again.browser)).status).toBe(303);
	});

	it("is tried no more than a hundred times an hour from one network, passwords included", async () => {
		const proof = (number: number) =>
			new PasskeyDevice(office.publicUrl).get({ challenge: "AAAA" }, { id: `nobody-${number}` });
		const statuses: number[] = [];
		for (let number = 0; number < 110; number += 10) {
			const some = Array.from({ length: 10 }, (_, at) => signIn(proof(number + at), ""));
			statuses.push(...(await Promise.all(some)).map(({ status }) => status));
		}
		expect(statuses.filter((status) => status === 422)).toHaveLength(100);
		expect(statuses.filter((status) => status === 429)).toHaveLength(10);
		const fields = { do: "sign-in", email: mara.email, password: PASSWORD, code: mara.codes[0] ?? "" };
		expect((await office.send({ path: "/staff/sign-in", fields })).status).toBe(429);
	});
});

describe("a fresh second factor", () => {
	const confirm = (person: Person, proof: string, browser: string) =>
		office.send({
			path: "/staff/account",
			fields: { do: "confirm-passkey", proof, back: "account" },
			cookie: `${person.cookie}; ${browser}`,
		});
	const isFresh = async ({ cookie }: Person) => {
		const answer = await office.send({ path: "/staff/account", fields: { do: "add-options" }, cookie });
		return answer.status === 200;
	};

	it("is shown by one of the own passkeys", async () => {
		const person = await office.begun("confirming", ["admin"]);
		const own = await withPasskey(person, "");
		await stale();
		expect(await isFresh(person)).toBe(false);
		const { options, browser } = await ask("confirm-options", {}, person.cookie);
		expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([own.credentialId]);
		const answer = await confirm(person, own.get(options, { userHandle: null }), browser);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/staff/account"]);
		expect(await isFresh(person)).toBe(true);
	});

	it("is not shown by the passkey of somebody else, nor for another session", async () => {
		const person = await office.begun("impostor", ["admin"]);
		const own = await withPasskey(person, "");
		const elsewhere = await office.begun("elsewhere", ["admin"]);
		await stale();
		const offer = await ask("confirm-options", {}, person.cookie);
		const foreign = await confirm(person, device.get(offer.options), offer.browser);
		expect(foreign.status).toBe(422);
		expect(await logged("refused")).toBe(1);
		const theirs = await ask("confirm-options", {}, elsewhere.cookie);
		expect((await confirm(person, own.get(theirs.options), theirs.browser)).status).toBe(422);
		const unverified = await ask("confirm-options", {}, person.cookie);
		expect((await confirm(person, own.get(unverified.options, { unverified: true }), unverified.browser)).status).toBe(
			422,
		);
		expect(await isFresh(person)).toBe(false);
	});
});

describe("the passkeys of an account", () => {
	it("are added with a fresh second factor alone, each once, twenty at most", async () => {
		const person = await office.begun("collector", ["support"]);
		const made = await withPasskey(person, "Phone");
		// The same passkey again, by somebody else too.
		for (const other of [person, mara]) {
			const { options, browser } = await ask("add-options", {}, other.cookie);
			const fields = { do: "add-passkey", passkeyName: "", proof: made.create(options) };
			const cookie = `${other.cookie}; ${browser}`;
			expect((await office.send({ path: "/staff/account", fields, cookie })).status).toBe(422);
		}
		for (const lies of [{ unverified: true }, { origin: "https://evil.example" }, { rpId: "evil.example" }]) {
			const { options, browser } = await ask("add-options", {}, person.cookie);
			const proof = new PasskeyDevice(office.publicUrl).create(options, lies);
			const fields = { do: "add-passkey", passkeyName: "", proof };
			const cookie = `${person.cookie}; ${browser}`;
			expect((await office.send({ path: "/staff/account", fields, cookie })).status).toBe(422);
		}
		for (let number = 2; number <= 20; number++) await withPasskey(person, `Phone ${number}`);
		const { options, browser } = await ask("add-options", {}, person.cookie);
		const proof = new PasskeyDevice(office.publicUrl).create(options);
		const cookie = `${person.cookie}; ${browser}`;
		const fields = { do: "add-passkey", passkeyName: "one more", proof };
		expect(await said(await office.send({ path: "/staff/account", fields, cookie }))).toContain("twenty");
	});

	it("are listed with name and last use, and removed there: they let nobody in any more, and other sessions end", async () => {
		const person = await office.begun("tidy", ["support"]);
		const gone = await withPasskey(person, "Old <b>laptop</b>");
		const { options, browser } = await ask("passkey-options");
		const elsewhere = cookieOf(await signIn(gone.get(options), browser));
		const page = parse(await (await office.look("/staff/account", person.cookie)).text());
		expect(page.querySelector("tr b:not(:empty)")).not.toBeNull();
		expect(page.text).toContain("Old <b>laptop</b>");
		const passkey = page.querySelector('input[name="passkey"]')?.getAttribute("value") ?? "";
		const remove = (cookie: string) =>
			office.send({ path: "/staff/account", fields: { do: "remove-passkey", passkey }, cookie });
		// By nobody else.
		expect((await remove(mara.cookie)).status).toBe(404);
		expect((await remove(person.cookie)).headers.get("location")).toBe("/staff/account?done=passkey-removed");
		expect((await office.look("/staff/account", elsewhere)).status).toBe(302);
		expect((await office.look("/staff/account", person.cookie)).status).toBe(200);
		const after = await ask("passkey-options");
		expect((await signIn(gone.get(after.options), after.browser)).status).toBe(422);
		expect((await remove(person.cookie)).status).toBe(404);
		const { rows: trail } = await office.rows.query(
			"SELECT actor_id, action, before, after, network FROM audit_log WHERE subject_id = $1 AND action LIKE '%Passkey' ORDER BY audit_id",
			[person.publicId],
		);
		const network = "127.0.0.0/24";
		const name = "Old <b>laptop</b>";
		expect(trail).toEqual([
			{ actor_id: person.publicId, action: "addStaffPasskey", before: null, after: { name }, network },
			{ actor_id: person.publicId, action: "removeStaffPasskey", before: { name }, after: null, network },
		]);
		expect((await office.rows.query("SELECT * FROM email_outbox")).rows).toEqual([]);
	});

	it("end with the account: who is invited again begins anew", async () => {
		const person = await office.begun("leaver", ["support"]);
		const own = await withPasskey(person, "");
		await office.command("end", person.email);
		const tried = await ask("passkey-options");
		expect((await signIn(own.get(tried.options), tried.browser)).status).toBe(422);
		await office.invite("leaver", ["support"]);
		const again = await ask("passkey-options");
		expect((await signIn(own.get(again.options), again.browser)).status).toBe(422);
		const fields = { do: "sign-in", email: person.email, password: PASSWORD, code: person.codes[0] ?? "" };
		expect((await office.send({ path: "/staff/sign-in", fields })).status).toBe(422);
	});
});

describe("a first link", () => {
	const begin = async (path: string, lies: Lies = {}) => {
		const made = new PasskeyDevice(office.publicUrl);
		const token = path.split("/").at(-1) ?? "";
		const { options, browser } = await ask("begin-options", { token });
		const fields = { do: "begin-passkey", token, proof: made.create(options, lies) };
		return { made, answer: await office.send({ path, fields, cookie: browser }) };
	};

	it("takes a passkey in the place of password and app, and shows recovery codes", async () => {
		const { email, path } = await office.invite("keyed", ["support"]);
		expect((await begin(path, { unverified: true })).answer.status).toBe(422);
		const { made, answer } = await begin(path);
		expect(answer.status).toBe(200);
		const codes = codesIn(await answer.text());
		expect(codes).toHaveLength(10);
		const cookie = cookieOf(answer);
		expect((await office.look("/staff/account", cookie)).status).toBe(200);
		const { options, browser } = await ask("passkey-options");
		expect((await signIn(made.get(options), browser)).status).toBe(303);
		// There is no password to guess.
		for (const password of ["", PASSWORD]) {
			const fields = { do: "sign-in", email, password, code: codes[0] ?? "" };
			expect((await office.send({ path: "/staff/sign-in", fields })).status).toBe(422);
		}
		// The last passkey stays, since nothing else lets in.
		const page = parse(await (await office.look("/staff/account", cookie)).text());
		const passkey = page.querySelector('input[name="passkey"]')?.getAttribute("value") ?? "";
		const remove = { do: "remove-passkey", passkey };
		expect((await office.send({ path: "/staff/account", fields: remove, cookie })).status).toBe(422);
		// Ways back: a recovery code confirms, and with a password it lets in.
		await stale();
		const wrong = { do: "confirm", code: "000000", back: "account" };
		const refused = await office.send({ path: "/staff/confirm", fields: wrong, cookie });
		expect(await refused.text()).toContain("The code is wrong.");
		// Back to what was opened on the page, as its link leads there.
		const confirmed = { do: "confirm", code: codes[0] ?? "", back: "bookings/H00000000?do=price" };
		const led = await office.send({ path: "/staff/account", fields: confirmed, cookie });
		expect([led.status, led.headers.get("location")]).toEqual([303, "/staff/bookings/H00000000?do=price"]);
		const set = { do: "password", newPassword: PASSWORD };
		expect((await office.send({ path: "/staff/account", fields: set, cookie })).status).toBe(303);
		const entered = { do: "sign-in", email, password: PASSWORD, code: codes[1] ?? "" };
		expect((await office.send({ path: "/staff/sign-in", fields: entered })).status).toBe(303);
	});

	it("begins anew: passkeys of before let nobody in any more", async () => {
		const { email, path } = await office.invite("robbed", ["support"]);
		const { made } = await begin(path);
		const link = new URL((await office.command("link", email)).split("\n")[0] ?? "").pathname;
		const stolen = await ask("passkey-options");
		expect((await signIn(made.get(stolen.options), stolen.browser)).status).toBe(303);
		const code = codeOf(await (await office.look(link)).text());
		const fields = { do: "begin", token: link.split("/").at(-1) ?? "", newPassword: PASSWORD, code };
		expect((await office.send({ path: link, fields })).status).toBe(200);
		const after = await ask("passkey-options");
		expect((await signIn(made.get(after.options), after.browser)).status).toBe(422);
	});

	it("that never was has no options, and is gone", async () => {
		const token = "A".repeat(43);
		const answer = await office.send({ path: `/staff/begin/${token}`, fields: { do: "begin-options", token } });
		expect(answer.status).toBe(410);
		const fields = { do: "begin-passkey", token, proof: "{}" };
		expect((await office.send({ path: `/staff/begin/${token}`, fields })).status).toBe(410);
	});

	it("of an admin with a passkey alone keeps the last admin", async () => {
		const { email, path } = await office.invite("chief", ["admin"]);
		const { answer } = await begin(path);
		await office.rows.query("UPDATE staff SET ended_at = now() WHERE 'admin' = ANY (roles) AND email <> $1", [email]);
		await expect(office.command("end", email)).rejects.toThrow(/LAST_ADMIN/);
		expect((await office.look("/staff/people", cookieOf(answer))).status).toBe(200);
		await office.rows.query("UPDATE staff SET ended_at = NULL WHERE email = $1", [mara.email]);
	});
});
