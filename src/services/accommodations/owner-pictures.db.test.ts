import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { MOST_FILES, MOST_PICTURES } from "#domain/accommodation/owner-pictures.ts";
import { createPictures } from "#services/pictures/pictures.ts";
import type { StaffBy } from "#services/staff/staff-by.ts";
import { standInDrawing } from "#site/illustrations.ts";
import type { OwnerPicturesPage } from "#site/views/owner-view.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser, guestSite } from "#tests/support/guest-site.ts";
import { BY, DOORS, organisationSite } from "#tests/support/organisation-site.ts";
import { eraseOrganisation } from "../organisations/erase.ts";
import { purgePictures } from "./owner-pictures.ts";
import { refuseProposal, releaseProposal } from "./owner-proposals.ts";

/** Photographs that owners propose of their homes (issue 16). */

const HOME = "a990001";
const OTHER = "a990002";
const PATH = `${DOORS.portal}/homes/${HOME}/photos`;
const FED = [
	{ url: "https://pictures.example/1.jpg", alt: { nl: "Voorkant" } },
	{ url: "https://pictures.example/2.jpg", alt: { nl: "Keuken", en: "Kitchen" } },
	{ url: "https://pictures.example/3.jpg", alt: {} },
];

const NOTHING_KEPT = { read: async () => null, write: async () => {}, has: () => false } as never;

/** A photograph of one colour, with the place where it was taken. */
const photo = (colour: string, width = 1200, format: "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff" = "jpeg") =>
	sharp({ create: { width, height: Math.round(width / 2), channels: 3, background: colour } })
		.withExif({ IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitude: "47/1 12/1 30/1", GPSLatitudeRef: "N" } })
		[format]()
		.toBuffer();

describeByTurns("photographs of owners", (database) => {
	const at = organisationSite(database);
	let sanne: StaffBy;

	beforeEach(async () => {
		const { db } = at.app;
		await db
			.updateTable("accommodation")
			.set({ owner_code: "HO-1", status: "live", images: JSON.stringify(FED) })
			.where("acco_id", "=", HOME)
			.execute();
		await db.deleteFrom("staff").where("public_id", "=", "sanne-sanne-sanne-sanne").execute();
		const { staff_id: staffId } = await db
			.insertInto("staff")
			.values({
				public_id: "sanne-sanne-sanne-sanne",
				email: "sanne@halcyon.example",
				name: "Sanne",
				roles: ["sales"],
				password_hash: null,
				totp_secret: null,
				created_at: at.app.clock.now(),
				ended_at: null,
			})
			.returning("staff_id")
			.executeTakeFirstOrThrow();
		sanne = { staffId, publicId: "sanne-sanne-sanne-sanne", network: "" };
	});

	async function page(browser: GuestBrowser): Promise<OwnerPicturesPage> {
		const { page } = await at.view(browser.get(PATH));
		if (page.name !== "ownerPictures") throw new Error(page.name);
		return page;
	}
	const upload = (browser: GuestBrowser, ...bodies: readonly Uint8Array[]) =>
		browser.upload(PATH, { do: "add-pictures", home: HOME }, { field: "photos", bodies });
	const act = (browser: GuestBrowser, form: string, values: Record<string, string> = {}) =>
		browser.post(PATH, { do: form, home: HOME, ...values });
	const images = async () =>
		(await at.app.db.selectFrom("accommodation").select("images").where("acco_id", "=", HOME).executeTakeFirstOrThrow())
			.images;
	const urls = async () => (await images()).map(({ url }) => url);
	const kept = async () => (await at.app.db.selectFrom("home_picture").select("hash").execute()).length;
	const wrong = async (answer: Promise<Response>) => {
		const { form } = await at.view(answer);
		return form?.errors.photos ?? form?.refused;
	};
	/** Proposes what is drafted, and answers the proposal's id. */
	async function proposed(browser: GuestBrowser): Promise<string> {
		expect((await act(browser, "propose-pictures", { remark: "Nieuwe keuken." })).status).toBe(303);
		const { waiting } = await page(browser);
		if (!waiting) throw new Error("nothing waits");
		return waiting.id;
	}

	it("are uploaded, named, ordered and left out in a draft that nobody else sees; then stand on the home as proposed", async () => {
		const claire = await at.member("owner", "member");
		const added = await upload(claire, await photo("red"), await photo("blue", 3000, "png"));
		expect(added.headers.get("Location")).toBe(`${PATH}?done=pictures-added`);
		let drafted = await page(claire);
		expect(drafted.pictures.map(({ news }) => news)).toEqual([null, null, null, "new", "new"]);
		expect(drafted.isDraft).toBe(true);
		const [, kitchen, third, red] = drafted.pictures;
		await act(claire, "move-picture", { picture: red?.url ?? "", move: "first" });
		await act(claire, "caption-picture", { picture: red?.url ?? "", caption: "Woonkamer met haard" });
		await act(claire, "leave-picture", { picture: third?.url ?? "" });
		await act(claire, "caption-picture", { picture: kitchen?.url ?? "", caption: "Nieuwe keuken" });
		drafted = await page(claire);
		expect(drafted.pictures.map(({ words, news }) => [words, news])).toEqual([
			["Woonkamer met haard", "new"],
			["Voorkant", null],
			["Nieuwe keuken", "caption"],
			["", "new"],
		]);
		expect(await images()).toEqual(FED);
		const id = await proposed(claire);
		const waiting = (await page(claire)).waiting;
		expect(waiting).toMatchObject({ note: "Nieuwe keuken." });
		expect(waiting?.changes).toEqual([
			{ label: "Foto’s", before: "3 foto’s", after: "4 foto’s, 2 nieuw, 1 weggelaten" },
		]);
		expect(await images()).toEqual(FED);
		// What waits is not changed under the eyes of who decides.
		expect(await wrong(act(claire, "leave-picture", { picture: red?.url ?? "" }))).toBe("WAITS");
		expect(await releaseProposal(at.app, id, sanne)).toEqual({ ok: true, value: HOME });
		expect(await images()).toEqual([
			{ url: red?.url, alt: { nl: "Woonkamer met haard" } },
			FED[0],
			{ url: FED[1]?.url, alt: { nl: "Nieuwe keuken", en: "Kitchen" } },
			{ url: drafted.pictures[3]?.url, alt: {} },
		]);
		const trailed = await at.app.db
			.selectFrom("audit_log")
			.select(["action", "before", "after"])
			.where("action", "=", "releaseProposal")
			.execute();
		expect(trailed).toEqual([
			{
				action: "releaseProposal",
				before: { kind: "pictures", pictures: 3 },
				after: { kind: "pictures", pictures: 4 },
			},
		]);
	});

	it("stay through every feed, in their order, and so do the feed's: new ones come, what it takes back goes, nothing is lost", async () => {
		const claire = await at.member("owner", "member");
		await upload(claire, await photo("red"));
		const red = (await page(claire)).pictures[3]?.url ?? "";
		await act(claire, "move-picture", { picture: red, move: "first" });
		await act(claire, "leave-picture", { picture: FED[1]?.url ?? "" });
		await releaseProposal(at.app, await proposed(claire), sanne);
		const [first, second, third] = FED.map(({ url }) => url);
		expect(await urls()).toEqual([red, first, third]);
		const feed = async (pictures: readonly object[]) => {
			await at.app.db
				.updateTable("accommodation")
				.set({ images: JSON.stringify(pictures) })
				.where("acco_id", "=", HOME)
				.execute();
			return urls();
		};
		expect(await feed(FED)).toEqual([red, first, third]);
		const fourth = { url: "https://pictures.example/4.jpg", alt: {} };
		expect(await feed([fourth, ...FED])).toEqual([red, first, third, fourth.url]);
		expect(await feed([FED[1] ?? fourth])).toEqual([red]);
		expect(await feed([fourth, ...FED])).toEqual([red, first, third, fourth.url]);
		await at.app.db.updateTable("accommodation").set({ owner_pictures: null }).where("acco_id", "=", HOME).execute();
		expect(await urls()).toEqual([fourth.url, first, second, third]);
	});

	it("come back as a draft with the words of staff where they are sent back, and where their owner takes them back", async () => {
		const claire = await at.member("owner", "member");
		await upload(claire, await photo("red"));
		const drafted = (await page(claire)).pictures;
		const publicId = await proposed(claire);
		expect((await refuseProposal(at.app, { publicId, reason: "Deze is onscherp." }, sanne)).ok).toBe(true);
		expect(await page(claire)).toMatchObject({ isDraft: true, reason: "Deze is onscherp.", waiting: null });
		expect((await page(claire)).pictures).toEqual(drafted);
		const again = await proposed(claire);
		expect((await act(claire, "withdraw", { proposal: again })).status).toBe(303);
		expect((await page(claire)).pictures).toEqual(drafted);
		expect((await act(claire, "discard-pictures")).status).toBe(303);
		expect(await page(claire)).toMatchObject({ isDraft: false, reason: "" });
		expect(await images()).toEqual(FED);
	});

	it("are refused by the office when the home has others meanwhile", async () => {
		const claire = await at.member("owner", "member");
		await upload(claire, await photo("red"));
		const id = await proposed(claire);
		await at.app.db
			.updateTable("accommodation")
			.set({ images: JSON.stringify(FED.slice(1)) })
			.where("acco_id", "=", HOME)
			.execute();
		expect(await releaseProposal(at.app, id, sanne)).toEqual({ ok: false, error: "CHANGED" });
	});

	it("are taken by what they are, not by what they are called; all of an upload or none", async () => {
		const claire = await at.member("owner", "member");
		const good = await photo("red");
		// A few kilobytes that would unpack into 100 million pixels.
		const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "white" } })
			.png({ compressionLevel: 9 })
			.toBuffer();
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><image href="file:///etc/passwd"/></svg>`;
		const faults = [
			["REQUIRED", []],
			["PICTURE_TYPE", [good, Buffer.from("%PDF-1.7 no picture %%EOF")]],
			["PICTURE_TYPE", [Buffer.from(svg)]],
			["PICTURE_TYPE", [await photo("red", 1200, "gif")]],
			["PICTURE_TYPE", [await photo("red", 1200, "tiff")]],
			["PICTURE_TYPE", [good.subarray(0, good.length / 2)]],
			["PICTURE_TYPE", [bomb]],
			["PICTURE_SMALL", [await photo("red", 790)]],
			["FILE_TOO_LARGE", [Buffer.concat([good, Buffer.alloc(12 * 1024 * 1024)])]],
			["TOO_MANY_FILES", Array.from({ length: MOST_FILES + 1 }, () => good)],
		] as const;
		expect(bomb.length).toBeLessThan(2_000_000);
		for (const [code, bodies] of faults) expect(await wrong(upload(claire, ...bodies))).toBe(code);
		expect(await kept()).toBe(0);
		expect((await page(claire)).isDraft).toBe(false);
		expect((await upload(claire, ...Array.from({ length: 3 }, () => Buffer.alloc(12 * 1024 * 1024)))).status).toBe(413);
		for (const format of ["jpeg", "png", "webp", "avif"] as const) {
			expect([
				format,
				(await upload(claire, await photo(format === "png" ? "red" : "blue", 900, format))).status,
			]).toEqual([format, 303]);
		}
	}, 60_000);

	it("say nothing of where and by what they were taken", async () => {
		const claire = await at.member("owner", "member");
		const sent = await photo("red");
		expect(sent.toString("latin1")).toContain("SecretCamera");
		await upload(claire, sent);
		const { body } = await at.app.db.selectFrom("home_picture").select("body").executeTakeFirstOrThrow();
		const { format, exif, xmp, icc } = await sharp(Buffer.from(body)).metadata();
		expect([format, exif, xmp, icc]).toEqual(["webp", undefined, undefined, undefined]);
		expect(Buffer.from(body).toString("latin1")).not.toContain("SecretCamera");
	});

	it("are no more than a home can have, and no more than an hour is for", async () => {
		const claire = await at.member("owner", "member");
		const many = Array.from({ length: MOST_PICTURES - 1 }, (_, n) => ({ url: `https://p.example/${n}.jpg`, alt: {} }));
		await at.app.db
			.updateTable("accommodation")
			.set({ images: JSON.stringify(many) })
			.where("acco_id", "=", HOME)
			.execute();
		expect(await wrong(upload(claire, await photo("red"), await photo("blue")))).toBe("TOO_MANY_PICTURES");
		expect((await upload(claire, await photo("red"))).status).toBe(303);
		const small = Buffer.from("no picture");
		const ten = () => wrong(upload(claire, ...Array.from({ length: MOST_FILES }, () => small)));
		for (let n = 0; n < 11; n++) expect(await ten()).toBe("PICTURE_TYPE");
		expect(await ten()).toBe("RATE_LIMITED");
	});

	it("are the owner's and the office's to look at until they stand on the home, then everybody's", async () => {
		const claire = await at.member("owner", "reader");
		const boss = await at.member("owner", "member");
		await upload(boss, await photo("red"));
		const picture = (await page(boss)).pictures[3];
		const src = picture?.src ?? "";
		expect(src).toMatch(/^\/nl\/portaal\/homes\/a990001\/photos\/[0-9a-f]{32}\.webp$/);
		const seen = await claire.get(src);
		expect([seen.status, seen.headers.get("Content-Type"), seen.headers.get("Cache-Control")]).toEqual([
			200,
			"image/webp",
			"private, no-store",
		]);
		// A reader looks and changes nothing.
		expect((await upload(claire, await photo("blue"))).status).toBe(404);
		expect((await page(claire)).mayPropose).toBe(false);
		const partner = await at.member("partner", "owner");
		for (const [browser, path] of [
			[partner, src],
			[claire, src.replace(HOME, OTHER)],
			[claire, src.replace(/[0-9a-f]{32}/, "0".repeat(32))],
			[partner, PATH],
			[claire, PATH.replace(HOME, OTHER)],
			[claire, PATH.replace(HOME, "a123456789")],
		] as const) {
			expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
		}
		const pictures = createPictures(at.app, NOTHING_KEPT, []);
		const shown = async () => (await pictures.make((picture?.url ?? "").slice(1), { width: 320 }, ["webp"])).ok;
		expect(await shown()).toBe(false);
		await releaseProposal(at.app, await proposed(boss), sanne);
		expect(await shown()).toBe(true);
		at.later(60 * 24 * 30);
		expect((await claire.get(src)).headers.get("Content-Type")).not.toBe("image/webp");
	});

	it("are seen by their owner and the office while the home is not on the site, and by nobody else", async () => {
		const images = JSON.stringify([{ url: standInDrawing("chalet", HOME), alt: {} }]);
		await at.app.db.updateTable("accommodation").set({ status: "off", images }).where("acco_id", "=", HOME).execute();
		await at.invite("owner", "member", "claire@ho-1.example");
		const site = guestSite(at.app, createPictures(at.app, NOTHING_KEPT, []));
		const claire = await at.signIn("owner", "claire@ho-1.example", new GuestBrowser(site));
		const [first] = (await page(claire)).pictures;
		const src = first?.src ?? "";
		expect(src).toMatch(/^\/nl\/portaal\/homes\/a990001\/photos\/[0-9a-f]{16}\.webp$/);
		const seen = await claire.get(src);
		expect([seen.status, seen.headers.get("Content-Type"), seen.headers.get("Cache-Control")]).toEqual([
			200,
			"image/webp",
			"private, no-store",
		]);
		const { width } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
		expect(width).toBeGreaterThan(300);
		await at.invite("partner", "owner", "boss@sp-1.example");
		const partner = await at.signIn("partner", "boss@sp-1.example", new GuestBrowser(site));
		for (const [browser, path] of [
			[partner, src],
			[claire, src.replace(HOME, OTHER)],
			[claire, src.replace(/[0-9a-f]{16}/, "0".repeat(16))],
		] as const) {
			expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
		}
	});

	it("are deleted a month after nothing names them, with drafts that nobody went on with", async () => {
		const claire = await at.member("owner", "member");
		await upload(claire, await photo("red"), await photo("blue"));
		const blue = (await page(claire)).pictures[4]?.url ?? "";
		await act(claire, "leave-picture", { picture: blue });
		await releaseProposal(at.app, await proposed(claire), sanne);
		await upload(claire, await photo("green"));
		expect([await purgePictures(at.app), await kept()]).toEqual([0, 3]);
		at.later(60 * 24 * 31);
		expect([await purgePictures(at.app), await kept()]).toEqual([2, 1]);
		expect((await urls())[3]).toContain(
			(await at.app.db.selectFrom("home_picture").select("hash").executeTakeFirstOrThrow()).hash,
		);
		expect(await purgePictures(at.app)).toBe(0);
	});

	it("go with their owner who is forgotten; the feed's stay", async () => {
		const claire = await at.member("owner", "member");
		await upload(claire, await photo("red"));
		const red = (await page(claire)).pictures[3]?.url ?? "";
		await act(claire, "caption-picture", { picture: red, caption: "Claire op het terras" });
		await releaseProposal(at.app, await proposed(claire), sanne);
		await upload(claire, await photo("green"));
		await at.app.db.updateTable("accommodation").set({ status: "off" }).where("acco_id", "=", HOME).execute();
		const erased = await eraseOrganisation(at.app, { kind: "owner", code: "HO-1" }, { ...BY, reason: "asked" });
		expect(erased.ok).toBe(true);
		expect(await kept()).toBe(0);
		expect(await images()).toEqual(FED);
		expect(JSON.stringify(await at.app.db.selectFrom("owner_proposal").selectAll().execute())).not.toContain("terras");
	});
});
