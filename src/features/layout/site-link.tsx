import { useRouter, useRouterState } from "@tanstack/react-router";
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useRef } from "react";
import { usePrefetch } from "./prefetch.ts";
import { screenOf } from "./screen-of.ts";

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
	/** Public address on this site, with its query. */
	readonly href: string;
	/** Keep the place on the page (calendar, filters). */
	readonly keepScroll?: boolean;
	readonly children: ReactNode;
};

/**
 * A link to a screen of ours by its public address: navigation without a page load, and a plain link without script.
 * What it leads to is worked out when it is wanted: a page has a hundred links, and few are ever followed.
 */
export function SiteLink({ href, keepScroll = false, children, onClick, ...rest }: SiteLinkProps) {
	const router = useRouter();
	const link = useRef<HTMLAnchorElement>(null);
	const isHere = useRouterState({ select: (state) => state.location.publicHref === href });
	const prefetch = usePrefetch(link, href);
	const follow = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		if (event.defaultPrevented || !isPlain(event)) return;
		const screen = screenOf(href);
		// Not a page of this site: plain browser navigation.
		if (!screen) return;
		event.preventDefault();
		void router.navigate({ ...screen, resetScroll: !keepScroll } as never);
	};
	return (
		<a
			ref={link}
			href={href}
			// Only a link to this very address is the current one.
			aria-current={isHere ? "page" : undefined}
			{...prefetch}
			{...rest}
			onClick={follow}
		>
			{children}
		</a>
	);
}

/** A press that opens the link here: no other window, no download. */
function isPlain({
	button,
	metaKey,
	altKey,
	ctrlKey,
	shiftKey,
	currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
	const elsewhere = metaKey || altKey || ctrlKey || shiftKey || currentTarget.hasAttribute("download");
	return button === 0 && !elsewhere && (currentTarget.target === "" || currentTarget.target === "_self");
}
