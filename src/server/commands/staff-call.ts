import type { Result } from "#domain/result.ts";
import type { CommandApp } from "./command.ts";

/** What a staff command is asked: by whom, and with what. */
export interface StaffCall {
	readonly app: CommandApp;
	readonly as: string;
	readonly second: string | undefined;
	readonly yes: boolean;
	readonly rest: readonly string[];
}

export type StaffCommand = (call: StaffCall) => Promise<Result<unknown, string>>;
