import type { Canvas } from "../canvas.ts";
import { darker } from "../colours.ts";
import { chimney, gable, roofing, siding, stones } from "../house-parts.ts";
import { door, dormer, pane } from "../openings.ts";
import { cycle, oneOf, type Random } from "../random.ts";
import { group, line, type Point, polygon, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { flowerRow, plinth, potted, underSnow } from "./details.ts";

const WHITE = "#FFF9EE";

export function cottage(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#A8443A", "#3F6A78", "#E3B25A", "#5F7F6A", "#EFE6D6", "#44525A"]);
	const roof = oneOf(random, ["#3F4A50", "#6B4A42", "#8A4A3E"]);
	const look = { frame: WHITE, box: "#F0B43F" };
	const porch =
		polygon(
			[
				[118, -106],
				[214, -106],
				[232, -82],
				[100, -82],
			],
			underSnow(canvas, roof),
		) + times(2, (i) => rect(106 + i * 112, -84, 7, 84, canvas.tint(WHITE)));
	return (
		chimney(canvas, 120, -252, 70) +
		gable(canvas, -220, 250, 160, 132, 260, {
			wall,
			roof,
			planks: 13,
			vertical: random() < 0.5,
			over: 24,
			trim: WHITE,
			thick: 11,
			art:
				pane(canvas, -184, -130, 60, 70, look) +
				pane(canvas, -66, -130, 60, 70, look) +
				pane(canvas, -122, -228, 54, 58, { frame: WHITE }),
			sideArt:
				times(2, (i) => pane(canvas, 62 + i * 142, -132, 62, 66, look)) + door(canvas, 144, -2, 46, 92, "#F0E0C0"),
		}) +
		porch +
		balconyAt(canvas, -140, -156, 92, "#FBF4E6") +
		plinth(canvas, -240, 540) +
		times(3, (i) => potted(canvas, -229 + i * 28, 18))
	);
}

export function aFrame(canvas: Canvas, random: Random): Svg {
	const wood = canvas.tint(oneOf(random, ["#B47B4C", "#3E4B4C", "#8C5A3E", "#D0A878", "#7A8A84", "#A8443A"]));
	const roof = canvas.tint(canvas.snow ? "#F3F8FB" : oneOf(random, ["#3F4A50", "#5D4538"]));
	const front: readonly Point[] = [
		[-210, 0],
		[0, -390],
		[210, 0],
	];
	const slope: readonly Point[] = [
		[0, -400],
		[150, -400],
		[372, 0],
		[222, 0],
	];
	const upperGlass: readonly Point[] = [
		[-122, -136],
		[0, -338],
		[122, -136],
	];
	return (
		polygon(slope, canvas.gradient([roof, darker(roof, 0.24)])) +
		polygon(front, wood) +
		group(siding(-210, -390, 420, 390, darker(wood, 0.35), 13, true), canvas.clip(polygon(front, "#000"))) +
		group(
			pane(canvas, -130, -330, 260, 200, { bars: [4, 2], frame: "#F7EBD5", sill: false }),
			canvas.clip(polygon(upperGlass, "#000")),
		) +
		balconyAt(canvas, -136, -112, 272, "#F1DFC2") +
		pane(canvas, -128, -96, 78, 96, { bars: [1, 1], sill: false }) +
		door(canvas, -24, 0, 52, 90, "#C9653B") +
		pane(canvas, 62, -80, 62, 56, {}) +
		line("M-236 8L0 -404L236 8", roof, 18, 'stroke-linecap="butt"') +
		(canvas.snow ? line("M-236 0L0 -414L236 0", "#FFFFFF", 7) : "") +
		plinth(canvas, -240, 620)
	);
}

/** Brick under a steep roof of reed, white at every edge, as they stand behind the dunes. */
export function duneHouse(canvas: Canvas, random: Random): Svg {
	const brick = oneOf(random, ["#A65E48", "#C98A6A", "#F3EBDD", "#7E5246", "#DDB88C", "#C9CFC4"]);
	const reed = oneOf(random, ["#94805A", "#A08A60", "#7F7462"]);
	const leaf = oneOf(random, ["#2F5E68", "#3F6A5A", "#B0503A"]);
	const wall = canvas.tint(brick);
	const slope = [
		[-170, -300],
		[150, -300],
		[296, -104],
		[-316, -104],
	] as const;
	const edge = line("M-316 -102L-170 -302M150 -302L296 -102", canvas.tint(WHITE), 9, 'stroke-linecap="butt"');
	const windows =
		[-252, -166, 166].map((x) => pane(canvas, x, -86, 58, 58, { frame: WHITE, bars: [3, 2] })).join("") +
		pane(canvas, 80, -86, 58, 58, { frame: WHITE, bars: [3, 2] });
	const gableFront = gable(canvas, -78, 136, 150, 112, 0, {
		wall: brick,
		roof: reed,
		over: 16,
		trim: WHITE,
		thick: 10,
		art:
			stones(random, { x: -74, y: -196, width: 128, height: 190 }, 14, darker(wall, 0.14), [18, 6]) +
			pane(canvas, -44, -180, 68, 60, { frame: WHITE, bars: [3, 2] }),
	});
	return (
		chimney(canvas, -120, -286, 56, brick) +
		rect(-290, -110, 560, 110, wall) +
		stones(random, { x: -286, y: -100, width: 552, height: 94 }, 40, darker(wall, 0.14), [18, 6]) +
		roofing(canvas, slope, reed, 9) +
		edge +
		dormer(canvas, 100, -150, 58, WHITE, reed) +
		dormer(canvas, -220, -150, 58, WHITE, reed) +
		gableFront +
		windows +
		balconyAt(canvas, -62, -112, 104, "#FBF4E6") +
		door(canvas, -36, 0, 52, 90, leaf) +
		times(canvas.snow ? 0 : 18, (i) =>
			line(`M${-330 + i * 5 + (i > 8 ? 560 : 0)} 6q${(i % 5) - 2} -26 ${(i % 7) - 3} -44`, canvas.tint("#B9A86A"), 3),
		) +
		potted(canvas, -62, 18) +
		potted(canvas, 42, 18)
	);
}

/** Fishermen's houses side by side, each in a colour of its own. */
export function rowHouse(canvas: Canvas, random: Random): Svg {
	const colours = ["#C9653B", "#3F6A78", "#E3B25A", "#7F9A7A", "#B5544E", "#EFE6D6"] as const;
	const roofs = ["#8A4A3E", "#4E5A62", "#6B4A42"] as const;
	const start = Math.floor(random() * colours.length);
	return (
		times(3, (i) => {
			const x = -282 + i * 190;
			const wall = cycle(colours, start + i * 2);
			const stepped = (start + i) % 2 === 0;
			const [height, look] = [206 + ((start + i) % 3) * 14, { frame: WHITE, bars: [2, 3] as const }];
			const art =
				[x + 22, x + 120].map((left) => pane(canvas, left, -height + 22, 42, 66, look)).join("") +
				pane(canvas, x + 22, -92, 60, 62, { frame: WHITE, bars: [3, 2], box: i === 1 ? "#E0655A" : "#F0B43F" }) +
				door(canvas, x + 112, 0, 48, 88, cycle(["#2F4B52", "#F0E0C0", "#5B3B2A"], i)) +
				pane(canvas, x + 72, -height - 46, 40, 44, { frame: WHITE, arch: true });
			const front = stepped
				? steppedFront(canvas, x, height, wall) + art
				: gable(canvas, x, 186, height, 92, 0, { wall, roof: cycle(roofs, i), over: 10, trim: WHITE, thick: 10, art });
			const balcony = i === 1 ? balconyAt(canvas, x + 12, -height + 92, 162, "#38424A") : "";
			return chimney(canvas, x + 136, -height - 50, 46) + front + balcony;
		}) +
		rect(-300, 0, 590, 10, canvas.tint("#CFC3B0")) +
		flowerRow(canvas, -296, -8, 36, "#D4577E") +
		potted(canvas, 284, 24)
	);
}

/** A gable that rises in steps to its top, `width` 186. */
function steppedFront(canvas: Canvas, x: number, height: number, wall: string): Svg {
	const colour = canvas.tint(wall);
	const rows = times(4, (i) => rect(x + i * 22, -height - 24 * (i + 1), 186 - i * 44, 25, colour));
	const caps = times(4, (i) => {
		const cap = canvas.tint(canvas.snow ? "#FBFDFE" : WHITE);
		const y = -height - 24 * (i + 1) - 5;
		return rect(x + i * 22 - 3, y, 28, 7, cap) + rect(x + 186 - (i + 1) * 22 - 3, y, 28, 7, cap);
	});
	return rect(x, -height, 186, height, canvas.gradient([colour, darker(colour, 0.06)])) + rows + caps;
}
