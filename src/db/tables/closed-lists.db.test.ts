import { sql } from "kysely";
import { expect, it } from "vitest";
import { ACCOMMODATION_STATUSES, BOOK_MODES } from "#domain/accommodation/facts.ts";
import { FEE_BASES } from "#domain/accommodation/fee-basis.ts";
import { DISCOUNT_KINDS, PAY_PLACES } from "#domain/accommodation/rates.ts";
import { BOOKING_ORIGINS } from "#domain/booking/origin.ts";
import { LANGUAGES } from "#domain/language.ts";
import { BOOKING_TYPES } from "#domain/pricing/allowed-types.ts";
import { describeOnServer } from "#tests/support/databases.ts";

/** Lists that stand in code and in a CHECK of the tables: a word added to one must be added to the other. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
	"accommodation.status": ACCOMMODATION_STATUSES,
	"accommodation.book_mode": BOOK_MODES,
	"discount_rule.kind": DISCOUNT_KINDS,
	"fee.per": FEE_BASES,
	"fee.pay": PAY_PLACES,
	"tourist_tax.pay": PAY_PLACES,
	"booking.type": BOOKING_TYPES,
	"quote.origin": BOOKING_ORIGINS,
};

describeOnServer("closed lists of code and database", (database) => {
	/** Words of each CHECK that is a list, by `table.column`. */
	async function checks(): Promise<ReadonlyMap<string, readonly string[]>> {
		const { rows } = await sql<{ table: string; check: string }>`
			SELECT conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS "check" FROM pg_constraint
			WHERE contype = 'c' AND connamespace = 'public'::regnamespace`.execute(database().db);
		return new Map(
			rows.flatMap(({ table, check }) => {
				const list = /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(check);
				if (!list) return [];
				const words = [...(list[2] ?? "").matchAll(/'([^']*)'/g)].map(([, word = ""]) => word);
				return [[`${table}.${list[1]}`, words] as const];
			}),
		);
	}

	it("hold the same words", async () => {
		const found = await checks();
		for (const [column, words] of Object.entries(LISTS)) {
			expect([column, [...(found.get(column) ?? [])].sort()]).toEqual([column, [...words].sort()]);
		}
	});

	it("know the languages of the code, which the tables refer to", async () => {
		const { db } = database();
		const known = await sql<{ id: string }>`SELECT id FROM language`.execute(db);
		expect(known.rows.map(({ id }) => id).sort()).toEqual([...LANGUAGES].sort());
		const referring = await sql<{ column: string }>`
			SELECT conrelid::regclass || '.' || attname AS "column" FROM pg_constraint
			JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
			WHERE contype = 'f' AND confrelid = 'language'::regclass ORDER BY 1`.execute(db);
		const stored = await sql<{ column: string }>`
			SELECT table_name || '.' || column_name AS "column" FROM information_schema.columns
			WHERE table_schema = 'public' AND column_name IN ('lang', 'language') ORDER BY 1`.execute(db);
		expect(stored.rows.length).toBeGreaterThan(8);
		expect(referring.rows).toEqual(stored.rows);
	});

	it("name no language in a CHECK", async () => {
		const lists = [...(await checks())].filter(([, words]) => LANGUAGES.every((language) => words.includes(language)));
		expect(lists).toEqual([]);
	});
});
