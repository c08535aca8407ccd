import type { Canvas } from "../canvas.ts";
import { darker, lighter } from "../colours.ts";
import { door, pane } from "../openings.ts";
import { cycle, oneOf, type Random } from "../random.ts";
import { curve, line, oval, polygon, rect, type Svg, times } from "../shapes.ts";

export function castle(canvas: Canvas, random: Random): Svg {
	const stone = oneOf(random, ["#CDBFA9", "#BDB6AC", "#D8C3A0", "#C9B4A2"]);
	const roof = oneOf(random, ["#4E6272", "#8A4A3E", "#3F6663"]);
	const c = canvas.tint(stone);
	const bricks = (x: number, y: number, w: number, h: number) =>
		times((w * h) / 1500, () =>
			rect(x + random() * (w - 20), y + random() * (h - 8), 16, 6, darker(c, 0.14), 'rx="2" opacity=".55"'),
		);
	const crenel = (x: number, y: number, w: number) =>
		times(w / 26, (i) => rect(x + i * 26, y - 15, 16, 16, c)) +
		(canvas.snow ? times(w / 26, (i) => rect(x + i * 26, y - 18, 16, 5, "#FBFDFE")) : "");
	const tower = (x: number, w: number, h: number, cone: boolean) =>
		rect(x, -h, w, h, canvas.gradient([lighter(c, 0.14), c, darker(c, 0.28)], "right")) +
		bricks(x, -h, w, h) +
		rect(x - 7, -h - 16, w + 14, 20, darker(c, 0.08)) +
		(cone
			? polygon(
					[
						[x - 15, -h - 14],
						[x + w / 2, -h - 14 - w * 1.35],
						[x + w + 15, -h - 14],
					],
					canvas.gradient(
						[lighter(canvas.tint(roof), 0.1), canvas.tint(roof), darker(canvas.tint(roof), 0.3)],
						"right",
					),
				) +
				(canvas.snow
					? polygon(
							[
								[x + w * 0.12, -h - 14 - w * 0.9 + 26],
								[x + w / 2, -h - 14 - w * 1.35],
								[x + w * 0.86, -h - 14 - w * 0.9 + 30],
								[x + w * 0.62, -h - 40 - w * 0.5],
								[x + w * 0.4, -h - 30 - w * 0.4],
							],
							"#F6FAFC",
							'opacity=".9"',
						)
					: "") +
				line(curve`M${x + w / 2} ${-h - 12 - w * 1.35}v-34`, canvas.tint("#4A4038"), 3) +
				polygon(
					[
						[x + w / 2, -h - 46 - w * 1.35],
						[x + w / 2 + 32, -h - 38 - w * 1.35],
						[x + w / 2, -h - 28 - w * 1.35],
					],
					canvas.tint("#C9563A"),
				)
			: crenel(x - 7, -h - 14, w + 14)) +
		times(h > 230 ? 3 : 2, (i) =>
			pane(canvas, x + w / 2 - 11, -h + 30 + i * 84, 22, 44, { arch: true, bars: [1, 1], sill: false }),
		);
	return (
		tower(110, 96, 330, true) +
		tower(-60, 84, 400, random() < 0.6) +
		rect(-250, -210, 470, 210, c) +
		bricks(-250, -210, 470, 210) +
		crenel(-250, -208, 470) +
		rect(-250, -150, 470, 5, darker(c, 0.14)) +
		times(4, (i) => pane(canvas, -176 + i * 100 + (i > 1 ? 20 : 0), -134, 34, 64, { arch: true, bars: [2, 2] })) +
		tower(-312, 104, 280, true) +
		tower(200, 92, 236, random() < 0.5) +
		line("M-22 0V-62A40 40 0 0 1 58 -62V0", darker(c, 0.2), 14) +
		door(canvas, -18, 0, 72, 92, "#6E4630", true) +
		(canvas.snow
			? ""
			: times(34, (i) =>
					oval(-216 + Math.sin(i * 1.9) * 26, -i * 4.6, 15, 10, canvas.tint(cycle(canvas.land.leaf, i))),
				))
	);
}
