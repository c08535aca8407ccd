/** Runs at most so many at once, the others in their order. */
export function limiter(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
	let running = 0;
	const queue: (() => void)[] = [];
	return async (work) => {
		if (running >= most) await new Promise<void>((resolve) => queue.push(resolve));
		running++;
		try {
			return await work();
		} finally {
			running--;
			queue.shift()?.();
		}
	};
}
