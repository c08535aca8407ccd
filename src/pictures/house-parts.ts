import type { Canvas } from "./canvas.ts";
import { type Colour, darker, lighter } from "./colours.ts";
import { curve, group, line, oval, type Point, polygon, rect, type Svg, times } from "./shapes.ts";

/** Houses are drawn around (0, 0), the middle of the doorstep; up is negative. */

const SHADE = "#1B2440";

/** What a body of a house is made of and what hangs on it. */
export interface Body {
	readonly wall: Colour;
	readonly roof: Colour;
	/** Width of a plank; none: plaster or stone. */
	readonly planks?: number;
	readonly vertical?: boolean;
	/** Windows, doors and all else on the front. */
	readonly art?: Svg;
}

export interface GableBody extends Body {
	/** How far the roof stands out. */
	readonly over?: number;
	/** Thickness of the roof's edge, and its colour. */
	readonly thick?: number;
	readonly trim?: Colour;
	/** Windows on the long side. */
	readonly sideArt?: Svg;
}

export interface LongBody extends Body {
	/** How much shorter the ridge is than the eaves, at each end. */
	readonly hip?: number;
}

/** Lines between planks. */
export function siding(
	x: number,
	y: number,
	width: number,
	height: number,
	colour: Colour,
	step: number,
	vertical = false,
): Svg {
	return times((vertical ? width : height) / step - 1, (index) => {
		const at = (index + 1) * step;
		return vertical
			? rect(x + at, y, 1.4, height, colour, 'opacity=".5"')
			: rect(x, y + at, width, 1.4, colour, 'opacity=".5"');
	});
}

/** Scattered bricks or stones of a wall. */
export function stones(
	random: () => number,
	area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
	count: number,
	colour: Colour,
	size: readonly [width: number, height: number] = [26, 10],
): Svg {
	const [width, height] = size;
	return times(count, () =>
		rect(
			area.x + random() * (area.width - width),
			area.y + random() * (area.height - height),
			width,
			height,
			colour,
			'rx="3" opacity=".5"',
		),
	);
}

/** The corners of a roof's slope, clockwise from the left end of the ridge. */
export type Slope = readonly [ridgeLeft: Point, ridgeRight: Point, eavesRight: Point, eavesLeft: Point];

/** A slope with rows of tiles, or under snow. */
export function roofing(canvas: Canvas, slope: Slope, roof: Colour, tile = 13): Svg {
	const [ridgeLeft, ridgeRight, eavesRight, eavesLeft] = slope;
	const colour = canvas.tint(canvas.snow ? "#F3F8FB" : roof);
	const eaves = curve`M${eavesLeft[0]} ${eavesLeft[1]}L${eavesRight[0]} ${eavesRight[1]}`;
	if (canvas.snow) {
		const drifts = times(3, (index) => {
			const x = ridgeLeft[0] + (ridgeRight[0] - ridgeLeft[0]) * (0.25 + index * 0.25);
			const y = ridgeLeft[1] + (eavesLeft[1] - ridgeLeft[1]) * (0.3 + 0.2 * index);
			return oval(x, y, 40, 4, "#FFFFFF", 'opacity=".5"');
		});
		const fill = canvas.gradient([colour, canvas.tint("#CAD9E6")]);
		return polygon(slope, fill) + drifts + line(eaves, canvas.tint("#FFFFFF"), 9);
	}
	const rows = Math.max(3, Math.round(Math.abs(eavesRight[1] - ridgeRight[1]) / tile));
	const tiles = times(rows - 1, (index) => {
		const [left, right] = [
			between(ridgeLeft, eavesLeft, (index + 1) / rows),
			between(ridgeRight, eavesRight, (index + 1) / rows),
		];
		const row = curve`M${left[0]} ${left[1]}L${right[0]} ${right[1]}`;
		return line(row, darker(colour, 0.2), 1.5, 'opacity=".55" stroke-dasharray="9 2.5"');
	});
	const fill = canvas.gradient([lighter(colour, 0.1), darker(colour, 0.1)]);
	return polygon(slope, fill) + tiles + line(eaves, darker(colour, 0.32), 4);
}

function between(from: Point, to: Point, share: number): Point {
	return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Its foot stands at `y`; it smokes in autumn and winter. */
export function chimney(canvas: Canvas, x: number, y: number, height: number, colour: Colour = "#A9654C"): Svg {
	const stack = canvas.tint(colour);
	const smokes = canvas.season === "autumn" || canvas.season === "winter";
	const smoke = times(smokes ? 5 : 0, (index) => {
		const drift = -canvas.light * index * index * 4;
		const opacity = `opacity="${(0.42 - index * 0.07).toFixed(2)}"`;
		return oval(x + 16 + drift, y - height - 18 - index * 24, 9 + index * 6, 7 + index * 5, "#FFF8EC", opacity);
	});
	return (
		rect(x, y - height, 26, height, stack) +
		rect(x + 15, y - height, 11, height, darker(stack, 0.2)) +
		rect(x - 3, y - height - 6, 32, 8, canvas.tint(canvas.snow ? "#F4F8FA" : "#6D4A3D")) +
		smoke
	);
}

/** A gable front; its long side goes `depth` to the right. */
export function gable(
	canvas: Canvas,
	x: number,
	width: number,
	height: number,
	roofHeight: number,
	depth: number,
	body: GableBody,
): Svg {
	const wall = canvas.tint(body.wall);
	const over = body.over ?? 22;
	const thick = body.thick ?? 13;
	const slope = roofHeight / (width / 2);
	const [topX, topY] = [x + width / 2, -height - roofHeight];
	const eaves = -height + over * slope;
	const right = x + width;
	const outline: readonly Point[] = [
		[x, 0],
		[x, -height],
		[topX, topY],
		[right, -height],
		[right, 0],
	];
	const side: readonly Point[] = [
		[right, 0],
		[right, -height],
		[right + depth, -height],
		[right + depth, -3],
	];
	const underRoof: readonly Point[] = [
		[x - 20, eaves],
		[topX, topY + thick],
		[right + 20, eaves],
		[right + 20, eaves + 20],
		[topX, topY + thick + 26],
		[x - 20, eaves + 20],
	];
	const planks = body.planks
		? siding(x, topY, width, height + roofHeight, darker(wall, 0.3), body.planks, body.vertical)
		: "";
	const front = group(
		polygon(outline, canvas.gradient([darker(wall, 0.06), wall, lighter(wall, 0.06)])) +
			planks +
			polygon(underRoof, SHADE, 'opacity=".16"'),
		canvas.clip(polygon(outline, "#000")),
	);
	const edge = canvas.tint(canvas.snow ? "#FBFDFE" : (body.trim ?? darker(body.roof, 0.25)));
	const verge = (lift: number) =>
		curve`M${x - over} ${eaves - lift}L${topX} ${topY - lift}L${right + over} ${eaves - lift}`;
	const slopeOfSide: Slope = [
		[topX, topY],
		[topX + depth, topY],
		[right + over + depth, eaves],
		[right + over, eaves],
	];
	return (
		polygon(side, darker(wall, 0.2)) +
		(body.sideArt ?? "") +
		roofing(canvas, slopeOfSide, body.roof) +
		front +
		(body.art ?? "") +
		line(verge(0), edge, thick, 'stroke-linejoin="miter" stroke-linecap="butt"') +
		(canvas.snow ? line(verge(thick / 2), "#FFFFFF", 5, 'opacity=".8"') : "")
	);
}

/** A house seen along its eaves. */
export function longHouse(
	canvas: Canvas,
	x: number,
	width: number,
	height: number,
	roofHeight: number,
	body: LongBody,
): Svg {
	const wall = canvas.tint(body.wall);
	const over = 18;
	const hip = body.hip ?? 20;
	const slope: Slope = [
		[x + hip, -height - roofHeight],
		[x + width - hip, -height - roofHeight],
		[x + width + over, -height + 6],
		[x - over, -height + 6],
	];
	return (
		rect(x, -height, width, height, canvas.gradient([darker(wall, 0.1), wall, lighter(wall, 0.05)])) +
		(body.planks ? siding(x, -height, width, height, darker(wall, 0.3), body.planks, body.vertical) : "") +
		rect(x, -height, width, 16, SHADE, 'opacity=".15"') +
		roofing(canvas, slope, body.roof) +
		(body.art ?? "")
	);
}
