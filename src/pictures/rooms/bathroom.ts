import type { Canvas } from "../canvas.ts";
import { darker, lighter, mix } from "../colours.ts";
import { cycle, oneOf } from "../random.ts";
import { curve, group, line, oval, path, polygon, rect, type Svg, times } from "../shapes.ts";
import { plant } from "./furniture.ts";
import { createRoom, shell, sunbeam, warmth, windowTo } from "./room.ts";

export function bathroom(canvas: Canvas): Svg {
	const room = createRoom(canvas);
	const { random, wood } = room;
	const fy = 600;
	const tile = oneOf(random, [room.textile, room.accent, room.dim("#7FA3A0"), room.dim("#C9A58C")]);
	const v = random() < 0.5;
	const tx = v ? 470 : 110;
	const wx = v ? 520 : 150;
	const ww = v ? 520 : 460;
	const white = room.dim("#FFFDF7");
	const sx = v ? 90 : 740;
	const brass = room.dim("#C99A4B");
	const tiles =
		rect(-10, 330, 1220, fy - 330, tile) +
		times(20, (i) =>
			times(5, (j) =>
				rect(
					-6 + i * 62 + (j % 2 ? 31 : 0),
					334 + j * 53,
					58,
					49,
					(i * 7 + j * 3) % 5 === 0 ? lighter(tile, 0.14) : (i * 5 + j) % 4 === 0 ? darker(tile, 0.07) : tile,
					`stroke="${lighter(tile, 0.28)}" stroke-width="2"`,
				),
			),
		) +
		rect(-10, 322, 1220, 12, white);
	const tub =
		oval(tx + 300, 742, 290, 20, "#1B2440", 'opacity=".2"') +
		path(
			curve`M${tx} 520H${tx + 600}Q${tx + 590} 740 ${tx + 480} 740H${tx + 120}Q${tx + 10} 740 ${tx} 520Z`,
			canvas.gradient([white, darker(white, 0.1)]),
		) +
		rect(tx - 14, 506, 628, 26, white, 'rx="13"') +
		path(
			curve`M${tx + 20} 538Q${tx + 30} 700 ${tx + 120} 724`,
			"none",
			`stroke="${darker(white, 0.12)}" stroke-width="6" opacity=".6"`,
		) +
		times(13, (i) => oval(tx + 150 + i * 26, 504 - (i % 3) * 8, 22, 17, "#FFFFFF", 'opacity=".9"')) +
		line(curve`M${tx + 560} 506V420q0 -34 -34 -34h-20v22`, brass, 10) +
		rect(tx + 540, 500, 42, 10, brass, 'rx="4"') +
		path(curve`M${tx + 20} 508h92v108q-46 14 -92 0Z`, room.accent) +
		times(3, (i) => rect(tx + 22, 570 + i * 12, 88, 4, room.pale));
	const basin =
		rect(sx, 480, 330, 120, wood, 'rx="6"') +
		times(
			2,
			(i) =>
				rect(sx + 14 + i * 155, 496, 147, 90, lighter(wood, 0.1), 'rx="4"') +
				rect(sx + 70 + i * 155, 508, 36, 5, brass),
		) +
		rect(sx - 10, 466, 350, 18, white, 'rx="5"') +
		path(curve`M${sx + 90} 432h150q-8 34 -40 34h-70q-32 0 -40 -34Z`, white) +
		line(curve`M${sx + 165} 466v-58q0 -16 16 -16h14v14`, brass, 8) +
		rect(sx + 268, 426, 26, 40, room.accent, 'rx="8"') +
		line(curve`M${sx + 281} 426v-14h14`, brass, 4) +
		rect(sx + 14, 600, 12, 76, darker(wood, 0.2)) +
		rect(sx + 304, 600, 12, 76, darker(wood, 0.2)) +
		rect(sx + 4, 640, 322, 10, darker(wood, 0.1)) +
		times(3, (i) => rect(sx + 60, 612 + i * 10 - 3, 92, 9, cycle([room.pale, room.accent, white], i), 'rx="4"'));
	const mirror =
		(canvas.lit ? canvas.glow(sx + 165, 230, 240) : "") +
		oval(sx + 165, 226, 118, 118, brass) +
		oval(sx + 165, 226, 110, 110, canvas.gradient([mix(room.wall, "#BFD6DA", 0.6), mix(room.wall, "#E9F2F0", 0.5)])) +
		polygon(
			[
				[sx + 100, 300],
				[sx + 180, 128],
				[sx + 222, 134],
				[sx + 140, 330],
			],
			"#FFFFFF",
			'opacity=".25"',
		) +
		times(
			2,
			(i) =>
				rect(sx + 18 + i * 284, 200, 10, 54, brass) +
				oval(sx + 23 + i * 284, 190, 17, 17, canvas.lit ? "#FFEFC2" : white),
		);
	return (
		shell(canvas, { ...room, woody: false, floor: mix(room.floor, room.dim("#DCD6CA"), 0.65) }, fy) +
		tiles +
		warmth(canvas, 600, 300) +
		windowTo(
			canvas,
			room,
			wx,
			84,
			ww,
			room.style === "port" ? 300 : 330,
			room.style === "tent" ? "arch" : room.style === "french" ? "grid" : room.style,
		) +
		sunbeam(canvas, wx, ww, fy) +
		mirror +
		basin +
		oval(tx + 300, 764, 330, 34, room.pale) +
		tub +
		plant(canvas, random, v ? 1130 : 70, 796, 230, room.pale) +
		group(
			rect(-34, -74, 68, 10, wood, 'rx="4"') +
				line("M-26 -66L-34 0M26 -66L34 0", wood, 8) +
				rect(-20, -104, 14, 30, room.pale, 'rx="3"') +
				(canvas.lit ? canvas.glow(14, -96, 60) : "") +
				rect(6, -96, 16, 22, room.accent, 'rx="3"'),
			`transform="translate(${v ? 420 : 750} 760)"`,
		)
	);
}
