import { Link } from "@tanstack/react-router";
import { type AnchorHTMLAttributes, type ReactNode, useMemo, useRef } from "react";
import { internalPath, readPublic } from "#site/rewrite.ts";
import { usePrefetch } from "./prefetch.ts";

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
	/** Public address on this site, with its query. */
	readonly href: string;
	/** Keep the place on the page (calendar, filters). */
	readonly keepScroll?: boolean;
	readonly children: ReactNode;
};

/** A link to a screen of ours by its public address: navigation without a page load, and a plain link without script. */
export function SiteLink({ href, keepScroll = false, children, ...rest }: SiteLinkProps) {
	const link = useRef<HTMLAnchorElement>(null);
	const { to, search } = useMemo(() => {
		const [path = "", query = ""] = href.split("?", 2);
		const address = readPublic(path);
		return { to: address && internalPath(address), search: Object.fromEntries(new URLSearchParams(query)) };
	}, [href]);
	const prefetch = usePrefetch(link, to, search);
	if (to === null) {
		return (
			<a href={href} {...rest}>
				{children}
			</a>
		);
	}
	return (
		<Link
			ref={link}
			to={to}
			search={search}
			resetScroll={!keepScroll}
			preload={false}
			// Only a link to this very address is the current one.
			activeOptions={{ exact: true, includeSearch: true }}
			{...prefetch}
			{...rest}
		>
			{children}
		</Link>
	);
}
