import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { ensureBuild } from "./build.ts";
import { parseEnv } from "./env.ts";
import type { RequestEnv } from "./middleware/client-address.ts";
import { gzipAnswers } from "./middleware/gzip-answers.ts";
import { transportHeaders } from "./middleware/security-headers.ts";
import type { Runtime } from "./runtime.ts";
import { startFailure } from "./start-failure.ts";
import { openWebServer } from "./web-server.ts";

/** What the built server hands over. */
interface ServerBundle {
	readonly default: { fetch(request: Request, env: RequestEnv): Response | Promise<Response> };
	runtime(): Promise<Runtime>;
}

/** Work that still runs then is abandoned, because process managers kill after this time. */
const END_WITHIN_MS = 4_500;

/** `npm start`: builds if the build is stale, starts the product, serves it. */
async function main(): Promise<void> {
	process.env.NODE_ENV ||= "production";
	const env = parseEnv(process.env);
	const bundle = (await import(await ensureBuild())) as ServerBundle;
	const { app, stop } = await bundle.runtime();
	const site = withStaticFiles((c) => bundle.default.fetch(c.req.raw, c.env as RequestEnv));
	const headers = transportHeaders(env.publicUrl);
	const server = await openWebServer(site.fetch, { port: env.port, host: env.host, headers });
	let ending = false;
	const end = () => {
		if (ending) return;
		ending = true;
		setTimeout(() => process.exit(0), END_WITHIN_MS);
		stop(server.end()).finally(() => process.exit(0));
	};
	process.on("SIGTERM", end);
	process.on("SIGINT", end);
	// Whoever reads this may end it at once.
	app.log.info({ port: server.port }, "listening");
	console.log(`Halcyon is ready at http://${env.host}:${server.port}`);
}

/** The build's files before everything else. */
function withStaticFiles(otherwise: (c: Context) => Response | Promise<Response>): Hono {
	const site = new Hono();
	site.use(compress());
	site.use(gzipAnswers);
	site.use(
		"/assets/*",
		serveStatic({
			root: "dist/client",
			// Compressed by the build; what is not worth it is compressed above.
			precompressed: true,
			onFound: (_, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
		}),
	);
	site.use(
		"/illustrations/*",
		serveStatic({ root: "dist/client", onFound: (_, c) => c.header("Cache-Control", "public, max-age=86400") }),
	);
	site.use(
		"/icons/*",
		serveStatic({ root: "dist/client", onFound: (_, c) => c.header("Cache-Control", "public, max-age=86400") }),
	);
	site.use("/favicon.svg", serveStatic({ root: "dist/client" }));
	site.all("*", otherwise);
	return site;
}

main().catch((error: unknown) => {
	console.error(startFailure(error));
	process.exit(1);
});
