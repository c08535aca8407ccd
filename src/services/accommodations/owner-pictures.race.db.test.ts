import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { lockHomeStatus } from "#db/accommodations/home-desk.ts";
import { findDraft, saveDraft } from "#db/accommodations/home-pictures.ts";
import { describeOnPostgres } from "#tests/support/databases.ts";
import { lockWaits } from "#tests/support/lock-waits.ts";
import { organisationSite } from "#tests/support/organisation-site.ts";
import type { OwnerBy } from "../organisations/member-by.ts";
import { addPictures } from "./owner-pictures.ts";
import { proposeDraft } from "./owner-proposals.ts";

/** Two windows of one owner, of which one proposes what the other is changing. */

const HOME = "a990001";

describeOnPostgres("a draft of pictures that is changed while it is proposed", (database) => {
	const at = organisationSite(database);
	let claire: OwnerBy;

	beforeEach(async () => {
		const { db } = at.app;
		await db.updateTable("accommodation").set({ owner_code: "HO-1" }).where("acco_id", "=", HOME).execute();
		await at.invite("owner", "owner", "claire@ho-1.example");
		const { user_id: userId, public_id: memberId } = await db
			.selectFrom("organisation_user")
			.select(["user_id", "public_id"])
			.executeTakeFirstOrThrow();
		claire = { kind: "owner", memberId, network: "", userId, ownerCode: "HO-1" };
		const red = { create: { width: 1200, height: 600, channels: 3, background: "red" } } as const;
		expect((await addPictures(at.app, { accoId: HOME, files: [await sharp(red).jpeg().toBuffer()] }, claire)).ok).toBe(
			true,
		);
	});

	const propose = () => proposeDraft(at.app, { accoId: HOME, note: "" }, claire);
	const waiting = async () => {
		const rows = await at.app.db.selectFrom("owner_proposal").select("terms").where("state", "=", "waiting").execute();
		return rows.map(({ terms }) => (terms.kind === "pictures" ? terms.pictures.map(({ url }) => url) : []));
	};

	it("is proposed with the picture that was added", async () => {
		const { db } = at.app;
		const before = (await findDraft(db, HOME, "HO-1"))?.pictures ?? [];
		const pictures = [...before, { url: `/photos/${HOME}/${"0".repeat(32)}`, alt: {} }];
		const { proposing } = await db.transaction().execute(async (trx) => {
			// As every change of a draft does.
			await lockHomeStatus(trx, HOME);
			const proposing = propose();
			await lockWaits(at.app.db, 1);
			const draft = { publicId: "x".repeat(22), accoId: HOME, ownerCode: "HO-1", userId: claire.userId };
			await saveDraft(trx, { ...draft, pictures, at: at.app.clock.now() });
			return { proposing };
		});
		expect((await proposing).ok).toBe(true);
		expect(await waiting()).toEqual([pictures.map(({ url }) => url)]);
	});

	it("is proposed once by two windows at a time", async () => {
		const { both } = await at.app.db.transaction().execute(async (trx) => {
			await lockHomeStatus(trx, HOME);
			const both = [propose(), propose()];
			await lockWaits(at.app.db, 1);
			return { both };
		});
		const answers = await Promise.all(both);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(answers).toContainEqual({ ok: false, error: "WAITS" });
		expect(await waiting()).toHaveLength(1);
	});
});
