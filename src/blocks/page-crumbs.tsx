import { Crumbs } from "#features/layout/crumbs.tsx";
import { useStoryPage } from "./story-page.ts";

/** The way to the page, in its head; none where a breadcrumbs block of the page shows it. */
export function PageCrumbs() {
	const { crumbs, ownCrumbs } = useStoryPage();
	return ownCrumbs ? null : <Crumbs crumbs={crumbs} />;
}
