import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { parseLikes } from "#domain/home/likes.ts";
import { storedLikes, subscribeToLikes } from "./likes-store.ts";

/** The likes that came with the request: what the server renders, and the browser's first picture of them. */
const LikesOfRequest = createContext("");

export function LikesProvider({ initial, children }: { initial: string; children: ReactNode }) {
	return <LikesOfRequest value={initial}>{children}</LikesOfRequest>;
}

/** Ids of the liked homes, the latest last. */
export function useLikes(): readonly string[] {
	const initial = useContext(LikesOfRequest);
	const printed = useSyncExternalStore(subscribeToLikes, storedLikes, () => initial);
	return useMemo(() => parseLikes(printed), [printed]);
}
