import type { Acco } from "#domain/home/acco.ts";
import type { Localized } from "#domain/language.ts";

/** What the home screen shows, in one language. */
export interface FrontView {
	readonly today: string;
	/** Homes on offer in all. */
	readonly homes: number;
	/** Countries and regions with most homes. */
	readonly places: readonly { readonly label: string; readonly href: string; readonly count: number }[];
	readonly accos: readonly Acco[];
	readonly alternates: Localized;
}
