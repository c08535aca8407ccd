import { CV_MAX_BYTES } from "#domain/forms/definitions/vacancy-applications.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { FieldCode } from "#domain/validation.ts";
import { isSoundZip, readZip } from "./zip.ts";

/** Accepted kinds of a CV, by its bytes alone: names and content types may be false. */

const CV_KINDS = ["pdf", "doc", "docx", "odt"] as const;
export type CvKind = (typeof CV_KINDS)[number];

const ODT_TYPE = "application/vnd.oasis.opendocument.text";
/** How far from its end a PDF may say that it ends; some writers add a few lines. */
const PDF_TAIL = 2048;

/** The kind of a CV, or why it is none: REQUIRED, FILE_TOO_LARGE, FILE_TYPE. Macros and zip bombs are FILE_TYPE too. */
export async function checkCv(bytes: Uint8Array | null): Promise<Result<CvKind, FieldCode>> {
	if (!bytes || bytes.length === 0) return fail("REQUIRED");
	if (bytes.length > CV_MAX_BYTES) return fail("FILE_TOO_LARGE");
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const kind = isPdf(file) ? "pdf" : isDoc(file) ? "doc" : await zippedKind(file);
	return kind ? ok(kind) : fail("FILE_TYPE");
}

function isPdf(file: Buffer): boolean {
	return /^%PDF-[12]\.\d/.test(file.toString("latin1", 0, 8)) && file.subarray(-PDF_TAIL).includes("%%EOF");
}

const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** Word's old format: an OLE file with Word's stream in it and no macros. Spreadsheets and installers are OLE too. */
function isDoc(file: Buffer): boolean {
	const entry = (name: string) => file.includes(Buffer.from(`${name}\0`, "utf16le"));
	return (
		file.subarray(0, OLE.length).equals(OLE) && entry("WordDocument") && !entry("_VBA_PROJECT") && !entry("Macros")
	);
}

async function zippedKind(file: Buffer): Promise<CvKind | null> {
	const entries = readZip(file);
	if (!entries) return null;
	const names = new Set(entries.map((entry) => entry.name));
	const [first] = entries.toSorted((one, other) => one.offset - other.offset);
	const isDocx = names.has("[Content_Types].xml") && names.has("word/document.xml");
	const isOdt =
		first?.name === "mimetype" &&
		first.method === 0 &&
		file.toString("latin1", first.start, first.start + first.packed) === ODT_TYPE &&
		names.has("content.xml");
	if (isDocx === isOdt) return null;
	const hasMacros = entries.some(({ name }) => /(?:^|\/)vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name));
	if (hasMacros || !(await isSoundZip(file, entries))) return null;
	return isDocx ? "docx" : "odt";
}
