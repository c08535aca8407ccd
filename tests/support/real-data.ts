import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** Real files for trying and counting; they are no part of the project. */
const folder = process.env.REAL_DATA_DIR;

interface RealArea {
	/** Start of the names of its files. */
	readonly name: string;
	/** How `npm run import` is asked for it; its calendar and the coasts lie beside it. */
	readonly options: {
		readonly region: string;
		readonly place?: string;
		readonly currency?: string;
		readonly calendar?: true;
		readonly geo?: true;
	};
}

/** Areas of the browser tests, in the order of their import. */
export const REAL_AREAS: readonly RealArea[] = [
	{ name: "menorca_2025-09-30", options: { region: "ES-IB", calendar: true, geo: true } },
	{ name: "vaud_2024-08-26", options: { region: "CH-VD", currency: "CHF", geo: true } },
	{ name: "antwerp_2024-06-29", options: { region: "BE-VAN", place: "Antwerpen", calendar: true } },
];

/** A file of REAL_DATA_DIR by its path in it. */
export function realFile(path: string): string {
	return join(folder ?? "", path);
}

/** False, with one line of output, when the real files are not there. */
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
