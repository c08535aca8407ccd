import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, expectGrandTotal, test } from "./site.ts";

const site = () => process.env.SITE_URL ?? "";

interface Home {
	readonly accoId: string;
	readonly name: string;
	readonly url: string;
	readonly stay?: { readonly arrival: string; readonly departure: string; readonly totalEuros: number };
}

async function assistant() {
	const client = new Client({ name: "test", version: "1.0.0" });
	await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", site())));
	const call = async <Answer>(name: string, args: Record<string, unknown>): Promise<Answer> => {
		const answer = await client.callTool({ name, arguments: args });
		expect([name, answer.isError ?? false, answer.content]).toEqual([name, false, expect.anything()]);
		return answer.structuredContent as Answer;
	};
	return { client, call };
}

/** The page behind a link, on the address that the test's site has. */
const here = (url: string) => site() + new URL(url).pathname + new URL(url).search;

test("an assistant finds a home, its free days and its price, and the page behind its link says the same price", async ({
	page,
}) => {
	const { client, call } = await assistant();
	const { tools } = await client.listTools();
	expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
		["find_places", true],
		["search_homes", true],
		["get_home", true],
		["home_calendar", true],
		["quote_stay", true],
	]);
	const { places } = await call<{ places: readonly { name: string; homes: number }[] }>("find_places", {
		text: "tirol",
		language: "nl",
	});
	expect(places[0]).toMatchObject({ name: "Tirol", type: "region" });
	const found = await call<{ homes: readonly Home[]; total: number; url: string; notUnderstood?: readonly string[] }>(
		"search_homes",
		{ query: "chalet in Tirol voor 4 met blauwe deur in mei", language: "nl" },
	);
	expect(found.notUnderstood).toEqual(["blauwe deur"]);
	expect(found.total).toBeGreaterThan(0);
	await page.goto(here(found.url));
	await expect(page.locator("#result-title")).toContainText(String(found.total));
	await expect(page.locator("#result-title")).toContainText("Tirol");

	const home = found.homes[0] as Home;
	const month = home.stay?.arrival.slice(0, 7) ?? "";
	const { days } = await call<{
		days: readonly { day: string; arrival: boolean; totalEuros?: number; nights?: number }[];
	}>("home_calendar", { accoId: home.accoId, from: month, adults: 4, nights: 7 });
	const arrival = days.find(({ day }) => day === home.stay?.arrival);
	expect(arrival).toMatchObject({ arrival: true, totalEuros: home.stay?.totalEuros });
	const quoted = await call<{ totalEuros: number; lines: readonly { euros: number }[]; url: string }>("quote_stay", {
		accoId: home.accoId,
		arrival: home.stay?.arrival,
		departure: home.stay?.departure,
		adults: 4,
		language: "nl",
	});
	expect(quoted.totalEuros).toBe(home.stay?.totalEuros);
	const cents = quoted.lines.reduce((sum, line) => sum + Math.round(line.euros * 100), 0);
	expect(cents).toBe(Math.round(quoted.totalEuros * 100));
	await page.goto(here(quoted.url));
	await expectGrandTotal(page, cents);
	await client.close();
});

test("what an assistant asks wrongly is answered in words, and nothing but the calls is there", async ({ request }) => {
	const { client } = await assistant();
	const quote = { accoId: "a990001", arrival: "2027-02-31", departure: "2027-03-07", adults: 2 };
	for (const [name, args] of [
		["get_home", { accoId: "a999999999" }],
		["get_home", { accoId: "x'; drop table" }],
		["quote_stay", quote],
		["search_homes", { query: "xqwvkpxqwvkp" }],
		["home_calendar", { accoId: "a990001", from: "2027-05", months: 99 }],
		["no_such_call", {}],
	] as const) {
		const answer = await client.callTool({ name, arguments: args }).catch((error: Error) => ({
			isError: true,
			content: [{ type: "text", text: error.message }],
		}));
		expect([name, answer.isError]).toEqual([name, true]);
	}
	await client.close();
	const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
	for (const data of ["", "{", "[]", "null", '{"jsonrpc":"2.0"}']) {
		expect((await request.post("/mcp", { headers, data })).status()).toBeLessThan(500);
	}
	expect((await request.get("/mcp")).status()).toBe(405);
	const foreign = await request.post("/mcp", {
		headers: { ...headers, Origin: "https://elsewhere.example" },
		data: "{}",
	});
	expect(foreign.status()).toBe(403);
	const text = await (await request.get("/llms.txt")).text();
	expect(text).toContain("/mcp");
});
