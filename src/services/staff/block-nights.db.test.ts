import { beforeEach, expect, it } from "vitest";
import { dateRange } from "#db/availability/claims.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { blocksOf } from "#tests/support/feeds.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { createBooking } from "../booking/create-booking.ts";
import { boardData, boardPage } from "../pages/office/board-page.ts";
import { blockNights, unblockNights } from "./block-nights.ts";

const HOME = "a990001";

describeOnBoth("nights that staff block", (database) => {
	let app: TestApp;
	let eva: { readonly staffId: number; readonly publicId: string; readonly network: string };
	let tom: typeof eva;

	beforeEach(async () => {
		await emptyTables(database().db);
		await database().db.deleteFrom("staff").execute();
		await seedFixture(database().db);
		app = testApp(database());
		eva = await person("eva", ["support"]);
		tom = await person("tom", ["admin"]);
	});

	async function person(name: string, roles: ("support" | "admin")[]) {
		const { staff_id: staffId } = await app.db
			.insertInto("staff")
			.values({ public_id: name, name, email: `${name}@halcyon.example`, roles, created_at: app.clock.now() })
			.returning("staff_id")
			.executeTakeFirstOrThrow();
		return { staffId, publicId: name, network: "127.0.0.0/24" };
	}
	const nights = (from: string, to: string, accoId = HOME) => ({
		accoId,
		from,
		to,
		kind: "maintenance" as const,
		reason: "Painter",
	});
	const book = async (arrival: string, departure: string, type: "Booking" | "Option" = "Booking") => {
		const offer = await offered(app, { arrival, departure });
		return createBooking(app, bookingBody(offer.quoteId, { type }), newKey());
	};
	const made = async (...args: Parameters<typeof nights>) => {
		const block = await blockNights(app, nights(...args), eva);
		if (!block.ok) throw new Error(block.error.code);
		return block.value.blockId;
	};
	const trail = () =>
		app.db
			.selectFrom("audit_log")
			.select(["actor_id", "action", "subject_id", "reason", "network"])
			.where("action", "like", "%blockNights")
			.orderBy("audit_id")
			.execute();

	it("are taken of all units, say who, why and what in the trail, and tell the search", async () => {
		await seedHomeLike(app.db, HOME, { accoId: "a1", units: ["u1", "u2"] });
		await seedHomeLike(app.db, HOME, { accoId: "a2", units: ["u2"] });
		await emptyTables(app.db, ["change_log"]);
		await made("2027-03-01", "2027-03-08", "a1");
		for (const unit of ["u1", "u2"])
			expect(await blocksOf(app.db, unit)).toEqual(["maintenance [2027-03-01,2027-03-08)"]);
		const logged = await app.db.selectFrom("change_log").select("acco_id").distinct().orderBy("acco_id").execute();
		expect(logged).toEqual([{ acco_id: "a1" }, { acco_id: "a2" }]);
		expect(await trail()).toEqual([
			{ actor_id: "eva", action: "blockNights", subject_id: "a1", reason: "Painter", network: "127.0.0.0/24" },
		]);
		const { homes } = await boardData(app, { roles: ["support"], language: "en" }, { from: "2027-03-01" });
		const bars = homes.flatMap((home) => home.bars.map((bar) => [home.id, bar.kind, bar.by, bar.reason]));
		expect(bars).toEqual([
			["a1", "maintenance", "eva", "Painter"],
			["a2", "maintenance", "eva", "Painter"],
		]);
	});

	it("are nobody else's: of two at once one has them, and the other is refused whole", async () => {
		await seedHomeLike(app.db, HOME, { accoId: "a1", units: ["u1", "u2"] });
		await seedHomeLike(app.db, HOME, { accoId: "a2", units: ["u2"] });
		const both = await Promise.all([
			blockNights(app, nights("2027-03-01", "2027-03-08", "a1"), eva),
			blockNights(app, nights("2027-03-05", "2027-03-10", "a2"), tom),
		]);
		expect(both.filter((one) => one.ok)).toHaveLength(1);
		expect(both.find((one) => !one.ok)).toEqual({ ok: false, error: { code: "NIGHTS_TAKEN" } });
		const blocks = [await blocksOf(app.db, "u1"), await blocksOf(app.db, "u2")];
		expect([
			[["maintenance [2027-03-01,2027-03-08)"], ["maintenance [2027-03-01,2027-03-08)"]],
			[[], ["maintenance [2027-03-05,2027-03-10)"]],
		]).toContainEqual(blocks);
		expect(await trail()).toHaveLength(1);
	});

	it("give way to a booking, and a booking to them; nights that touch are free", async () => {
		expect((await book("2027-03-08", "2027-03-12")).ok).toBe(true);
		expect(await blockNights(app, nights("2027-03-11", "2027-03-14"), eva)).toEqual({
			ok: false,
			error: { code: "NIGHTS_TAKEN" },
		});
		await made("2027-03-12", "2027-03-15");
		await made("2027-03-05", "2027-03-08");
		const offer = await offered(app, { arrival: "2027-03-22", departure: "2027-03-26" });
		await made("2027-03-24", "2027-03-25");
		const late = await createBooking(app, bookingBody(offer.quoteId, { type: "Booking" }), newKey());
		expect(late).toMatchObject({ ok: false, error: { code: "NOT_AVAILABLE" } });
	});

	it("take what an option held whose time is over, and not what one still holds", async () => {
		expect((await book("2027-05-03", "2027-05-07", "Option")).ok).toBe(true);
		expect((await blockNights(app, nights("2027-05-03", "2027-05-04"), eva)).ok).toBe(false);
		app.clock.set(new Date(app.clock.now().getTime() + 49 * 3_600_000).toISOString());
		await made("2027-05-03", "2027-05-04");
		const states = await app.db.selectFrom("booking").select("state").execute();
		expect(states).toEqual([{ state: "expired" }]);
	});

	it("are opened again by a colleague, once; what owners and feeds block is not", async () => {
		const block = await made("2027-03-01", "2027-03-08");
		expect(await unblockNights(app, block, tom)).toEqual({ ok: true, value: { accoId: HOME, from: "2027-03-01" } });
		expect(await blocksOf(app.db, HOME)).toEqual([]);
		expect(await unblockNights(app, block, eva)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect((await trail()).map((line) => [line.actor_id, line.action])).toEqual([
			["eva", "blockNights"],
			["tom", "unblockNights"],
		]);
		expect((await book("2027-03-01", "2027-03-05")).ok).toBe(true);
	});

	it.each([
		["2027-01-14", "2027-01-20", "from"],
		["2031-01-01", "2031-01-05", "from"],
		["2027-02-30", "2027-03-05", "from"],
		["2027-03-05", "2027-03-05", "to"],
		["2027-03-05", "2027-03-01", "to"],
		["2027-03-05", "2028-04-01", "to"],
		["2027-03-05", "soon", "to"],
	])("are refused from %s to %s, at the field %s", async (from, to, path) => {
		const refused = await blockNights(app, nights(from, to), eva);
		expect(refused).toMatchObject({ ok: false, error: { code: "VALIDATION", errors: [{ path }] } });
		expect(await blocksOf(app.db, HOME)).toEqual([]);
	});

	it("are not to be had of a home that there is not", async () => {
		const refused = await blockNights(app, nights("2027-03-01", "2027-03-08", "a4711"), eva);
		expect(refused).toEqual({ ok: false, error: { code: "NOT_FOUND" } });
	});
});

describeOnBoth("the planning board", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});
	const show = (query: Record<string, string>, roles: ("support" | "content")[] = ["support"]) =>
		boardPage(app, { roles, language: "en" }, query);
	const ids = async (query: Record<string, string>) => (await show(query)).homes.map(({ id }) => id);

	it("goes on by key in both directions, each home once", async () => {
		for (let number = 1; number <= 90; number++) await seedHomeLike(app.db, HOME, { accoId: `a${number}` });
		const seen: string[] = [];
		let key: string | undefined;
		do {
			const page = await show(key ? { after: key } : {});
			seen.push(...page.homes.map(({ id }) => id));
			key = page.links.after ? page.homes.at(-1)?.id : undefined;
		} while (key);
		expect(seen).toEqual([...Array.from({ length: 90 }, (_, index) => `a${index + 1}`), "a990001", "a990002"]);
		const back = await show({ before: "a41" });
		expect(back.homes.map(({ id }) => id)).toEqual(seen.slice(0, 40));
		expect(back.links.before).toBeNull();
	});

	it("finds homes by number, title and place, each word in one of them", async () => {
		expect(await ids({ q: "A990002" })).toEqual(["a990002"]);
		expect(await ids({ q: "kirchb tirol" })).toEqual(["a990001", "a990002"]);
		expect(await ids({ q: "kirchberg a990001" })).toEqual(["a990001"]);
		expect(await ids({ q: "nobody" })).toEqual([]);
		expect(await ids({ home: "a990001" })).toEqual(["a990001"]);
	});

	it("shows what takes nights within its days, and names to who may read them alone", async () => {
		const offer = await offered(app, { arrival: "2027-03-08", departure: "2027-03-12" });
		await createBooking(app, bookingBody(offer.quoteId, { type: "Booking" }), newKey());
		const bars = async (query: Record<string, string>, roles?: ("support" | "content")[]) =>
			(await show(query, roles)).homes.flatMap((home) => home.bars);
		const [bar] = await bars({ from: "2027-03-10", days: "14" });
		expect(bar).toMatchObject({ kind: "booking", from: dayOf("2027-03-08"), to: dayOf("2027-03-12"), isLinked: false });
		expect(bar?.name).not.toBe("");
		expect(bar?.bookingNo).toMatch(/^H/);
		expect(await bars({ from: "2027-03-12" })).toEqual([]);
		expect(await bars({ from: "2027-02-22", days: "14" })).toEqual([]);
		expect((await bars({ from: "2027-03" }, ["content"]))[0]).toMatchObject({ name: "", bookingNo: null });
	});

	it("takes what an address says wrongly as not said", async () => {
		const whole = await show({});
		for (const query of [
			{ from: "2027-02-30" },
			{ from: "9999-12-31" },
			{ from: "'; DROP TABLE unit" },
			{ days: "999999" },
			{ home: "a1' OR 1=1" },
			{ after: "a99999999999" },
			{ before: "-1" },
		] as Record<string, string>[]) {
			expect([query, await show(query)]).toEqual([query, whole]);
		}
		const data = await boardData(app, { roles: ["support"], language: "en" }, { width: "1e9" });
		expect(data.homes).toHaveLength(2);
	});

	it("names both sides of what a calendar says of nights that are taken", async () => {
		const offer = await offered(app, { arrival: "2027-03-08", departure: "2027-03-12" });
		await createBooking(app, bookingBody(offer.quoteId, { type: "Booking" }), newKey());
		const { ical_source_id: source } = await app.db
			.insertInto("ical_source")
			.values({
				acco_id: HOME,
				address: "https://other.example/secret.ics",
				next_attempt_at: app.clock.now(),
				last_sync_at: null,
				last_success_at: null,
				last_error: null,
				read_at: null,
				etag: null,
				last_modified: null,
				problems: "{}",
			})
			.returning("ical_source_id")
			.executeTakeFirstOrThrow();
		const { occupancy_id: occupancy } = await app.db
			.selectFrom("occupancy")
			.select("occupancy_id")
			.executeTakeFirstOrThrow();
		const at = app.clock.now();
		await app.db
			.insertInto("ical_conflict")
			.values({
				acco_id: HOME,
				ical_source_id: source,
				stay: dateRange({ arrival: dayOf("2027-03-10"), departure: dayOf("2027-03-15") }),
				occupancy_id: occupancy,
				first_seen_at: at,
				last_seen_at: at,
				resolved_at: null,
			})
			.execute();
		const page = await show({});
		expect(page.conflictCount).toBe(1);
		expect(page.conflicts).toEqual([
			expect.objectContaining({
				home: HOME,
				from: dayOf("2027-03-10"),
				to: dayOf("2027-03-12"),
				claim: expect.objectContaining({ kind: "booking", from: dayOf("2027-03-08"), to: dayOf("2027-03-12") }),
				other: { host: "other.example", from: dayOf("2027-03-10"), to: dayOf("2027-03-15") },
				href: "/staff/board?from=2027-03-08&home=a990001",
			}),
		]);
		expect(JSON.stringify(page)).not.toContain("secret.ics");
	});
});
