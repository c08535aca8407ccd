/**
 * Google's script may come into a page once. The engine asks here before it starts the loading, and keeps to what
 * was started for every later map.
 */

let started = false;

/**
 * Notes that the loading of Google Maps begins.
 * @throws Error 'You already started the loading of google maps' when it began before, here or by another script (specification §8)
 */
export function startGoogleMaps(): void {
	if (started || googleMapsInPage()) throw new Error("You already started the loading of google maps");
	started = true;
}

/** Begins the loading with the first map of the page; later maps share it. */
export function ensureGoogleMaps(): void {
	if (!started) startGoogleMaps();
}

function googleMapsInPage(): boolean {
	const { google } = window as { google?: { maps?: object } };
	return (
		google?.maps !== undefined || document.querySelector('script[src*="maps.googleapis.com/maps/api/js"]') !== null
	);
}
