import { expect, it } from "vitest";
import { ALL_ORGANISATION_FORMS } from "#domain/forms/organisation-forms.ts";
import { areaOf, MEMBER_ROLES, type MemberRight, mayAct, ORGANISATION_KINDS } from "#domain/organisations/rights.ts";
import { ORGANISATION_SECTIONS, type OrganisationSection } from "#site/organisation-area.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { CODES, DOORS, organisationSite } from "#tests/support/organisation-site.ts";

/**
 * The permission matrix of organisations, tried over HTTP: each page and each form for each role of each kind, with a
 * session that stands, one that is no longer fresh, one that has run out, and none. What is another's is tried where the
 * things are (messages.db.test.ts, owner-portal.db.test.ts, owner-pictures.db.test.ts).
 */

const HOME = "a990001";

/** The right of each page, written down once more: the table under test is not asked. */
const PAGES: Readonly<Record<OrganisationSection, MemberRight | null>> = {
	overview: null,
	calendar: "homes.see",
	bookings: "bookings.see",
	earnings: "earnings.see",
	homes: "homes.see",
	ledger: "ledger.see",
	statements: "statements.see",
	links: "links.see",
	landing: "links.see",
	keys: "keys.see",
	payout: "payout.change",
	messages: "messages.see",
	users: "users.see",
};

describeByTurns("the permission matrix of organisations", (database) => {
	const at = organisationSite(database);

	/** Everything that a form could have changed. */
	const state = async () => {
		const { db } = at.app;
		const all: unknown[] = [];
		for (const table of [
			"member",
			"organisation_user",
			"form_submission",
			"submission_word",
			"owner_proposal",
			"home_picture",
			"payout_details",
			"api_key",
			"partner_home",
			"ical_source",
			"occupancy",
			"homeowner",
		] as const) {
			all.push([table, await db.selectFrom(table).selectAll().execute()]);
		}
		return JSON.stringify(all);
	};
	const fieldsOf = (fields: readonly { readonly name: string }[]) =>
		Object.fromEntries(fields.map(({ name }) => [name, name === "home" ? HOME : name === "sure" ? "1" : "x"]));

	for (const kind of ORGANISATION_KINDS) {
		const door = DOORS[areaOf(kind)];
		const sections = ORGANISATION_SECTIONS[areaOf(kind)];

		it(`shows each role of a ${kind} the pages that it has a right to, and no other; nobody else any`, async () => {
			await at.app.db.updateTable("accommodation").set({ owner_code: "HO-1" }).where("acco_id", "=", HOME).execute();
			const deeper = kind === "owner" ? [`homes/${HOME}`, `homes/${HOME}/photos`, `calendar/${HOME}`] : [];
			for (const role of MEMBER_ROLES) {
				const browser = await at.member(kind, role);
				const self = { role, organisation: { kind, code: CODES[kind] } };
				const paths = [...sections.map((one) => [one, one] as const), ...deeper.map((one) => ["homes", one] as const)];
				for (const [section, path] of paths) {
					const right = PAGES[section];
					const may = right === null || mayAct(self, right);
					const got = await browser.get(path === "overview" ? door : `${door}/${path}`);
					expect([kind, role, path, got.status]).toEqual([kind, role, path, may ? 200 : 404]);
				}
				// Run out: the same form for all, whatever there is.
				at.later(60 * 24 * 15);
				for (const one of [browser, new GuestBrowser(at.site)]) {
					for (const [, path] of [...paths, ["homes", "nothing/of/this"]] as const) {
						const { page, person, menu } = await at.view(one.get(path === "overview" ? door : `${door}/${path}`));
						expect([path, page.name, person, menu]).toEqual([path, "signIn", null, []]);
					}
				}
			}
		}, 120_000);

		it(`does for each role of a ${kind} only the forms that it has a right to, fresh where that is asked; for nobody else any`, async () => {
			await at.app.db.updateTable("accommodation").set({ owner_code: "HO-1" }).where("acco_id", "=", HOME).execute();
			await at.invite(kind, "owner", `second@${CODES[kind].toLowerCase()}.example`);
			const guarded = ALL_ORGANISATION_FORMS.filter(({ sender }) => sender !== "anyone");
			for (const role of MEMBER_ROLES) {
				const browser = await at.member(kind, role);
				const self = { role, organisation: { kind, code: CODES[kind] } };
				const may = (sender: string) => sender === "account" || mayAct(self, sender as MemberRight);
				const before = await state();
				for (const { name, sender, fields } of guarded.filter(({ sender }) => !may(sender))) {
					const got = await browser.post(`${door}/users`, { ...fieldsOf(fields), do: name });
					expect([role, name, sender, got.status]).toEqual([role, name, sender, 404]);
				}
				// A quarter of an hour later the mailbox is to be proven again, and nothing is done before.
				at.later(16);
				for (const { name, fields } of guarded.filter(({ sender, fresh }) => fresh && may(sender))) {
					const got = await browser.post(`${door}/users`, { ...fieldsOf(fields), do: name });
					expect([role, name, got.status]).toEqual([role, name, 403]);
					expect((await at.view(got)).page.name).toBe("verify");
				}
				at.later(60 * 24 * 15);
				for (const one of [browser, new GuestBrowser(at.site)]) {
					for (const { name, fields } of guarded) {
						const got = await one.post(`${door}/users`, { ...fieldsOf(fields), do: name });
						expect([role, name, got.status, got.headers.get("Location")]).toEqual([role, name, 303, `${door}/users`]);
					}
				}
				expect(await state()).toBe(before);
			}
		}, 120_000);
	}
});
