import type { Canvas } from "./canvas.ts";
import { type Colour, darker, LANDS, lighter } from "./colours.ts";
import { oneOf, type Random } from "./random.ts";
import { curve, line, oval, path, rect, round, type Svg, times } from "./shapes.ts";

function conifer(canvas: Canvas, x: number, y: number, h: number, c: Colour, snow = canvas.snow): Svg {
	const w = h * 0.36;
	const tiers = 5;
	const half = (side: number, colour: Colour) => {
		let data = curve`M${x} ${y - h}`;
		for (let i = 1; i <= tiers; i++) {
			const t = i / tiers;
			const ww = w * (0.16 + 0.42 * t);
			const yy = y - h + h * 0.92 * t;
			data += curve`Q${x + side * ww * 0.45} ${yy - h * 0.06} ${x + side * ww} ${yy}`;
			if (i < tiers) data += curve`L${x + side * ww * 0.5} ${yy - h * 0.03}`;
		}
		return path(data + curve`Q${x + side * w * 0.2} ${y - h * 0.04} ${x} ${y - h * 0.06}Z`, colour);
	};
	const caps = snow
		? times(tiers - 1, (i) => {
				const t = (i + 0.75) / tiers;
				const ww = w * (0.1 + 0.38 * t);
				const yy = y - h + h * 0.86 * t;
				return path(
					curve`M${x - ww} ${yy}Q${x - ww * 0.3} ${yy - h * 0.1} ${x} ${yy - h * 0.13}Q${x + ww * 0.3} ${yy - h * 0.1} ${x + ww} ${yy}Q${x + ww * 0.5} ${yy - h * 0.02} ${x + ww * 0.2} ${yy - h * 0.015}T${x - ww} ${yy}Z`,
					canvas.tint("#F6FAFC", 0.05),
					'opacity=".92"',
				);
			})
		: "";
	return (
		rect(x - h * 0.022, y - h * 0.1, h * 0.044, h * 0.1, darker(c, 0.35)) +
		half(canvas.light, lighter(c, 0.13)) +
		half(-canvas.light, darker(c, 0.14)) +
		caps
	);
}
export function broadleaf(canvas: Canvas, random: Random, x: number, y: number, h: number, c: Colour): Svg {
	const trunk = canvas.tint("#5E4636");
	const puff = times(9, (i) => {
		const a = i * 0.7 + random();
		const rr = h * (0.13 + random() * 0.06);
		return oval(
			x + Math.cos(a) * h * 0.2,
			y - h * 0.66 + Math.sin(a) * h * 0.17,
			rr,
			rr * 0.92,
			i % 3 ? c : darker(c, 0.1),
		);
	});
	const stem = path(
		curve`M${x - h * 0.035} ${y}Q${x - h * 0.01} ${y - h * 0.3} ${x - h * 0.02} ${y - h * 0.5}L${x + h * 0.02} ${y - h * 0.5}Q${x + h * 0.015} ${y - h * 0.3} ${x + h * 0.04} ${y}Z`,
		trunk,
	);
	if (canvas.snow)
		return (
			stem +
			times(11, (i) => {
				// bare twigs with snow lying on them
				const a = -Math.PI / 2 + (i - 5) * 0.25;
				const l = h * (0.36 + random() * 0.2);
				const ox = y - h * (0.34 + (i % 4) * 0.06);
				const ex = x + Math.cos(a) * l;
				const ey = y - h * 0.44 + Math.sin(a) * l;
				const mx = x + Math.cos(a) * l * 0.5;
				const my = (ox + ey) / 2 - h * 0.02;
				const twig = (s: number) =>
					line(
						curve`M${mx} ${my}q${Math.cos(a + s) * h * 0.07} ${Math.sin(a + s) * h * 0.07} ${Math.cos(a + s) * h * 0.17} ${Math.sin(a + s) * h * 0.16}`,
						trunk,
						round(h * 0.007),
					);
				return (
					line(curve`M${x} ${ox}Q${mx} ${my} ${ex} ${ey}`, trunk, round(h * 0.013)) +
					twig(0.6) +
					twig(-0.6) +
					line(
						curve`M${mx} ${my - h * 0.012}L${ex} ${ey - h * 0.012}`,
						canvas.tint("#F4F8FB"),
						round(h * 0.011),
						'opacity=".85"',
					)
				);
			}) +
			times(16, () =>
				oval(
					x + (random() - 0.5) * h * 0.62,
					y - h * (0.5 + random() * 0.42),
					h * 0.022,
					h * 0.011,
					canvas.tint("#F7FAFC"),
					'opacity=".8"',
				),
			)
		);
	return (
		stem +
		puff +
		times(7, (_i) =>
			oval(
				x + canvas.light * h * 0.07 + (random() - 0.5) * h * 0.3,
				y - h * 0.74 + (random() - 0.5) * h * 0.22,
				h * (0.05 + random() * 0.05),
				h * (0.04 + random() * 0.035),
				lighter(c, 0.2),
				'opacity=".75"',
			),
		) +
		times(14, () =>
			oval(
				x + (random() - 0.5) * h * 0.56,
				y - h * 0.64 + (random() - 0.5) * h * 0.42,
				h * 0.012,
				h * 0.009,
				lighter(c, 0.42),
				'opacity=".7"',
			),
		)
	);
}
export function cypress(canvas: Canvas, x: number, y: number, h: number, c: Colour): Svg {
	const w = h * 0.11;
	const half = (s: number, colour: Colour) =>
		path(
			curve`M${x} ${y - h}C${x + s * w * 0.5} ${y - h * 0.8} ${x + s * w * 1.3} ${y - h * 0.25} ${x + s * w * 0.5} ${y}L${x} ${y}Z`,
			colour,
		);
	return half(canvas.light, lighter(c, 0.12)) + half(-canvas.light, darker(c, 0.15));
}
function pine(canvas: Canvas, x: number, y: number, h: number, c: Colour): Svg {
	return (
		line(
			curve`M${x} ${y}Q${x + canvas.light * h * 0.07} ${y - h * 0.4} ${x - canvas.light * h * 0.02} ${y - h * 0.8}`,
			canvas.tint("#6B4B3A"),
			round(h * 0.035),
		) +
		times(6, (i) =>
			oval(
				x - canvas.light * h * 0.02 + (i - 2.5) * h * 0.12,
				y - h * (0.84 + 0.05 * Math.sin(i * 1.2)),
				h * 0.16,
				h * 0.075,
				i % 2 ? c : darker(c, 0.12),
			),
		) +
		times(5, (i) =>
			oval(
				x + (i - 2) * h * 0.13,
				y - h * (0.885 + 0.02 * (i % 2)),
				h * 0.09,
				h * 0.03,
				lighter(c, 0.2),
				'opacity=".8"',
			),
		)
	);
}
export function shrub(
	canvas: Canvas,
	random: Random,
	x: number,
	y: number,
	s: number,
	c: Colour = canvas.tint(canvas.land.dark),
): Svg {
	return (
		times(6, (i) =>
			oval(x + (i - 2.5) * s * 0.28, y - s * (0.22 + random() * 0.2), s * 0.26, s * 0.24, i % 2 ? c : lighter(c, 0.1)),
		) +
		times(canvas.snow ? 4 : 9, () =>
			oval(
				x + (random() - 0.5) * s * 1.5,
				y - s * (0.2 + random() * 0.36),
				s * (canvas.snow ? 0.16 : 0.045),
				s * (canvas.snow ? 0.06 : 0.04),
				canvas.tint(canvas.snow ? "#F4F8FA" : oneOf(random, canvas.land.bloom)),
			),
		)
	);
}
export function tuft(random: Random, x: number, y: number, s: number, c: Colour): Svg {
	return times(5, (i) =>
		line(
			curve`M${x + i * s * 0.1} ${y}q${(i - 2) * s * 0.08} ${-s * 0.6} ${(i - 2) * s * 0.3 + random() * 4} ${-s * (0.8 + random() * 0.4)}`,
			c,
			round(s * 0.07),
		),
	);
}
export function anyTree(canvas: Canvas, random: Random, x: number, y: number, h: number, depth = 0): Svg {
	const leaf = canvas.tint(oneOf(random, canvas.land.leaf), depth);
	const dark = canvas.tint(canvas.land.dark, depth);
	if (canvas.scenery === "alps" || (canvas.scenery === "forest" && random() < 0.65))
		return conifer(canvas, x, y, h * 1.15, dark);
	if (canvas.north) {
		const windswept = canvas.scenery === "sea" ? 0.62 : 1;
		return random() < 0.25
			? conifer(canvas, x, y, h * windswept, dark)
			: broadleaf(canvas, random, x, y, h * windswept, leaf);
	}
	if (canvas.scenery === "sea" && !canvas.snow)
		return random() < 0.6
			? pine(canvas, x, y, h * 1.1, canvas.tint(LANDS.summer.dark, depth))
			: cypress(canvas, x, y, h, dark);
	return canvas.scenery === "countryside" && random() < 0.4
		? cypress(canvas, x, y, h * 1.1, dark)
		: broadleaf(canvas, random, x, y, h, leaf);
}
