import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#db/project-root.ts";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { type GuideFonts, guidePdf } from "#mail/guide/guide-pdf.ts";

export interface MailAttachment {
	readonly filename: string;
	readonly contentType: string;
	readonly content: Uint8Array;
}

/** The guide a language, made when it is first asked for; a making that failed is tried again. */
const made = new Map<Language, Promise<MailAttachment>>();

/**
 * The group-house guide as a file in a language; mails of the kind `guide` take it along when they are sent
 * (send-outbox.ts). Rejects when it cannot be made; such a mail is tried again like one that found no server.
 */
export function guideAttachment(language: Language): Promise<MailAttachment> {
	const known = made.get(language);
	if (known) return known;
	const making = make(language);
	made.set(language, making);
	making.catch(() => made.delete(language));
	return making;
}

async function make(language: Language): Promise<MailAttachment> {
	const content = await guidePdf(language, await readFonts());
	return { filename: `halcyon-${translator(language)("guide.file")}.pdf`, contentType: "application/pdf", content };
}

async function readFonts(): Promise<GuideFonts> {
	const folder = join(projectRoot(), "src/mail/fonts");
	const [text, display] = await Promise.all(
		["figtree-400.ttf", "newsreader-400.ttf"].map((name) => readFile(join(folder, name))),
	);
	if (!text || !display) throw new Error("the guide's fonts cannot be read");
	return { text, display };
}
