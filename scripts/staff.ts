import { runCommand } from "#server/commands/command-line.ts";

/** `npm run staff`; see src/server/commands/staff.ts. */
runCommand("staff", process.argv.slice(2));
