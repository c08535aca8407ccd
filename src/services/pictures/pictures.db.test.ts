import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { drawingAddress } from "#site/drawing-address.ts";
import { standInDrawing } from "#site/illustrations.ts";
import { GLIMPSE_WIDTH } from "#site/image-url.ts";
import { testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { KeptFiles } from "../kept-files.ts";
import { remotePicturePath } from "./picture-source.ts";
import { createPictures, type Pictures } from "./pictures.ts";

const DRAWING = drawingAddress({
	seed: "a990001",
	type: "chalet",
	scenery: "alps",
	season: "winter",
	timeOfDay: "dusk",
	view: "exterior",
	variant: 0,
});
const WEBP = ["webp"] as const;

describeByTurns("the pictures of homes", (database) => {
	let folder: string;
	let cache: KeptFiles;
	let pictures: Pictures;
	/** A host of pictures, as feeds name them. */
	let host: Server;
	let base: string;
	let requested: string[];
	let photo: Buffer;

	beforeAll(async () => {
		photo = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: "#7fb4ba" } })
			.jpeg()
			.toBuffer();
		host = createServer((request, response) => {
			requested.push(request.url ?? "");
			if (request.url === "/house.jpg") response.writeHead(200, { "Content-Type": "image/jpeg" }).end(photo);
			else if (request.url === "/text.jpg") response.writeHead(200, { "Content-Type": "image/jpeg" }).end("no picture");
			else if (request.url === "/inside") response.writeHead(302, { Location: "http://169.254.169.254/" }).end();
			else if (request.url === "/moved.jpg") response.writeHead(302, { Location: "/house.jpg" }).end();
			else response.writeHead(404).end();
		});
		await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
		base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
		const { db } = database();
		await seedFixture(db);
		await seedHomeLike(db, "a990001", { accoId: "a990003", status: "off" });
		const images = [DRAWING, ...["house", "text", "moved"].map((name) => `${base}/${name}.jpg`), `${base}/inside`];
		await db
			.updateTable("accommodation")
			.set({ images: JSON.stringify(images.map((url) => ({ url, alt: {} }))) })
			.where("acco_id", "in", ["a990001", "a990003"])
			.execute();
		await db.updateTable("accommodation").set({ images: "[]" }).where("acco_id", "=", "a990002").execute();
	});
	afterAll(() => new Promise((resolve) => host.close(resolve)));

	beforeEach(() => {
		requested = [];
		folder = mkdtempSync(join(tmpdir(), "halcyon-pictures-"));
		cache = new KeptFiles(folder, 50_000_000);
		pictures = createPictures(testApp(database()), cache, [base.slice("http://".length)]);
		return () => rmSync(folder, { recursive: true, force: true });
	});

	const pathOf = (address: string) => address.replace(/^\/images\//, "").replace(/^\//, "");
	const remote = (name: string, accoId = "a990001") => pathOf(remotePicturePath(accoId, `${base}/${name}`));

	async function made(
		path: string,
		options: Parameters<Pictures["make"]>[1] = {},
		accepted = WEBP as readonly ("webp" | "avif")[],
	) {
		const picture = await pictures.make(path, options, accepted);
		if (!picture.ok) throw new Error(picture.error);
		return { ...picture.value, ...(await sharp(picture.value.body).metadata()) };
	}

	describe("drawings", () => {
		it("are made in the measures asked for, rounded up to those that we make", async () => {
			expect(await made(pathOf(DRAWING), { width: 470 })).toMatchObject({ format: "webp", width: 480, height: 320 });
			expect(await made(pathOf(DRAWING), { width: 320, height: 320 })).toMatchObject({ width: 320, height: 320 });
			expect(await made(pathOf(DRAWING), { width: 480, height: 480, fitIn: true })).toMatchObject({
				width: 480,
				height: 320,
			});
			expect(await made(pathOf(DRAWING), { width: 160, format: "png" })).toMatchObject({ format: "png", width: 160 });
			expect(await made(pathOf(DRAWING), { width: 160 }, [])).toMatchObject({ format: "jpeg" });
		});

		it("have forty free measures each, and beyond these the next width of the ladder alone", async () => {
			const few = createPictures(testApp(database()), cache, [], { mostFree: 3 });
			const of = async (options: Parameters<Pictures["make"]>[1]) => {
				const picture = await few.make(pathOf(DRAWING), options, WEBP);
				if (!picture.ok) throw new Error(picture.error);
				const { width, height } = await sharp(picture.value.body).metadata();
				return [width, height, picture.value.isPlain];
			};
			expect(await of({ width: 160, height: 160 })).toEqual([160, 160, false]);
			expect(await of({ width: 160, height: 140 })).toEqual([160, 140, false]);
			expect(await of({ width: 160, blur: 50 })).toEqual([160, 106, false]);
			for (let height = 20; height <= 400; height += 20) {
				if (height !== 140 && height !== 160) expect(await of({ width: 160, height })).toEqual([160, 106, true]);
			}
			expect(await of({ height: 200 })).toEqual([240, 160, true]);
			// What is among the first ones, and the ladder itself, stays.
			expect(await of({ width: 160, height: 140, smart: true })).toEqual([160, 140, false]);
			expect(await of({ width: 320 })).toEqual([320, 214, false]);
			expect(few.figures.made).toBe(6);
		});

		it("are refused while as many wait as may, and made then", async () => {
			const two = createPictures(testApp(database()), cache, [], { mostInHand: 2 });
			const pending = [160, 240, 320].map((width) => two.make(pathOf(DRAWING), { width }, WEBP));
			const answers = await Promise.all(pending);
			expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
			expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, error: "BUSY" }]);
			expect(two.figures.made).toBe(2);
			for (const width of [160, 240, 320]) expect((await two.make(pathOf(DRAWING), { width }, WEBP)).ok).toBe(true);
		});

		it("are made only where a home names them", async () => {
			for (const path of [
				pathOf(DRAWING).replace("winter", "summer"),
				pathOf(DRAWING).replace("a990001", "a990002"),
				pathOf(DRAWING).replace("a990001", "a990003"),
				pathOf(DRAWING).replace("a990001", "a424242"),
				"drawings/../../etc/passwd",
			]) {
				expect(await pictures.make(path, {}, WEBP)).toEqual({ ok: false, error: "UNKNOWN" });
			}
		});

		it("stand in for a home without pictures", async () => {
			const kind = (
				await database()
					.db.selectFrom("accommodation")
					.select("kind")
					.where("acco_id", "=", "a990002")
					.executeTakeFirstOrThrow()
			).kind as "chalet";
			expect(await made(pathOf(standInDrawing(kind, "a990002")), { width: 320 })).toMatchObject({ width: 320 });
		});

		it("are drawn once, however many ask at once", async () => {
			await Promise.all(Array.from({ length: 20 }, () => made(pathOf(DRAWING), { width: 640 })));
			expect(pictures.figures.made).toBe(1);
			await made(pathOf(DRAWING), { width: 640 });
			expect(pictures.figures).toEqual({ hits: 1, made: 1 });
		});

		it("come as AVIF once it was made in the background, of what is asked for the third time", async () => {
			const readers = ["avif", "webp"] as const;
			const formats = async () => (await made(pathOf(DRAWING), { width: 160 }, readers)).format;
			expect([await formats(), await formats()]).toEqual(["webp", "webp"]);
			expect(pictures.figures.made).toBe(1);
			await expect.poll(formats, { timeout: 120_000 }).toBe("heif");
			expect(pictures.figures.made).toBe(2);
		});
	});

	describe("pictures on other hosts", () => {
		it("are fetched once and served in our measures", async () => {
			expect(await made(remote("house.jpg"), { width: 640 })).toMatchObject({
				format: "webp",
				width: 640,
				height: 427,
			});
			expect(await made(remote("house.jpg"), { width: 320 })).toMatchObject({ width: 320 });
			expect(requested).toEqual(["/house.jpg"]);
			expect(await made(remote("moved.jpg"), { width: 320 })).toMatchObject({ width: 320 });
		});

		it("come as a glimpse of a few hundred bytes", async () => {
			const glimpse = await pictures.make(remote("house.jpg"), { width: GLIMPSE_WIDTH }, WEBP);
			if (!glimpse.ok) throw new Error(glimpse.error);
			expect(glimpse.value.body.length).toBeLessThan(400);
			const { width, height } = await sharp(glimpse.value.body).metadata();
			expect([width, height]).toEqual([GLIMPSE_WIDTH, 11]);
		});

		it("are fetched only where a home that is shown names them", async () => {
			for (const path of [
				remote("other.jpg"),
				remote("house.jpg", "a990002"),
				remote("house.jpg", "a990003"),
				"homes/a990001",
				"homes/a990001/",
			]) {
				expect(await pictures.make(path, {}, WEBP)).toEqual({ ok: false, error: "UNKNOWN" });
			}
			expect(requested).toEqual([]);
		});

		it("that are no pictures, or lead into private networks, are not shown and not asked for again", async () => {
			for (const path of [remote("text.jpg"), remote("inside")]) {
				for (let turn = 0; turn < 2; turn++) {
					expect(await pictures.make(path, {}, WEBP)).toEqual({ ok: false, error: "UNREACHABLE" });
				}
			}
			expect(requested).toEqual(["/text.jpg", "/inside"]);
		});

		it("on a private host are refused unless allowed", async () => {
			const guarded = createPictures(testApp(database()), cache, []);
			expect(await guarded.make(remote("house.jpg"), {}, WEBP)).toEqual({ ok: false, error: "UNREACHABLE" });
			expect(requested).toEqual([]);
		});
	});

	it("are kept within their bound, the longest unused go first, and outlive the process", async () => {
		const small = new KeptFiles(folder, 1_000);
		for (const name of ["a", "b", "c"]) await small.write(name, Buffer.alloc(300));
		await small.read("a");
		await small.write("d", Buffer.alloc(300));
		expect([small.has("a"), small.has("b"), small.has("c"), small.has("d"), small.bytes]).toEqual([
			true,
			false,
			true,
			true,
			900,
		]);
		expect(readdirSync(folder).sort()).toEqual(["a", "c", "d"]);
		const again = new KeptFiles(folder, 1_000);
		expect([again.bytes, await again.read("c")]).toEqual([900, Buffer.alloc(300)]);
	});
});
