/** Writes structured log lines; never hand it names, addresses, tokens or free text of guests. */
export interface Logger {
	info(facts: Record<string, unknown>, message: string): void;
	warn(facts: Record<string, unknown>, message: string): void;
	error(facts: Record<string, unknown>, message: string): void;
}
