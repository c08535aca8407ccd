import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { beforeAll, expect, it } from "vitest";
import { KeptFiles } from "#services/kept-files.ts";
import { MOST_FREE } from "#services/pictures/free-measures.ts";
import { createPictures } from "#services/pictures/pictures.ts";
import { standInDrawing } from "#site/illustrations.ts";
import { testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { testSite } from "#tests/support/test-site.ts";

describeByTurns("the image route", (database) => {
	let site: Hono;
	let picture: string;

	beforeAll(async () => {
		const { db } = database();
		await seedFixture(db);
		await db.updateTable("accommodation").set({ images: "[]" }).where("acco_id", "=", "a990001").execute();
		const { kind } = await db
			.selectFrom("accommodation")
			.select("kind")
			.where("acco_id", "=", "a990001")
			.executeTakeFirstOrThrow();
		picture = `/images${standInDrawing(kind as "chalet", "a990001")}`;
		const folder = mkdtempSync(join(tmpdir(), "halcyon-images-"));
		const pictures = createPictures(testApp(database()), new KeptFiles(folder, 10_000_000), []);
		site = testSite(testApp(database()), { pictures });
		return () => rmSync(folder, { recursive: true, force: true });
	});

	const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
		site.request(path, { method, headers: { accept: "image/webp,*/*", ...headers } });

	it("serves a picture for a year under a tag, and 304 to who has it", async () => {
		const answer = await ask(`${picture}/m/320x0/filters:quality(60)`);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Content-Type")).toBe("image/webp");
		expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(answer.headers.get("Vary")).toBe("Accept");
		const tag = answer.headers.get("ETag") ?? "";
		const again = await ask(`${picture}/m/320x0/filters:quality(60)`, { "if-none-match": tag });
		expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
		const head = await ask(`${picture}/m/320x0/filters:quality(60)`, {}, "HEAD");
		expect([head.status, head.headers.get("ETag")]).toEqual([200, tag]);
	});

	it("takes quality, blur and brightness of 0 to 100 and leaves out what lies beyond", async () => {
		const plain = (await ask(`${picture}/m/160x0`)).headers.get("ETag");
		for (const filter of ["quality(101)", "blur(-1)", "brightness(1000)", "nonsense(1)", "quality(abc)"]) {
			const answer = await ask(`${picture}/m/160x0/filters:${filter}`);
			expect([filter, answer.status, answer.headers.get("ETag")]).toEqual([filter, 200, plain]);
		}
		const changed = ["quality(100)", "blur(100)", "blur(10):brightness(20)", "grayscale()"];
		const tags = await Promise.all(
			changed.map(async (filter) => (await ask(`${picture}/m/160x0/filters:${filter}`)).headers.get("ETag")),
		);
		expect(new Set([plain, ...tags]).size).toBe(5);
	});

	it("is the picture itself without measures, and with any that are larger than it", async () => {
		for (const path of [picture, `${picture}/m/`, `${picture}/m/9999x9999`, `${picture}/m/smart`]) {
			expect((await ask(path)).status).toBe(200);
		}
	});

	it("keeps for an hour what came in another measure than the one asked for", async () => {
		const answers: string[] = [];
		for (let height = 20; height <= 20 * (MOST_FREE + 2); height += 20) {
			const answer = await ask(`${picture}/m/16x${height}`);
			expect(answer.status).toBe(200);
			answers.push(answer.headers.get("Cache-Control") ?? "");
		}
		expect(answers[0]).toBe("public, max-age=31536000, immutable");
		expect(answers.at(-1)).toBe("public, max-age=3600");
	});

	it.each([
		"/images/illustrations/hero.webp/m/320x0",
		"/images/illustrations/../../package.json",
		"/images/illustrations/%2e%2e%2f%2e%2e%2fpackage.json",
		"/images/illustrations/nothing.webp",
		"/images/drawings/a990001/castle.sea.winter.night.exterior.9.svg",
		"/images/homes/a990001/0123456789abcdef",
		"/images/%E0%A4%A",
		`/images/${"x".repeat(500)}`,
		"/images/",
	])("%s is one of ours or nothing", async (path) => {
		expect((await ask(path)).status).toBe(path.includes("hero") ? 200 : 404);
	});

	it("is for reading", async () => {
		expect((await ask(picture, {}, "POST")).status).toBe(405);
	});
});
