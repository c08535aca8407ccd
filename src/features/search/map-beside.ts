import { useState } from "react";
import { MAP_COOKIE, MAP_DAYS, MAP_HIDDEN } from "#site/map-choice.ts";
import { useMedia } from "#ui/use-media.ts";
import { usePage } from "../layout/page-view.tsx";

/** From this width on the map stands beside the list. */
const WIDE = "(min-width: 64rem)";

export interface MapBeside {
	/** The window has room for both. */
	readonly isWide: boolean;
	/** The visitor did not put it away. */
	readonly isWanted: boolean;
	/** Puts it away, or back again, for this browser. */
	readonly want: (isWanted: boolean) => void;
}

/** Choices made since the page was loaded; the page knows the cookie that came with its request. */
let chosen: boolean | null = null;

/** Whether the results of a wide window have their map beside them; they do until the visitor puts it away. */
export function useMapBeside(): MapBeside {
	const isWide = useMedia(WIDE);
	const { map } = usePage();
	const [isWanted, setWanted] = useState(chosen ?? !map.isHidden);
	const want = (next: boolean) => {
		chosen = next;
		setWanted(next);
		const secure = location.protocol === "https:" ? "; Secure" : "";
		const kept = next ? "; Max-Age=0" : `${MAP_HIDDEN}; Max-Age=${MAP_DAYS * 86_400}`;
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
		document.cookie = `${MAP_COOKIE}=${kept}; Path=/; SameSite=Lax${secure}`;
	};
	return { isWide, isWanted, want };
}
