import { beforeEach, expect, it } from "vitest";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyCatalogue, header, home, rates, runFeed } from "#tests/support/feeds.ts";

describeByTurns("reviews that come by feed", (database) => {
	beforeEach(() => emptyCatalogue(database().db));
	const run = (lines: readonly (object | string)[], dryRun = false) => runFeed(database(), lines, dryRun);

	const review = (author: string, changes: object = {}) => ({
		author,
		country: "DE",
		language: "de",
		rating: 5,
		stayed: "2026-08",
		text: `${author} war hier.`,
		...changes,
	});
	const reviews = (accoId: string, ...list: object[]) => ({ type: "reviews", accoId, reviews: list });
	const stored = async (accoId: string) =>
		(
			await database()
				.db.selectFrom("review")
				.select(["author", "source"])
				.where("acco_id", "=", accoId)
				.orderBy("review_id")
				.execute()
		).map(({ author, source }) => `${author} ${source}`);
	const versionOf = async (accoId: string) =>
		(
			await database()
				.db.selectFrom("accommodation")
				.select("version")
				.where("acco_id", "=", accoId)
				.executeTakeFirstOrThrow()
		).version;

	it("are stored with their home, shown at once, in any order of lines", async () => {
		const { summary, issues } = await run([header(), reviews("a1", review("Anke")), home("a1"), rates("a1")]);
		expect(issues).toEqual([]);
		expect(summary).toMatchObject({ ok: true, created: 1, rates: 1, failed: 0 });
		const rows = await database().db.selectFrom("review").selectAll().execute();
		expect(rows).toMatchObject([
			{
				acco_id: "a1",
				source: "feed",
				author: "Anke",
				country: "DE",
				language: "de",
				rating: 5,
				stayed: "2026-08-01",
				text: "Anke war hier.",
				released: true,
			},
		]);
	});

	it("replace those that came by feed before, never those of our own guests nor of other homes", async () => {
		await run([header(), home("a1"), home("a2"), reviews("a1", review("Anke"), review("Björn"))]);
		await run([header(), reviews("a2", review("Claudia"))]);
		await database()
			.db.insertInto("review")
			.values({
				acco_id: "a1",
				source: "guest",
				author: "Dirk",
				country: "DE",
				language: "de",
				rating: 4,
				stayed: "2026-09-01",
				text: "Gut.",
				released: false,
			})
			.execute();
		await run([header(), reviews("a1", review("Elke"))]);
		expect(await stored("a1")).toEqual(["Dirk guest", "Elke feed"]);
		expect(await stored("a2")).toEqual(["Claudia feed"]);
	});

	it("leave when the feed brings an empty list, and stay when it brings none", async () => {
		await run([header(), home("a1"), reviews("a1", review("Anke"))]);
		await run([header(), home("a1")]);
		expect(await stored("a1")).toEqual(["Anke feed"]);
		await run([header(), reviews("a1")]);
		expect(await stored("a1")).toEqual([]);
	});

	it("touch neither price nor search: the home keeps its version", async () => {
		await run([header(), home("a1")]);
		const changes = () => database().db.selectFrom("change_log").select("seq").execute();
		const [version, logged] = [await versionOf("a1"), await changes()];
		await run([header(), reviews("a1", review("Anke"))]);
		expect(await versionOf("a1")).toBe(version);
		expect(await changes()).toEqual(logged);
	});

	it("are reported and skipped when one is wrong, and what was there stays", async () => {
		const others = Array.from({ length: 20 }, (_, index) => home(`a${index + 10}`));
		await run([header(), home("a1"), reviews("a1", review("Anke"))]);
		const wrong = reviews("a1", review("Björn"), review("Claudia", { rating: 0 }));
		const { summary, issues } = await run([header(), ...others, wrong]);
		expect(summary).toMatchObject({ ok: true, failed: 1 });
		expect(issues).toEqual([
			{ severity: "error", file: "feed", line: 22, field: "reviews.1.rating", expected: "an integer from 1 to 5" },
		]);
		expect(await stored("a1")).toEqual(["Anke feed"]);
	});

	it("of an unknown home are a failing line", async () => {
		const others = Array.from({ length: 20 }, (_, index) => home(`a${index + 10}`));
		const { summary, issues } = await run([header(), ...others, reviews("a9", review("Anke"))]);
		expect(summary).toMatchObject({ ok: true, failed: 1 });
		expect(issues).toMatchObject([{ line: 22, field: "accoId" }]);
	});

	it("warn of fields that the feed does not know", async () => {
		const { issues } = await run([header(), home("a1"), reviews("a1", review("Anke", { stars: 5 }))]);
		expect(issues).toMatchObject([{ severity: "warning", field: "reviews.reviews.stars" }]);
	});

	it("change nothing in a trial", async () => {
		await run([header(), home("a1"), reviews("a1", review("Anke"))]);
		await run([header(), reviews("a1")], true);
		expect(await stored("a1")).toEqual(["Anke feed"]);
	});
});
