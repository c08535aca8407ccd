import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBoth } from "#tests/support/databases.ts";

describeOnBoth("a statement that comes again", (database) => {
	const TIMES = 9;
	const again = async <Answer>(work: (time: number) => Promise<Answer>) => {
		const answers: Answer[] = [];
		for (let time = 0; time < TIMES; time++) answers.push(await work(time));
		return answers;
	};

	it("answers each time with the same types, by the values of that time", async () => {
		const answers = await again(async (time) => {
			const day = `2027-01-${String(10 + time)}`;
			const { rows } = await sql`SELECT ${time}::bigint + 1 AS whole, ${time}::numeric / 2 AS part, ${day}::date AS day,
				${new Date(`${day}T10:00:00Z`)}::timestamptz AS instant, ${["a", `b${time}`]}::text[] AS texts, ${[1, time]}::int[] AS keys,
				${JSON.stringify({ nl: "é", at: [time] })}::jsonb AS json, ${time % 2 === 0 ? null : "x"}::text AS maybe, ${time > 3}::boolean AS late`.execute(
				database().db,
			);
			return rows;
		});
		expect(answers).toEqual(
			Array.from({ length: TIMES }, (_, time) => [
				{
					whole: time + 1,
					part: time / 2,
					day: `2027-01-${10 + time}`,
					instant: new Date(`2027-01-${10 + time}T10:00:00Z`),
					texts: ["a", `b${time}`],
					keys: [1, time],
					json: { nl: "é", at: [time] },
					maybe: time % 2 === 0 ? null : "x",
					late: time > 3,
				},
			]),
		);
	});

	it("says how many rows it wrote, and gives back those it is to give back", async () => {
		const { db } = database();
		const inserted = await again((time) =>
			db
				.insertInto("unit")
				.values([{ unit_id: `row-${time}` }, { unit_id: `row-${time}-b` }])
				.returning("unit_id")
				.execute(),
		);
		expect(inserted.flat()).toHaveLength(TIMES * 2);
		const deleted = await again((time) =>
			db.deleteFrom("unit").where("unit_id", "=", `row-${time}`).executeTakeFirst(),
		);
		expect(deleted.map(({ numDeletedRows }) => numDeletedRows)).toEqual(deleted.map(() => 1n));
		const none = await again((time) => db.deleteFrom("unit").where("unit_id", "=", `row-${time}`).executeTakeFirst());
		expect(none.map(({ numDeletedRows }) => numDeletedRows)).toEqual(none.map(() => 0n));
	});

	it("fails with the database's own code, and works the next time, alone and in a transaction that it ends", async () => {
		const { db } = database();
		const insert = (on: typeof db, unitId: string) => on.insertInto("unit").values({ unit_id: unitId }).execute();
		await insert(db, "taken");
		for (const unitId of ["free-1", "free-2", "free-3"]) {
			await insert(db, unitId);
			await expect(insert(db, "taken")).rejects.toMatchObject({ code: "23505" });
			await expect(db.transaction().execute((trx) => insert(trx, "taken"))).rejects.toMatchObject({ code: "23505" });
		}
		await expect(
			db.transaction().execute(async (trx) => {
				await insert(trx, "rolled-back");
				throw new Error("no");
			}),
		).rejects.toThrow("no");
		const left = await db.selectFrom("unit").select("unit_id").where("unit_id", "~", "^(free|taken|rolled)").execute();
		expect(left.map(({ unit_id }) => unit_id).sort()).toEqual(["free-1", "free-2", "free-3", "taken"]);
	});

	it("reads a table whose columns have changed meanwhile", async () => {
		const { db } = database();
		await sql`CREATE TABLE changing (a int)`.execute(db);
		await sql`INSERT INTO changing VALUES (1)`.execute(db);
		const read = async () => (await sql`SELECT * FROM changing`.execute(db)).rows;
		expect(await again(read)).toEqual(Array.from({ length: TIMES }, () => [{ a: 1 }]));
		await sql`ALTER TABLE changing ADD COLUMN b text DEFAULT 'new'`.execute(db);
		expect(await again(read)).toEqual(Array.from({ length: TIMES }, () => [{ a: 1, b: "new" }]));
		await sql`DROP TABLE changing`.execute(db);
	});

	it("finds the partial index of a conflict each time", async () => {
		const { db } = database();
		const insert = (time: number) =>
			sql`INSERT INTO unit_of_conflict (a, b) VALUES (${time % 2}, ${1}) ON CONFLICT (a) WHERE b = ${1} DO NOTHING`.execute(
				db,
			);
		await sql`CREATE TABLE unit_of_conflict (a int, b int)`.execute(db);
		await sql`CREATE UNIQUE INDEX unit_of_conflict_once ON unit_of_conflict (a) WHERE b = 1`.execute(db);
		expect((await again(insert)).map(({ numAffectedRows }) => Number(numAffectedRows))).toEqual([
			1,
			1,
			...Array.from({ length: TIMES - 2 }, () => 0),
		]);
		await sql`DROP TABLE unit_of_conflict`.execute(db);
	});

	it("tells those who listen", async () => {
		let heard = 0;
		const stop = await database().listen("prepared_test", () => heard++);
		await again(() => sql`SELECT pg_notify('prepared_test', ${"x"})`.execute(database().db));
		await expect.poll(() => heard).toBe(TIMES);
		await stop();
	});

	it("is one of any number", async () => {
		const numbers = Array.from({ length: 400 }, (_, at) => at);
		for (let round = 0; round < 4; round++)
			for (const at of numbers) {
				const { rows } = await sql<{ at: number }>`SELECT ${sql.raw(String(at))} + ${round}::int AS at`.execute(
					database().db,
				);
				expect(rows).toEqual([{ at: at + round }]);
			}
	});
});
