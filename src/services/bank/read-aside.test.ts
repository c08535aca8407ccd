import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { readStatementAside } from "./read-aside.ts";

/** Files of the bank that were made to hold the office up (specification §6: staff). */

const NONE = { ok: false, error: { code: "NOT_A_STATEMENT" } };
const bytes = (text: string) => new TextEncoder().encode(text);

/** The longest time in which nothing else had its turn, in milliseconds. */
async function longestHold(work: Promise<unknown>): Promise<number> {
	let [longest, before] = [0, performance.now()];
	const timer = setInterval(() => {
		longest = Math.max(longest, performance.now() - before);
		before = performance.now();
	}, 5);
	await work;
	clearInterval(timer);
	return longest;
}

describe("a file of the bank", () => {
	it("is read aside as it is read", async () => {
		const csv = "Datum;Naam;Omschrijving;Bedrag\n2027-01-14;J. Bakker;Huur HABCDEFGH;100,00\n";
		expect(await readStatementAside(bytes(csv))).toMatchObject({
			ok: true,
			value: { credits: [{ cents: 10_000, payer: "J. Bakker" }], leftOut: 0 },
		});
		expect(await readStatementAside(bytes(""))).toEqual({ ok: false, error: { code: "EMPTY" } });
	});

	it.each([
		["columns without end", ";".repeat(2_000_000)],
		["attributes without end", `<Document ${Array.from({ length: 400_000 }, (_, n) => `a${n}="1"`).join(" ")}/>`],
	])("that has %s holds nobody else up", async (_, text) => {
		const read = readStatementAside(bytes(text));
		expect(await longestHold(read)).toBeLessThan(1_000);
		expect((await read).ok).toBe(false);
	});

	it("that breaks its reader, or takes too long, is none, and the next one is read", async () => {
		expect(await readStatementAside(bytes("<a>".repeat(500) + "</a>".repeat(500)))).toEqual(NONE);
		expect(await readStatementAside(bytes(";".repeat(2_000_000)), 1)).toEqual(NONE);
		expect(await readStatementAside(bytes("Datum;Bedrag\n2027-01-14;1,00"))).toMatchObject({ ok: true });
	});
});
