import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#ui/button.tsx";
import { SiteLink } from "./site-link.tsx";

interface PageLink {
	readonly href: string;
	readonly label: string;
}

/** The way to the pages before and after one of a list; each has its own address. */
export function PageLinks({
	label,
	previous,
	next,
	children,
}: {
	/** Names the pages, for those who do not see them. */
	label: string;
	previous: PageLink | null;
	next: PageLink | null;
	/** Stands before the links. */
	children?: ReactNode;
}) {
	return (
		<nav className="pages" aria-label={label}>
			{children}
			<div className="flex flex-wrap gap-3">
				{previous && (
					<SiteLink className={buttonClass("outline")} href={previous.href} rel="prev">
						<ArrowLeft className="icon-s" aria-hidden="true" />
						{previous.label}
					</SiteLink>
				)}
				{next && (
					<SiteLink className={buttonClass("outline")} href={next.href} rel="next">
						{next.label}
						<ArrowRight className="icon-s" aria-hidden="true" />
					</SiteLink>
				)}
			</div>
		</nav>
	);
}
