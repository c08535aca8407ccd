import type { Canvas } from "../canvas.ts";
import { darker, lighter, mix } from "../colours.ts";
import { chimney, longHouse, siding } from "../house-parts.ts";
import { door, pane, rail } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { group, oval, rect, type Svg, times } from "../shapes.ts";

export function villa(canvas: Canvas, random: Random): Svg {
	if (random() < 0.5) {
		// modern, stacked, with a pool
		const white = canvas.tint(oneOf(random, ["#F6EFE2", "#EFE3D2", "#E9E7E0"]));
		const wood = canvas.tint("#A8764C");
		const slab = (x: number, y: number, w: number) =>
			rect(x, y - 14, w, 14, canvas.tint(canvas.snow ? "#FBFDFE" : "#FFF9EE")) +
			rect(x, y, w, 10, "#1B2440", 'opacity=".2"');
		return (
			rect(-290, -126, 560, 126, white) +
			rect(120, -126, 150, 126, wood) +
			siding(120, -126, 150, 126, darker(wood, 0.3), 11, true) +
			pane(canvas, -268, -104, 236, 104, { bars: [4, 1], frame: "#3C4448", sill: false }) +
			door(canvas, 16, 0, 56, 96, "#2F4B52") +
			slab(-320, -126, 620) +
			rect(-150, -262, 400, 122, darker(white, 0.05)) +
			rect(-150, -262, 92, 122, wood) +
			siding(-150, -262, 92, 122, darker(wood, 0.3), 11, true) +
			pane(canvas, -34, -240, 200, 86, { bars: [3, 1], frame: "#3C4448", sill: false }) +
			rect(190, -240, 36, 86, darker(white, 0.14)) +
			slab(-186, -262, 470) +
			rail(-312, -138, 160, 34, canvas.tint("#4A5458"), 18) +
			rect(-300, 26, 440, 36, canvas.gradient([mix(canvas.sky[1], "#4FB3BF", 0.5), "#2F8C9E"]), 'rx="6"') +
			rect(-306, 20, 452, 7, canvas.tint("#F5EBDB")) +
			times(5, (i) => rect(-270 + i * 80, 34 + (i % 3) * 7, 44, 2, "#FFFFFF", 'opacity=".5"')) +
			times(2, (i) =>
				group(
					rect(176 + i * 66, 24, 52, 6, canvas.tint("#F7E7C9"), 'rx="3"') +
						rect(176 + i * 66, 8, 20, 18, canvas.tint("#F7E7C9"), `rx="3" transform="rotate(-28 ${186 + i * 66} 24)"`) +
						rect(182 + i * 66, 28, 3, 12, canvas.tint("#7A5138")) +
						rect(218 + i * 66, 28, 3, 12, canvas.tint("#7A5138")),
				),
			)
		);
	}
	const wall = oneOf(random, ["#F8EBD7", "#F1D6B8", "#EFC9A6", "#FBF5EA"]);
	const sh = oneOf(random, ["#5B8A83", "#3F6A78", "#8A6E4B", "#7B8F5B"]);
	const roof = oneOf(random, ["#BF6A45", "#AD5B3E", "#C97F52"]);
	return (
		longHouse(canvas, -80, 290, 240, 62, {
			wall,
			roof,
			hip: 66,
			art: times(3, (i) => pane(canvas, -42 + i * 86, -212, 40, 64, { shutter: sh })),
		}) +
		longHouse(canvas, -300, 260, 136, 46, {
			wall: lighter(wall, 0.2),
			roof,
			hip: 50,
			art: times(3, (i) => pane(canvas, -276 + i * 78, -106, 56, 106, { arch: true, bars: [2, 2], sill: false })),
		}) +
		door(canvas, 10, 0, 54, 96, sh, true) +
		pane(canvas, 108, -98, 56, 66, { shutter: sh, box: "#E0655A" }) +
		chimney(canvas, 130, -276, 44) +
		(canvas.snow
			? ""
			: times(20, (i) =>
					oval(
						-40 + Math.sin(i * 1.7) * 16 + i * 1.2,
						-i * 10,
						15,
						11,
						canvas.tint(i % 3 ? "#D4577E" : canvas.land.leaf[0]),
						'opacity=".95"',
					),
				)) +
		times(2, (i) =>
			group(
				rect(-4 + i * 74, -20, 20, 20, canvas.tint("#B9663F")) +
					oval(6 + i * 74, -30, 18, 16, canvas.tint(canvas.land.dark)),
			),
		)
	);
}
