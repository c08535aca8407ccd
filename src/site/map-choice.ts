/** The cookie of who wants results without the map beside them; scripts of the page write it. */
export const MAP_COOKIE = "map";
export const MAP_HIDDEN = "hidden";
/** Days that the choice is remembered. */
export const MAP_DAYS = 365;
