import type { Canvas } from "../canvas.ts";
import { type Colour, darker, lighter, mix } from "../colours.ts";
import { chimney, longHouse, stones } from "../house-parts.ts";
import { door, dormer, pane } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { curve, line, oval, path, polygon, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { climber, underSnow } from "./details.ts";

const SLATES = ["#4E6272", "#5A5F66", "#3F5A5C", "#7A4B40"] as const;

/** A sober manor between moat and bridge: hipped roof, a round tower under a bell-shaped cap. */
export function waterCastle(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#B5735A", "#D9C7A6", "#EFE6D2", "#C0A288", "#D8A070", "#A9A498"]);
	const roof = oneOf(random, SLATES);
	const shutter = oneOf(random, ["#A8443A", "#2F5E58", "#3F5E7C"]);
	const stone = darker(canvas.tint(wall), 0.14);
	const windows =
		times(5, (i) => pane(canvas, -150 + i * 78, -206, 38, 62, { bars: [2, 3], shutter })) +
		[-150, -72, 84, 162].map((x) => pane(canvas, x, -104, 38, 58, { bars: [2, 2], shutter })).join("");
	const house = longHouse(canvas, -190, 430, 236, 112, {
		wall,
		roof,
		hip: 84,
		art:
			stones(random, { x: -184, y: -228, width: 418, height: 222 }, 34, stone, [18, 6]) +
			rect(-190, -128, 430, 6, canvas.tint("#F3E9D8")) +
			windows +
			[-112, 20, 150].map((x) => dormer(canvas, x, -252, 46, "#F3E9D8", roof)).join(""),
	});
	return (
		chimney(canvas, -60, -344, 46, wall) +
		chimney(canvas, 128, -344, 46, wall) +
		house +
		bellTower(canvas, random, wall, roof) +
		moat(canvas) +
		bridge(canvas, wall) +
		balconyAt(canvas, -76, -140, 184, "#38424A") +
		door(canvas, -16, -6, 64, 100, "#5B3B2A", true) +
		climber(canvas, 226, 170, 14)
	);
}

function bellTower(canvas: Canvas, random: Random, wall: Colour, roof: Colour): Svg {
	const colour = canvas.tint(wall);
	const cap = canvas.tint(canvas.snow ? "#F3F8FB" : roof);
	const bell = curve`M-312 -306Q-296 -336 -278 -346Q-258 -360 -246 -392Q-234 -360 -214 -346Q-196 -336 -180 -306Z`;
	return (
		rect(-298, -306, 104, 306, canvas.gradient([lighter(colour, 0.14), colour, darker(colour, 0.26)], "right")) +
		stones(random, { x: -294, y: -300, width: 96, height: 294 }, 16, darker(colour, 0.14), [18, 6]) +
		rect(-304, -314, 116, 12, darker(colour, 0.1)) +
		path(bell, canvas.gradient([lighter(cap, 0.1), darker(cap, 0.2)], "right")) +
		line("M-246 -390v-26", canvas.tint("#4A4038"), 3) +
		oval(-246, -418, 5, 5, canvas.tint("#E9C37A")) +
		times(3, (i) => pane(canvas, -258, -274 + i * 88, 24, 44, { arch: true, bars: [1, 1], sill: false }))
	);
}

function moat(canvas: Canvas): Svg {
	const water = canvas.gradient([mix(canvas.sky[1], "#4F8F97", 0.5), mix(canvas.sky[0], "#2C6E78", 0.6)]);
	const gleams = times(12, (i) => {
		const x = -330 + i * 58 + ((i * 31) % 20);
		return rect(x, 10 + ((i * 7) % 18), 40, 2, lighter(canvas.sky[1], 0.4), 'rx="1" opacity=".6"');
	});
	const banks = path(
		"M-400 40Q0 26 400 40L400 54Q0 40 -400 54Z",
		canvas.tint(canvas.snow ? "#F6FAFC" : canvas.land.near),
	);
	return (
		rect(-312, -8, 564, 14, canvas.tint("#9A8A74")) +
		path("M-400 2Q0 -4 400 2L400 46Q0 32 -400 46Z", water) +
		gleams +
		banks
	);
}

function bridge(canvas: Canvas, wall: Colour): Svg {
	const stone = canvas.tint(darker(wall, 0.08));
	return (
		path("M-46 -8L74 -8L96 48L-70 48Z", canvas.tint("#D9CBB2")) +
		[-60, 72]
			.map((x) => rect(x, -26, 16, 44, stone) + rect(x - 3, -30, 22, 6, underSnow(canvas, lighter(wall, 0.2))))
			.join("")
	);
}

/** A square keep behind a low wall, with corner turrets of which few are pointed. */
export function keep(canvas: Canvas, random: Random): Svg {
	const stone = canvas.tint(oneOf(random, ["#CDBFA9", "#A8A49C", "#D8C3A0", "#C79E84", "#E0D6C2", "#B5A07C"]));
	const roof = oneOf(random, SLATES);
	const block = (x: number, width: number, height: number) =>
		rect(x, -height, width, height, canvas.gradient([lighter(stone, 0.1), stone, darker(stone, 0.16)], "right")) +
		stones(random, { x, y: -height, width, height }, (width * height) / 2400, darker(stone, 0.12), [22, 8]);
	const main =
		block(-150, 300, 300) +
		battlements(canvas, -158, -300, 316, stone) +
		rect(-158, -306, 316, 10, darker(stone, 0.12)) +
		times(3, (i) => pane(canvas, -106 + i * 88, -258, 36, 62, { arch: true, bars: [2, 2] })) +
		[-112, 72].map((x) => pane(canvas, x, -152, 40, 66, { arch: true, bars: [2, 2] })).join("");
	const wings =
		block(-310, 172, 150) +
		battlements(canvas, -316, -150, 180, stone) +
		block(138, 172, 150) +
		battlements(canvas, 136, -150, 180, stone) +
		[-284, -206, 176, 254].map((x) => pane(canvas, x, -112, 30, 56, { arch: true, bars: [1, 1] })).join("");
	const turrets =
		turret(canvas, -176, 62, 372, stone, random() < 0.7 ? roof : null) +
		turret(canvas, 112, 62, 340, stone, random() < 0.35 ? roof : null);
	return (
		main +
		wings +
		turrets +
		line("M-44 0V-62A40 40 0 0 1 40 -62V0", darker(stone, 0.2), 14) +
		balconyAt(canvas, -120, -192, 240, "#6E5A48") +
		door(canvas, -38, 0, 72, 92, "#6E4630", true) +
		climber(canvas, 148, 170, 18)
	);
}

function battlements(canvas: Canvas, x: number, y: number, width: number, stone: Colour): Svg {
	const count = Math.floor(width / 26);
	const step = width / count;
	return times(count, (i) => {
		const left = x + i * step;
		return rect(left, y - 16, 16, 17, stone) + (canvas.snow ? rect(left, y - 20, 16, 5, "#FBFDFE") : "");
	});
}

/** A round corner tower, pointed where it has a roof. */
function turret(canvas: Canvas, x: number, width: number, height: number, stone: Colour, roof: Colour | null): Svg {
	const middle = x + width / 2;
	const cone = roof ? canvas.tint(canvas.snow ? "#F3F8FB" : roof) : "";
	const top = roof
		? polygon(
				[
					[x - 12, -height],
					[middle, -height - width * 1.1],
					[x + width + 12, -height],
				],
				canvas.gradient([lighter(cone, 0.1), darker(cone, 0.24)], "right"),
			) + line(curve`M${middle} ${-height - width * 1.1}v-22`, canvas.tint("#4A4038"), 3)
		: battlements(canvas, x - 6, -height, width + 12, stone);
	return (
		rect(x, -height, width, height, canvas.gradient([lighter(stone, 0.16), stone, darker(stone, 0.28)], "right")) +
		rect(x - 6, -height - 2, width + 12, 14, darker(stone, 0.08)) +
		top +
		times(3, (i) => pane(canvas, middle - 9, -height + 34 + i * 84, 18, 38, { arch: true, bars: [1, 1], sill: false }))
	);
}
