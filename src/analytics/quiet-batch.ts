/** Quiet after which a list is sent (specification §7, §9). */
const QUIET_MS = 2_000;
/** Items that GA4 takes in one event. */
const MOST_ITEMS = 200;

/** Gathers what comes into view until nothing has come for two seconds: items at 0, 1.5 and 3 s are one event at 5 s. */
export interface QuietBatch<Item> {
	add(item: Item): void;
	/** Sends what is there at once, as when the visitor leaves. */
	flush(): void;
}

export function quietBatch<Item>(send: (items: readonly Item[]) => void): QuietBatch<Item> {
	let items: Item[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;
	const flush = () => {
		clearTimeout(timer);
		if (items.length === 0) return;
		const sent = items;
		items = [];
		send(sent);
	};
	return {
		add: (item) => {
			items.push(item);
			clearTimeout(timer);
			if (items.length === MOST_ITEMS) flush();
			else timer = setTimeout(flush, QUIET_MS);
		},
		flush,
	};
}
