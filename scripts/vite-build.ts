import { join } from "node:path";
import { createBuilder } from "vite";
import { projectRoot } from "#db/project-root.ts";
import { compressAssets } from "./compress-assets.ts";
import { keepingPrevious } from "./previous-assets.ts";

/** Builds browser and server bundles; server/build.ts runs it in a process of its own. */
process.env.NODE_ENV = "production";
const dist = join(projectRoot(), "dist");
await keepingPrevious(dist, async () => {
	const builder = await createBuilder({ root: projectRoot(), logLevel: "warn" });
	await builder.buildApp();
	compressAssets(join(dist, "client/assets"));
});
