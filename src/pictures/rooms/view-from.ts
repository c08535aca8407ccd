import type { Canvas } from "../canvas.ts";
import { darker, lighter } from "../colours.ts";
import { border } from "../exterior.ts";
import { anyTree, tuft } from "../plants.ts";
import { oneOf } from "../random.ts";
import { below, curve, group, line, oval, path, rect, round, type Svg, times, wave } from "../shapes.ts";
import { plant } from "./furniture.ts";
import { createRoom, outlook } from "./room.ts";

export function viewFrom(canvas: Canvas): Svg {
	// the scenery itself, framed by something close by
	const room = createRoom(canvas);
	const random = room.random;
	const tint = canvas.tint;
	const v = Math.floor(random() * 3);
	const wood = tint("#7A5138");
	const back = outlook(canvas, "translate(-70 -60) scale(1.12)");
	if (v === 0) {
		const x = 340 + random() * 520;
		const g = wave(random, 668, 18, 0.006);
		return (
			back +
			path(below(g), canvas.gradient([tint(canvas.land.near), darker(tint(canvas.land.near), 0.24)])) +
			group(
				oval(110, 8, 160, 14, "#1B2440", 'opacity=".2"') +
					times(3, (i) => rect(0, -120 + i * 26, 230, 17, wood, 'rx="5"')) +
					rect(-10, -40, 250, 18, lighter(wood, 0.14), 'rx="5"') +
					times(2, (i) => rect(14 + i * 190, -126, 12, 132, darker(wood, 0.2))),
				`transform="translate(${round(x - 110)} 722)"`,
			) +
			anyTree(canvas, random, x < 600 ? 1090 : 100, 840, 620) +
			times(40, () =>
				tuft(
					random,
					random() * 1200,
					720 + random() * 60,
					20 + random() * 18,
					darker(tint(canvas.snow ? "#B9C4C6" : canvas.land.near), random() * 0.3),
				),
			) +
			border(canvas, random) +
			times(canvas.snow ? 0 : 70, () => {
				const y = 700 + random() * 100;
				return oval(random() * 1200, y, 4.5, 4, tint(oneOf(random, canvas.land.bloom)));
			})
		);
	}
	if (v === 1)
		return (
			back +
			rect(-10, 660, 1220, 150, canvas.gradient([lighter(wood, 0.2), darker(wood, 0.1)])) +
			rect(-10, 648, 1220, 18, lighter(wood, 0.32)) +
			times(3, (i) => line(curve`M-10 ${700 + i * 34}H1210`, darker(wood, 0.2), 2, 'opacity=".5"')) +
			group(
				oval(0, 4, 78, 10, "#1B2440", 'opacity=".25"') +
					path("M-46 -74H46V-20Q46 2 20 2H-20Q-46 2 -46 -20Z", tint(room.accent)) +
					oval(0, -74, 46, 9, tint("#5B3B2A")) +
					line("M46 -58q30 0 26 24q-4 18 -28 16", tint(room.accent), 10) +
					times(3, (i) => line(curve`M${-18 + i * 18} -92q10 -20 0 -38t4 -30`, "#FFFFFF", 4, 'opacity=".45"')),
				'transform="translate(330 668) scale(1.15)"',
			) +
			group(
				rect(-100, -20, 200, 22, tint(room.textile), 'rx="4"') +
					rect(-92, -38, 184, 18, tint("#FBF4E6"), 'rx="3"') +
					rect(-104, -56, 204, 18, tint(room.pale), 'rx="4"') +
					line("M-60 -66q20 -12 40 0M0 -66q20 -12 40 0M-20 -64q10 -8 20 0", tint("#3E3A38"), 5),
				'transform="translate(560 672)"',
			) +
			plant(canvas, random, 1010, 690, 210, tint("#C4653D"), tint("#4E7F5E")) +
			plant(canvas, random, 880, 684, 120, tint(room.pale), tint("#6F9850"))
		);
	const sh = tint(room.textile);
	const leafy = tint(canvas.snow ? "#F4F8FA" : canvas.land.leaf[0]);
	const shutter = (x: number) =>
		rect(x, 60, 190, 640, sh) +
		rect(x + 10, 70, 170, 620, darker(sh, 0.08)) +
		times(2, (j) =>
			times(17, (i) => rect(x + 22, 88 + j * 310 + i * 17, 146, 10, j * 17 + i > 40 ? sh : lighter(sh, 0.1), 'rx="3"')),
		);
	const wallC = tint(room.wall);
	return (
		back +
		rect(-10, -10, 1220, 72, wallC) +
		rect(-10, 700, 1220, 110, wallC) +
		rect(-10, -10, 62, 820, wallC) +
		rect(1148, -10, 62, 820, wallC) +
		shutter(52) +
		shutter(958) +
		rect(230, 48, 740, 22, darker(wallC, 0.14)) +
		rect(30, 690, 1140, 30, lighter(wallC, 0.3)) +
		rect(30, 720, 1140, 10, "#1B2440", 'opacity=".15"') +
		rect(330, 640, 540, 62, tint("#B9663F"), 'rx="6"') +
		rect(322, 630, 556, 20, lighter(tint("#B9663F"), 0.12), 'rx="6"') +
		times(34, (i) =>
			oval(340 + i * 16, 626 - (i % 3) * 14 - random() * 14, 20, 17, i % 2 ? leafy : darker(leafy, 0.12)),
		) +
		times(canvas.snow ? 8 : 40, () =>
			oval(
				336 + random() * 530,
				590 + random() * 44,
				9 + random() * 6,
				8 + random() * 5,
				tint(oneOf(random, canvas.land.bloom)),
			),
		)
	);
}
