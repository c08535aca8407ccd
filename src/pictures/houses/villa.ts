import type { Canvas } from "../canvas.ts";
import { darker, lighter } from "../colours.ts";
import { chimney, longHouse, siding } from "../house-parts.ts";
import { door, pane } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { path, polygon, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { climber, potted, steps, underSnow } from "./details.ts";

const GLASS_FRAME = "#3C4448";

export function modernVilla(canvas: Canvas, random: Random): Svg {
	const white = canvas.tint(oneOf(random, ["#F6EFE2", "#D8C2A0", "#E9E7E0", "#B9C2C0", "#E6CDB4", "#8E9A9C"]));
	const wood = canvas.tint("#A8764C");
	const slab = (x: number, y: number, width: number) =>
		rect(x, y - 14, width, 14, underSnow(canvas, "#FFF9EE")) + rect(x, y, width, 10, "#1B2440", 'opacity=".2"');
	const planks = (x: number, y: number, width: number, height: number) =>
		rect(x, y, width, height, wood) + siding(x, y, width, height, darker(wood, 0.3), 11, true);
	const groundFloor =
		rect(-290, -126, 560, 126, white) +
		planks(120, -126, 150, 126) +
		pane(canvas, -268, -104, 236, 104, { bars: [4, 1], frame: GLASS_FRAME, sill: false }) +
		door(canvas, 16, 0, 56, 96, "#2F4B52") +
		slab(-320, -126, 620);
	const upperFloor =
		rect(-150, -262, 400, 122, darker(white, 0.05)) +
		planks(-150, -262, 92, 122) +
		pane(canvas, -34, -240, 200, 86, { bars: [3, 1], frame: GLASS_FRAME, sill: false }) +
		rect(190, -240, 36, 86, darker(white, 0.14)) +
		slab(-186, -262, 470);
	return groundFloor + upperFloor + balconyAt(canvas, -312, -138, 160, "#4A5458", "", 34);
}

/** Tiled roofs at several heights, arches to the terrace, bougainvillea. */
export function mediterraneanVilla(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#F8EBD7", "#EDC08C", "#EFC9A6", "#FBF5EA", "#D99A78", "#E6DCC0"]);
	const shutter = oneOf(random, ["#5B8A83", "#3F6A78", "#8A6E4B", "#7B8F5B"]);
	const roof = oneOf(random, ["#BF6A45", "#AD5B3E", "#C97F52"]);
	const tower = longHouse(canvas, -80, 290, 240, 62, {
		wall,
		roof,
		hip: 66,
		art: times(3, (i) => pane(canvas, -42 + i * 86, -212, 40, 64, { shutter })),
	});
	const loggia = longHouse(canvas, -300, 260, 136, 46, {
		wall: lighter(wall, 0.2),
		roof,
		hip: 50,
		art: times(3, (i) => pane(canvas, -276 + i * 78, -106, 56, 106, { arch: true, bars: [2, 2], sill: false })),
	});
	return (
		tower +
		loggia +
		door(canvas, 10, 0, 54, 96, shutter, true) +
		balconyAt(canvas, -60, -140, 250, "#38424A") +
		pane(canvas, 108, -98, 56, 66, { shutter, box: "#E0655A" }) +
		chimney(canvas, 130, -276, 44) +
		climber(canvas, -36, 200, 16, "#D4577E") +
		potted(canvas, 6, 20) +
		potted(canvas, 80, 20)
	);
}

/** Symmetric, hipped, with a columned loggia under a balustrade. */
export function classicalVilla(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#F3D9A8", "#E3A98C", "#F2E7D3", "#D3D6C0", "#E0BE7C", "#B9C6C8"]);
	const roof = oneOf(random, ["#B8653F", "#A65A41", "#6A5A50"]);
	const shutter = oneOf(random, ["#4B6F63", "#55727C", "#6F7C55"]);
	const stone = canvas.tint("#FBF3E2");
	const windows =
		[-206, -132, 90, 164].map((x) => pane(canvas, x, -214, 42, 68, { shutter, bars: [2, 3] })).join("") +
		pane(canvas, -28, -222, 56, 84, { arch: true, bars: [2, 3] }) +
		[-206, 164].map((x) => pane(canvas, x, -102, 42, 72, { shutter, bars: [2, 3] })).join("");
	const columns = times(5, (i) =>
		rect(-132 + i * 63, -112, 13, 112, canvas.gradient([lighter(stone, 0.2), darker(stone, 0.18)], "right")),
	);
	const balcony = balconyAt(
		canvas,
		-142,
		-120,
		290,
		"#E9DFC9",
		pane(canvas, -28, -206, 56, 80, { bars: [2, 3], sill: false }),
		30,
	);
	const balusters = times(19, (i) => path(`M${-136 + i * 14.6} -134h8q3 9 -1 14h-6q-4 -5 -1 -14Z`, stone));
	const loggia =
		rect(-120, -108, 246, 108, canvas.tint(darker(wall, 0.18))) +
		door(canvas, -27, 0, 54, 92, "#5B4636") +
		[-96, 56].map((x) => pane(canvas, x, -90, 44, 78, { bars: [2, 2], sill: false })).join("") +
		columns +
		rect(-142, -120, 290, 14, stone) +
		balusters +
		rect(-142, -140, 290, 7, stone);
	return (
		chimney(canvas, -150, -292, 44) +
		chimney(canvas, 124, -292, 44) +
		longHouse(canvas, -236, 472, 250, 74, { wall, roof, hip: 104, art: rect(-242, -128, 484, 7, stone) + windows }) +
		polygon(
			[
				[-70, -252],
				[0, -292],
				[70, -252],
			],
			stone,
		) +
		loggia +
		balcony +
		steps(canvas, 3, 300, 2) +
		potted(canvas, -172, 26) +
		potted(canvas, 178, 26)
	);
}
