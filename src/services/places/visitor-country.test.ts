import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { memoryLog } from "#tests/support/app.ts";
import { listening } from "#tests/support/listening.ts";
import { countryOfReply, KEPT_MS, MOST_NETWORKS, networkOf, openVisitorCountry, PAUSE_MS } from "./visitor-country.ts";

describe("the reply of a service that knows countries", () => {
	it.each([["1;NL;NLD;Netherlands (the)", "NL"]])("%s is %s", (reply, country) => {
		expect(countryOfReply(reply)).toBe(country);
	});

	it.each([
		"0;;;WRONG INPUT",
		"2;;;UNKNOWN",
		"",
		"1",
		"1;",
		"10;NL",
		"1;ZZ;;",
		"1;nl;;",
		"<html>",
	])("%s is none: unable to fetch the country", (reply) => {
		expect(() => countryOfReply(reply)).toThrow("unable to fetch the country");
	});
});

describe("the network of an address", () => {
	it.each([
		["81.2.69.160", "81.2.69.0"],
		["::ffff:81.2.69.160", "81.2.69.0"],
		["2a02:8108:9c0:5a00:1:2:3:4", "2a02:8108:9c0::"],
		["2a02:8108::1", "2a02:8108:0::"],
		["127.0.0.1", null],
		["192.168.1.4", null],
		["::1", null],
		["fd00::1", null],
		["nowhere", null],
	])("%s is %s", (address, network) => {
		expect(networkOf(address)).toBe(network);
	});
});

describe("the look-up of a visitor's country", () => {
	const behaviour = { reply: "1;BE;BEL;Belgium", status: 200, hangs: false };
	const asks: string[] = [];
	const server = createServer((request, response) => {
		asks.push(request.url ?? "");
		if (!behaviour.hangs) response.writeHead(behaviour.status).end(behaviour.reply);
	});
	let host = "";
	let now = 0;
	const clock = { now: () => new Date(now) };
	const open = (log = memoryLog(), allow = [host]) =>
		openVisitorCountry({ url: `http://${host}/{ip}`, allow }, { clock, log });

	beforeAll(async () => {
		host = new URL(await listening(server)).host;
	});
	beforeEach(() => {
		Object.assign(behaviour, { reply: "1;BE;BEL;Belgium", status: 200, hangs: false });
		asks.length = 0;
	});
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});

	it("asks for the network alone, once for all its visitors while the answer is kept", async () => {
		const country = open();
		expect(await Promise.all([country.of("81.2.69.160"), country.of("81.2.69.7")])).toEqual(["BE", "BE"]);
		now += KEPT_MS - 1;
		behaviour.reply = "1;NL;NLD;Netherlands";
		expect(await country.of("81.2.69.160")).toBe("BE");
		expect(asks).toEqual(["/81.2.69.0"]);
		now += 1;
		expect(await country.of("81.2.69.160")).toBe("NL");
		expect(asks).toHaveLength(2);
	});

	it("asks for nobody whose address is none of the open internet, and nobody at all where no service is set", async () => {
		const country = open();
		for (const address of ["127.0.0.1", "10.1.2.3", "::1", null]) expect(await country.of(address)).toBe(null);
		const off = openVisitorCountry({ url: null, allow: [] }, { clock, log: memoryLog() });
		expect(await off.of("81.2.69.160")).toBe(null);
		expect(asks).toEqual([]);
	});

	it.each([
		["a reply without a country", { reply: "0;;;WRONG INPUT" }],
		["an error of the service", { status: 500 }],
		["no answer in time", { hangs: true }],
	])("logs 'unable to fetch the country' for %s, and waits before it asks again", async (_, change) => {
		Object.assign(behaviour, change);
		const log = memoryLog();
		const country = open(log);
		expect(await country.of("81.2.69.160")).toBe(null);
		expect(await country.of("81.2.69.160")).toBe(null);
		expect(log.lines.map((line) => JSON.parse(line).message)).toEqual(["unable to fetch the country"]);
		expect(log.lines.join()).not.toContain("81.2");
		expect(asks).toHaveLength(1);
		Object.assign(behaviour, { reply: "1;AT;AUT;Austria", status: 200, hangs: false });
		now += PAUSE_MS;
		expect(await country.of("81.2.69.160")).toBe("AT");
	});

	it("never reaches into our own networks", async () => {
		const log = memoryLog();
		expect(await open(log, []).of("81.2.69.160")).toBe(null);
		expect(asks).toEqual([]);
		expect(log.lines.map((line) => JSON.parse(line).message)).toEqual(["unable to fetch the country"]);
	});

	it("keeps a bounded number of networks", async () => {
		const country = open();
		const networks = Array.from({ length: MOST_NETWORKS + 1 }, (_, at) => `81.${Math.floor(at / 250)}.${at % 250}.1`);
		for (const address of networks) await country.of(address);
		const before = asks.length;
		await country.of(networks[0] ?? null);
		await country.of(networks.at(-1) ?? null);
		expect(asks.length).toBe(before + 1);
	});
});
