import type { Canvas } from "../canvas.ts";
import { darker, lighter, mix } from "../colours.ts";
import { oneOf, type Random } from "../random.ts";
import { curve, group, line, oval, path, polygon, rect, type Svg, times } from "../shapes.ts";

export function glampingTent(canvas: Canvas, random: Random): Svg {
	const cloth = oneOf(random, ["#F4E6CB", "#EADCC6", "#E5C79E", "#D9E0D2"]);
	const c = canvas.tint(cloth);
	const inside = canvas.lit
		? canvas.gradient(["#FFE2A0", "#F5A94F"])
		: canvas.gradient([mix(c, "#6B4A36", 0.55), mix(c, "#3E2A22", 0.72)]);
	const bell = random() < 0.5;
	const lights = (y: number) =>
		line(curve`M-330 ${y}Q-165 ${y + 66} 0 ${y + 22}Q170 ${y + 70} 340 ${y - 20}`, canvas.tint("#4A4038"), 2) +
		times(15, (i) => {
			const t = i / 14;
			const x = -330 + t * 670;
			const yy = y + 14 + Math.abs(Math.sin(t * Math.PI * 2)) * 32;
			return (canvas.lit ? canvas.glow(x, yy, 26) : "") + oval(x, yy, 5.5, 7, canvas.lit ? "#FFE6A8" : "#FFF6DC");
		});
	const tent = bell
		? polygon(
				[
					[0, -330],
					[-250, -84],
					[-232, 0],
					[232, 0],
					[250, -84],
				],
				canvas.lit ? canvas.gradient([lighter(c, 0.3), mix(c, "#FFC46B", 0.5)]) : canvas.gradient([lighter(c, 0.2), c]),
			) +
			polygon(
				[
					[0, -330],
					[250, -84],
					[232, 0],
					[86, 0],
				],
				darker(c, 0.12),
				'opacity=".75"',
			) +
			times(6, (i) => line(curve`M0 -330L${-214 + i * 86} ${i === 0 || i === 5 ? -50 : 0}`, darker(c, 0.16), 1.6)) +
			path("M0 -216Q-34 -110 -78 0L78 0Q34 -110 0 -216Z", inside) +
			path("M0 -216Q-28 -110 -98 0L-58 0Q-34 -70 0 -216Z", lighter(c, 0.3)) +
			path("M0 -216Q28 -110 98 0L58 0Q34 -70 0 -216Z", c) +
			line("M0 -330v-22", canvas.tint("#6D4A3D"), 6) +
			polygon(
				[
					[-252, -82],
					[252, -82],
					[244, -60],
					[-244, -60],
				],
				darker(c, 0.1),
				'opacity=".5"',
			)
		: rect(-240, -150, 480, 150, canvas.lit ? mix(c, "#FFC46B", 0.35) : darker(c, 0.06)) +
			rect(-150, -150, 300, 150, inside) +
			times(2, (i) =>
				path(
					i ? "M150 -150L150 0L84 0Q120 -70 108 -150Z" : "M-150 -150L-150 0L-84 0Q-120 -70 -108 -150Z",
					lighter(c, 0.3),
				),
			) +
			polygon(
				[
					[-318, -128],
					[-196, -262],
					[196, -262],
					[318, -128],
				],
				canvas.gradient([lighter(c, 0.25), darker(c, 0.06)]),
			) +
			times(7, (i) => line(curve`M${-196 + i * 65} -262L${-318 + i * 106} -128`, darker(c, 0.14), 1.5)) +
			times(12, (i) => path(curve`M${-318 + i * 53} -130q26.5 34 53 0Z`, i % 2 ? c : darker(c, 0.1))) +
			times(4, (i) => rect(-308 + i * 203, -128, 8, 128, canvas.tint("#7A5138")));
	const bed =
		rect(-60, -34, 120, 22, canvas.tint("#FFF9EE"), 'rx="6"') +
		rect(-60, -22, 120, 16, canvas.tint("#C4653D"), 'rx="4"');
	const chairs = times(2, (i) =>
		group(
			line(curve`M${-196 + i * 360} 0l14 -44l34 6M${-150 + i * 360} 0l-28 -36`, canvas.tint("#7A5138"), 5) +
				path(curve`M${-190 + i * 360} -58q10 34 40 22l4 -6q-26 6 -34 -22Z`, canvas.tint(i ? "#2F6467" : "#D98A32")),
		),
	);
	return (
		rect(-330, 0, 660, 14, canvas.tint("#B98E62")) +
		rect(-330, 14, 660, 14, canvas.tint("#7D5A3C")) +
		tent +
		bed +
		chairs +
		(canvas.snow
			? polygon(
					bell
						? [
								[0, -338],
								[-60, -270],
								[-20, -258],
								[20, -268],
								[64, -266],
							]
						: [
								[-200, -262],
								[-180, -276],
								[180, -276],
								[200, -262],
							],
					"#FBFDFE",
				)
			: "") +
		lights(-250) +
		times(2, (i) => line(curve`M${i ? 340 : -330} 6V-270`, canvas.tint("#6D4A3D"), 6)) +
		group(
			(canvas.lit ? canvas.glow(0, 54, 120, 70) : "") +
				oval(0, 66, 52, 13, canvas.tint("#6B655E")) +
				path("M-20 62Q-26 32 -4 14Q0 34 12 24Q28 44 18 62Z", canvas.lit ? "#FFB24D" : canvas.tint("#D9803C")),
			'transform="translate(-270 12)"',
		)
	);
}
