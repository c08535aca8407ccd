import type { Logger } from "../logger.ts";
import { postOutside } from "../outbound-fetch.ts";

/** Hands what was measured on to the operator's collector: in order, one call at a time, and never more than it takes. */
export interface Collector {
	/** Takes lines to hand on, as many as there is room for; answers how many. */
	take(lines: readonly object[]): number;
	/** Hands on what is left, once. */
	close(): Promise<void>;
}

/** Lines that wait at most; what comes beyond while the collector is away is lost, and counted in the log. */
const MOST_WAITING = 2_000;
const MOST_A_CALL = 200;
/** What gathers goes together. */
const GATHER_MS = 1_000;
const TIMEOUT_MS = 5_000;

export interface CollectorSettings {
	readonly url: string;
	/** Address of the site, which each call names. */
	readonly site: string;
	/** `host:port` that may be private. */
	readonly allow: readonly string[];
	readonly log: Logger;
}

export function openCollector({ url, site, allow, log }: CollectorSettings): Collector {
	let waiting: object[] = [];
	let lost = 0;
	let timer: NodeJS.Timeout | undefined;
	let handing: Promise<void> | null = null;

	const handOn = async () => {
		timer = undefined;
		const lines = waiting.slice(0, MOST_A_CALL);
		waiting = waiting.slice(MOST_A_CALL);
		const answer = await postOutside(url, JSON.stringify({ site, lines }), { timeoutMs: TIMEOUT_MS, allow });
		if (!answer.ok) {
			lost += lines.length;
			log.warn({ failure: answer.error, lost }, "events not handed on");
			lost = 0;
		}
	};
	const soon = () => {
		if (timer !== undefined || handing !== null || waiting.length === 0) return;
		timer = setTimeout(() => {
			handing = handOn().finally(() => {
				handing = null;
				soon();
			});
		}, GATHER_MS);
		timer.unref();
	};
	return {
		take: (lines) => {
			const taken = lines.slice(0, MOST_WAITING - waiting.length);
			waiting.push(...taken);
			lost += lines.length - taken.length;
			soon();
			return taken.length;
		},
		close: async () => {
			clearTimeout(timer);
			await handing;
			clearTimeout(timer);
			if (waiting.length > 0) await handOn();
		},
	};
}
