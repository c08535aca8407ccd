import { beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { testSite } from "#tests/support/test-site.ts";

describeByTurns("an assistant's call", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		app = testApp(database());
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
});
