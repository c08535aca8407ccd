import type { Canvas } from "../canvas.ts";
import { darker } from "../colours.ts";
import { chimney, roofing, siding } from "../house-parts.ts";
import { door, pane } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { polygon, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { plinth, potted, underSnow } from "./details.ts";

const FRAME = "#3C4448";
const DOORS = ["#C9653B", "#2F6467", "#E0A63F"] as const;

export function hippedBungalow(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#EADBC5", "#A9BDB4", "#D9B08C", "#F3EBDD", "#C98962", "#8FA3A8"]);
	const roof = oneOf(random, ["#4F5A5E", "#7A4B3D", "#3F5A57"]);
	const slope = [
		[-230, -204],
		[200, -204],
		[344, -122],
		[-356, -122],
	] as const;
	return (
		chimney(canvas, 140, -180, 56) +
		rect(-300, -128, 590, 128, canvas.tint(wall)) +
		rect(-300, -128, 150, 128, canvas.tint("#A8764C")) +
		siding(-300, -128, 150, 128, canvas.tint("#6F4A30"), 12, true) +
		pane(canvas, -262, -98, 78, 58, { frame: FRAME, bars: [2, 1] }) +
		pane(canvas, -122, -112, 200, 112, { bars: [3, 1], frame: FRAME, sill: false }) +
		door(canvas, 108, 0, 52, 92, oneOf(random, DOORS)) +
		pane(canvas, 190, -100, 74, 60, { frame: FRAME, box: "#E9A23F", bars: [2, 1] }) +
		roofing(canvas, slope, roof) +
		times(3, (i) => rect(-150 + i * 128, -122, 8, 124, canvas.tint("#8A5F3C"))) +
		balconyAt(canvas, 176, -6, 120, "#8A5F3C") +
		plinth(canvas, -330, 650) +
		potted(canvas, -315, 30, "#C4653D") +
		potted(canvas, 325, 30, "#C4653D")
	);
}

/** One storey of dark boards and glass under a flat roof of grass. */
export function flatBungalow(canvas: Canvas, random: Random): Svg {
	const wood = canvas.tint(oneOf(random, ["#3F4A4C", "#A87650", "#6E4A38", "#8A8478", "#C29A6A", "#5A6A64"]));
	const grass = canvas.snow ? "#F6FAFC" : canvas.land.near;
	const blades = times(canvas.snow ? 0 : 46, (i) =>
		rect(-318 + i * 14, -176 - ((i * 7) % 9), 3, 14, canvas.tint(canvas.land.leaf[i % 2 ? 0 : 1])),
	);
	return (
		rect(-300, -142, 600, 142, wood) +
		siding(-300, -142, 600, 142, darker(wood, 0.35), 13, true) +
		pane(canvas, -274, -120, 240, 120, { frame: FRAME, bars: [4, 1], sill: false }) +
		door(canvas, -4, 0, 54, 104, oneOf(random, DOORS)) +
		pane(canvas, 82, -116, 54, 92, { frame: FRAME, bars: [1, 1] }) +
		pane(canvas, 166, -116, 108, 60, { frame: FRAME, bars: [2, 1] }) +
		blades +
		rect(-326, -166, 656, 16, canvas.tint(grass), 'rx="5"') +
		rect(-326, -156, 656, 16, canvas.tint("#F1E7D6")) +
		rect(-300, -140, 600, 12, "#1B2440", 'opacity=".24"') +
		balconyAt(canvas, 150, -8, 140, "#8A5F3C") +
		plinth(canvas, -310, 620) +
		potted(canvas, 250, 28)
	);
}

/** Two roofs that lean apart, with a band of windows between them. */
export function leanBungalow(canvas: Canvas, random: Random): Svg {
	const wall = canvas.tint(oneOf(random, ["#F3EBDD", "#E2B98A", "#C3D0C6", "#DDA98C", "#E9DFC0", "#A9B8C0"]));
	const roof = underSnow(canvas, oneOf(random, ["#4F5A5E", "#6B4A42", "#3F5A57"]));
	const edge = canvas.tint("#FBF4E6");
	const left = polygon(
		[
			[-300, 0],
			[-300, -124],
			[-10, -212],
			[-10, 0],
		],
		wall,
	);
	const right = polygon(
		[
			[-10, 0],
			[-10, -150],
			[300, -112],
			[300, 0],
		],
		darker(wall, 0.08),
	);
	const roofs =
		polygon(
			[
				[-328, -112],
				[12, -216],
				[12, -236],
				[-328, -132],
			],
			roof,
		) +
		polygon(
			[
				[-10, -152],
				[330, -110],
				[330, -130],
				[-10, -172],
			],
			roof,
		);
	return (
		chimney(canvas, 170, -140, 50) +
		left +
		right +
		siding(-300, -90, 90, 90, darker(wall, 0.3), 12, true) +
		roofs +
		pane(canvas, -196, -116, 166, 116, { frame: FRAME, bars: [3, 1], sill: false }) +
		pane(canvas, -104, -172, 76, 36, { frame: FRAME, bars: [3, 1], sill: false }) +
		pane(canvas, -276, -96, 54, 60, { frame: FRAME, bars: [1, 2] }) +
		door(canvas, 22, 0, 54, 96, oneOf(random, DOORS)) +
		pane(canvas, 112, -98, 84, 58, { frame: FRAME, bars: [2, 1], box: "#E0655A" }) +
		pane(canvas, 226, -92, 48, 52, { frame: FRAME, bars: [1, 1], box: "#E0655A" }) +
		rect(-12, -172, 5, 172, edge) +
		balconyAt(canvas, 104, -8, 190, "#8A5F3C") +
		plinth(canvas, -310, 620) +
		potted(canvas, 94, 22) +
		potted(canvas, -306, 26)
	);
}
