import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

/** What a raw socket can send to the started site: other methods, bodies without an end, bodies beyond every bound. */

const MEGABYTE = 1024 * 1024;
/** The chunk that is sent again and again. */
const CHUNK = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(65_536, "a"), Buffer.from("\r\n")]);

interface Raw {
	readonly status: number;
	readonly head: string;
	readonly body: string;
	/** Megabytes that left before the answer or the end of the connection. */
	readonly sent: number;
}

function partsOf(text: string): Omit<Raw, "sent"> {
	const end = text.indexOf("\r\n\r\n");
	return {
		status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
		head: text.slice(0, end),
		body: text.slice(end + 4),
	};
}

/** Sends a head and then as many megabytes as the other end takes; answers what came back. */
function send(site: SiteProcess, head: readonly string[], megabytes: number): Promise<Raw> {
	return new Promise((resolve) => {
		const socket: Socket = connect(Number(new URL(site.url).port), "127.0.0.1");
		let text = "";
		let sent = 0;
		socket.on("data", (data: Buffer) => {
			text += data.toString("latin1");
			if (partsOf(text).status > 0 && megabytes === 0) socket.end();
		});
		socket.on("error", () => {});
		socket.on("close", () => resolve({ ...partsOf(text), sent: sent / MEGABYTE }));
		socket.write(`${head.join("\r\n")}\r\n\r\n`);
		const more = () => {
			while (sent < megabytes * MEGABYTE && !socket.destroyed) {
				sent += 65_536;
				if (!socket.write(CHUNK)) {
					socket.once("drain", more);
					return;
				}
			}
			if (megabytes > 0 && !socket.destroyed) socket.end("0\r\n\r\n");
		};
		more();
	});
}

const chunked = (path: string, type = "application/x-www-form-urlencoded") => [
	`POST ${path} HTTP/1.1`,
	"Host: halcyon.example",
	"Accept-Language: de",
	`Content-Type: ${type}`,
	"Transfer-Encoding: chunked",
];
const MULTIPART = "multipart/form-data; boundary=b";

describe("a raw socket at the started site", () => {
	let site: SiteProcess;
	beforeAll(async () => {
		site = await startSite({ DEMO_DATA: "off", WORKER: "off", RATE_LIMITS: '{"forms":0}' });
		// What a first answer brings into memory is there before anything is measured.
		for (const path of ["/nl/", "/nl/contact", "/nl/vakantiehuis/"]) await (await fetch(site.url + path)).text();
	});
	afterAll(() => site.close());

	it.each([
		"PUT",
		"DELETE",
		"PATCH",
		"TRACE",
		"PROPFIND",
		"QUERY",
		"BREW",
	])("gets the methods of a page when it sends %s", async (method) => {
		for (const path of ["/nl/", "/nl/contact", "/favicon.svg", "/likes", "/nl/nothing-here"]) {
			const answer = await send(site, [`${method} ${path} HTTP/1.1`, "Host: halcyon.example"], 0);
			expect([path, answer.status]).toEqual([path, 405]);
			expect(answer.head).toMatch(/^allow: GET, HEAD, POST, OPTIONS\r?$/im);
			expect(answer.head).toMatch(/^x-content-type-options: nosniff\r?$/im);
		}
	});

	it("gets the same by OPTIONS, and the own methods of a call", async () => {
		const options = await send(site, ["OPTIONS /nl/ HTTP/1.1", "Host: halcyon.example"], 0);
		expect(options.status).toBe(204);
		expect(options.head).toMatch(/^allow: GET, HEAD, POST, OPTIONS\r?$/im);
		const call = await send(site, ["DELETE /api/quotes HTTP/1.1", "Host: halcyon.example"], 0);
		expect(call.head).toMatch(/^allow: POST\r?$/im);
	});

	it.each([
		["a page", "/de/kontakt"],
		["the likes", "/likes"],
		["the likes' script", "/likes/keep"],
		["a pay link", "/pay/de/token"],
		["an owner's answer", "/answer/de/token"],
		["the guest area", "/de/guest-me/overview"],
		["a booking form", "/de/buchen/a900001"],
		["a success page", "/de/erfolg/buchung"],
		["the newsletter's link", "/newsletter/unsubscribe?token=x"],
		["no page at all", "/de/gibt-es-nicht"],
	])("holds no body beyond its bound: %s", async (_, path) => {
		const before = site.memory() ?? 0;
		const answer = await send(site, chunked(path), 200);
		expect([path, answer.status]).toEqual([path, 413]);
		expect(answer.body).toMatch(/<html lang="de"/);
		expect(answer.body).toContain("Das ist zu viel auf einmal");
		expect((site.memory() ?? 0) - before).toBeLessThan(100);
	});

	it("holds none where the length is announced, or the body is a call's", async () => {
		const before = site.memory() ?? 0;
		const announced = chunked("/likes").with(-1, `Content-Length: ${600 * MEGABYTE}`);
		expect((await send(site, announced, 100)).status).toBe(413);
		const call = await send(site, chunked("/api/quotes", "application/json"), 200);
		expect([call.status, JSON.parse(call.body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, "")).code]).toEqual([
			413,
			"BODY_TOO_LARGE",
		]);
		expect((site.memory() ?? 0) - before).toBeLessThan(100);
	});

	it("lets a form bring a file where a form may have one, and no more than that", async () => {
		const before = site.memory() ?? 0;
		expect((await send(site, chunked("/nl/vacatures/gastheer", MULTIPART), 1)).status).toBe(400);
		expect((await send(site, chunked("/nl/vacatures/gastheer", MULTIPART), 200)).status).toBe(413);
		expect((await send(site, chunked("/api/vacancy-applications", MULTIPART), 1)).status).toBe(400);
		expect((await send(site, chunked("/api/vacancy-applications", MULTIPART), 200)).status).toBe(413);
		expect((await send(site, chunked("/likes", MULTIPART), 1)).status).toBe(413);
		expect((site.memory() ?? 0) - before).toBeLessThan(150);
	});

	it.each([
		"/de/kontakt",
		"/de/guest-me/overview",
		"/de/erfolg/buchung",
		"/de/buchen/a900001",
		"/likes",
	])("gets an answer to a chunked body of any size that is within the bound: %s", async (path) => {
		const answer = await send(site, chunked(path), 0.125);
		expect([path, answer.status]).not.toEqual([path, 0]);
		expect(answer.status).toBeGreaterThanOrEqual(200);
		expect(answer.status).toBeLessThan(500);
		// What calls itself a form and is none is no failure of ours.
		for (const type of [MULTIPART, "multipart/form-data", "text/plain"]) {
			const other = await send(site, chunked(path, type), 0.125);
			expect([path, type, other.status < 200 || other.status >= 500]).toEqual([path, type, false]);
		}
	});

	it("ends a head and a body that do not come", async () => {
		const head = send(site, ["GET /nl/ HTTP/1.1"], 0).catch(() => null);
		const unfinished = new Promise<string>((resolve) => {
			const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () => {
				socket.write("GET /nl/ HTTP/1.1\r\nHost: halcyon.example\r\nX-Slow: ");
			});
			let text = "";
			socket.on("data", (data: Buffer) => {
				text += data;
			});
			socket.on("error", () => {});
			socket.on("close", () => resolve(text));
		});
		const body = new Promise<string>((resolve) => {
			const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () => {
				socket.write(`${chunked("/de/kontakt").join("\r\n")}\r\n\r\n5\r\nabcde\r\n`);
			});
			let text = "";
			socket.on("data", (data: Buffer) => {
				text += data;
			});
			socket.on("error", () => {});
			socket.on("close", () => resolve(text));
		});
		expect((await head)?.status).toBe(400);
		expect(partsOf(await unfinished).status).toBe(408);
		const slow = partsOf(await body);
		expect(slow.status).toBe(408);
		expect(slow.body).toContain("Das Senden hat zu lange gedauert");
		expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
	});
});
