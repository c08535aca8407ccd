import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { listHomes } from "#db/accommodations/home-desk.ts";
import { fromPrice } from "#domain/pricing/arrivals.ts";
import type { Role } from "#domain/staff/roles.ts";
import { importFeed } from "#services/import/import-feed.ts";
import { homesPage, officeHomePage } from "#services/pages/office/homes-page.ts";
import { priceStay } from "#services/quotes/quote-stay.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { checkHome, setStatusOfHome } from "./publish-home.ts";

/** Homes published, taken off and set apart by staff (specification §1: staff, test houses). */

const EVA = { publicId: "eva" };
const HOME = "a990001";

describeByTurns("a home in the hands of staff", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
		await update({ images: JSON.stringify([{ url: "drawing:one" }]) as never });
	});

	const update = (columns: object) =>
		app.db.updateTable("accommodation").set(columns).where("acco_id", "=", HOME).execute();
	const row = () =>
		app.db.selectFrom("accommodation").selectAll().where("acco_id", "=", HOME).executeTakeFirstOrThrow();
	const set = (to: "live" | "off" | "test", shown: "live" | "off" | "test" | "draft" | null = null) =>
		setStatusOfHome(app, { accoId: HOME, shown, to, reason: "roof" }, EVA);
	const openChecks = async () =>
		(await checkHome(app, HOME))?.checks.filter(({ isMet }) => !isMet).map(({ check }) => check);
	const STAY = {
		accoId: HOME,
		arrival: "2027-05-01",
		departure: "2027-05-08",
		adults: 2,
		children: 0,
		babies: 0,
		pets: 0,
	};

	it("is taken off and published again: guests book it or do not, and its version grows", async () => {
		const { version } = await row();
		expect((await priceStay(app, STAY)).ok).toBe(true);
		expect(await set("off", "live")).toEqual({ ok: true, value: true });
		expect(await row()).toMatchObject({ status: "off", held_status: "off", version: Number(version) + 1 });
		expect(await priceStay(app, STAY)).toEqual({ ok: false, error: { code: "NOT_FOUND" } });
		expect(await set("live", "off")).toEqual({ ok: true, value: true });
		expect(await row()).toMatchObject({ status: "live", held_status: null });
		expect((await priceStay(app, STAY)).ok).toBe(true);
		const trail = app.db
			.selectFrom("audit_log")
			.selectAll()
			.where("subject_kind", "=", "home")
			.where("subject_id", "=", HOME)
			.orderBy("audit_id", "desc");
		expect(await trail.executeTakeFirst()).toMatchObject({
			actor_id: "eva",
			action: "setHomeStatus",
			before: { status: "off", held: true },
			after: { status: "live", held: false },
			reason: "roof",
		});
	});

	it("is not published while something is missing, and each missing thing is named", async () => {
		await set("off");
		await update({ images: "[]" as never });
		expect(await openChecks()).toEqual(["picture"]);
		expect(await set("live")).toEqual({ ok: false, error: "NOT_READY" });
		await update({ country: "FR", images: JSON.stringify([{ url: "drawing:one" }]) as never });
		expect(await openChecks()).toEqual(["registration"]);
		expect(await set("live")).toEqual({ ok: false, error: "NOT_READY" });
		await update({ registration_number: "FR-12" });
		expect(await openChecks()).toEqual([]);
		await app.db.deleteFrom("rate_season").where("acco_id", "=", HOME).execute();
		// Rates are written together with the home's row.
		await update({ status: "off" });
		expect(await openChecks()).toEqual(["rate"]);
		expect(await set("live")).toEqual({ ok: false, error: "NOT_READY" });
		expect((await row()).status).toBe("off");
	});

	it("is changed as it was shown, once", async () => {
		expect(await set("off", "test")).toEqual({ ok: false, error: "CHANGED" });
		expect(await set("live", "live")).toEqual({ ok: false, error: "CHANGED" });
		const both = await Promise.all([set("off", "live"), set("test", "live")]);
		expect(both.map((one) => (one.ok ? "set" : one.error)).sort()).toEqual(["CHANGED", "set"]);
		for (const accoId of ["a1", "nonsense"]) {
			const none = await setStatusOfHome(app, { accoId, shown: null, to: "off" }, EVA);
			expect(none).toEqual({ ok: false, error: "NOT_FOUND" });
		}
	});

	it("stays as staff set it, whatever a feed says, until it is published; then the feed decides again", async () => {
		const lines = readFileSync("tests/fixtures/h1-h2.jsonl", "utf8").trim().split("\n");
		const read = async () => {
			const done = await importFeed(app, { format: "halcyon", sources: [{ name: "feed", lines }] });
			if (!done.ok) throw new Error(JSON.stringify(done.error));
			return (await row()).status;
		};
		await set("off");
		expect(await read()).toBe("off");
		await set("test");
		expect(await read()).toBe("test");
		await update({ images: JSON.stringify([{ url: "drawing:one" }]) as never });
		expect(await set("live")).toEqual({ ok: true, value: true });
		await update({ status: "off" });
		expect(await read()).toBe("live");
	});

	it("is found by number, name, place, status and owner, page after page", async () => {
		const ids = async (query: Record<string, string>) =>
			(await homesPage(app, ["admin"], query, "en")).lines.map(({ id }) => id);
		expect(await ids({ q: HOME })).toEqual([HOME]);
		expect(await ids({ q: "kirchb" })).toContain(HOME);
		expect(await ids({ q: "nobody" })).toEqual([]);
		await update({ owner_code: "77" });
		expect(await ids({ owner: "77" })).toEqual([HOME]);
		expect(await ids({ owner: "78" })).toEqual([]);
		await set("test");
		expect(await ids({ status: "test" })).toEqual([HOME]);
		expect(await ids({ status: "live" })).not.toContain(HOME);
		const all = await ids({});
		const wanted = { words: [], status: null, ownerCode: null };
		expect((await listHomes(app.db, wanted, all[0] ?? null, 1)).map(({ accoId }) => accoId)).toEqual(all.slice(1, 2));
	});

	it("shows the price that the site names, its seasons, and what who looks may do with it", async () => {
		const look = (role: Role, doing: unknown = null, accoId = HOME) =>
			officeHomePage(app, { roles: [role], doing }, accoId, "de");
		const page = await look("sales", "take-home-off");
		const state = await checkHome(app, HOME);
		const from = state && fromPrice(state.loaded.home, app.clock.today(), state.loaded.occupancy);
		expect(from?.grandCents).toBeGreaterThan(0);
		expect(page?.from).toMatchObject({ grandCents: from?.grandCents, perNightCents: from?.perNightCents });
		expect(page?.seasons.length).toBeGreaterThan(0);
		expect(page).toMatchObject({ links: { board: `/staff/board?home=${HOME}` } });
		const acts = (one: typeof page) => one?.record.acts.map(({ name, isPossible }) => `${name} ${isPossible}`);
		expect(page?.pictures).toEqual([expect.stringMatching(/^\/images\/.*\/m\/320x240$/)]);
		// It is on the site: it cannot be published once more.
		expect(acts(page)).toEqual(["publish-home false", "test-home true", "take-home-off true", "new-calendar true"]);
		expect(page?.record.open).toBe("take-home-off");
		expect(acts(await look("support", "take-home-off"))).toEqual(["new-calendar true"]);
		expect((await look("support", "take-home-off"))?.record.open).toBeNull();
		await set("test");
		expect(await look("sales", "test-home")).toMatchObject({
			record: { open: null },
			decided: { to: "test", reason: "roof" },
		});
		// What nobody is handed is not shown.
		expect((await look("sales"))?.pictures).toEqual([]);
		expect(acts(await look("sales"))?.slice(0, 2)).toEqual(["publish-home true", "test-home false"]);
		expect(await look("sales", null, "a1")).toBeNull();
	});
});
