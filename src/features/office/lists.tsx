import { ChevronLeft, ChevronRight, Search } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { buttonClass } from "#ui/button.tsx";

/** What the office's lists are made of: their views, the search, the table, the way to what comes next. */

interface ListView {
	readonly key: string;
	readonly href: string;
	readonly isHere: boolean;
	readonly word: string;
	/** How many lines it has, where that is counted. */
	readonly count?: string | number | undefined;
}

/** The same list, cut another way. */
export function ListViews({ label, views }: { label: string; views: readonly ListView[] }) {
	return (
		<nav className="office-views" aria-label={label}>
			{views.map(({ key, href, isHere, word, count }) => (
				<a key={key} href={href} aria-current={isHere ? "page" : undefined}>
					{word}
					{count !== undefined && <small> {count}</small>}
				</a>
			))}
		</nav>
	);
}

interface Find {
	/** Path of the list below `/staff`. */
	readonly desk: string;
	readonly q: string;
	readonly label: string;
	readonly hint?: string;
	readonly isWide?: boolean;
	readonly className?: string;
	/** Fields that are sent along. */
	readonly children?: ReactNode;
}

/** The search of a list, which `/` leads to and Enter sends; its answer has an address. */
export function FindForm({ desk, q, label, hint = label, isWide, className = "", children }: Find) {
	return (
		<form className={`office-find ${className}`} method="get" action={officeHref(desk)}>
			<Search className="icon" aria-hidden="true" />
			<input
				type="search"
				className={isWide ? "office-find-wide" : undefined}
				name="q"
				defaultValue={q}
				aria-label={label}
				placeholder={hint}
				data-key="/"
			/>
			{children}
		</form>
	);
}

/** The rest of a list, where there is any. */
export function MoreLink({ href, children }: { href: string | null; children: ReactNode }) {
	if (href === null) return null;
	return (
		<p className="office-pages">
			<a className="office-link" href={href}>
				{children}
			</a>
		</p>
	);
}

/** The pages before and after. */
export function PageLinks({
	before,
	after,
	children,
}: {
	before: string | null;
	after: string | null;
	children?: ReactNode;
}) {
	const t = useT();
	return (
		<nav className="office-pages" aria-label={t("office.pages")}>
			{children}
			{before && (
				<a className={buttonClass("outline", { size: "small" })} href={before} rel="prev">
					<ChevronLeft aria-hidden="true" />
					{t("office.beforeThese")}
				</a>
			)}
			{after && (
				<a className={buttonClass("outline", { size: "small" })} href={after} rel="next">
					{t("office.afterThese")}
					<ChevronRight aria-hidden="true" />
				</a>
			)}
		</nav>
	);
}

/** What stands where a list has no line. */
export function EmptyList({ children }: { children: ReactNode }) {
	return (
		<section className="office-card office-empty">
			<p>{children}</p>
		</section>
	);
}
