import type { Canvas } from "./canvas.ts";
import type { Random } from "./random.ts";
import { curve, group, line, oval, path, rect, round, type Svg, times } from "./shapes.ts";

export function skyOf(canvas: Canvas, random: Random, sunX: number, sunY: number): Svg {
	const night = canvas.timeOfDay === "night";
	const cloud = (x: number, y: number, s: number, o: number) =>
		group(
			rect(x - s, y - s * 0.1, s * 2, s * 0.2, "#FFF8EA", `rx="${round(s * 0.1)}"`) +
				times(4, (i) =>
					oval(
						x + (i - 1.6) * s * 0.38,
						y - s * 0.1,
						s * (0.2 + random() * 0.16),
						s * (0.14 + random() * 0.14),
						"#FFF8EA",
					),
				) +
				rect(x - s * 0.2, y + s * 0.05, s * 1.7, s * 0.12, "#FFF8EA", `rx="${round(s * 0.06)}"`),
			`opacity="${o}"`,
		);
	return (
		rect(-20, -20, 1240, 840, canvas.gradient([canvas.sky[0], canvas.sky[1], canvas.sky[2], canvas.sky[2]])) +
		(canvas.lit
			? times(night ? 70 : 22, () =>
					oval(
						random() * 1200,
						random() ** 1.5 * (night ? 400 : 190),
						0.8 + random() * 1.3,
						0.8 + random() * 1.3,
						"#FFF6DF",
						`opacity="${round(0.3 + random() * 0.6)}"`,
					),
				)
			: "") +
		oval(sunX, sunY, 330, 330, `url(#${canvas.id}s)`, `opacity="${night ? 0.3 : 0.85}"`) +
		(night
			? path(curve`M${sunX} ${sunY - 32}a32 32 0 1 0 31 39a26 26 0 0 1 -31 -39Z`, "#FBF3DC")
			: oval(
					sunX,
					sunY,
					canvas.timeOfDay === "day" ? 34 : 46,
					canvas.timeOfDay === "day" ? 34 : 46,
					canvas.timeOfDay === "dusk" ? "#FFE3A6" : "#FFF7E0",
				)) +
		times(night ? 2 : 4, (_i) =>
			cloud(
				random() * 1200,
				70 + random() * 190,
				60 + random() * 90,
				round((night ? 0.08 : canvas.lit ? 0.22 : 0.5) * (0.6 + random() * 0.5)),
			),
		) +
		(canvas.lit
			? ""
			: times(3, (_i) => {
					const x = 200 + random() * 800;
					const y = 90 + random() * 150;
					return line(curve`M${x} ${y}q9 -9 16 0q8 -9 16 0`, canvas.tint("#4B6470"), 2.2, 'opacity=".6"');
				}))
	);
}
