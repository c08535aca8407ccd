import { useT } from "#i18n/react.tsx";
import { searchString } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { PageLinks } from "../layout/page-links.tsx";

/** Pages by link: every page of a result has its own address. */
export function Pages({ view }: { view: SearchView }) {
	const t = useT();
	const page = view.params.page ?? 1;
	const pages = Math.ceil(view.totalResults / view.perPage);
	if (pages <= 1) return null;
	const address = (number: number) => view.path + searchString({ ...view.params, page: number });
	const first = (page - 1) * view.perPage + 1;
	const last = Math.min(page * view.perPage, view.totalResults);
	return (
		<PageLinks
			label={t("search.pages")}
			previous={page > 1 ? { href: address(page - 1), label: t("search.previousPage") } : null}
			next={page < pages ? { href: address(page + 1), label: t("search.nextPage") } : null}
		>
			<p className="t-small soft">{t("search.pageRange", { first, last, total: view.totalResults })}</p>
		</PageLinks>
	);
}
