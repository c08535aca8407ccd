import { byLanguage } from "#domain/language.ts";
import { useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { PageFrame } from "./page-frame.tsx";

/** What stands while a list of homes is on its way: cards in their exact shape, so nothing moves when they come. */
export function PendingCards({ layout = "default" }: { layout?: "default" | "no-footer" }) {
	const t = useT();
	const alternates = byLanguage((other) => href("home", other));
	return (
		<PageFrame alternates={alternates} layout={layout}>
			<div className="wrap listing-page" aria-busy="true">
				<p className="visually-hidden" role="status">
					{t("layout.loading")}
				</p>
				<div className="skeleton-title" />
				<SkeletonCards count={6} />
			</div>
		</PageFrame>
	);
}

/** Empty cards with still water in their pictures. */
function SkeletonCards({ count }: { count: number }) {
	return (
		<div className="cards" aria-hidden="true">
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
				<div key={index} className="skeleton">
					<div className="water">
						<i />
						<i />
						<i />
					</div>
					<b style={{ width: "46%" }} />
					<b className="tall" style={{ width: "72%" }} />
					<b style={{ width: "34%" }} />
				</div>
			))}
		</div>
	);
}
