import type { Language } from "#domain/language.ts";
import type { Catalogue } from "./catalogue.ts";

/** Catalogues this process or browser has; specification §9: kept 24 hours, which the hash in the address makes safe. */
const loaded = new Map<Language, Catalogue>();

/** Makes a language's texts ready; on the server they are at hand, a browser fetches them once under their hash. */
export async function loadMessages(language: Language, hash = ""): Promise<void> {
	if (loaded.has(language)) return;
	if (import.meta.env.SSR) {
		const { COMPILED } = await import("./catalogues.server.ts");
		loaded.set(language, COMPILED[language]);
		return;
	}
	try {
		const response = await fetch(messagesPath(hash, language));
		if (!response.ok) throw new Error(`status ${response.status}`);
		loaded.set(language, await response.json());
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		console.error(`Failed loading locale (${language}): ${reason}`);
		throw new Error("Failed loading locale", { cause });
	}
}

/** Texts of a language that was loaded before; those with placeholders are taken apart (`COMPILED`). */
export function messagesOf(language: Language): Catalogue {
	const catalogue = loaded.get(language);
	if (!catalogue) throw new Error(`the texts of ${language} are used before they are loaded`);
	return catalogue;
}

/** Address of a language's texts. */
export function messagesPath(hash: string, language: Language): string {
	return `/_i18n/${hash}/${language}/messages.json`;
}
