/** Where the content room writes its lines; the product's logger fits. */
export interface ContentLog {
	info(facts: Record<string, unknown>, message: string): void;
	warn(facts: Record<string, unknown>, message: string): void;
	error(facts: Record<string, unknown>, message: string): void;
}
