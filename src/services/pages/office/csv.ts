/** A table as a file: comma-separated, RFC 4180, beginning with what opens it as UTF-8. */
export function csvFile(head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
	return csvBegin(head) + csvLines(rows);
}

/** The beginning of such a file: what opens it as UTF-8, and the names of its columns. */
export function csvBegin(head: readonly string[]): string {
	return `\ufeff${csvLines([head])}`;
}

/** Further lines of it. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
	return rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

/** A cell that programs for tables read as text: one that would begin a formula begins with an apostrophe. */
function csvCell(cell: string | number | null): string {
	if (typeof cell === "number") return String(cell);
	const text = cell ?? "";
	const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
