/**
 * The number of a document as people read it: papers without a series of their own bear the booking's number, and what is
 * stored behind it (`-{kind}-{version}`) is for the database.
 */
export function shownDocumentNumber(stored: string): string {
	return stored.replace(/-[a-z_]+-\d+$/, "");
}
