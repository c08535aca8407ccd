import { expect, it } from "vitest";
import { listMembers } from "#db/organisations/organisations.ts";
import { describeOnPostgres } from "#tests/support/databases.ts";
import { lockWaits } from "#tests/support/lock-waits.ts";
import { BY, organisationSite } from "#tests/support/organisation-site.ts";
import { inviteWithin, removeMember } from "./members.ts";

/** Somebody who is taken out of one organisation at the moment at which another one invites them. */
describeOnPostgres("somebody taken out and invited at once", (database) => {
	const at = organisationSite(database);
	const KEYS = [1, 2].map((n) => ({ kind: "agency", code: `TA-${n}` }) as const);
	const [one, two] = KEYS as [(typeof KEYS)[0], (typeof KEYS)[0]];
	const email = "anna@example.org";

	it("belongs to the one that invites", async () => {
		await at.invite("agency", "member", email, one.code);
		const { user_id: userId, public_id: publicId } = await at.app.db
			.selectFrom("organisation_user")
			.select(["user_id", "public_id"])
			.executeTakeFirstOrThrow();
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		let invited = () => {};
		const isInvited = new Promise<void>((resolve) => {
			invited = resolve;
		});
		const inviting = at.app.db.transaction().execute(async (trx) => {
			const done = await inviteWithin(trx, at.app, two, { email, name: "Anna", role: "member" }, BY);
			invited();
			await held;
			return done;
		});
		await isInvited;
		const removing = removeMember(at.app, one, publicId, BY);
		await lockWaits(at.app.db, 1);
		letGo();
		expect([(await inviting).ok, (await removing).ok]).toEqual([true, true]);
		const { organisation_id: id } = await at.app.db
			.selectFrom("organisation")
			.select("organisation_id")
			.where("partner_code", "=", two.code)
			.executeTakeFirstOrThrow();
		expect((await listMembers(at.app.db, id)).map((member) => member.user_id)).toEqual([userId]);
	});
});
