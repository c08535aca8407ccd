/** What one window remembers while it is open. Browsers that refuse storage remember nothing, and nothing fails. */

export function remembered(key: string): string | null {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
}

/** False where the browser refuses. */
export function remember(key: string, value: string): boolean {
	try {
		sessionStorage.setItem(key, value);
		return true;
	} catch {
		return false;
	}
}

export function forget(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Nothing was remembered.
	}
}
