import type { Canvas } from "./canvas.ts";
import { darker, mix } from "./colours.ts";
import { house } from "./houses/forms.ts";
import { gardenFence, things } from "./outside.ts";
import { anyTree, shrub, tuft } from "./plants.ts";
import { cycle, oneOf, type Random, randomFrom } from "./random.ts";
import { scenery } from "./scenery.ts";
import { below, curve, group, line, oval, path, polygon, rect, type Svg, times, wave } from "./shapes.ts";
import { water } from "./water.ts";

/** Where the house stands and how large it is drawn. */
interface Site {
	readonly x: number;
	/** The ground at its door. */
	readonly base: number;
	readonly scale: number;
	/** −1: mirrored. */
	readonly flip: -1 | 1;
	readonly house: Svg;
}

/** The house in its surroundings. */
export function exterior(canvas: Canvas): Svg {
	const random = randomFrom([canvas.seed, canvas.type, "ext"].join("|"));
	const site = siteOf(canvas, random);
	if (canvas.type === "penthouse") return scenery(canvas, 520) + roofs(canvas, random) + site.house;
	if (canvas.type === "houseboat") return scenery(canvas, 440) + onWater(canvas, random, site);
	return scenery(canvas, 440) + onLand(canvas, random, site);
}

function siteOf(canvas: Canvas, random: Random): Site {
	const scale = Number(((1.02 + random() * 0.16) * (canvas.type === "apartment" ? 0.88 : 1)).toFixed(2));
	const onGround = canvas.type !== "penthouse" && canvas.type !== "houseboat";
	const base = onGround ? 630 + random() * 22 : 640;
	const x = 600 + (random() < 0.5 ? -1 : 1) * (30 + random() * 110);
	const flip = random() < 0.5 && canvas.type !== "houseboat" ? -1 : 1;
	// A mirrored house is still lit from where the sun stands.
	const art = house({ ...canvas, light: canvas.light === flip ? 1 : -1 }, random);
	const transform = curve`translate(${x} ${base}) scale(${String(scale * flip)} ${String(scale)})`;
	return { x, base, scale, flip, house: group(art, `transform="${transform}"`) };
}

/** Roofs of a town below a penthouse. */
function roofs(canvas: Canvas, random: Random): Svg {
	const { tint } = canvas;
	return times(9, (i) => {
		const x = i * 150 - 40 + random() * 40;
		const height = 90 + random() * 130;
		const wall = tint(cycle(["#D9B99A", "#C9A58C", "#B9B4A6", "#E3CDB0"], i), 0.22);
		const roof = polygon(
			[
				[x - 5, 760 - height],
				[x + 30, 722 - height],
				[x + 94, 722 - height],
				[x + 129, 760 - height],
			],
			tint(canvas.snow ? "#EEF4F8" : "#A9604A", 0.2),
		);
		const windows = times(6, (j) => {
			const glass = canvas.lit && (i + j) % 3 ? "#FFD78A" : tint("#54707A", 0.2);
			return rect(x + 16 + (j % 3) * 36, 784 - height + Math.floor(j / 3) * 42, 16, 22, glass);
		});
		return rect(x, 760 - height, 124, height + 60, wall) + roof + windows;
	});
}

function onWater(canvas: Canvas, random: Random, site: Site): Svg {
	const { tint, land } = canvas;
	const canal =
		path(below(wave(random, 545, 8, 0.01)), tint(land.near)) +
		water(canvas, randomFrom(`${canvas.seed}w`), 556, 800, 600);
	const reeds = times(16, () => {
		const x = random() < 0.5 ? random() * 260 : 940 + random() * 260;
		return tuft(random, x, 800, 70 + random() * 60, tint(canvas.snow ? "#B9A77F" : land.dark));
	});
	const reach = canvas.has("terrace") || canvas.has("hottub") || canvas.has("charger") ? 420 : 210;
	const jetty =
		line(`M-10 742L${reach} 730`, tint("#7D5A3C"), 16) +
		times(reach / 70, (i) => rect(20 + i * 80, 728, 9, 80, tint("#5E4636")));
	const raft =
		canvas.has("sauna") || canvas.has("pool")
			? rect(860, 716, 330, 14, tint("#7D5A3C")) + rect(870, 730, 310, 12, tint("#3C4A50"))
			: "";
	const outside = things(canvas, [
		["charger", { x: 36, y: 734 }],
		["terrace", { x: 300, y: 722, scale: 0.9 }],
		["hottub", { x: 130, y: 732 }],
		["sauna", { x: 1100, y: 716 }],
		["pool", { x: 960, y: 712, scale: 0.5 }],
	]);
	return (hasWater(canvas) ? "" : canal) + site.house + reeds + jetty + raft + outside;
}

function hasWater({ scenery: around }: Canvas): boolean {
	return around === "sea" || around === "lake";
}

function onLand(canvas: Canvas, random: Random, site: Site): Svg {
	const { tint, land } = canvas;
	const { x, base, scale } = site;
	const surface = wave(random, base - 34, 16, 0.006);
	const sand = canvas.scenery === "sea" && !canvas.snow;
	const ground = canvas.gradient([
		tint(sand ? "#DCC793" : mix(land.mid, land.near, 0.4)),
		tint(sand ? "#C2AC72" : land.near),
		darker(tint(land.near), 0.12),
	]);
	const trees = times(4, (i) => {
		const treeX = x + (i < 2 ? -1 : 1) * (300 + random() * 150) * scale;
		return anyTree(canvas, random, treeX, surface(treeX) + 16, 190 + random() * 120);
	});
	const shadow = polygon(
		[
			[x - 330 * scale, base + 2],
			[x + 330 * scale, base + 2],
			[x + 330 * scale - canvas.light * 90, base + 40],
			[x - 300 * scale - canvas.light * 90, base + 40],
		],
		"#1B2440",
		'opacity=".13"',
	);
	const door = x + (canvas.type === "villa" ? 40 : 0) * site.flip;
	// What stands outside has its place where there is room; path and tree are on the other side.
	const wide = x > 600 ? -1 : 1;
	const outside = SPOTS.map(([part, along, down, size]) => {
		const side = part === "terrace" || part === "charger" ? -wide : wide;
		return [part, { x: x + side * along, y: base + down, scale: size }] as const;
	});
	const isFree = !SPOTS.some(([part]) => canvas.has(part));
	const swing = (random() - 0.5) * 500;
	const bend = isFree ? swing : canvas.has("pool") ? -wide * Math.abs(swing) * 0.5 : -wide * Math.abs(swing);
	const treeSide = random() < 0.5 ? 40 : 1160;
	const treeX = isFree ? treeSide : wide > 0 ? -24 : 1224;
	const poolX = x + wide * POOL_ALONG;
	const isPath = (at: number) => at > door + bend - 165 && at < door + bend + 140;
	const isPool = (at: number) => canvas.has("pool") && Math.abs(at - poolX) < 225;
	return (
		path(below(surface), ground) +
		trees +
		gardenFence(canvas, x - 330 * scale, x + 330 * scale, base + 8) +
		shadow +
		footpath(canvas, door, base, bend) +
		site.house +
		times(5, (i) => {
			const side = i % 2 ? 1 : -1;
			const shrubX = x + side * (250 + random() * 120) * scale;
			const art = shrub(canvas, random, shrubX, base + 14 + random() * 14, 44 + random() * 22);
			return isFree || side !== wide ? art : "";
		}) +
		meadow(canvas, random, door, base, bend) +
		things(canvas, outside) +
		border(canvas, random, (at) => isPath(at) || isPool(at)) +
		anyTree(canvas, random, treeX, 830, 430 + random() * 130) +
		shrub(canvas, random, 1200 - treeX, 812, 92, tint(land.dark)) +
		snowfall(canvas, random)
	);
}

const POOL_ALONG = 215;
/** How far along from the house's middle and down from its foot each thing stands, and how large, the farthest first. */
const SPOTS = [
	["sauna", 440, -4, 1],
	["charger", 318, 14, 0.9],
	["hottub", 330, 26, 0.95],
	["terrace", 150, 40, 1],
	["pool", POOL_ALONG, 112, 1],
] as const;

function footpath(canvas: Canvas, x: number, base: number, bend: number): Svg {
	const [near, far] = [x + bend, x + bend * 0.5];
	const outline = curve`M${x - 34} ${base + 4}C${x - 60} ${base + 60} ${far - 60} ${base + 90} ${near - 150} 810
		L${near + 130} 810C${far + 110} ${base + 90} ${x + 60} ${base + 56} ${x + 36} ${base + 4}Z`;
	return path(outline, canvas.tint(canvas.snow ? "#DCE7EE" : "#E3D2B0"), 'opacity=".9"');
}

/** Grass and flowers on both sides of the path. */
function meadow(canvas: Canvas, random: Random, door: number, base: number, bend: number): Svg {
	const { tint, land } = canvas;
	const grass = times(46, () => {
		const [x, y] = [random() * 1200, base + 50 + random() * 120];
		if (Math.abs(x - door) < 120) return "";
		return tuft(
			random,
			x,
			y,
			12 + (y - base) * 0.12,
			darker(tint(canvas.snow ? "#B7C3C6" : land.near), random() * 0.3),
		);
	});
	const flowers = times(canvas.snow ? 0 : 60, () => {
		const [x, y] = [random() * 1200, base + 56 + random() ** 0.7 * 120];
		if (Math.abs(x - door - bend * 0.5) < 150) return "";
		return oval(x, y, 3 + (y - base) * 0.02, 3 + (y - base) * 0.018, tint(oneOf(random, land.bloom)));
	});
	return grass + flowers;
}

/** Tall grass and flowers along the lower edge. */
export function border(canvas: Canvas, random: Random, skip: (x: number) => boolean = () => false): Svg {
	const { tint, land } = canvas;
	return times(54, (i) => {
		const x = i * 23 + random() * 16 - 10;
		const height = 34 + random() * 44;
		const leaf = canvas.snow ? "#A9B4B4" : land.leaf[i % 3 === 0 ? 1 : 0];
		const green = darker(tint(leaf), 0.12 + random() * 0.3);
		const bloom = tint(oneOf(random, land.bloom));
		if (skip(x)) return "";
		const blades = times(3, (j) => {
			const lean = (j - 1) * 16;
			const blade = curve`M${x + j * 7 - 5} 806q${(j - 1) * 5} ${-height * 0.6} ${lean} ${-height * (0.75 + j * 0.12)}
				q${6 - (j - 1) * 6} ${height * 0.4} ${7 - (j - 1) * 12} ${height}Z`;
			return path(blade, green);
		});
		if (canvas.snow) return blades + oval(x, 800, 22, 12, tint("#FBFDFE"));
		return blades + (random() < 0.62 ? flower(canvas, x, height, green, bloom) : "");
	});
}

function flower(canvas: Canvas, x: number, height: number, green: string, bloom: string): Svg {
	const top = 806 - height * 1.15;
	const petals = times(5, (i) => oval(x + 2 + Math.cos(i * 1.26) * 5, top + Math.sin(i * 1.26) * 4.4, 4, 3.6, bloom));
	const stem = line(curve`M${x} 806q4 ${-height * 0.6} 2 ${-height * 1.15}`, green, 2);
	return stem + petals + oval(x + 2, top, 2.8, 2.6, canvas.tint("#F3C65A"));
}

function snowfall(canvas: Canvas, random: Random): Svg {
	return times(canvas.snow ? 90 : 0, () =>
		oval(
			random() * 1200,
			random() * 800,
			1.2 + random() * 2.4,
			1.2 + random() * 2.4,
			"#FFFFFF",
			`opacity="${(0.35 + random() * 0.5).toFixed(1)}"`,
		),
	);
}
