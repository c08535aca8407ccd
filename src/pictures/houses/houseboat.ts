import type { Canvas } from "../canvas.ts";
import { darker, lighter, mix } from "../colours.ts";
import { siding } from "../house-parts.ts";
import { door, pane } from "../openings.ts";
import { shrub } from "../plants.ts";
import { oneOf, type Random } from "../random.ts";
import { group, line, oval, path, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { flowerRow, potted, underSnow } from "./details.ts";

const HULLS = ["#22525C", "#8E3B34", "#2B4770", "#3C4A44", "#A8642F", "#4A5F3C"] as const;
const CABINS = ["#F3E6CF", "#D9A45C", "#E9EDE4", "#B9663F", "#7F9AA8", "#C9B48C"] as const;

/** Mirrored in the water. */
function afloat(canvas: Canvas, random: Random, boat: Svg): Svg {
	const gleams = times(8, (i) =>
		rect(-330 + i * 84 + random() * 30, 26 + (i % 4) * 14, 80, 3, lighter(canvas.sky[1], 0.5), 'rx="2" opacity=".55"'),
	);
	const mirrored = boat.replaceAll(/ data-part="\w+"/g, "");
	return group(mirrored, 'transform="translate(0 40) scale(1 -.5)" opacity=".3"') + boat + gleams;
}

export function barge(canvas: Canvas, random: Random): Svg {
	return afloat(canvas, random, bargeOf(canvas, random));
}

export function floatingHouse(canvas: Canvas, random: Random): Svg {
	return afloat(canvas, random, floatingHouseOf(canvas, random));
}

export function narrowboat(canvas: Canvas, random: Random): Svg {
	return afloat(canvas, random, narrowboatOf(canvas, random));
}

function portholes(canvas: Canvas, xs: readonly number[], y: number): Svg {
	const glass = canvas.lit ? "#FFD27A" : mix(canvas.sky[0], "#24434F", 0.5);
	return xs.map((x) => oval(x, y, 13, 13, canvas.tint("#E9D9B8")) + oval(x, y, 9, 9, glass)).join("");
}

function bargeOf(canvas: Canvas, random: Random): Svg {
	const hull = oneOf(random, HULLS);
	const cabin = oneOf(random, CABINS);
	const wheelhouse =
		rect(-150, -222, 210, 58, canvas.tint(darker(cabin, 0.06))) +
		pane(canvas, -130, -210, 170, 36, { bars: [4, 1], sill: false }) +
		rect(-166, -234, 244, 13, underSnow(canvas, "#5C676A"), 'rx="4"');
	return (
		line("M-120 -176L-120 -226", canvas.tint("#6D4A3D"), 6) +
		rect(-250, -150, 450, 100, canvas.tint(cabin)) +
		siding(-250, -150, 450, 100, darker(canvas.tint(cabin), 0.25), 14, true) +
		times(3, (i) => pane(canvas, -224 + i * 104, -130, 70, 54, { bars: [2, 1] })) +
		door(canvas, 112, -50, 48, 88, hull) +
		rect(-274, -164, 498, 16, underSnow(canvas, "#4C565A"), 'rx="5"') +
		wheelhouse +
		times(canvas.snow ? 0 : 8, (i) => shrub(canvas, random, 98 + i * 14, -166, 24)) +
		balconyAt(canvas, 206, -54, 112, "#F3E6CF", "", 42) +
		path(
			"M-318 -54L352 -54Q346 6 300 22L-276 22Q-316 10 -318 -54Z",
			canvas.gradient([canvas.tint(hull), darker(canvas.tint(hull), 0.25)]),
		) +
		rect(-312, -46, 658, 7, canvas.tint("#F3E6CF")) +
		portholes(canvas, [-230, -134, -38, 58, 154], -12) +
		flowerRow(canvas, -316, -60, 72, canvas.land.bloom[0])
	);
}

/** Glass and boards on a pontoon. */
function floatingHouseOf(canvas: Canvas, random: Random): Svg {
	const wood = canvas.tint(oneOf(random, ["#A8764C", "#4F5A5E", "#8A5C40", "#E3E6DE", "#C29A6A", "#7A8A84"]));
	const frame = "#3C4448";
	const steel = canvas.tint("#4A5458");
	const upper =
		rect(-206, -244, 270, 98, wood) +
		siding(-206, -244, 270, 98, darker(wood, 0.3), 12, true) +
		pane(canvas, -184, -228, 150, 78, { bars: [3, 1], frame, sill: false }) +
		pane(canvas, -12, -222, 54, 54, { bars: [1, 1], frame }) +
		rect(-224, -260, 308, 16, underSnow(canvas, "#F7EFE0"));
	const lower =
		rect(-270, -136, 520, 118, darker(wood, 0.06)) +
		siding(-270, -136, 520, 118, darker(wood, 0.34), 12, true) +
		pane(canvas, -248, -118, 220, 100, { bars: [4, 1], frame, sill: false }) +
		door(canvas, 0, -18, 52, 94, "#C9653B") +
		pane(canvas, 84, -110, 140, 66, { bars: [3, 1], frame }) +
		rect(-288, -150, 556, 16, underSnow(canvas, "#F7EFE0"));
	const upstairs =
		balconyAt(canvas, 70, -150, 192, "#4A5458", "", 38) +
		group(potted(canvas, 96, 22) + potted(canvas, 236, 22), 'transform="translate(0 -150)"');
	const pontoon =
		rect(-340, -18, 690, 12, canvas.tint("#C39C6E")) +
		rect(-330, -6, 670, 26, canvas.tint("#5F676A")) +
		rect(322, -44, 10, 26, steel);
	return upper + lower + upstairs + pontoon + group(potted(canvas, -312, 26), 'transform="translate(0 -18)"');
}

/** Long, low and painted, flowers on its roof. */
function narrowboatOf(canvas: Canvas, random: Random): Svg {
	const hull = oneOf(random, HULLS);
	const trim = canvas.tint(oneOf(random, ["#E0A63F", "#E9D9B8", "#C9653B"]));
	const side = canvas.tint(hull);
	const panel = lighter(side, 0.14);
	const cabin =
		path("M-286 -44L-270 -136L226 -136L240 -44Z", side) +
		times(4, (i) => rect(-252 + i * 118, -122, 96, 66, panel, 'rx="5"')) +
		[-224, -106, 12]
			.map((x) => pane(canvas, x, -112, 54, 42, { frame: "#E9D9B8", bars: [2, 1], sill: false }))
			.join("") +
		door(canvas, 132, -46, 44, 76, "#8A5C40") +
		rect(-282, -146, 516, 12, underSnow(canvas, "#E9DFCE"), 'rx="5"') +
		rect(-276, -132, 504, 4, trim);
	const roof =
		[-190, -70, 60]
			.map((x) => rect(x, -164, 60, 18, canvas.tint("#8A5C40")) + flowerRow(canvas, x, -168, 60, canvas.land.bloom[0]))
			.join("") +
		rect(150, -190, 14, 46, canvas.tint("#33393C")) +
		rect(146, -194, 22, 7, trim);
	const bow =
		path("M-360 -64Q-352 12 -300 22L300 22Q336 12 344 -52L250 -44L-286 -44Z", darker(side, 0.2)) +
		rect(-348, -50, 690, 6, trim) +
		balconyAt(canvas, 246, -48, 84, "#E9D9B8") +
		line("M292 -84v-44", canvas.tint("#6D4A3D"), 5) +
		oval(-322, -34, 13, 10, trim);
	return cabin + roof + bow;
}
