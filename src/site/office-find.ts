/** What the palette of the office asks the server for, and what it gets. */

/** Below `/staff`; asked with `q`, the typed words, and `in`, the language of the page. */
export const FIND_DATA = "find.json";

/** Value of `of` that asks for homes alone, more of them: for a field that offers them by name. */
export const FIND_HOMES = "homes";

export interface OfficeFind {
	readonly kind: "booking" | "guest" | "home";
	readonly label: string;
	readonly detail: string;
	readonly href: string;
	/** Of homes: where it is, and its first picture. */
	readonly place?: string;
	readonly picture?: string | null;
}
