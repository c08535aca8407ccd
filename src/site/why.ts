/** The parameter of a search's address with which staff ask why a home stands where it stands. */
export const WHY = "why";
/** In a home's place: the first one of the page. */
export const WHY_FIRST = "first";

/** The address of a search with the question for a home, or for `WHY_FIRST`. */
export function whyHref(search: string, accoId: string): string {
	return `${search}${search.includes("?") ? "&" : "?"}${WHY}=${accoId}`;
}
