import { expect, it } from "vitest";
import { csvFile } from "./csv.ts";

it("a file of the office is read as text by programs for tables: no cell begins a formula", () => {
	const file = csvFile(
		["name", "n"],
		[
			["=SUM(A1)", -3],
			["+1", null],
			["@x", 1.5],
			["-", 0],
			['say "a", b', 2],
		],
	);
	expect(file).toBe(`\ufeffname,n\r\n'=SUM(A1),-3\r\n'+1,\r\n'@x,1.5\r\n'-,0\r\n"say ""a"", b",2\r\n`);
});
