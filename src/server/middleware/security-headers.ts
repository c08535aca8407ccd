import type { MiddlewareHandler } from "hono";
import type { MapSources } from "../env.ts";

/** Headers of every answer. Pages add their content security policy with a nonce of their own. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
	await next();
	c.header("X-Content-Type-Options", "nosniff");
	c.header("Referrer-Policy", "strict-origin-when-cross-origin");
	c.header("X-Frame-Options", "DENY");
	c.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
	c.header("Cross-Origin-Opener-Policy", "same-origin");
};

/** What Google's script loads in its turn, as Google's guide to content security policies lists it. */
const GOOGLE_MAPS = {
	script: "https://*.googleapis.com https://*.gstatic.com https://*.google.com 'unsafe-eval' blob:",
	style: "https://fonts.googleapis.com",
	img: "https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com blob:",
	font: "https://fonts.gstatic.com",
	connect: "https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:",
	frame: "https://*.google.com",
	worker: "blob:",
} as const;

/**
 * What a page may load: its own origin, inline script only with the nonce, and the hosts of a map that the
 * operator configured, no others.
 */
export function contentSecurityPolicy(
	nonce: string,
	development: boolean,
	map: MapSources = { styleUrl: null, googleMapsKey: null, hosts: [] },
): string {
	const google = map.googleMapsKey === null ? null : GOOGLE_MAPS;
	// With Google's maps no style is asked for.
	const hosts = google
		? []
		: [...(map.styleUrl?.startsWith("http") ? [new URL(map.styleUrl).origin] : []), ...map.hosts];
	const list = (...sources: (string | undefined)[]) => ["'self'", ...sources].filter(Boolean).join(" ");
	return [
		"default-src 'self'",
		`script-src ${list(`'nonce-${nonce}'`, google?.script, development ? "'unsafe-inline' 'unsafe-eval'" : "")}`,
		`style-src ${list("'unsafe-inline'", google?.style)}`,
		`img-src ${list("data:", google?.img, ...hosts)}`,
		`font-src ${list(google?.font)}`,
		`connect-src ${list(google?.connect, ...hosts, development ? "ws:" : "")}`,
		`worker-src ${list(google?.worker)}`,
		`frame-src ${list(google?.frame)}`,
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
