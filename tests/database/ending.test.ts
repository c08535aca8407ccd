import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureBuild } from "#server/build.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { layDownDatabase, SHORT_LIVED } from "#tests/support/site-process.ts";

/** The end of the started site: nothing new is taken, what was begun is answered, and then it is gone. */

const folder = mkdtempSync(join(tmpdir(), "halcyon-ending-"));
let port: number;
let site: ChildProcess | null = null;
/** Code of the process, or the signal that ended it. */
let ended: Promise<number | NodeJS.Signals | null>;

beforeAll(async () => {
	await ensureBuild();
	port = await freePort();
	layDownDatabase(folder);
	const env = {
		...process.env,
		NODE_ENV: "",
		DATABASE_URL: "",
		DATA_DIR: folder,
		PORT: String(port),
		LOG_LEVEL: "warn",
		DEMO_DATA: "off",
	};
	const child = spawn(process.execPath, [SHORT_LIVED, "src/server/main.ts"], {
		env,
		stdio: ["ignore", "ignore", "inherit"],
	});
	site = child;
	ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
	while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
		if (child.exitCode !== null) throw new Error("the site ended before it was ready");
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
});
afterAll(() => {
	site?.kill("SIGKILL");
	rmSync(folder, { recursive: true, force: true });
});

interface Answered {
	readonly status: number;
	readonly connection: string | undefined;
	readonly text: string;
}

function answerTo(requested: ClientRequest): Promise<Answered> {
	return new Promise((resolve, reject) => {
		requested.once("error", reject);
		requested.once("response", (response: IncomingMessage) => {
			let text = "";
			response.on("data", (chunk: Buffer) => {
				text += chunk.toString();
			});
			response.on("end", () =>
				resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, text }),
			);
			response.on("error", reject);
		});
	});
}

it("at SIGTERM refuses what is new, answers what was begun, closes every connection and is gone", async () => {
	const agent = new Agent({ keepAlive: true, maxSockets: 30 });
	const ask = (path: string, options: object = {}) => request({ host: "127.0.0.1", port, path, agent, ...options });
	const page = (path: string) => {
		const requested = ask(path);
		requested.end();
		return answerTo(requested);
	};
	// Connections that stay open and wait for a next request.
	expect((await Promise.all(Array.from({ length: 8 }, () => page("/nl/")))).map(({ status }) => status)).toEqual(
		Array(8).fill(200),
	);
	const idle = Object.values(agent.freeSockets).flat();
	expect(idle.length).toBeGreaterThan(0);
	const closed = Promise.all(idle.map((socket) => new Promise((resolve) => socket?.once("close", resolve))));

	// A form that is on its way, and pages that are being made, on connections of their own.
	const message = new URLSearchParams({ form: "contact-messages", email: "sam@example.org" }).toString();
	const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": message.length };
	const form = ask("/nl/contact", { method: "POST", headers, agent: false });
	const formAnswer = answerTo(form);
	form.write(message.slice(0, 10));
	const begun = Array.from({ length: 5 }, () => {
		const requested = ask("/nl/vakantiehuis/", { agent: false });
		const answer = answerTo(requested);
		return new Promise<Promise<Answered>>((resolve) => requested.end(() => resolve(answer)));
	});
	await Promise.all(begun);
	// All of them have arrived when a later one is answered.
	expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

	site?.kill("SIGTERM");
	await closed;
	// A connection of its own: one that is still open answers that the site goes away. One that the machine took in at the
	// very moment at which the site stopped to listen is broken off.
	await expect(once(ask("/nl/", { agent: false }).end(), "response")).rejects.toMatchObject({
		code: expect.stringMatching(/^ECONN(REFUSED|RESET)$/),
	});
	form.end(message.slice(10));
	const answers = await Promise.all([formAnswer, ...(await Promise.all(begun.map((requested) => requested)))]);
	// The form comes back: it holds no stamp.
	expect(answers.map(({ status }) => status)).toEqual([409, 200, 200, 200, 200, 200]);
	for (const { text } of answers) expect(text).toContain("</html>");
	expect(answers[0]?.connection).toBe("close");
	expect(await ended).toBe(0);
});

it("does not wait for those who never finish", async () => {
	// The process of the test before has left its folder to this one.
	const env = {
		...process.env,
		NODE_ENV: "",
		DATABASE_URL: "",
		DATA_DIR: folder,
		PORT: String(port),
		LOG_LEVEL: "warn",
		DEMO_DATA: "off",
	};
	const child = spawn(process.execPath, [SHORT_LIVED, "src/server/main.ts"], {
		env,
		stdio: ["ignore", "ignore", "inherit"],
	});
	site = child;
	const gone = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
	while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": 1000 };
	const slow = request({ host: "127.0.0.1", port, path: "/nl/contact", method: "POST", headers });
	const statuses: number[] = [];
	slow.on("response", ({ statusCode = 0 }) => statuses.push(statusCode));
	const over = new Promise((resolve) => slow.once("close", resolve));
	slow.on("error", () => {});
	slow.write("form=contact");
	expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
	child.kill("SIGTERM");
	// Sooner than the body's own time is over, which would answer 408.
	expect([await gone, await over, statuses]).toEqual([0, undefined, []]);
});
