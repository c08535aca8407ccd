import { Crumbs } from "#features/layout/crumbs.tsx";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { BlockProps } from "../block-props.ts";
import { useStoryPage } from "../story-page.ts";
import type { Breadcrumbs } from "./schema.ts";

/** The way to the page, from the home screen on; the page's head leaves its own out then. */
export default function BreadcrumbsBlock(_: BlockProps<Breadcrumbs>) {
	const t = useT();
	const language = useLanguage();
	const { crumbs } = useStoryPage();
	const home = { label: t("blocks.home"), href: href("home", language) };
	const way = crumbs.some((crumb) => crumb.href === home.href) ? crumbs : [home, ...crumbs];
	return (
		<div className="wrap crumbs-block">
			<Crumbs crumbs={way} />
		</div>
	);
}
