import type { ReactNode } from "react";
import { readLink } from "#content/richtext/link.ts";
import type { LinkProps } from "#content/richtext/rich-text.tsx";
import { SiteLink } from "#features/layout/site-link.tsx";
import { useLanguage } from "#i18n/react.tsx";

/** A link field of a block; its text alone where it leads nowhere safe. */
export function ContentLink({
	link,
	className,
	children,
}: {
	link: object | undefined;
	className?: string;
	children: ReactNode;
}) {
	const language = useLanguage();
	const to = link ? readLink(link as Record<string, unknown>, language) : null;
	if (!to) return <span className={className}>{children}</span>;
	const { href, target, rel, more } = to;
	const attributes = { className, target, rel, ...more };
	// An anchor on this page, a mail and another site's page are the browser's business.
	if (!to.internal) {
		return (
			<a href={href} {...attributes}>
				{children}
			</a>
		);
	}
	return (
		<SiteLink href={href} {...attributes}>
			{children}
		</SiteLink>
	);
}

/** Links in running text. */
export function TextLink({ href, target, rel, children }: LinkProps) {
	return (
		<SiteLink href={href} target={target} rel={rel}>
			{children}
		</SiteLink>
	);
}
