/** What every benchmark is run with. */
export interface BenchOptions {
	/** Homes of the catalogue; null: the benchmark's own number. */
	readonly homes: number | null;
}
