import { beforeEach, expect, it } from "vitest";
import { listRedirects, storeRedirect } from "#db/operations/redirects.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { openRedirectHits } from "./redirect-hits.ts";

/** How often old addresses are followed, counted beside the table. */

describeByTurns("hits of redirects", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		app = testApp(database());
		await app.db.deleteFrom("redirect").execute();
		for (const fromPath of ["/one", "/two", "/three"]) {
			await storeRedirect(app.db, { fromPath, target: { route: "about", query: "" }, status: 301 });
		}
	});
	const counted = async () =>
		(await listRedirects(app.db))
			.filter(({ hits }) => hits > 0)
			.map(({ fromPath, hits, followedAt }) => `${fromPath} ${hits} ${followedAt?.toISOString().slice(0, 10)}`);

	it("are written together, and add up over several processes, each with its latest day", async () => {
		const [here, there] = [openRedirectHits(app), openRedirectHits(app)];
		app.clock.set("2027-02-01T10:00:00Z");
		for (const path of ["/one", "/one", "/two"]) here.count(path);
		expect(await counted()).toEqual([]);
		app.clock.set("2027-02-03T10:00:00Z");
		for (const path of ["/two", "/one"]) there.count(path);
		await Promise.all([here.write(), there.write()]);
		expect(await counted()).toEqual(["/one 3 2027-02-03", "/two 2 2027-02-03"]);
		// What came later is not forgotten for what is written late.
		app.clock.set("2027-02-02T10:00:00Z");
		here.count("/two");
		await here.write();
		await here.write();
		expect(await counted()).toEqual(["/one 3 2027-02-03", "/two 3 2027-02-03"]);
	});

	it("leave version and change of a redirect as they are, and count nothing for one that is gone", async () => {
		const before = await listRedirects(app.db);
		const hits = openRedirectHits(app);
		for (const path of ["/one", "/never-was"]) hits.count(path);
		await hits.close();
		const after = await listRedirects(app.db);
		const kept = ({ version, updatedAt }: (typeof after)[number]) => [version, updatedAt];
		expect(after.map(kept)).toEqual(before.map(kept));
		expect(await counted()).toHaveLength(1);
	});

	it("wait while the database is away, and are written once it is back", async () => {
		let isAway = true;
		const db = new Proxy(app.db, {
			get: (target, name) => {
				if (isAway) throw new Error("away");
				const value = Reflect.get(target, name);
				return typeof value === "function" ? value.bind(target) : value;
			},
		});
		const hits = openRedirectHits({ ...app, db });
		hits.count("/one");
		await hits.write();
		expect(app.log.lines.join()).toContain("hits of redirects wait");
		hits.count("/one");
		isAway = false;
		await hits.write();
		expect(await counted()).toEqual([expect.stringMatching(/^\/one 2 /)]);
	});

	it("do not grow without end: many addresses are written at once", async () => {
		const paths = Array.from({ length: 1_000 }, (_, at) => `/many-${at}`);
		await app.db
			.insertInto("redirect")
			.values(paths.map((from_path) => ({ from_path, route: "about" })))
			.execute();
		const hits = openRedirectHits(app);
		for (const path of paths) hits.count(path);
		await expect.poll(async () => (await counted()).length).toBe(1_000);
	});
});
