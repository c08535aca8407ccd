import type { Canvas } from "../canvas.ts";
import { darker } from "../colours.ts";
import { siding } from "../house-parts.ts";
import { pane } from "../openings.ts";
import { onRoof } from "../outside.ts";
import { broadleaf, shrub } from "../plants.ts";
import { oneOf, type Random } from "../random.ts";
import { group, oval, polygon, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";

/** A flat house on the roof, glass along its front. */
export function flatTop(canvas: Canvas, random: Random): Svg {
	return onTop(canvas, random, pavilion);
}

/** A steep roof with windows in it, behind the roof's edge. */
export function mansardTop(canvas: Canvas, random: Random): Svg {
	return onTop(canvas, random, mansard);
}

function pavilion(canvas: Canvas): Svg {
	const wood = canvas.tint("#A8764C");
	return (
		rect(-230, -312, 500, 148, wood) +
		siding(-230, -312, 500, 148, darker(wood, 0.3), 12, true) +
		pane(canvas, -206, -290, 330, 126, { frame: "#39454A", bars: [5, 1], sill: false }) +
		pane(canvas, 160, -290, 84, 126, { frame: "#39454A", bars: [1, 1], sill: false }) +
		rect(-268, -330, 572, 20, canvas.tint(canvas.snow ? "#FBFDFE" : "#F7EFE0")) +
		rect(-230, -310, 500, 12, "#1B2440", 'opacity=".22"')
	);
}

function mansard(canvas: Canvas): Svg {
	const slate = canvas.tint(canvas.snow ? "#F3F8FB" : "#5A646C");
	return (
		polygon(
			[
				[-250, -164],
				[-196, -316],
				[236, -316],
				[290, -164],
			],
			canvas.gradient([slate, darker(slate, 0.16)]),
		) +
		rect(-206, -326, 452, 12, canvas.tint("#F7EFE0")) +
		times(4, (i) => {
			const x = -182 + i * 106;
			return (
				rect(x - 8, -286, 84, 122, canvas.tint("#F3E9D8")) +
				pane(canvas, x, -272, 68, 108, { arch: true, bars: [2, 3], frame: "#39454A", sill: false })
			);
		})
	);
}

/** What stands on the roof of a tall house, with as much of its storeys as is seen. */
function onTop(canvas: Canvas, random: Random, top: (canvas: Canvas) => Svg): Svg {
	const wall = oneOf(random, ["#D9C7AE", "#B98A70", "#E7DECF", "#8FA09C", "#E3B88C", "#A9B8C4"]);
	const c = canvas.tint(wall);
	const dark = canvas.tint("#39454A");
	return (
		rect(-340, -150, 680, 420, canvas.gradient([c, darker(c, 0.18)])) +
		times(3, (f) =>
			times(6, (i) =>
				pane(canvas, -312 + i * 106, -112 + f * 96, 78, 60, {
					frame: "#39454A",
					bars: [2, 1],
					dark: (i * 5 + f * 3) % 4 === 0,
				}),
			),
		) +
		times(3, (f) => rect(-340, -36 + f * 96, 680, 6, darker(c, 0.2))) +
		balconyAt(canvas, -330, -40, 330, "#39454A") +
		balconyAt(canvas, 20, 56, 300, "#39454A") +
		rect(-362, -166, 724, 18, canvas.tint("#F7EFE0")) +
		rect(-362, -148, 724, 8, "#1B2440", 'opacity=".2"') +
		top(canvas) +
		group(
			oval(-296, -190, 3, 24, dark) +
				times(3, (i) => shrub(canvas, random, -330 + i * 36, -166, 44)) +
				broadleaf(canvas, random, 310, -164, 120, canvas.tint(canvas.land.leaf[1])) +
				(canvas.snow || !canvas.has("terrace")
					? ""
					: polygon(
							[
								[-346, -238],
								[-290, -270],
								[-236, -238],
							],
							canvas.tint("#E3A04A"),
						) + rect(-293, -240, 5, 74, dark)),
		) +
		onRoof(canvas, -170) +
		rect(-356, -204, 712, 40, canvas.lit ? "#F7D9A0" : "#DDEDEE", 'opacity=".34"') +
		rect(-358, -207, 716, 5, dark) +
		times(9, (i) => rect(-356 + i * 88.5, -204, 4, 40, dark))
	);
}
