import { expect, it } from "vitest";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser, signInMail } from "#tests/support/guest-site.ts";
import { BY, DOORS, organisationSite } from "#tests/support/organisation-site.ts";
import { ownerOfLead } from "./owner-of-lead.ts";

/** "Rent out my house" becomes an account in one step (issue 16). */

describeByTurns("who offers a home", (database) => {
	const at = organisationSite(database);

	it("becomes an owner who can sign in, with one act of staff; a code that is taken changes nothing", async () => {
		await at.app.db.deleteFrom("form_submission").execute();
		const lead = {
			name: "Claire Fournier",
			email: "claire@mas.example",
			telephone: "+33 6 12 34 56 78",
			countryCode: "FR",
		};
		const house = {
			placename: "Lourmarin",
			kind: "villa",
			bedrooms: 4,
			message: "",
			lang: "fr",
			consent: true,
			website: "",
		};
		expect((await new GuestBrowser(at.site).json("/api/homeowner-leads", { ...lead, ...house })).status).toBe(202);
		const { submission_id: message } = await at.app.db
			.selectFrom("form_submission")
			.select("submission_id")
			.executeTakeFirstOrThrow();
		const before = await at.app.db.selectFrom("homeowner").selectAll().orderBy("code").execute();
		expect(await ownerOfLead(at.app, { message, code: "HO-1" }, BY)).toEqual({ ok: false, error: "EXISTS" });
		expect(await ownerOfLead(at.app, { message, code: "no code" }, BY)).toEqual({ ok: false, error: "CODE_MALFORMED" });
		expect(await ownerOfLead(at.app, { message: message + 1, code: "MAS" }, BY)).toEqual({
			ok: false,
			error: "NOT_FOUND",
		});
		expect(await at.app.db.selectFrom("homeowner").selectAll().orderBy("code").execute()).toEqual(before);
		await at.app.db.deleteFrom("homeowner").where("code", "=", "MAS").execute();
		expect(await ownerOfLead(at.app, { message, code: "MAS" }, BY)).toEqual({ ok: true, value: "MAS" });
		const browser = await at.signIn("owner", "claire@mas.example");
		expect(await signInMail(at.app, "claire@mas.example")).not.toBeNull();
		const person = await at.person(browser, DOORS.portal);
		expect(person).toMatchObject({
			role: "owner",
			organisation: { code: "MAS", name: "Claire Fournier", kind: "owner" },
		});
		const filed = await at.app.db.selectFrom("form_submission").select("status").executeTakeFirstOrThrow();
		expect(filed.status).toBe("handled");
		// A colleague whose page still shows the form makes no second one of the same person.
		expect(await ownerOfLead(at.app, { message, code: "MAS-2" }, BY)).toEqual({ ok: false, error: "TAKEN" });
		const owners = at.app.db.selectFrom("homeowner").select("code").where("email", "=", lead.email);
		expect(await owners.execute()).toEqual([{ code: "MAS" }]);
		for (const table of ["member_session", "member", "organisation"] as const)
			await at.app.db.deleteFrom(table).execute();
		await at.app.db.deleteFrom("homeowner").where("code", "=", "MAS").execute();
	});
});
