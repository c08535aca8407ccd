import { describe, expect, test } from "vitest";
import { imageSrcSet, imageUrl } from "./image-url.ts";

describe("addresses of pictures", () => {
	test("name size and filters as the image service does", () => {
		expect(imageUrl("/f/1/a.jpg", { width: 800, quality: 70 })).toBe("/f/1/a.jpg/m/800x0/filters:quality(70)");
		expect(imageUrl("/f/1/a.jpg", { height: 200 })).toBe("/f/1/a.jpg/m/0x200");
		expect(imageUrl("/f/1/a.jpg", { width: 80, height: 80, fitIn: true, smart: true, format: "png" })).toBe(
			"/f/1/a.jpg/m/fit-in/80x80/smart/filters:format(png)",
		);
	});

	test("take quality, blur and brightness from 0 to 100 and leave other values out", () => {
		expect(imageUrl("/f/1/a.jpg", { quality: 0, blur: 100, brightness: 0 })).toBe(
			"/f/1/a.jpg/m/filters:quality(0):blur(100):brightness(0)",
		);
		expect(imageUrl("/f/1/a.jpg", { blur: 101, quality: -1, brightness: 0.5 })).toBe("/f/1/a.jpg");
	});

	test("leave vector assets and pictures without a wish as they are", () => {
		expect(imageUrl("/f/1/a.svg", { width: 800 })).toBe("/f/1/a.svg");
		expect(imageUrl("/f/1/a.jpg", {})).toBe("/f/1/a.jpg");
	});

	test("ask for our drawings in pixels", () => {
		const drawing = "/images/drawings/a900001/villa.sea.summer.day.exterior.0.svg";
		expect(imageUrl(drawing, { width: 640 })).toBe(`${drawing}/m/640x0`);
	});

	test("offer one address for each width, cropped to the frame", () => {
		expect(imageSrcSet("/images/a.webp", [320, 640], 4 / 3)).toBe(
			"/images/a.webp/m/320x240 320w, /images/a.webp/m/640x480 640w",
		);
		expect(imageSrcSet("/f/1/a.svg", [320])).toBeUndefined();
	});
});
