import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env.ts";

const dataDir = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const parse = (settings: Record<string, string> = {}) => parseEnv({ DATA_DIR: dataDir, ...settings });
const SECRET = "tests-only-0123456789-0123456789-abc";

describe("settings", () => {
	it("all have defaults", () => {
		expect(parse()).toMatchObject({ port: 3000, host: "127.0.0.1", publicUrl: "http://localhost:3000", worker: true });
	});

	it("demand the secret with a PostgreSQL server, for every NODE_ENV", () => {
		const settings = { DATABASE_URL: "postgres://halcyon@db.example/halcyon" };
		for (const NODE_ENV of ["", "production", "development"]) {
			expect(() => parse({ ...settings, NODE_ENV })).toThrow(/^APP_SECRET is required with DATABASE_URL/);
		}
		expect(parse({ ...settings, APP_SECRET: SECRET }).databaseUrl).toBe(settings.DATABASE_URL);
	});

	it("keep a secret that is whole or none, on a disk that is full and after one that was", () => {
		const folder = mkdtempSync(join(tmpdir(), "secret-"));
		const kept = join(folder, "app-secret");
		const start = () => parseEnv({ DATA_DIR: folder });
		try {
			const part = `${kept}.${process.pid}`;
			symlinkSync("/dev/full", part);
			expect(start).toThrow("ENOSPC");
			expect(readdirSync(folder)).toEqual([]);
			const { appSecret } = start();
			expect(readFileSync(kept)).toEqual(Buffer.from(appSecret));
			expect(appSecret).toHaveLength(43);
			expect(statSync(kept).mode & 0o777).toBe(0o600);
			expect(start().appSecret).toEqual(appSecret);
			expect(readdirSync(folder).sort()).toEqual(["app-secret", "preview-token"]);
			writeFileSync(kept, "");
			expect(start).toThrow(EnvError);
			expect(start).toThrow("app-secret holds no secret");
			expect(parseEnv({ DATA_DIR: folder, APP_SECRET: SECRET }).appSecret).toHaveLength(SECRET.length);
			writeFileSync(join(folder, "preview-token"), "cut off");
			expect(() => parseEnv({ DATA_DIR: folder, APP_SECRET: SECRET })).toThrow("preview-token holds no secret");
		} finally {
			rmSync(folder, { recursive: true });
		}
	});

	it.each([
		["GTM_URL", "https://measure.example", "does nothing without GTM_ID"],
		["MOLLIE_API_URL", "http://127.0.0.1:9/v2", "does nothing without MOLLIE_API_KEY"],
		["DATABASE_DIRECT_URL", "postgres://halcyon@db.example/halcyon", "does nothing without DATABASE_URL"],
		["DATABASE_REPLICA_URL", "postgres://halcyon@db.example/halcyon", "does nothing without DATABASE_URL"],
		["STORYBLOK_REGION", "us", "does nothing without STORYBLOK_TOKEN"],
		["RATE_LIMITS", '{"form":3}', "its names are forms and sign-in"],
	])("that would do nothing are refused with a sentence: %s=%s", (name, value, sentence) => {
		expect(() => parse({ [name]: value })).toThrow(EnvError);
		expect(() => parse({ [name]: value })).toThrow(name);
		expect(() => parse({ [name]: value })).toThrow(sentence);
	});

	it("that hide each other are refused", () => {
		expect(() => parse({ CONTENT_DIR: "/stories", STORYBLOK_TOKEN: "t" })).toThrow(
			"CONTENT_DIR does nothing beside STORYBLOK_TOKEN",
		);
	});

	it.each([
		["INTERNAL_NETWORKS", "300.0.0.0/8"],
		["INTERNAL_NETWORKS", "10.0.0.0/33"],
		["TRUSTED_PROXIES", "10.0.0.1"],
		["TRUSTED_PROXIES", "fe80::/129"],
		["PUBLIC_URL", "https://halcyon.example/site"],
		["PUBLIC_URL", "https://halcyon.example/?a=1"],
		["DATABASE_URL", "postgres://a b"],
		["MAIL_FROM", "Halcyon"],
		["OFFICE_MAIL", "office"],
		["APP_SECRET", "short"],
		["RATE_LIMITS", "{"],
		["GTM_ID", "UA-12345-1"],
		["GTM_ID", "GTM-X'></script>"],
		["GTM_URL", "https://measure.example/path"],
		["ANALYTICS_URL", "measure.example"],
	])("that cannot be used are named: %s=%s", (name, value) => {
		expect(() => parse({ [name]: value })).toThrow(EnvError);
		expect(() => parse({ [name]: value })).toThrow(name);
	});

	it("take a tag manager by its id, from Google or from a host of one's own", () => {
		expect(parse().analytics).toEqual({ tagManager: null, url: null });
		expect(parse({ GTM_ID: "GTM-ABC123" }).analytics.tagManager).toEqual({
			id: "GTM-ABC123",
			origin: "https://www.googletagmanager.com",
		});
		const own = parse({ GTM_ID: "GTM-ABC123", GTM_URL: "https://measure.example" });
		expect(own.analytics.tagManager?.origin).toBe("https://measure.example");
	});

	it("take networks of both kinds, limits by name and an address with a slash", () => {
		expect(parse({ TRUSTED_PROXIES: "10.0.0.0/8, fd00::/8" }).trustedProxies).toEqual(["10.0.0.0/8", "fd00::/8"]);
		expect(parse({ RATE_LIMITS: '{"forms":0,"sign-in":9}' }).rateLimits).toEqual({ forms: 0, "sign-in": 9 });
		expect(parse({ PUBLIC_URL: "https://halcyon.example/" }).publicUrl).toBe("https://halcyon.example");
	});
});
