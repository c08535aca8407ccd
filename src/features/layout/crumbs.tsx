import { ChevronRight } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { SiteLink } from "./site-link.tsx";

/** The way to this screen. */
export function Crumbs({ crumbs }: { crumbs: readonly { readonly label: string; readonly href: string }[] }) {
	const t = useT();
	if (crumbs.length === 0) return null;
	return (
		<nav aria-label={t("layout.crumbs")}>
			<ol className="crumbs">
				{crumbs.map((crumb, index) => (
					<li key={crumb.href} className="row">
						{index > 0 && <ChevronRight className="icon-s" aria-hidden="true" />}
						<SiteLink href={crumb.href}>{crumb.label}</SiteLink>
					</li>
				))}
			</ol>
		</nav>
	);
}
