import type { Canvas } from "../canvas.ts";
import { type Colour, darker, lighter, mix } from "../colours.ts";
import { pane } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { curve, group, line, oval, type Point, path, polygon, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { lampString, plinth } from "./details.ts";

const CLOTHS = ["#F4E6CB", "#DDB88C", "#C3CDB4", "#E5C79E", "#B9C6C8", "#D9A58C"] as const;

/** On its floor of boards, under a string of lamps. */
function pitched(canvas: Canvas, random: Random, form: (canvas: Canvas, cloth: Colour) => Svg): Svg {
	const tent = form(canvas, canvas.tint(oneOf(random, CLOTHS)));
	const posts = [-330, 340].map((x) => line(`M${x} 6V-270`, canvas.tint("#6D4A3D"), 6)).join("");
	return (
		plinth(canvas, -270, 540) +
		tent +
		balconyAt(canvas, -264, -2, 150, "#8A5F3C") +
		lampString(canvas, -330, 340, -250) +
		posts +
		campfire(canvas)
	);
}

export function bellTent(canvas: Canvas, random: Random): Svg {
	return pitched(canvas, random, bell);
}

export function safariTent(canvas: Canvas, random: Random): Svg {
	return pitched(canvas, random, safari);
}

export function domeTent(canvas: Canvas, random: Random): Svg {
	return pitched(canvas, random, dome);
}

/** The open tent: dark by day, warm by night. */
function inside(canvas: Canvas, cloth: Colour): string {
	return canvas.lit
		? canvas.gradient(["#FFE2A0", "#F5A94F"])
		: canvas.gradient([mix(cloth, "#6B4A36", 0.55), mix(cloth, "#3E2A22", 0.72)]);
}

/** Cloth with lamps behind it. */
function glowing(canvas: Canvas, cloth: Colour): string {
	return canvas.lit
		? canvas.gradient([lighter(cloth, 0.3), mix(cloth, "#FFC46B", 0.5)])
		: canvas.gradient([lighter(cloth, 0.2), cloth]);
}

function bed(canvas: Canvas): Svg {
	return (
		rect(-60, -34, 120, 22, canvas.tint("#FFF9EE"), 'rx="6"') +
		rect(-60, -22, 120, 16, canvas.tint("#C4653D"), 'rx="4"')
	);
}

function bell(canvas: Canvas, cloth: Colour): Svg {
	const outline: readonly Point[] = [
		[0, -330],
		[-250, -84],
		[-232, 0],
		[232, 0],
		[250, -84],
	];
	const shade: readonly Point[] = [
		[0, -330],
		[250, -84],
		[232, 0],
		[86, 0],
	];
	const snow: readonly Point[] = [
		[0, -338],
		[-60, -270],
		[-20, -258],
		[20, -268],
		[64, -266],
	];
	const hem: readonly Point[] = [
		[-252, -82],
		[252, -82],
		[244, -60],
		[-244, -60],
	];
	return (
		polygon(outline, glowing(canvas, cloth)) +
		polygon(shade, darker(cloth, 0.12), 'opacity=".75"') +
		times(6, (i) => line(`M0 -330L${-214 + i * 86} ${i === 0 || i === 5 ? -50 : 0}`, darker(cloth, 0.16), 1.6)) +
		path("M0 -216Q-34 -110 -78 0L78 0Q34 -110 0 -216Z", inside(canvas, cloth)) +
		path("M0 -216Q-28 -110 -98 0L-58 0Q-34 -70 0 -216Z", lighter(cloth, 0.3)) +
		path("M0 -216Q28 -110 98 0L58 0Q34 -70 0 -216Z", cloth) +
		line("M0 -330v-22", canvas.tint("#6D4A3D"), 6) +
		polygon(hem, darker(cloth, 0.1), 'opacity=".5"') +
		bed(canvas) +
		(canvas.snow ? polygon(snow, "#FBFDFE") : "")
	);
}

function safari(canvas: Canvas, cloth: Colour): Svg {
	const roof: readonly Point[] = [
		[-318, -128],
		[-196, -262],
		[196, -262],
		[318, -128],
	];
	const snow: readonly Point[] = [
		[-200, -262],
		[-180, -276],
		[180, -276],
		[200, -262],
	];
	return (
		rect(-240, -150, 480, 150, canvas.lit ? mix(cloth, "#FFC46B", 0.35) : darker(cloth, 0.06)) +
		rect(-150, -150, 300, 150, inside(canvas, cloth)) +
		path("M-150 -150L-150 0L-84 0Q-120 -70 -108 -150Z", lighter(cloth, 0.3)) +
		path("M150 -150L150 0L84 0Q120 -70 108 -150Z", lighter(cloth, 0.3)) +
		bed(canvas) +
		polygon(roof, canvas.gradient([lighter(cloth, 0.25), darker(cloth, 0.06)])) +
		times(7, (i) => line(`M${-196 + i * 65} -262L${-318 + i * 106} -128`, darker(cloth, 0.14), 1.5)) +
		times(12, (i) => path(curve`M${-318 + i * 53} -130q26.5 34 53 0Z`, i % 2 ? cloth : darker(cloth, 0.1))) +
		times(4, (i) => rect(-308 + i * 203, -128, 8, 128, canvas.tint("#7A5138"))) +
		(canvas.snow ? polygon(snow, "#FBFDFE") : "")
	);
}

/** A geodesic dome with a window to the sky. */
function dome(canvas: Canvas, cloth: Colour): Svg {
	const outline = "M-236 0V-70A236 232 0 0 1 236 -70V0Z";
	const seam = darker(cloth, 0.16);
	const ribs =
		times(5, (i) => line(curve`M${-190 + i * 95} 0Q${-150 + i * 75} -190 0 -302`, seam, 2, 'opacity=".8"')) +
		[-70, -160, -236].map((y) => line(`M-250 ${y}Q0 ${y - 46} 250 ${y}`, seam, 2, 'opacity=".8"')).join("");
	const sky = "M6 -298Q120 -286 182 -190L92 -128Q70 -210 6 -240Z";
	const glass = canvas.lit
		? canvas.gradient(["#FFE9B4", "#F9B85C"])
		: canvas.gradient([lighter(canvas.sky[0], 0.1), mix(canvas.sky[1], "#3F6470", 0.3)]);
	return (
		group(
			path(outline, glowing(canvas, cloth)) +
				ribs +
				path(sky, glass) +
				path(sky, "none", `stroke="${seam}" stroke-width="4"`),
			canvas.clip(path(outline, "#000")),
		) +
		path(outline, "none", `stroke="${darker(cloth, 0.22)}" stroke-width="4"`) +
		path("M-104 0V-84A82 88 0 0 1 60 -84V0Z", lighter(cloth, 0.3)) +
		path("M-92 0V-82A70 78 0 0 1 48 -82V0Z", inside(canvas, cloth)) +
		group(bed(canvas), 'transform="translate(-22 0)"') +
		pane(canvas, 116, -96, 62, 58, { arch: true, bars: [2, 2], frame: "#7A5138", sill: false }) +
		(canvas.snow ? path("M-150 -250Q0 -330 150 -250Q70 -276 0 -268Q-70 -276 -150 -250Z", "#FBFDFE") : "")
	);
}

function campfire(canvas: Canvas): Svg {
	return group(
		(canvas.lit ? canvas.glow(0, 54, 120, 70) : "") +
			oval(0, 66, 52, 13, canvas.tint("#6B655E")) +
			path("M-20 62Q-26 32 -4 14Q0 34 12 24Q28 44 18 62Z", canvas.lit ? "#FFB24D" : canvas.tint("#D9803C")),
		'transform="translate(-270 12)"',
	);
}
