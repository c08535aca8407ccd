import { expect, it } from "vitest";
import type { SignInArea } from "#services/access/mailed-sign-in.ts";
import { removeMember } from "#services/organisations/members.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser, signInMail } from "#tests/support/guest-site.ts";
import { BY, client, DOORS, organisationSite } from "#tests/support/organisation-site.ts";
import { type Lies, PasskeyDevice } from "#tests/support/passkey-device.ts";

/** Passkeys of guests and of people of organisations over HTTP, with honest devices and ones that lie. */

const PORTAL = DOORS.portal;
const AGENCY = DOORS.agency;
const GUEST = "/nl/guest-me/overview";

describeByTurns("passkeys of the site's areas", (database) => {
	const at = organisationSite(database);
	const device = () => new PasskeyDevice(new URL(at.app.settings.publicUrl).origin);

	async function options(browser: GuestBrowser, path: string, name: "passkey-options" | "add-options") {
		const answer = await browser.post(path, { do: name });
		expect([name, answer.status, answer.headers.get("content-type")]).toEqual([name, 200, "application/json"]);
		expect(answer.headers.get("cache-control")).toContain("no-store");
		return answer.json();
	}
	async function added(browser: GuestBrowser, path: string, passkeyName = "Laptop") {
		const made = device();
		const proof = made.create(await options(browser, path, "add-options"));
		const answer = await browser.post(path, { do: "add-passkey", passkeyName, proof });
		expect([answer.status, answer.headers.get("location")]).toEqual([
			303,
			expect.stringMatching(/done=passkey-added$/),
		]);
		return made;
	}
	async function enters(door: string, made: PasskeyDevice, lies: Lies = {}, browser = new GuestBrowser(at.site)) {
		const proof = made.get(await options(browser, door, "passkey-options"), lies);
		const answer = await browser.post(door, { do: "passkey", proof, back: "users" });
		return { browser, answer };
	}
	const tries = (area: SignInArea) =>
		at.app.db.selectFrom("auth_log").select("event").where("area", "=", area).orderBy("auth_log_id").execute();

	it("lets a manager in without a mail, named as the person likes, and as fresh as a mail does", async () => {
		const manager = await at.member("partner", "owner");
		const made = await added(manager, `${PORTAL}/users`, "Sleutelbos");
		const mails = at.app.db.selectFrom("email_outbox").select("outbox_id").where("kind", "=", "sign_in");
		const before = (await mails.execute()).length;
		const { browser, answer } = await enters(PORTAL, made);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/nl/portaal/users"]);
		expect((await at.person(browser, PORTAL))?.role).toBe("owner");
		expect(await mails.execute()).toHaveLength(before);
		expect((await tries("portal")).at(-1)).toEqual({ event: "signed_in" });
		// The own code is in the browser, as after a mail.
		expect(browser.cookies.get("partner")).toBe("SP-1");
		const { page } = await at.view(browser.get(`${PORTAL}/users`));
		if (page.name !== "users") throw new Error(page.name);
		expect(page.passkeys).toEqual([
			{ id: expect.any(String), name: "Sleutelbos", addedAt: expect.any(String), usedAt: expect.any(String) },
		]);
		const again = await browser.post(`${PORTAL}/keys`, { do: "make-key", keyName: "Fresh" });
		expect(again.status).toBe(200);
	});

	it("refuses alike whatever a device says that is not so, and counts it", async () => {
		const manager = await at.member("agency", "owner");
		const made = await added(manager, `${AGENCY}/users`);
		const lies: readonly Lies[] = [
			{ origin: "https://evil.example" },
			{ challenge: "AAAA" },
			{ rpId: "evil.example" },
			{ type: "webauthn.create" },
			{ crossOrigin: true },
			{ unverified: true },
			{ absent: true },
			{ userHandle: null },
			{ userHandle: Buffer.from("agency/somebody").toString("base64url") },
			{ id: "unknown" },
			{ forged: true },
		];
		for (const lie of lies) {
			// Each has its own tries: five block.
			await at.app.db.deleteFrom("auth_log").execute();
			const { browser, answer } = await enters(AGENCY, made, lie);
			const { form, page } = await at.view(answer);
			expect([JSON.stringify(lie), answer.status, form?.refused, page.name]).toEqual([
				JSON.stringify(lie),
				expect.any(Number),
				"PASSKEY",
				"signIn",
			]);
			expect(browser.cookies.has("agency")).toBe(false);
			expect(await tries("agency")).toEqual([{ event: "code_wrong" }]);
		}
		await at.app.db.deleteFrom("auth_log").execute();
		// Of one browser, once: nothing that was seen on the way opens anything.
		const browser = new GuestBrowser(at.site);
		const proof = made.get(await options(browser, AGENCY, "passkey-options"));
		const thief = new GuestBrowser(at.site);
		await options(thief, AGENCY, "passkey-options");
		expect((await thief.post(AGENCY, { do: "passkey", proof, back: "" })).status).not.toBe(303);
		expect((await browser.post(AGENCY, { do: "passkey", proof, back: "" })).status).toBe(303);
		expect((await browser.post(AGENCY, { do: "passkey", proof, back: "" })).status).not.toBe(303);
		// A copy of the device, whose counter stands lower.
		await at.app.db.updateTable("passkey").set({ counter: 90 }).execute();
		expect((await enters(AGENCY, made)).answer.status).not.toBe(303);
		// The right one is blocked after five, as codes are; the mail is not.
		for (let tried = 0; tried < 5; tried++) await enters(AGENCY, made, { forged: true });
		const blocked = await at.view((await enters(AGENCY, made, { counter: 500 })).answer);
		expect(blocked.form?.refused).toBe("BLOCKED");
	}, 60_000);

	it("opens the area in which it was made and no other", async () => {
		const email = "ria@both.example";
		await at.invite("partner", "owner", email);
		await at.invite("agency", "owner", email);
		const portal = await at.signIn("partner", email);
		const made = await added(portal, `${PORTAL}/users`);
		expect((await enters(AGENCY, made)).answer.status).not.toBe(303);
		expect((await enters(GUEST, made)).answer.status).not.toBe(303);
		expect((await enters(PORTAL, made)).answer.status).toBe(303);
		// Nor is a challenge of one area good for another.
		const browser = new GuestBrowser(at.site);
		const proof = made.get(await options(browser, AGENCY, "passkey-options"));
		expect((await browser.post(PORTAL, { do: "passkey", proof, back: "" })).status).not.toBe(303);
	});

	it("is added and removed with a fresh proof alone; removing ends the other sessions", async () => {
		const manager = await at.member("owner", "owner");
		const made = await added(manager, `${PORTAL}/users`);
		const other = (await enters(PORTAL, made)).browser;
		const users = await at.view(manager.get(`${PORTAL}/users`));
		const passkey = users.page.name === "users" ? (users.page.passkeys[0]?.id ?? "") : "";
		at.later(16);
		const stale: readonly Record<string, string>[] = [{ do: "add-options" }, { do: "remove-passkey", passkey }];
		for (const fields of stale) expect((await manager.post(`${PORTAL}/users`, fields)).status).toBe(403);
		await at.signIn("owner", "owner@ho-1.example", manager);
		// Another's is what there is not.
		const stranger = await at.member("partner", "owner");
		expect((await stranger.post(`${PORTAL}/users`, { do: "remove-passkey", passkey })).status).toBe(404);
		expect((await manager.post(`${PORTAL}/users`, { do: "remove-passkey", passkey })).status).toBe(303);
		expect(await at.person(other, PORTAL)).toBeNull();
		expect(await at.person(manager, PORTAL)).not.toBeNull();
		expect((await enters(PORTAL, made)).answer.status).not.toBe(303);
	});

	it("lets nobody in who was taken out, and goes with the person", async () => {
		await at.member("partner", "owner");
		const member = await at.member("partner", "member");
		const made = await added(member, `${PORTAL}/users`);
		await at.app.db.updateTable("partner").set({ status: "inactive" }).where("code", "=", "SP-1").execute();
		expect((await enters(PORTAL, made)).answer.status).not.toBe(303);
		await at.app.db.updateTable("partner").set({ status: "active" }).where("code", "=", "SP-1").execute();
		expect((await enters(PORTAL, made)).answer.status).toBe(303);
		const { public_id: id } = await at.app.db
			.selectFrom("organisation_user")
			.select("public_id")
			.where("email", "=", "member@sp-1.example")
			.executeTakeFirstOrThrow();
		await removeMember(at.app, { kind: "partner", code: "SP-1" }, id, BY);
		expect((await enters(PORTAL, made)).answer.status).not.toBe(303);
		expect(await at.app.db.selectFrom("passkey").select("passkey_id").execute()).toEqual([]);
	});

	it("lets guests in as well, to their own stays", async () => {
		await at.book(new GuestBrowser(at.site));
		const guest = new GuestBrowser(at.site);
		const mailed = await guest.post(GUEST, { do: "ask", email: client.email });
		const { page } = JSON.parse(await mailed.text());
		const mail = await signInMail(at.app, client.email);
		const entered = await guest.post(GUEST, { do: "code", attempt: page.attemptId, code: mail?.code ?? "" });
		expect(entered.status).toBe(303);
		const own = (entered.headers.get("location") ?? "").replace(/overview$/, "profile");
		const made = await added(guest, own, "");
		const { answer } = await enters(GUEST, made);
		expect(answer.status).toBe(303);
		expect(answer.headers.get("location")).toMatch(/^\/nl\/guest-[\w-]{22,}\/overview$/);
		const [row] = await at.app.db.selectFrom("passkey").select(["area", "name", "user_id"]).execute();
		expect([row?.area, row?.user_id]).toEqual(["guest", null]);
		expect(row?.name).toBe("Passkey");
		expect((await enters(PORTAL, made)).answer.status).not.toBe(303);
	});
});
