import type { Canvas } from "./canvas.ts";
import type { Colour } from "./colours.ts";
import type { Random } from "./random.ts";
import { curve, type Height, type Point, path, polygon, type Svg } from "./shapes.ts";

/** Points from the top of a peak down to its foot. */
const STEPS = 7;

/** A peak with a lit and a shaded face; snow lies on its upper part, `cap` (0–1) of its height. */
export function peak(
	canvas: Canvas,
	random: Random,
	x: number,
	base: number,
	width: number,
	height: number,
	depth: number,
	cap: number,
): Svg {
	const { tint, light } = canvas;
	const top: Point = [x, base - height];
	const jag = () => (random() - 0.5) * height * 0.07;
	const down = (at: (index: number) => Point): readonly Point[] => [
		top,
		...Array.from({ length: STEPS }, (_, index) => at(index + 1)),
	];
	const slope = (side: number) =>
		down((i) => {
			const inner = i < STEPS;
			const [shiftX, shiftY] = inner ? [jag(), jag()] : [0, 0];
			return [x + (side * width * i) / STEPS / 2 + shiftX, base - height + (height * i) / STEPS + shiftY];
		});
	const spine = down((i) => [
		x + (i % 2 ? 1 : -0.7) * width * 0.025 * Math.min(i, 3) - light * width * 0.02 * i,
		base - height + (height * i) / STEPS,
	]);
	const [left, right] = [slope(-1), slope(1)];
	const face = (side: readonly Point[], rock: string, snow: Colour) => {
		const line = Math.max(1, Math.round(cap * STEPS));
		const [outer, inner] = [side[line] ?? top, spine[line] ?? top];
		const teeth = [1, 2, 3, 4, 5].map(
			(i): Point => [
				outer[0] + ((inner[0] - outer[0]) * i) / 6,
				outer[1] + ((inner[1] - outer[1]) * i) / 6 + (i % 2 ? height * 0.075 : -height * 0.03) * (0.6 + random()),
			],
		);
		return (
			polygon([...side, ...spine.toReversed()], rock) +
			polygon([...side.slice(0, line + 1), ...teeth, ...spine.slice(0, line + 1).toReversed()], snow)
		);
	};
	const lit = canvas.gradient([tint("#A7ACA6", depth), tint("#8FA79C", depth + 0.12)]);
	const shaded = canvas.gradient([tint("#5C7488", depth), tint("#6E9096", depth + 0.14)]);
	const [litSnow, shadedSnow] = [tint("#FFFDF6", depth * 0.5), tint("#C5D3E4", depth * 0.6)];
	return light < 0
		? face(left, lit, litSnow) + face(right, shaded, shadedSnow)
		: face(left, shaded, shadedSnow) + face(right, lit, litSnow);
}

/** The tops of a wood along a line. */
export function treeline(
	canvas: Canvas,
	random: Random,
	ground: Height,
	size: number,
	top: Colour,
	bottom: Colour,
): Svg {
	let data = "M-20 800";
	for (let x = -20; x < 1230; x += size * 0.42) {
		const height = size * (0.55 + random() * 0.75);
		const y = ground(x);
		data += curve`L${x - size * 0.2} ${y}L${x} ${y - height}L${x + size * 0.2} ${y}`;
	}
	return path(`${data}L1230 800Z`, canvas.gradient([top, bottom]));
}
