import { LANGUAGES, type Localized } from "#domain/language.ts";
import type { PageView } from "#site/views/page-view.ts";

/** What of a screen goes into the head of its document. */
export interface PageHead {
	/** The site's name is put behind it, where it is neither in it nor the title whole. */
	readonly title: string;
	/** The title is made for search engines (`site/head-text.ts`). */
	readonly isWhole?: boolean;
	readonly description?: string;
	/** Path of the canonical address; null: none. */
	readonly canonical?: string | null;
	/** The screen in each language; only indexable screens name them. */
	readonly alternates?: Localized;
	readonly indexable: boolean;
}

/** Title, description, robots, canonical and hreflang of a screen. */
export function pageHead(
	{ publicUrl: site }: PageView,
	{ title, isWhole, description, canonical, alternates, indexable }: PageHead,
) {
	const meta = [
		{ title: isWhole || title.includes("Halcyon") ? title : `${title} | Halcyon` },
		...(description ? [{ name: "description", content: description }] : []),
		...(indexable ? [] : [{ name: "robots", content: "noindex" }]),
	];
	const whole = (path: string) => site + path;
	const withoutQuery = (path: string) => whole(path.split("?")[0] ?? path);
	const hreflang =
		indexable && alternates
			? [
					...LANGUAGES.map((language) => ({
						rel: "alternate",
						hrefLang: language,
						href: withoutQuery(alternates[language]),
					})),
					{ rel: "alternate", hrefLang: "x-default", href: withoutQuery(alternates.en) },
				]
			: [];
	return { meta, links: [...(canonical ? [{ rel: "canonical", href: whole(canonical) }] : []), ...hreflang] };
}
