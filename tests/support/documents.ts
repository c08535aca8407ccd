import { crc32, deflateRawSync } from "node:zlib";

/** Small documents and their evil twins, made byte by byte. */

export interface ZipPart {
	readonly name: string;
	readonly content: Buffer | string;
	readonly stored?: boolean;
	/** What the directory claims the part unpacks to; absent: the truth. */
	readonly claims?: number;
}

/** A ZIP file of parts. */
export function zip(parts: readonly ZipPart[]): Buffer {
	const locals: Buffer[] = [];
	const central: Buffer[] = [];
	let offset = 0;
	for (const part of parts) {
		const content = Buffer.from(part.content);
		const packed = part.stored ? content : deflateRawSync(content, { level: 9 });
		const name = Buffer.from(part.name);
		const sizes = Buffer.alloc(12);
		sizes.writeUInt32LE(crc32(content), 0);
		sizes.writeUInt32LE(packed.length, 4);
		sizes.writeUInt32LE(part.claims ?? content.length, 8);
		const method = part.stored ? 0 : 8;
		const local = Buffer.alloc(30);
		local.writeUInt32LE(0x04034b50, 0);
		local.writeUInt16LE(20, 4);
		local.writeUInt16LE(method, 8);
		sizes.copy(local, 14);
		local.writeUInt16LE(name.length, 26);
		const entry = Buffer.alloc(46);
		entry.writeUInt32LE(0x02014b50, 0);
		entry.writeUInt16LE(20, 4);
		entry.writeUInt16LE(20, 6);
		entry.writeUInt16LE(method, 10);
		sizes.copy(entry, 16);
		entry.writeUInt16LE(name.length, 28);
		entry.writeUInt32LE(offset, 42);
		locals.push(local, name, packed);
		central.push(entry, name);
		offset += local.length + name.length + packed.length;
	}
	const directory = Buffer.concat(central);
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(parts.length, 8);
	end.writeUInt16LE(parts.length, 10);
	end.writeUInt32LE(directory.length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...locals, directory, end]);
}

export const DOCX_PARTS: readonly ZipPart[] = [
	{ name: "[Content_Types].xml", content: "<Types/>" },
	{ name: "word/document.xml", content: "<w:document/>" },
];
const ODT_PARTS: readonly ZipPart[] = [
	{ name: "mimetype", content: "application/vnd.oasis.opendocument.text", stored: true },
	{ name: "content.xml", content: "<office:document-content/>" },
];

const ole = (...entries: readonly string[]) =>
	Buffer.concat([
		Buffer.from("d0cf11e0a1b11ae1", "hex"),
		Buffer.alloc(504),
		...entries.map((name) => Buffer.from(`${name}\0`, "utf16le")),
	]);

export const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n");
export const GOOD_CVS = {
	pdf: PDF,
	doc: ole("Root Entry", "WordDocument"),
	docx: zip(DOCX_PARTS),
	odt: zip(ODT_PARTS),
} as const;

const ZEROS = Buffer.alloc(60 * 1024 * 1024);

/** Files that are no CV, with any name. */
export const BAD_CVS: Readonly<Record<string, () => Buffer>> = {
	"an executable": () => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(2000)]),
	"an executable with a document behind it": () =>
		Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500), zip(DOCX_PARTS)]),
	"a shell script": () => Buffer.from("#!/bin/sh\nrm -rf /\n"),
	"a web page": () => Buffer.from("<html><script>alert(1)</script></html>"),
	"a picture": () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
	"a PDF without an end": () => PDF.subarray(0, 40),
	"a page that talks of PDF": () => Buffer.from("<html>%PDF-1.7 %%EOF"),
	"a plain ZIP": () => zip([{ name: "cv.pdf", content: PDF }]),
	"a spreadsheet": () => zip([DOCX_PARTS[0] as ZipPart, { name: "xl/workbook.xml", content: "<workbook/>" }]),
	"an old spreadsheet": () => ole("Root Entry", "Workbook"),
	"an old document with macros": () => ole("Root Entry", "WordDocument", "Macros", "_VBA_PROJECT"),
	"a document with macros": () => zip([...DOCX_PARTS, { name: "word/vbaProject.bin", content: "x" }]),
	"an OpenDocument spreadsheet": () =>
		zip([
			{ ...(ODT_PARTS[0] as ZipPart), content: "application/vnd.oasis.opendocument.spreadsheet" },
			ODT_PARTS[1] as ZipPart,
		]),
	"an OpenDocument text with macros": () => zip([...ODT_PARTS, { name: "Basic/script-lc.xml", content: "x" }]),
	"a ZIP bomb": () => zip([...DOCX_PARTS, { name: "word/media/a.xml", content: ZEROS }]),
	"a ZIP bomb that lies": () => zip([...DOCX_PARTS, { name: "word/media/a.xml", content: ZEROS, claims: 1000 }]),
	"a ZIP bomb of parts that share bytes": () => overlapping(),
	"a document cut short": () => GOOD_CVS.docx.subarray(0, -30),
	"a document with a broken part": () => {
		const broken = Buffer.from(GOOD_CVS.docx);
		const at = broken.indexOf("[Content_Types].xml") + 21;
		broken[at] = (broken[at] ?? 0) ^ 0xff;
		return broken;
	},
};

/** A document whose directory names its second part many times over. */
function overlapping(): Buffer {
	const names = Array.from({ length: 50 }, (_, index) => `word/media/${String(index).padStart(4, "0")}`);
	const whole = zip([...DOCX_PARTS, ...names.map((name) => ({ name, content: Buffer.alloc(200_000) }))]);
	const first = whole.indexOf(names[0] ?? "") - 30;
	let at = whole.lastIndexOf(names[0] ?? "") - 46;
	for (const name of names) {
		whole.writeUInt32LE(first, at + 42);
		at += 46 + name.length;
	}
	return whole;
}
