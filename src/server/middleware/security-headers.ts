import type { MiddlewareHandler } from "hono";
import { FRAME_ORIGINS } from "#blocks/iframe/hosts.ts";
import type { ContentSettings, MapSources } from "../env.ts";
import { PARTNER_BAR_STYLE } from "../pages/partner-bar-look.ts";
import { STAFF_BAR_STYLE } from "../pages/staff-bar-look.ts";
import { TRUSTED_TYPES } from "../pages/trusted-types.ts";
import { hashOf } from "../source-hash.ts";
import { setHeader } from "./answer-headers.ts";

/** Where the content's visual editor runs; it shows pages in a frame. */
const EDITOR = "https://app.storyblok.com";

/** A browser that came once over https comes no other way for a year. */
const HSTS = "max-age=31536000";

/** Headers of every answer of the server, files and errors included. */
export function transportHeaders(publicUrl: string): Readonly<Record<string, string>> {
	return {
		"X-Content-Type-Options": "nosniff",
		...(publicUrl.startsWith("https:") ? { "Strict-Transport-Security": HSTS } : {}),
	};
}

/** Where browsers report what a policy of ours refused, in both formats (pages/policy-reports.ts). */
export const POLICY_REPORTS = "/policy-reports";
const REPORTING = `policy="${POLICY_REPORTS}"`;
const REPORTS = [`report-uri ${POLICY_REPORTS}`, "report-to policy"];

/** What pages of others may show: pictures in mails and on social networks, our letters and styles in frames of ours. */
const SHOWN_ELSEWHERE = /^\/(images|assets|illustrations|icons|favicon\.svg)(\/|$)/;

/** Nothing of ours asks for any of it, and no frame may. */
const NO_DEVICES = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "hid", "midi", "display-capture"]
	.map((name) => `${name}=()`)
	.join(", ");

/** Pages without script, from anywhere: nothing runs, nothing is loaded from elsewhere, no framing. */
const PLAIN_PAGE =
	"default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every answer. Screens bring a content security policy with a nonce of their own; other pages get the plain one. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
	await next();
	setHeader(c, "X-Content-Type-Options", "nosniff");
	const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
	if (isPage && !c.res.headers.has("Content-Security-Policy")) setHeader(c, "Content-Security-Policy", PLAIN_PAGE);
	// Pages whose address holds a token, and the guest area, set their own policy.
	if (!c.res.headers.has("Referrer-Policy")) setHeader(c, "Referrer-Policy", "strict-origin-when-cross-origin");
	// Pages that the visual editor or partners may frame allow it in their own policy; this header has no such exception.
	const policy = c.res.headers.get("Content-Security-Policy") ?? "";
	if (![EDITOR, "*"].some((framer) => policy.includes(`frame-ancestors ${framer}`)))
		setHeader(c, "X-Frame-Options", "DENY");
	setHeader(c, "Permissions-Policy", NO_DEVICES);
	setHeader(c, "Cross-Origin-Opener-Policy", "same-origin");
	// Widgets say themselves that everybody may have them.
	if (!c.res.headers.has("Cross-Origin-Resource-Policy"))
		setHeader(c, "Cross-Origin-Resource-Policy", SHOWN_ELSEWHERE.test(c.req.path) ? "cross-origin" : "same-origin");
	if (policy.includes("report-to ")) setHeader(c, "Reporting-Endpoints", REPORTING);
};

/** What Google's script itself loads, as Google's guide to content security policies lists it. */
const GOOGLE_MAPS = {
	script: "https://*.googleapis.com https://*.gstatic.com https://*.google.com 'unsafe-eval' blob:",
	style: "https://fonts.googleapis.com",
	img: "https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com blob:",
	font: "https://fonts.gstatic.com",
	connect: "https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:",
	frame: "https://*.google.com",
	worker: "blob:",
} as const;

/** What content asks of the policy. */
export interface ContentRights {
	/** The page was opened by the visual editor, whose token was checked. */
	readonly preview?: boolean;
	/** Where a real space's pictures lie. */
	readonly pictureHosts?: readonly string[];
	/** Where forms lead beside our own pages: the payment provider. */
	readonly checkoutOrigins?: readonly string[];
	/** Origin of the tag manager. */
	readonly tagManager?: string | null;
}

/** What Google Analytics asks of a policy beside the script's own origin, as Google's guide for tag managers lists it. */
const GOOGLE_ANALYTICS = "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";
const GOOGLES_TAG_MANAGER = /^https:\/\/[a-z]+\.googletagmanager\.com$/;

/** Hosts of a real space's pictures by region; none for the embedded service, whose pictures are ours. */
export function pictureHostsOf({ token, region }: Pick<ContentSettings, "token" | "region">): readonly string[] {
	if (token === null) return [];
	if (region === "cn") return ["https://a.storyblokchina.cn"];
	return [region === null || region === "eu" ? "https://a.storyblok.com" : `https://a-${region}.storyblok.com`];
}

/** Style elements of bars that stand above a page, or come in the place of another. */
const BAR_STYLES = [PARTNER_BAR_STYLE, STAFF_BAR_STYLE].map(hashOf).join(" ");

/**
 * Whether scripts of others run in pages: a tag manager, Google's maps, the visual editor. These write markup and
 * styles as they like, so what Trusted Types would refuse there is reported and not refused.
 */
function hasForeignScript(map: MapSources, { preview, tagManager }: ContentRights): boolean {
	return Boolean(preview || tagManager || map.googleMapsKey !== null);
}

/** The policy that is only reported on, beside the one that holds; null: none, all that there is holds. */
export function reportOnlyPolicy(development: boolean, map: MapSources, rights: ContentRights): string | null {
	if (development || !hasForeignScript(map, rights)) return null;
	return ["require-trusted-types-for 'script'", ...REPORTS].join("; ");
}

/**
 * What a page may load: its own origin, inline scripts and styles only with the nonce, and the hosts of a map and of a
 * tag manager that the operator configured, no others. Frames of films may stand in any page, since a visitor goes from
 * page to page under the policy of the first.
 */
export function contentSecurityPolicy(
	nonce: string,
	development: boolean,
	map: MapSources = { styleUrl: null, googleMapsKey: null, hosts: [] },
	rights: ContentRights = {},
): string {
	const { preview = false, pictureHosts = [], checkoutOrigins = [], tagManager = null } = rights;
	const isOursAlone = !development && !hasForeignScript(map, rights);
	// A tag manager on a host of one's own measures over that host.
	const measured =
		tagManager && GOOGLES_TAG_MANAGER.test(tagManager)
			? [tagManager, GOOGLE_ANALYTICS]
			: tagManager
				? [tagManager]
				: [];
	const google = map.googleMapsKey === null ? null : GOOGLE_MAPS;
	// With Google's maps no style is asked for.
	const hosts = google
		? []
		: [...(map.styleUrl?.startsWith("http") ? [new URL(map.styleUrl).origin] : []), ...map.hosts];
	const list = (...sources: (string | undefined)[]) => ["'self'", ...sources].filter(Boolean).join(" ");
	return [
		"default-src 'self'",
		`script-src ${list(`'nonce-${nonce}'`, tagManager ?? "", google?.script, development ? "'unsafe-inline' 'unsafe-eval'" : "")}`,
		// Browsers of before 2023 know only this one of the three.
		`style-src ${list("'unsafe-inline'", google?.style)}`,
		`style-src-elem ${list(...(isOursAlone ? [`'nonce-${nonce}'`, BAR_STYLES] : ["'unsafe-inline'", google?.style]))}`,
		// A page from the server has its styles of elements (shares of a bar, widths of a column) as attributes.
		"style-src-attr 'unsafe-inline'",
		`img-src ${list("data:", google?.img, ...hosts, ...pictureHosts, ...measured)}`,
		`font-src ${list(google?.font)}`,
		`connect-src ${list(google?.connect, ...hosts, ...measured, development ? "ws:" : "")}`,
		`worker-src ${list(google?.worker)}`,
		`frame-src ${list(google?.frame, ...FRAME_ORIGINS)}`,
		"object-src 'none'",
		"base-uri 'none'",
		`form-action ${list(...checkoutOrigins)}`,
		`frame-ancestors ${preview ? EDITOR : "'none'"}`,
		...(isOursAlone ? TRUSTED_TYPES : []),
		...REPORTS,
	].join("; ");
}
