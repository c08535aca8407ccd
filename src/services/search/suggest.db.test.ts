import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { suggestionSchema } from "#server/api/places.ts";
import { memoryLog } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { openSuggestions, type Suggestions } from "./suggest.ts";

describeByTurns("suggestions over the database", (database) => {
	let suggestions: Suggestions;
	beforeAll(async () => {
		await seedFixture(database().db);
		await seedHomeLike(database().db, "a990001", { accoId: "a990003", status: "test" });
		await seedHomeLike(database().db, "a990001", { accoId: "a990004", status: "off" });
		await seedHomeLike(database().db, "a990001", { accoId: "a990005", status: "draft" });
		suggestions = await openSuggestions({ database: database(), log: memoryLog() });
	});
	afterAll(() => suggestions.close());

	const urls = async (text: string, language: Language = "nl") =>
		(await suggestions.suggest(text, language)).map(({ url }) => url);
	const found = async (text: string, chosen = "", language: Language = "nl") =>
		suggestions.findDestination({ text, chosen }, language);
	const TIROL = "/nl/vakantiehuis-oostenrijk/tirol/";
	const KIRCHBERG = `${TIROL}kirchberg-in-tirol/`;

	const rename = (db: Db, accoId: string, title: Record<string, string>) =>
		db
			.updateTable("accommodation")
			.set({ title: JSON.stringify(title) })
			.where("acco_id", "=", accoId)
			.execute();

	it("describe places and homes in the page's language, with the letters that match", async () => {
		expect(await suggestions.suggest("kirhcberg", "nl")).toEqual([
			{
				type: "placename",
				label: "Kirchberg in Tirol",
				detail: "Tirol, Oostenrijk",
				url: KIRCHBERG,
				count: 2,
				matches: [[0, 9]],
			},
		]);
		const [country] = await suggestions.suggest("oostenr", "fr");
		expect(country).toEqual({
			type: "country",
			label: "Autriche",
			detail: "",
			url: "/fr/maison-de-vacances-autriche/",
			count: 2,
			matches: [],
		});
		const [home] = await suggestions.suggest("haus eins", "en");
		expect(home).toEqual({
			type: "accommodation",
			label: "Haus Eins",
			detail: "Kirchberg in Tirol, Tyrol, Austria",
			count: 1,
			url: "/en/holiday-home-austria/tyrol/kirchberg-in-tirol/haus-eins-a990001",
			matches: [
				[0, 4],
				[5, 9],
			],
		});
	});

	it.each(LANGUAGES)("have the documented shape in %s", async (language) => {
		for (const text of ["tyrol", "haus", "kirchberg tirol", "austria"]) {
			const answer = await suggestions.suggest(text, language);
			expect(answer.length).toBeGreaterThan(0);
			for (const one of answer) expect(suggestionSchema.strict().parse(one)).toEqual(one);
		}
	});

	it("never name test houses, drafts or homes taken offline", async () => {
		expect((await urls("haus")).filter((url) => /a99000[345]$/.test(url))).toEqual([]);
		for (const accoId of ["a990003", "a990004", "a990005"]) {
			expect(await urls(accoId)).toEqual([]);
			expect(await found("Haus Eins", `/nl/acco/${accoId}`)).not.toMatchObject({
				path: expect.stringContaining(accoId),
			});
		}
		expect(await urls("a990001")).toEqual([`${KIRCHBERG.slice(0, -1)}/haus-eins-a990001`]);
	});

	describe("lead a typed text", () => {
		it("to the place it names best, errors or not", async () => {
			for (const text of [
				"Kirchberg in Tirol",
				"kirchbreg",
				"Kirchberg in Tirol, Tirol, Oostenrijk",
				"kirchberg tyrol",
			]) {
				expect(await found(text)).toMatchObject({ path: KIRCHBERG, isHome: false });
			}
			expect(await found("Tirl")).toMatchObject({ path: TIROL, isHome: false });
			expect(await found("nowhere at all")).toBeNull();
			// Two errors in whole words are its own; in words that are only begun it may be any place, and is not gone to.
			expect(await found("kirchbreg tirl")).toMatchObject({ path: KIRCHBERG });
			expect(await found("Kirxh am Tiol")).toBeNull();
		});

		it("to a home whose name it is", async () => {
			const home = { path: `${KIRCHBERG}haus-eins-a990001`, isHome: true };
			expect(await found("Haus Eins")).toEqual({ ...home, isWhole: true });
			// With an error it may be a part of a sentence.
			expect(await found("haus einz")).toEqual({ ...home, isWhole: false });
			// Two homes begin with the word: neither is meant.
			expect(await found("haus")).toBeNull();
		});

		it("to the suggestion that was chosen, while the text still names it and it is still offered", async () => {
			expect(await found("Tirol", TIROL)).toMatchObject({ path: TIROL, isHome: false });
			expect(await found("Haus Zwei, Kirchberg in Tirol, Tirol, Oostenrijk", "/nl/acco/a990002")).toMatchObject({
				path: `${KIRCHBERG}haus-zwei-a990002`,
				isHome: true,
			});
			for (const chosen of [
				TIROL,
				"/nl/vakantiehuis-italie/",
				"//evil.example/",
				"/fr/acco/a990001",
				"/nl/acco/a424242",
			]) {
				expect(await found("Kirchberg", chosen)).toMatchObject({ path: KIRCHBERG, isHome: false });
			}
		});
	});

	describe("follow the database by themselves", () => {
		const soon = (check: () => Promise<boolean>) => expect.poll(check, { timeout: 120_000 }).toBe(true);

		it("a new name, a home that goes and one that comes back", async () => {
			const { db } = database();
			await rename(db, "a990002", { nl: "Huize Ijsvogel", de: "Eisvogelhaus" });
			await soon(async () => (await urls("eisvogel")).length === 1);
			expect(await urls("haus zwei")).not.toContain(`${KIRCHBERG}haus-zwei-a990002`);
			expect((await suggestions.suggest("eisvogel", "nl"))[0]?.label).toBe("Huize Ijsvogel");
			await db.updateTable("accommodation").set({ status: "off" }).where("acco_id", "=", "a990002").execute();
			await soon(async () => (await urls("eisvogel")).length === 0);
			expect((await suggestions.suggest("tirol", "nl"))[0]).toMatchObject({ label: "Tirol", count: 1 });
			await db.updateTable("accommodation").set({ status: "live" }).where("acco_id", "=", "a990002").execute();
			await soon(async () => (await urls("eisvogel")).length === 1);
		});

		it("a test house that opens, and a new place with its home", async () => {
			const { db } = database();
			await db.updateTable("accommodation").set({ status: "live" }).where("acco_id", "=", "a990003").execute();
			await soon(async () => (await urls("a990003")).length === 1);
			const region = await db.selectFrom("region").select("region_id").executeTakeFirstOrThrow();
			const names = JSON.stringify({ nl: "Zell am See", en: "Zell am See", de: "Zell am See", fr: "Zell am See" });
			const slug = "zell-am-see";
			const slugs = JSON.stringify({ nl: slug, en: slug, de: slug, fr: slug });
			await db.transaction().execute(async (trx) => {
				const place = await trx
					.insertInto("place")
					.values({ region_id: region.region_id, name: "Zell am See", ares_key: "zell", names, slugs })
					.returning("place_id")
					.executeTakeFirstOrThrow();
				await trx
					.updateTable("accommodation")
					.set({ place_id: place.place_id })
					.where("acco_id", "=", "a990003")
					.execute();
			});
			await soon(async () => (await urls("zel am se"))[0] === `${TIROL}zell-am-see/`);
			expect((await suggestions.suggest("haus zell", "de")).map(({ url }) => url)).toEqual([
				"/de/ferienhaus-osterreich/tirol/zell-am-see/haus-eins-a990003",
			]);
		});
	});

	it("are read anew after a long sleep, when the change log may have been cut", async () => {
		const { db } = database();
		const log = memoryLog();
		const other = await openSuggestions({ database: database(), log, pollMs: 0 });
		await rename(db, "a990001", { de: "Nachtigallenhof" });
		await db.deleteFrom("change_log").execute();
		await other.refresh();
		expect(await other.suggest("nachtigall", "de")).toEqual([]);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 13 * 60 * 60 * 1000 });
		try {
			await other.refresh();
		} finally {
			vi.useRealTimers();
		}
		expect((await other.suggest("nachtigall", "de")).map(({ label }) => label)).toEqual(["Nachtigallenhof"]);
		expect(log.lines.filter((line) => line.includes("suggestions built"))).toHaveLength(2);
		await other.close();
		await other.refresh();
	});
});
