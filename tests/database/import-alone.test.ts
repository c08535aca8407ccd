import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { projectRoot } from "#db/project-root.ts";
import { freshPostgres } from "#tests/support/databases.ts";

it("an import beside another one says so, changes nothing and ends with 1", { timeout: 600_000 }, async () => {
	const database = await freshPostgres();
	try {
		const ended = await database.alone("import", () => importWith(database.url ?? ""));
		expect(ended?.code).toBe(1);
		expect(ended?.stderr).toContain("another import is running");
		expect(JSON.parse(ended?.last ?? "")).toMatchObject({ ok: false, created: 0 });
		expect(await database.db.selectFrom("accommodation").select("acco_id").execute()).toEqual([]);
		// Once it is over the next one may.
		expect(await importWith(database.url ?? "")).toMatchObject({ code: 0 });
	} finally {
		await database.close();
	}
});

function importWith(url: string): Promise<{ code: number | null; last: string; stderr: string }> {
	const env = { ...process.env, DATABASE_URL: url, APP_SECRET: "tests-only-0123456789-0123456789-abc", TODAY: "" };
	const child = spawn(process.execPath, ["scripts/import.ts", "tests/fixtures/h1-h2.jsonl"], {
		cwd: projectRoot(),
		env,
	});
	let [stdout, stderr] = ["", ""];
	child.stdout.on("data", (text) => {
		stdout += text;
	});
	child.stderr.on("data", (text) => {
		stderr += text;
	});
	return new Promise((resolve) => {
		child.on("close", (code) => resolve({ code, last: stdout.trimEnd().split("\n").at(-1) ?? "", stderr }));
	});
}
