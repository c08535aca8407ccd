import { PageLinks } from "#features/layout/page-links.tsx";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { StoryList, StoryView } from "#site/views/story-view.ts";
import { StoryCards } from "./story-cards.tsx";
import { StoryScreen } from "./story-screen.tsx";

/** A section: its start page's blocks, its stories ten a page, and the way to its further pages. */
export function SectionScreen({ view }: { view: StoryView & { readonly list: StoryList } }) {
	const t = useT();
	const language = useLanguage();
	const { cards, page, pages } = view.list;
	const path = view.alternates[language];
	const at = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
	return (
		<StoryScreen view={view}>
			<div className="wrap block">
				<StoryCards cards={cards} />
				{pages > 1 && (
					<PageLinks
						label={t("content.pages")}
						previous={page > 1 ? { href: at(page - 1), label: t("content.previous") } : null}
						next={page < pages ? { href: at(page + 1), label: t("content.next") } : null}
					/>
				)}
			</div>
		</StoryScreen>
	);
}
