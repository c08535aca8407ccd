import { runCommand } from "#server/commands/command-line.ts";

/** `npm run outbox`; see src/server/commands/outbox.ts. */
runCommand("outbox", process.argv.slice(2));
