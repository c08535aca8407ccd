import { type ChildProcess, spawn } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnPostgres, startOwnPostgres } from "#tests/support/postgres-server.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

/** The started site and a worker while their PostgreSQL server restarts under load, is down, and stands still. */

const SECRET = "tests-only-0123456789-0123456789-abc";
const SEARCH = "/nl/vakantiehuis/";
const CONTENT = "/de/kontakt";
/** H1, whose page is read from the database. */
const HOME = "/de/acco/a990001";
const QUOTE = {
	accoId: "a990001",
	arrival: "2027-03-01",
	departure: "2027-03-05",
	adults: 2,
	children: 0,
	babies: 0,
	pets: 0,
	lang: "fr",
};
/** Generous beside the three seconds that a frozen server may cost a page; without an end to it there is no answer. */
const FROZEN_MS = 10_000;

let postgres: OwnPostgres;
let site: SiteProcess;
let worker: ChildProcess;
const ended: string[] = [];

beforeAll(async () => {
	postgres = await startOwnPostgres();
	const settings = {
		DATABASE_URL: postgres.url,
		APP_SECRET: SECRET,
		DEMO_DATA: "off",
		LOG_LEVEL: "fatal",
		TODAY: "2027-01-15",
		ALLOW_TODAY: "1",
	};
	site = await startSite(settings, 180, { feeds: ["tests/fixtures/h1-h2.jsonl"] });
	const env = { ...process.env, NODE_ENV: "", ...settings, LOG_LEVEL: "info" };
	worker = spawn(process.execPath, ["scripts/worker.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
	worker.once("exit", (code, signal) => ended.push(`the worker (${code ?? signal})`));
	await new Promise<void>((resolve) => {
		worker.stdout?.on("data", (chunk: Buffer) => chunk.includes("worker ready") && resolve());
	});
	for (const path of [SEARCH, CONTENT, HOME]) expect([path, (await get(path)).status]).toEqual([path, 200]);
	expect((await quote()).status).toBe(200);
});

afterAll(async () => {
	worker?.removeAllListeners("exit");
	worker?.kill("SIGKILL");
	await site?.close();
	await postgres?.stop();
});

const get = (path: string) => fetch(site.url + path, { signal: AbortSignal.timeout(FROZEN_MS) });
const quote = () =>
	fetch(`${site.url}/api/quotes`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(QUOTE),
		signal: AbortSignal.timeout(FROZEN_MS),
	});

async function eventually(is: () => Promise<boolean>): Promise<void> {
	for (let attempt = 0; !(await is().catch(() => false)); attempt++) {
		if (attempt === 600) throw new Error("it does not become so");
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}
const isReady = async () => (await get("/readyz")).status === 200;

async function onServer(text: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: postgres.url });
	await client.connect();
	try {
		return (await client.query(text)).rows;
	} finally {
		await client.end();
	}
}

/** Answers that say that the database is away, in the language and format of the request. */
async function expectAway(): Promise<void> {
	// A page that was kept stands for a moment more (server/pages/kept-pages.ts).
	await eventually(async () => (await get(HOME)).status !== 200);
	const page = await get(HOME);
	expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
	expect(page.headers.get("Content-Security-Policy")).toContain("default-src ");
	const text = await page.text();
	expect(text).toContain('<html lang="de"');
	expect(text).toContain('class="site-header"');
	expect(text).toContain("Wir sind gleich wieder da");
	const call = await quote();
	expect([call.status, call.headers.get("Retry-After")]).toEqual([503, "5"]);
	expect(await call.json()).toMatchObject({ status: 503, code: "UNAVAILABLE" });
	expect((await get("/readyz")).status).toBe(503);
	expect((await get("/healthz")).status).toBe(200);
}

/** What needs no database goes on as before. */
async function expectSearchAndContent(): Promise<void> {
	const search = await get(SEARCH);
	expect(search.status).toBe(200);
	expect(await search.text()).toContain("a990001");
	expect((await get(CONTENT)).status).toBe(200);
	expect((await get("/nl/")).status).toBe(200);
}

describe("a PostgreSQL server that goes away", () => {
	it("five times under load ends neither site nor worker, and no answer is a failure of ours", async () => {
		const statuses = new Map<number, number>();
		let loading = true;
		const asks = [SEARCH, CONTENT, HOME, "/nl/guest-me/overview", "/search-api/suggest?lang=nl&q=a"].map(
			(path) => () => get(path),
		);
		const clients = Array.from({ length: 10 }, async (_, index) => {
			for (let turn = index; loading; turn++) {
				const ask = turn % 3 === 0 ? quote : (asks[turn % asks.length] ?? quote);
				const answer = await ask();
				await answer.text();
				statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
			}
		});
		for (let restart = 0; restart < 5; restart++) {
			const before = statuses.get(200) ?? 0;
			await postgres.down();
			await postgres.up();
			await eventually(isReady);
			await eventually(async () => (statuses.get(200) ?? 0) > before + 20);
		}
		loading = false;
		await Promise.all(clients);
		expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
		expect([ended, (await get("/healthz")).status]).toEqual([[], 200]);
	});

	it("leaves search and content as they are, and says everywhere else when to come back", async () => {
		await eventually(async () => (await get(SEARCH)).status === 200);
		await postgres.down();
		try {
			await expectAway();
			await expectSearchAndContent();
		} finally {
			await postgres.up();
		}
	});

	it("is found again by itself, with what changed meanwhile", async () => {
		await onServer("UPDATE accommodation SET status = 'off' WHERE acco_id = 'a990002'");
		await eventually(isReady);
		await eventually(async () => !(await (await get(SEARCH)).text()).includes("a990002"));
		await eventually(async () => {
			const listening = "SELECT 1 FROM pg_stat_activity WHERE application_name = 'halcyon-listen'";
			return (await onServer(listening)).length > 0;
		});
		await onServer("UPDATE accommodation SET status = 'live' WHERE acco_id = 'a990002'");
		await eventually(async () => (await (await get(SEARCH)).text()).includes("a990002"));
		expect((await quote()).status).toBe(200);
	});

	it("and stands still, costs a page a moment once and then nothing", async () => {
		await eventually(async () => (await get(HOME)).status === 200);
		postgres.freeze();
		try {
			await expectAway();
			await expectSearchAndContent();
		} finally {
			postgres.thaw();
		}
		await eventually(isReady);
		expect([(await get(HOME)).status, (await quote()).status, ended]).toEqual([200, 200, []]);
	});
});
