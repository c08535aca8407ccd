import { ensureBuild } from "#server/build.ts";

/** `npm run build`: builds the site unless the build is fresh. */
await ensureBuild();
