import type { Canvas } from "../canvas.ts";
import { type Colour, darker, lighter } from "../colours.ts";
import { curve, group, line, oval, path, polygon, rect, type Svg, times } from "../shapes.ts";
import { curtain, cushion, picture, plant } from "./furniture.ts";
import { createRoom, type Room, shell, sunbeam, warmth, windowTo } from "./room.ts";

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
	const bed = bedsOf(canvas, room, { x: bx, width: bw, top: v ? 10 : 0, head, blanket });
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

/** Where the beds stand and what they are covered with. */
interface Place {
	readonly x: number;
	readonly width: number;
	/** How much lower the headboard is. */
	readonly top: number;
	readonly head: Colour;
	readonly blanket: Colour;
}

/** The beds of the room as the home has them. */
function bedsOf(canvas: Canvas, room: Room, place: Place): Svg {
	const half = { ...place, width: 270 };
	switch (canvas.bed) {
		case "twin":
			return oneBed(canvas, room, half, 1) + oneBed(canvas, room, { ...half, x: place.x + 330 }, 1);
		case "single":
			return oneBed(canvas, room, { ...half, x: place.x + 165 }, 1);
		case "bunk":
			return bunkBed(canvas, room, { ...half, x: place.x + 90, width: 420 });
		default:
			return oneBed(canvas, room, place, 2);
	}
}

function oneBed(canvas: Canvas, room: Room, { x, width, top, head, blanket }: Place, pillows: 1 | 2): Svg {
	const each = (width - 60) / pillows - 20;
	const middle = x + width / 2;
	return (
		oval(middle, 742, width * 0.56, 26, "#1B2440", 'opacity=".2"') +
		rect(x - 14, 352 + top, width + 28, 260, canvas.gradient([lighter(head, 0.14), head]), 'rx="30"') +
		times(width / 120, (i) =>
			line(curve`M${x + 60 + i * 110} ${374 + top}v130`, darker(head, 0.16), 3, 'opacity=".7"'),
		) +
		times(pillows, (i) =>
			group(
				rect(x + 40 + i * (each + 20), 446, each, 104, room.dim("#FFFDF6"), 'rx="40"') +
					rect(x + 60 + i * (each + 20), 462, each - 40, 20, "#FFFFFF", 'rx="10" opacity=".55"'),
			),
		) +
		(pillows === 2
			? cushion(x + 232, 514, 92, room.accent, -7) + cushion(x + 352, 518, 84, room.pale, 8)
			: cushion(middle - 38, 516, 78, room.accent, -6)) +
		path(
			curve`M${x - 8} 570Q${middle} 528 ${x + width + 8} 570L${x + width + 22} 736Q${middle} 758 ${x - 22} 736Z`,
			canvas.gradient([room.dim("#FFFBF1"), darker(room.dim("#F4E8D4"), 0.05)]),
		) +
		path(
			curve`M${x - 14} 634Q${middle} 600 ${x + width + 14} 634L${x + width + 24} 740Q${middle} 764 ${x - 24} 740Z`,
			canvas.gradient([lighter(blanket, 0.14), blanket]),
		) +
		times(width / 86, (i) =>
			line(curve`M${x + i * 92 + 10} 622L${x - 4 + i * 96} 748`, lighter(blanket, 0.3), 2.5, 'opacity=".6"'),
		) +
		rect(x - 18, 738, 18, 32, room.wood) +
		rect(x + width + 2, 738, 18, 32, room.wood)
	);
}

/** Two beds, one above the other, with a ladder. */
function bunkBed(canvas: Canvas, room: Room, { x, width, blanket }: Place): Svg {
	const wood = canvas.tint(lighter(room.wood, 0.24));
	const bunk = (y: number) =>
		rect(x, y, width, 26, wood) +
		rect(x + 14, y - 40, width - 28, 42, room.dim("#FFFDF6"), 'rx="14"') +
		rect(x + 22, y - 66, 110, 40, room.dim("#FFFFFF"), 'rx="18"') +
		rect(x + 140, y - 46, width - 156, 48, canvas.gradient([lighter(blanket, 0.14), blanket]), 'rx="12"') +
		times(4, (i) => rect(x + 164 + i * 58, y - 46, 4, 48, lighter(blanket, 0.3), 'opacity=".6"'));
	const ladder =
		[x + width - 96, x + width - 30].map((left) => rect(left, 372, 10, 392, darker(wood, 0.14))).join("") +
		times(6, (i) => rect(x + width - 96, 420 + i * 56, 76, 9, darker(wood, 0.14)));
	return (
		oval(x + width / 2, 768, width * 0.56, 18, "#1B2440", 'opacity=".2"') +
		[x - 12, x + width - 4].map((left) => rect(left, 332, 16, 438, darker(wood, 0.06), 'rx="4"')).join("") +
		bunk(668) +
		bunk(452) +
		rect(x, 388, width - 110, 10, wood) +
		ladder
	);
}
