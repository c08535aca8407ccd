import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";

/** What a process and the machine say of themselves at a moment. */

/** Of one process; megabytes. */
export interface ProcessFigures {
	readonly residentMb: number;
	/** Of the JavaScript heap and beside it; null where the process has no `/metrics`. */
	readonly heapMb: number | null;
	readonly externalMb: number | null;
	/** What its event loop holds: sockets, timers and the like. */
	readonly resources: number | null;
	/** Open file descriptors. */
	readonly files: number;
}

export interface Sample {
	/** Since the load began. */
	readonly ms: number;
	readonly processes: Readonly<Record<string, ProcessFigures>>;
	/** To PostgreSQL, of the site's database. */
	readonly connections: number;
	/** Milliseconds of each answer since the sample before. */
	readonly latencies: readonly number[];
	/** Answers since the sample before that said: come back in a moment. */
	readonly busy: number;
	/** Answers that nothing explains, or none. */
	readonly unexplained: number;
	/** Arrivals since the sample before. */
	readonly arrived: number;
	/** Arrivals that were left out: too many were under way. */
	readonly leftOut: number;
	/** Processes that ran or waited to run on this machine, ours and others'. */
	readonly load: number;
	/** Share of the machine's processors that others took, since the sample before. */
	readonly others: number;
}

/** Of a process on Linux; with its `/metrics` more. */
export async function figuresOf(pid: number, metricsUrl: string | null): Promise<ProcessFigures> {
	const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
	const metrics = metricsUrl === null ? "" : await (await fetch(metricsUrl)).text();
	const figure = (name: string) => {
		const text = new RegExp(`^halcyon_${name} (\\S+)$`, "m").exec(metrics)?.[1];
		return text === undefined ? null : Number(text);
	};
	const megabytes = (name: string) => {
		const bytes = figure(name);
		return bytes === null ? null : bytes / 2 ** 20;
	};
	return {
		residentMb: Number(kilobytes) / 1024,
		heapMb: megabytes("nodejs_heap_size_used_bytes"),
		externalMb: megabytes("nodejs_external_memory_bytes"),
		resources: figure("nodejs_active_resources_total"),
		files: readdirSync(`/proc/${pid}/fd`).length,
	};
}

export const loadNow = () => loadavg()[0] ?? 0;

/** Tells how much of the processors others took since it was asked last: all but this process and what it started. */
export function othersMeter(): () => number {
	let before = ticksNow();
	return () => {
		const now = ticksNow();
		const all = now.all - before.all;
		// A process that ended in between takes its ticks along: never below nothing.
		const others = Math.max(0, now.busy - before.busy - Math.max(0, now.ours - before.ours));
		before = now;
		return all > 0 ? Math.min(1, others / all) : 0;
	};
}

/** Ticks of the machine's processors, and those of this process and all below it. */
function ticksNow(): { readonly all: number; readonly busy: number; readonly ours: number } {
	const cpu = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").trim().split(/\s+/).slice(1, 9).map(Number);
	const all = cpu.reduce((sum, ticks) => sum + ticks, 0);
	const busy = all - (cpu[3] ?? 0) - (cpu[4] ?? 0);
	const parents = new Map<number, number>();
	const ticks = new Map<number, number>();
	for (const name of readdirSync("/proc")) {
		if (!/^\d+$/.test(name)) continue;
		try {
			const fields = readFileSync(`/proc/${name}/stat`, "utf8")
				.replace(/^.*\) /s, "")
				.split(" ")
				.map(Number);
			parents.set(Number(name), fields[1] ?? 0);
			// With what its ended children took.
			ticks.set(
				Number(name),
				[11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0),
			);
		} catch {
			// It ended meanwhile.
		}
	}
	const isOurs = (pid: number): boolean => pid === process.pid || (pid > 1 && isOurs(parents.get(pid) ?? 0));
	const ours = [...ticks].reduce((sum, [pid, taken]) => (isOurs(pid) ? sum + taken : sum), 0);
	return { all, busy, ours };
}
