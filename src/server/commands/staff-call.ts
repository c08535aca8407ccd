import type { Result } from "#domain/result.ts";
import type { CommandApp } from "./command.ts";

/** A call of a staff command: the member of staff and the arguments. */
export interface StaffCall {
	readonly app: CommandApp;
	readonly as: string;
	readonly second: string | undefined;
	readonly yes: boolean;
	/** Values of --role. */
	readonly roles: readonly string[];
	readonly rest: readonly string[];
}

export type StaffCommand = (call: StaffCall) => Promise<Result<unknown, string>>;
