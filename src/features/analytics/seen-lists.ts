import type { EventItem } from "#analytics/events.ts";
import { type QuietBatch, quietBatch } from "#analytics/quiet-batch.ts";

/** A list of homes on a screen. */
export interface ShownList<Screen> {
	readonly id: string;
	readonly name: string;
	readonly screen: Screen;
}

export interface SeenLists<Screen> {
	/** The home came into view; said with what else does until it is quiet, and once in its list however often. */
	add(list: ShownList<Screen>, home: EventItem): void;
	/** Says at once what waits: the visitor goes on. */
	flush(): void;
}

interface ListScreen {
	/** Search and page that its lists are of: another text is another list. */
	readonly list: string;
	/** Reached by Back, Forward or a reload. */
	readonly isReturn: boolean;
}

/** Gathers the homes that were seen, list by list; remembers them as long as the page stands. */
export function seenLists<Screen extends ListScreen>(
	onSeen: (list: ShownList<Screen>, homes: readonly EventItem[]) => void,
): SeenLists<Screen> {
	const seen = new Map<string, Set<string>>();
	const batches = new Map<string, QuietBatch<EventItem>>();
	return {
		add: (list, home) => {
			const key = `${list.id} ${list.screen.list}`;
			const known = seen.get(key);
			// Of a list that was left with its page nobody knows what was seen.
			if (list.screen.isReturn && !known) return;
			if (known?.has(home.item_id)) return;
			seen.set(key, (known ?? new Set()).add(home.item_id));
			const batch = batches.get(key) ?? quietBatch<EventItem>((homes) => onSeen(list, homes));
			batches.set(key, batch);
			batch.add(home);
		},
		flush: () => {
			for (const batch of batches.values()) batch.flush();
			batches.clear();
		},
	};
}
