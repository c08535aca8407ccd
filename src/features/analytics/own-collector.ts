import type { AnalyticsEvent, EventName } from "#analytics/events.ts";
import type { Language } from "#domain/language.ts";

/** Our own server, which hands on to the operator's collector what it is sent. */
export interface OwnCollector {
	/** With consent: the whole event. */
	send(event: AnalyticsEvent): void;
	/** Without: that it happened. No cookie is read or written for it. */
	count(event: EventName, language: Language): void;
	/** Sends what has gathered at once; it outlives the page. */
	flush(): void;
}

/** What comes together goes together. */
const GATHER_MS = 1_000;
const PATH = "/api/events";

export function ownCollector(): OwnCollector {
	const waiting = { events: [] as unknown[], counts: [] as unknown[] };
	let timer: ReturnType<typeof setTimeout> | undefined;
	const flush = () => {
		clearTimeout(timer);
		timer = undefined;
		for (const kind of ["events", "counts"] as const) {
			const lines = waiting[kind].splice(0);
			if (lines.length === 0) continue;
			void fetch(PATH, {
				method: "POST",
				keepalive: true,
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({ [kind]: lines }),
			}).catch(() => {});
		}
	};
	const later = () => {
		timer ??= setTimeout(flush, GATHER_MS);
	};
	return {
		flush,
		send: (event) => {
			waiting.events.push(event);
			later();
		},
		count: (event, language) => {
			waiting.counts.push({ event, language });
			later();
		},
	};
}
