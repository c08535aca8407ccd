import type { Canvas } from "../canvas.ts";
import { darker, lighter } from "../colours.ts";
import { chimney, longHouse, roofing, stones } from "../house-parts.ts";
import { door, dormer, pane } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { oval, polygon, rect, type Svg } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { climber, potted, steps } from "./details.ts";

export function porticoMansion(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#F2E4CC", "#E3B48C", "#C6D0C2", "#E7E4DC", "#E0C888", "#B9C6CE"]);
	const roof = oneOf(random, ["#4E5A62", "#6B4A42", "#3F5A57"]);
	const white = canvas.tint("#FFF9EE");
	const box = canvas.land.bloom[0];
	const upper = [-248, -158, -68, 28, 118, 208].map((x) => pane(canvas, x, -222, 42, 70, { bars: [2, 3] })).join("");
	const lower = [-248, -158, 116, 206].map((x) => pane(canvas, x, -104, 42, 78, { bars: [2, 3], box })).join("");
	const dormers = [-210, -86, 38, 162].map((x) => dormer(canvas, x, -264, 46, wall, roof)).join("");
	const column = canvas.gradient([lighter(white, 0.2), darker(white, 0.18)], "right");
	const portico =
		rect(-86, -128, 172, 12, white) +
		polygon(
			[
				[-100, -128],
				[0, -186],
				[100, -128],
			],
			white,
		) +
		polygon(
			[
				[-74, -136],
				[0, -176],
				[74, -136],
			],
			canvas.tint(wall),
		) +
		door(canvas, -30, 0, 60, 100, "#2F4B52") +
		[-82, -50, 38, 70].map((x) => rect(x, -118, 12, 118, column)).join("");
	return (
		chimney(canvas, -190, -352, 50) +
		chimney(canvas, 160, -352, 50) +
		longHouse(canvas, -280, 560, 246, 104, {
			wall,
			roof,
			hip: 96,
			art: rect(-288, -250, 576, 10, white) + rect(-284, -128, 568, 6, white) + upper + lower + dormers,
		}) +
		portico +
		balconyAt(canvas, -92, -130, 184, "#FFF9EE", pane(canvas, -26, -212, 52, 80, { bars: [2, 3], sill: false })) +
		steps(canvas, 0, 196) +
		[-258, -160, 160, 258].map((x) => ball(canvas, x)).join("")
	);
}

/** A round clipped bush. */
function ball(canvas: Canvas, x: number): Svg {
	const green = canvas.tint(canvas.land.dark);
	return (
		oval(x, -28, 26, 30, green) +
		oval(x + canvas.light * 7, -34, 15, 18, lighter(green, 0.16)) +
		(canvas.snow ? oval(x, -50, 20, 9, "#F6FAFC") : "")
	);
}

/** Two wings that come forward under steep slate, brick or chalk stone between them. */
export function manoir(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#EADFC6", "#C98A6A", "#DCD3C2", "#B9705A", "#E3C99A", "#A9A090"]);
	const roof = oneOf(random, ["#4A5560", "#55585E", "#3F4F5A"]);
	const shutter = oneOf(random, ["#DDE3DC", "#6F8B8A", "#5B7F5E", "#8A9AA8"]);
	const quoin = canvas.tint("#FBF3E2");
	const middle = longHouse(canvas, -150, 300, 206, 92, {
		wall,
		roof,
		hip: 0,
		art:
			rect(-150, -110, 300, 6, quoin) +
			[-122, -46, 30, 94].map((x) => pane(canvas, x, -188, 34, 60, { bars: [2, 3], shutter })).join("") +
			[-122, 86].map((x) => pane(canvas, x, -92, 36, 72, { bars: [2, 3], shutter })).join("") +
			[-96, 50].map((x) => dormer(canvas, x, -222, 46, "#FBF3E2", roof)).join(""),
	});
	const wing = (x: number) => {
		const colour = canvas.tint(wall);
		const slope = [
			[x + 44, -388],
			[x + 116, -388],
			[x + 172, -226],
			[x - 12, -226],
		] as const;
		return (
			chimney(canvas, x + 112, -352, 60, wall) +
			rect(x, -232, 160, 232, canvas.gradient([lighter(colour, 0.06), colour])) +
			stones(random, { x, y: -226, width: 160, height: 220 }, 14, darker(colour, 0.1), [18, 6]) +
			[x, x + 148].map((left) => rect(left, -232, 12, 232, quoin)).join("") +
			rect(x - 6, -236, 172, 8, quoin) +
			rect(x, -116, 160, 6, quoin) +
			roofing(canvas, slope, roof, 10) +
			dormer(canvas, x + 54, -252, 52, "#FBF3E2", roof) +
			[x + 30, x + 92].map((left) => pane(canvas, left, -204, 38, 66, { bars: [2, 3], shutter })).join("") +
			[x + 30, x + 92].map((left) => pane(canvas, left, -94, 38, 76, { bars: [2, 3], shutter })).join("")
		);
	};
	return (
		middle +
		wing(-302) +
		wing(142) +
		balconyAt(canvas, -84, -112, 168, "#38424A") +
		rect(-44, -112, 88, 10, quoin) +
		door(canvas, -30, 0, 60, 96, "#3F5A57") +
		steps(canvas, 0, 120, 2) +
		climber(canvas, -150, 180, 14) +
		potted(canvas, -74, 26, "#CFC3B0") +
		potted(canvas, 74, 26, "#CFC3B0")
	);
}
