import { expect, it } from "vitest";
import { addPartner } from "#services/partners/change-partners.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { BY, DOORS, organisationSite } from "#tests/support/organisation-site.ts";

/** People of organisations take their data along and have it deleted (Regulation (EU) 2016/679, articles 15, 17 and 20). */

describeByTurns("the own data of people of organisations", (database) => {
	const at = organisationSite(database);
	const KINDS = {
		agency: `${DOORS.agency}/users`,
		partner: `${DOORS.portal}/users`,
		owner: `${DOORS.portal}/users`,
	} as const;
	const SURE = { sure: "1" };
	const users = async (of: ReturnType<typeof at.view>) => {
		const { page } = await of;
		if (page.name !== "users") throw new Error(page.name);
		return page;
	};
	const members = async () =>
		(await at.app.db.selectFrom("organisation_user").select("email").orderBy("email").execute()).map(
			(row) => row.email,
		);

	for (const [kind, path] of Object.entries(KINDS) as [keyof typeof KINDS, string][]) {
		it(`come as a file, of the person to everybody and of the ${kind} to managers alone, for a fresh proof`, async () => {
			const boss = await at.member(kind, "owner");
			const reader = await at.member(kind, "reader");
			const file = await reader.post(path, { do: "export-own" });
			expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="halcyon-\d{4}-\d\d-\d\d\.json"$/);
			const own = await file.json();
			expect(own.person.email).toMatch(/^reader@/);
			expect(JSON.stringify(own)).not.toContain("owner@");
			expect((await reader.post(path, { do: "export-ours" })).status).toBe(404);
			const ours = await (await boss.post(path, { do: "export-ours" })).json();
			expect(ours.people.map(({ email }: { email: string }) => email.split("@")[0]).sort()).toEqual([
				"owner",
				"reader",
			]);
			const trail = await at.app.db
				.selectFrom("audit_log")
				.select(["actor", "action"])
				.where("action", "like", "export%")
				.orderBy("audit_id")
				.execute();
			expect(trail.slice(-2)).toEqual([
				{ actor: kind, action: "exportPerson" },
				{ actor: kind, action: "exportOrganisation" },
			]);
			at.later(16);
			for (const form of ["export-own", "export-ours", "erase-own", "erase-ours"]) {
				expect([form, (await boss.post(path, { do: form, ...SURE })).status]).toEqual([form, 403]);
			}
		});

		it(`of somebody of a ${kind} are deleted when they ask, but for the last manager`, async () => {
			const boss = await at.member(kind, "owner");
			const second = await at.member(kind, "member");
			expect((await users(at.view(boss.get(path)))).isLastManager).toBe(true);
			const refused = await at.view(boss.post(path, { do: "erase-own", ...SURE }));
			expect(refused.form).toMatchObject({ name: "erase-own", refused: "LAST_OWNER" });
			// Nobody presses it by mistake.
			expect((await second.post(path, { do: "erase-own" })).status).toBe(422);
			expect(await members()).toHaveLength(2);
			const gone = await second.post(path, { do: "erase-own", ...SURE });
			expect([gone.status, gone.headers.get("location")]).toEqual([303, expect.stringContaining("done=erased")]);
			expect(await members()).toEqual([expect.stringMatching(/^owner@/)]);
			expect((await at.view(second.get(path))).page.name).toBe("signIn");
			const mail = await at.app.db
				.selectFrom("email_outbox")
				.select("kind")
				.where("kind", "=", "data_deleted")
				.execute();
			expect(mail).toHaveLength(1);
		});

		it(`of a ${kind} are asked to be deleted by a manager, and what stands in the way is said`, async () => {
			const boss = await at.member(kind, "owner");
			const reader = await at.member(kind, "reader");
			expect((await reader.post(path, { do: "erase-ours", ...SURE })).status).toBe(404);
			expect((await boss.post(path, { do: "erase-ours" })).status).toBe(422);
			const requested = await boss.post(path, { do: "erase-ours", ...SURE });
			expect(requested.headers.get("location")).toContain("done=erasure-asked");
			const [message] = await at.app.db.selectFrom("form_submission").select(["form", "email", "payload"]).execute();
			expect(message).toMatchObject({ form: "contact-messages", email: expect.stringMatching(/^owner@/) });
			expect(JSON.stringify(message?.payload)).toContain(`(${kind} `);
			expect((await users(at.view(boss.get(path)))).eraseRefusal).toBeNull();
			expect((await users(at.view(reader.get(path)))).eraseRefusal).toBeNull();
			if (kind !== "owner") return;
			await at.app.db
				.updateTable("accommodation")
				.set({ owner_code: "HO-1" })
				.where("acco_id", "=", "a990001")
				.execute();
			expect((await users(at.view(boss.get(path)))).eraseRefusal).toBe("HOMES");
		});
	}

	it("of the last manager of another organisation stay until somebody else manages that one", async () => {
		await addPartner(
			at.app,
			{
				code: "SP-9",
				kind: "affiliate",
				terms: { email: null, lang: "nl", status: "active", label: "Negen", commissionBp: 100 },
			},
			BY,
		);
		const email = "two@example.org";
		await at.invite("partner", "owner", "first@example.org");
		await at.invite("partner", "member", email);
		await at.invite("partner", "owner", email, "SP-9");
		const two = await at.signIn("partner", email);
		const path = KINDS.partner;
		expect((await at.view(two.post(path, { do: "erase-own", ...SURE }))).form?.refused).toBe("LAST_OWNER");
		await at.invite("partner", "owner", "third@example.org", "SP-9");
		// Invited, and perhaps mistyped: nobody manages it yet.
		expect((await at.view(two.post(path, { do: "erase-own", ...SURE }))).form?.refused).toBe("LAST_OWNER");
		await at.signIn("partner", "third@example.org");
		expect((await two.post(path, { do: "erase-own", ...SURE })).status).toBe(303);
		expect(await members()).toEqual(["first@example.org", "third@example.org"]);
	});
});
