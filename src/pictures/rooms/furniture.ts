import type { Canvas } from "../canvas.ts";
import { type Colour, darker, lighter } from "../colours.ts";
import { cycle, type Random } from "../random.ts";
import { curve, group, line, oval, path, polygon, rect, round, type Svg, times } from "../shapes.ts";
import type { Room } from "./room.ts";

export function curtain(canvas: Canvas, x: number, y: number, w: number, h: number, c: Colour, dir: number): Svg {
	return (
		path(
			curve`M${x} ${y}h${w * dir}Q${x + w * 0.7 * dir} ${y + h * 0.6} ${x + w * 0.85 * dir} ${y + h}H${x - w * 0.1 * dir}Z`,
			canvas.gradient([lighter(c, 0.16), c]),
		) +
		times(4, (i) =>
			line(
				curve`M${x + w * dir * (0.2 + i * 0.2)} ${y + 8}Q${x + w * dir * (0.12 + i * 0.18)} ${y + h * 0.6} ${x + w * dir * (0.1 + i * 0.19)} ${y + h - 4}`,
				darker(c, 0.14),
				2,
				'opacity=".55"',
			),
		)
	);
}
export function plant(
	_canvas: Canvas,
	random: Random,
	x: number,
	y: number,
	h: number,
	pot: Colour,
	leaf = "#4E7F5E",
): Svg {
	return (
		times(9, (i) => {
			const a = -Math.PI / 2 + (i - 4) * 0.27;
			const l = h * (0.62 + random() * 0.25);
			const ex = x + Math.cos(a) * l * 0.75;
			const ey = y - h * 0.22 + Math.sin(a) * l;
			return path(
				curve`M${x} ${y - h * 0.2}Q${x + Math.cos(a - 0.32) * l * 0.6} ${y - h * 0.2 + Math.sin(a - 0.32) * l * 0.6} ${ex} ${ey}Q${x + Math.cos(a + 0.32) * l * 0.6} ${y - h * 0.2 + Math.sin(a + 0.32) * l * 0.6} ${x} ${y - h * 0.2}Z`,
				i % 2 ? leaf : darker(leaf, 0.16),
			);
		}) +
		path(curve`M${x - h * 0.15} ${y - h * 0.24}h${h * 0.3}L${x + h * 0.11} ${y}h${-h * 0.22}Z`, pot) +
		rect(x - h * 0.17, y - h * 0.27, h * 0.34, h * 0.06, lighter(pot, 0.1), 'rx="3"')
	);
}
export function cushion(x: number, y: number, s: number, c: Colour, tilt = 0): Svg {
	return group(
		rect(x - s / 2, y - s / 2, s, s, c, `rx="${round(s * 0.2)}"`) +
			rect(x - s * 0.36, y - s * 0.36, s * 0.72, s * 0.14, lighter(c, 0.25), `rx="${round(s * 0.07)}" opacity=".7"`) +
			rect(x - s * 0.36, y - s * 0.08, s * 0.72, s * 0.05, lighter(c, 0.25), 'opacity=".5"'),
		`transform="rotate(${tilt} ${round(x)} ${round(y)})"`,
	);
}
export function lamp(canvas: Canvas, x: number, y: number, h: number, c: Colour): Svg {
	return (
		(canvas.lit ? canvas.glow(x, y - h, h * 0.95) : "") +
		rect(x - 3, y - h, 6, h, "#4A4038") +
		oval(x, y, 32, 7, "#4A4038") +
		polygon(
			[
				[x - 26, y - h - 44],
				[x + 26, y - h - 44],
				[x + 46, y - h + 16],
				[x - 46, y - h + 16],
			],
			canvas.lit ? canvas.gradient(["#FFF0C4", "#F9C777"]) : c,
		)
	);
}
export function pendant(canvas: Canvas, x: number, y: number, s: number, c: Colour, round_: boolean): Svg {
	return (
		rect(x - 1.5, -10, 3, y - s + 14, "#4A4038") +
		(canvas.lit ? canvas.glow(x, y + s * 0.4, s * 3.2) : "") +
		(round_
			? oval(x, y, s, s * 0.94, canvas.lit ? canvas.gradient(["#FFF0C4", "#F9C777"]) : c) +
				times(5, (i) =>
					line(
						curve`M${x - s * (0.9 - Math.abs(i - 2) * 0.12)} ${y + (i - 2) * s * 0.34}h${2 * s * (0.9 - Math.abs(i - 2) * 0.12)}`,
						darker(c, 0.15),
						1.2,
						'opacity=".5"',
					),
				)
			: path(
					curve`M${x - s} ${y + s * 0.5}Q${x - s * 0.8} ${y - s} ${x} ${y - s}Q${x + s * 0.8} ${y - s} ${x + s} ${y + s * 0.5}Z`,
					c,
				) + oval(x, y + s * 0.5, s, s * 0.13, canvas.lit ? "#FFF0C4" : lighter(c, 0.3)))
	);
}
export function picture(_canvas: Canvas, room: Room, x: number, y: number, w: number, h: number): Svg {
	const v = Math.floor(room.random() * 3);
	const a = [room.accent, room.textile, room.wood] as const;
	return (
		rect(x + 5, y + 7, w, h, "#1B2440", 'opacity=".12"') +
		rect(x, y, w, h, room.wood) +
		rect(x + 5, y + 5, w - 10, h - 10, room.dim("#FBF4E6")) +
		group(
			v === 0
				? oval(x + w * 0.5, y + h * 0.4, w * 0.2, w * 0.2, a[0]) +
						path(
							curve`M${x + 14} ${y + h * 0.7}q${w * 0.25} ${-h * 0.3} ${w * 0.4} 0t${w * 0.42} 0V${y + h - 14}H${x + 14}Z`,
							a[1],
						)
				: v === 1
					? times(4, (i) =>
							oval(
								x + w * (0.34 + (i % 2) * 0.3),
								y + h * (0.3 + i * 0.14),
								w * 0.16,
								h * 0.1,
								cycle(a, i),
								'opacity=".85"',
							),
						)
					: rect(x + w * 0.24, y + h * 0.22, w * 0.3, h * 0.56, a[1]) +
						rect(x + w * 0.42, y + h * 0.36, w * 0.34, h * 0.44, a[0], 'opacity=".85"'),
		)
	);
}
export function rug(room: Room, x: number, y: number, w: number, h: number): Svg {
	return (
		oval(x, y, w, h, room.pale) +
		oval(x, y, w * 0.9, h * 0.88, "none", `stroke="${room.accent}" stroke-width="5" opacity=".75"`) +
		oval(
			x,
			y,
			w * 0.78,
			h * 0.74,
			"none",
			`stroke="${room.textile}" stroke-width="3" opacity=".6" stroke-dasharray="14 9"`,
		)
	);
}
export function stove(canvas: Canvas, room: Room, x: number, y: number): Svg {
	const fire =
		path("M-30 0Q-38 -34 -12 -58Q-8 -34 6 -44Q26 -24 30 0Z", "#FFB24D") +
		path("M-15 0Q-18 -20 -2 -34Q4 -18 10 -22Q18 -10 15 0Z", "#FFE6A8");
	return (
		rect(x - 13, -10, 26, y - 170, "#33393C") +
		rect(x - 66, y - 190, 132, 172, "#33393C", 'rx="12"') +
		rect(x - 78, y - 198, 156, 14, "#454C50", 'rx="6"') +
		rect(x - 48, y - 160, 96, 104, "#1E1A1C", 'rx="8"') +
		group(fire, `transform="translate(${x} ${y - 62}) scale(1.25)"`) +
		canvas.glow(x, y - 100, 170) +
		times(2, (i) => rect(x - 54 + i * 96, y - 20, 12, 20, "#33393C")) +
		rect(x - 100, y - 2, 200, 9, "#4A4038", 'rx="4"') +
		times(
			6,
			(i) =>
				oval(x + 122 + (i % 3) * 30 - (i > 2 ? -15 : 0), y - 16 - (i > 2 ? 26 : 0), 15, 14, room.wood) +
				oval(x + 122 + (i % 3) * 30 - (i > 2 ? -15 : 0), y - 16 - (i > 2 ? 26 : 0), 10, 9, "#D9B07C"),
		)
	);
}
export function sofa(canvas: Canvas, room: Room, x: number, y: number, w: number): Svg {
	const c = room.textile;
	return (
		oval(x + w / 2, y + 4, w * 0.56, 18, "#1B2440", 'opacity=".2"') +
		times(2, (i) => rect(x + 26 + i * (w - 70), y - 16, 14, 22, room.wood)) +
		rect(x + 12, y - 168, w - 24, 130, canvas.gradient([lighter(c, 0.12), c]), 'rx="26"') +
		times(2, (i) => rect(x + 34 + (i * (w - 68)) / 2, y - 92, (w - 72) / 2, 52, lighter(c, 0.2), 'rx="14"')) +
		rect(x + 20, y - 54, w - 40, 44, darker(c, 0.08), 'rx="12"') +
		times(2, (i) => rect(x - 8 + i * (w - 46), y - 122, 62, 112, canvas.gradient([lighter(c, 0.22), c]), 'rx="24"')) +
		cushion(x + 92, y - 116, 74, room.accent, -8) +
		cushion(x + 154, y - 110, 62, room.pale, 6) +
		cushion(x + w - 106, y - 114, 72, room.pale, 9) +
		path(curve`M${x + w - 52} ${y - 124}q34 -4 36 16l2 84q-22 8 -38 0Z`, room.pale) +
		times(4, (i) => rect(x + w - 50 + i * 8, y - 26, 3, 14, room.pale))
	);
}
