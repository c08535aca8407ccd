import { SiteLink } from "#features/layout/site-link.tsx";
import { HomeCard } from "#features/search/home-card.tsx";
import { useT } from "#i18n/react.tsx";
import type { ListingView } from "#site/views/content-view.ts";
import type { StoryView } from "#site/views/story-view.ts";
import { StoryScreen } from "./story-screen.tsx";

/** A few words and the best homes of a list; the search that holds all of them is one step away. */
export function ListingScreen({
	view,
	section,
}: {
	view: StoryView & { readonly listing: ListingView };
	section?: "villas";
}) {
	const t = useT();
	const { listing, content } = view;
	const homes = (
		<div className="wrap listing-page">
			<header>
				<h1 className="t-display">{view.title}</h1>
				<p className="t-lead mt-5 max-w-[46ch]">{String(content.intro ?? "")}</p>
				<p className="mt-6">
					<SiteLink className="btn btn-primary" href={listing.searchPath}>
						{t("front.allHomes", { count: listing.totalResults })}
					</SiteLink>
				</p>
			</header>
			<div className="cards">
				{listing.accos.map((acco) => (
					<HomeCard key={acco.accoId} acco={acco} heading="h2" />
				))}
			</div>
		</div>
	);
	return <StoryScreen view={view} section={section} before={homes} />;
}
