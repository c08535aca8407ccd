import { resolve } from "node:path";
import { runCommand } from "#server/commands/command-line.ts";
import { parseEnv } from "#server/env.ts";

/** `npm run backup -- FILE`; see src/server/commands/backup.ts. */
const paths = process.argv.slice(2).map((path) => resolve(path));
runCommand("backup", paths.length === 1 ? [...paths, resolve(parseEnv(process.env).dataDir)] : []);
