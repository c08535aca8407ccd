import type { Canvas } from "../canvas.ts";
import { darker, lighter } from "../colours.ts";
import { curve, group, line, oval, path, polygon, rect, type Svg, times } from "../shapes.ts";
import { curtain, cushion, picture, plant } from "./furniture.ts";
import { createRoom, shell, sunbeam, warmth, windowTo } from "./room.ts";

export function bedroom(canvas: Canvas): Svg {
	const room = createRoom(canvas);
	const { random, wood } = room;
	const fy = 585;
	const v = Math.floor(random() * 2);
	const bx = v ? 300 : 470;
	const bw = 600;
	const wx = v ? 330 : 60;
	const ww = v ? 540 : 350;
	const wy = v ? 66 : 110;
	const wh = v ? 250 : 380;
	const head = canvas.type === "castle" ? wood : room.textile;
	const blanket = room.random() < 0.5 ? room.accent : room.textile;
	const bed =
		oval(bx + bw / 2, 742, bw * 0.56, 26, "#1B2440", 'opacity=".2"') +
		rect(bx - 14, 352 + (v ? 10 : 0), bw + 28, 260, canvas.gradient([lighter(head, 0.14), head]), 'rx="30"') +
		times(5, (i) =>
			line(curve`M${bx + 90 + i * 105} ${374 + (v ? 10 : 0)}v130`, darker(head, 0.16), 3, 'opacity=".7"'),
		) +
		times(2, (i) =>
			group(
				rect(bx + 46 + i * 264, 446, 244, 104, room.dim("#FFFDF6"), 'rx="40"') +
					rect(bx + 66 + i * 264, 462, 200, 20, "#FFFFFF", 'rx="10" opacity=".55"'),
			),
		) +
		cushion(bx + 232, 514, 92, room.accent, -7) +
		cushion(bx + 352, 518, 84, room.pale, 8) +
		path(
			curve`M${bx - 8} 570Q${bx + bw / 2} 528 ${bx + bw + 8} 570L${bx + bw + 30} 736Q${bx + bw / 2} 758 ${bx - 30} 736Z`,
			canvas.gradient([room.dim("#FFFBF1"), darker(room.dim("#F4E8D4"), 0.05)]),
		) +
		path(
			curve`M${bx - 16} 634Q${bx + bw / 2} 600 ${bx + bw + 16} 634L${bx + bw + 32} 740Q${bx + bw / 2} 764 ${bx - 32} 740Z`,
			canvas.gradient([lighter(blanket, 0.14), blanket]),
		) +
		times(7, (i) =>
			line(
				curve`M${bx + i * 96 + 8} ${626 - Math.sin((i / 6) * 3.1) * 16}L${bx - 18 + i * 104} ${742 + Math.sin((i / 6) * 3.1) * 12}`,
				lighter(blanket, 0.3),
				2.5,
				'opacity=".6"',
			),
		) +
		rect(bx - 24, 738, 18, 32, wood) +
		rect(bx + bw + 8, 738, 18, 32, wood);
	const stand = (x: number, books: boolean) =>
		rect(x - 52, 560, 104, 118, wood, 'rx="6"') +
		rect(x - 44, 574, 88, 40, lighter(wood, 0.12), 'rx="4"') +
		oval(x, 594, 5, 5, "#E9C37A") +
		rect(x - 44, 622, 88, 40, lighter(wood, 0.12), 'rx="4"') +
		(canvas.lit ? canvas.glow(x, 490, 210) : "") +
		oval(x, 546, 26, 22, room.accent) +
		polygon(
			[
				[x - 26, 470],
				[x + 26, 470],
				[x + 44, 528],
				[x - 44, 528],
			],
			canvas.lit ? canvas.gradient(["#FFF0C4", "#F9C777"]) : room.pale,
		) +
		(books ? rect(x + 18, 548, 30, 8, room.pale) + rect(x + 20, 541, 26, 7, room.textile) : "");
	return (
		shell(canvas, room, fy) +
		warmth(canvas, bx + bw / 2, 380) +
		sunbeam(canvas, wx, ww, fy) +
		windowTo(canvas, room, wx, wy, ww, wh, room.style === "wide" && !v ? "tall" : room.style) +
		(["port", "tent"].includes(room.style)
			? ""
			: rect(wx - 84, wy - 34, ww + 168, 8, "#4A4038", 'rx="4"') +
				(v
					? curtain(canvas, wx - 72, wy - 28, 84, 300, room.pale, 1) +
						curtain(canvas, wx + ww + 72, wy - 28, 84, 300, room.pale, -1)
					: curtain(canvas, wx - 72, wy - 28, 92, fy - wy + 20, room.pale, 1) +
						curtain(canvas, wx + ww + 66, wy - 28, 84, fy - wy + 20, room.pale, -1))) +
		(v
			? picture(canvas, room, 76, 150, 150, 196) + picture(canvas, room, 988, 170, 140, 170)
			: times(3, (i) => picture(canvas, room, 590 + i * 132, 128 + (i % 2) * 16, 104, 138))) +
		oval(bx + bw / 2, 770, 520, 60, room.pale, 'opacity=".85"') +
		stand(bx - 84, false) +
		stand(bx + bw + 84, true) +
		bed +
		(v ? plant(canvas, random, 1120, 790, 250, room.accent) : plant(canvas, random, 84, 790, 220, room.accent))
	);
}
