import { SearchScreen } from "#features/search/search-screen.tsx";
import type { SearchView } from "#site/views/search-view.ts";
import type { StoryView } from "#site/views/story-view.ts";
import { StoryScreen } from "./story-screen.tsx";

/** The homes of a market: the story's words, the search scoped to it, and the story's blocks. */
export function MarketScreen({ view, search }: { view: StoryView; search: SearchView }) {
	const page = { ...view, alternates: search.alternates };
	return (
		<SearchScreen
			view={search}
			around={(found) => (
				<StoryScreen
					view={page}
					before={
						<>
							<header className="wrap listing-page">
								<div>
									<h1 className="t-display">{view.title}</h1>
									<p className="t-lead mt-5 mb-8 max-w-[46ch]">{String(view.content.intro ?? "")}</p>
								</div>
							</header>
							{found}
						</>
					}
				/>
			)}
		/>
	);
}
