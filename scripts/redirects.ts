import { runCommand } from "#server/commands/command-line.ts";

/** `npm run redirects`; see src/server/commands/redirects.ts. */
runCommand("redirects", process.argv.slice(2));
