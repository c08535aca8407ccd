import type { Canvas } from "../canvas.ts";
import { darker } from "../colours.ts";
import { chimney, gable, longHouse, stones } from "../house-parts.ts";
import { door, dormer, pane } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { line, type Point, polygon, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { climber, potted, underSnow } from "./details.ts";

const SHUTTERS = ["#2F5E58", "#6F8B5A", "#3F5E7C", "#9A4A3A"] as const;

/** White panels between dark beams under a high roof. */
export function halfTimbered(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#F7EEDD", "#EBC79A", "#E9D9C0", "#D9A58C", "#F3DFA8", "#D5DCCB"]);
	const roof = oneOf(random, ["#A5553D", "#8A4A3E", "#7A4B3D"]);
	const leaf = oneOf(random, SHUTTERS);
	const beam = canvas.tint("#5B3B2A");
	const posts = (x: number, count: number, step: number, height: number) =>
		times(count, (i) => rect(x + i * step, -height, 8, height, beam));
	const braces = (x: number, count: number, step: number, low: number, high: number) =>
		times(count, (i) => line(`M${x + i * step} ${-high}L${x + i * step + 62} ${-low}`, beam, 7));
	const wing = longHouse(canvas, -40, 330, 160, 118, {
		wall,
		roof,
		hip: 26,
		art:
			posts(-40, 5, 80.5, 160) +
			rect(-40, -86, 330, 8, beam) +
			rect(-40, -160, 330, 8, beam) +
			braces(130, 2, 80, 6, 78) +
			[52, 132, 212].map((x) => pane(canvas, x, -142, 44, 46, { box: "#D9503F" })).join("") +
			pane(canvas, 212, -64, 44, 44, {}) +
			dormer(canvas, 96, -176, 58, wall, roof),
	});
	const front = gable(canvas, -280, 250, 178, 138, 0, {
		wall,
		roof,
		over: 26,
		trim: darker(roof, 0.3),
		thick: 12,
		art:
			posts(-280, 4, 80.5, 178) +
			[-178, -94].map((y) => rect(-280, y, 250, 8, beam)).join("") +
			line("M-240 -184L-155 -300L-70 -184", beam, 7) +
			rect(-159, -300, 8, 122, beam) +
			rect(-216, -240, 122, 8, beam) +
			[-262, -100].map((x) => pane(canvas, x, -160, 46, 52, { box: "#D9503F" })).join("") +
			pane(canvas, -182, -160, 54, 52, { bars: [3, 2], box: "#D9503F" }) +
			[-262, -182, -100].map((x) => pane(canvas, x, -72, 48, 50, { bars: [3, 2] })).join(""),
	});
	return (
		chimney(canvas, 200, -258, 44) +
		wing +
		front +
		balconyAt(canvas, 40, -92, 226, "#5B3B2A") +
		door(canvas, -6, 0, 52, 76, leaf) +
		potted(canvas, 64, 20) +
		climber(canvas, 284, 110, 10)
	);
}

/** Low and long, of field stone, with arches and lavender shutters. */
export function stoneMas(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#D8C6A6", "#C3A888", "#E8DABF", "#B9AE9A", "#DDB88C", "#CFC3A0"]);
	const roof = oneOf(random, ["#B9704A", "#C08457", "#A9694A"]);
	const shutter = oneOf(random, ["#7F8FB0", "#6F8B5A", "#5F8A8B", "#9A6A5A"]);
	const stone = darker(canvas.tint(wall), 0.12);
	const house = longHouse(canvas, -200, 360, 196, 58, {
		wall,
		roof,
		hip: 12,
		art:
			stones(random, { x: -196, y: -190, width: 352, height: 186 }, 44, stone) +
			times(3, (i) => pane(canvas, -166 + i * 122, -166, 40, 54, { shutter })) +
			pane(canvas, -170, -84, 46, 56, { shutter, box: "#B48AC8" }) +
			pane(canvas, 76, -84, 46, 56, { shutter, box: "#B48AC8" }) +
			door(canvas, -50, 0, 60, 96, shutter, true) +
			balconyAt(canvas, -74, -106, 210, "#38424A"),
	});
	const barn = longHouse(canvas, 150, 170, 124, 44, {
		wall: darker(wall, 0.06),
		roof,
		hip: 10,
		art:
			stones(random, { x: 154, y: -118, width: 160, height: 112 }, 16, stone) +
			pane(canvas, 186, -92, 96, 92, { arch: true, bars: [3, 2], sill: false, frame: shutter }),
	});
	const pergola = !canvas.has("terrace")
		? ""
		: times(3, (i) => rect(-318 + i * 54, -96, 8, 96, canvas.tint("#8A6A4C"))) +
			rect(-330, -102, 140, 9, canvas.tint("#8A6A4C")) +
			times(canvas.snow ? 0 : 16, (i) => climberLeaf(canvas, -326 + i * 8.6, -100 + (i % 3) * 8));
	return (
		chimney(canvas, 90, -236, 36, wall) +
		barn +
		house +
		pergola +
		climber(canvas, 152, 150, 14, "#A98AC9") +
		potted(canvas, -78, 18)
	);
}

function climberLeaf(canvas: Canvas, x: number, y: number): Svg {
	return `<ellipse cx="${x.toFixed(1)}" cy="${y}" rx="12" ry="9" fill="${canvas.tint(canvas.land.leaf[0])}"/>`;
}

/** A roof of reed down to low walls of brick; the big doors stand in its middle. */
export function dutchBarn(canvas: Canvas, random: Random): Svg {
	const brick = canvas.tint(oneOf(random, ["#A8624A", "#C98A6A", "#8E5444", "#6E5048", "#D3AA84", "#7A6A60"]));
	const leaf = oneOf(random, ["#2F5E48", "#28566A", "#3F4A50"]);
	const reed = canvas.snow ? "#F3F8FB" : oneOf(random, ["#9A8458", "#8A7A5A", "#A88E5C"]);
	const roofLine: readonly Point[] = [
		[-318, -74],
		[-226, -262],
		[-120, -322],
		[130, -322],
		[236, -262],
		[328, -74],
	];
	const thatch = canvas.gradient([canvas.tint(reed), darker(canvas.tint(reed), 0.16)]);
	const straws = times(canvas.snow ? 0 : 60, (i) => {
		const x = -280 + i * 9.6;
		return line(
			`M${x.toFixed(1)} ${-90 - ((i * 37) % 150)}l${i % 2 ? 3 : -3} 26`,
			darker(canvas.tint(reed), 0.22),
			2,
			'opacity=".5"',
		);
	});
	const ridge = rect(-128, -330, 266, 14, underSnow(canvas, "#8A4A3E"), 'rx="5"');
	const wall =
		rect(-296, -84, 602, 84, brick) +
		stones(random, { x: -292, y: -80, width: 594, height: 76 }, 40, darker(brick, 0.16), [20, 7]) +
		rect(-296, -14, 602, 14, darker(brick, 0.3));
	const white = "#FBF6EA";
	const windows = [-268, -204, 176, 240]
		.map((x) => pane(canvas, x, -66, 42, 46, { frame: white, bars: [2, 2] }))
		.join("");
	const barnDoor =
		rect(-112, -168, 152, 168, canvas.tint(white)) +
		rect(-104, -160, 136, 160, canvas.tint(leaf)) +
		line("M-36 -160V0", canvas.tint(white), 5) +
		line("M-102 -158L-38 -84M-34 -84L30 -158", canvas.tint(white), 5) +
		pane(canvas, -90, -66, 46, 54, { frame: white, sill: false }) +
		pane(canvas, -28, -66, 46, 54, { frame: white, sill: false });
	const gate: readonly Point[] = [
		[-132, -176],
		[-104, -206],
		[32, -206],
		[60, -176],
	];
	return (
		chimney(canvas, 150, -318, 42) +
		wall +
		polygon(roofLine, thatch) +
		straws +
		ridge +
		rect(-318, -78, 646, 9, "#1B2440", 'opacity=".18"') +
		pane(canvas, 118, -186, 58, 44, { frame: white, bars: [3, 1] }) +
		polygon(gate, darker(canvas.tint(reed), 0.12)) +
		windows +
		barnDoor +
		balconyAt(canvas, 104, -140, 88, "#5B3B2A") +
		door(canvas, 92, 0, 50, 78, leaf) +
		potted(canvas, -140, 20)
	);
}

/** A long house of brick or stone with a shed at its end. */
export function longFarm(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#B96B4F", "#D9AE84", "#C7B596", "#8E6A58", "#EADFCB", "#A9846A"]);
	const roof = oneOf(random, ["#B08B56", "#7E4A3B", "#5F6367"]);
	const shutter = oneOf(random, SHUTTERS);
	const shed =
		rect(260, -104, 150, 104, canvas.tint(darker(wall, 0.12))) +
		polygon(
			[
				[246, -100],
				[280, -166],
				[404, -166],
				[428, -100],
			],
			underSnow(canvas, darker(roof, 0.06)),
		) +
		rect(300, -74, 72, 74, canvas.tint(shutter)) +
		line("M300 0L372 -74M300 -74L372 0", canvas.tint("#F5EBDB"), 4);
	const art =
		stones(random, { x: -290, y: -140, width: 540, height: 128 }, 26, darker(canvas.tint(wall), 0.12)) +
		[-262, -158, 34].map((x) => pane(canvas, x, -132, 46, 54, { shutter, box: "#D9503F" })).join("") +
		door(canvas, -52, 0, 54, 84, shutter) +
		pane(canvas, 130, -118, 96, 118, { arch: true, bars: [3, 2], sill: false, frame: shutter }) +
		pane(canvas, -262, -56, 46, 38, {}) +
		climber(canvas, 96, 150, 14) +
		balconyAt(canvas, -270, -74, 176, "#5B3B2A") +
		times(2, (i) => dormer(canvas, -170 + i * 200, -190, 62, wall, roof));
	return (
		shed +
		chimney(canvas, -190, -268, 40) +
		chimney(canvas, 120, -268, 30) +
		longHouse(canvas, -296, 556, 160, 128, { wall, roof, hip: 76, art })
	);
}
