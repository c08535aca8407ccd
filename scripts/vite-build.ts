import { join } from "node:path";
import { createBuilder } from "vite";
import { projectRoot } from "#db/project-root.ts";
import { compressAssets } from "./compress-assets.ts";

/** Builds browser and server bundles; server/build.ts runs it in a process of its own. */
process.env.NODE_ENV = "production";
const builder = await createBuilder({ root: projectRoot(), logLevel: "warn" });
await builder.buildApp();
compressAssets(join(projectRoot(), "dist/client/assets"));
