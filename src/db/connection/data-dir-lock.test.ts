import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { waitForDataDir } from "./data-dir-lock.ts";

const LOCK = JSON.stringify(join(import.meta.dirname, "data-dir-lock.ts"));

describe("the lock of a data folder", () => {
	let [folder, root]: [string, string] = ["", ""];
	let child: ChildProcess | null = null;
	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), "lock-"));
		folder = join(root, "data");
	});
	afterEach(async () => {
		await killed();
		rmSync(root, { recursive: true });
	});

	/** A process that has the folder until it is killed. */
	async function heldBy(dataDir: string): Promise<void> {
		const holds = `import(${LOCK}).then(({ waitForDataDir }) => waitForDataDir(${JSON.stringify(dataDir)}, 0))
			.then(() => { console.log("held"); setInterval(() => {}, 1000); })`;
		child = spawn(process.execPath, ["-e", holds], { stdio: ["ignore", "pipe", "inherit"] });
		await once(child.stdout ?? child, "data");
	}

	async function killed(): Promise<void> {
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const gone = once(child, "exit");
		child.kill("SIGKILL");
		await gone;
	}

	const lockOf = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, "process.lock"), "utf8"));

	it("is one process's until it gives it back, and leaves nothing behind", async () => {
		const release = await waitForDataDir(folder, 0);
		await expect(waitForDataDir(folder, 0)).rejects.toThrow(`is in use by process ${process.pid}`);
		release();
		(await waitForDataDir(folder, 0))();
		expect(readdirSync(folder)).toEqual([]);
	});

	for (const depth of [0, 60]) {
		it(`is taken over from a process that was killed (${depth} deep)`, async () => {
			const dataDir = join(root, "x".repeat(depth), "data");
			mkdirSync(dataDir, { recursive: true });
			await heldBy(dataDir);
			await expect(waitForDataDir(dataDir, 0)).rejects.toThrow("is in use by process");
			await killed();
			(await waitForDataDir(dataDir, 0))();
			expect(readdirSync(dataDir)).toEqual([]);
		});
	}

	it("holds against another container, where its process id is nobody's, until its process is gone", async () => {
		await heldBy(folder);
		// As it reads where process ids are others.
		const elsewhere = { ...lockOf(folder), pid: 4_194_304, started: "1", place: "another pid:[4026532999]" };
		writeFileSync(join(folder, "process.lock"), JSON.stringify(elsewhere));
		await expect(waitForDataDir(folder, 0)).rejects.toThrow("is in use by process 4194304");
		await killed();
		(await waitForDataDir(folder, 0))();
		expect(readdirSync(folder)).toEqual([]);
	});

	it("of a version that named its process alone holds as it did", async () => {
		await heldBy(folder);
		const { pid, started } = lockOf(folder);
		writeFileSync(join(folder, "process.lock"), JSON.stringify({ pid, started }));
		await expect(waitForDataDir(folder, 0)).rejects.toThrow(`is in use by process ${pid}`);
		await killed();
		(await waitForDataDir(folder, 0))();
	});
});
