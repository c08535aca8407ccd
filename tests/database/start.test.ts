import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { demoHomes } from "#demo/homes.ts";
import { freePort } from "#tests/support/postgres-server.ts";

/** Homes that a visitor may see. */
const DEMO_HOMES = demoHomes().filter((home) => !home.isTest).length;

/** `npm start` on a clean folder: the embedded database, the demo catalogue, one process at a time. */
describe("npm start", () => {
	const folder = mkdtempSync(join(tmpdir(), "halcyon-start-"));
	const running: ChildProcess[] = [];
	afterAll(() => {
		for (const process of running) process.kill("SIGKILL");
		rmSync(folder, { recursive: true, force: true });
	});

	function start(port: number, settings: Record<string, string> = {}): { child: ChildProcess; errors: () => string } {
		const env = {
			...process.env,
			DATABASE_URL: "",
			DATA_DIR: folder,
			PORT: String(port),
			LOG_LEVEL: "warn",
			...settings,
		};
		const child = spawn(process.execPath, ["src/server/main.ts"], { env, stdio: ["ignore", "ignore", "pipe"] });
		running.push(child);
		let errors = "";
		child.stderr?.on("data", (chunk: Buffer) => {
			errors += chunk.toString();
		});
		return { child, errors: () => errors };
	}

	async function ready(port: number, seconds: number): Promise<{ status: string; accommodations: number }> {
		const until = Date.now() + seconds * 1000;
		while (Date.now() < until) {
			const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
			if (answer?.ok) return answer.json();
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		throw new Error(`not ready within ${seconds} s`);
	}

	const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once("exit", resolve));

	it("serves the demo catalogue, keeps a second process out, and comes back in a part of the time", async () => {
		const port = await freePort();
		const first = start(port);
		const begun = performance.now();
		expect(await ready(port, 900)).toMatchObject({ status: "ready", accommodations: DEMO_HOMES });
		const firstMs = performance.now() - begun;
		const page = await fetch(`http://127.0.0.1:${port}/nl/`);
		expect(page.status).toBe(200);
		expect(await page.text()).toContain("/drawings/a9");
		// The gallery of blocks is for those who build: an operator opens it.
		expect((await fetch(`http://127.0.0.1:${port}/_blocks`)).status).toBe(404);

		const second = start(await freePort());
		expect(await ended(second.child)).toBe(1);
		expect(second.errors()).toContain(`is in use by process ${first.child.pid}`);

		first.child.kill("SIGKILL");
		await ended(first.child);
		const again = start(port);
		const begunAgain = performance.now();
		expect(await ready(port, 900)).toMatchObject({ status: "ready", accommodations: DEMO_HOMES });
		expect(performance.now() - begunAgain).toBeLessThan(firstMs / 2);
		again.child.kill("SIGTERM");
		expect(await ended(again.child)).toBe(0);
	});

	it("says which settings cannot be used", async () => {
		const wrong = start(await freePort(), { PORT: "many", SEARCH_ENGINE: "magic", TODAY: "2027-02-30" });
		expect(await ended(wrong.child)).toBe(1);
		for (const name of ["PORT", "SEARCH_ENGINE", "TODAY"]) expect(wrong.errors()).toContain(name);
	});

	it("refuses TODAY on a PostgreSQL server without ALLOW_TODAY", async () => {
		const wrong = start(await freePort(), { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", TODAY: "2027-01-15" });
		expect(await ended(wrong.child)).toBe(1);
		expect(wrong.errors()).toContain("ALLOW_TODAY");
	});
});
