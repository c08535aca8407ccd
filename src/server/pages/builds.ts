import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { listRedirects, type RedirectRow } from "#db/operations/redirects.ts";
import { projectRoot } from "#db/project-root.ts";
import { byLanguage, type Language } from "#domain/language.ts";
import type { App } from "#services/app.ts";
import { languageInPath, redirectTarget } from "#site/redirect-target.ts";

/** Which build is running; a browser that holds another one loads the next page in full (specification §7). */
export interface Build {
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly timestamp: number;
}

const STAMP = join(projectRoot(), "dist/build-stamp");

/** The running build by the stamp of its sources; read once, since the running code does not change under us. */
export const BUILD: Build =
	existsSync(STAMP) && !import.meta.env.DEV
		? { id: readFileSync(STAMP, "utf8").slice(0, 16), timestamp: Math.floor(statSync(STAMP).mtimeMs) }
		: { id: "dev", timestamp: Date.now() };

/** `GET /builds/latest.json`. */
export const latestBuild: MiddlewareHandler = async (c) => c.json(BUILD, 200, { "Cache-Control": "no-store" });

/** `GET /builds/meta/{buildId}.json`. */
export const buildMeta: MiddlewareHandler = async (c) => {
	if (c.req.param("file") !== `${BUILD.id}.json`) {
		return c.json({ error: "unknown build" }, 404, { "Cache-Control": "no-store" });
	}
	// Pages are made for each request: none is prerendered.
	const body = { ...BUILD, routeRules: await routeRules(c.var.app), prerendered: [] };
	return c.json(body, 200, { "Cache-Control": "public, max-age=3600" });
};

/** What happens before a page, by path; `{lang}` is one of the four. */
async function routeRules(app: App): Promise<Record<string, object>> {
	const old = (await listRedirects(app.db)).map((row) => [row.fromPath, { redirect: redirectRule(row) }] as const);
	return {
		"/": { redirect: { to: "/{lang}/", statusCode: 302 } },
		"/{lang}/": { middleware: ["saved-language"] },
		"/{lang}/sp-*/**": { middleware: ["partner-code"] },
		"/{lang}/ho-*/**": { middleware: ["home-owner-code"] },
		...Object.fromEntries(old),
	};
}

/** Where an old address leads; one without a language leads to the visitor's, here each by its name. */
function redirectRule({ fromPath, target, status }: RedirectRow): object {
	if ("url" in target) return { to: target.url, statusCode: status };
	const query = target.query && `?${target.query}`;
	const pathIn = (language: Language) => (redirectTarget(target.route, language) ?? "/") + query;
	const language = languageInPath(fromPath);
	if (language) return { to: pathIn(language), statusCode: status };
	const languages = byLanguage(pathIn);
	return { to: pathIn("en"), statusCode: 302, languages };
}
