import { describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS, type StaffFormName } from "#domain/forms/staff-forms.ts";
import { mayDo, type Right, type Role } from "#domain/staff/roles.ts";
import { OFFICE_COOKIES, OFFICE_PEOPLE, type OfficePerson, type OfficeSite, officeId } from "./office-site.ts";

/** Cells of the permission matrix, tried on a desk of the started office. */

const rolesOf = (person: OfficePerson): readonly Role[] => (person === "none" ? [] : [person]);

export interface DeskActs {
	readonly office: () => OfficeSite;
	/** Where its forms are sent. */
	readonly path: string;
	readonly forms: readonly StaffFormName[];
	/** Fields with which the form does something. */
	fieldsFor(form: string): Promise<Readonly<Record<string, string>>>;
	/** All that its forms could change. */
	state(): Promise<string>;
}

/** Every form of a desk, by every role: done with a trail, or as if there were no such form. */
export function describeActs({ office, path, forms, fieldsFor, state }: DeskActs): void {
	describe.each(ALL_STAFF_FORMS.filter(({ name }) => forms.includes(name)))("the act $name", ({
		name,
		sender,
		fresh,
	}) => {
		it("is done for the roles that may, with a trail; for others there is no such act", async () => {
			if (sender === "anyone" || sender === "account") throw new Error("an act of a role");
			for (const person of OFFICE_PEOPLE) {
				const fields = { do: name, ...(await fieldsFor(name)) };
				const before = await state();
				const answer = await office().send(path, fields, OFFICE_COOKIES[person]);
				if (!mayDo(rolesOf(person), sender)) {
					expect([person, answer.status]).toEqual([person, 404]);
					expect(await state()).toBe(before);
					continue;
				}
				expect([person, answer.status]).toEqual([person, 303]);
				expect(answer.headers.get("cache-control")).toContain("no-store");
				expect(await state()).not.toBe(before);
				const { rows } = await office().rows.query(
					"SELECT actor_id, network FROM audit_log WHERE actor = 'staff' ORDER BY audit_id DESC LIMIT 1",
				);
				expect(rows[0]).toEqual({ actor_id: officeId(person), network: "127.0.0.0/24" });
			}
		});

		it("is not done without a session, nor from another site", async () => {
			const fields = { do: name, ...(await fieldsFor(name)) };
			const before = await state();
			for (const cookie of [undefined, `csEncId=${"A".repeat(43)}`]) {
				expect((await office().send(path, fields, cookie)).headers.get("location")).toBe("/staff/sign-in");
			}
			const foreign = await fetch(office().url + path, {
				method: "POST",
				redirect: "manual",
				headers: {
					Origin: "https://elsewhere.example",
					"Content-Type": "application/x-www-form-urlencoded",
					cookie: OFFICE_COOKIES.admin,
				},
				body: new URLSearchParams(fields),
			});
			expect(foreign.status).toBe(403);
			expect(await state()).toBe(before);
		});

		it.runIf(fresh)("asks for a fresh second factor first", async () => {
			const fields = { do: name, ...(await fieldsFor(name)) };
			const before = await state();
			await office().rows.query("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
			expect((await office().send(path, fields, OFFICE_COOKIES.admin)).status).toBe(403);
			await office().rows.query("UPDATE staff_session SET factor_at = now()");
			expect(await state()).toBe(before);
		});
	});
}

/** Pages of a desk: there for the roles that may, and for nobody else. */
export function describePages(office: () => OfficeSite, pages: Readonly<Record<string, Right>>): void {
	describe.each(Object.entries(pages))("%s", (path, right) => {
		it("is there for the roles that may, and for nobody else", async () => {
			for (const person of OFFICE_PEOPLE) {
				const answer = await office().look(path, OFFICE_COOKIES[person]);
				expect([person, answer.status]).toEqual([person, mayDo(rolesOf(person), right) ? 200 : 404]);
			}
			expect((await office().look(path)).status).toBe(302);
			expect((await office().look(path, OFFICE_COOKIES.admin)).headers.get("cache-control")).toContain("no-store");
		});
	});
}
