import type { Acco } from "#domain/home/acco.ts";
import type { Localized } from "#domain/language.ts";
import type { RouteName } from "../route-table.ts";

/** A page of text in one language. */
export interface PageText {
	readonly title: string;
	/** One sentence for search engines. */
	readonly description: string;
	readonly lead: string;
	readonly sections: readonly TextSection[];
	/** Where to go from here. */
	readonly links?: readonly TextLink[];
}

export interface TextSection {
	readonly heading?: string;
	readonly paragraphs?: readonly string[];
	readonly list?: readonly string[];
}

export interface TextLink {
	readonly label: string;
	/** A screen of the route table that needs no more than its name, or an address such as `mailto:`. */
	readonly to: RouteName | `mailto:${string}`;
}

export interface Crumb {
	readonly label: string;
	readonly href: string;
}

/** What every screen of content shows. */
export interface ContentView {
	readonly title: string;
	readonly description: string;
	readonly lead: string;
	readonly sections: readonly TextSection[];
	readonly links: readonly Crumb[];
	readonly crumbs: readonly Crumb[];
	/** Further pages below this one: articles, vacancies. */
	readonly entries: readonly ContentEntry[];
	/** ISO day of an article. */
	readonly date: string | null;
	readonly alternates: Localized;
	/** Null: none. */
	readonly canonical: string | null;
	readonly indexable: boolean;
}

export interface ContentEntry {
	readonly title: string;
	readonly text: string;
	readonly href: string;
	readonly date: string | null;
}

/** A list of homes with a few words before it. */
export interface ListingView {
	readonly title: string;
	readonly description: string;
	readonly lead: string;
	readonly totalResults: number;
	readonly accos: readonly Acco[];
	/** The search that shows them all. */
	readonly searchPath: string;
	readonly today: string;
	readonly alternates: Localized;
	readonly canonical: string;
	readonly indexable: boolean;
}
