import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "#db/connection/client.ts";
import { findDocument, keepPdf } from "#db/documents/documents.ts";
import { projectRoot } from "#db/project-root.ts";
import type { DocumentContent } from "#mail/documents/content.ts";
import type { DocumentFonts } from "#mail/documents/document-fonts.ts";
import { documentFileName, documentPdf } from "#mail/documents/document-pdf.ts";

/** A document as a file. */
export interface DocumentFile {
	readonly filename: string;
	readonly pdf: Buffer;
	/** Of the bytes, hexadecimal. */
	readonly sha256: string;
}

let fonts: Promise<DocumentFonts> | null = null;

/** Fonts of documents; a reading that failed is tried again. */
export function documentFonts(): Promise<DocumentFonts> {
	fonts ??= readFonts().catch((error: unknown) => {
		fonts = null;
		throw error;
	});
	return fonts;
}

async function readFonts(): Promise<DocumentFonts> {
	const read = (name: string) => readFile(join(projectRoot(), "src/mail/fonts", name));
	const [text, strong, display] = await Promise.all([
		read("figtree-400.ttf"),
		read("figtree-600.ttf"),
		read("newsreader-400.ttf"),
	]);
	return { text, strong, display };
}

/**
 * The file of a document. It is made of what was stored when the document was issued, on the first request, and
 * kept with its hash: from then on it is those bytes. Null for an unknown key; throws when it cannot be made.
 */
export async function documentFile(db: Db, documentId: number): Promise<DocumentFile | null> {
	const stored = await findDocument(db, documentId);
	if (!stored) return null;
	const saved = stored.content as unknown as DocumentContent;
	const content = saved.number ? saved : { ...saved, number: stored.number };
	if (!stored.pdf) await keepPdf(db, documentId, await documentPdf(content, await documentFonts()));
	const kept = stored.pdf ? stored : await findDocument(db, documentId);
	if (!kept?.pdf || !kept.sha256) throw new Error("a paper was not kept");
	return { filename: documentFileName(content), pdf: Buffer.from(kept.pdf), sha256: kept.sha256 };
}
