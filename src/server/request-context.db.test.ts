import { beforeEach, expect, it } from "vitest";
import { insertStaff } from "#db/staff/staff.ts";
import { chooseTestHouses } from "#db/staff/staff-sessions.ts";
import { areaOf, ORGANISATION_KINDS } from "#domain/organisations/rights.ts";
import type { Role } from "#domain/staff/roles.ts";
import { tokenHash } from "#services/guests/session.ts";
import { removeMember } from "#services/organisations/members.ts";
import { changeRoles, endAccount } from "#services/staff/accounts.ts";
import { beginStaffSession } from "#services/staff/staff-session.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { BY, CODES, DOORS, organisationSite } from "#tests/support/organisation-site.ts";
import { seedHomeLike } from "#tests/support/seed-homes.ts";

/** Whose session counts: the one that there is when the body has come, whenever the head of the request came. */

const ADA = { id: "ada", clientAddress: null };

describeByTurns("a form whose body is held back", (database) => {
	const at = organisationSite(database);
	beforeEach(async () => {
		for (const table of ["staff_invite", "staff"] as const) await at.app.db.deleteFrom(table).execute();
	});

	/** Somebody of the staff, signed in a moment ago. */
	async function staff(name: string, roles: readonly Role[]): Promise<{ browser: GuestBrowser; token: string }> {
		const now = at.app.clock.now();
		const staffId = await insertStaff(at.app.db, {
			public_id: name,
			name,
			email: `${name}@halcyon.example`,
			roles: [...roles],
			password_hash: "x",
			totp_secret: null,
			created_at: now,
			begun_at: now,
			ended_at: null,
		});
		const whence = { clientAddress: null, client: "test", oldCookie: null };
		const token = await beginStaffSession(at.app.db, at.app, staffId ?? 0, whence);
		const browser = new GuestBrowser(at.site);
		browser.cookies.set("__Host-csEncId", token);
		return { browser, token };
	}
	const people = () => at.app.db.selectFrom("staff").select(["name", "roles"]).orderBy("name").execute();

	it("does nothing in the office that its sender may not do any more when it comes", async () => {
		await staff("ada", ["admin"]);
		const { browser } = await staff("ben", ["admin"]);
		const form = { do: "roles", person: "ben", admin: "1" };
		const answer = await browser.late("/staff/payments", form, () =>
			changeRoles(at.app, "ben", { roles: ["support"], was: null }, ADA),
		);
		expect(answer.status).toBe(404);
		expect(await people()).toEqual([
			{ name: "ada", roles: ["admin"] },
			{ name: "ben", roles: ["support"] },
		]);
	});

	it("invites nobody to the office for an account that has ended when it comes", async () => {
		await staff("ada", ["admin"]);
		const { browser } = await staff("ben", ["admin"]);
		const form = { do: "invite", name: "Ben again", email: "ben2@halcyon.example", admin: "1" };
		const answer = await browser.late("/staff/payments", form, () => endAccount(at.app, "ben", ADA));
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/staff/sign-in"]);
		expect((await people()).map(({ name }) => name)).toEqual(["ada", "ben"]);
	});

	it("does what it asks for where its sender may do it still", async () => {
		await staff("ada", ["admin"]);
		const { browser } = await staff("ben", ["admin"]);
		const form = { do: "roles", person: "ada", was: "admin", sales: "1" };
		const answer = await browser.late("/staff/payments", form, async () => {});
		expect(answer.status).toBe(303);
		expect(await people()).toMatchObject([{ roles: ["sales"] }, { roles: ["admin"] }]);
	});

	for (const kind of ORGANISATION_KINDS) {
		it(`invites nobody for who was taken out of a ${kind} when it comes`, async () => {
			const { app } = at;
			await at.member(kind, "owner");
			const key = { kind, code: CODES[kind] };
			await at.invite(kind, "owner", "second@example.org");
			const second = await at.signIn(kind, "second@example.org");
			const member = await app.db
				.selectFrom("organisation_user")
				.select("public_id")
				.where("email", "=", "second@example.org")
				.executeTakeFirstOrThrow();
			const door = DOORS[areaOf(kind)];
			const path = areaOf(kind) === "portal" ? `${door}/homes/a1/photos` : `${door}/users`;
			const form = { do: "invite", name: "Second again", email: "again@example.org", role: "owner" };
			const answer = await second.late(path, form, () => removeMember(app, key, member.public_id, BY));
			// To the door, and not to the page that says who was invited.
			expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
			expect(await app.db.selectFrom("organisation_user").select("name").execute()).toHaveLength(1);
		});
	}

	it("shows no test house to who may not see any when it comes", async () => {
		await seedHomeLike(at.app.db, "a990001", { accoId: "a990009", status: "test" });
		await staff("ada", ["admin"]);
		const { browser, token } = await staff("ben", ["sales"]);
		await chooseTestHouses(at.app.db, tokenHash(token), "yes");
		const stay = { accoId: "a990009", arrival: "2027-05-01", departure: "2027-05-08", adults: 2, lang: "nl" };
		expect((await browser.lateJson("/api/quotes", stay, async () => {})).status).toBe(200);
		const answer = await browser.lateJson("/api/quotes", stay, () => endAccount(at.app, "ben", ADA));
		expect(answer.status).toBe(404);
	});
});
