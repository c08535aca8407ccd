import type { Scenery } from "#site/drawing-address.ts";
import type { Canvas } from "./canvas.ts";
import type { Colour } from "./colours.ts";
import { cropRows, hamlet } from "./fields.ts";
import { peak, treeline } from "./mountains.ts";
import { anyTree, broadleaf, cypress, shrub } from "./plants.ts";
import { cycle, type Random, randomFrom } from "./random.ts";
import { below, curve, group, type Height, path, rect, type Svg, times, wave } from "./shapes.ts";
import { skyOf } from "./sky.ts";
import { boat, water } from "./water.ts";

/** What a scenery is drawn with. */
interface Ground {
	readonly canvas: Canvas;
	readonly random: Random;
	/** Height of the horizon. */
	readonly horizon: number;
	readonly sunX: number;
	/** Where a village lies. */
	readonly villageX: number;
	/** Two rolling lines far away. */
	readonly far: readonly [Height, Height];
	hill(height: Height, top: Colour, bottom: Colour): Svg;
}

const SCENERIES: Readonly<Record<Scenery, (ground: Ground) => Svg>> = {
	alps,
	lake,
	sea,
	forest,
	village,
	countryside,
};

/**
 * Everything from the sky down to the start of the foreground. It depends on seed and scenery only, so that
 * windows show what the house stands in.
 */
export function scenery(canvas: Canvas, horizon = 455): Svg {
	const random = randomFrom(`${canvas.seed}|${canvas.scenery}|scene`);
	const sunX = canvas.light < 0 ? 180 + random() * 260 : 760 + random() * 260;
	const sunY = sunHeight(canvas, random, horizon);
	const villageX = 250 + random() * 700;
	const sky = skyOf(canvas, random, sunX, sunY);
	const far = [wave(random, horizon - 70, 60, 0.006), wave(random, horizon - 24, 46, 0.008)] as const;
	const hill = (height: Height, top: Colour, bottom: Colour) => path(below(height), canvas.gradient([top, bottom]));
	return sky + SCENERIES[canvas.scenery]({ canvas, random, horizon, sunX, villageX, far, hill });
}

function sunHeight(canvas: Canvas, random: Random, horizon: number): number {
	switch (canvas.timeOfDay) {
		case "morning":
			return horizon - 165;
		case "dusk":
			return horizon - 75 - random() * 40;
		default:
			return 105 + random() * 60;
	}
}

/** Two rows of peaks; `cap` (0–1) is how far down the snow lies. */
function range({ canvas, random, horizon }: Ground, cap: number, size = 1): Svg {
	const row = (
		count: number,
		step: number,
		look: { from: number; drop: number; w: number; h: number; depth: number },
	) =>
		times(count, (i) => {
			const x = look.from + i * step + random() * 160;
			const width = look.w + random() * 200;
			const height = (look.h + random() * 90) * size;
			return peak(
				canvas,
				random,
				x,
				horizon + look.drop,
				width,
				height,
				look.depth,
				look.depth > 0.4 ? cap : cap * 0.75,
			);
		});
	return (
		row(3, 430, { from: 120, drop: 60, w: 520, h: 270, depth: 0.46 }) +
		row(4, 360, { from: 0, drop: 70, w: 400, h: 170, depth: 0.24 })
	);
}

function alps(ground: Ground): Svg {
	const { canvas, random, horizon, hill, villageX } = ground;
	const { tint, land } = canvas;
	const upper = wave(random, horizon + 10, 50, 0.006);
	const lower = wave(random, horizon + 62, 40, 0.007);
	return (
		range(ground, canvas.snow ? 0.72 : 0.4) +
		treeline(canvas, random, upper, 34, tint(land.dark, 0.42), tint(land.far, 0.6)) +
		treeline(canvas, random, lower, 46, tint(land.dark, 0.16), tint(land.mid, 0.25)) +
		hill(wave(random, horizon + 108, 26, 0.006), tint(land.mid, 0.08), tint(land.near)) +
		(random() < 0.5 ? hamlet(canvas, random, villageX, horizon + 128, 56, 0.1) : "")
	);
}

function lake(ground: Ground): Svg {
	const { canvas, random, horizon, hill, far, villageX, sunX } = ground;
	const { tint, land } = canvas;
	const mountains =
		random() < 0.55
			? range(ground, canvas.snow ? 0.7 : 0.34, 0.82)
			: hill(wave(random, horizon - 120, 90, 0.005), tint(land.far, 0.5), tint(land.far, 0.75));
	const shore =
		mountains +
		hill(far[0], tint(land.far, 0.34), tint(land.mid, 0.4)) +
		treeline(canvas, random, wave(random, horizon - 8, 16, 0.009), 30, tint(land.dark, 0.22), tint(land.dark, 0.36)) +
		hamlet(canvas, random, villageX, horizon - 8, 46, 0.15);
	const above = group(shore, canvas.clip(rect(-20, -20, 1240, horizon + 20, "#000")));
	return (
		above +
		water(canvas, random, horizon, 800, sunX, above) +
		boat(canvas, 200 + random() * 700, horizon + 62, 46, tint("#B5502F")) +
		boat(canvas, 500 + random() * 500, horizon + 22, 22, tint("#34545E"))
	);
}

function sea({ canvas, random, horizon, sunX }: Ground): Svg {
	const { tint, land } = canvas;
	const side = canvas.light;
	// The coast lies across from the sun.
	const coastX = side > 0 ? -40 : 1240;
	const cliff = (length: number, height: number, depth: number) => {
		let data = `M${coastX} ${horizon + 4}`;
		for (let i = 0; i <= 8; i++) {
			const rise = height * Math.cos((i / 8) * 1.5) ** 0.7 * (0.85 + random() * 0.25);
			data += curve`L${coastX + side * length * (i / 8)} ${horizon + 3 - rise}`;
		}
		const top = tint(canvas.snow ? land.mid : land.dark, depth);
		const fill = canvas.gradient([top, tint("#C9A987", depth)]);
		return path(`${data}L${coastX + side * (length + 30)} ${horizon + 4}Z`, fill);
	};
	const coast =
		cliff(620, 130, 0.5) +
		cliff(430, 170, 0.3) +
		hamlet(canvas, random, coastX + side * 240, horizon - 92, 54, 0.2) +
		cliff(270, 110, 0.12);
	return (
		coast +
		water(canvas, random, horizon, 800, sunX, coast) +
		boat(canvas, 240 + random() * 700, horizon + 40, 44, tint("#2F5963")) +
		boat(canvas, 180 + random() * 800, horizon + 14, 20, tint("#B5502F"))
	);
}

function forest({ canvas, random, horizon, hill }: Ground): Svg {
	const { tint, land } = canvas;
	const [upper, lower] = [wave(random, horizon - 60, 50, 0.006), wave(random, horizon - 5, 40, 0.007)];
	return (
		hill(wave(random, horizon - 120, 70, 0.005), tint(land.far, 0.55), tint(land.far, 0.8)) +
		treeline(canvas, random, upper, 44, tint(land.dark, 0.55), tint(land.far, 0.75)) +
		treeline(canvas, random, lower, 74, tint(land.dark, 0.34), tint(land.far, 0.55)) +
		times(11, (i) => {
			const x = i * 120 - 30 + random() * 60;
			return anyTree(canvas, random, x, horizon + 84 + random() * 24, 170 + random() * 90, 0.16);
		}) +
		hill(wave(random, horizon + 88, 18, 0.007), tint(land.mid, 0.08), tint(land.near))
	);
}

function village({ canvas, random, horizon, hill, far, villageX }: Ground): Svg {
	const { tint, land } = canvas;
	const upper = wave(random, horizon - 8, 36, 0.006);
	const lower = wave(random, horizon + 52, 30, 0.007);
	return (
		hill(wave(random, horizon - 110, 90, 0.0045), tint(land.far, 0.5), tint(land.far, 0.72)) +
		hill(far[0], tint(land.far, 0.3), tint(land.mid, 0.4)) +
		hill(upper, tint(land.mid, 0.22), tint(land.mid, 0.1)) +
		times(7, () => {
			const x = random() * 1200;
			return anyTree(canvas, random, x, upper(600) + 30 + random() * 20, 60 + random() * 30, 0.2);
		}) +
		hamlet(canvas, random, villageX, horizon + 66, 150, 0.12) +
		hamlet(canvas, random, (villageX + 520) % 1200, horizon + 70, 104, 0.16) +
		hill(lower, tint(land.mid, 0.06), tint(land.near)) +
		times(8, (i) => {
			const x = i * 160 + random() * 80;
			return shrub(canvas, random, x, lower(i * 160) + 16, 34, tint(cycle(land.leaf, i), 0.06));
		})
	);
}

function countryside({ canvas, random, horizon, hill, far, villageX }: Ground): Svg {
	const { tint, land } = canvas;
	const field = wave(random, horizon + 10, 44, 0.005);
	const meadow = wave(random, horizon + 70, 34, 0.006);
	const crops = {
		spring: "#B5CC74",
		summer: random() < 0.5 ? "#9678B6" : "#D9B95C",
		autumn: "#A9652F",
		winter: "#CBDAE4",
	};
	const hamletX = (villageX + 430) % 1100;
	return (
		hill(wave(random, horizon - 112, 80, 0.004), tint(land.far, 0.55), tint(land.far, 0.75)) +
		hill(far[0], tint(land.far, 0.34), tint(land.mid, 0.45)) +
		hill(far[1], tint(land.mid, 0.3), tint(land.mid, 0.15)) +
		hamlet(canvas, random, hamletX, far[1](hamletX) + 10, 44, 0.25) +
		times(9, () => {
			const x = 60 + random() * 1100;
			return cypress(canvas, x, far[1](x) + 12, 44 + random() * 30, tint(land.dark, 0.22));
		}) +
		hill(field, tint(land.mid, 0.12), tint(land.near, 0.06)) +
		cropRows(canvas, field, villageX, tint(crops[canvas.season], 0.06)) +
		times(6, (i) => {
			const x = i * 220 + random() * 120;
			return broadleaf(canvas, random, x, meadow(x) + 8, 76 + random() * 40, tint(cycle(land.leaf, i), 0.08));
		}) +
		hill(meadow, tint(land.mid, 0.04), tint(land.near))
	);
}
