import type { Handler } from "hono";
import { z } from "zod";
import type { Clock } from "#domain/time/clock.ts";
import { readPublic } from "#site/rewrite.ts";
import { callLimit } from "../api/call-limit.ts";
import { problemResponse } from "../api/problem.ts";
import { mediaType } from "../forms/form-body.ts";
import type { BodyBound } from "../middleware/bounded-body.ts";

/**
 * What browsers report of the policies of our pages. A line of the log says which rule, what kind of thing was refused and
 * on which screen: no address of a visitor or of a page, no query, no sample of a script, for these may hold names.
 */

/** No browser sends more. */
export const REPORT_BOUND: BodyBound = { bytes: 32 * 1024, ms: 5_000 };
/** Reports an hour that one sender is listened to. */
const REPORTS_OF_ONE = 60;
/** And all together: a fault on every page must not fill the log. */
const REPORTS_OF_ALL = 600;
/** Of the reports in one body. */
const MOST_AT_ONCE = 20;

/** Both formats, by their content types: that of `report-uri`, and that of the Reporting API. */
const old = z.object({
	"csp-report": z.object({
		"document-uri": z.string().optional(),
		"effective-directive": z.string().optional(),
		"violated-directive": z.string().optional(),
		"blocked-uri": z.string().optional(),
		disposition: z.string().optional(),
	}),
});
const current = z.array(
	z.object({
		type: z.string(),
		body: z
			.object({
				documentURL: z.string().optional(),
				effectiveDirective: z.string().optional(),
				blockedURL: z.string().optional(),
				disposition: z.string().optional(),
			})
			.nullish(),
	}),
);

/** A violation as the log has it. */
export interface Violation {
	readonly directive: string;
	/** A host, or a word such as `inline`; never a path. */
	readonly blocked: string;
	/** Name of the screen; null: none of ours. */
	readonly screen: string | null;
	readonly enforced: boolean;
}

/** Reads a body of reports; null: it is none. Reports of other kinds are left out. */
export function readReports(type: string, text: string): readonly Violation[] | null {
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch {
		return null;
	}
	if (type === "application/csp-report") {
		const read = old.safeParse(body);
		if (!read.success) return null;
		const report = read.data["csp-report"];
		const directive = report["effective-directive"] ?? report["violated-directive"];
		return [violation(directive, report["blocked-uri"], report["document-uri"], report.disposition)];
	}
	const read = current.safeParse(body);
	if (!read.success) return null;
	return read.data
		.slice(0, MOST_AT_ONCE)
		.flatMap(({ type, body }) =>
			type === "csp-violation" && body
				? [violation(body.effectiveDirective, body.blockedURL, body.documentURL, body.disposition)]
				: [],
		);
}

/** Everything in a report is anybody's text: what is written down is a word of ours, a host, or nothing. */
function violation(
	directive: string | undefined,
	blocked: string | undefined,
	page: string | undefined,
	disposition: string | undefined,
): Violation {
	const word = /^[a-z-]{1,40}/.exec(directive ?? "")?.[0] ?? "unknown";
	return {
		directive: word,
		blocked: blockedThing(blocked ?? ""),
		screen: readPublic(URL.parse(page ?? "")?.pathname ?? "")?.name ?? null,
		enforced: disposition !== "report",
	};
}

function blockedThing(text: string): string {
	const url = URL.parse(text);
	if (url && /^(https?|wss?):$/.test(url.protocol)) return url.hostname.slice(0, 100);
	return /^(inline|eval|wasm-eval|data|blob|trusted-types-policy|trusted-types-sink|self)/.exec(text)?.[0] ?? "other";
}

/** `POST /policy-reports`. 204 for all that can be read; who sends too many is told to stop. */
export function policyReports(clock: Pick<Clock, "now">): Handler {
	const ofOne = callLimit(REPORTS_OF_ONE, clock);
	const ofAll = callLimit(REPORTS_OF_ALL, clock);
	return async (c) => {
		const { client, log } = c.var.context;
		const type = mediaType(c.req.raw);
		if (type !== "application/csp-report" && type !== "application/reports+json")
			return problemResponse(c, { code: "CONTENT_TYPE" });
		const wait = ofOne(client.ip ?? "") ?? ofAll("");
		if (wait !== null) return problemResponse(c, { code: "RATE_LIMITED", retryAfter: wait });
		const violations = readReports(type, await c.req.text());
		if (violations === null) return problemResponse(c, { code: "MALFORMED_JSON" });
		for (const one of violations) log.warn({ ...one }, "refused by a page's policy");
		return c.body(null, 204);
	};
}
