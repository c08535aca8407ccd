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

	it("have streets of OpenFreeMap, fetched by our server, unless they say otherwise", () => {
		expect(env({}).mapTiles).toEqual({ file: null, upstream: "https://tiles.openfreemap.org/planet" });
		expect(env({ MAP_UPSTREAM: "off" }).mapTiles).toEqual({ file: null, upstream: null });
		const own = "https://tiles.example.com/planet/{z}/{x}/{y}.pbf";
		expect(env({ MAP_UPSTREAM: own }).mapTiles).toEqual({ file: null, upstream: own });
		expect(env({ MAP_TILES: "maps/europe.pmtiles" }).mapTiles).toEqual({ file: "maps/europe.pmtiles", upstream: null });
	});

	it.each([
		["MAP_STYLE_URL", "https://maps.example.com/style.json"],
		["GOOGLE_MAPS_KEY", "key"],
	])("ask nobody for streets beside %s", (name, value) => {
		expect(env({ [name]: value }).mapTiles).toEqual({ file: null, upstream: null });
		expect(() => env({ [name]: value, MAP_UPSTREAM: "off" })).not.toThrow();
		expect(() => env({ [name]: value, MAP_UPSTREAM: "https://tiles.example.com/" })).toThrow(
			`MAP_UPSTREAM does nothing beside ${name}`,
		);
		expect(() => env({ [name]: value, MAP_TILES: "a.mbtiles" })).toThrow(`MAP_TILES does nothing beside ${name}`);
	});

	it.each([
		["MAP_STYLE_URL", "https://maps.example.com/style.json"],
		["MAP_STYLE_URL", "/maps/europe.pmtiles"],
		["MAP_HOSTS", "https://tiles.example.com,https://fonts.example.com:8443"],
		["GOOGLE_MAPS_KEY", "AIza-Sy_0"],
		["MAP_TILES", "/srv/maps/andorra.mbtiles"],
		["MAP_UPSTREAM", "off"],
		["MAP_UPSTREAM", "http://10.0.0.7/tiles.json"],
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
		["MAP_TILES", "andorra.osm.pbf"],
		["MAP_TILES", "mbtiles"],
		["MAP_UPSTREAM", "on"],
		["MAP_UPSTREAM", "file:///etc/passwd"],
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
