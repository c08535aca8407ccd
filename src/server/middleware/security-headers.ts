import type { MiddlewareHandler } from "hono";

/** Headers of every answer. Pages add their content security policy with a nonce of their own. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
	await next();
	c.header("X-Content-Type-Options", "nosniff");
	c.header("Referrer-Policy", "strict-origin-when-cross-origin");
	c.header("X-Frame-Options", "DENY");
	c.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
	c.header("Cross-Origin-Opener-Policy", "same-origin");
};

/** What a page may load: its own origin, inline script only with the nonce. */
export function contentSecurityPolicy(nonce: string, development: boolean): string {
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-inline' 'unsafe-eval'" : ""}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self'",
		`connect-src 'self'${development ? " ws:" : ""}`,
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
