import { type ReactNode, useState } from "react";
import { LOST_TEXTS } from "#i18n/load-messages.ts";
import { parseReload, RELOAD_KEY, reloadOnce } from "./new-build.ts";
import { remember, remembered } from "./session-memory.ts";
import { keepTyped, noteTyped } from "./typed-text.ts";

/**
 * Code, or a part of the texts, that is gone since a new build: the page is loaded anew once (specification §8), with what was typed in it; what
 * is lost again within the window is an error. Holds for screens, late blocks and all other late chunks.
 */

/** What browsers say of code that cannot be had, and Vite of its style sheet. */
const LOST =
	/dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script/i;

/** Listens from the start of the page, before anything late is asked for. */
export function watchLostChunks(): void {
	addEventListener("vite:preloadError", (event) => {
		const { payload } = event as Event & { readonly payload?: { readonly message?: string } };
		// Turns off the router's own reload; missing code is handled here only.
		remember(`tanstack_router_reload:${payload?.message ?? ""}`, "1");
		// Read before the error replaces the forms. A failed prefetch shows no error.
		noteTyped();
	});
}

let isReloading = false;

/** Reloads the page; false when it was reloaded a moment ago. */
function reload(): boolean {
	if (isReloading) return true;
	const path = location.pathname + location.search;
	const next = reloadOnce(path, Date.now(), parseReload(remembered(RELOAD_KEY)));
	if (next === null) return false;
	// Where nothing can be remembered a page that was itself reloaded is not loaded again: never a loop.
	if (!remember(RELOAD_KEY, JSON.stringify(next)) && wasReloaded()) return false;
	isReloading = true;
	keepTyped(path);
	location.reload();
	return true;
}

function wasReloaded(): boolean {
	const [entry] = performance.getEntriesByType("navigation");
	return entry !== undefined && "type" in entry && entry.type === "reload";
}

function isLostChunk(error: unknown): boolean {
	if (typeof location === "undefined") return false;
	if (!(error instanceof Error)) return false;
	// A browser that refuses storage throws when the router reads it.
	return LOST.test(error.message) || error.name === LOST_TEXTS || error.name === "SecurityError";
}

/** An error's screen, or nothing while the page reloads because its code was lost. */
export function UnlessReloading({ error, children }: { error: unknown; children: ReactNode }) {
	const [reloads] = useState(() => isLostChunk(error) && reload());
	return reloads ? null : children;
}
