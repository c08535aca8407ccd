import type { OpenAPIHono } from "@hono/zod-openapi";
import { html, raw } from "hono/html";
import { z } from "zod";
import { LANGUAGES } from "#domain/language.ts";
import { PROBLEM_CODES, problemTitle } from "#i18n/problems.ts";
import { COLOURS } from "#site/tokens.ts";
import { statusOf } from "../status.ts";
import { onlyMethods } from "./endpoint.ts";
import { problemSchema } from "./schemas.ts";

const DOCUMENT = {
	openapi: "3.1.0",
	info: {
		title: "Halcyon",
		version: "1",
		description: "Search and book holiday homes. Errors are problem documents (RFC 9457) with a code of a closed list.",
	},
} as const;

type SchemaComponent = Parameters<OpenAPIHono["openAPIRegistry"]["registerComponent"]>[2];

interface Operation {
	readonly summary?: string;
	readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
	readonly requestBody?: unknown;
	readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
}

/** `GET /api/openapi.json` and the same as a page to read. Registered after the routes it describes. */
export function docsRoutes(api: OpenAPIHono): void {
	// As plain JSON Schema: `register` would need schemas made after the library changed zod, whatever is imported first.
	const { $schema: _, ...problem } = z.toJSONSchema(problemSchema);
	api.openAPIRegistry.registerComponent("schemas", "Problem", problem as SchemaComponent);
	api.openAPIRegistry.registerComponent("securitySchemes", "partnerKey", {
		type: "http",
		scheme: "bearer",
		description: "A key of a partner's programs, made in the portal. Optional.",
	});
	const document = () => api.getOpenAPI31Document(DOCUMENT);
	api.get("/api/openapi.json", (c) => c.json(document()));
	api.get("/api/docs", (c) => c.html(page(document().paths ?? {})));
	for (const path of ["/api/openapi.json", "/api/docs"]) onlyMethods(api, path, ["GET"]);
}

function page(paths: object) {
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
	);
	const codes = PROBLEM_CODES;
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Halcyon API</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: ${COLOURS.ink}; }
h2 { margin-top: 2.5rem; } code, pre { font-size: .9em; background: ${COLOURS.dune}; border-radius: 4px; }
code { padding: .1em .3em; } pre { padding: 1rem; overflow: auto; max-height: 30rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid ${COLOURS.line}; vertical-align: top; }
</style>
</head>
<body>
<h1>Halcyon API</h1>
<p>JSON in, JSON out. Money is integer euro cents under names that end in <code>Cents</code>. Machines read
<a href="/api/openapi.json">openapi.json</a>.</p>
<h2 id="keys">Keys of partners</h2>
<p>Searching, reading a home and its calendar, and asking for a price need no key. Partners and hosts make keys in their
portal (API) and send one along as <code>Authorization: Bearer hlc_…</code>. With it the addresses of homes (<code>url</code>)
in answers carry the partner's code, an offer counts as the partner's, calls are counted by day in the portal, and the
limit is the key's own: over it the answer is <code>RATE_LIMITED</code> with <code>Retry-After</code>. A key is for these calls alone, any other answers <code>FORBIDDEN</code> to
it; an unknown or ended one answers <code>KEY_UNKNOWN</code>. Cookies beside a key count for nothing.</p>
<p>Keys belong on a server: whoever reads one can use it. No answer allows calls from pages of other origins.</p>
${operations.map(({ path, method, operation }) => operationPart(path, method, operation))}
<h2>Problems</h2>
<table><thead><tr><th>Code</th><th>Status</th><th>Title</th></tr></thead><tbody>
${codes.map(
	(code) =>
		html`<tr id="${code}"><td><code>${code}</code></td><td>${statusOf(code)}</td><td>${raw(
			LANGUAGES.map((language) => `<span lang="${language}">${escaped(problemTitle(code, language))}</span>`).join(
				"<br>",
			),
		)}</td></tr>`,
)}
</tbody></table>
</body>
</html>`;
}

function operationPart(path: string, method: string, operation: Operation) {
	const parameters = operation.parameters ?? [];
	return html`<h2><code>${method.toUpperCase()} ${path}</code></h2>
<p>${operation.summary ?? ""}</p>
${
	parameters.length > 0
		? html`<p>Parameters: ${parameters.map((parameter) => html`<code>${parameter.name}</code> (${parameter.in}${parameter.required ? ", required" : ""}) `)}</p>`
		: ""
}
${operation.requestBody ? html`<details><summary>Request body</summary><pre>${JSON.stringify(operation.requestBody, null, 2)}</pre></details>` : ""}
<table><tbody>${Object.entries(operation.responses ?? {}).map(
		([status, response]) => html`<tr><td>${status}</td><td>${response.description ?? ""}</td></tr>`,
	)}</tbody></table>
<details><summary>Answers</summary><pre>${JSON.stringify(operation.responses ?? {}, null, 2)}</pre></details>`;
}

function escaped(text: string): string {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
