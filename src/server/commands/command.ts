import type { App } from "#services/app.ts";
import type { PaymentApp } from "#services/booking/sync-payment.ts";

/** What an operator's command needs of the product. */
export type CommandApp = PaymentApp & Pick<App, "content" | "search" | "cards" | "database">;

/** How a command ended: 0 done, 1 refused, 2 wrong usage; and what it prints. */
export interface CommandAnswer {
	readonly code: 0 | 1 | 2;
	readonly out: string;
	readonly err: string;
}

/** An operator's command: its words after the name. It returns its output instead of printing it, since it may run in another process. */
export type Command = (app: CommandApp, argv: readonly string[]) => Promise<CommandAnswer>;

export const printed = (out: string): CommandAnswer => ({ code: 0, out, err: "" });
export const wrongUsage = (usage: string): CommandAnswer => ({ code: 2, out: "", err: usage });
export const refusedWith = (err: string): CommandAnswer => ({ code: 1, out: "", err });

/** A table for a terminal: columns as wide as their widest value, the last as long as it is. */
export function tableOf(rows: readonly (readonly string[])[]): string {
	const columns = Math.max(0, ...rows.map((row) => row.length));
	const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
	const line = (row: readonly string[]) => row.map((cell, at) => cell.padEnd(at < columns - 1 ? (widths[at] ?? 0) : 0));
	return rows.map((row) => line(row).join("  ").trimEnd()).join("\n");
}
