import type { Canvas } from "../canvas.ts";
import { darker, lighter } from "../colours.ts";
import { cycle } from "../random.ts";
import { curve, group, line, oval, path, rect, type Svg, times } from "../shapes.ts";
import { curtain, cushion, lamp, pendant, picture, plant, rug, sofa, stove } from "./furniture.ts";
import { createRoom, shell, sunbeam, warmth, windowTo } from "./room.ts";

export function living(canvas: Canvas): Svg {
	const room = createRoom(canvas);
	const { random, wood } = room;
	const fy = 560;
	const big = room.style === "wide";
	const single = ["port", "tent"].includes(room.style);
	const variant = Math.floor(random() * 3);
	const wx = big ? 330 : 420 + (single ? 30 : 0);
	const ww = big ? 780 : single ? 430 : 500;
	const wy = big ? 70 : 100;
	const wh = big ? 440 : single ? 400 : 350;
	const sx = 130 + random() * 60;
	const left =
		variant === 0
			? stove(canvas, room, 170, fy + 24)
			: variant === 1
				? rect(40, 150, 210, fy - 140, wood, 'rx="4"') +
					times(
						4,
						(i) =>
							rect(52, 164 + i * 98, 186, 84, darker(wood, 0.32)) +
							times(8, (j) =>
								rect(
									58 + j * 17,
									172 + i * 98 + ((j * 7 + i * 5) % 18),
									13,
									76 - ((j * 7 + i * 5) % 18),
									cycle([room.accent, room.textile, room.pale, room.wall, "#D9A94E"], i * 3 + j * (2 + (i % 2))),
									j > 5 && i % 2 ? 'opacity="0"' : "",
								),
							) +
							(i % 2 ? plant(canvas, random, 204, 248 + i * 98, 62, room.accent) : ""),
					)
				: picture(canvas, room, 66, 150, 150, 190) +
					picture(canvas, room, 236 - 6, 210, 80, 104) +
					rect(60, 452, 236, 16, wood) +
					rect(72, 468, 10, 108, darker(wood, 0.2)) +
					rect(274, 468, 10, 108, darker(wood, 0.2)) +
					plant(canvas, random, 112, 452, 96, room.pale) +
					oval(214, 440, 20, 12, room.accent) +
					rect(196, 402, 34, 42, room.accent, 'rx="14"');
	const s =
		shell(canvas, room, fy) +
		warmth(canvas, 600, 330) +
		sunbeam(canvas, wx, ww, fy) +
		windowTo(canvas, room, wx, wy, ww, wh) +
		(single
			? room.style === "port"
				? ""
				: ""
			: rect(wx - 110, wy - 34, ww + 220, 9, "#4A4038", 'rx="4"') +
				curtain(canvas, wx - 92, wy - 28, 104, fy - wy + 22, room.pale, 1) +
				curtain(canvas, wx + ww + 92, wy - 28, 104, fy - wy + 22, room.pale, -1)) +
		left +
		rug(room, 610, 716, 430, 78);
	const seat = Math.floor(random() * 3);
	const chair =
		seat === 1
			? group(
					oval(0, 2, 104, 13, "#1B2440", 'opacity=".18"') +
						rect(-2, -590, 4, 270, "#4A4038") +
						path("M-96 -96Q-104 -330 0 -330Q104 -330 96 -96Q60 -24 0 -24Q-60 -24 -96 -96Z", lighter(wood, 0.3)) +
						path("M-70 -110Q-76 -288 0 -288Q76 -288 70 -110Q44 -64 0 -64Q-44 -64 -70 -110Z", darker(wood, 0.25)) +
						cushion(0, -112, 92, room.accent, 6) +
						rect(-62, -92, 124, 34, room.pale, 'rx="17"') +
						times(6, (i) =>
							line(
								curve`M${-84 + i * 34} -80Q${-70 + i * 28} -220 ${-30 + i * 12} -318`,
								darker(wood, 0.05),
								2.5,
								'opacity=".6"',
							),
						),
					'transform="translate(1000 690)"',
				)
			: seat === 2
				? group(
						oval(0, 4, 96, 13, "#1B2440", 'opacity=".2"') +
							rect(-88, -72, 176, 74, canvas.gradient([lighter(room.accent, 0.16), room.accent]), 'rx="34"') +
							times(7, (i) =>
								line(
									curve`M${-66 + i * 22} -66Q${-72 + i * 24} -34 ${-66 + i * 22} -4`,
									darker(room.accent, 0.12),
									2.5,
									'opacity=".6"',
								),
							) +
							rect(-62, -84, 96, 14, room.dim("#FBF4E6"), 'rx="3"') +
							rect(-54, -96, 84, 13, room.textile, 'rx="3"'),
						'transform="translate(980 704)"',
					)
				: group(
						oval(0, 4, 92, 14, "#1B2440", 'opacity=".2"') +
							line("M-56 -10L-66 6M56 -10L66 6", wood, 10) +
							rect(-72, -150, 144, 128, canvas.gradient([lighter(room.accent, 0.14), room.accent]), 'rx="40"') +
							rect(-58, -74, 116, 46, lighter(room.accent, 0.2), 'rx="16"') +
							rect(-86, -92, 36, 78, room.accent, 'rx="16"') +
							rect(50, -92, 36, 78, room.accent, 'rx="16"') +
							cushion(4, -92, 56, room.pale, 7),
						'transform="translate(985 700)"',
					);
	const table =
		random() < 0.4
			? oval(620, 756, 160, 13, "#1B2440", 'opacity=".18"') +
				rect(476, 664, 288, 20, lighter(wood, 0.16), 'rx="5"') +
				rect(476, 682, 288, 8, darker(wood, 0.16)) +
				times(2, (i) => rect(492 + i * 240, 690, 16, 66, wood)) +
				rect(506, 724, 228, 9, darker(wood, 0.1)) +
				plant(canvas, random, 690, 666, 92, room.pale) +
				rect(530, 652, 84, 12, room.accent, 'rx="2"') +
				rect(538, 641, 70, 11, room.dim("#FBF4E6"), 'rx="2"')
			: oval(620, 752, 150, 14, "#1B2440", 'opacity=".18"') +
				line("M540 700L520 752M700 700L720 752", wood, 10) +
				oval(620, 690, 148, 25, darker(wood, 0.12)) +
				oval(620, 684, 148, 25, lighter(wood, 0.18)) +
				rect(566, 662, 66, 10, room.accent, 'rx="2"') +
				rect(572, 652, 56, 10, room.dim("#FBF4E6"), 'rx="2"') +
				path("M668 642h30v20q-15 12 -30 0Z", room.dim("#FFFDF6")) +
				times(3, (i) => line(curve`M${676 + i * 7} 634q4 -8 0 -15`, "#FFFFFF", 2, 'opacity=".5"'));
	return (
		s +
		lamp(canvas, 1116, 690, 270, room.pale) +
		sofa(canvas, room, sx + 70, 690, 430) +
		table +
		chair +
		(single
			? ""
			: pendant(canvas, 620, 150 - (big ? 60 : 30), 46, variant === 1 ? room.accent : room.pale, variant !== 0)) +
		plant(canvas, random, 1150, 800, 210, room.pale, "#47755A")
	);
}
