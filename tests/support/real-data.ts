import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** Real files for trying and counting; they are no part of the project. */
const folder = process.env.REAL_DATA_DIR;

/** A file of REAL_DATA_DIR by its path in it. */
export function realFile(path: string): string {
	return join(folder ?? "", path);
}

/** False, with one line that says so, when the real files are not there. */
export function hasRealData(): boolean {
	const there = folder !== undefined && existsSync(join(folder, "inside-airbnb"));
	if (!there) console.log("Tests with real data are left out: REAL_DATA_DIR names no folder with inside-airbnb in it.");
	return there;
}

/** A second, plain reader of CSV, so that counts do not rest on the reader under test. */
export function readCsvPlainly(path: string): Record<string, string>[] {
	const text = gunzipSync(readFileSync(path)).toString("utf8");
	const records: string[][] = [];
	let record: string[] = [];
	let field = "";
	let quoted = false;
	for (let index = 0; index < text.length; index++) {
		const letter = text[index] ?? "";
		if (quoted) {
			if (letter !== '"') field += letter;
			else if (text[index + 1] === '"') {
				field += '"';
				index++;
			} else quoted = false;
		} else if (letter === '"') quoted = true;
		else if (letter === "," || letter === "\n") {
			record.push(field);
			field = "";
			if (letter === "\n") {
				records.push(record);
				record = [];
			}
		} else if (letter !== "\r") field += letter;
	}
	if (field !== "" || record.length > 0) records.push([...record, field]);
	const [columns = [], ...rows] = records;
	return rows.map((values) => Object.fromEntries(columns.map((name, index) => [name, values[index] ?? ""])));
}
