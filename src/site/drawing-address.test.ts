import { expect, test } from "vitest";
import { type Drawing, drawingAddress, readDrawingAddress } from "./drawing-address.ts";

const DRAWING: Drawing = {
	seed: "a900001",
	type: "chalet",
	scenery: "lake",
	season: "autumn",
	timeOfDay: "dusk",
	view: "exterior",
	variant: 1,
};

test("the address of a drawing reads back to the drawing", () => {
	const address = drawingAddress(DRAWING);
	expect(address).toBe("/drawings/a900001/chalet.lake.autumn.dusk.exterior.1.svg");
	expect(readDrawingAddress(address)).toEqual(DRAWING);
});

test("so does that of a house of one form, in its colours, with what its home has", () => {
	const full: Drawing = { ...DRAWING, form: 2, palette: 5, parts: ["pool", "terrace"], bed: "twin" };
	const address = drawingAddress({ ...full, parts: ["terrace", "pool"] });
	expect(address).toBe("/drawings/a900001/chalet.lake.autumn.dusk.exterior.1.25ptw.svg");
	expect(readDrawingAddress(address)).toEqual(full);
});

test.each([
	"/drawings/a900001/chalet.lake.autumn.dusk.exterior.1.25tp.svg",
	"/drawings/a900001/chalet.lake.autumn.dusk.exterior.1.25ppt.svg",
	"/drawings/a900001/chalet.lake.autumn.dusk.exterior.1.25z.svg",
	"/drawings/a900001/chalet.lake.autumn.dusk.exterior.1.26.svg",
	"/drawings/a900001/tower.lake.autumn.dusk.exterior.1.svg",
	"/drawings/a900001/chalet.lake.autumn.dusk.exterior.svg",
	"/drawings/../chalet.lake.autumn.dusk.exterior.1.svg",
	"/drawings/a900001/chalet.lake.autumn.dusk.exterior.12.svg",
	"/illustrations/hero.webp",
])("%s is no drawing", (path) => {
	expect(readDrawingAddress(path)).toBeNull();
});
