import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#db/project-root.ts";
import type { DocumentFonts } from "#mail/documents/document-fonts.ts";

/** Fonts of documents, read at once. */
export function documentFonts(): DocumentFonts {
	const font = (name: string) => readFileSync(join(projectRoot(), "src/mail/fonts", name));
	return { text: font("figtree-400.ttf"), strong: font("figtree-600.ttf"), display: font("newsreader-400.ttf") };
}
