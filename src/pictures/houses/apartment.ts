import type { Canvas } from "../canvas.ts";
import { darker } from "../colours.ts";
import { gable, longHouse, siding } from "../house-parts.ts";
import { marked } from "../marked.ts";
import { door, dormer, pane } from "../openings.ts";
import { cycle, oneOf, type Random } from "../random.ts";
import { path, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { awning, flowerRow, potted, underSnow } from "./details.ts";

const BLOOMS = ["#E0655A", "#F0B43F", "#D477A0", "#FFFFFF"] as const;

export function townHouse(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#EBC9A3", "#D98F78", "#D7DCCB", "#F2E3C9", "#A9C3C8", "#E3B25A"]);
	const shutter = oneOf(random, ["#3F6A78", "#5B7F5E", "#7A4B3D"]);
	const floor = (level: number) =>
		times(5, (i) => {
			const [x, y] = [-222 + i * 98, -196 - level * 92];
			if (i % 2 === 0) return pane(canvas, x + 4, y, 36, 58, { shutter, box: level % 2 ? "#E0655A" : undefined });
			return (
				pane(canvas, x, y - 4, 44, 72, { bars: [2, 1], sill: false, shutter }) +
				balconyAt(
					canvas,
					x - 28,
					y + 74,
					100,
					"#38424A",
					flowerRow(canvas, x - 28, y + 38, 100, cycle(BLOOMS, level + i)),
					32,
				)
			);
		});
	const shops =
		rect(-250, -100, 500, 100, canvas.tint("#E9DFCE")) +
		[-222, -94, 34, 162].map((x) => pane(canvas, x, -80, 62, 80, { arch: true, bars: [2, 1], sill: false })).join("") +
		awning(canvas, -232, -86, 82, "#2F6467") +
		awning(canvas, 152, -86, 82, "#C9653B") +
		rect(-258, -104, 516, 8, canvas.tint("#FBF4E6"));
	return longHouse(canvas, -250, 500, 440, 62, {
		wall,
		roof: "#8C4E3D",
		hip: 46,
		art: shops + times(3, floor) + times(3, (i) => dormer(canvas, -150 + i * 130, -452, 46, "#F3E6D0", "#8C4E3D")),
	});
}

/** White storeys with round balconies, glass and striped awnings. */
export function seasideBlock(canvas: Canvas, random: Random): Svg {
	const wall = canvas.tint(oneOf(random, ["#F7F0E4", "#EBCFA8", "#D3E0DC", "#E7B9A0", "#EFE0CC", "#BFD0D3"]));
	const cloth = oneOf(random, ["#E0A63F", "#3F7F8A", "#C9653B", "#7F9A5B"]);
	const frame = "#4A5458";
	const storeys = times(4, (level) => {
		const y = -108 - level * 92;
		const slab = canvas.tint("#FFFDF7");
		const balcony = !canvas.has("balcony")
			? ""
			: marked(
					"balcony",
					path(`M-292 ${y}h274q16 0 16 -9h-306q0 9 16 9Z`, slab) +
						rect(-302, y - 42, 294, 34, "#DCECEC", 'opacity=".5"') +
						rect(-304, y - 44, 298, 4, canvas.tint("#4A5458")) +
						times(9, (i) => rect(-300 + i * 36, y - 42, 3, 34, canvas.tint("#4A5458"))),
				);
		const windows =
			pane(canvas, -270, y - 76, 104, 68, { bars: [2, 1], frame, sill: false, dark: level === 1 }) +
			pane(canvas, -140, y - 76, 104, 68, { bars: [2, 1], frame, sill: false }) +
			pane(canvas, 46, y - 72, 54, 56, { bars: [1, 1], frame }) +
			pane(canvas, 136, y - 72, 54, 56, { bars: [1, 1], frame, dark: level === 2 });
		const shade = (level + 1) % 2 ? awning(canvas, -268, y - 84, 100, cloth) : awning(canvas, -138, y - 84, 100, cloth);
		return windows + shade + balcony;
	});
	const entrance =
		rect(-280, -100, 500, 100, darker(wall, 0.1)) +
		pane(canvas, -256, -84, 150, 84, { bars: [4, 1], frame, sill: false }) +
		pane(canvas, -90, -84, 92, 84, { bars: [2, 1], frame, sill: false }) +
		door(canvas, 60, 0, 60, 84, "#2F4B52") +
		rect(36, -100, 108, 9, canvas.tint("#FFFDF7"));
	return (
		rect(-280, -476, 500, 476, canvas.gradient([wall, darker(wall, 0.06)])) +
		rect(206, -476, 26, 476, darker(wall, 0.16)) +
		entrance +
		storeys +
		rect(-296, -488, 540, 16, underSnow(canvas, "#FFFDF7")) +
		rect(-60, -516, 120, 30, darker(wall, 0.08)) +
		potted(canvas, 10, 24) +
		potted(canvas, 168, 24)
	);
}

/** Wooden balconies over the whole front, under one wide gable. */
export function alpineResidence(canvas: Canvas, random: Random): Svg {
	const wood = oneOf(random, ["#A06A44", "#D0A878", "#8A5C40", "#6E6058", "#B88458", "#5E4638"]);
	const frame = "#F7E9D0";
	const plaster = canvas.tint("#F3E9D8");
	const floors = times(3, (level) => {
		const y = -112 - level * 88;
		const upper = level > 0;
		return (
			(upper ? "" : rect(-250, y - 84, 500, 88, plaster)) +
			times(4, (i) =>
				pane(canvas, -218 + i * 118, y - 72, 68, 64, { frame, bars: [2, 1], sill: false, dark: (level + i) % 4 === 3 }),
			) +
			balconyAt(
				canvas,
				-268,
				y + 4,
				536,
				darker(wood, 0.34),
				flowerRow(canvas, -268, y - 34, 536, cycle(["#D9503F", "#E58A4E", "#D4577E"], level)),
			)
		);
	});
	const ground =
		rect(-250, -108, 500, 108, plaster) +
		[-222, -130, 92, 178].map((x) => pane(canvas, x, -78, 52, 54, { frame })).join("") +
		door(canvas, -30, 0, 64, 84, "#5B3B2A", true);
	const attic =
		pane(canvas, -52, -418, 104, 56, { frame, bars: [4, 1] }) +
		siding(-250, -380, 500, 30, darker(canvas.tint(wood), 0.3), 12, true);
	return (
		gable(canvas, -250, 500, 362, 124, 0, {
			wall: wood,
			roof: "#5E5048",
			over: 44,
			planks: 14,
			trim: darker(wood, 0.3),
			thick: 18,
			art: ground + floors + attic,
		}) +
		potted(canvas, -52, 24) +
		potted(canvas, 56, 24)
	);
}
