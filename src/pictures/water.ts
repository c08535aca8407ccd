import type { Canvas } from "./canvas.ts";
import { type Colour, lighter, mix } from "./colours.ts";
import type { Random } from "./random.ts";
import { curve, group, path, rect, round, type Svg, times } from "./shapes.ts";

export function water(canvas: Canvas, random: Random, y0: number, y1: number, sunX: number, reflect: Svg = ""): Svg {
	const deep = mix(canvas.sky[0], canvas.tint("#2C6E78"), 0.45);
	const out = rect(
		-20,
		y0,
		1240,
		y1 - y0,
		canvas.gradient([mix(canvas.sky[2], canvas.sky[1], 0.35), mix(canvas.sky[1], deep, 0.55), deep]),
	);
	const mirror = reflect
		? group(
				group(reflect, `transform="translate(0 ${2 * y0}) scale(1 -1)"`),
				`opacity=".42" ${canvas.clip(rect(-20, y0, 1240, y1 - y0, "#000"))}`,
			)
		: "";
	return (
		out +
		mirror +
		times(34, (i) => {
			const t = random() ** 1.6;
			const y = y0 + 4 + t * (y1 - y0 - 8);
			const w = 30 + t * 190 * random();
			return rect(
				random() * 1240 - 40,
				y,
				w,
				1.2 + t * 3.4,
				i % 3 ? lighter(canvas.sky[1], 0.45) : deep,
				`rx="2" opacity="${round(0.22 + random() * 0.3)}"`,
			);
		}) +
		times(20, (i) => {
			const t = i / 20;
			const w = 16 + t * 110 * (0.4 + random());
			return rect(
				sunX - w / 2 + (random() - 0.5) * 30 * t,
				y0 + 3 + t * (y1 - y0) * 0.85,
				w,
				1.6 + t * 3,
				canvas.timeOfDay === "night" ? "#E9EDF6" : "#FFF3D2",
				`rx="2" opacity="${round(0.75 - t * 0.5)}"`,
			);
		})
	);
}

export function boat(canvas: Canvas, x: number, y: number, s: number, c: Colour): Svg {
	return (
		path(curve`M${x - s * 0.5} ${y}Q${x} ${y + s * 0.28} ${x + s * 0.55} ${y}Z`, c) +
		path(
			curve`M${x} ${y - s * 0.06}L${x} ${y - s * 1.2}Q${x + s * 0.5} ${y - s * 0.6} ${x + s * 0.48} ${y - s * 0.08}Z`,
			canvas.tint("#FFF9EC"),
		) +
		path(
			curve`M${x - s * 0.05} ${y - s * 0.1}L${x - s * 0.05} ${y - s}Q${x - s * 0.36} ${y - s * 0.5} ${x - s * 0.4} ${y - s * 0.1}Z`,
			canvas.tint("#EFD9B4"),
		) +
		rect(x - s * 0.3, y + s * 0.2, s * 0.6, 2, canvas.tint("#FFF9EC"), 'opacity=".4" rx="1"')
	);
}
