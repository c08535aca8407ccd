import { createContext, type ReactNode, useContext } from "react";
import type { PageView } from "#site/views/page-view.ts";

/** A page of no request: parts that are shown by themselves, and a browser's router before the page is in its hands. */
export const NO_PAGE: PageView = {
	publicUrl: "",
	buildId: "",
	messagesHash: "",
	messageParts: null,
	likes: "",
	holdsGuestSession: false,
	map: { styleUrl: null, googleMapsKey: null },
	previewStoryId: null,
	forms: { stamp: "", posted: null },
};

const Page = createContext<PageView>(NO_PAGE);

/** Hands what is known of the request to the components below. */
export function PageProvider({ page, children }: { page: Partial<PageView>; children: ReactNode }) {
	return <Page value={{ ...NO_PAGE, ...page }}>{children}</Page>;
}

/** What is known of the request that the page answers. */
export function usePage(): PageView {
	return useContext(Page);
}
