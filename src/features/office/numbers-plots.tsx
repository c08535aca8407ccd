import { useId } from "react";
import type { MaybePair, Pair } from "#site/views/office-numbers-view.ts";

/** Plots of the numbers, drawn by the server; the table beside each says the same in words. */

const HEIGHT = 216;
const TOP = 18;
const BOTTOM = 26;
const INNER = HEIGHT - TOP - BOTTOM;
/** Left of the bars there is room for the values of the lines, in per cent. */
const BESIDE = 14;

/** A round number at or above the highest, in as many even steps as lines are drawn. */
function roundTop(highest: number, emptyTop: number): number {
	if (highest <= 0) return emptyTop;
	const lines = 3;
	const rough = highest / lines;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10;
	return step * power * lines;
}

interface PlotProps {
	/** What it shows, for who does not see it. */
	readonly label: string;
	/** A value of the lines across. */
	readonly valueText: (value: number) => string;
	/** The topmost value of a plot with nothing in it. */
	readonly emptyTop: number;
}

/** Lines across with their values. */
function Across({ top, valueText }: { top: number; valueText: PlotProps["valueText"] }) {
	return [0, 1, 2, 3].map((line) => {
		const y = TOP + INNER - (INNER * line) / 3;
		return (
			<g key={line}>
				<line x1="0" x2="100%" y1={y} y2={y} className={line === 0 ? "office-plot-base" : "office-plot-line"} />
				{line > 0 && (
					<text x="0" y={y - 5}>
						{valueText((top * line) / 3)}
					</text>
				)}
			</g>
		);
	});
}

/** Two lines that grow from left to right. */
export function LinePlot({
	label,
	valueText,
	emptyTop,
	points,
	ends,
}: PlotProps & {
	readonly points: readonly Pair[];
	/** Words at the left and right end. */
	readonly ends: readonly [string, string];
}) {
	const id = useId();
	const top = roundTop(Math.max(...points.flatMap(({ now, before }) => [now, before])), emptyTop);
	const x = (at: number) => (points.length > 1 ? (at / (points.length - 1)) * 1000 : 1000);
	const y = (value: number) => 1000 - (value / top) * 1000;
	const path = (of: "now" | "before") => {
		const line = points.map((point, at) => `${x(at).toFixed(1)} ${y(point[of]).toFixed(1)}`).join("L");
		return points.length > 1 ? `M${line}` : `M0 1000L${line}`;
	};
	const last = points.at(-1);
	return (
		<svg className="office-plot" width="100%" height={HEIGHT} role="img" aria-labelledby={id}>
			<title id={id}>{label}</title>
			<Across top={top} valueText={valueText} />
			<svg
				x="0"
				y={TOP}
				width="100%"
				height={INNER}
				viewBox="0 0 1000 1000"
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path className="office-plot-area" d={`${path("now")}L1000 1000L0 1000Z`} />
				<path className="office-plot-before" d={path("before")} />
				<path className="office-plot-now" d={path("now")} />
			</svg>
			{last && <circle className="office-plot-dot" cx="100%" cy={TOP + (y(last.now) / 1000) * INNER} r="4" />}
			<text x="0" y={HEIGHT - 6}>
				{ends[0]}
			</text>
			<text x="100%" y={HEIGHT - 6} textAnchor="end">
				{ends[1]}
			</text>
		</svg>
	);
}

/** A stretch of bars of which nothing can be said. */
interface Gap {
	readonly from: number;
	readonly count: number;
}

/** Stretches of bars without a value, each as long as it goes on. */
function gapsOf(bars: readonly { readonly now: number | null }[]): readonly Gap[] {
	const gaps: { from: number; count: number }[] = [];
	for (const [at, { now }] of bars.entries()) {
		const last = gaps.at(-1);
		if (now !== null) continue;
		if (last && last.from + last.count === at) last.count += 1;
		else gaps.push({ from: at, count: 1 });
	}
	return gaps;
}

/** Share of all bars from which on a gap has room for its words. */
const WIDE_GAP = 0.5;

/**
 * Pairs of bars, the earlier one behind. `top`: the highest value that there can be. A bar without a value is a
 * hatched gap, for it is not zero: `gapWords` say why.
 */
export function BarPlot({
	label,
	valueText,
	emptyTop,
	bars,
	top: most,
	gapWords,
}: PlotProps & {
	readonly bars: readonly (MaybePair & { readonly word: string })[];
	readonly top?: number;
	readonly gapWords?: string;
}) {
	const id = useId();
	const top = most ?? roundTop(Math.max(...bars.flatMap(({ now, before }) => [now ?? 0, before ?? 0])), emptyTop);
	const width = (100 - BESIDE) / bars.length;
	const everyNth = Math.ceil(bars.length / 6);
	const bar = (at: number, value: number | null, of: "now" | "before") => {
		if (value === null) return null;
		const height = Math.max((Math.min(value, top) / top) * INNER, value > 0 ? 2 : 0);
		const from = BESIDE + at * width + width * (of === "now" ? 0.3 : 0.12);
		return (
			<rect
				className={`office-plot-bar-${of}`}
				x={`${from.toFixed(2)}%`}
				y={TOP + INNER - height}
				width={`${(width * 0.58).toFixed(2)}%`}
				height={height}
				rx="2"
			/>
		);
	};
	return (
		<svg className="office-plot" width="100%" height={HEIGHT} role="img" aria-labelledby={id}>
			<title id={id}>{label}</title>
			<defs>
				<pattern id={`${id}-gap`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<line y2="7" className="office-plot-hatch" />
				</pattern>
			</defs>
			<Across top={top} valueText={valueText} />
			{gapsOf(bars).map(({ from, count }) => (
				<g key={from} className="office-plot-gap">
					<rect
						x={`${(BESIDE + from * width).toFixed(2)}%`}
						y={TOP}
						width={`${(count * width).toFixed(2)}%`}
						height={INNER}
						fill={`url(#${id}-gap)`}
					/>
					{gapWords && count >= bars.length * WIDE_GAP && (
						<text
							x={`${(BESIDE + (from + count / 2) * width).toFixed(2)}%`}
							y={TOP + INNER / 2 + 4}
							textAnchor="middle"
						>
							{gapWords}
						</text>
					)}
				</g>
			))}
			{bars.map(({ word, now, before }, at) => (
				<g key={word}>
					{bar(at, before, "before")}
					{bar(at, now, "now")}
					{at % everyNth === 0 && (
						<text x={`${(BESIDE + (at + 0.5) * width).toFixed(2)}%`} y={HEIGHT - 6} textAnchor="middle">
							{word}
						</text>
					)}
				</g>
			))}
		</svg>
	);
}

/** One line of a list of shares: a bar of the largest, for the eye alone. */
export function ShareBar({ now, before, largest }: Pair & { readonly largest: number }) {
	const width = (value: number) => `${((value / Math.max(largest, 1)) * 100).toFixed(2)}%`;
	return (
		<svg width="100%" height="14" aria-hidden="true">
			<rect className="office-plot-bar-before" x="0" y="9" width={width(before)} height="4" rx="2" />
			<rect className="office-plot-bar-now" x="0" y="1" width={width(now)} height="7" rx="2" />
		</svg>
	);
}
