import { beforeAll, expect, it } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { testSite } from "#tests/support/test-site.ts";

interface Stay {
	readonly arrival: string;
	readonly departure: string;
	readonly totalEuros: number;
}

describeByTurns("an assistant's call", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		const base = testApp(database());
		const engine = { database: database(), clock: base.clock, log: base.log, pollMs: 0 };
		app = { ...base, search: await createSearchEngine("memory", engine) };
	});

	const send = async (body: string) => {
		const answer = await testSite(app).request("https://halcyon.example/mcp", {
			method: "POST",
			headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
			body,
		});
		return { status: answer.status, said: await answer.json() };
	};
	const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

	it("is one message: a body of several is refused, and one that is cancelled in its own body is answered", async () => {
		expect(await send(JSON.stringify(LIST))).toMatchObject({ status: 200, said: { id: 1, result: {} } });
		const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };
		for (const several of [[LIST, { ...LIST, id: 2 }], [LIST, cancelled], []]) {
			expect(await send(`\n ${JSON.stringify(several)}`)).toMatchObject({
				status: 400,
				said: { error: { code: -32_600 } },
			});
		}
		expect(await send("{")).toMatchObject({ status: 400, said: { error: { code: -32_700 } } });
	});

	it("without dates is told the price of the party that the link is for, and none where it cannot have the stay", async () => {
		const search = async (party: object) => {
			const params = { name: "search_homes", arguments: { query: "", language: "en", ...party } };
			const { said } = await send(JSON.stringify({ jsonrpc: "2.0", id: 2, method: "tools/call", params }));
			return JSON.parse(said.result.content[0].text).homes as { accoId: string; url: string; stay?: Stay }[];
		};
		for (const party of [{}, { adults: 4 }, { adults: 2, pets: 1 }]) {
			const homes = await search(party);
			expect(homes.length).toBeGreaterThan(0);
			for (const { accoId, url, stay } of homes) {
				const { searchParams } = new URL(url);
				expect(searchParams.get("arrival")).toBe(stay?.arrival ?? null);
				if (!stay) continue;
				const heads = { adults: 2, children: 0, babies: 0, pets: 0, ...party };
				const { arrival, departure } = stay;
				const { grandCents } = await offered(app, { accoId, arrival, departure, ...heads });
				expect([party, accoId, stay.totalEuros]).toEqual([party, accoId, grandCents / 100]);
			}
		}
	});
});
