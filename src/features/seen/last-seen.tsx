import { lazy, Suspense, useEffect, useState } from "react";
import { seenHomes } from "./seen-store.ts";

const SeenHomes = lazy(() => import("./seen-homes.tsx"));

/** The homes seen last in this browser; nothing, and no code for it, where there are none. */
export function LastSeen() {
	const [ids, setIds] = useState<readonly string[]>([]);
	useEffect(() => setIds(seenHomes()), []);
	if (ids.length === 0) return null;
	return (
		<Suspense>
			<SeenHomes ids={ids} onChange={() => setIds(seenHomes())} />
		</Suspense>
	);
}
