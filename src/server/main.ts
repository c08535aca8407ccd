import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { DataDirLockedError } from "#db/data-dir-lock.ts";
import { ensureBuild } from "./build.ts";
import { EnvError, parseEnv } from "./env.ts";
import type { Runtime } from "./runtime.ts";

/** What the built server hands over. */
interface ServerBundle {
	readonly default: { fetch(request: Request): Response | Promise<Response> };
	runtime(): Promise<Runtime>;
}

const GRACE_MS = 10_000;

/** `npm start`: builds if the build is stale, starts the product, serves it. */
async function main(): Promise<void> {
	const env = parseEnv(process.env);
	process.env.NODE_ENV ||= "production";
	const bundle = (await import(await ensureBuild())) as ServerBundle;
	const { app, stop } = await bundle.runtime();

	const site = new Hono();
	site.use(compress());
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
	site.use("/favicon.svg", serveStatic({ root: "dist/client" }));
	site.all("*", (c) => bundle.default.fetch(c.req.raw));

	const server = serve({ fetch: site.fetch, port: env.port, hostname: env.host }, (address) => {
		app.log.info({ port: address.port }, "listening");
		console.log(`Halcyon is ready at http://${env.host}:${address.port}`);
	});
	const end = () => {
		server.close(() => stop().then(() => process.exit(0)));
		// Connections that stay open must not keep the process.
		setTimeout(() => stop().finally(() => process.exit(0)), GRACE_MS).unref();
	};
	process.once("SIGTERM", end);
	process.once("SIGINT", end);
}

main().catch((error: unknown) => {
	const expected = error instanceof EnvError || error instanceof DataDirLockedError;
	const named = error instanceof Error && error.name === "DataDirLockedError";
	console.error(expected || named ? (error as Error).message : error);
	process.exit(1);
});
