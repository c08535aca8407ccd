import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { PageView } from "#site/views/page-view.ts";

/** A page of no request: parts that are shown by themselves, and a browser's router before the page is in its hands. */
export const NO_PAGE: PageView = {
	publicUrl: "",
	buildId: "",
	messagesHash: "",
	messageParts: null,
	likes: "",
	holdsGuestSession: false,
	map: { styleUrl: null, googleMapsKey: null, tiles: null, isHidden: false },
	previewStoryId: null,
	forms: { stamp: "", posted: null },
};

const Page = createContext<PageView>(NO_PAGE);

/** Hands what is known of the request to the components below. */
export function PageProvider({ page, children }: { page: Partial<PageView>; children: ReactNode }) {
	// One value as long as the page is: what is drawn anew before its code is here loses the server's elements.
	const value = useMemo(() => ({ ...NO_PAGE, ...page }), [page]);
	return <Page value={value}>{children}</Page>;
}

/** What is known of the request that the page answers. */
export function usePage(): PageView {
	return useContext(Page);
}
