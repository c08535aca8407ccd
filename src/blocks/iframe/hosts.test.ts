import { describe, expect, it } from "vitest";
import { FRAME_ORIGINS, frameOf } from "./hosts.ts";

describe("a frame", () => {
	it.each([
		["https://www.youtube-nocookie.com/embed/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk"],
		["https://www.youtube.com/watch?v=abcdefghijk&t=10", "https://www.youtube-nocookie.com/embed/abcdefghijk"],
		["https://youtu.be/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk"],
		["https://m.youtube.com/shorts/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk"],
		["https://player.vimeo.com/video/123", "https://player.vimeo.com/video/123?dnt=1"],
		["https://player.vimeo.com/video/123?dnt=0", "https://player.vimeo.com/video/123?dnt=1"],
	])("of %s comes from %s", (src, address) => {
		expect(frameOf(src)?.src).toBe(address);
	});

	it.each([
		"https://example.com/film",
		"http://www.youtube-nocookie.com/embed/abcdefghijk",
		"https://www.youtube-nocookie.com:8443/embed/abcdefghijk",
		"https://user@www.youtube-nocookie.com/embed/abcdefghijk",
		"https://www.youtube-nocookie.com.example.com/embed/abcdefghijk",
		"https://www.youtube-nocookie.com/redirect?q=https://example.com",
		"https://www.youtube-nocookie.com/embed/../redirect",
		"https://youtu.be/..%2Fredirect",
		"https://player.vimeo.com/video/abc",
		"https://vimeo.com/123",
		"javascript:alert(1)",
		"data:text/html,x",
		"constructor",
		"https://constructor/",
		"",
	])("of %s is not let in", (src) => {
		expect(frameOf(src)).toBeNull();
	});

	it("stands in the policy with its whole origin", () => {
		expect(FRAME_ORIGINS).toEqual(["https://www.youtube-nocookie.com", "https://player.vimeo.com"]);
		for (const origin of FRAME_ORIGINS) expect(new URL(origin).origin).toBe(origin);
	});
});
