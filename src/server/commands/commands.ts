import { backupCommand } from "./backup.ts";
import type { Command } from "./command.ts";
import { outboxCommand } from "./outbox.ts";
import { redirectsCommand } from "./redirects.ts";
import { staffCommand } from "./staff.ts";

/** Commands of operators that read and change what the running site serves. */
export const COMMANDS = {
	staff: staffCommand,
	outbox: outboxCommand,
	redirects: redirectsCommand,
	backup: backupCommand,
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;

export function isCommandName(name: string): name is CommandName {
	return Object.hasOwn(COMMANDS, name);
}
