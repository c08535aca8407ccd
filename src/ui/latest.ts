import { type RefObject, useLayoutEffect, useRef } from "react";

/** What the last rendering that reached the page had, for effects and handlers that outlive it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
	const latest = useRef(value);
	useLayoutEffect(() => {
		latest.current = value;
	});
	return latest;
}
