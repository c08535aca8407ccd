/**
 * Which measures of a picture are made beside those of the ladder. The address of a picture takes any size, crop and
 * filter, as the content image service has it; each would be work and room on disk, so a picture has few of them.
 */

/** Free measures that a picture is made in, in one process; screens and stories ask for some ten. */
export const MOST_FREE = 40;
/** Pictures that are remembered; beyond it the one that was asked for longest ago is forgotten. */
const MOST_PICTURES = 20_000;

export interface FreeMeasures {
	/** Whether the picture may come in these measures: it did before, or has not had its number. */
	takes(path: string, name: string): boolean;
	/** It was made in them. Only what is a picture is noted, so that no other address pushes one out. */
	note(path: string, name: string): void;
}

export function freeMeasures(most = MOST_FREE): FreeMeasures {
	const known = new Map<string, Set<number>>();
	return {
		takes: (path, name) => {
			const measures = known.get(path);
			return !measures || measures.size < most || measures.has(measureOf(name));
		},
		note: (path, name) => {
			const measures = known.get(path) ?? new Set();
			if (measures.size < most) measures.add(measureOf(name));
			// Set anew, so that the map's order is that of the last requests.
			known.delete(path);
			known.set(path, measures);
			const [oldest] = known.size > MOST_PICTURES ? known.keys() : [];
			if (oldest !== undefined) known.delete(oldest);
		},
	};
}

/** The first 48 bits of the name's hash tell the measures of one picture apart. */
function measureOf(name: string): number {
	return Number.parseInt(name.slice(0, 12), 16);
}
