/** Work that waits for its turn: what visitors wait for goes before what is prepared for later. */
export interface Lanes {
	/** Runs the work as soon as a place is free. */
	run<Answer>(lane: "visitor" | "background", work: () => Promise<Answer>): Promise<Answer>;
	/** Runs and waits in both lanes. */
	readonly busy: number;
}

/** Lanes with `places` at once; the background uses a single one, and only while no visitor waits. */
export function createLanes(places: number): Lanes {
	const waiting: Record<"visitor" | "background", (() => void)[]> = { visitor: [], background: [] };
	let running = 0;
	let background = 0;

	const next = () => {
		if (running >= places) return;
		const start = waiting.visitor.shift() ?? (background === 0 ? waiting.background.shift() : undefined);
		start?.();
	};
	return {
		get busy() {
			return running + waiting.visitor.length + waiting.background.length;
		},
		run: (lane, work) =>
			new Promise((resolve, reject) => {
				waiting[lane].push(() => {
					running++;
					if (lane === "background") background++;
					work()
						.then(resolve, reject)
						.finally(() => {
							running--;
							if (lane === "background") background--;
							next();
						});
				});
				next();
			}),
	};
}
