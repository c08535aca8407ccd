import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "#i18n/react.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { pagesAround } from "./page-numbers.ts";

interface NumberedPagesProps {
	/** Names the pages, for those who do not see them. */
	readonly label: string;
	readonly page: number;
	readonly pages: number;
	readonly address: (page: number) => string;
	readonly keepScroll?: boolean;
	/** Stands before the numbers. */
	readonly children?: ReactNode;
}

/** Pages by link: every page of a list has its own address. One page needs none. */
export function NumberedPages({ label, page, pages, address, keepScroll = false, children }: NumberedPagesProps) {
	const t = useT();
	if (pages <= 1) return null;
	return (
		<nav className="pages result-pages" aria-label={label}>
			{children}
			<ol>
				{page > 1 && (
					<li>
						<SiteLink
							className="turn"
							keepScroll={keepScroll}
							href={address(page - 1)}
							rel="prev"
							aria-label={t("search.previousPage")}
						>
							<ChevronLeft className="icon-s" aria-hidden="true" />
						</SiteLink>
					</li>
				)}
				{pagesAround(page, pages).map((number, at) => (
					<li key={number ?? `gap-${at}`}>
						{number === null ? (
							<span aria-hidden="true">…</span>
						) : (
							<SiteLink
								keepScroll={keepScroll}
								href={address(number)}
								aria-label={t("search.page", { page: number })}
								aria-current={number === page ? "page" : undefined}
							>
								{number}
							</SiteLink>
						)}
					</li>
				))}
				{page < pages && (
					<li>
						<SiteLink
							className="turn"
							keepScroll={keepScroll}
							href={address(page + 1)}
							rel="next"
							aria-label={t("search.nextPage")}
						>
							<ChevronRight className="icon-s" aria-hidden="true" />
						</SiteLink>
					</li>
				)}
			</ol>
		</nav>
	);
}
