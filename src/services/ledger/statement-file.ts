import { createHash } from "node:crypto";
import type { Db } from "#db/connection/client.ts";
import { type findStatement, keepStatementFile } from "#db/ledger/statements.ts";
import { documentFileName, statementPdf } from "#mail/documents/document-pdf.ts";
import type { StatementContent } from "#mail/documents/statement.ts";
import { type DocumentFile, documentFonts } from "../documents/document-file.ts";

type StatementRow = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

/** What a statement says, as it was issued. */
export function contentOf({ content }: Pick<StatementRow, "content">): StatementContent {
	return content as unknown as StatementContent;
}

/** The PDF of a statement: made of what was stored on its first request, kept as those bytes from then on. */
export async function statementFile(db: Db, row: StatementRow): Promise<DocumentFile> {
	const content = contentOf(row);
	const filename = documentFileName(content);
	if (row.pdf && row.sha256) return { filename, pdf: Buffer.from(row.pdf), sha256: row.sha256 };
	const pdf = await statementPdf(content, await documentFonts());
	await keepStatementFile(db, row.statement_id, pdf);
	return { filename, pdf, sha256: createHash("sha256").update(pdf).digest("hex") };
}
