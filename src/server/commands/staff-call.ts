import type { Result } from "#domain/result.ts";
import type { StaffBy } from "#services/staff/staff-by.ts";
import type { CommandApp } from "./command.ts";

/** A call of a staff command: the member of staff and the arguments. */
export interface StaffCall {
	readonly app: CommandApp;
	/** What was given with --as. */
	readonly as: string;
	readonly by: StaffBy;
	readonly email: string;
	/** Values of --refund and --code. */
	readonly refund: string | undefined;
	readonly code: string | undefined;
	/** Name of a text to begin with. */
	readonly template: string | undefined;
	readonly yes: boolean;
	/** A list as a file. */
	readonly csv: boolean;
	readonly ownerAgrees: boolean;
	/** Values of --role. */
	readonly roles: readonly string[];
	readonly rest: readonly string[];
}

export type StaffCommand = (call: StaffCall) => Promise<Result<unknown, string>>;
