import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "#tests/support/postgres-server.ts";
import { SHORT_LIVED } from "#tests/support/site-process.ts";

/** `npm start` with settings that cannot be used (whole-site.test.ts: without any). */
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
		const child = spawn(process.execPath, [SHORT_LIVED, "src/server/main.ts"], {
			env,
			stdio: ["ignore", "ignore", "pipe"],
		});
		running.push(child);
		let errors = "";
		child.stderr?.on("data", (chunk: Buffer) => {
			errors += chunk.toString();
		});
		return { child, errors: () => errors };
	}

	const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once("exit", resolve));

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
