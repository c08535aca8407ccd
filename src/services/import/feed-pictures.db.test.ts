import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { insertStaff } from "#db/staff/staff.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyCatalogue, header, home, rates, runFeed } from "#tests/support/feeds.ts";
import { addPictures, captionPicture, leavePicture, movePicture, workedOn } from "../accommodations/owner-pictures.ts";
import { proposeDraft, releaseProposal } from "../accommodations/owner-proposals.ts";
import type { OwnerBy } from "../organisations/member-by.ts";

/** Pictures of a feed, and of an owner who arranged them: what whole runs of imports leave on the home. */

const HOME = "a1";
const picture = (name: string, alt: object = {}) => ({ url: `https://pictures.example/${name}.jpg`, alt });
const FRONT = picture("front", { nl: "Voorkant", de: "Vorderseite" });
const [KITCHEN, GARDEN, GARAGE, POOL, SAUNA] = ["kitchen", "garden", "garage", "pool", "sauna"].map((name) =>
	picture(name),
) as [Picture, Picture, Picture, Picture, Picture];
type Picture = ReturnType<typeof picture>;

describeByTurns("a feed's pictures, where an owner has arranged them", (database) => {
	let app: TestApp;
	let by: OwnerBy;

	beforeEach(async () => {
		const { db } = database();
		await emptyCatalogue(db);
		await db.deleteFrom("organisation_user").execute();
		app = testApp(database());
		await fed([FRONT, KITCHEN, GARDEN, GARAGE]);
		const claire = { public_id: randomUUID(), email: "claire@feed.example", name: "Claire", lang: "nl" } as const;
		const { user_id: userId } = await db
			.insertInto("organisation_user")
			.values({ ...claire, created_at: app.clock.now() })
			.returning("user_id")
			.executeTakeFirstOrThrow();
		by = { kind: "owner", userId, ownerCode: "901", memberId: claire.public_id, network: "" };
	});

	/** A whole run, as a supplier sends it. */
	async function fed(images: readonly object[], mode: "full" | "delta" = "delta") {
		const owner = { type: "homeowner", code: "901", status: "active", email: "claire@feed.example" };
		const lines = [header(mode), owner, home(HOME, { images, ownerCode: "901" }), rates(HOME)];
		const { summary, issues } = await runFeed(database(), lines);
		expect([summary.ok, summary.failed, issues]).toEqual([true, 0, []]);
	}
	const shown = async () =>
		(
			await database()
				.db.selectFrom("accommodation")
				.select("images")
				.where("acco_id", "=", HOME)
				.executeTakeFirstOrThrow()
		).images;
	const done = async <T>(work: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false }>) => {
		const result = await work;
		if (!result.ok) throw new Error(JSON.stringify(result));
		return result.value;
	};
	/** The owner's own photograph first with words, the garden before the front, the garage left out: and released. */
	async function arranged() {
		const body = await sharp({ create: { width: 1200, height: 600, channels: 3, background: "red" } })
			.jpeg()
			.toBuffer();
		await done(addPictures(app, { accoId: HOME, files: [body] }, by));
		const own = (await workedOn(app.db, HOME, by.ownerCode))?.pictures.at(-1)?.url ?? "";
		await done(movePicture(app, { accoId: HOME, url: GARDEN.url, move: "first" }, by));
		await done(movePicture(app, { accoId: HOME, url: own, move: "first" }, by));
		await done(captionPicture(app, { accoId: HOME, url: own, language: "nl", caption: "De haard" }, by));
		await done(captionPicture(app, { accoId: HOME, url: GARDEN.url, language: "nl", caption: "De tuin" }, by));
		await done(leavePicture(app, { accoId: HOME, url: GARAGE.url }, by));
		await released();
		return { own: { url: own, alt: { nl: "De haard" } }, garden: { ...GARDEN, alt: { nl: "De tuin" } } };
	}
	/** The owner proposes the draft, and the office releases it. */
	async function released() {
		const id = await done(proposeDraft(app, { accoId: HOME, note: "" }, by));
		const publicId = randomUUID();
		const sanne = {
			public_id: publicId,
			name: "Sanne",
			email: `${publicId}@halcyon.example`,
			roles: ["sales" as const],
		};
		const account = { ...sanne, password_hash: null, totp_secret: null, created_at: app.clock.now() };
		const staffId = (await insertStaff(app.db, account)) ?? 0;
		await done(releaseProposal(app, id, { staffId, publicId, network: "" }));
	}

	it("stay as the owner has them through runs that change nothing, add, take back and bring again", async () => {
		expect(await shown()).toEqual([FRONT, KITCHEN, GARDEN, GARAGE]);
		const { own, garden } = await arranged();
		expect(await shown()).toEqual([own, garden, FRONT, KITCHEN]);
		await fed([FRONT, KITCHEN, GARDEN, GARAGE]);
		expect(await shown()).toEqual([own, garden, FRONT, KITCHEN]);
		// New ones come last in the feed's order, wherever the feed has them; what it takes back goes, and the rest stays.
		await fed([POOL, FRONT, GARDEN, SAUNA, GARAGE]);
		expect(await shown()).toEqual([own, garden, FRONT, POOL, SAUNA]);
		// A full run, in another order and with one that was gone.
		await fed([GARAGE, SAUNA, KITCHEN], "full");
		expect(await shown()).toEqual([own, KITCHEN, SAUNA]);
		await fed([]);
		expect(await shown()).toEqual([own]);
		await fed([FRONT, KITCHEN, GARDEN, GARAGE, POOL]);
		expect(await shown()).toEqual([own, garden, FRONT, KITCHEN, POOL]);
		const { feed_images: ofFeed } = await app.db
			.selectFrom("accommodation")
			.select("feed_images")
			.where("acco_id", "=", HOME)
			.executeTakeFirstOrThrow();
		expect(ofFeed).toEqual([FRONT, KITCHEN, GARDEN, GARAGE, POOL]);
	});

	it("keep the owner's words in a language, and take the feed's in the others, also those that come later", async () => {
		const { own, garden } = await arranged();
		await fed([
			picture("front", { nl: "De voorkant", fr: "La façade" }),
			KITCHEN,
			picture("garden", { nl: "Tuin", en: "The garden" }),
		]);
		expect(await shown()).toEqual([
			own,
			{ ...garden, alt: { nl: "De tuin", en: "The garden" } },
			picture("front", { nl: "De voorkant", fr: "La façade" }),
			KITCHEN,
		]);
	});

	it("lose words of the feed that the owner took away, for good", async () => {
		await done(captionPicture(app, { accoId: HOME, url: FRONT.url, language: "nl", caption: "" }, by));
		await released();
		expect((await shown())[0]).toEqual(picture("front", { de: "Vorderseite" }));
		await fed([picture("front", { nl: "Voorkant", de: "Vorne" }), KITCHEN, GARDEN, GARAGE]);
		expect((await shown())[0]).toEqual(picture("front", { de: "Vorne" }));
	});

	it("are the feed's alone on homes that no owner arranged, also beside one that was", async () => {
		await runFeed(database(), [header(), home("a2", { images: [FRONT, GARAGE] })]);
		await arranged();
		await runFeed(database(), [header(), home("a2", { images: [GARAGE, POOL] })]);
		const other = app.db.selectFrom("accommodation").select(["images", "feed_images"]).where("acco_id", "=", "a2");
		expect(await other.executeTakeFirstOrThrow()).toEqual({ images: [GARAGE, POOL], feed_images: null });
	});
});
