import { Suspense } from "react";
import { FrontHero } from "#features/front/front-hero.tsx";
import { PageFrame } from "#features/layout/page-frame.tsx";
import { LastSeen } from "#features/seen/last-seen.tsx";
import type { FrontView } from "#site/views/front-view.ts";
import { late, lateReady } from "#ui/late.tsx";

/**
 * Every page leads here and fetches this screen's code ahead: the blocks have a chunk of their own, so that it is
 * the search box alone, which also answers before they do. The server has both at hand.
 */
const FrontBlocks = late(() => import("./front-blocks.tsx"));
if (import.meta.env.SSR) await lateReady([FrontBlocks]);

/** Home screen: the search box first, then the blocks of its story. */
export function FrontScreen({ view }: { view: FrontView }) {
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<FrontHero today={view.today} />
			{view.story && (
				<Suspense>
					<FrontBlocks view={view.story} />
				</Suspense>
			)}
			<LastSeen />
		</PageFrame>
	);
}
