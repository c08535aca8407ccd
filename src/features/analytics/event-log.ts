import type { AnalyticsEvent } from "#analytics/events.ts";

/** What `/_events` shows: the latest events of this browser, while that page is open in it. Only where the gallery is. */

const KEY = "events-log";
const MOST_KEPT = 200;

/** What became of it: nothing measures, so it only would be sent; it waits for the choice; it is counted without consent. */
export type EventFate = "sent" | "would be sent" | "held" | "counted";

/** Keeps an event for the page that shows them. */
export function logEvent(event: AnalyticsEvent, fate: EventFate): void {
	const kept: unknown[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
	kept.push({ at: new Date().toISOString(), fate, event });
	localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST_KEPT)));
}
