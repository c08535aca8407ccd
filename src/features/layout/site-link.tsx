import { Link } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { internalPath, readPublic } from "#site/rewrite.ts";

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
	/** Public address on this site, with its query. */
	readonly href: string;
	/** Keep the place on the page (calendar, filters). */
	readonly keepScroll?: boolean;
	readonly children: ReactNode;
};

/** A link to a screen of ours by its public address: navigation without a page load, and a plain link without script. */
export function SiteLink({ href, keepScroll = false, children, ...rest }: SiteLinkProps) {
	const [path = "", query = ""] = href.split("?", 2);
	const address = readPublic(path);
	if (!address) {
		return (
			<a href={href} {...rest}>
				{children}
			</a>
		);
	}
	return (
		<Link
			to={internalPath(address)}
			search={Object.fromEntries(new URLSearchParams(query))}
			resetScroll={!keepScroll}
			{...rest}
		>
			{children}
		</Link>
	);
}
