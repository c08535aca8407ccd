import { useMemo, useSyncExternalStore } from "react";
import { parseLikes } from "#domain/accommodation/likes.ts";
import { usePage } from "../layout/page-view.tsx";
import { storedLikes, subscribeToLikes } from "./likes-store.ts";

/** Ids of the liked homes, the latest last; the browser's first picture of them is the server's. */
export function useLikes(): readonly string[] {
	const { likes: initial } = usePage();
	const printed = useSyncExternalStore(subscribeToLikes, storedLikes, () => initial);
	return useMemo(() => parseLikes(printed), [printed]);
}
