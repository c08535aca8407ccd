/** Prints rows as a table with a title; the first column to the left, figures to the right. */
export function printTable(title: string, rows: readonly Readonly<Record<string, string>>[]): void {
	const columns = Object.keys(rows[0] ?? {});
	const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => (row[name] ?? "").length)));
	const print = (cells: readonly string[]) =>
		console.log(
			cells
				.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
				.join("  "),
		);
	console.log(`\n${title}`);
	print(columns);
	print(widths.map((width) => "─".repeat(width)));
	for (const row of rows) print(columns.map((name) => row[name] ?? ""));
}
