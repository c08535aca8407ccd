import { createServer } from "node:http";
import { expect, it } from "vitest";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { listening } from "#tests/support/listening.ts";
import { EnvError } from "./env.ts";
import { startFailure } from "./start-failure.ts";
import { openWebServer } from "./web-server.ts";

const answer = () => new Response("");

it("a start that fails by a setting says which, in a sentence", async () => {
	const other = createServer();
	const port = Number(new URL(await listening(other)).port);
	const taken = await openWebServer(answer, { port, host: "127.0.0.1", headers: {} }).catch((error: unknown) => error);
	other.close();
	expect(startFailure(taken)).toMatch(/^PORT: another process listens there already\./);
	const nowhere = await openWebServer(answer, { port: 0, host: "192.0.2.1", headers: {} }).catch((error) => error);
	expect(startFailure(nowhere)).toMatch(/^HOST: this machine has no such address\./);
	expect(startFailure(new EnvError("PORT: expected a port number"))).toBe("PORT: expected a port number");
});

it("a database that cannot be had is named by why", () => {
	const because = (code: string) => new DatabaseAwayError(Object.assign(new Error("no"), { code }));
	expect(startFailure(because("ECONNREFUSED"))).toBe("DATABASE_URL: no server answers there. (no)");
	expect(startFailure(because("57P03"))).toBe("DATABASE_URL: the server does not answer. (no)");
	expect(startFailure(Object.assign(new Error("who"), { code: "28P01" }))).toMatch(/refuses this user and password/);
});

it("an unexpected error keeps its stack", () => {
	const error = new Error("unforeseen");
	expect(startFailure(error)).toBe(error);
});
