import { useT } from "#i18n/react.tsx";
import type { ListingView } from "#site/views/content-view.ts";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { HomeCard } from "../search/home-card.tsx";

/** A few words and the best homes of a list; the search that holds all of them is one step away. */
export function ListingScreen({ view, section }: { view: ListingView; section?: "villas" }) {
	const t = useT();
	return (
		<PageFrame alternates={view.alternates} layout="default" section={section}>
			<div className="wrap listing-page">
				<header>
					<h1 className="t-display">{view.title}</h1>
					<p className="t-lead mt-5 max-w-[46ch]">{view.lead}</p>
					<p className="mt-6">
						<SiteLink className="btn btn-primary" href={view.searchPath}>
							{t("front.allHomes", { count: view.totalResults })}
						</SiteLink>
					</p>
				</header>
				<div className="cards">
					{view.accos.map((acco) => (
						<HomeCard key={acco.accoId} acco={acco} heading="h2" />
					))}
				</div>
			</div>
		</PageFrame>
	);
}
