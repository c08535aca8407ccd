import type { Language } from "#domain/language.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { type KeptTrips, TRIPS_CACHE, TRIPS_FILE, TRIPS_KEY } from "#site/offline.ts";

/**
 * The guest's trips, kept by this browser for the time without a connection (docs/guides/pages-and-forms.md). Browsers
 * that have no such store, or refuse it, keep nothing, and nothing fails.
 */

/** A form that ends who is signed in. */
const ENDING_FORM = "form[data-forgets-typed]";

/** Brings what is kept up to date for the guest who is signed in; what another left goes before anything is asked for. */
export async function refreshTrips(language: Language, owner: string): Promise<void> {
	if (!canKeep()) return;
	if ((await ownerOfKept()) !== owner) await forgetTrips();
	const answer = await fetch(guestHref(language, OWN_AREA, TRIPS_FILE));
	if (!answer.ok) return;
	const trips = (await answer.clone().json()) as KeptTrips;
	// Another guest signed in meanwhile, in another tab: that one keeps their own.
	if (trips.owner !== owner) return;
	const cache = await caches.open(TRIPS_CACHE);
	await cache.put(TRIPS_KEY, new Response(await answer.text(), { headers: { "Content-Type": "application/json" } }));
}

/** Leaves nothing of any guest in this browser. */
export async function forgetTrips(): Promise<void> {
	if (canKeep()) await caches.delete(TRIPS_CACHE);
}

/** Forgets when a form is sent that signs out, and not only when the page after it is here. Answers how that ends. */
export function forgetAtSignOut(): () => void {
	const submitted = ({ target }: SubmitEvent) => {
		if (target instanceof Element && target.matches(ENDING_FORM)) void forgetTrips().catch(() => {});
	};
	addEventListener("submit", submitted, true);
	return () => removeEventListener("submit", submitted, true);
}

export function canKeep(): boolean {
	return typeof caches !== "undefined" && "serviceWorker" in navigator;
}

/** Whether a document is kept. */
export async function isKept(href: string): Promise<boolean> {
	return (
		canKeep() && (await caches.has(TRIPS_CACHE)) && (await caches.match(href, { cacheName: TRIPS_CACHE })) !== undefined
	);
}

/** Keeps a document, or lets it go. Rejects when it cannot be had. */
export async function keepDocument(href: string, isWanted: boolean): Promise<void> {
	const cache = await caches.open(TRIPS_CACHE);
	if (!isWanted) {
		await cache.delete(href);
		return;
	}
	const answer = await fetch(href);
	// Signed out meanwhile, the address answers a page.
	if (!answer.ok || answer.headers.get("Content-Type") !== "application/pdf") throw new Error("no document");
	await cache.put(href, answer);
}

async function ownerOfKept(): Promise<string | null> {
	if (!(await caches.has(TRIPS_CACHE))) return null;
	const kept = await caches.match(TRIPS_KEY, { cacheName: TRIPS_CACHE });
	return kept ? ((await kept.json()) as KeptTrips).owner : null;
}
