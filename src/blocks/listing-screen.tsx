import { SiteLink } from "#features/layout/site-link.tsx";
import { HomeCard } from "#features/search/home-card.tsx";
import { useT } from "#i18n/react.tsx";
import type { BlockHomes } from "#site/views/block-data.ts";
import type { StoryView } from "#site/views/story-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { StoryScreen } from "./story-screen.tsx";

/** A few words and the best homes of a list; the search that holds all of them is one step away. */
export function ListingScreen({
	view,
	section,
}: {
	/** Homes null: there are none. */
	view: StoryView & { readonly homes: BlockHomes | null };
	section?: "villas";
}) {
	const t = useT();
	const { homes, content } = view;
	const head = (
		<div className="wrap listing-page">
			<header>
				<h1 className="t-display">{view.title}</h1>
				<p className="t-lead mt-5 max-w-[46ch]">{String(content.intro ?? "")}</p>
				{homes?.searchPath && (
					<p className="mt-6">
						<SiteLink className={buttonClass("primary")} href={homes.searchPath}>
							{t("front.allHomes", { count: homes.totalResults })}
						</SiteLink>
					</p>
				)}
			</header>
			<div className="cards">
				{homes?.accos.map((acco) => (
					<HomeCard key={acco.accoId} acco={acco} heading="h2" />
				))}
			</div>
		</div>
	);
	return <StoryScreen view={view} section={section} before={head} />;
}
