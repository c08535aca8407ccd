import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ALL_CELLS } from "./turns.ts";

const KNOWN_PLACES = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A mirror that does not answer keeps no run waiting. */
const INSTALL_MS = 180_000;

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** What every Chromium of the tests is started with. */
export const CHROMIUM_ARGS: readonly string[] = [
	"--no-sandbox",
	"--disable-quic",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Draws WebGL without a graphics card. */
export const SOFTWARE_WEBGL_ARGS: readonly string[] = [
	"--use-gl=angle",
	"--use-angle=swiftshader",
	"--enable-unsafe-swiftshader",
];

/**
 * The same, for pages that are more than their map: what is around it is put together without WebGL, for a quarter of
 * the work. Chromium then reads each picture of the map back and warns of it, so not where warnings are looked at.
 */
export const SOFTWARE_WEBGL_PAGE_ARGS: readonly string[] = [...SOFTWARE_WEBGL_ARGS, "--disable-gpu-compositing"];

/** Path of an installed Chromium; undefined lets Playwright use its own. */
export function chromiumPath(): string | undefined {
	const requested = process.env.CHROMIUM_PATH;
	if (requested) return requested;
	return KNOWN_PLACES.find((path) => existsSync(path));
}

/**
 * The browser of a run's many pages. Chromium without the part that opens windows where it is installed: the same
 * engine, and a sixth less of the processor's time a page. The full run takes the whole browser.
 */
export function pagesBrowser(): string | undefined {
	const isRequested = process.env.CHROMIUM_PATH || ALL_CELLS;
	return !isRequested && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath();
}

/** Makes sure that there is a browser: an installed one, else one from apt, else Playwright's. Says what it does. */
export function ensureChromium(): void {
	if (chromiumPath()) {
		// Debian's browser without the lighter one beside it: it saves a sixth of the browser's time.
		const isDebians = chromiumPath() === "/usr/bin/chromium" && !existsSync(HEADLESS_SHELL);
		if (isDebians && !ALL_CELLS && mayInstall()) install("chromium-headless-shell");
		console.log(`Browser: ${pagesBrowser()}`);
		return;
	}
	if (existsSync(chromium.executablePath())) {
		console.log(`Browser: ${chromium.executablePath()}`);
		return;
	}
	if (mayInstall()) {
		console.log("Browser: none found, installing chromium with apt-get …");
		install("chromium", "chromium-headless-shell");
		if (chromiumPath()) return;
	}
	console.log("Browser: none found, installing Playwright's chromium …");
	execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
}

function mayInstall(): boolean {
	return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs Debian packages; says nothing where there are none. */
function install(...packages: readonly string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	try {
		execFileSync("apt-get", ["update"], { stdio: "ignore", timeout: INSTALL_MS });
		execFileSync("apt-get", ["install", "-y", ...packages], { stdio: "ignore", env, timeout: INSTALL_MS });
	} catch {
		console.log(`Browser: ${packages.join(" and ")} cannot be installed`);
	}
}
