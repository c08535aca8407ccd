import { createServer } from "vite";
import { parseEnv } from "#server/env.ts";
import { startFailure } from "#server/start-failure.ts";

/** `npm run dev`: the site with hot reload, on the same entry as production. */
async function main(): Promise<void> {
	process.env.NODE_ENV = "development";
	// Settings that cannot be used are named before anything else is read.
	parseEnv(process.env);
	const server = await createServer();
	await server.listen();
	server.printUrls();
}

main().catch((error: unknown) => {
	console.error(startFailure(error));
	process.exit(1);
});
