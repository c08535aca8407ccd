import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "../env.ts";
import { contentSecurityPolicy, reportOnlyPolicy } from "./security-headers.ts";

const framesOf = (policy: string) => /(?:^|; )frame-src ([^;]*)/.exec(policy)?.[1];

describe("the policy of a page", () => {
	it("lets in frames of exactly the hosts of films", () => {
		expect(framesOf(contentSecurityPolicy("n", false))).toBe(
			"'self' https://www.youtube-nocookie.com https://player.vimeo.com",
		);
	});

	it("lets those hosts do nothing but be framed", () => {
		const others = contentSecurityPolicy("n", false).replace(/frame-src [^;]*/, "");
		expect(others).not.toMatch(/youtube|vimeo/);
	});

	it("keeps the frames of Google's maps beside them", () => {
		const map = { styleUrl: null, googleMapsKey: "key", hosts: [] };
		expect(framesOf(contentSecurityPolicy("n", false, map))).toMatch(/^'self' https:\/\/\*\.google\.com .*vimeo\.com$/);
	});
});

describe("Trusted Types", () => {
	const none = { styleUrl: null, googleMapsKey: null, hosts: [] };
	const google = { ...none, googleMapsKey: "key" };

	it("hold where all scripts are ours, and styles then need the nonce or to be those of a bar", () => {
		const policy = contentSecurityPolicy("n", false);
		expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default halcyon-look ");
		expect(policy).toMatch(/; style-src-elem 'self' 'nonce-n' 'sha256-[^']+' 'sha256-[^']+'; /);
		expect(reportOnlyPolicy(false, none, {})).toBeNull();
	});

	it.each([
		["a tag manager", none, { tagManager: "https://tags.example" }],
		["Google's maps", google, {}],
		["the visual editor", none, { preview: true }],
	])("are reported on and not held with the scripts of %s, which write styles of their own", (_name, map, rights) => {
		const policy = contentSecurityPolicy("n", false, map, rights);
		expect(policy).not.toContain("trusted-types");
		expect(policy).toMatch(/; style-src-elem 'self' 'unsafe-inline'/);
		expect(reportOnlyPolicy(false, map, rights)).toMatch(
			/^require-trusted-types-for 'script'; report-uri \/policy-reports/,
		);
	});

	it("are left out in development, whose tools write markup", () => {
		expect(contentSecurityPolicy("n", true)).not.toContain("trusted-types");
		expect(reportOnlyPolicy(true, google, {})).toBeNull();
	});
});

describe("the address of the weather", () => {
	const env = (settings: NodeJS.ProcessEnv) =>
		parseEnv({ APP_SECRET: "tests-only-0123456789-0123456789-abc", ...settings });

	it("is Open-Meteo's unless another is set", () => {
		expect(env({}).weatherUrl).toBe("https://api.open-meteo.com/v1/forecast");
		expect(env({ WEATHER_URL: "http://10.0.0.1/w" }).weatherUrl).toBe("http://10.0.0.1/w");
	});

	it.each([
		"weather",
		"ftp://a.example/",
		"https://a.example/?key=1",
		"https://a.example/#a",
	])("cannot be %s", (url) => {
		expect(() => env({ WEATHER_URL: url })).toThrow(EnvError);
	});
});
