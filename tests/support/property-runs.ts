/** How much longer properties are run: 1, or what `npm run test:full` asks for. */
const FACTOR = Number(process.env.PROPERTY_FACTOR ?? "1");

/** Number of runs of a property that takes so many in every test run. */
export function propertyRuns(usual: number): number {
	return Math.max(1, Math.round(usual * FACTOR));
}
