import { useEffect, useState } from "react";

/**
 * True once a component answers to touches. Blocks with a chunk of their own do so later than the page around them;
 * buttons that do nothing before are kept out of sight, in their place, until then.
 */
export function useReady(): boolean {
	const [ready, setReady] = useState(false);
	useEffect(() => setReady(true), []);
	return ready;
}
