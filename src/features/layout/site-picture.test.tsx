import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SitePicture } from "./site-picture.tsx";

const PHOTO = "/images/homes/a990001/0123456789abcdef";
/** What a glimpse may add to a page for each picture, bytes. */
const MOST_BYTES = 200;

const markup = (src: string) => renderToStaticMarkup(<SitePicture src={src} alt="" sizes="96px" />);

describe("a picture of the image route", () => {
	it("of a photograph is seen in a few pixels until it comes", () => {
		expect(markup(PHOTO)).toContain(`class="photo" style="background-image:url(${PHOTO}/m/16x0)"`);
		const drawing = `/images/drawings/${"x".repeat(PHOTO.length - 17)}`;
		expect(markup(PHOTO).length - markup(drawing).length).toBeLessThan(MOST_BYTES);
	});

	it("of a drawing has its frame's calm ground", () => {
		for (const src of ["/images/drawings/a990001.svg", "/images/illustrations/view-water.webp"])
			expect(markup(src)).not.toMatch(/class=|style=/);
	});
});
