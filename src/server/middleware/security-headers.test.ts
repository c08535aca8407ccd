import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "../env.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

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
