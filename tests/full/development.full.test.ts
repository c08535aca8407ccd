import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "#tests/support/postgres-server.ts";

/** `npm run dev` (its first answer takes too long for every run): what the development server hands to the same entry. */
describe("the development server", () => {
	const folder = mkdtempSync(join(tmpdir(), "halcyon-dev-"));
	let url: string;
	let child: ChildProcess;

	function begin(port: number, settings: Record<string, string> = {}): ChildProcess {
		const env = {
			...process.env,
			NODE_ENV: "",
			DATABASE_URL: "",
			DATA_DIR: folder,
			PORT: String(port),
			DEMO_DATA: "off",
			WORKER: "off",
			LOG_LEVEL: "warn",
			TRUSTED_PROXIES: "127.0.0.0/8",
			RATE_LIMITS: '{"forms":2}',
			...settings,
		};
		return spawn(process.execPath, ["scripts/dev.ts"], { env, stdio: ["ignore", "ignore", "pipe"] });
	}

	beforeAll(async () => {
		const port = await freePort();
		url = `http://127.0.0.1:${port}`;
		child = begin(port);
		while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
			if (child.exitCode !== null) throw new Error("the development server ended before it was ready");
			await new Promise((resolve) => setTimeout(resolve, 200));
		}
	}, 300_000);
	afterAll(async () => {
		const gone = new Promise((resolve) => child.once("exit", resolve));
		if (child.exitCode === null) child.kill("SIGKILL");
		await gone;
		rmSync(folder, { recursive: true, force: true });
	});

	it("knows who asks, behind a proxy too", async () => {
		const clientIp = async (headers: Record<string, string>) =>
			(await fetch(`${url}/api/get-client-ip`, { headers })).json();
		expect(await clientIp({})).toEqual({ ip: "127.0.0.1", isInternal: true });
		expect(await clientIp({ "X-Forwarded-For": "203.0.113.9" })).toEqual({ ip: "203.0.113.9", isInternal: false });
		expect((await fetch(`${url}/metrics`)).status).toBe(200);
	});

	it("counts each visitor's forms by themselves", async () => {
		const body = JSON.stringify({
			lang: "en",
			email: "sam@example.org",
			consent: true,
			website: "",
			variant: "general",
			name: "Sam",
			subject: "Hello",
			message: "Is there a cot in every home of yours?",
		});
		const send = async (address: string) => {
			const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
			return (await fetch(`${url}/api/contact-messages`, { method: "POST", headers, body })).status;
		};
		const statuses: number[] = [];
		for (const address of ["203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2"])
			statuses.push(await send(address));
		expect(statuses).toEqual([202, 202, 429, 202]);
	});

	it("refuses methods and large bodies as the site does", async () => {
		expect((await fetch(`${url}/nl/`, { method: "PUT" })).status).toBe(405);
		const large = await fetch(`${url}/likes`, { method: "POST", body: "a".repeat(300_000) });
		expect(large.status).toBe(413);
	});

	it("says in a sentence which settings it misses", async () => {
		const other = begin(await freePort(), { DATABASE_URL: "postgres://halcyon@127.0.0.1:1/none" });
		let errors = "";
		other.stderr?.on("data", (chunk: Buffer) => {
			errors += chunk.toString();
		});
		expect(await new Promise((resolve) => other.once("close", resolve))).toBe(1);
		expect(errors.trim()).toBe("APP_SECRET is required with DATABASE_URL: web, worker and commands must share it.");
	});
});
