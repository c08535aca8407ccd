import { describe, expect, it } from "vitest";
import { imageUrl, readImagePath } from "./image-url.ts";

describe("addresses of pictures", () => {
	it.each([
		["/f/1/a.jpg", { width: 800, quality: 70 }, "/f/1/a.jpg/m/800x0/filters:quality(70)"],
		["/f/1/a.jpg", { height: 300, fitIn: true, grayscale: true }, "/f/1/a.jpg/m/fit-in/0x300/filters:grayscale()"],
		["/f/1/a.jpg", { smart: true }, "/f/1/a.jpg/m/smart"],
		["/f/1/a.jpg", {}, "/f/1/a.jpg"],
		["/f/1/a.svg", { width: 800 }, "/f/1/a.svg"],
		["/images/drawings/a1/x.svg", { width: 480 }, "/images/drawings/a1/x.svg/m/480x0"],
	])("%s with %j is %s", (src, options, url) => {
		expect(imageUrl(src, options)).toBe(url);
	});

	it.each([
		["f/1/a.jpg/m/800x0/filters:quality(70)", { width: 800, height: 0, quality: 70 }],
		["f/1/a.jpg/m/", {}],
		["f/1/a.jpg", {}],
		["f/1/a.jpg/m/fit-in/9999x20/smart", { fitIn: true, width: 2400, height: 20, smart: true }],
		["f/1/a.jpg/m/filters:quality(0):blur(100):brightness(0)", { quality: 0, blur: 100, brightness: 0 }],
		["f/1/a.jpg/m/filters:quality(101):blur(-1):brightness(x):format(gif):evil(1)", {}],
		["f/1/a.jpg/m/filters:format(avif):rotate(90):rotate(45)", { format: "avif", rotate: 90 }],
	])("%s reads as %j", (path, options) => {
		expect(readImagePath(path)).toEqual({ path: "f/1/a.jpg", options });
	});

	it.each([
		"f/1/a.jpg/m/800",
		"f/1/a.jpg/m/axb",
		"f/1/a.jpg/m/800x600/../../etc",
	])("%s is no address of a picture", (path) => {
		expect(readImagePath(path)).toBeNull();
	});
});
