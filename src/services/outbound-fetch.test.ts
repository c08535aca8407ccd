import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { fetchOutside, isPrivateAddress, type Version } from "./outbound-fetch.ts";

const DATE = "Fri, 15 Jan 2027 10:00:00 GMT";

test.each([
	"127.0.0.1",
	"10.0.0.1",
	"172.31.255.1",
	"192.168.1.1",
	"169.254.169.254",
	"0.0.0.0",
	"100.64.0.1",
	"255.255.255.255",
	"::1",
	"::",
	"fe80::1",
	"fd00::1",
	"::ffff:10.0.0.1",
	"::ffff:7f00:1",
	"64:ff9b::a00:1",
	"ff02::1",
	"no address",
])("%s is private", (address) => {
	expect(isPrivateAddress(address)).toBe(true);
});

test.each([
	"1.1.1.1",
	"93.184.216.34",
	"172.32.0.1",
	"2606:4700:4700::1111",
])("%s is of the open internet", (address) => {
	expect(isPrivateAddress(address)).toBe(false);
});

describe("a fetch from outside", () => {
	let server: Server;
	let host: string;
	beforeAll(async () => {
		server = createServer((request, response) => {
			if (request.url === "/good") response.writeHead(200, { "Content-Type": "text/plain" }).end("good");
			else if (request.url === "/known" && request.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
			else if (request.url === "/known") response.writeHead(200, { ETag: '"v1"', "Last-Modified": DATE }).end("new");
			else if (request.url === "/304") response.writeHead(304).end();
			else if (request.url === "/large") response.writeHead(200).end(Buffer.alloc(5_000));
			else if (request.url === "/slow") setTimeout(() => response.end("late"), 2_000).unref();
			else if (request.url === "/round") response.writeHead(302, { Location: "/round" }).end();
			else if (request.url === "/inside") response.writeHead(301, { Location: "http://127.0.0.1:1/" }).end();
			else if (request.url === "/file") response.writeHead(301, { Location: "file:///etc/passwd" }).end();
			else response.writeHead(500).end();
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});

	const limits = (allow: readonly string[]) => ({ maxBytes: 1_000, timeoutMs: 300, allow });
	const codeOf = async (address: string, allow: readonly string[]) => {
		const fetched = await fetchOutside(address, limits(allow));
		return fetched.ok ? fetched.value.body.toString() : fetched.error;
	};

	it.each([
		["/good", "good"],
		["/large", "TOO_LARGE"],
		["/slow", "TIMED_OUT"],
		["/round", "REFUSED"],
		["/inside", "REFUSED"],
		["/file", "REFUSED"],
		["/broken", "BAD_STATUS"],
		["/304", "BAD_STATUS"],
	])("%s gives %s", async (path, result) => {
		expect(await codeOf(`http://${host}${path}`, [host])).toBe(result);
	});

	it("gets the version, and that it is unchanged", async () => {
		const fetch = (known?: Version) =>
			fetchOutside(`http://${host}/known`, { ...limits([host]), ...(known ? { known } : {}) });
		const version = { etag: '"v1"', lastModified: DATE };
		expect(await fetch()).toMatchObject({ ok: true, value: { version, unchanged: false, body: Buffer.from("new") } });
		expect(await fetch(version)).toMatchObject({ ok: true, value: { version, unchanged: true } });
		const old = { etag: '"v0"', lastModified: null };
		expect(await fetch(old)).toMatchObject({ ok: true, value: { version, unchanged: false } });
	});

	it("never reaches a private host, in any spelling, unless it is allowed by name", async () => {
		const port = host.split(":")[1];
		for (const address of [
			`http://${host}/good`,
			`http://localhost:${port}/good`,
			"http://127.0.0.1/good",
			"http://[::1]/good",
			"http://2130706433/good",
			"http://0x7f.1/good",
			"http://localhost/good",
			"http://[::ffff:127.0.0.1]/good",
			"ftp://example.org/",
			"file:///etc/passwd",
			"http://user:pass@example.org/",
			"http://example.org:8080/",
			"nonsense",
		]) {
			expect([address, await codeOf(address, [])]).toEqual([address, "REFUSED"]);
		}
	});
});
