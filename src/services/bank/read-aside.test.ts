import { describe, expect, it } from "vitest";
import { readStatementAside } from "./read-aside.ts";

/** Files of the bank that were made to hold the office up (specification §6: staff). */

const NONE = { ok: false, error: { code: "NOT_A_STATEMENT" } };
const bytes = (text: string) => new TextEncoder().encode(text);

/** The share of what the work takes of the processor that this thread has, in which all others are answered. */
async function shareHere(work: () => Promise<unknown>): Promise<number> {
	const [here, all] = [process.threadCpuUsage(), process.cpuUsage()];
	await work();
	const [spentHere, spent] = [process.threadCpuUsage(here), process.cpuUsage(all)];
	return (spentHere.user + spentHere.system) / (spent.user + spent.system);
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
		let ok = true;
		const share = await shareHere(async () => {
			ok = (await readStatementAside(bytes(text))).ok;
		});
		expect(ok).toBe(false);
		expect(share).toBeLessThan(0.5);
	});

	it("that breaks its reader, or takes too long, is none, and the next one is read", async () => {
		expect(await readStatementAside(bytes("<a>".repeat(500) + "</a>".repeat(500)))).toEqual(NONE);
		expect(await readStatementAside(bytes(";".repeat(2_000_000)), 1)).toEqual(NONE);
		expect(await readStatementAside(bytes("Datum;Bedrag\n2027-01-14;1,00"))).toMatchObject({ ok: true });
	});
});
