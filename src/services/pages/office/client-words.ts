/** Browser and system of a `User-Agent`, for people who look whether a session is theirs. */

const BROWSERS = [
	["Edge", /Edg(?:e|A|iOS)?\//],
	["Opera", /OPR\//],
	["Samsung Internet", /SamsungBrowser\//],
	["Firefox", /Firefox\/|FxiOS\//],
	["Chrome", /Chrome\/|CriOS\/|Chromium\//],
	["Safari", /Safari\//],
] as const;

const SYSTEMS = [
	["iPhone", /iPhone/],
	["iPad", /iPad/],
	["Android", /Android/],
	["Windows", /Windows/],
	["macOS", /Mac OS X|Macintosh/],
	["ChromeOS", /CrOS/],
	["Linux", /Linux/],
] as const;

/** For example `Firefox · Windows`; the beginning of what it says, where it says nothing known. */
export function clientWords(userAgent: string): string {
	const found = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? []);
	return found.length > 0 ? found.join(" · ") : userAgent.slice(0, 40);
}
