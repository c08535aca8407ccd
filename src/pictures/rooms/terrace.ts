import type { DrawingType } from "#site/drawing-address.ts";
import type { Canvas } from "../canvas.ts";
import { type Colour, darker, lighter, mix } from "../colours.ts";
import { siding } from "../house-parts.ts";
import { marked } from "../marked.ts";
import { pane, rail } from "../openings.ts";
import { shrub } from "../plants.ts";
import { cycle, oneOf } from "../random.ts";
import { curve, group, line, oval, path, polygon, rect, round, type Svg, times } from "../shapes.ts";
import { plant } from "./furniture.ts";
import { createRoom, outlook } from "./room.ts";

const WALLS: Partial<Record<DrawingType, Colour>> = {
	castle: "#CDBFA9",
	apartment: "#EBC9A3",
	houseboat: "#E9DFC9",
	penthouse: "#DCD2C2",
};

export function terrace(canvas: Canvas): Svg {
	const room = createRoom(canvas);
	const { random } = room;
	const tint = canvas.tint;
	const fy = 560;
	const deck = tint(canvas.type === "villa" || canvas.type === "castle" ? "#DCCDB4" : "#B98E62");
	const wood = tint("#8A5F3C");
	const side = random() < 0.5 ? 1 : -1;
	const v = Math.floor(random() * 3);
	const wall = tint(room.woody ? "#A9744A" : (WALLS[canvas.type] ?? "#F3E6D0"));
	const boards =
		rect(-10, fy, 1220, 250, canvas.gradient([darker(deck, 0.14), deck, lighter(deck, 0.08)])) +
		times(20, (i) => {
			const x = -900 + i * 160;
			return line(curve`M${600 + (x - 600) * 0.45} ${fy}L${x} 810`, darker(deck, 0.22), 2, 'opacity=".55"');
		});
	const fence =
		canvas.type === "penthouse" || canvas.type === "villa"
			? rect(-10, 470, 1220, 92, "#E3F0EE", 'opacity=".28"') +
				rect(-10, 464, 1220, 7, tint("#4A5458")) +
				times(8, (i) => rect(i * 172, 464, 5, 98, tint("#4A5458")))
			: ["castle", "mansion"].includes(canvas.type)
				? rect(-10, 462, 1220, 18, tint("#EADFCB")) +
					rect(-10, 548, 1220, 16, tint("#D8CAB2")) +
					times(26, (i) => path(curve`M${i * 48} 480h22q6 34 -2 68h-18q-8 -34 -2 -68Z`, tint("#E3D6BF")))
				: rail(-10, fy + 2, 1220, 98, wood, 30);
	const houseWall = group(
		rect(-10, -10, 250, 640, canvas.gradient([wall, darker(wall, 0.1)], "right")) +
			(room.woody ? siding(-10, -10, 250, 640, darker(wall, 0.26), 24, false) : "") +
			rect(214, -10, 26, 640, darker(wall, 0.16)) +
			pane(canvas, 46, 150, 130, 446, { bars: [2, 3], sill: false, frame: room.woody ? "#6E472E" : "#FFF9EE" }) +
			(canvas.lit
				? polygon(
						[
							[30, 606],
							[200, 606],
							[420, 800],
							[-40, 800],
						],
						"#FFD58A",
						'opacity=".28"',
					)
				: "") +
			polygon(
				[
					[-10, 636],
					[240, 628],
					[240, 640],
					[-10, 652],
				],
				"#1B2440",
				'opacity=".2"',
			),
		side < 0 ? 'transform="translate(1200 0) scale(-1 1)"' : "",
	);
	const roofY = 60;
	const above =
		v === 0
			? rect(-10, roofY - 26, 1220, 26, wood) +
				times(13, (i) => rect(20 + i * 98, roofY - 70, 20, 58, darker(wood, 0.12))) +
				(canvas.snow
					? rect(-10, roofY - 74, 1220, 14, "#FBFDFE")
					: times(44, (i) =>
							oval(
								i * 28 + random() * 16,
								roofY - 24 + Math.abs(Math.sin(i * 0.9)) * 36 * random(),
								18 + random() * 12,
								12 + random() * 8,
								tint(oneOf(random, canvas.land.leaf)),
							),
						)) +
				rect(side > 0 ? 1120 : 60, roofY, 24, fy - roofY + 40, wood)
			: "";
	const lights = times(2, (j) => {
		const y = 92 + j * 26;
		const f = (t: number) => y + 120 * (1 - (2 * t - 1) ** 2) * (j ? 0.7 : 1);
		return (
			line(
				curve`M-10 ${y}${times(24, (i) => `L${((i + 1) / 24) * 1220 - 10} ${f((i + 1) / 24)}`)}`,
				tint("#3E3A38"),
				2.2,
			) +
			times(13, (i) => {
				const t = (i + 0.5) / 13;
				return (
					(canvas.lit ? canvas.glow(t * 1220 - 10, f(t) + 9, 34) : "") +
					oval(t * 1220 - 10, f(t) + 9, 6.5, 8.5, canvas.lit ? "#FFE9B0" : "#FFF6DC")
				);
			})
		);
	});
	const chair = (x: number, flip: number, col: Colour) =>
		group(
			oval(0, 4, 66, 10, "#1B2440", 'opacity=".2"') +
				line("M-42 0L-30 -70M40 0L28 -70", wood, 8) +
				path("M-44 -66H40L34 -90H-34Z", tint(col)) +
				path("M-50 -70Q-66 -150 -46 -172Q-26 -178 -22 -90Z", wood) +
				path("M-42 -84Q-52 -140 -40 -160Q-28 -160 -26 -88Z", tint(col)),
			`transform="translate(${x} 722) scale(${flip} 1)"`,
		);
	const mid = side > 0 ? 690 : 510;
	const dining =
		chair(mid - 180, 1, room.textile) +
		chair(mid + 180, -1, room.textile) +
		oval(mid, 762, 170, 16, "#1B2440", 'opacity=".2"') +
		rect(mid - 11, 640, 22, 112, wood) +
		oval(mid, 754, 64, 12, wood) +
		oval(mid, 632, 176, 32, darker(wood, 0.1)) +
		oval(mid, 624, 176, 32, lighter(wood, 0.28)) +
		path(curve`M${mid - 96} 614h40l-4 16h-32Z`, tint("#FFFDF6")) +
		times(5, (i) =>
			oval(mid - 92 + i * 8, 611 - (i % 2) * 6, 7, 7, tint(cycle(["#D9503F", "#E9A23F", "#8FA84E"], i))),
		) +
		times(
			2,
			(i) =>
				path(
					curve`M${mid + 44 + i * 48} 580q-2 22 11 24v18h-9v4h22v-4h-9v-18q13 -2 11 -24Z`,
					tint("#FFFDF6"),
					'opacity=".8"',
				) + path(curve`M${mid + 46 + i * 48} 590q2 12 11 13q9 -1 10 -13Z`, tint("#E9B84F")),
		) +
		rect(mid - 20, 566, 24, 56, tint("#2F5A57"), 'rx="7"') +
		rect(mid - 13, 546, 10, 24, tint("#2F5A57")) +
		(canvas.lit ? canvas.glow(mid + 20, 600, 110) : "");
	const lounge =
		times(2, (i) =>
			group(
				oval(110, 8, 150, 12, "#1B2440", 'opacity=".2"') +
					line("M20 -36V4M200 -36V4", wood, 9) +
					rect(0, -44, 240, 12, wood, 'rx="5"') +
					rect(60, -64, 180, 24, tint(i ? room.pale : "#FFF6E6"), 'rx="10"') +
					group(
						rect(-70, -64, 150, 24, tint(i ? room.pale : "#FFF6E6"), 'rx="10"') +
							rect(-64, -82, 60, 24, tint(room.accent), 'rx="11"'),
						'transform="rotate(38 72 -52)"',
					),
				`transform="translate(${mid - 330 + i * 330} ${730 + i * 8})"`,
			),
		) +
		group(
			rect(-5, -330, 10, 340, wood) +
				path(
					"M-210 -286Q-150 -386 0 -396Q150 -386 210 -286Q175 -300 140 -284Q105 -302 70 -284Q35 -302 0 -284Q-35 -302 -70 -284Q-105 -302 -140 -284Q-175 -300 -210 -286Z",
					tint(room.textile),
				) +
				path("M0 -396Q70 -380 70 -284Q35 -302 0 -284Q-35 -302 -70 -284Q-70 -380 0 -396Z", tint(room.pale)) +
				oval(0, 10, 50, 10, darker(wood, 0.2)),
			`transform="translate(${mid} 716)"`,
		);
	const tub =
		oval(mid, 764, 240, 24, "#1B2440", 'opacity=".22"') +
		path(
			curve`M${mid - 220} 600L${mid - 206} 752Q${mid} 790 ${mid + 206} 752L${mid + 220} 600Z`,
			canvas.gradient([tint("#A9744A"), tint("#7B5134")]),
		) +
		times(15, (i) =>
			line(
				curve`M${mid - 210 + i * 30} ${622 + Math.sin((i / 14) * 3.14) * 28}L${mid - 196 + i * 28} ${754 + Math.sin((i / 14) * 3.14) * 22}`,
				tint("#5E3D28"),
				2.4,
			),
		) +
		oval(mid, 600, 222, 44, tint("#C79261")) +
		oval(mid, 600, 200, 36, canvas.gradient([mix("#7CC4C8", canvas.sky[1], 0.35), "#2F8C9E"])) +
		times(5, (i) => oval(mid - 120 + i * 60, 598 + (i % 2) * 12, 34, 4, "#FFFFFF", 'opacity=".5"')) +
		times(9, (i) =>
			oval(
				mid - 130 + i * 34 + random() * 20,
				540 - random() * 170,
				36 + random() * 26,
				26 + random() * 18,
				"#FFFFFF",
				`opacity="${round(0.09 + random() * 0.1)}"`,
			),
		) +
		path(curve`M${mid + 96} 610q40 -6 76 -18l12 92q-34 22 -70 22Z`, tint(room.accent)) +
		group(
			rect(-70, -12, 140, 14, wood) + line("M-56 0V46M56 0V46", wood, 9),
			`transform="translate(${mid - 280} 742)"`,
		);
	const near = times(2, (i) =>
		plant(
			canvas,
			random,
			cycle(side > 0 ? [330, 1110] : [880, 110], i),
			760 + i * 24,
			170 + i * 50,
			tint(room.accent),
			tint("#4E7F5E"),
		),
	);
	const rest = Math.floor(random() * 2);
	const use = canvas.has("hottub") && canvas.variant === 0 ? 2 : rest;
	return (
		outlook(canvas, "translate(0 -36)") +
		times(3, (i) => shrub(canvas, random, 260 + i * 330 + random() * 80, fy - 4, 74)) +
		boards +
		fence +
		houseWall +
		above +
		(v === 0 ? "" : lights) +
		(use === 2 ? marked("hottub", tub) : use === 1 ? lounge : dining) +
		near +
		(canvas.snow ? rect(-10, 456, 1220, 10, "#FBFDFE", 'rx="5"') : "")
	);
}
