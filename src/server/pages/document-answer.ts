import type { Context } from "hono";
import { type DocumentFile, documentFile } from "#services/documents/document-file.ts";
import { problemResponse } from "../api/problem.ts";

/** A document as a file to keep; null, and one that there is not, are the same 404. Who may have it is said before. */
export async function documentAnswer(c: Context, documentId: number | null): Promise<Response> {
	return pdfAnswer(c, documentId === null ? null : await documentFile(c.var.app.db, documentId));
}

/** A PDF as a file to keep; null is a 404. */
export function pdfAnswer(c: Context, file: DocumentFile | null): Response {
	if (!file) return problemResponse(c, { code: "NOT_FOUND" });
	const etag = `"${file.sha256}"`;
	if (c.req.header("If-None-Match") === etag) return new Response(null, { status: 304, headers: { ETag: etag } });
	return new Response(c.req.method === "HEAD" ? null : new Uint8Array(file.pdf), {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Length": String(file.pdf.length),
			"Content-Disposition": `attachment; filename="${file.filename.replace(/[^\w.-]/g, "_")}"`,
			ETag: etag,
		},
	});
}
