import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env.ts";
import { contentSecurityPolicy } from "./middleware/security-headers.ts";

const env = (settings: NodeJS.ProcessEnv) =>
	parseEnv({ APP_SECRET: "tests-only-0123456789-0123456789-abc", ...settings });
const directive = (policy: string, name: string) =>
	policy
		.split("; ")
		.find((part) => part.startsWith(`${name} `))
		?.split(" ")
		.slice(1);

/** Frames of films may stand in every page (blocks/iframe/hosts.ts). */
const withoutFilms = (policy: string) => policy.replace(/frame-src [^;]*/, "");

describe("the settings of the map", () => {
	it("are none by default: the embedded basemap", () => {
		expect(env({}).map).toEqual({ styleUrl: null, googleMapsKey: null, hosts: [] });
	});

	it.each([
		["MAP_STYLE_URL", "https://maps.example.com/style.json"],
		["MAP_STYLE_URL", "/maps/europe.pmtiles"],
		["MAP_HOSTS", "https://tiles.example.com,https://fonts.example.com:8443"],
		["GOOGLE_MAPS_KEY", "AIza-Sy_0"],
	])("take %s %s", (name, value) => {
		expect(() => env({ [name]: value })).not.toThrow();
	});

	it.each([
		["MAP_STYLE_URL", "style.json"],
		["MAP_STYLE_URL", "//maps.example.com/style.json"],
		["MAP_STYLE_URL", "javascript:alert(1)"],
		["MAP_HOSTS", "tiles.example.com"],
		["MAP_HOSTS", "https://tiles.example.com/path"],
		["MAP_HOSTS", "https://a.example; script-src *"],
		["GOOGLE_MAPS_KEY", 'key"><script>'],
	])("refuse %s %s and name it", (name, value) => {
		expect(() => env({ [name]: value })).toThrow(EnvError);
		expect(() => env({ [name]: value })).toThrow(name);
	});
});

describe("the policy of a page with a map", () => {
	it("lets in no other host by default", () => {
		const policy = contentSecurityPolicy("n0nce", false, env({}).map);
		expect(withoutFilms(policy)).not.toMatch(/https?:/);
		expect(policy).not.toContain("unsafe-eval");
		expect(directive(policy, "worker-src")).toEqual(["'self'"]);
		expect(directive(policy, "script-src")).toEqual(["'self'", "'nonce-n0nce'"]);
	});

	it("lets in the host of the style and those it names, for data and pictures alone", () => {
		const { map } = env({
			MAP_STYLE_URL: "https://maps.example.com/style.json?key=1",
			MAP_HOSTS: "https://tiles.example.com",
		});
		const policy = contentSecurityPolicy("n0nce", false, map);
		expect(directive(policy, "connect-src")).toEqual([
			"'self'",
			"https://maps.example.com",
			"https://tiles.example.com",
		]);
		expect(directive(policy, "img-src")).toContain("https://tiles.example.com");
		expect(directive(policy, "script-src")).toEqual(["'self'", "'nonce-n0nce'"]);
	});

	it("needs no host for a style of this site", () => {
		const policy = contentSecurityPolicy("n0nce", false, env({ MAP_STYLE_URL: "/maps/europe.pmtiles" }).map);
		expect(withoutFilms(policy)).not.toMatch(/https?:/);
	});

	it("lets in Google with a key, and then no host of a style", () => {
		const { map } = env({ GOOGLE_MAPS_KEY: "key", MAP_STYLE_URL: "https://maps.example.com/style.json" });
		const policy = contentSecurityPolicy("n0nce", false, map);
		expect(directive(policy, "script-src")).toContain("https://*.googleapis.com");
		expect(directive(policy, "img-src")).toContain("https://*.gstatic.com");
		expect(policy).not.toContain("maps.example.com");
	});
});
