import type { AnyRouter } from "@tanstack/react-router";
import { whenIdle } from "#ui/when-idle.ts";

/** What a browser does when the site behind it is renewed (specification §7, §8, §9). */

/** A lost chunk reloads the page once per path within this window. */
const RELOAD_WINDOW_MS = 10_000;
const POLL_MS = 3_600_000;
const MANIFEST_IDLE_MS = 1_000;

interface LastReload {
	readonly path: string;
	readonly expires: number;
}

/**
 * Whether a chunk that is lost at a path may reload the page now, and what to remember if so. `last` is what
 * was remembered; null: nothing yet.
 */
export function reloadOnce(path: string, now: number, last: LastReload | null): LastReload | null {
	if (last !== null && last.path === path && now <= last.expires) return null;
	return { path, expires: now + RELOAD_WINDOW_MS };
}

/** Where the last reload is remembered. */
export const RELOAD_KEY = "halcyon:reload";

export function parseReload(text: string | null): LastReload | null {
	try {
		const value: unknown = JSON.parse(text ?? "null");
		return typeof value === "object" && value !== null && "path" in value && "expires" in value
			? { path: String(value.path), expires: Number(value.expires) }
			: null;
	} catch {
		return null;
	}
}

/** Connections on which nothing is fetched ahead of need. */
export function isThrifty(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
	return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
}

/** Reads the running build a second after the page is idle, asks hourly for a newer one, and then lets the next move load in full. */
export function watchBuilds(router: AnyRouter, built: string): () => void {
	let newer = false;
	const ask = async () => {
		const response = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => null);
		if (!response?.ok) return;
		const latest: { readonly id?: string } = await response.json();
		newer ||= latest.id !== undefined && latest.id !== built;
	};
	const poll = setInterval(ask, POLL_MS);
	let manifest: ReturnType<typeof setTimeout> | undefined;
	const ahead = isThrifty()
		? null
		: whenIdle(() => {
				manifest = setTimeout(() => void fetch(`/builds/meta/${built}.json`).catch(() => null), MANIFEST_IDLE_MS);
			});
	const unsubscribe = router.subscribe("onBeforeNavigate", ({ toLocation, pathChanged }) => {
		if (newer && pathChanged) location.assign(toLocation.publicHref ?? toLocation.href);
	});
	return () => {
		clearInterval(poll);
		ahead?.();
		clearTimeout(manifest);
		unsubscribe();
	};
}
