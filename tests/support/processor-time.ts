/**
 * Milliseconds that a piece of work takes of the processor: what other processes do meanwhile does not count, as it
 * would by a clock on the wall.
 */
export function processorMs(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}
