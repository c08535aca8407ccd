import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreInto } from "#server/backup/restore-command.ts";
import { parseEnv } from "#server/env.ts";
import { startFailure } from "#server/start-failure.ts";

/** `npm run restore -- FILE [--force]`: into the database and data folder of the settings; see src/server/backup. */
const { values, positionals } = parseArgs({ options: { force: { type: "boolean" } }, allowPositionals: true });
const [file, ...more] = positionals;
if (!file || more.length > 0) {
	console.error("usage: npm run restore -- FILE [--force]");
	process.exit(2);
}
try {
	process.exitCode = await restoreInto(parseEnv(process.env), resolve(file), values.force ?? false);
} catch (error) {
	console.error(startFailure(error));
	process.exitCode = 1;
}
