import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBuild } from "#server/build.ts";
import { freshPostgres } from "#tests/support/databases.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { SHORT_LIVED } from "#tests/support/site-process.ts";
import { cellsInTurn } from "#tests/support/turns.ts";

/** How web, worker and commands begin: the one secret they share, the one folder that only one of them may have. */

const [SECRET, OTHER] = ["tests-only-0123456789-0123456789-abc", "tests-only-9876543210-9876543210-xyz"];
const ENTRIES = {
	web: ["src/server/main.ts"],
	worker: ["scripts/worker.ts"],
	staff: ["scripts/staff.ts", "people"],
	redirects: ["scripts/redirects.ts", "list"],
	import: ["scripts/import.ts", "--dry-run", "tests/fixtures/h1-h2.jsonl"],
} as const;
/** The site in every run, and of the others one, another every day. */
const TRIED = ["web", ...cellsInTurn("start-settings", ["worker", "staff", "redirects", "import"] as const)] as const;

const folder = mkdtempSync(join(tmpdir(), "halcyon-settings-"));
const running = new Set<ChildProcess>();
afterAll(() => {
	for (const child of running) child.kill("SIGKILL");
	rmSync(folder, { recursive: true, force: true });
});

function begin(entry: keyof typeof ENTRIES, settings: Record<string, string>) {
	const env = { ...process.env, NODE_ENV: "", DATABASE_URL: "", DATA_DIR: folder, LOG_LEVEL: "info", ...settings };
	const child = spawn(process.execPath, [SHORT_LIVED, ...ENTRIES[entry]], { env, stdio: ["ignore", "pipe", "pipe"] });
	running.add(child);
	let [out, errors] = ["", ""];
	child.stdout?.on("data", (chunk: Buffer) => {
		out += chunk.toString();
	});
	child.stderr?.on("data", (chunk: Buffer) => {
		errors += chunk.toString();
	});
	const ended = new Promise<number | null>((resolve) =>
		child.once("close", (code) => {
			running.delete(child);
			resolve(code);
		}),
	);
	const says = async (words: string) => {
		while (!out.includes(words)) {
			if (!running.has(child)) throw new Error(`ended before it said "${words}": ${errors}`);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	};
	return { child, ended, says, errors: () => errors };
}

describe("with a PostgreSQL server", () => {
	// What a build says is no matter here.
	beforeAll(async () => void (await ensureBuild()), 300_000);

	it("web, worker and commands demand the secret in one sentence, and start with no other than the first", async () => {
		const database = await freshPostgres();
		const own = { DATABASE_URL: database.url ?? "", PORT: String(await freePort()) };
		try {
			for (const entry of TRIED) {
				const without = begin(entry, own);
				expect([entry, await without.ended]).not.toEqual([entry, 0]);
				expect(without.errors().trim()).toBe(
					"APP_SECRET is required with DATABASE_URL: web, worker and commands must share it.",
				);
			}
			const first = begin("redirects", { ...own, APP_SECRET: SECRET });
			expect([await first.ended, first.errors()]).toEqual([0, ""]);
			for (const entry of TRIED) {
				const other = begin(entry, { ...own, APP_SECRET: OTHER, DEMO_DATA: "off" });
				expect([entry, await other.ended]).toEqual([entry, 1]);
				expect(other.errors()).toMatch(/^APP_SECRET is not the secret that this database was begun with\./);
				expect(other.errors()).not.toContain("    at ");
			}
			const again = begin("redirects", { ...own, APP_SECRET: SECRET });
			expect(await again.ended).toBe(0);
		} finally {
			await database.close();
		}
	});

	it("say in a sentence that no server answers", async () => {
		const nobody = { DATABASE_URL: `postgres://halcyon@127.0.0.1:${await freePort()}/halcyon`, APP_SECRET: SECRET };
		const started = begin("worker", nobody);
		expect(await started.ended).toBe(1);
		expect(started.errors()).toContain("DATABASE_URL: no server answers there.");
		expect(started.errors()).not.toContain("    at ");
	});
});

describe("with the embedded database", () => {
	it("a start waits for the process before it to leave the folder, and says after some seconds that it stays", async () => {
		const first = begin("worker", {});
		await first.says("worker ready");
		first.child.kill("SIGTERM");
		const second = begin("worker", {});
		await second.says("worker ready");
		expect(await first.ended).toBe(0);

		const third = begin("staff", {});
		expect(await third.ended).toBe(1);
		expect(third.errors()).toContain(`is in use by process ${second.child.pid}`);
		second.child.kill("SIGTERM");
		expect(await second.ended).toBe(0);
		expect(await begin("staff", {}).ended).toBe(0);
	});
});
