import { parseArgs } from "node:util";
import { moveTo } from "#server/backup/restore-command.ts";
import { parseEnv } from "#server/env.ts";
import { startFailure } from "#server/start-failure.ts";

/** `npm run move -- --to postgres://…`: from the embedded database to PostgreSQL, with the site stopped. */
const { values } = parseArgs({ options: { to: { type: "string" }, force: { type: "boolean" } } });
if (!values.to || !/^postgres(ql)?:\/\//.test(values.to)) {
	console.error("usage: npm run move -- --to postgres://… [--force]");
	process.exit(2);
}
try {
	process.exitCode = await moveTo(parseEnv(process.env), values.to, values.force ?? false);
} catch (error) {
	console.error(startFailure(error));
	process.exitCode = 1;
}
