import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { setMessageFlag } from "#db/operations/message-flags.ts";
import { KeptFiles } from "#services/kept-files.ts";
import { recentMessages } from "#services/operations/get-messages.ts";
import { remotePicturePath } from "#services/pictures/picture-source.ts";
import { pictureViewers } from "#services/pictures/picture-viewers.ts";
import { createPictures } from "#services/pictures/pictures.ts";
import { placeTree } from "#services/places/place-tree.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { listening } from "#tests/support/listening.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";

/** What a process keeps for a moment is looked at again after that moment, though its machine's clock went back. */

const HOUR_MS = 3_600_000;
const HOME = "a990001";

describeByTurns("when the clock of a web machine goes back by an hour", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
		vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() + HOUR_MS });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	function pass(ms: number) {
		vi.advanceTimersByTime(ms);
		vi.setSystemTime(Date.now() - HOUR_MS);
	}

	it("the places are read again", async () => {
		const names = async () => (await placeTree(app)).nodes.map((node) => node.names.en);
		expect(await names()).not.toContain("Newtown");
		await app.db
			.updateTable("place")
			.set({ names: JSON.stringify({ en: "Newtown" }) })
			.execute();
		pass(2_000);
		expect(await names()).toContain("Newtown");
	});

	it("the banners are read again", async () => {
		expect((await recentMessages(app)).phone_unavailable).toBe(false);
		await setMessageFlag(app.db, "phone_unavailable", { raised: true, by: "eva", at: new Date() });
		onTestFinished(() =>
			setMessageFlag(database().db, "phone_unavailable", { raised: false, by: "eva", at: new Date() }),
		);
		pass(2_000);
		expect((await recentMessages(app)).phone_unavailable).toBe(true);
	});

	it("who may see the pictures of a home is read again", async () => {
		const viewers = pictureViewers(app);
		const set = (status: "live" | "test") =>
			app.db.updateTable("accommodation").set({ status }).where("acco_id", "=", HOME).execute();
		await set("test");
		expect(await viewers(`homes/${HOME}/0`)).toBe("staff");
		await set("live");
		pass(6_000);
		expect(await viewers(`homes/${HOME}/0`)).toBe("all");
	});

	it("a picture that could not be fetched is fetched again", async () => {
		const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#7fb4ba" } })
			.jpeg()
			.toBuffer();
		let isThere = false;
		const host = createServer((_, response) => response.writeHead(isThere ? 200 : 404).end(isThere ? photo : ""));
		const base = await listening(host);
		const folder = mkdtempSync(join(tmpdir(), "halcyon-pictures-"));
		onTestFinished(() => {
			host.close();
			rmSync(folder, { recursive: true });
		});
		const url = `${base}/house.jpg`;
		const images = JSON.stringify([{ url, alt: {} }]);
		await app.db.updateTable("accommodation").set({ images }).where("acco_id", "=", HOME).execute();
		const pictures = createPictures(app, new KeptFiles(folder, 50_000_000), [new URL(base).host]);
		const path = remotePicturePath(HOME, url).slice("/images/".length);
		const make = () => pictures.make(path, {}, ["webp"]);
		expect(await make()).toEqual({ ok: false, error: "UNREACHABLE" });
		isThere = true;
		expect(await make()).toEqual({ ok: false, error: "UNREACHABLE" });
		pass(6 * 60_000);
		expect((await make()).ok).toBe(true);
	});
});
