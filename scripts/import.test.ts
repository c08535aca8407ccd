import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "#db/project-root.ts";
import { SHORT_LIVED } from "#tests/support/site-process.ts";

const FIXTURE = "tests/fixtures/h1-h2.jsonl";
/** What `npm run import` starts, without npm's own second. */
const BY_NODE = [process.execPath, SHORT_LIVED, "scripts/import.ts"];
const BY_NPM = ["npm", "run", "--silent", "import", "--"];
const HEADER = '{"type":"feed","version":1,"generatedAt":"2027-01-15T06:00:00Z","mode":"delta","currency":"EUR"}';

describe("npm run import", { timeout: 600_000 }, () => {
	let folder = "";
	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), "halcyon-cli-"));
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	function command(args: readonly string[], env: Record<string, string> = {}, by: readonly string[] = BY_NODE) {
		const [program = "", ...words] = [...by, ...args];
		const { status, stdout, stderr } = spawnSync(program, words, {
			cwd: projectRoot(),
			encoding: "utf8",
			env: { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: "", TODAY: "", ...env },
		});
		return { code: status, stdout, stderr, last: stdout.trimEnd().split("\n").at(-1) ?? "" };
	}

	function file(name: string, content: string | Buffer): string {
		const path = join(folder, name);
		writeFileSync(path, content);
		return path;
	}

	it("ends with one JSON summary as the last line of stdout, and 0", () => {
		const { code, last, stderr } = command([FIXTURE], {}, BY_NPM);
		expect(stderr).toBe("");
		expect(code).toBe(0);
		const summary = JSON.parse(last);
		expect(Object.keys(summary)).toEqual([
			"ok",
			"format",
			"accommodations",
			"created",
			"updated",
			"offline",
			"rates",
			"occupancy",
			"conflicts",
			"failed",
			"warnings",
			"seconds",
		]);
		expect(summary).toMatchObject({ ok: true, format: "halcyon", accommodations: 2, created: 2, rates: 2 });
	});

	it("reads packed files whatever their name, and keeps what it stored", () => {
		const packed = file("feed.data", gzipSync(`${HEADER}\n{"type":"homeowner","code":"78","status":"active"}\n`));
		expect(command([packed]).code).toBe(0);
		expect(JSON.parse(command([FIXTURE]).last)).toMatchObject({ created: 0, updated: 2 });
	});

	it("names file, line, field and what was expected, and ends with 1", () => {
		const bad = file("bad.jsonl", `${HEADER}\n{"type":"homeowner","code":"79","status":"asleep"}\n`);
		const { code, stderr, last } = command([bad]);
		expect(code).toBe(1);
		expect(stderr).toContain(`error: ${bad}:2: status: expected one of active, inactive\n`);
		expect(stderr).toContain("expected at most 5 % failing lines; 1 of 1 fail, so nothing was changed");
		expect(JSON.parse(last)).toMatchObject({ ok: false, failed: 1 });
	});

	it.each([
		["is missing", () => join(folder, "nowhere.jsonl"), "it does not exist"],
		["is empty", () => file("empty.jsonl", ""), "the file is empty"],
		["is a damaged archive", () => file("torn.gz", gzipSync("x".repeat(9000)).subarray(0, 20)), "damaged gzip archive"],
		["is a picture", () => file("picture.jsonl", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe])), "text in UTF-8"],
		[
			"has no header",
			() => file("bare.jsonl", '{"type":"homeowner","code":"1"}\n'),
			"the first line to be the feed header",
		],
	])("ends with 1 and says why when a file %s", (_name, path, why) => {
		const { code, stderr, last } = command([path()]);
		expect(code).toBe(1);
		expect(stderr).toContain(why);
		expect(JSON.parse(last)).toMatchObject({ ok: false, accommodations: 0 });
	});

	it("names the columns that a foreign file lacks", () => {
		const csv = file("listings.csv", "id,name,latitude\n1,x,2\n");
		const { code, stderr } = command(["--format", "inside-airbnb", "--region", "ES-IB", csv]);
		expect(code).toBe(1);
		expect(stderr).toContain(`${csv}:1: expected the columns longitude, accommodates; they are missing`);
	});

	it("ends with 1 for a full feed that ends behind its header, unless homes may go offline", () => {
		const line = (number: number) =>
			`{"type":"accommodation","accoId":"a${number}","status":"live","title":{"en":"Home"},"country":"AT","region":"Tirol",` +
			'"placename":"Kirchberg in Tirol","lat":47.4,"lng":12.3,"kind":"chalet","bedrooms":3,"bathrooms":2,"maxGuests":6,' +
			'"bookMode":"instant"}';
		const homes = Array.from({ length: 30 }, (_, at) => line(at + 1));
		const env = { DATA_DIR: join(folder, "many") };
		expect(command([file("many.jsonl", `${HEADER}\n${homes.join("\n")}\n`)], env).code).toBe(0);
		const cut = file("cut.jsonl", `${HEADER.replace("delta", "full")}\n`);
		const { code, stderr, last } = command([cut], env);
		expect([code, JSON.parse(last).offline]).toEqual([1, 0]);
		expect(stderr).toMatch(/expected at most 50 % .*; 30 of 30 are, so nothing was changed\. .*--take-offline/);
		const meant = command(["--take-offline", cut], env);
		expect([meant.code, JSON.parse(meant.last).offline]).toEqual([0, 30]);
	});

	it.each([
		["no file", []],
		["an unknown option", ["--colour", "red", FIXTURE]],
		["an unknown format", ["--format", "xml", FIXTURE]],
		["a foreign file without its region", ["--format", "inside-airbnb", FIXTURE]],
		["a malformed region", ["--format", "inside-airbnb", "--region", "Menorca", FIXTURE]],
		["an option of the other format", ["--region", "ES-IB", FIXTURE]],
		[
			"homes of a foreign file that may go",
			["--format", "inside-airbnb", "--region", "ES-IB", "--take-offline", FIXTURE],
		],
	])("ends with 2 and the usage for %s", (name, args) => {
		const { code, stdout, stderr } = command(args, {}, name === "no file" ? BY_NPM : BY_NODE);
		expect(code).toBe(2);
		expect(stdout).toBe("");
		expect(stderr).toContain("Usage: npm run import -- FILE...");
	});

	it.each([
		["a region that is not built in", "FR-75", "EUR", "--region: expected a name: --region FR-75=NAME"],
		["a currency without a rate", "ES-IB", "XAU", "--currency: expected one of EUR, "],
	])("ends with 2 for %s", (_name, region, currency, why) => {
		const csv = file("homes.csv", "id,latitude,longitude,accommodates\n");
		const { code, stderr } = command(["--format", "inside-airbnb", "--region", region, "--currency", currency, csv]);
		expect(code).toBe(2);
		expect(stderr).toContain(why);
	});

	it("says which setting is wrong", () => {
		const { code, stderr } = command([FIXTURE], { TODAY: "tomorrow" });
		expect(code).toBe(1);
		expect(stderr).toContain("TODAY: expected a date YYYY-MM-DD");
	});
});
