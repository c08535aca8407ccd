import type { Language } from "#domain/language.ts";

export interface MailAttachment {
	readonly filename: string;
	readonly contentType: string;
	readonly content: Uint8Array;
}

/**
 * The group-house guide as a file in a language; null as long as there is no file. Mails of the kind `guide`
 * take what this answers when they are sent (send-outbox.ts), and say so when they are written (form-mails.ts);
 * until then they promise the guide, and the office sends it.
 */
export async function guideAttachment(_language: Language): Promise<MailAttachment | null> {
	return null;
}
