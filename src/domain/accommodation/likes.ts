import { isAccoId } from "./acco-id.ts";

/** The likes of a visitor: ids of homes in the order in which they were liked, kept in a cookie (specification §3, §4). */

export const LIKES_COOKIE = "likes";
/** About three months. */
export const LIKES_DAYS = 92;
/** A cookie holds 4 kB; beyond this the oldest like goes. */
const MOST_LIKES = 200;

/** Reads the cookie's value, commas plain or percent-encoded; what is no id, and doubles, are left out. */
export function parseLikes(value: string | null | undefined): readonly string[] {
	const ids = (value ?? "").replace(/%2C/gi, ",").split(",").filter(isAccoId);
	return [...new Set(ids)].slice(-MOST_LIKES);
}

/** The cookie's value: ids separated by commas. */
export function printLikes(likes: readonly string[]): string {
	return likes.join(",");
}

/** Takes an id out when it is there, else adds it at the end. */
export function toggleLike(likes: readonly string[], accoId: string): readonly string[] {
	return likes.includes(accoId) ? likes.filter((id) => id !== accoId) : [...likes, accoId].slice(-MOST_LIKES);
}
