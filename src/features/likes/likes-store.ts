import { LIKES_COOKIE, LIKES_DAYS, parseLikes, printLikes, toggleLike } from "#domain/accommodation/likes.ts";
import { afterPaint } from "#ui/after-paint.ts";

/** The likes in this browser: the cookie is the store, everything on the page that shows likes follows it. */

const listeners = new Set<() => void>();
/** After them the cookie may be another tab's. */
const RETURNS = ["focus", "pageshow", "visibilitychange"] as const;

/** What was last read, while there are listeners: each heart of a page reads it several times, and a cookie is slow to read. */
let known: string | null = null;

/** The cookie's value as printed; equal likes are equal texts. */
export function storedLikes(): string {
	if (known !== null) return known;
	const cookie = document.cookie.split("; ").find((part) => part.startsWith(`${LIKES_COOKIE}=`));
	const printed = printLikes(parseLikes(cookie?.slice(LIKES_COOKIE.length + 1)));
	if (listeners.size > 0) known = printed;
	return printed;
}

/** Reads the cookie again and notifies the listeners. */
function readAnew(): void {
	known = null;
	for (const listener of listeners) listener();
}

/** Writes the cookie at once, so that no move to another page loses it. */
function writeLikes(likes: readonly string[], notify: () => void = readAnew): void {
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
	document.cookie = `${LIKES_COOKIE}=${printLikes(likes)}; Path=/; Max-Age=${LIKES_DAYS * 86_400}; SameSite=Lax${secure}`;
	notify();
}

/** Toggles a like, kept for the guest too where the browser has one's session; answers whether the home is liked now. */
export function toggleStoredLike(accoId: string, holdsGuestSession: boolean): boolean {
	// Another tab may have changed them without this one getting the focus.
	known = null;
	const likes = toggleLike(parseLikes(storedLikes()), accoId);
	// A page full of hearts takes its time to follow; the pressed one shows itself.
	writeLikes(likes, () => afterPaint(readAnew));
	// A signed-in guest has the list on every device; if this call fails, the next page sends it again.
	if (holdsGuestSession) {
		void fetch("/likes/keep", { method: "POST", keepalive: true }).catch(() => {});
	}
	return likes.includes(accoId);
}

/** Notifies of changes here, and of those of other tabs. */
export function subscribeToLikes(listener: () => void): () => void {
	if (listeners.size === 0) for (const event of RETURNS) addEventListener(event, readAnew);
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		known = null;
		for (const event of RETURNS) removeEventListener(event, readAnew);
	};
}

/** Asks the server which likes are still homes, and keeps those; runs once at start (specification §7). */
export async function refreshLikes(): Promise<void> {
	known = null;
	const before = storedLikes();
	if (before === "") return;
	const response = await fetch("/api/checkLikes", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ likes: parseLikes(before) }),
	});
	if (!response.ok) return;
	const valid: readonly string[] = await response.json();
	known = null;
	// A like given while the answer was under way stays.
	const now = parseLikes(storedLikes());
	const requested = parseLikes(before);
	const kept = now.filter((accoId) => valid.includes(accoId) || !requested.includes(accoId));
	if (kept.length !== now.length) writeLikes(kept);
}
