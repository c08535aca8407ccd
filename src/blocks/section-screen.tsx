import { ArrowLeft, ArrowRight } from "lucide-react";
import { SiteLink } from "#features/layout/site-link.tsx";
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
					<nav className="pages" aria-label={t("content.pages")}>
						<div className="flex flex-wrap gap-3">
							{page > 1 && (
								<SiteLink className="btn btn-outline" href={at(page - 1)} rel="prev">
									<ArrowLeft className="icon-s" aria-hidden="true" />
									{t("content.previous")}
								</SiteLink>
							)}
							{page < pages && (
								<SiteLink className="btn btn-outline" href={at(page + 1)} rel="next">
									{t("content.next")}
									<ArrowRight className="icon-s" aria-hidden="true" />
								</SiteLink>
							)}
						</div>
					</nav>
				)}
			</div>
		</StoryScreen>
	);
}
