/** The messages between the crawler and its script in the page. */

/** A thing that is wrong with a screen, as a person would say it. */
export interface Fault {
	readonly rule: "outside" | "covered" | "cut" | "leaves its box" | "overlap" | "wrapped" | "dead";
	/** The control or text, by its name. */
	readonly what: string;
	readonly detail: string;
}

/** Something that can be pressed, named so that it is found again after a reload. */
export interface Pressable {
	readonly key: string;
	/** Alike controls (a heart on each card) are tried once or twice, not all. */
	readonly kind: string;
	readonly name: string;
	/** A field that opens a list while typing. */
	readonly isField: boolean;
}

/** How a press can find a control in the window. */
export interface Spot {
	readonly x: number;
	readonly y: number;
	/** False where something else would take the press: `instead`. */
	readonly isFree: boolean;
	readonly instead: string;
}

/** Of the page before anything was pressed, and before the last press in what that opened. */
export type Memory = "page" | "opened";

export interface CrawlerApi {
	/** All that can be pressed now in a part of the page and not in another; with a memory, only what has appeared since. */
	pressables(which: { readonly within?: string; readonly but?: string; readonly since?: Memory }): Pressable[];
	/** Brings a control into the window as a person would, and says where; null when it is gone. */
	spot(key: string): Spot | null;
	/** Keeps in mind what is on the page before a press. */
	remember(memory: Memory): void;
	/** What is wrong with what has opened since. */
	faultsOfOpened(key: string, since: Memory): Fault[];
	hasOpened(since: Memory): boolean;
	/** What is wrong with the page as it stands. */
	faultsOfPage(): Fault[];
	/** Scroll, focus as on a fresh page. */
	reset(): void;
}
