import { FrontHero } from "#features/front/front-hero.tsx";
import { PageFrame } from "#features/layout/page-frame.tsx";
import type { FrontView } from "#site/views/front-view.ts";
import { StoryScreen } from "./story-screen.tsx";

/** Home screen: the search box first, then the blocks of its story. */
export function FrontScreen({ view }: { view: FrontView }) {
	const hero = <FrontHero today={view.today} />;
	if (view.story) return <StoryScreen view={view.story} before={hero} />;
	return (
		<PageFrame alternates={view.alternates} layout="default">
			{hero}
		</PageFrame>
	);
}
