import type { SoakReport } from "./run.ts";
import type { Sample } from "./sample.ts";
import { latencyOf, memoryOf, verdictOn } from "./verdict.ts";

/** What a soak measured, for people. */

const ROW_MS = 5 * 60_000;

interface Setup {
	readonly minutes: number;
	readonly share: number;
	readonly processors: number;
}

/** A row for every five minutes, with what it says in all above and below. */
export function tableOf(report: SoakReport, { minutes, share, processors }: Setup): string {
	const number = (value: number) => Math.round(value).toLocaleString("en");
	const head = `${number(minutes)} minutes at ${number(share * 100)} % of what the site carries on ${processors} processors beside PostgreSQL and those who ask (${report.carried.toFixed(1)} arrivals a second, less by the share that others took of the processors): ${number(report.arrivals)} arrivals, ${number(report.requests)} requests, ${number(report.acknowledged)} bookings acknowledged, ${number(report.mailsLeft)} mails, ${number(report.feeds)} feeds.`;
	const rows = rowsOf(report.samples).map((samples) => {
		const busiest = (of: (sample: Sample) => number | null | undefined) =>
			Math.max(...samples.map((sample) => of(sample) ?? 0));
		const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
		const lowest = (of: (sample: Sample) => number | null | undefined) =>
			Math.min(...samples.map((sample) => of(sample) ?? 0));
		return [
			number((samples.at(-1)?.ms ?? 0) / 60_000),
			number(lowest(({ processes }) => processes.web?.residentMb)),
			number(lowest(({ processes }) => processes.web?.heapMb)),
			number(lowest(({ processes }) => processes.web?.externalMb)),
			number(lowest(({ processes }) => processes.worker?.residentMb)),
			`${number(busiest(({ processes }) => processes.web?.files))} / ${number(busiest(({ processes }) => processes.worker?.files))}`,
			number(busiest(({ processes }) => processes.web?.resources)),
			number(busiest(({ connections }) => connections)),
			(samples.reduce((sum, { arrived }) => sum + arrived, 0) / secondsOf(samples)).toFixed(1),
			number(samples.reduce((sum, { latencies }) => sum + latencies.length, 0)),
			`${number(latencyOf(samples, 0.5))} / ${number(latencyOf(samples, 0.99))} ms`,
			`${number(samples.reduce((sum, { busy }) => sum + busy, 0))} / ${number(samples.reduce((sum, { unexplained }) => sum + unexplained, 0))}`,
			`${number(mean(({ others }) => others) * 100)} %`,
		];
	});
	const titles =
		"minute | web: memory, MB | of it heap | beside the heap | worker: memory, MB | files, web / worker | resources | connections | arrivals/s | answers | p50 / p99 | busy / unexplained | others' processor";
	const lines = [titles, titles.replace(/[^|]+/g, "---"), ...rows.map((row) => row.join(" | "))];
	const grown = memoryOf(report.samples).map(({ process, middle, last, growthADay }) => {
		const day = growthADay === null ? "" : `, ${number(growthADay)} MB a day by its slope`;
		return `${process} ${number(middle)} MB in the middle third and ${number(last)} MB in the last${day}`;
	});
	const measured = verdictOn(report.samples);
	const verdict = report.faults.length === 0 ? "Nothing is wrong." : `Wrong: ${report.faults.slice(0, 8).join("; ")}.`;
	const also = measured.length === 0 && report.faults.length > 0 ? " What was measured is flat." : "";
	return `${head}\n\n${lines.map((line) => `| ${line} |`).join("\n")}\n\nMemory (medians): ${grown.join("; ")}. ${verdict}${also}`;
}

/** From the first look to the last, with the time before the first. */
function secondsOf(samples: readonly Sample[]): number {
	const [first, second, last] = [samples[0]?.ms ?? 0, samples[1]?.ms ?? 0, samples.at(-1)?.ms ?? 0];
	return samples.length < 2 ? Math.max(1, last / 1_000) : (last - first + (second - first)) / 1_000;
}

function rowsOf(samples: readonly Sample[]): readonly (readonly Sample[])[] {
	const rows = new Map<number, Sample[]>();
	for (const sample of samples) {
		const row = Math.floor((sample.ms - 1) / ROW_MS);
		rows.set(row, [...(rows.get(row) ?? []), sample]);
	}
	return [...rows.values()];
}
