import { CircleHelp } from "lucide-react";
import type { WhyView } from "#site/views/why-view.ts";
import { whyHref } from "#site/why.ts";
import { SiteLink } from "../layout/site-link.tsx";

interface WhyHereProps {
	readonly accoId: string;
	readonly title: string;
	readonly view: WhyView;
	/** Address of the search. */
	readonly search: string;
}

/** On a card, for staff: leads to why the home stands where it stands. */
export default function WhyHere({ accoId, title, view, search }: WhyHereProps) {
	const { here } = view.words;
	return (
		<p className="why-here">
			<SiteLink
				href={whyHref(search, accoId)}
				keepScroll
				aria-label={`${here} ${title}`}
				aria-current={view.accoId === accoId ? "true" : undefined}
			>
				<CircleHelp className="icon-s" aria-hidden="true" />
				{here}
			</SiteLink>
		</p>
	);
}
