import { expect, it } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { transact } from "./transact.ts";

describeOnBoth("a transaction", (database) => {
	const insert = (unitId: string) => ({ unit_id: unitId });
	const units = async () =>
		(await database().db.selectFrom("unit").select("unit_id").orderBy("unit_id").execute()).map((row) => row.unit_id);
	const raise = (code: string) => Object.assign(new Error("refused by the database"), { code });

	it("rolls everything back for a failure that is returned, and hands the failure on", async () => {
		const result = await transact(database().db, async (trx) => {
			await trx.insertInto("unit").values(insert("gone")).execute();
			return fail("NO" as const);
		});
		expect(result).toEqual({ ok: false, error: "NO" });
		expect(await units()).toEqual([]);
	});

	it.each(["40001", "40P01"])("is tried three times more after %s, leaving nothing of the tries", async (code) => {
		let tries = 0;
		const result = await transact(database().db, async (trx) => {
			await trx
				.insertInto("unit")
				.values(insert(`${code}-${++tries}`))
				.execute();
			if (tries < 4) throw raise(code);
			return ok(tries);
		});
		expect(result).toEqual({ ok: true, value: 4 });
		expect((await units()).filter((unit) => unit.startsWith(code))).toEqual([`${code}-4`]);
	});

	it("is BUSY when competing transactions do not end, and throws what is a bug", async () => {
		let tries = 0;
		const busy = await transact(database().db, async () => {
			tries++;
			throw raise("40001");
		});
		expect([busy, tries]).toEqual([{ ok: false, error: "BUSY" }, 4]);
		await expect(
			transact(database().db, async () => {
				throw new TypeError("bug");
			}),
		).rejects.toThrow("bug");
	});
});
